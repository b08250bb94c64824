### Hindi
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: no

### words

## about

language-name = हिन्दी

## cards

color = { $color ->
    [R] लाल
    [Y] पीला
    [G] हरा
    [P] गुलाबी
    [T] फ़िरोज़ी
    [O] नारंगी
    [U] बैंगनी
   *[B] नीला
}
face = { $face ->
    [S] स्किप
    [R] रिवर्स
    [D2] ड्रॉ टू
    [D4] ड्रॉ फ़ोर
    [SA] स्किप एवरीवन
    [DA] डिस्कार्ड ऑल
    [H1] हिट 1
    [H2] हिट 2
    [TH] ट्रेड हैंड्स
    [W] वाइल्ड
    [WD4] वाइल्ड ड्रॉ फ़ोर
    [WSW] वाइल्ड स्वैप हैंड्स
    [WSH] वाइल्ड शफ़ल हैंड्स
    [WC] वाइल्ड कस्टमाइज़ेबल
    [WR4] वाइल्ड रिवर्स ड्रॉ फ़ोर
    [WRL] वाइल्ड कलर रूलेट
    [WD6] वाइल्ड ड्रॉ सिक्स
    [WD10] वाइल्ड ड्रॉ टेन
    [WRV] वाइल्ड रिवर्स
    [WSK] वाइल्ड स्किप
    [WS2] वाइल्ड स्किप टू
    [WD2] वाइल्ड ड्रॉ टू
    [WT2] वाइल्ड टारगेटेड ड्रॉ टू
    [WFS] वाइल्ड फ़ोर्स्ड स्वैप
    [WAH] वाइल्ड ऑल हिट
    [WHF] वाइल्ड हिट-फ़ायर
    [WAA] वाइल्ड अटैक-अटैक
    [D1] ड्रॉ वन
    [D5] ड्रॉ फ़ाइव
    [F] फ़्लिप
    [WDC] वाइल्ड ड्रॉ कलर
   *[other] { $face }
}
card = { $color ->
    [R] लाल
    [Y] पीला
    [G] हरा
    [P] गुलाबी
    [T] फ़िरोज़ी
    [O] नारंगी
    [U] बैंगनी
   *[B] नीला
} { $face ->
    [S] स्किप
    [R] रिवर्स
    [D2] ड्रॉ टू
    [D4] ड्रॉ फ़ोर
    [SA] स्किप एवरीवन
    [DA] डिस्कार्ड ऑल
    [H1] हिट 1
    [H2] हिट 2
    [TH] ट्रेड हैंड्स
    [D1] ड्रॉ वन
    [D5] ड्रॉ फ़ाइव
    [F] फ़्लिप
   *[other] { $face }
}
card-wild = { $wild } ({ $color ->
    [R] लाल
    [Y] पीला
    [G] हरा
    [P] गुलाबी
    [T] फ़िरोज़ी
    [O] नारंगी
    [U] बैंगनी
   *[B] नीला
})
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [D4] +4
    [SA] ⊘+
    [DA] ⇊
    [H1] ↯1
    [H2] ↯2
    [TH] ⇆
    [W] W
    [WD4] +4
    [WSW] W⇆
    [WSH] W⤨
    [WC] W✱
    [WR4] ⇄4
    [WRL] ◎
    [WD6] +6
    [WD10] +10
    [WRV] ⇄
    [WSK] ⊘
    [WS2] ⊘2
    [WD2] +2
    [WT2] ◎2
    [WFS] ⇆
    [WAH] ↯∀
    [WHF] ↯
    [WAA] ↯↯
    [D1] +1
    [D5] +5
    [F] ◪
    [WDC] +◎
   *[other] { $face }
}
card-lettered = { $color ->
    [R] ला
    [Y] पी
    [G] ह
    [P] गु
    [T] फ़ि
    [O] ना
    [U] बैं
   *[B] नी
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } उल्टे
card-hidden-short = ?
cards = { $count } कार्ड
points = { $count } अंक
rounds-won = { $count } राउंड जीते

## moves

move-play = { $card } चलें
move-play-uno = { $card } चलें और यूनो बोलें
move-draw = एक कार्ड उठाएँ
move-pass = उठाया हुआ कार्ड रखें
move-pass-empty = पास: उठाने को कुछ नहीं बचा
move-challenge = { $name } को चैलेंज करें
move-accept = { $owed } कार्ड उठाएँ
move-accept-until = { $color } आने तक उठाएँ
move-uno = यूनो बोलें
move-catch = { $name } को पकड़ें
move-color = { $color } चुनें
move-at = { $move }, { $name } के साथ
move-at-draws = { $move }: { $name } को दो कार्ड उठाने होंगे
move-passes-hands = { $move }, सबके कार्ड आगे
move-penalized = { $draws ->
    [press] { $move }: नियम के ख़िलाफ़, लॉन्चर { $count } बार दबाना होगा
   *[draw] { $move }: नियम के ख़िलाफ़, जुर्माना { $count } कार्ड
}
move-vote = वोट दें: { $rule }
move-time = राउंड समाप्त करें: समय पूरा हुआ
move-take-back = अपनी पिछली चाल वापस लें

refused-by-setting = { $told } नियम: { $setting }।
refused-seat-out = आप इस राउंड से बाहर हैं।
refused-vote-first = पहले सब वोट दें।
refused-already-voted = आपने वोट दे दिया है।
refused-no-vote = अभी कोई वोट नहीं चल रहा।
refused-not-identical = अभी **{ $name }** की बारी है। जंप-इन सिर्फ़ ऐसे ही दूसरे कार्ड से हो सकता है: { $top }।
refused-cannot-stack = आपको { $owed } कार्ड उठाने हैं, और { $card } से वे आगे नहीं बढ़ते।
refused-no-challenge = जो कार्ड आपको उठाने हैं, उन्हें चैलेंज नहीं किया जा सकता।
refused-must-play = { $card } मेल खाता है, इसलिए आपको उसे चलना है।
refused-at-limit = आपके { $held } कार्ड { $limit } की सीमा पर हैं, इसलिए आप और नहीं उठा सकते। पास करें।
refused-two-on-four = { $card }: यह वाइल्ड ड्रॉ फ़ोर पर नहीं चलता।
refused-four-others-fit = आपका कोई और कार्ड मेल खाता है, इसलिए आप अभी { $card } नहीं चल सकते।
refused-last-card = { $card } आपका आख़िरी कार्ड नहीं हो सकता।
refused-target-first = { $card }: पहले किसी खिलाड़ी को चुनें।
refused-color-missing = { $card }: पहले कोई रंग चुनें।
refused-bad-target = कोई और खिलाड़ी चुनें, जो अभी राउंड में हो।
refused-uno-not-before = यूनो आख़िरी से पहले वाला कार्ड चलते समय बोलें, या जब एक ही कार्ड बचा हो।
refused-uno-by-itself = यहाँ आपको यूनो नहीं बोलना है।
refused-no-clock = इस राउंड में घड़ी नहीं है।
refused-no-take-back = वह चाल पक्की है। अब वापस नहीं ली जा सकती।
refused-round-over = यह राउंड समाप्त हो चुका है।
refused-not-your-turn = अभी **{ $name }** की बारी है।
refused-color-first = पहले वाइल्ड का रंग चुनें।
refused-answer-first = पहले { $owed } कार्ड उठाने हैं।
refused-already-drew = आपने कार्ड उठा लिया है। उसे चलें या रखें।
refused-only-drawn = उठाने के बाद आप सिर्फ़ उठाया हुआ कार्ड चल सकते हैं: { $card }।
refused-drawn-blind = आपने एक कार्ड उल्टा उठाया, इसलिए इस बारी में आप कोई और कार्ड नहीं चल सकते। उसे रख लें।
refused-not-seen = { $card }: यह आपके सीधे कार्डों में नहीं है।
refused-nothing-drawn = उठाने को कुछ नहीं था, इसलिए आपकी बारी पूरी हुई।
refused-draw-first = रखने से पहले एक कार्ड उठाएँ।
refused-nothing-to-answer = न कुछ उठाना है, न किसी को चैलेंज करना है।
refused-no-color-asked = अभी कोई रंग नहीं चुनना है।
refused-not-in-hand = { $card } आपके पास नहीं है।
refused-no-match = { $card } मेल नहीं खाता। रंग { $color }, या ऊपर वाले ({ $top }) का नंबर या निशान, या वाइल्ड चलें।
refused-four-not-legal = आपके पास रंग “{ $color }” है, इसलिए आप अभी { $card } नहीं चल सकते।
refused-one-card-only = यहाँ आप एक बार में एक ही कार्ड चल सकते हैं।
refused-in-order = { $held } एक जैसे कार्ड हों, तो आप सिर्फ़ यह चुनते हैं कि कितने चलने हैं। वे रंग के क्रम में लगते हैं।
refused-no-target = इस कार्ड के लिए आप कोई खिलाड़ी नहीं चुनते।
refused-uno-not-now = { $held ->
    [one] आप अभी यूनो नहीं बोल सकते।
   *[other] यूनो आख़िरी कार्ड के लिए है। आपके पास { $held } हैं।
}
refused-uno-already-said = आपने यूनो बोल दिया है।
refused-catch-self = आप ख़ुद को नहीं पकड़ सकते। यूनो बोलें।
refused-catch-many-cards = **{ $name }** के पास { $held } कार्ड हैं: पकड़ने को कुछ नहीं।
refused-catch-said = **{ $name }** ने यूनो बोल दिया है।
refused-catch-too-late = **{ $name }** को पकड़ने में देर हो गई।
refused-catch-faster = **{ $by }** ज़्यादा तेज़ निकले: **{ $name }** पकड़े जा चुके हैं।
refused-catch-nobody = उस सीट पर कोई खिलाड़ी नहीं है।

## narration

narration-deal = राउंड { $number }: **{ $name }** ने कार्ड बाँटे, पहला खुला कार्ड { $emoji } { $card }।
narration-deal-bare = राउंड { $number }: **{ $name }** ने कार्ड बाँटे।
narration-deal-begins = **{ $name }** शुरू करते हैं।
narration-joined = { $names } { $count ->
    [one] खेल में शामिल हुए।
   *[other] खेल में शामिल हुए।
}
narration-put-back = पहला खुला कार्ड गड्डी में वापस रखा गया।
narration-play = **{ $name }** की चाल: { $cards }।
narration-play-uno = **{ $name }** की चाल: { $cards }, और यूनो!
narration-discarded = { $count ->
    [one] साथ में { $count } कार्ड गया:
   *[other] साथ में { $count } कार्ड गए:
} { $cards }।
narration-skip = **{ $name }** की बारी छूटी।
narration-skip-all = बाक़ी सबकी बारी छूटी। **{ $name }** की बारी फिर से।
narration-reverse = खेल की दिशा उलट गई।
narration-draw = **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-draws-and-misses = **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया, क्योंकि गड्डी ख़ाली है,
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
} और बारी गँवाई।
narration-draws = **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-presses = **{ $name }** ने दबाया: { $told }।
narration-presses-and-misses = **{ $name }** ने दबाया और बारी छूटी: { $told }।
press-silent = क्लिक
press-fired = 💥 { $count ->
    [0] कोई कार्ड नहीं बचा
   *[other] { $count } कार्ड
}
press-pending = ❔
narration-pass = **{ $name }** ने पास किया।
narration-draw-pass = { $count ->
    [0] गड्डी ख़ाली थी, **{ $name }** ने पास किया
    [one] **{ $name }** ने कार्ड उठाया और पास किया
   *[other] **{ $name }** ने { $count } कार्ड उठाए और पास किया
}।
narration-taken-back = **{ $name }** ने चाल वापस ली: { $cards }।
narration-taken-back-other = **{ $name }** ने वह चाल वापस ली।
narration-color = **{ $name }** का चुना रंग: { $emoji } { $color }।
narration-roulette = **{ $name }** को एक रंग बताना है।
narration-roulette-color = **{ $name }** का बताया रंग: { $emoji } { $color }। { $count ->
    [0] गड्डी ख़ाली है
    [one] { $count } कार्ड पलटा
   *[other] { $count } कार्ड पलटे
} और बारी छूटी।
narration-roulette-cards = पलटे कार्ड: { $cards }।
narration-accept = **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया, क्योंकि गड्डी ख़ाली है,
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
} और बारी गँवाई।
narration-accept-only = **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-challenge-won = **{ $name }** ने **{ $by }** को चैलेंज किया और सही निकले: **{ $by }** ने { $count ->
    [0] कुछ नहीं उठाया, क्योंकि गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-challenge-lost = **{ $name }** ने **{ $by }** को चैलेंज किया और ग़लत निकले: **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया, क्योंकि गड्डी ख़ाली है,
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
} और बारी गँवाई।
narration-hand = { $told } **{ $name }** के कार्ड: { $cards }
narration-uno = **{ $name }** ने यूनो बोला।
narration-caught = **{ $by }** ने **{ $name }** को बिना यूनो पकड़ा। **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-caught-only = **{ $by }** ने **{ $name }** को बिना यूनो पकड़ा।
narration-out = **{ $name }** के कार्ड ख़त्म!
narration-last-left = आख़िर में सिर्फ़ **{ $name }** बाक़ी।
narration-placed = **{ $name }** के कार्ड ख़त्म, अगला स्थान उनका।
narration-waits = **{ $name }** के कार्ड ख़त्म, साथी का खेल जारी है।
narration-over-limit = **{ $name }** के पास { $count } कार्ड हैं: इस राउंड से बाहर।
narration-knocked-out = **{ $by }** के { $card } से **{ $name }** बाहर: { $count } कार्ड।
narration-owed = { $count ->
    [one] अब { $count } कार्ड उठाना है।
   *[other] अब { $count } कार्ड उठाने हैं।
}
narration-owed-until = { $color } आने तक कार्ड उठाने हैं।
narration-owed-self = दो खिलाड़ियों में यह **{ $name }** पर ही: अब { $count } कार्ड उठाने हैं।
narration-others-draw = बाक़ी सबने एक-एक कार्ड उठाया।
narration-false-catch = **{ $by }** ने **{ $name }** को ग़लत पकड़ा और { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-false-catch-only = **{ $by }** ने **{ $name }** को ग़लत पकड़ा।
narration-wrong-play = **{ $name }** की कोशिश: { $cards }, जो मेल नहीं खाता। **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-wrong-play-only = **{ $name }** की कोशिश: { $cards }, जो मेल नहीं खाता।
narration-swap = **{ $name }** और **{ $target }** के सारे कार्ड आपस में बदल गए।
narration-shuffle = सबके कार्ड शफ़ल करके फिर बाँटे गए।
narration-pass-hands = सबके कार्ड अगले खिलाड़ी को मिले।
narration-turned-over = सब पलट गया: अब { $side ->
    [dark] डार्क
   *[light] लाइट
} साइड चालू है, ऊपर { $emoji } { $card }।
narration-open = **{ $name }** के कार्ड अब सबके सामने खुले हैं।
narration-vote-began = सब वोट दें: वाइल्ड कस्टमाइज़ेबल क्या करे?
narration-voted = **{ $name }** ने वोट दिया।
narration-rule = **वाइल्ड कस्टमाइज़ेबल**: { $rule }।
narration-eliminated = **{ $name }** मैच से बाहर।
narration-seats = सबकी सीट बदली। टेबल पर अब क्रम से: { $names }।
narration-time = इस राउंड का समय पूरा हुआ।
narration-reshuffle = ढेर के कार्ड शफ़ल होकर नई गड्डी बने।
narration-clock = { $told } _समय पूरा हुआ।_
narration-autopilot = { $told } _AI की चाल।_
coming-off = **{ $name }** अभी नहीं हैं। AI खेल रहा है।
coming-back = **{ $name }** वापस आ गए।
coming-handed = **{ $name }** ने अपनी जगह **{ $other }** को दी।
coming-taken = **{ $name }** ने **{ $other }** की जगह ली।
coming-joins = **{ $name }** अगले राउंड से खेलेंगे।
narration-skipped = { $told } _बाक़ी लोगों ने स्किप का वोट दिया।_

## durations

duration-seconds = { $count } सेकंड
duration-minutes = { $count } मिनट
duration-hours = { $count ->
    [one] { $count } घंटा
   *[other] { $count } घंटे
}
duration-days = { $count } दिन

## characters

character-Kim = सोचते हुए गुनगुनाने की आदत
character-Lou = हर कार्ड से पुरानी दोस्ती
character-Max = हमेशा समय से पहले, कभी जल्दी में नहीं
character-Noa = चेहरे पर कोई भाव नहीं
character-Pat = कार्ड हमेशा करीने से
character-Quin = हर बात पर एक नई थ्योरी
character-Robin = सूरज से पहले जागने की आदत
character-Sam = पहले हँसी, फिर चाल
character-Toni = हर खेल फ़ाइनल जैसा
character-Uli = सबके लिए नाश्ता तैयार
character-Alex = बदकिस्मती पर बस एक मुस्कान
character-Bo = कम बातें, ज़्यादा मुस्कान
character-Charlie = दूसरों के लिए भी तालियाँ
character-Dani = बारियों के बीच बादलों की गिनती
character-Eli = नियम पढ़ने का शौक़
character-Fin = काँटे की टक्कर पसंद
character-Gabi = लंबे क़िस्से, तेज़ चालें
character-Jo = लकी मोज़ों पर भरोसा
character-Mika = झील जैसा शांत मन
character-Vik = हर वापसी पर यक़ीन

remark = 💬 **{ $name }**: “{ $words }”
remark-won = { $pick ->
    [0] क्या खेल था! एक और?
    [1] आज पूरी शाम मुस्कान रहेगी।
   *[other] सबने बढ़िया खेला।
}
remark-out = { $pick ->
    [0] यही आख़िरी था।
    [1] देखो, एक भी कार्ड नहीं!
   *[other] हाथ ख़ाली। चाय?
}
remark-caught = { $pick ->
    [0] अरे! अच्छा पकड़ा।
    [1] और मुझे लगा सब ठीक है।
   *[other] ठीक है, ग़लती मेरी।
}
remark-guilty = { $pick ->
    [0] आपने मन पढ़ लिया।
    [1] कोशिश तो बनती थी।
   *[other] राज़ ज़्यादा देर नहीं टिका।
}
remark-innocent = { $pick ->
    [0] मैं? कभी नहीं!
    [1] देखा? सब सही।
   *[other] मेरा मन साफ़ है।
}
remark-swap = { $pick ->
    [0] देखें, यहाँ क्या है।
    [1] नया नज़ारा!
   *[other] सब कुछ नया।
}
remark-uno = { $pick ->
    [0] यूनो! सबने सुना?
    [1] यूनो, और बोला भी!
   *[other] बस एक बाक़ी। यूनो!
}
remark-draw = { $pick ->
    [0] उफ़।
    [1] मेरे कार्डों को साथ चाहिए था।
   *[other] शुक्रिया, मुझे इनका शौक़ है।
}

table-thinking-color = **{ $name }** रंग चुन रहे हैं…
table-thinking-challenge = **{ $name }** सोच रहे हैं: { $owed } कार्ड उठाएँ, या चैलेंज करें…
table-thinking-challenge-until = **{ $name }** सोच रहे हैं: चैलेंज करें या उठाएँ…
table-thinking-target = **{ $name }** किसी को चुन रहे हैं…
table-thinking-drawn = **{ $name }** अभी उठाया कार्ड देख रहे हैं…

## explain

button-explain = क्यों नहीं?
explain-title = आप क्या चल सकते हैं, और क्यों
explain-fits = आप इसे चल सकते हैं।
explain-no-match = मेल नहीं खाता। रंग { $color }, या ऊपर वाले ({ $top }) का नंबर या निशान, या वाइल्ड चलें।
explain-cannot-stack = इससे वे { $owed } कार्ड आगे नहीं बढ़ते, जो आपको उठाने हैं।
explain-cannot-stack-until = इससे आगे नहीं बढ़ता। आपको { $color } आने तक उठाना है।
explain-cannot-raise = जो { $owed } कार्ड आपको उठाने हैं, वे सिर्फ़ +{ $least } या ज़्यादा से आगे बढ़ते हैं।
explain-unseen = उल्टा है। अगली बारी शुरू होने पर आप इसे देखेंगे।
explain-penalty = { $draws ->
    [press] मेल नहीं खाता; चलने पर लॉन्चर { $count } बार दबाना होगा।
   *[draw] मेल नहीं खाता; चलने पर जुर्माना { $count } कार्ड।
}
explain-more = { $count ->
    [one] { $count } और कारण नहीं दिखाया गया।
   *[other] { $count } और कारण नहीं दिखाए गए।
}

## rulebook

rulebook-intro = # नियम

    `unobot rules --markdown` यह पेज दिखाता है, और `--language` के साथ किसी दूसरी भाषा में। टेबल आधिकारिक नियमों से खेलती है, जब तक होस्ट शुरू होने से पहले दूसरे न चुनें: कोई प्रीसेट, अलग-अलग हाउस रूल, या नियम कोड। `/uno rules` टेबल के नियम समझाता है, और *क्यों नहीं?* बताता है कि कौन-सा नियम किसी कार्ड को रोक रहा है।
rulebook-presets = प्रीसेट
rulebook-presets-what = हर प्रीसेट हाउस रूल का एक समूह है, जिसका अपना नाम है। सूची में आधिकारिक नियमों से फ़र्क़ हैं। आप कोड को `/uno start` में पेस्ट कर सकते हैं।
rulebook-fields = हाउस रूल
rulebook-fields-what = आप सभी हाउस रूल साथ चला सकते हैं, जब तक सूची मना न करे।
rulebook-number = { $low } से { $high } तक की संख्या। आधिकारिक: { $official }।
rulebook-official = { " " }(आधिकारिक)
rulebook-switch = चालू हो, तो:
rulebook-seats = { $setting } (सिर्फ़ { $seats } खिलाड़ियों के साथ)।
rulebook-clash = साथ नहीं चलते: { $settings }। { $why }
rulebook-edges = जहाँ नियम टकराते हैं
rulebook-edges-what = कुछ मेल कोई सवाल खुला छोड़ते हैं। तब यह होता है:
edge-last-card = **आख़िरी कार्ड, जो सबके कार्ड बदलवाता हो।** कार्ड ख़त्म होते ही राउंड ख़त्म। 7, 0, स्वैप हैंड्स, शफ़ल हैंड्स या कस्टमाइज़ेबल आख़िरी कार्ड हो, तो न कुछ बदलता है, न कुछ पूछा जाता है। यह तब भी सच है जब बाक़ी लोग खेलते रहें।
edge-last-pass-on = **कार्ड आगे बढ़ाकर अपने कार्ड ख़त्म करना।** आपको कार्ड उठाने हों, तो आप रिवर्स या स्किप से अपने कार्ड ख़त्म कर सकते हैं। जिसे तब उठाने हैं, वह अंक गिनने से पहले पूरा जोड़ उठाता है।
edge-zero-of-two = **दो खिलाड़ियों में 0** दोनों के सारे कार्ड आपस में बदलता है।
edge-owing-seat-leaves = **जिसे कार्ड उठाने हों, वह चला जाए।** कार्ड सीट के साथ रहते हैं। उसकी जगह खेलने वाला AI जवाब देता है, और लौटने वाला खिलाड़ी बाक़ी उठाता है।
edge-jump-in-owed = **किसी को कार्ड उठाने हों, तब जंप-इन।** जिसके पास वैसा ही ड्रॉ कार्ड हो, वह उसे चल सकता है। उसके कार्ड जुड़ते हैं, और जंप-इन के बाद वाले खिलाड़ी को पूरा जोड़ उठाना है।
edge-jump-in-challenge = **जवाब के इंतज़ार वाले वाइल्ड ड्रॉ फ़ोर पर जंप-इन।** वह बाक़ी कार्डों की तरह स्टैक होता है। सवाल अगले खिलाड़ी के पास जाता है, और सिर्फ़ आख़िरी वाइल्ड ड्रॉ फ़ोर को चैलेंज किया जा सकता है।
edge-jump-in-own-card = **अपने ही कार्ड पर जंप-इन** की इजाज़त है। जब तक कोई और कार्ड न चले, आप अपने कार्ड पर हूबहू वही कार्ड चल सकते हैं।
edge-jump-in-out = **जंप-इन से कार्ड ख़त्म करना** किसी भी दूसरे आख़िरी कार्ड की तरह राउंड ख़त्म करता है। वह ड्रॉ कार्ड हो, तो जंप-इन के बाद वाला खिलाड़ी फिर भी उठाता है।
edge-jump-in-uno = **छूटा यूनो पकड़ा जा सकता हो, तब जंप-इन।** पकड़ने का समय तभी ख़त्म होता है, जब बारी वाला खिलाड़ी चाल चले। जंप-इन से वह ख़त्म नहीं होता, इसलिए एक साथ कई खिलाड़ी पकड़े जा सकते हैं।
edge-uno-moved-hands = **अदला-बदली से एक कार्ड।** यूनो उस चाल का है जिससे एक कार्ड बचे। कार्ड बदलने, आगे जाने या शफ़ल होने के बाद पकड़ने को कुछ नहीं। जिसके पास एक कार्ड हो, वह फिर भी यूनो बोल सकता है। बोला गया यूनो कार्डों के साथ दूसरे के पास नहीं जाता।
edge-uno-drawn-card = **उठाया हुआ कार्ड चलने पर एक कार्ड बचे,** तो किसी भी चाल की तरह यूनो बोलना है। उठाने से पहले बोला गया यूनो नहीं गिना जाता, क्योंकि कार्ड बढ़ गए।
edge-reshuffle-penalty = **जुर्माना उठाते-उठाते गड्डी ख़त्म हो जाए।** खिलाड़ी पहले बचे हुए कार्ड उठाता है। फिर ऊपर वाले को छोड़ ढेर के सारे कार्ड शफ़ल होते हैं, और वह उनमें से उठाता है। वह भी कम पड़े, तो जितने बचे हों उतने ही।
edge-challenge-stacked = **स्टैक पर चैलेंज** सिर्फ़ आख़िरी वाइल्ड ड्रॉ फ़ोर के बारे में है। चैलेंज सही: उसे चलने वाला पूरा जोड़ उठाता है। चैलेंज ग़लत: चैलेंज करने वाला पूरा जोड़ और दो कार्ड उठाता है। जो स्टैक करे, वह चैलेंज का मौक़ा छोड़ देता है।
edge-blind-turn = **ब्लाइंड ड्रॉ का कार्ड कब सीधा होता है।** आप उसे अगली बारी शुरू होने पर देखते हैं, जैसे ही आप चल सकें या आपको उठाना हो। छूटी हुई बारी नहीं गिनी जाती। अगर आप जोड़ उठाकर फिर चाल चलते हैं (“उठाने के बाद चाल”), तो कार्ड एक बारी बाद देखते हैं। अगर किसी और की बारी में उठाते हैं (बम, जुर्माना, वाइल्ड कस्टमाइज़ेबल), तो अपनी अगली बारी में देखते हैं।
edge-blind-hands = **ब्लाइंड ड्रॉ, और कार्डों की अदला-बदली।** जिसे दूसरे के कार्ड मिलें, उसने उन्हें उठाया नहीं है, और वह सब तुरंत देखता है। वे भी जो पहले वाले मालिक ने अभी नहीं देखे थे।
edge-blind-judged = **ब्लाइंड ड्रॉ, और क्या चलना ज़रूरी या मुमकिन है।** सिर्फ़ आपके देखे हुए कार्ड गिने जाते हैं: चाल के लिए, जंप-इन के लिए, “चलना ज़रूरी” के लिए, और जायज़ वाइल्ड ड्रॉ फ़ोर के लिए। चैलेंज का फ़ैसला उन्हीं से होता है, और बाक़ी उल्टे दिखाए जाते हैं। यूनो, कार्डों की सीमा और राउंड के अंकों के लिए आपके सभी कार्ड गिने जाते हैं।
edge-leaving-open = **रंग, खिलाड़ी का चुनाव या चैलेंज बाक़ी हो, और बारी वाला चला जाए।** AI तुरंत उस सीट के लिए खेलता है। वह रंग या खिलाड़ी चुनता है, या उठाता है, या चैलेंज करता है।
edge-only-ais = **सिर्फ़ AI बचे हैं।** जब आख़िरी व्यक्ति जाता है या जवाब देना बंद करता है, खेल रुकता है, और न कुछ उठाया जाता है, न गिना जाता है। मैच का कोई भी व्यक्ति कुछ दबाए, तो वह आगे चलता है। आख़िरी व्यक्ति के जाने के दस मिनट बाद मैच रुक जाता है। उसके खिलाड़ी सात दिन के अंदर **आगे खेलें** या `/uno resume` से उसे आगे बढ़ा सकते हैं। AI अकेले तभी खेलते हैं जब सबने ऑटोपायलट चालू किया हो, और तब मैच किसी के लिए नहीं गिना जाता।
edge-late = **देर से आना, लौटकर आना।** लौटने वाले खिलाड़ी को अपनी ही सीट, कार्ड और स्कोर मिलते हैं, नए कभी नहीं। होस्ट ने सीट AI को दे दी हो, तो वही सीट वापस ली जा सकती है, कोई दूसरी नहीं। नया खिलाड़ी AI की सीट उसके कार्ड और स्कोर के साथ तुरंत लेता है। या अगले राउंड से नई सीट पाता है, सबसे पीछे और सबसे कम स्कोर के साथ। टीमों में, एलिमिनेशन में, या तय राउंड वाले मैच में नई सीट नहीं मिलती।

## rulesets

value-switch = { $value ->
    [on] चालू
   *[off] बंद
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = कैसे खेलें
rules-topic-house = यहाँ के हाउस रूल
rules-topic-cards = कार्ड
rules-topic-asked = अक्सर पूछा जाता है
rules-first = { $both ->
    [on] दूसरी टीमों से पहले अपनी टीम के दोनों के कार्ड ख़त्म करें।
   *[off] सबसे पहले अपने कार्ड ख़त्म करें।
}
rules-goal = **लक्ष्य** · { $scoring ->
    [single] { $first } एक राउंड ही मैच है, और अंक नहीं गिने जाते।
    [until_last] अपने कार्ड ख़त्म करें और अगला स्थान पाएँ। बाक़ी तब तक खेलते हैं जब तक एक ही के पास कार्ड बचें। एक राउंड ही मैच है, और अंक नहीं गिने जाते।
    [golf] राउंड ख़त्म होने पर अपने पास कम अंक रखें। { $both ->
        [on] किसी टीम के दोनों
       *[off] किसी
    } के कार्ड ख़त्म होते ही राउंड ख़त्म होता है। तब हर किसी को अपने बचे कार्डों के अंक मिलते हैं{ $teams ->
        [on] , साथी के भी
       *[off] { "" }
    }। { $points } { $rounds } राउंड के बाद सबसे कम जोड़ जीतता है। बराबरी हो, तो एक राउंड और खेला जाता है।
    [best_of] { $first } इससे राउंड जीता जाता है, और अंक नहीं गिने जाते। मैच { $rounds } राउंड का है, और सबसे ज़्यादा राउंड जीतने वाला जीतता है। जब कोई बराबरी न कर सके, तो मैच पहले ख़त्म होता है। सबसे आगे के बराबर हों, तो एक राउंड और खेला जाता है।
   *[points] { $first } इससे राउंड जीता जाता है, और { $teams ->
        [on] विरोधियों के
       *[off] बाक़ी सबके
    } कार्डों के अंक मिलते हैं। { $points } { $elimination ->
        [on] हर राउंड के बाद वह बाहर होता है, जिसके पास सबसे ज़्यादा अंक हों। आख़िर में जो बचे, वह मैच जीतता है।
       *[off] जो पहले { $target } अंकों तक पहुँचे, वह मैच जीतता है। सबसे आगे के दो बराबर हों, तो एक राउंड और खेला जाता है।
    }
}
rules-points = कार्डों के अंक: { $points }।
rules-points-number = नंबर जितना लिखा है
rules-points-action = एक्शन कार्ड { $points }
rules-points-wild = वाइल्ड { $points }
rules-points-others = बाक़ी सब { $points }
rules-points-face = { $card } { $points }
rules-turn = **आपकी बारी**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] कोई भी कार्ड चलें।
    [always] कोई भी कार्ड चलें। उसके बदले कार्ड नहीं उठा सकते।
   *[match] ऊपर वाले कार्ड के रंग, नंबर या निशान का कार्ड चलें, या वाइल्ड।
}
rules-turn-press = चाल के बदले लॉन्चर एक बार दबाएँ। वह चुप रहता है या आप पर कार्ड फेंकता है। फिर आपकी बारी ख़त्म।
rules-turn-uno = { $kind ->
    [off] किसी को यूनो नहीं बोलना है।
    [announced] चाल के बाद एक कार्ड बचे, तो यूनो अपने आप बोला जाता है।
    [strict] एक कार्ड बचे, तो **यूनो** बोलना ज़रूरी है, इससे पहले कि कोई आपको पकड़ ले। पहले से बोला यूनो नहीं गिना जाता।
   *[call] एक कार्ड बचे, तो **यूनो** बोलना ज़रूरी है: कार्ड चलते समय, ठीक उससे पहले, या उसके बाद जब तक कोई आपको पकड़ न ले।
}{ $catches ->
    [draw] { " " }पकड़े जाने पर { $penalty ->
        [0] कुछ नहीं होता।
        [one] आपको { $penalty } कार्ड उठाना है।
       *[other] आपको { $penalty } कार्ड उठाने हैं।
    }
    [press] { " " }पकड़े जाने पर { $penalty ->
        [0] कुछ नहीं होता।
       *[other] आपको लॉन्चर { $penalty } बार दबाना है।
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **वाइल्ड कार्ड** · किसी भी कार्ड पर चलते हैं, और रंग आप चुनते हैं।
rules-card = **{ $card }** · { $does }
rules-no-challenge = ड्रॉ कार्डों पर चैलेंज नहीं होता।
rules-asked-draw = चल सकते हुए भी कार्ड उठा सकते हैं? हाँ।
rules-asked-press = चल सकते हुए भी लॉन्चर दबा सकते हैं? हाँ।
rules-asked-stack = क्या स्टैक करना ज़रूरी है? नहीं, पूरा जोड़ उठा सकते हैं। स्टैक के लिए + पिछले + जितना या बड़ा हो, जोड़ जितना नहीं। रंग मायने नहीं रखता।
rules-asked-discard = क्या डिस्कार्ड ऑल से कार्ड ख़त्म कर सकते हैं? हाँ। एक कार्ड बचे तो यूनो बोलें। साथ गए कार्डों का असर नहीं होता।
rules-asked-roulette = रूलेट का रंग कौन बताता है? जिस पर वह पड़े। वाइल्ड से वह नहीं रुकता, और उस पर स्टैक नहीं होता।
rules-asked-out = { $limit } कार्ड होने पर खिलाड़ी बाहर, एक राउंड में कई भी हो सकते हैं। उनके कार्ड ढेर के नीचे जाते हैं और अगले शफ़ल में लौटते हैं।
rules-asked-seven = क्या सात पर कार्ड बदलना ज़रूरी है? हाँ, आख़िरी कार्ड को छोड़कर।
rules-asked-backs = मुझे अपने कार्डों की पिछली तरफ़ क्यों नहीं दिखती? उसे सिर्फ़ बाक़ी लोग देखते हैं, जैसे असली टेबल पर। फ़्लिप के बाद वही आपके कार्ड हैं।
rules-asked-flip = फ़्लिप के बाद ऊपर क्या होता है? ढेर में सबसे नीचे वाला कार्ड। वह वाइल्ड हो, तो अगला खिलाड़ी रंग चुनता है।
rules-asked-side = राउंड के अंत में कौन-सी साइड गिनी जाती है? जो चालू है। आख़िरी कार्ड फ़्लिप हो, तो पहले सबके कार्ड पलटते हैं।
effect-discards-color = आपके उसी रंग के बाक़ी सारे कार्ड साथ जाते हैं, बिना असर के।
effect-turns-over = सब पलटता है: पूरा ढेर एक साथ, गड्डी, और सबके कार्ड। ऊपर आए नए कार्ड का असर नहीं होता।
effect-reverses = खेल की दिशा उलटती है। दो खिलाड़ी हों, तो दूसरे की बारी छूटती है।
effect-owes = अगला खिलाड़ी { $count } कार्ड उठाता है और { $after ->
    [on] फिर चाल चलता है।
   *[off] उसकी बारी छूटती है।
}
effect-reverses-owes = खेल की दिशा उलटती है, और तब जो अगला हो, वह { $count } कार्ड उठाता है और { $after ->
    [on] फिर चाल चलता है।
   *[off] उसकी बारी छूटती है।
} दो खिलाड़ी हों, तो वह आप हैं।
effect-roulette = अगला खिलाड़ी एक रंग बताता है, उस रंग के आने तक कार्ड खोलता है, सब ले लेता है और { $after ->
    [on] फिर चाल चलता है।
   *[off] उसकी बारी छूटती है।
}
effect-presses = अगला खिलाड़ी लॉन्चर { $count } बार दबाता है और { $after ->
    [on] फिर चाल चलता है।
   *[off] उसकी बारी छूटती है।
}
effect-presses-until = अगला खिलाड़ी कार्ड निकलने तक लॉन्चर दबाता है और { $after ->
    [on] फिर चाल चलता है।
   *[off] उसकी बारी छूटती है।
}
effect-skips = { $count ->
    [one] अगले खिलाड़ी की बारी छूटती है।
   *[other] अगले { $count } खिलाड़ियों की बारी छूटती है।
}
effect-skips-all = बाक़ी सबकी बारी छूटती है, और आप फिर खेलते हैं।
effect-others-draw = बाक़ी सब { $count } कार्ड उठाते हैं।
effect-others-press = बाक़ी सब लॉन्चर { $count } बार दबाते हैं।
effect-target-draws = आपकी पसंद का खिलाड़ी { $count } कार्ड उठाता है, पर उसकी बारी नहीं छूटती।
effect-swap = अपनी पसंद के खिलाड़ी से सारे कार्ड बदलें।
effect-swap-owes-uno = तब जिसके पास एक कार्ड हो, उसे यूनो बोलना है।
effect-shuffle = सबके कार्ड जमा करके शफ़ल होते हैं और फिर बँटते हैं।
effect-voted = यह वही करता है जो पहले राउंड से पहले वोट से तय हुआ।
effect-none = इसका कोई असर नहीं।
effect-none-last = आख़िरी कार्ड के रूप में इसका असर नहीं होता।
effect-never-last = यह आपका आख़िरी कार्ड नहीं हो सकता।
effect-never-on = स्टैकिंग के सिवा यह “{ $card }” पर नहीं चला जा सकता।
effect-challenged = अगला खिलाड़ी { $count } कार्ड उठाता है और { $after ->
    [on] फिर चाल चलता है
   *[off] उसकी बारी छूटती है
}{ $kind ->
    [free] । इसे कभी भी चला जा सकता है।
    [strict] । इसे तभी चला जा सकता है जब यह जायज़ हो: { $needs ->
        [no_playable] आपका कोई और कार्ड न चला जा सके।
       *[no_color] आपके पास चालू रंग का कोई कार्ड न हो।
    }
   *[challenge] , या वह चैलेंज करता है। यह तभी जायज़ है जब { $needs ->
        [no_playable] आपका कोई और कार्ड न चला जा सके
       *[no_color] आपके पास चालू रंग का कोई कार्ड न हो
    }। { $sum ->
        [on] चैलेंज सही: पूरा जोड़ आपको ही उठाना है। चैलेंज ग़लत: चैलेंज करने वाला पूरा जोड़ और ऊपर से दो कार्ड उठाता है, और उसकी बारी छूटती है।
       *[off] चैलेंज सही: वे { $count } कार्ड आपको ही उठाने हैं। चैलेंज ग़लत: चैलेंज करने वाला { $more } उठाता है और उसकी बारी छूटती है।
    }
}
effect-challenged-until = अगला खिलाड़ी उस रंग का कार्ड आने तक उठाता है और { $after ->
    [on] फिर चाल चलता है
   *[off] उसकी बारी छूटती है
}{ $kind ->
    [free] । इसे कभी भी चला जा सकता है।
    [strict] । इसे तभी चला जा सकता है जब यह जायज़ हो: { $needs ->
        [no_playable] आपका कोई और कार्ड न चला जा सके।
       *[no_color] आपके पास चालू रंग का कोई कार्ड न हो।
    }
   *[challenge] , या वह चैलेंज करता है। यह तभी जायज़ है जब { $needs ->
        [no_playable] आपका कोई और कार्ड न चला जा सके
       *[no_color] आपके पास चालू रंग का कोई कार्ड न हो
    }। चैलेंज सही: रंग आने तक आपको ही उठाना है। चैलेंज ग़लत: चैलेंज करने वाला रंग आने तक उठाता है, फिर दो और, और उसकी बारी छूटती है।
}

contradiction-no-ruleset = मैं ये नियम नहीं पढ़ सकता। प्रीसेट चुनें, या कोड पेस्ट करें।
contradiction-unknown-field = इस संस्करण में “{ $field }” नाम का कोई नियम नहीं है। प्रीसेट चुनें, या दूसरा कोड पेस्ट करें।
contradiction-bad-value = “{ $field }” का मान “{ $value }” नहीं हो सकता। मेन्यू से चुनें।
contradiction-bad-number = “{ $field }” के लिए { $low } से { $high } तक की संख्या चाहिए, { $value } नहीं।
contradiction-bomb-needs-several = बम यानी कई कार्ड एक साथ। “कई एक साथ” भी चालू करें।
contradiction-keep-needs-move = कोई कार्ड अदला-बदली नहीं करवाता, इसलिए मना करने को कुछ नहीं: “7 पर अदला-बदली” या “0 पर कार्ड आगे” चालू करें, या “बदलना वैकल्पिक” बंद करें।
contradiction-revenge-needs-stacking = “बदला” स्टैक का जोड़ दुगना करता है। पहले किसी तरह की “स्टैकिंग” चुनें।
contradiction-no-draw-needs-limit = ऐसी कोई सीमा नहीं जो किसी को उठाने से रोके। पहले “कार्डों की सीमा” तय करें।
contradiction-limit-within-deal = { $hand_size } कार्ड बँटते ही { $hand_limit } की सीमा पार हो जाएगी। “कार्डों की सीमा” बढ़ाएँ, या “शुरुआती कार्ड” घटाएँ।
contradiction-knock-out-needs-limit = सीमा के बिना कोई बाहर नहीं होता: पहले बाहर करने वाली “कार्डों की सीमा” तय करें।
contradiction-not-in-deck = इस डेक में “{ $field }” ऐसा नहीं हो सकता। वह नियम वैसा ही रहने दें, या दूसरा डेक चुनें।
contradiction-limit-until-last = जो मैच एक के बचने तक चले, उसमें ज़्यादा कार्डों पर कोई बाहर नहीं हो सकता। “सीमा पर” सिर्फ़ उठाना मना करें, या दूसरी “स्कोरिंग” चुनें।
contradiction-four-not-judged = जो वाइल्ड ड्रॉ फ़ोर कभी भी चला जा सके, वह कभी परखा नहीं जाता। “वाइल्ड ड्रॉ फ़ोर जायज़” को वैसा ही छोड़ें, या उसे चैलेंज होने दें।
contradiction-nothing-to-show = कार्ड सिर्फ़ चैलेंज में दिखाए जाते हैं। वाइल्ड ड्रॉ फ़ोर को चैलेंज होने दें, या कार्ड सिर्फ़ चैलेंज करने वाले को दिखाएँ।
contradiction-false-catch-needs-calls = यूनो बोलना ही न हो, तो ग़लत पकड़ नहीं होती। यूनो बोलना रखें, या “ग़लत पकड़” का जुर्माना हटाएँ।
contradiction-double-needs-points = “दुगने अंक” राउंड जीतने वाले के अंक दुगने करता है: “स्कोरिंग” अंकों से चुनें, या इसे बंद करें।
contradiction-both-out-needs-teams = “दोनों के कार्ड ख़त्म” टीमों में ही होता है: “टीमें” भी चालू करें।
contradiction-teams-until-last = टीमें एक के बचने तक नहीं खेल सकतीं। दूसरी “स्कोरिंग” चुनें, या “टीमें” बंद करें।
contradiction-teams-elimination = टीमों से अकेले खिलाड़ी बाहर नहीं हो सकते। “टीमें” या “एलिमिनेशन” बंद करें।
contradiction-elimination-needs-rounds = एलिमिनेशन एक ही के बचने तक चलता है: “स्कोरिंग” अंकों से चुनें, या इसे बंद करें।
contradiction-reshuffle-teams = साथी पूरे मैच में आमने-सामने बैठते हैं। “टीमें” या “सीटों का फेरबदल” बंद करें।
contradiction-reshuffle-needs-rounds = सीटें राउंड के बीच बदलती हैं, और यहाँ एक राउंड ही मैच है। “स्कोरिंग” अंकों से चुनें, या “सीटों का फेरबदल” बंद करें।
contradiction-blind-until-playable = मेल खाने तक उठाने से कार्ड का पता चल जाएगा। एक कार्ड उठाना चुनें, या “ब्लाइंड ड्रॉ” बंद करें।
contradiction-blind-must-play = उल्टे कार्ड को चलना ज़रूरी है या नहीं, यह कोई नहीं बता सकता। उठाए हुए कार्ड को चलने या रखने दें, या “ब्लाइंड ड्रॉ” बंद करें।
contradiction-blind-open-hands = जो कार्ड सबके सामने खुले हों, वे अपने मालिक से छिपे नहीं रह सकते। कोई कार्ड खुले न रखें, या “ब्लाइंड ड्रॉ” बंद करें।
contradiction-seats = खिलाड़ियों की संख्या { $seats } ठीक नहीं: { $low } से { $high } तक खेल सकते हैं।
contradiction-teams-even = टीमों के लिए चार, छह, आठ या दस खिलाड़ी चाहिए। अभी संख्या { $seats } है।
contradiction-deck-too-small = { $decks } डेक में { $seats } खिलाड़ियों को { $hand_size }-{ $hand_size } कार्ड बाँटने लायक़ कार्ड नहीं। ज़्यादा से ज़्यादा { $most } बाँटें, या डेक बढ़ाएँ।
code-no-code = यह नियम कोड नहीं है। टेबल पर जैसा दिखता है वैसा पेस्ट करें, या प्रीसेट चुनें।
code-other-version = यह प्रीसेट नहीं है, और { $version } से शुरू होने वाले कोड किसी दूसरे संस्करण के हैं। प्रीसेट चुनें, या A से शुरू होने वाला कोड पेस्ट करें।
code-mistyped = इस कोड में टाइपिंग की ग़लती है। जिस टेबल पर दिखता है, वहाँ से फिर कॉपी करें।
code-newer-field = इस कोड में एक हाउस रूल, { $tag }, है जो इस संस्करण में नहीं है। unobot अपडेट करें, या दूसरे नियम चुनें।
code-bad-value = इस कोड में “{ $field }” का मान “{ $value }” है, जो इस संस्करण में नहीं है: unobot अपडेट करें, या दूसरे नियम चुनें।

## illustrations

alt-top = ऊपर: { $card }
alt-top-below = ऊपर: { $card }; नीचे: { $below }
alt-played = { $card } चला
alt-drew = { $count } उठाए
alt-silent = दबाया: क्लिक
alt-launcher = लॉन्चर के पिछले वार के बाद क्लिक: { $count }।
alt-skipped = बारी छूटी
alt-seat = { $name }: { $count } कार्ड
alt-lobby = मैच से पहले: { $seats }। { $free ->
    [0] कोई जगह ख़ाली नहीं।
    [one] { $free } जगह ख़ाली है।
   *[other] { $free } जगहें ख़ाली हैं।
}
alt-table = { $top }। { $way }, { $pile }। खेल के क्रम में: { $seats }।
alt-scores = { $name }: { $points }।
alt-sheet = { $scoring ->
    [golf] { $rounds } राउंड के बाद सबसे कम अंक की जीत, राउंड दर राउंड।
    [best_of] { $rounds } में से जीते राउंड, राउंड दर राउंड।
   *[points] { $target } अंकों तक का स्कोर, राउंड दर राउंड।
} { $scores }
alt-playable = आप चल सकते हैं: { $cards }
alt-backs = पीछे की तरफ़: { $cards }

## buttons

button-hand = मेरे कार्ड
button-more = और
button-rules = नियम
button-players = खिलाड़ी
button-show-table = टेबल दिखाएँ
button-leave = छोड़ें
button-rematch = रीमैच
button-help = मदद
button-code = कोड पेस्ट करें
button-form = सब एक फ़ॉर्म में
button-form-again = फ़ॉर्म पर वापस

button-uno = यूनो!
button-catch = पकड़ें!
button-catch-name = { $name } को पकड़ें!
button-draw = उठाएँ
button-press-launcher = ⚡ दबाएँ
button-play = चलें
button-keep = रखें
button-no-swap = अपने ही रखें
button-pass-hands = आगे भेजें
button-say-uno-off = 📣 यूनो बोलें
button-say-uno-on = ✅ यूनो तैयार
button-say-uno-off-short = 📣 यूनो
button-say-uno-on-short = ✅ यूनो

button-refresh = रीफ़्रेश
button-back = वापस
button-back-hand = मेरे कार्ड पर वापस
button-previous = ◀
button-page = { $page }/{ $pages }
button-next = ▶

### lobby

## lobby

button-join = जुड़ें
button-start = शुरू करें
button-open = टेबल खोलें
button-start-ais = { $ais ->
    [one] एक AI के साथ खेलें
   *[other] { $ais } AI के साथ खेलें
}
button-start-with = { $ais } AI के साथ शुरू करें
button-start-waits = शुरू: { $people } का इंतज़ार
button-add-ai = एक AI जोड़ें
button-options = नियम, रफ़्तार, खिलाड़ी
button-length-round = छोटा खेल: एक राउंड
button-quick = छोटा खेल
button-length-points = { $target } अंकों तक खेलें
button-length-rounds = { $scoring ->
    [golf] गोल्फ़: { $rounds } राउंड
   *[best_of] { $rounds } राउंड का मैच
}
button-invite = न्योता दें
button-change-rules = नियम बदलें

lobby-title = यूनो: कौन-कौन खेलेगा?
lobby-how = सीट लेने के लिए **जुड़ें** दबाएँ। मैच **{ $host }** शुरू करेंगे।
lobby-how-start = मैच **{ $host }** शुरू करेंगे।
lobby-rematch = यूनो: रीमैच?
lobby-rematch-how = मैच तब शुरू होगा जब सब खिलाड़ी **रीमैच** दबा दें, या **{ $host }** **शुरू करें** दबाएँ।
lobby-free = ▫️ _ख़ाली_
lobby-missing = { $ais ->
    [one] { $ais } खिलाड़ी और चाहिए। किसी दोस्त का इंतज़ार करें, या अभी AI के साथ खेलें।
   *[other] { $ais } खिलाड़ी और चाहिए। दोस्तों का इंतज़ार करें, या अभी AI से जगह भरें।
}
lobby-waiting-teams = टीमों के लिए { $needed } खिलाड़ी चाहिए, { $missing } और: रुकें, या AI जोड़ें।
lobby-ready = { $seats ->
    [10] सभी दस सीटें भरी हैं।
   *[other] शुरू हो सकता है। दस तक खिलाड़ी खेल सकते हैं।
}
lobby-rules = नियम: **{ $preset }** · { $what }
lobby-time-control = रफ़्तार: { $pace }
lobby-even = बराबरी का: यह AI लगभग उतना ही अच्छा खेलता है जितना यहाँ के लोग। जीतने पर अगला मैच कठिन होता है, हारने पर आसान।
lobby-access-invited = ✉️ सिर्फ़ न्योते से।
lobby-access-closed = 🔒 अब और कोई नहीं जुड़ सकता।
lobby-until = कोई न जुड़े, तो { $when } बंद।
lobby-until-start = मैच शुरू न हो, तो { $when } बंद।
lobby-add-ai = AI खिलाड़ी जोड़ें
lobby-remove-ai = एक AI हटाएँ

lobby-closed = यह टेबल बंद है
lobby-limited-rules = 🔒 सर्वर के एडमिन ने नियम तय कर दिए हैं, इसलिए इस टेबल पर अब सर्वर के नियम हैं।
lobby-limited-ais = 🔒 सर्वर के एडमिन ने AI की सीमा तय की है, इसलिए कुछ AI हट गए।

## seats

mark-host = 👑 होस्ट
mark-ready = ✅ तैयार
mark-ai = 🤖 AI, { $level }
mark-engine = ⚙️ इंजन { $level }
mark-away = 🤖 मौजूद नहीं, AI खेल रहा है
mark-autopilot = 💤 जवाब नहीं, AI खेल रहा है
mark-resting = 🤖 अभी AI खेल रहा है
mark-gone = 💤 मौजूद नहीं
mark-asleep = 💤 जवाब नहीं
mark-out = 🚪 बाहर
mark-placed = 🏁 स्थान { $place }
mark-done = 🏁 ख़त्म
mark-uno = 📣 यूनो बोला
mark-uno-owed = ❗ यूनो नहीं बोला
mark-uno-short = 📣 यूनो!
mark-uno-owed-short = ❗ यूनो?

legend-cards = कार्ड
legend-points = अंक
legend-rounds-won = जीते राउंड
legend-ai = 🤖 AI
legend-away = 💤 मौजूद नहीं, AI खेल रहा है
legend-teams = 🤝 टीमें: { $teams }

level-novice = नौसिखिया
level-novice-how = मेल खाता कोई भी कार्ड चलता है।
level-casual = कैज़ुअल
level-casual-how = कभी अच्छा, कभी बेफ़िक्र खेलता है।
level-clever = चतुर
level-clever-how = अच्छा खेलता है, ग़लतियाँ भी करता है।
level-expert = माहिर
level-expert-how = ख़ुद से खेलकर सीखा है।
level-even = बराबरी का
level-even-how = आपके पिछले मैचों जितना मज़बूत।
engine-how = एक प्रोग्राम जो इस बॉट के एडमिन ने जोड़ा है।

table-engine-failed = ⚙️ इंजन { $engine } रुक गया। अब **{ $name }** की जगह AI खेल रहा है।
refused-no-ai = वह AI इस टेबल पर नहीं है।
refused-engine-rules = { $engine } इन नियमों से नहीं खेल सकता। इंजन को आधिकारिक नियम, एक डेक और सात-सात कार्ड चाहिए। लक्ष्य कुछ भी हो।
refused-only-host-engine = इंजन सिर्फ़ होस्ट { $host } बिठा सकते हैं।

## places

# ग्रुप मैसेज में, और बॉट के बिना वाले सर्वरों में टेबल

place-direct = सोलो यूनो · [मैच पर]({ $link })
place-group = ग्रुप में यूनो · [टेबल पर]({ $link })
place-foreign = मेरे बिना वाले सर्वर में यूनो · [टेबल पर]({ $link })
asleep-title = टेबल सो रही है
asleep-body = कुछ देर से किसी ने बटन नहीं दबाया, और यहाँ मैं बटन दबने के बाद ही लिख सकता हूँ। जहाँ छोड़ा था वहीं से आगे खेलने के लिए यहाँ दबाएँ।
button-wake = आगे बढ़ें
asleep-moved = टेबल नीचे जारी है।
refused-external-apps = यहाँ आपके पास बाहरी ऐप्स इस्तेमाल करने की अनुमति नहीं है, इसलिए टेबल सिर्फ़ आपको दिखेगी। इस सर्वर के एडमिन से कहें, या ग्रुप मैसेज में खेलें।
refused-slow-direct = हमारे डायरेक्ट मैसेज में मैच की कोई घड़ी नहीं होती, इसलिए आप रफ़्तार नहीं चुन सकते।
refused-slow-group = ग्रुप मैसेज में मैं किसी को याद नहीं दिला सकता, इसलिए धीमी टेबल नहीं होती। कोई तेज़ रफ़्तार चुनें।
refused-slow-foreign = मैं इस सर्वर का सदस्य नहीं हूँ और किसी को याद नहीं दिला सकता। यहाँ धीमी टेबल नहीं होती। कोई तेज़ रफ़्तार चुनें।
refused-thread-direct = हमारे डायरेक्ट मैसेज में थ्रेड नहीं होते। विकल्प **थ्रेड** हटा दें।
refused-thread-group = ग्रुप मैसेज में थ्रेड नहीं होते। विकल्प **थ्रेड** हटा दें।
refused-thread-foreign = मैं इस सर्वर का सदस्य नहीं हूँ, इसलिए थ्रेड नहीं खोल सकता। विकल्प **थ्रेड** हटा दें।
refused-resume-place = सर्वर के बाहर, मैच उसके मैसेज के बटन से आगे चलता है। `/uno start` दूसरा खोलता है।

## obstacles

# Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = { $channel } में खेल नहीं चल सकता: मॉडरेटर ने मुझे { $until } तक टाइमआउट दिया है। मॉडरेटर इसे पहले ख़त्म कर सकता है।
refused-private-thread = मैं निजी थ्रेड { $channel } में नहीं हूँ, इसलिए वहाँ लिख नहीं सकता। उसमें { $bot } को मेंशन करें ताकि मैं जुड़ जाऊँ, फिर कोशिश करें।
refused-locked-thread = { $channel } में खेल नहीं चल सकता: थ्रेड लॉक है। मॉडरेटर उसे अनलॉक कर सकता है।
refused-hidden-channel = मुझे { $channel } नहीं दिखता। अगर वह निजी थ्रेड है, तो उसमें { $bot } को मेंशन करें। नहीं तो मुझे वहाँ चैनल देखें की अनुमति दें।
refused-slow-mode = Discord का स्लो मोड मुझे अभी { $channel } में लिखने नहीं दे रहा। कोई एडमिन वहाँ मेरे रोल को स्लो मोड से छूट दे सकता है, या उसे बंद कर सकता है।
note-mute-timeout = { $channel } में टेबल नहीं दिखाई जा सकती: मॉडरेटर ने मुझे { $until } तक टाइमआउट दिया है। खेल आपके कार्डों वाले पैनल में जारी है।
note-mute-private-thread = { $channel } में टेबल नहीं दिखाई जा सकती: मैं इस निजी थ्रेड में नहीं हूँ। उसमें { $bot } को मेंशन करें ताकि मैं जुड़ जाऊँ। खेल आपके कार्डों वाले पैनल में जारी है।
note-mute-hidden-channel = { $channel } में टेबल नहीं दिखाई जा सकती, क्योंकि मुझे वह नहीं दिखता। अगर वह निजी थ्रेड है, तो उसमें { $bot } को मेंशन करें। नहीं तो मुझे वहाँ चैनल देखें की अनुमति दें। खेल आपके कार्डों वाले पैनल में जारी है।
note-mute-slow-mode = स्लो मोड की वजह से अभी { $channel } में टेबल नहीं दिखाई जा सकती। खेल आपके कार्डों वाले पैनल में जारी है।
refused-commands-only = इस सर्वर में मेरे कमांड हैं, पर मैं सदस्य नहीं हूँ, इसलिए यह यहाँ नहीं चलता। मुझे इस लिंक से जोड़ें: { $link }
refused-commands-only-private = इस सर्वर में मेरे कमांड हैं, पर मैं सदस्य नहीं हूँ, इसलिए यह यहाँ नहीं चलता। मुझे चलाने वाला व्यक्ति जोड़ सकता है।

## players

players-title = खिलाड़ी
players-alone = यहाँ आपके सिवा कोई नहीं है।
players-kick = किसी को हटाएँ…
players-new-host = किसी और को होस्ट बनाएँ…
players-release = जा चुके खिलाड़ी की सीट AI को दें…
access-open = सब जुड़ सकते हैं
access-invited = सिर्फ़ न्योते वाले लोग
access-closed = अब और कोई नहीं

players-kick-title = { $name } को हटाना है?
players-kick-body = उनके कार्ड AI खेलेगा। इस मैच में उनकी वापसी नहीं हो सकेगी।
players-kick-leaves = वे अभी इस मैच में हैं। आप उन्हें हटाएँगे, तो नतीजों और रेटिंग में माना जाएगा कि आपने मैच छोड़ दिया, और आप आख़िरी रहेंगे। आप आगे खेल सकते हैं।
players-kick-body-lobby = वे इस टेबल पर वापस नहीं आ सकते।
button-kick = हटाएँ

note-kicked = { $name } को हटा दिया गया।
note-new-host = अब { $name } होस्ट हैं।
note-released = { $name } की सीट अब AI की है। दूसरे लोग इसे ले सकते हैं।
refused-kicked = आपको इस मैच से हटा दिया गया। यहाँ की अगली टेबल आपके लिए फिर खुली है।
refused-former = आपने अपना डेटा मिटा दिया, इसलिए आप इस मैच में वापस नहीं आ सकते। यहाँ की अगली टेबल पर आप शामिल हो सकते हैं।
refused-invited-only = सिर्फ़ न्योते से। { $host } से न्योता माँगें।
refused-closed-to-new = अभी और कोई नहीं जुड़ सकता। होस्ट { $host } से पूछें।
refused-only-host-manages = यह सिर्फ़ होस्ट { $host } या मॉडरेटर कर सकते हैं।
refused-no-such-player = इस टेबल पर अब उनकी सीट नहीं है।
refused-kick-oneself = आप ख़ुद को नहीं हटा सकते। **छोड़ें** दबाएँ।
refused-new-host-away = { $name } यहाँ नहीं हैं, और होस्ट का यहाँ होना ज़रूरी है।
refused-release-present = { $name } अब भी यहाँ हैं, इसलिए सीट उन्हीं की है। आप चाहें तो उन्हें हटा सकते हैं।

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: अभी कोई रंग नहीं
table-play = **{ $name }** की बारी: { $emoji } **{ $color }** या **{ $face }**।
table-play-color = **{ $name }** की बारी: { $emoji } **{ $color }**।
table-play-any = **{ $name }** की शुरुआत, किसी भी कार्ड से।
table-any = **{ $name }** कोई भी कार्ड चल सकते हैं।
table-drawn = **{ $name }** ने एक कार्ड उठाया: चलना है या रखना है।
table-drawn-must = **{ $name }** ने एक कार्ड उठाया, और मेल खाए तो उसे चलना है।
table-drawn-blind = **{ $name }** ने एक कार्ड उल्टा उठाया।
table-color = **{ $name }** को पहला रंग चुनना है।
table-roulette = **{ $name }**: कौन-सा रंग?
table-answer = **{ $name }** को { $owed } कार्ड उठाने हैं, या **{ $by }** को चैलेंज करना है।
table-answer-until = **{ $name }**: { $color } तक उठाएँ या **{ $by }** को चैलेंज करें
table-owes = **{ $name }** को { $owed } कार्ड उठाने हैं, या आगे बढ़ाने हैं।
table-owes-until = **{ $name }**: { $color } तक उठाएँ या आगे बढ़ाएँ
table-nothing-laid = अभी तक कोई कार्ड नहीं चला गया
table-thinking = **{ $name }** सोच रहे हैं…
table-turn-answer = **{ $name }**: { $owed } उठाएँ या **{ $by }** को चैलेंज करें
table-turn-owes = **{ $name }**: { $owed } उठाएँ या आगे बढ़ाएँ
table-turn-drawn = **{ $name }** ने कार्ड उठाया
table-waits = 💤 यहाँ कोई नहीं है, इसलिए मैच रुका है। **{ $button }** से वह आगे चलता है।
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discord चुप है: सभी घड़ियाँ रुकी हैं।
table-skip = ⏭️ यह बारी स्किप करने के लिए { $needed } में से { $count } वोट, **और** में।
table-newcomers = अगले राउंड से खेल में: { $names }
open-hand = खुले: { $cards }
table-round = राउंड { $number }
table-round-ends = समय { $when } पूरा
table-clockwise = ↻ घड़ी की दिशा में
table-counterclockwise = ↺ घड़ी से उल्टी दिशा में
table-side = { $side ->
    [dark] 🌙 डार्क साइड
   *[light] ☀️ लाइट साइड
}
table-pile = { $count ->
    [0] गड्डी ख़ाली
   *[other] गड्डी: { $count }
}

ping-turn = { $mention }, { $card } पर आपकी बारी है · { $when } ख़त्म
ping-turn-untimed = { $mention }, { $card } पर आपकी बारी है
ping-answer = { $mention }, आपको { $owed } कार्ड उठाने हैं। अब क्या करें? · { $when } ख़त्म
ping-answer-untimed = { $mention }, आपको { $owed } कार्ड उठाने हैं। अब क्या करें?
ping-first = { $mention }, आपकी बारी है · { $when } ख़त्म
ping-first-untimed = { $mention }, आपकी बारी है

name-unknown = अनजान खिलाड़ी
name-former = पूर्व खिलाड़ी
dm-place = **{ $server }** में यूनो · [टेबल पर]({ $link })
dm-place-suspended = **{ $server }** में यूनो · [सर्वर पर]({ $link })
dm-place-unknown = किसी सर्वर
note-mute-permission = मैं { $channel } में टेबल नहीं दिखा सकता: मुझे वहाँ यह अनुमति चाहिए: { $missing }। खेल आपके कार्डों वाले पैनल में जारी है।
note-mute-thread = मैं { $channel } में टेबल नहीं दिखा सकता: थ्रेड बंद है। खेल आपके कार्डों वाले पैनल में जारी है।

## tables

tables-yours = आपकी टेबलें
tables-which = कौन-सी टेबल?
tables-turn = **आपकी बारी**
tables-wait = **{ $name }** की बारी
tables-waits = रुका है, क्योंकि कोई नहीं है
tables-until = { $when } ख़त्म
tables-pause = राउंड के बीच
tables-next = अगला राउंड { $when } शुरू
tables-lobby = अभी शुरू नहीं
tables-suspended = `/uno resume` का इंतज़ार
tables-over = समाप्त
tables-more = { $count ->
    [one] { $count } और टेबल सूची में नहीं है। वहीं जाकर अपने कार्ड खोलें।
   *[other] { $count } और टेबलें सूची में नहीं हैं। वहीं जाकर अपने कार्ड खोलें।
}
tables-notify-me = **मुझे बताएँ** दबाने पर इस चैनल में अगली टेबल खुलते ही आपको पिंग किया जाएगा।
tables-empty = किसी टेबल पर आपकी सीट नहीं है। `/uno start` से टेबल खोलें।

## suspended

suspended-match = मैच रुका हुआ है
suspended-lobby = टेबल रुकी हुई है
suspended-here = इस मैच का चैनल अब मेरी पहुँच में नहीं है। **यहीं आगे खेलें** से इसी चैनल में, या `/uno resume` से किसी और चैनल में आगे खेलें।
adjourned-title = मैच रुका हुआ है
adjourned-body = कुछ देर से यहाँ कोई नहीं था, इसलिए मैच वैसा ही रुका है जैसा छोड़ा था। **आगे खेलें** से यहीं, या `/uno resume` से इस सर्वर के किसी भी चैनल में आगे खेलें।
adjourned-resting = कुछ देर से यहाँ सिर्फ़ AI खेल रहे थे, इसलिए मैच रुका है। **{ $button }** से वह आगे चलता है।
adjourned-kept = { $when } यह हमेशा के लिए बंद हो जाएगा।
button-resume = आगे खेलें
button-resume-here = यहीं आगे खेलें
refused-adjourned = सब चले गए, इसलिए यह मैच रुका हुआ है। `/uno resume` से वह आगे बढ़ता है।
refused-suspended = मैं इस मैच के चैनल तक नहीं पहुँच सकता। सर्वर के किसी भी चैनल में `/uno resume` से आगे खेलें।
refused-channel-suspended = इस चैनल में एक मैच रुका हुआ है। `/uno resume` से उसे आगे खेलें।
refused-not-suspended = यह मैच पहले से चल रहा है।
refused-nothing-suspended = इस सर्वर में कोई मैच रुका हुआ नहीं है। `/uno start` से टेबल खोलें।
refused-only-seated-resumes = मैच सिर्फ़ उसके खिलाड़ी, होस्ट या मॉडरेटर आगे बढ़ा सकते हैं।
refused-which-match = कई मैच रुके हुए हैं। विकल्प **मैच** से एक चुनें।

## vote

vote-title = वाइल्ड कस्टमाइज़ेबल क्या करे?
vote-how = हर एक का एक वोट। बराबरी हो, तो क़िस्मत से तय होगा।
vote-option = { $number }. { $rule }: { $count } वोट
vote-open = इनके वोट बाक़ी हैं: { $names }।
vote-voted = आपका वोट: { $number }।
button-vote = { $number } ({ $count })
custom-others-draw = बाक़ी सब एक-एक कार्ड उठाते हैं
custom-pass-hands = सबके कार्ड अगले खिलाड़ी को मिलते हैं
custom-target-draws = आपका चुना खिलाड़ी दो कार्ड उठाता है
custom-skip-all = बाक़ी सब स्किप, और फिर आपकी बारी
custom-swap = अपने चुने खिलाड़ी से सारे कार्ड बदलें

## time_control

button-time-control = रफ़्तार
time-control-title = एक चाल में कितना समय लग सकता है?
time-control-how = धीमी टेबल पर आपको रुकना नहीं पड़ता। आपकी बारी आने पर मैं याद दिलाता हूँ, और `/uno tables` वे टेबलें दिखाता है जहाँ आपका इंतज़ार है।
time-control-normal = सामान्य
time-control-fast = तेज़: हर चाल 20 सेकंड
time-control-hours = धीमी: हर चाल 4 घंटे
time-control-day = धीमी: हर चाल एक दिन
time-control-days = धीमी: हर चाल 3 दिन
time-control-time = हर चाल { $time }
ping-switch-off = `/uno me` से ये याद दिलाने वाले मैसेज बंद होते हैं।
refused-only-host-time-control = रफ़्तार सिर्फ़ होस्ट { $host } चुन सकते हैं।
refused-time-control-by-rules = इस टेबल के नियम आपको चाल के लिए { $seconds } सेकंड देते हैं। **नियम बदलें** से यह बदलता है।

### play

## hand

hand-play = आपकी बारी: { $emoji } **{ $color }** या **{ $face }** चलें
hand-play-color = आपकी बारी: { $emoji } **{ $color }** चलें
hand-play-any = आपकी बारी: किसी भी कार्ड से शुरू करें
hand-turn = **आपकी बारी:** { $color } या { $sign }
hand-turn-color = **आपकी बारी:** { $color }
hand-turn-any = **आपकी बारी:** कोई भी कार्ड
hand-partner = आपका साथी: **{ $name }**, { $count } कार्ड।
hand-partner-done = **{ $name }** के कार्ड ख़त्म। अब सब आप पर है।
hand-done = **{ $name }** आपकी टीम के लिए खेल रहे हैं, { $count } कार्ड।
hand-out = आप इस राउंड से बाहर हैं: { $place }
knocked-out-title = { $count } कार्ड पर आप बाहर
knocked-out-by = यह **{ $by }** का { $card } था।
knocked-out-next-round = बाक़ी खेल देखते रहें। अगले राउंड में आप फिर खेलेंगे।
knocked-out-rematch = बाक़ी खेल देखते रहें। **रीमैच** में आपकी जगह है।
knocked-out-picture = { $name } बाहर
knocked-out-picture-by = { $count } कार्ड, { $by } की मेहरबानी
knocked-out-picture-alone = { $count } कार्ड बहुत हैं
hand-play-pass = आप न चल सकते हैं, न उठा सकते हैं: **पास करें**।
hand-play-none = आपका कोई कार्ड मेल नहीं खाता। एक उठाएँ।
hand-play-none-until = कुछ मेल नहीं खाता: मेल खाने तक उठाएँ।
hand-play-none-launcher = कोई कार्ड मेल नहीं खाता। लॉन्चर दबाएँ।
hand-drawn = **आपने उठाया** { $card }
hand-drawn-must = इसे चलना ज़रूरी है।
hand-drawn-unfit = मेल नहीं खाता: रख लें।
hand-drawn-unfit-passing = मेल नहीं खाता: अपने आप पास होगा।
hand-drawn-nothing = उठाने के लिए कुछ नहीं बचा।
hand-drawn-nothing-passing = उठाने के लिए कुछ नहीं बचा। थोड़ी देर में अपने आप पास हो जाएगा।
hand-drawn-blind = आपने एक कार्ड उल्टा उठाया। रख लें; अगली बारी शुरू होने पर आप उसे देखेंगे।
hand-drawn-blind-passing = आपने एक कार्ड उल्टा उठाया। थोड़ी देर में अपने आप पास हो जाएगा। कार्ड अगली बारी शुरू होने पर दिखेगा।
hand-unseen = आपकी बारी तक उल्टे रहेंगे: { $count } कार्ड।
hand-first-color = **पहला रंग चुनें**
hand-roulette = 🎡 **कौन-सा रंग?**
hand-roulette-how = उस रंग तक के सब कार्ड आपके।
hand-wild = { $card }: कौन-सा रंग?
hand-answer = **{ $name }** की चाल: { $card }, जब रंग { $emoji } **{ $color }** था: { $owed } कार्ड उठाएँ, या चैलेंज करें?
hand-answer-until = **{ $name }** की चाल: { $card }। { $color } आने तक उठाएँ, या चैलेंज करें?
hand-answer-held = { $needs ->
    [no_playable] अगर **{ $name }** कोई और कार्ड चल सकते थे, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
   *[no_color] { $color ->
        [R] अगर **{ $name }** के पास लाल कार्ड था, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
        [Y] अगर **{ $name }** के पास पीला कार्ड था, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
        [G] अगर **{ $name }** के पास हरा कार्ड था, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
        [P] अगर **{ $name }** के पास गुलाबी कार्ड था, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
        [T] अगर **{ $name }** के पास फ़िरोज़ी कार्ड था, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
        [O] अगर **{ $name }** के पास नारंगी कार्ड था, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
        [U] अगर **{ $name }** के पास बैंगनी कार्ड था, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
       *[B] अगर **{ $name }** के पास नीला कार्ड था, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] और कार्ड था? { $name } को { $owed }, वरना आपको { $lost }।
   *[no_color] { $color ->
        [R] लाल था? { $name } को { $owed }, वरना आपको { $lost }।
        [Y] पीला था? { $name } को { $owed }, वरना आपको { $lost }।
        [G] हरा था? { $name } को { $owed }, वरना आपको { $lost }।
        [P] गुलाबी था? { $name } को { $owed }, वरना आपको { $lost }।
        [T] फ़िरोज़ी था? { $name } को { $owed }, वरना आपको { $lost }।
        [O] नारंगी था? { $name } को { $owed }, वरना आपको { $lost }।
        [U] बैंगनी था? { $name } को { $owed }, वरना आपको { $lost }।
       *[B] नीला था? { $name } को { $owed }, वरना आपको { $lost }।
    }
}
hand-answer-held-until = अगर वह जायज़ नहीं था, तो **{ $name }** रंग आने तक उठाएँगे। था, तो आप रंग आने तक और दो ज़्यादा।
hand-answer-held-until-short = जायज़ नहीं? { $name } उठाएँगे, वरना आप, और दो ज़्यादा।
hand-answer-left = { $count ->
    [0] यह **{ $name }** का आख़िरी कार्ड था।
    [one] **{ $name }** के पास { $count } कार्ड बचा है।
   *[other] **{ $name }** के पास { $count } कार्ड बचे हैं।
}
overlay-turn = आपकी बारी है
hand-waiting-bare = **{ $name }** सोच में
hand-waiting = **{ $name }** सोच में: { $card }
hand-waiting-next = फिर आप
hand-waiting-last = { $name } के पास 1 कार्ड
hand-wait-over = वोट पूरे हुए। कार्ड बाँटे जा रहे हैं।
hand-cards = आपके { $count } कार्ड: { $cards }
hand-uno-owed = 📣 एक कार्ड! बोलें!
hand-uno-unnoticed = बच गए। किसी ने नहीं देखा।
hand-hit-cards = 💥 **आपको +{ $count }!**
hand-hit-until = 💥 **{ $color } आने तक उठाएँ!**
hand-hit-launcher = { $count ->
    [0] 🍀 **क्लिक:** आपको कोई कार्ड नहीं।
   *[other] 💥 **लॉन्चर चला: +{ $count }!**
}
hand-hit-caught = 👀 **{ $name }** ने पकड़ा: +{ $count }!
hand-hit-caught-free = 👀 **{ $name }** ने पकड़ा: कोई कार्ड नहीं।
hand-hit-skip = ⏭️ आपकी बारी छूटी।
hand-hit-swap = 🔁 **{ $name }** ने आपसे कार्ड बदले!
hand-hit-hands = 🔁 सबके कार्ड बदल गए!
hand-hit-turned-over = { $side ->
    [dark] 🌙 **फ़्लिप!** अब डार्क साइड चालू है।
   *[light] ☀️ **फ़्लिप!** अब लाइट साइड चालू है।
}
hand-shown = **{ $name }** के कार्ड, जो सिर्फ़ आपको दिख रहे हैं: { $cards }
hand-shown-short = **{ $name }** के कार्ड: { $cards }
hand-backs = पिछली तरफ़: { $backs }
hand-backs-title = **बाक़ी लोगों के कार्डों की पिछली तरफ़**
hand-backs-how = फ़्लिप होते ही यही उनके कार्ड होंगे। वे इन्हें नहीं देखते, और आप अपने नहीं देखते।
hand-lobby = मैच अभी शुरू नहीं हुआ है।
hand-lobby-seated = आप शामिल हैं। मैच शुरू होते ही आपके कार्ड आएँगे।
hand-away = आपने मैच छोड़ा है, और आपके कार्ड AI खेल रहा है।
hand-autopilot = ⌛ समय ख़त्म: AI खेल रहा है। खेलने के लिए दबाएँ।
hand-resting = AI आपके लिए खेल रहा है। खेलने के लिए दबाएँ।
hand-waits = यहाँ कोई और नहीं है। खेलने के लिए दबाएँ।
hand-away-waits = आपने मैच छोड़ा है, और यहाँ कोई और नहीं है। इसलिए मैच रुका है।
button-return = मेरी सीट वापस लें

hand-step-cards = { $card }: कौन-से कार्ड?
hand-step-target = { $card }: किससे बदलें…
hand-step-pass-hands = { $card }: सबके कार्ड आगे भेजें?
hand-step-draws = { $card }: दो कार्ड कौन उठाए?
hand-first-target = कार्ड किससे बदलें…
hand-owed = आपको { $owed } कार्ड उठाने हैं
hand-owed-until = आपको { $color } आने तक उठाना है
hand-answer-stack = आगे बढ़ाएँ या उठाएँ।
hand-answer-raise = +{ $least } या ज़्यादा से आगे बढ़ाएँ, या उठाएँ।
hand-catch-whom = **यूनो कौन भूला?**
hand-catch-wrong = { $draws ->
    [press] ग़लत पकड़ पर आप लॉन्चर { $count } बार दबाएँगे।
   *[draw] ग़लत पकड़ पर आप { $count } कार्ड उठाएँगे।
}
hand-wrong-play = { $draws ->
    [press] मेल न खाने वाले कार्ड पर लॉन्चर { $count } बार दबाना होगा।
   *[draw] मेल न खाने वाले कार्ड पर जुर्माना { $count } कार्ड।
}
hand-jump-in = आपके पास वही कार्ड है: जंप-इन करें!

button-take = { $owed } उठाएँ
button-pass = पास करें
button-challenge = चैलेंज करें
button-catch-somebody = पकड़ें…
button-count = { $name } ({ $count })
button-sort-color = रंग से
button-sort-value = नंबर से
button-backs = पिछली तरफ़
button-hand-more = ···

note-caught = आपने { $name } को पकड़ लिया!
paused-title = ⏸️ लाइव अपडेट रुके हैं
paused-hand = शायद पुराना है: **रीफ़्रेश** दबाएँ।
paused-body = मैच की मौजूदा स्थिति देखने के लिए **रीफ़्रेश** दबाएँ।
note-dms-closed = मैं आपको डायरेक्ट मैसेज नहीं भेज सकता, इसलिए आपके कार्ड सिर्फ़ यहाँ हैं। टेबल पर **मेरे कार्ड** उन्हें फिर दिखाता है।
note-dms-blocked = Discord अभी मुझे नए डायरेक्ट मैसेज नहीं भेजने देता, इसलिए आपके कार्ड सिर्फ़ यहाँ हैं। टेबल पर **मेरे कार्ड** उन्हें फिर दिखाता है।
changed-terms = ⚠️ आपके जुड़ने के बाद बदला: { $changes }
changed-terms-short = ⚠️ बदलाव: { $changes }
changed-no-take-back = चाल वापस नहीं ली जा सकती
changed-ais = { $count } AI

## menu

menu-title = और क्या?
menu-bump = **नीचे लाएँ** से टेबल नए मैसेज के पास आती है।
menu-skip = **स्किप का वोट**: बाक़ी लोगों में आधे से ज़्यादा मान जाएँ, तो **{ $name }** की चाल अपने आप चली जाएगी।
menu-autopilot = **ऑटोपायलट**: आपके लौटने तक AI खेलेगा।
menu-autopilot-off = आपकी जगह AI खेल रहा है। **मैं वापस हूँ** से यह रुकता है।
menu-leave = **छोड़ें**: AI आपकी जगह लेता है। **मेरे कार्ड** से लौटें।
menu-players = **खिलाड़ी**: कौन जुड़े, कौन हटे, होस्ट कौन हो।
menu-look-picture = **टेबल का चित्र** टेबल ऊपर से दिखाता है।

button-bump = नीचे लाएँ
button-skip = स्किप का वोट
button-autopilot-on = ऑटोपायलट
button-autopilot-off = मैं वापस हूँ
button-look-picture = टेबल का चित्र
button-look-text = सिर्फ़ शब्द
button-end = मैच समाप्त करें
button-end-yes = हाँ, समाप्त करें
button-end-no = खेलते रहें

menu-end-title = मैच सबके लिए ख़त्म करें?
menu-end-body = स्कोर दिखाए जाएँगे, और कोई नहीं जीतेगा।
menu-end-leaves = दूसरे अभी इस मैच में हैं। नतीजों और रेटिंग में माना जाएगा कि आपने मैच छोड़ दिया, और आप आख़िरी रहेंगे।
menu-end-title-lobby = यह टेबल बंद करें?
menu-end-body-lobby = सबकी सीट चली जाएगी।

note-bumped = टेबल अब चैनल में सबसे नीचे है।
note-look-picture = अब से टेबल चित्र में, ऊपर से दिखेगी।
note-look-text = टेबल अब शब्दों में दिखती है।
note-skip = आपका वोट गिना गया: { $needed } में से { $count }।
note-skipped = हो गया: बारी स्किप हुई।
note-ended = टेबल बंद हुई।
note-not-ended = खेल जारी है।
refused-only-host-look = टेबल कैसे दिखे, यह सिर्फ़ होस्ट **{ $host }** चुन सकते हैं।
refused-only-host-ends = इसे सिर्फ़ होस्ट { $host } या मॉडरेटर ख़त्म कर सकते हैं।
refused-skip-oneself = यह आपकी अपनी बारी है। ख़ुद खेलें, या **और** → **ऑटोपायलट** से AI को खेलने दें।
refused-skip-nobody = स्किप करने के लिए कोई नहीं है, या आप अभी खेल में नहीं हैं।
refused-skip-alone = कोई एक व्यक्ति या एक टीम अकेले किसी की बारी स्किप नहीं कर सकती। इस चाल के लिए { $name } के पास पूरा समय है।
refused-skip-early = { $name } को थोड़ा समय दें। उनका आधा समय बीतने पर आप वोट दे सकते हैं।

## premove

button-premove-chosen = ✓ { $card }
premove-how = अगली चाल के लिए कार्ड दबाएँ।
premove-next = ✓ अगला: **{ $card }**, अगर मेल खाए।
premove-color = नया रंग: आपका कार्ड आपके पास है।
premove-unfit = मेल नहीं खाया: कार्ड आपके पास है।
refused-premove-now = अभी आपकी बारी है। अब चलें।
refused-premove-card = यह कार्ड पहले से नहीं चुना जा सकता।

## take_back

button-take-back = चाल वापस लें
button-take-back-off = चाल वापसी: बंद
button-take-back-on = चाल वापसी: चालू
table-take-back = आप 5 सेकंड तक चाल वापस ले सकते हैं।
refused-take-back-off = इस टेबल पर आप चाल वापस नहीं ले सकते।
refused-take-back-late = देर हो गई: 5 सेकंड के बाद चाल पक्की है।

## refusals

refused-stale = वह बटन पुराना है। ताज़ा हाल यह है।
refused-unknown-button = यह बटन अब काम नहीं करता। `/uno hand` और `/uno status` नए बटन दिखाते हैं।
refused-unknown-move = “{ $move }” कोई चाल नहीं है। सूची से चुनें, या ऐसे लिखें: R5, WG, draw।
refused-unknown-command = Discord के पास अभी इस कमांड का नया रूप नहीं है। कृपया एक मिनट बाद फिर कोशिश करें।
refused-too-often = थोड़ा धीरे। ज़रा रुककर फिर कोशिश करें।
refused-busy = अभी बहुत भीड़ है, इसलिए यह नहीं हो सका। कृपया थोड़ी देर में फिर कोशिश करें।
refused-too-slow = इसमें बहुत देर लगी। कृपया फिर दबाएँ।
refused-stopping = मैं बस फिर से शुरू होने वाला हूँ। कृपया थोड़ी देर में फिर कोशिश करें। कुछ नहीं खोएगा।

refused-closed = यह टेबल बंद है। `/uno start` से नई खोलें।
refused-running = मैच शुरू हो चुका है।
refused-table-full = सभी { $seats } सीटें भरी हैं।
refused-only-host-starts = सिर्फ़ होस्ट { $host } शुरू कर सकते हैं। वे न करें, तो { $when } सीट वाला कोई भी खिलाड़ी शुरू कर सकता है।
refused-start-changed = आपके दबाने से ठीक पहले टेबल बदल गई, इसलिए अभी कुछ शुरू नहीं हुआ। फिर से देखें और शुरू करें।
refused-seated-already = आप पहले से इस टेबल पर हैं।
refused-not-seated = आप इस टेबल पर नहीं खेल रहे।
refused-away = आपने यह मैच छोड़ा है। आगे खेलने के लिए **मेरे कार्ड** दबाएँ।
refused-left-already = आपने पहले ही छोड़ दिया है। **मेरे कार्ड** से लौटें।

refused-no-table = इस चैनल में कोई टेबल नहीं है। `/uno start` से खोलें।
refused-no-such-table = यह टेबल अब नहीं है। `/uno start` से नई खोलें।
refused-channel-taken = इस चैनल में टेबल पहले से है।
refused-elsewhere = यह टेबल इस चैनल में नहीं है। **मेरे कार्ड** और `/uno hand` आपके कार्ड दिखाते हैं।
refused-place = आप सर्वर में यूनो खेल सकते हैं: टेक्स्ट चैनल में, थ्रेड में, या वॉइस चैनल की चैट में। वहाँ `/uno start` आज़माएँ।
refused-permission = मैं { $channel } में नहीं खेल सकता: मुझे वहाँ यह अनुमति चाहिए: { $missing }।
refused-bump = Discord अभी मुझे इस चैनल में लिखने नहीं दे रहा, इसलिए टेबल जहाँ थी वहीं है। किसी एडमिन से पूछें कि मुझे यहाँ क्या करने की अनुमति है।
refused-rematch-moment = शर्तें पिछले मैच से बदल गई हैं, इसलिए बाक़ी लोग पहले उन्हें पढ़ सकते हैं। आप { $when } शुरू कर सकते हैं, या पहले भी, अगर सब **रीमैच** दबाएँ।
refused-unseen = Discord मुझे यहाँ टेबल दिखाने नहीं दे रहा, इसलिए टेबल नहीं खुली। कोई और चैनल आज़माएँ, या किसी एडमिन से पूछें कि मुझे यहाँ क्या करने की अनुमति है।
permission-view-channel = चैनल देखें
permission-connect = कनेक्ट करें
permission-send-messages = मैसेज भेजें
permission-send-messages-in-threads = थ्रेड में मैसेज भेजें
permission-create-public-threads = सार्वजनिक थ्रेड बनाएँ
permission-create-private-threads = निजी थ्रेड बनाएँ
permission-manage-threads = थ्रेड मैनेज करें
permission-attach-files = फ़ाइलें अटैच करें

error-storage = मेरा डेटाबेस अभी जवाब नहीं दे रहा। कुछ नहीं बदला। कृपया थोड़ी देर में फिर कोशिश करें।
error-unsure = सहेजते समय ही मेरा डेटाबेस छूट गया, इसलिए पता नहीं कि यह गिना गया या नहीं। कृपया थोड़ी देर में फिर देखें।
error-discord = Discord ने मेरा जवाब नहीं लिया। हो सकता है आपकी चाल या बदलाव गिना गया हो, इसलिए थोड़ी देर में फिर देखें।
error-damaged = मैं इसका सहेजा हुआ डेटा नहीं पढ़ पा रहा, इसलिए कुछ नहीं बदला। बाक़ी सब चलता रहेगा। कृपया मुझे चलाने वालों को बताएँ।
error-unexpected = मेरी ओर से कुछ गड़बड़ हुई। कुछ नहीं बदला। कृपया फिर कोशिश करें।

note-changed = बदल गया।
note-left = आपने टेबल छोड़ दी।

## spectator

spectator-title = आप देख रहे हैं।
spectator-take = आप AI की सीट तुरंत ले सकते हैं, उसके कार्ड और अंकों के साथ।
spectator-join = आप अगले राउंड से जुड़ सकते हैं। शुरुआत टेबल के सबसे कम स्कोर से होगी।
spectator-take-or-join = आप AI की सीट उसके कार्ड और अंकों के साथ तुरंत ले सकते हैं, या अगले राउंड से जुड़ सकते हैं।
spectator-joins = अगले राउंड से आप खेल में हैं।
spectator-full = सभी सीटें भरी हैं। आप यहाँ की अगली टेबल पर जुड़ सकते हैं।
spectator-kicked = आपको इस मैच से हटा दिया गया।
spectator-backs-title = सबके कार्डों की पिछली तरफ़
spectator-backs-how = सब सिर्फ़ उन्हें दिखते हैं जिनकी सीट नहीं है। कृपया किसी को न बताएँ। चाल के बाद **रीफ़्रेश** दबाएँ।
button-take-over = { $name } की सीट लें
button-join-next-round = अगले राउंड से जुड़ें
button-get-seat = सीट लें
button-all-backs = सबकी पिछली तरफ़
button-watch = देखें
note-took-over = सीट आपकी है।
refused-seat-taken = वह सीट अब ख़ाली नहीं है।
refused-backs-seat = आप इस राउंड में अब भी सीट ले सकते हैं, इसलिए पिछली तरफ़ आपसे छिपी रहती है।
refused-saw-backs = आपने इस राउंड में पिछली तरफ़ देख ली है। आप अगले राउंड से खेल सकते हैं।
refused-no-newcomers = इन नियमों में आप मैच शुरू होने के बाद नहीं जुड़ सकते। आप यहाँ की अगली टेबल पर जुड़ सकते हैं।
refused-no-cards-left = डेक में { $seats } से ज़्यादा खिलाड़ियों के लिए कार्ड नहीं हैं।

## moments

moment-won = { $pick ->
    [0] 🎉 क्या शानदार अंत! सबने बढ़िया खेला।
    [1] 🎉 और मैच ख़त्म। **{ $name }**, तालियाँ आपके लिए!
   *[other] 🎉 क्या मैच था! खेलने के लिए शुक्रिया।
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** ने आख़िरी कार्ड चल दिया। कार्ड ख़त्म!
    [1] 🏁 एक भी कार्ड नहीं बचा: **{ $name }** के कार्ड ख़त्म!
   *[other] 🏁 **{ $name }** के पास कोई कार्ड नहीं। बहुत बढ़िया!
}
moment-caught = { $pick ->
    [0] 👀 क्या तेज़ नज़र, **{ $other }**! **{ $name }** के लिए +{ $count }।
    [1] 👀 **{ $other }** की नज़र **{ $name }** के यूनो से तेज़ निकली: **{ $name }** के लिए +{ $count }।
   *[other] 👀 पकड़ लिया! **{ $other }** ने पहले देखा, **{ $name }** के लिए +{ $count }।
}
moment-caught-free = 👀 **{ $other }** ने **{ $name }** को पकड़ा, पर कोई कार्ड नहीं आया।
moment-guilty = { $pick ->
    [0] ⚖️ सही शक, **{ $other }**! **{ $name }** के पास वह रंग था: +{ $count }।
    [1] ⚖️ चैलेंज सही निकला: **{ $name }** के लिए +{ $count }। बढ़िया, **{ $other }**!
   *[other] ⚖️ **{ $other }** ने यक़ीन नहीं किया, और सही किया। **{ $name }** के लिए +{ $count }।
}
moment-innocent = { $pick ->
    [0] ⚖️ सब नियम से था: **{ $name }** मुस्कुराए, **{ $other }** के लिए +{ $count }।
    [1] ⚖️ अच्छी कोशिश, **{ $other }**! **{ $name }** की चाल जायज़ थी: +{ $count }।
   *[other] ⚖️ चैलेंज ग़लत निकला। **{ $name }** बेदाग़, **{ $other }** के लिए +{ $count }।
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** और **{ $other }** ने कार्ड बदले!
    [1] 🔄 सब बदल गया! **{ $name }** को **{ $other }** के कार्ड मिले, और उन्हें इनके।
   *[other] 🔄 **{ $name }** और **{ $other }** की नई शुरुआत: कार्ड बदल गए!
}
moment-hands = { $pick ->
    [0] 🌀 **{ $name }** ने सबके कार्ड बदलवा दिए!
    [1] 🌀 सबके लिए नए कार्ड! **{ $name }** ने टेबल हिला दी।
   *[other] 🌀 **{ $name }** ने पूरी टेबल घुमा दी: सबके कार्ड बदले!
}
moment-dark-side = { $pick ->
    [0] 🌙 फ़्लिप! **{ $name }** ने सब डार्क साइड पर पलट दिया।
    [1] 🌙 बत्ती गुल: **{ $name }** ने पूरी टेबल पलट दी!
   *[other] 🌙 डार्क साइड में स्वागत है, **{ $name }** की बदौलत!
}
moment-light-side = { $pick ->
    [0] ☀️ फ़्लिप! **{ $name }** लाइट साइड वापस ले आए।
    [1] ☀️ सुप्रभात: **{ $name }** ने पूरी टेबल पलट दी!
   *[other] ☀️ अँधेरे से बाहर, **{ $name }** की बदौलत!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: यूनो!
    [1] 📣 यूनो! **{ $name }** के पास एक ही कार्ड बचा।
   *[other] 📣 ध्यान दें, **{ $name }** ने यूनो कहा!
}
moment-draw = { $pick ->
    [0] 💥 **{ $name }** के लिए +{ $count }!
    [1] 💥 निशाना सही: **{ $name }** के लिए +{ $count }।
   *[other] 💥 सब **{ $name }** के हिस्से: +{ $count }!
}
moment-roulette = { $pick ->
    [0] 🎡 पहिया रुका: **{ $name }** के लिए +{ $count }!
    [1] 🎡 गोल-गोल: **{ $name }** के हिस्से { $count }।
   *[other] 🎡 क्या चक्कर! **{ $name }** के { $count } कार्ड पलटे।
}
moment-launcher = { $pick ->
    [0] 💥 लॉन्चर चल गया: **{ $name }** के लिए +{ $count }!
    [1] 💥 धड़ाम! **{ $name }** के हिस्से { $count } कार्ड।
   *[other] 💥 **{ $name }** बच न सके: +{ $count }!
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }** बाहर, { $count } कार्ड के साथ!
    [1] 💀 { $count } कार्ड बहुत हैं: **{ $name }** बाहर!
   *[other] 💀 कोई रहम नहीं: { $count } कार्ड, और **{ $name }** बाहर!
}

menu-moments = **ख़ास पल**: यूनो और जीत के लिए बैनर और पंक्तियाँ।
button-moments-on = ख़ास पल: चालू
button-moments-off = ख़ास पल: बंद
note-moments-on = इस टेबल पर ख़ास पल चालू हैं।
note-moments-off = इस टेबल पर ख़ास पल बंद हैं।
refused-only-host-moments = ख़ास पल सिर्फ़ होस्ट चालू या बंद कर सकते हैं; होस्ट **{ $host }** हैं।

## hints

hint = 💡 { $hint }
hint-challenge = पक्का नहीं? तो कार्ड उठाएँ।
hint-drawn = चलना ज़रूरी नहीं: **रखें**।
hint-uno = पहले **📣 यूनो बोलें**, फिर चलें।
hint-stale = खेल आगे बढ़ चुका था। कुछ बिगड़ा नहीं।
hint-classic113 = नया: पाँच वाइल्ड, जो सबके कार्ड बदलवाते या शफ़ल करवाते हैं, या वोट से चुना असर करते हैं। आख़िरी कार्ड हों तो सादे वाइल्ड हैं। हर एक के 40 अंक।
hint-no-mercy = नया: 25 कार्ड पर आप बाहर। उतने ही या बड़े + से स्टैक करें। डिस्कार्ड ऑल अपना पूरा रंग साथ ले जाता है।
hint-all-wild = नया: कोई रंग नहीं, इसलिए हर कार्ड चलता है। टारगेटेड ड्रॉ टू और फ़ोर्स्ड स्वैप में आप खिलाड़ी चुनते हैं। अदला-बदली से एक कार्ड बचे, तो यूनो बोलें।
hint-attack = नया: कुछ मेल न खाए तो लॉन्चर एक बार दबाएँ: क्लिक होगा, या कार्ड आप पर आएँगे। हिट कार्ड पर अगला खिलाड़ी दबाता है। डिस्कार्ड ऑल अपना पूरा रंग साथ ले जाता है।
hint-attack-classic = नया: उठाने के बदले आप लॉन्चर दबाते हैं। वह आप पर कार्ड फेंक सकता है। ट्रेड हैंड्स आख़िरी कार्ड नहीं हो सकता।
hint-flip = नया: आपके कार्डों की पिछली तरफ़ बाक़ी लोग देखते हैं, आप नहीं। फ़्लिप सबके कार्ड, गड्डी और ढेर पलट देता है। ड्रॉ कलर में रंग आने तक उठाना पड़ता है।
hint-beta = { $name } भी है, बीटा में: `/uno me` से बदलें।
hint-direct = यह मैसेज यहीं रहता है और हमेशा आपके कार्ड दिखाता है। कार्ड यहीं दबाएँ। `/uno me` से इसे बंद करें।

## queue

# जवाब का इंतज़ार करने वालों की कतार

note-work-coach = ⏳ कोच यह मैच देख रहा है। जवाब लगभग { $time } में यहीं आएगा।
note-work-gif = ⏳ इस मैच का GIF बन रहा है। वह लगभग { $time } में यहीं आएगा।
note-work-page = ⏳ इस मैच का पेज बन रहा है। वह लगभग { $time } में यहीं आएगा।
note-queue = कतार में आपका नंबर { $place } है। जवाब लगभग { $time } में यहीं आएगा।
note-queue-long = अगर 15 मिनट बाद भी न आए, तो बटन फिर से दबाएँ: जवाब सँभालकर रखा जाता है।
refused-queue-full = कतार में पहले से बहुत लोग हैं। लगभग { $wait } में फिर कोशिश करें।
refused-queue-own = आपके पिछले अनुरोध पर अभी काम चल रहा है। यह लगभग { $wait } में तैयार होगा।

### house_rules

## house_rules

preset-official = आधिकारिक नियम
preset-stacking = स्टैकिंग
preset-classic113 = क्लासिक 113
preset-draw-and-play = उठाएँ और चलें
preset-party = पार्टी
preset-no-mercy-like = नो मर्सी, साधारण कार्ड
preset-teams = टीमें
preset-no-mercy = नो मर्सी
preset-all-wild = ऑल वाइल्ड
preset-attack = अटैक
preset-attack-classic = अटैक, पहला संस्करण
preset-flip = फ़्लिप
preset-official-what = चैलेंज, यूनो, 500 अंकों तक का मैच।
preset-stacking-what = ड्रॉ टू और वाइल्ड ड्रॉ फ़ोर जुड़ते जाते हैं; जिसके कार्ड पहले ख़त्म, उसकी जीत, अंक नहीं।
preset-classic113-what = 113 कार्ड, जिनमें स्वैप हैंड्स, शफ़ल हैंड्स और एक नियम है जो आपके वोट से तय होता है।
preset-draw-and-play-what = दो या चार कार्ड उठाने के बाद भी आप अपनी चाल चलते हैं।
preset-party-what = स्टैकिंग, 7 पर अदला-बदली, 0 पर कार्ड आगे, जंप-इन, मेल खाने तक उठाना।
preset-no-mercy-like-what = सब कुछ स्टैक होता है, और 25 कार्ड होने पर आप बाहर।
preset-teams-what = साथी आमने-सामने बैठते हैं और अंक साथ जोड़ते हैं।
preset-no-mercy-what = 168 कार्ड। स्टैक करें, फेंकें, और 25 कार्ड होने पर आप बाहर।
preset-all-wild-what = कोई रंग नहीं: हर कार्ड चला जा सकता है। 112 कार्ड, हमारा मिश्रण।
preset-attack-what = गड्डी की जगह लॉन्चर: दबाएँ, और वह कार्ड फेंक सकता है।
preset-attack-classic-what = पहला संस्करण: लॉन्चर, और अदला-बदली वाले कार्ड।
preset-flip-what = दो साइड: आपकी पिछली तरफ़ बाक़ी देखते हैं, आप नहीं। फ़्लिप सब पलट देता है।
group-deck = कार्ड और मैच
group-start = पहला कार्ड
group-wild-draw-four = वाइल्ड ड्रॉ फ़ोर
group-owed-cards = ड्रॉ कार्ड
group-drawing = कार्ड उठाना
group-special-cards = ख़ास कार्ड
group-uno = यूनो
group-end = अंत कैसे हो
group-limit = सीमा और आख़िरी कार्ड
group-table = टेबल पर
field-cards = डेक
field-cards-what = डेक के कार्ड।
value-cards = { $value ->
    [no_mercy] नो मर्सी के 168 कार्ड
    [all_wild] 112 वाइल्ड, हमारा मिश्रण
    [attack] 112 कार्ड और लॉन्चर
    [attack_classic] लॉन्चर, पहला संस्करण
    [flip] दो साइड वाले 112 कार्ड
    [classic113] 113 कार्ड
   *[official] 108 कार्ड
}
rule-cards = { $value ->
    [no_mercy] डेक में 168 कार्ड हैं।
    [all_wild] सभी 112 कार्ड बिना रंग के वाइल्ड हैं: 56 सादे, और हमारे मिश्रण में बाक़ी हर तरह के आठ।
    [attack] डेक में 112 कार्ड और एक लॉन्चर है। लॉन्चर पहले से सील किए गए सीड से चलता है।
    [attack_classic] डेक में पहले संस्करण जैसे 112 कार्ड और एक लॉन्चर है। लॉन्चर पहले से सील किए गए सीड से चलता है।
    [flip] डेक में 112 कार्ड हैं, जिनकी एक लाइट और एक डार्क साइड है। आपके कार्डों की पिछली तरफ़ बाक़ी लोग देखते हैं, आप नहीं।
    [classic113] डेक में 113 कार्ड हैं, जिनमें पाँच नए वाइल्ड हैं।
   *[official] डेक में 108 कार्ड हैं।
}
field-pairing = पिछली तरफ़
field-pairing-what = दो साइड वाले डेक में किस कार्ड के पीछे क्या है।
value-pairing = { $value ->
    [by_lot] लॉटरी से
   *[printed] जैसा छपा है
}
rule-pairing = { $value ->
    [by_lot] हर बाँट में लॉटरी तय करती है कि किस कार्ड के पीछे क्या है, इसलिए कोई इन्हें रट नहीं सकता।
   *[printed] हर कार्ड के पीछे वही है जो छपा है।
}
field-decks = डेक की संख्या
field-decks-what = कितने डेक एक साथ शफ़ल हों।
value-decks = { $value }
rule-decks = { $value ->
    [one] { $value } डेक से खेला जाता है।
   *[other] { $value } डेक एक साथ शफ़ल होते हैं।
}
field-hand-size = शुरुआती कार्ड
field-hand-size-what = हर खिलाड़ी को कितने कार्ड बाँटे जाएँ।
value-hand-size = { $value } कार्ड
rule-hand-size = { $value ->
    [one] हर खिलाड़ी को { $value } कार्ड बाँटा जाता है।
   *[other] हर खिलाड़ी को { $value } कार्ड बाँटे जाते हैं।
}
field-target = लक्ष्य
field-target-what = कितने स्कोर पर मैच जीता जाए।
value-target = { $value } अंक
rule-target = मैच { $value } अंकों तक चलता है।
field-rounds = राउंड की गिनती
field-rounds-what = गोल्फ़ या सबसे ज़्यादा राउंड के मैच में कितने राउंड हों।
value-rounds = { $value } राउंड
rule-rounds = मैच { $value } राउंड का है, और बराबरी पर एक और।
field-scoring = स्कोरिंग
field-scoring-what = कई राउंड के अंक, गोल्फ़, जीते राउंड, या बिना अंक का एक राउंड।
value-scoring = { $value ->
    [single] एक राउंड, बिना अंक
    [until_last] स्थानों के लिए, बिना अंक
    [golf] गोल्फ़, सबसे कम अंक
    [best_of] सबसे ज़्यादा राउंड
   *[points] अंक
}
rule-scoring = { $value ->
    [single] एक राउंड ही मैच है: जिसके कार्ड पहले ख़त्म, उसकी जीत; अंक नहीं गिने जाते।
    [until_last] एक राउंड ही मैच है, और वह तब तक चलता है जब तक एक ही खिलाड़ी के पास कार्ड बचें: जिसके कार्ड ख़त्म, उसे अगला स्थान मिलता है।
    [golf] गोल्फ़: राउंड ख़त्म होने पर हर किसी को अपने बचे कार्डों के अंक मिलते हैं। आख़िरी राउंड के बाद सबसे कम जोड़ जीतता है।
    [best_of] अंक नहीं, जीते राउंड गिने जाते हैं। सबसे ज़्यादा राउंड जीतने वाला मैच जीतता है; जब कोई बराबरी न कर सके, तो मैच पहले ख़त्म होता है।
   *[points] राउंड अंकों के लिए खेले जाते हैं।
}
field-double-score = दुगने अंक
field-double-score-what = हर राउंड के अंक दुगने हों।
rule-double-score = हर राउंड के अंक दुगने गिने जाते हैं।
field-own-stocks = अपनी-अपनी गड्डी
field-own-stocks-what = हर सीट अपनी गड्डी से उठाती है, ताकि एक जैसे खेल को एक जैसे कार्ड मिलें।
rule-own-stocks = { $draws ->
    [press] लॉन्चर हर सीट के कार्ड उसकी अपनी गड्डी से फेंकता है, ताकि एक जैसे खेल को एक जैसे कार्ड मिलें। संभावनाएँ वही रहती हैं जो एक ही गड्डी में होती हैं। ख़ाली गड्डी सबसे बड़ी गड्डी का आख़िरी कार्ड उधार लेती है।
   *[draw] हर सीट अपनी बंद गड्डी से कार्ड उठाती है, ताकि एक जैसे खेल को एक जैसे कार्ड मिलें। संभावनाएँ वही रहती हैं जो एक ही गड्डी में होती हैं। ख़ाली गड्डी सबसे बड़ी गड्डी का आख़िरी कार्ड उधार लेती है।
}
field-first-card = पहला कार्ड
field-first-card-what = सबसे पहले खुलने वाला कार्ड क्या हो सकता है।
value-first-card = { $value ->
    [number_only] नंबर
    [any] कुछ भी
    [none] कोई नहीं
    [no_wild] वाइल्ड नहीं
   *[official] आधिकारिक
}
rule-first-card = { $value ->
    [number_only] पहला खुला कार्ड हमेशा नंबर का होता है।
    [any] { $draws ->
        [press] पहला कार्ड कुछ भी हो सकता है।
       *[draw] पहला कार्ड कुछ भी हो सकता है; उठवाने वाला वाइल्ड निकले, तो पहला खिलाड़ी रंग चुनता है, कार्ड उठाता है और उसकी बारी छूटती है, “उठाने के बाद चाल” चालू हो तो नहीं।
    }
    [none] कोई कार्ड नहीं खोला जाता: पहला राउंड होस्ट शुरू करते हैं, और पहला कार्ड कुछ भी हो सकता है।
    [no_wild] पहला खुला कार्ड कभी वाइल्ड नहीं होता।
   *[official] पहले खुले कार्ड का असर होता है।
}
field-wild-draw-four = वाइल्ड ड्रॉ फ़ोर
field-wild-draw-four-what = आप इसे कब चल सकते हैं, और क्या इसे चैलेंज किया जा सकता है।
value-wild-draw-four = { $value ->
    [strict] सिर्फ़ जब जायज़ हो
    [free] कभी भी
   *[challenge] चैलेंज हो सकता है
}
rule-wild-draw-four = { $value ->
    [strict] आप वाइल्ड ड्रॉ फ़ोर तभी चल सकते हैं जब वह जायज़ हो, इसलिए चैलेंज नहीं होता।
    [free] आप वाइल्ड ड्रॉ फ़ोर कभी भी चल सकते हैं, और उसे कभी चैलेंज नहीं किया जाता।
   *[challenge] वाइल्ड ड्रॉ फ़ोर को चैलेंज किया जा सकता है।
}
field-four-needs = वाइल्ड ड्रॉ फ़ोर जायज़
field-four-needs-what = जिन कार्डों के होने पर वाइल्ड ड्रॉ फ़ोर जायज़ नहीं।
value-four-needs = { $value ->
    [no_playable] जब और कुछ न चले
   *[no_color] जब चालू रंग न हो
}
rule-four-needs = { $value ->
    [no_playable] वाइल्ड ड्रॉ फ़ोर तभी जायज़ है जब आप कोई और कार्ड न चल सकें। दूसरे वाइल्ड ड्रॉ फ़ोर नहीं गिने जाते।
   *[no_color] वाइल्ड ड्रॉ फ़ोर तभी जायज़ है जब आपके पास चालू रंग का कोई कार्ड न हो।
}
field-challenge-shows = चैलेंज किए गए कार्ड
field-challenge-shows-what = चैलेंज किए गए कार्ड कौन देखे।
value-challenge-shows = { $value ->
    [all] सब देखें
   *[challenger] चैलेंज करने वाला देखे
}
rule-challenge-shows = { $value ->
    [all] चैलेंज किए गए कार्ड सब देखते हैं।
   *[challenger] चैलेंज किए गए कार्ड सिर्फ़ चैलेंज करने वाला देखता है।
}
field-stacking = स्टैकिंग
field-stacking-what = क्या आप ड्रॉ कार्ड का जवाब ड्रॉ कार्ड से देकर जोड़ आगे बढ़ा सकते हैं।
value-stacking = { $value ->
    [same] वही कार्ड
    [raise] उतना ही या बड़ा +
    [any] कोई भी ड्रॉ कार्ड
    [no_wild] वही कार्ड, वाइल्ड नहीं
   *[none] नहीं
}
rule-stacking = { $value ->
    [same] ड्रॉ कार्ड स्टैक होते हैं: जवाब उतने ही + से दें, और जोड़ आगे बढ़ता है।
    [raise] ड्रॉ कार्ड स्टैक होते हैं: जवाब उतने ही या बड़े + से दें, और जोड़ आगे बढ़ता है।
    [any] ड्रॉ कार्ड स्टैक होते हैं: किसी का भी जवाब किसी और से दें, और जोड़ आगे बढ़ता है।
    [no_wild] ड्रॉ कार्ड स्टैक होते हैं: जवाब उतने ही + वाले रंगीन कार्ड से दें, और जोड़ आगे बढ़ता है। वाइल्ड से जवाब नहीं होता।
   *[none] ड्रॉ कार्ड स्टैक नहीं होते।
}
field-reverse-sends-back = रिवर्स से वापसी
field-reverse-sends-back-what = आपको कार्ड उठाने हों, तो आप रिवर्स चलकर उन्हें लौटा सकते हैं।
rule-reverse-sends-back = आपको कार्ड उठाने हों, तो आप मेल खाता “{ $card }” चल सकते हैं। तब पिछले खिलाड़ी को उठाने हैं।
field-skip-passes-on = स्किप से आगे
field-skip-passes-on-what = आपको कार्ड उठाने हों, तो आप स्किप चलकर उन्हें आगे बढ़ा सकते हैं।
rule-skip-passes-on = आपको कार्ड उठाने हों, तो आप मेल खाता “{ $card }” चल सकते हैं। तब अगले खिलाड़ी को उठाने हैं।
field-draw = उठाना
field-draw-what = चाल न चलने पर आप कितने कार्ड उठाते हैं।
value-draw = { $value ->
    [until_playable] जब तक मेल न खाए
   *[one] एक कार्ड
}
rule-draw = { $value ->
    [until_playable] चाल न चलें, तो आप तब तक उठाते हैं जब तक कोई कार्ड मेल न खाए।
   *[one] चाल न चलें, तो आप एक कार्ड उठाते हैं।
}
field-drawn-card = उठाया हुआ कार्ड
field-drawn-card-what = क्या आप मेल खाता उठाया हुआ कार्ड चल सकते हैं।
value-drawn-card = { $value ->
    [must_play] चलना ज़रूरी
    [keep] रखा जाता है
   *[may_play] चला जा सकता है
}
rule-drawn-card = { $value ->
    [must_play] उठाया हुआ कार्ड मेल खाए, तो आपको उसे चलना है।
    [keep] कार्ड उठाते ही आपकी बारी पूरी। कार्ड आपके पास रहता है।
   *[may_play] उठाया हुआ कार्ड मेल खाए, तो आप उसे तुरंत चल सकते हैं।
}
field-must-play = चलना ज़रूरी
field-must-play-what = मेल खाता कार्ड हो, तो आपको चलना है। आप उसके बदले उठा नहीं सकते।
rule-must-play = { $draws ->
    [press] जिसके पास मेल खाता कार्ड हो, वह चाल के बदले लॉन्चर नहीं दबा सकता।
   *[draw] जिसके पास मेल खाता कार्ड हो, वह चाल के बदले कार्ड नहीं उठा सकता।
}
field-play-after-drawing = उठाने के बाद चाल
field-play-after-drawing-what = किसी और के कार्ड के कारण उठाने के बाद आप अपनी चाल चलते हैं।
rule-play-after-drawing = { $draws ->
    [press] किसी और के कार्ड के कारण लॉन्चर दबाने के बाद आप अपनी चाल चलते हैं।
   *[draw] किसी और के कार्ड के कारण उठाने के बाद आप अपनी चाल चलते हैं।
}
field-blind-draw = ब्लाइंड ड्रॉ
field-blind-draw-what = उठाया हुआ कार्ड अगली बारी शुरू होने पर ही दिखता है।
rule-blind-draw = { $draws ->
    [press] लॉन्चर से आए कार्ड अपने मालिक के लिए भी उल्टे रहते हैं, जब तक उनकी अगली बारी शुरू न हो।
   *[draw] उठाया हुआ कार्ड अपने मालिक के लिए भी उल्टा रहता है, जब तक उनकी अगली बारी शुरू न हो; जिस बारी में उठाया, उसमें वह चला नहीं जा सकता।
}
field-seven = 7 पर अदला-बदली
field-seven-what = 7 चलने वाला अपनी पसंद के खिलाड़ी से सारे कार्ड बदलता है।
rule-seven = **7** चलने पर अपने सारे कार्ड अपनी पसंद के खिलाड़ी से बदलें।
field-zero = 0 पर कार्ड आगे
field-zero-what = 0 चलने पर सबके कार्ड अगले खिलाड़ी को मिलते हैं।
rule-zero = **0** चलने पर हर खिलाड़ी के सारे कार्ड अगले खिलाड़ी को मिलते हैं।
field-keep-hands = बदलना वैकल्पिक
field-keep-hands-what = 7 या 0 को बिना किसी के कार्ड बदले भी चला जा सकता है।
rule-keep-hands = **7** या **0** चलते समय आप सबके कार्ड जहाँ हैं, वहीं रहने दे सकते हैं।
field-jump-in = जंप-इन
field-jump-in-what = हूबहू वही कार्ड आप बारी के बिना भी चल सकते हैं।
rule-jump-in = आपके पास ऊपर वाले जैसा ही कार्ड हो, तो आप उसे बारी के बिना चल सकते हैं। खेल आपसे आगे बढ़ता है।
field-several = कई एक साथ
field-several-what = एक ही नंबर या निशान के कार्ड आप साथ चल सकते हैं।
rule-several = एक ही नंबर या निशान के कार्ड आप एक बारी में साथ चल सकते हैं।
field-bomb = बम
field-bomb-what = एक साथ तीन या ज़्यादा कार्ड चलने पर बाक़ी सब एक-एक उठाते हैं।
rule-bomb = { $draws ->
    [press] एक साथ तीन या ज़्यादा कार्ड चले जाएँ, तो बाक़ी सब लॉन्चर एक बार दबाते हैं।
   *[draw] एक साथ तीन या ज़्यादा कार्ड चले जाएँ, तो बाक़ी सब एक-एक कार्ड उठाते हैं।
}
field-uno = यूनो
field-uno-what = यूनो कैसे बोला जाए।
value-uno = { $value ->
    [strict] एक कार्ड बचने पर ही
    [announced] अपने आप
    [off] नहीं बोला जाता
   *[call] बोलना है
}
rule-uno = { $value ->
    [strict] यूनो तभी गिना जाता है जब आपके पास एक कार्ड बचा हो।
    [announced] यूनो अपने आप बोला जाता है।
    [off] आपको यूनो नहीं बोलना है।
   *[call] एक कार्ड बचे, तो यूनो बोलें।
}
field-uno-penalty = यूनो भूलना
field-uno-penalty-what = बिना यूनो पकड़े जाने का जुर्माना।
value-uno-penalty = { $value ->
    [0] कुछ नहीं
   *[other] { $draws ->
        [press] { $value } बार दबाना
       *[draw] { $value } कार्ड
    }
}
rule-uno-penalty = { $value ->
    [0] बिना यूनो पकड़े जाने पर जुर्माना नहीं है।
   *[other] बिना यूनो पकड़े जाने पर आप { $value } कार्ड उठाते हैं।
}
field-false-catch = ग़लत पकड़
field-false-catch-what = ग़लत पकड़ का जुर्माना।
value-false-catch = { $value ->
    [0] कुछ नहीं
   *[other] { $draws ->
        [press] { $value } बार दबाना
       *[draw] { $value } कार्ड
    }
}
rule-false-catch = { $value ->
    [0] ग़लत पकड़ पर जुर्माना नहीं है।
   *[other] { $draws ->
        [press] ग़लत पकड़ पर आप लॉन्चर { $value } बार दबाते हैं।
       *[draw] ग़लत पकड़ पर आप { $value } कार्ड उठाते हैं।
    }
}
field-wrong-play = ग़लत चाल
field-wrong-play-what = मेल न खाने वाले कार्ड का जुर्माना।
value-wrong-play = { $value ->
    [0] कुछ नहीं
   *[other] { $draws ->
        [press] { $value } बार दबाना
       *[draw] { $value } कार्ड
    }
}
rule-wrong-play = { $value ->
    [0] ग़लत चाल पर जुर्माना नहीं है।
   *[other] { $draws ->
        [press] मेल न खाने वाला कार्ड चलने पर आप लॉन्चर { $value } बार दबाते हैं।
       *[draw] मेल न खाने वाला कार्ड चलने पर आप { $value } कार्ड उठाते हैं।
    }
}
field-hand-limit = कार्डों की सीमा
field-hand-limit-what = कितने कार्ड बहुत ज़्यादा हैं।
value-hand-limit = { $value ->
    [0] नहीं
   *[other] { $value } कार्ड
}
rule-hand-limit = { $value ->
    [0] आपके पास कितने भी कार्ड हो सकते हैं।
   *[other] कार्डों की सीमा { $value } है।
}
field-at-limit = सीमा पर
field-at-limit-what = सीमा तक पहुँचने वाले का क्या हो।
value-at-limit = { $value ->
    [no_draw] उठाना मना
   *[out] राउंड से बाहर
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] सीमा पर आप चाल के बदले लॉन्चर नहीं दबा सकते, पर पास कर सकते हैं।
       *[draw] सीमा पर आप चाल के बदले कार्ड नहीं उठा सकते, पर पास कर सकते हैं। ड्रॉ कार्ड पर फिर भी उठाने होते हैं।
    }
   *[out] चाल के बाद सीमा पर पहुँचा खिलाड़ी राउंड से बाहर है।
}
field-knock-out = नॉकआउट
field-knock-out-what = कार्डों की सीमा से बाहर हुए खिलाड़ी के अंक।
value-knock-out = { $value ->
    [0] उसके कार्ड
   *[other] { $value } अंक
}
rule-knock-out = { $value ->
    [0] बाहर हुए खिलाड़ी के कार्ड फिर भी गिने जाते हैं।
   *[other] बाहर हुए खिलाड़ी के कार्डों के बदले { $value } अंक गिने जाते हैं।
}
field-last-card = आख़िरी कार्ड
field-last-card-what = आपका आख़िरी कार्ड कौन-सा हो सकता है।
value-last-card = { $value ->
    [no_action] एक्शन कार्ड नहीं
    [no_wild] वाइल्ड नहीं
   *[any] कोई भी
}
rule-last-card = { $value ->
    [no_action] एक्शन कार्ड या वाइल्ड आपका आख़िरी कार्ड नहीं हो सकता।
    [no_wild] वाइल्ड आपका आख़िरी कार्ड नहीं हो सकता।
   *[any] कोई भी कार्ड आपका आख़िरी कार्ड हो सकता है।
}
field-teams = टीमें
field-teams-what = साथी आमने-सामने बैठते हैं और अंक साथ जोड़ते हैं।
rule-teams = साथी आमने-सामने बैठते हैं और साथ अंक पाते हैं। सिर्फ़ विरोधियों के कार्ड गिने जाते हैं।
field-both-out = दोनों के कार्ड ख़त्म
field-both-out-what = टीम तब राउंड जीतती है, जब दोनों के कार्ड ख़त्म हों।
rule-both-out = राउंड तब तक चलता है, जब तक किसी टीम के दोनों के कार्ड ख़त्म न हों। जिसके पहले ख़त्म हों, वह देखता है।
field-elimination = एलिमिनेशन
field-elimination-what = हर राउंड के बाद सबसे ज़्यादा अंकों वाला खिलाड़ी बाहर होता है।
rule-elimination = हर राउंड के बाद सबसे ज़्यादा अंकों वाला खिलाड़ी बाहर होता है। आख़िर में जो बचे, वह मैच जीतता है। लक्ष्य का कोई असर नहीं होता।
field-revenge = बदला
field-revenge-what = स्टैकिंग से जवाब देने पर जोड़ दुगना होता है।
rule-revenge = स्टैकिंग से जवाब देने पर पहले पुराना जोड़ दुगना होता है, फिर नए कार्ड जुड़ते हैं। वह 50 कार्डों से ज़्यादा नहीं होता।
field-open-hands = खुले कार्ड
field-open-hands-what = इससे कम कार्ड हों, तो वे सबके सामने खुले रहते हैं।
value-open-hands = { $value ->
    [0] कभी नहीं
   *[other] { $value } से कम कार्ड पर
}
rule-open-hands = { $value ->
    [0] सबके कार्ड छिपे रहते हैं।
   *[other] जिसके पास { $value } से कम कार्ड हों, उसके कार्ड सबके सामने खुले रहते हैं।
}
field-no-hints = बिना इशारे
field-no-hints-what = मेल खाते कार्डों पर निशानी नहीं होती।
rule-no-hints = आपके कार्डों में मेल खाते कार्डों पर निशानी नहीं होती।
field-reshuffle-seats = सीटों का फेरबदल
field-reshuffle-seats-what = हर नए राउंड से पहले सबकी सीट संयोग से बदलती है।
rule-reshuffle-seats = पहले को छोड़ हर राउंड से पहले सबकी सीट संयोग से बदलती है। स्कोर साथ जाते हैं। बाँटने की बारी पिछली बार बाँटने वाले की नई सीट के बाईं ओर जाती है।
field-blitz = ब्लिट्ज़
field-blitz-what = राउंड कितनी देर चले। फिर सबसे कम अंक वाला जीतता है।
value-blitz = { $value ->
    [0] बंद
   *[other] हर राउंड { $value } सेकंड
}
rule-blitz = { $value ->
    [0] राउंड के समय की कोई सीमा नहीं है।
   *[other] राउंड ज़्यादा से ज़्यादा { $value } सेकंड चलता है। फिर सबसे कम अंकों वाला जीतता है।
}
field-turn-seconds = चाल का समय
field-turn-seconds-what = एक चाल में कितना समय लग सकता है।
value-turn-seconds = { $value ->
    [0] सर्वर जैसा
   *[other] { $value } सेकंड
}
rule-turn-seconds = { $value ->
    [0] चाल का समय वही है जो सर्वर पर आम तौर पर होता है।
   *[other] एक चाल में { $value } सेकंड लग सकते हैं।
}

house-rules-title = इस मैच के नियम
house-rules-preset = प्रीसेट चुनें
house-rules-deck = डेक चुनें
house-rules-deck-what = { $what } { $low }–{ $high } खिलाड़ी।
house-rules-group = अलग-अलग नियम बदलें
house-rules-other-number = कोई और संख्या…
house-rules-code = नियम कोड पेस्ट करें
house-rules-code-label = कोड, जैसा दूसरी टेबल पर दिखता है
house-rules-number-label = { $low } से { $high } तक की संख्या
refused-only-host-rules = नियम सिर्फ़ होस्ट { $host } बदल सकते हैं।
refused-running-rules = मैच शुरू हो चुका है, इसलिए उसके नियम वैसे ही रहेंगे।
refused-no-such-number = { $low } से { $high } तक की संख्या लिखें।

### invitations

## invitations

button-invite-voice-channel = वॉइस चैनल को न्योता दें
button-invite-voice = { $count ->
    [one] मेरे वॉइस चैनल वाले को न्योता दें
   *[other] मेरे वॉइस चैनल के सभी { $count } को न्योता दें
}
button-invite-voice-some = मेरे वॉइस चैनल के { $total } में से { $count } को न्योता दें
button-to-table = टेबल पर जाएँ
button-to-channel = चैनल पर जाएँ
invitation-title = किसे न्योता देना है?
invitation-how = उन्हें मेरा मैसेज मिलेगा, जिसमें जुड़ने का बटन होगा।
invitation-whom = किसी को चुनें…
invitation-dm = **{ $name }** ने आपको **{ $server }** में यूनो खेलने का न्योता दिया है।
invitation-dm-joined = **{ $server }** की टेबल पर आपकी सीट पक्की है।
invitation-call = { $people }: **{ $name }** का यहाँ यूनो खेलने का न्योता। टेबल पर **जुड़ें** दबाएँ!
note-invited = { $name } को न्योता मिल गया। अगर वह न दिखे, तो मैसेज अनुरोधों में होगा।
note-invite-soon = { $name } को न्योता लगभग { $time } में मिलेगा। हर सेकंड एक ही मैसेज जाता है, और दूसरे लोग भी इंतज़ार कर रहे हैं।
note-invited-here = मैं { $name } को मैसेज नहीं भेज सकता, इसलिए मैंने उन्हें चैनल में बुलाया।
note-invited-voice = { $count ->
    [one] चैनल में { $count } व्यक्ति को बुलाया गया।
   *[other] चैनल में { $count } लोगों को बुलाया गया।
}
note-invited-voice-rest = लेकिन एक टेबल से { $most } न्योते ही भेजे जा सकते हैं, इसलिए बाक़ी { $count } को नहीं बुलाया गया।
refused-invite-bot = वह बॉट है। AI के ख़िलाफ़ खेलने के लिए **AI खिलाड़ी जोड़ें** दबाएँ।
refused-invite-stranger = { $name } को यह चैनल नहीं दिखता, इसलिए उनका यहाँ खेलना मुमकिन नहीं।
refused-invite-seated = { $name } पहले से टेबल पर हैं।
refused-invite-kicked = { $name } को हटाया गया था। उन्हें न्योता सिर्फ़ होस्ट { $host } दे सकते हैं।
refused-invite-again = { $name } के पास इस टेबल का न्योता पहले से है।
refused-invite-lately = { $name } को अभी-अभी न्योता दिया गया है। कुछ मिनट रुकें।
refused-invite-many = इस टेबल से काफ़ी न्योते भेजे जा चुके हैं।
refused-invite-nobody = आपके वॉइस चैनल में न्योता देने के लिए और कोई नहीं है।

## notify_me

button-notify-me = मुझे बताएँ
button-notify-me-off = अब न बताएँ
notify-me-on = { $channel } में अगली टेबल खुलते ही आपको यहाँ पिंग किया जाएगा।
notify-me-off = { $channel } में टेबल खुलने पर अब आपको पिंग नहीं किया जाएगा।
notify-me-call = { $mentions }, यहाँ नई टेबल खुली है। सीट लेने के लिए **जुड़ें** दबाएँ।
refused-notify-me-full = इस चैनल की सूची भर गई है, इसलिए मैं आपको नहीं जोड़ सकता।

### threads

## threads

thread-begins = 🧵 **{ $name }** ने थ्रेड में टेबल खोली है।
thread-points = 🧵 **{ $name }** ने टेबल खोली: { $thread }
thread-name = { $name } के साथ यूनो
note-thread-permission = थ्रेड खोलने के लिए यह अनुमति चाहिए: { $missing }। इसलिए टेबल चैनल में ही है।
note-no-thread = Discord ने अभी थ्रेड नहीं खोलने दिया, इसलिए टेबल चैनल में ही है।
note-thread-closes = { $time } तक कोई मैसेज न आए तो यह थ्रेड बंद हो जाता है। यहाँ एक चाल में इससे ज़्यादा समय लग सकता है। { $missing } अनुमति मिले तो मैं इसे एक हफ़्ते तक खुला रख सकता हूँ।

### solo

## alone

# बॉट के डायरेक्ट मैसेज में अकेले खेलना

button-alone = अकेले खेलें
button-ai-pace-normal = AI: सामान्य
button-ai-pace-fast = AI: तेज़
button-ai-pace-at-once = AI: तुरंत
alone-in-direct = आपका मैच [हमारे डायरेक्ट मैसेज]({ $link }) में है। वहाँ आप AI के साथ खेलते हैं, और कोई आपका इंतज़ार नहीं करता। अगर वह न दिखे, तो मैसेज अनुरोधों में होगा।
note-alone-soon = आपका मैच लगभग { $time } में हमारे डायरेक्ट मैसेज में खुलेगा। अभी बहुत से लोग मैच शुरू कर रहे हैं। लिंक यहीं आएगा।
note-alone-goes-on = आपका मैच यहीं आगे चलता है। नया शुरू करने के लिए पहले **और** → **मैच समाप्त करें** से इसे ख़त्म करें।
refused-adjourned-alone = मैच यहाँ वैसा ही रखा है जैसा आपने छोड़ा था। **आगे खेलें** से वह आगे चलता है, और `/uno start` से नया शुरू होता है।
refused-alone-no-direct = मैं आपको मैसेज नहीं भेज सकता। हमारे डायरेक्ट मैसेज खोलकर वहाँ `/uno start` लिखें, या गोपनीयता सेटिंग में डायरेक्ट मैसेज की अनुमति दें।

## solo

# अकेले खेल: अगर ऐसा होता…

button-what-if = अगर ऐसा होता…
what-if-title = अगर ऐसा होता…
what-if-ask = चाल { $ply } से आगे खेलें, उन्हीं शफ़ल के साथ। बाक़ी सब सीटें AI खेलते हैं और तुरंत जवाब देते हैं। मैच वैसा ही रहता है। आपको किसके कार्ड चाहिए?
what-if-line = अगर ऐसा होता, चाल { $ply } से · आप { $name } के लिए खेलते हैं
button-go-on = आगे ▶
button-next-round = अगला राउंड
button-replay-back = रीप्ले पर वापस
refused-solo-gone = यह खेल अब सहेजा नहीं गया है। किसी रीप्ले से नया शुरू करें।
refused-solo-broken = यह खेल जारी नहीं रह सकता, क्योंकि इसे किसी और संस्करण ने लिखा है। रीप्ले से नया शुरू करें।
refused-solo-no-move = आपने अभी कोई चाल नहीं चली है जिसे वापस लिया जा सके।

### daily

## daily

# दैनिक बाँट: `/uno daily`

daily-title = 🗓️ डेली गेम · { $day }
daily-how = तीन AI के ख़िलाफ़ अकेले पाँच राउंड: एक ही कोशिश, समय की सीमा नहीं। राउंड जीतने पर आपको बाक़ी सबके कार्डों के अंक मिलते हैं। हारने पर आपके अपने कार्डों के अंक कट जाते हैं।
daily-squares = 🟩 जीते · 🟨 { $close } या कम अंक के साथ हारे · 🟥 ज़्यादा के साथ हारे
daily-world = 🌍 पूरी दुनिया का डेली गेम
daily-server = 🏠 इस सर्वर का डेली गेम
daily-new = अभी तक नहीं खेला।
daily-begun = आपने शुरू कर दिया है। जहाँ रुके थे वहीं से खेलें।
daily-replaced = आपने इसे बॉट के किसी और संस्करण में शुरू किया था, और यह संस्करण उसे जारी नहीं रख सकता। आप नए सिरे से शुरू कर सकते हैं।
daily-damaged = इस गेम का सहेजा हुआ डेटा पढ़ा नहीं जा सकता, इसलिए इसे खेला नहीं जा सकता। कृपया मुझे चलाने वालों को बताएँ।
daily-unfinished = आपने शुरू किया था, और समय ख़त्म हो गया।
daily-missed = आपने यह नहीं खेला।
daily-change = अगले गेम { $when } आएँगे, UTC आधी रात को। शुरू की हुई कोशिश { $until } तक पूरी की जा सकती है।
daily-sealed = 🔒 यहाँ { $season } के सारे गेम पहले गेम से पहले ही सील किए गए: `{ $end }`
daily-seed = 🔑 इस गेम का गुप्त सीड: `{ $seed }`
daily-steps = सीड से SHA-256 के { $steps } चरणों में { $season } की सील मिलनी चाहिए: `{ $end }`। `unobot verify` इसे आपके रिकॉर्ड में जाँचता है।
daily-line = { $deal }, { $day }
daily-over = यह था आपका डेली गेम
daily-points = **{ $points }** अंक
daily-round = { $mark } राउंड { $number }: { $square ->
    [w] जीते
   *[other] हारे
}, { $points }
daily-square = { $square ->
    [w] जीते
    [c] थोड़े से हारे
   *[other] हारे
}
daily-totals = सब सीटें: { $totals }
daily-streak = 🔥 लगातार **{ $now }** दिन · सबसे ज़्यादा: { $best }
daily-beaten = 📊 यहाँ के बाक़ी { $others } लोगों में से **{ $beaten }** से बेहतर
daily-quartiles = यहाँ के { $played } लोगों में से ज़्यादातर { $low } से { $high } तक रहे। बीच वाले का अंक { $middle } है।
daily-posted = unobot daily { $day } · { $deal }
daily-record = यह सीड के साथ आपके राउंड का रिकॉर्ड है। `unobot verify { $file }` सीड, कार्ड और AI की हर चाल जाँचता है।
button-daily-play = खेलें
button-daily-go-on = आगे खेलें
button-daily-back = सारे गेम
button-daily-yesterday = बीता कल
button-daily-today = आज
button-daily-open = आज का गेम खेलें
button-daily-record = मेरा रिकॉर्ड

refused-daily-date = यह तारीख मैं नहीं जानता। ऐसे लिखें: { $today }।
refused-daily-future = { $day } का गेम अभी नहीं खुला: वह { $when } आएगा। आज का है { $today }।
refused-daily-gone = यह कोशिश अब सहेजी नहीं गई है। `/uno daily` आज के गेम दिखाता है।
refused-daily-broken = इस कोशिश का रिकॉर्ड बदला गया है, इसलिए यह जारी नहीं रह सकती। `/uno daily` आज के गेम दिखाता है।
refused-daily-version = यह संस्करण { $version } का गेम है, और मैं संस्करण { $known } बाँटता हूँ। `/uno daily` दिखाता है कि आप क्या खेल सकते हैं।
refused-daily-over = { $day } के गेम का समय ख़त्म हो गया। `/uno daily` आज के गेम दिखाता है।
refused-daily-erased = आपने यह गेम शुरू किया और फिर अपना डेटा मिटा दिया। डेली गेम सिर्फ़ एक बार शुरू होता है: अगला खेलें।
refused-daily-server = सर्वर का गेम उसी सर्वर में शुरू होता है। यहाँ आप दुनिया का गेम खेल सकते हैं।
refused-daily-elsewhere = यह नतीजा किसी और सर्वर का है। उसे वहीं दिखाएँ।
refused-daily-not-over = नतीजा आख़िरी राउंड के बाद किसी सर्वर में दिखाया जा सकता है।
refused-daily-sealed = दिन ख़त्म होने तक सीड गुप्त रहता है। { $when } फिर पूछें।

### tournament

## tournament

# टूर्नामेंट: `/uno tournament`

tournament-title = 🏆 टूर्नामेंट की रात
tournament-host = होस्ट **{ $host }** हैं।
tournament-plan = राउंड: { $rounds }, चार-चार की टेबलों पर · फिर सबसे अच्छे चार का फ़ाइनल · हर राउंड { $minutes } मिनट · स्थान के अनुसार 3, 2, 1 या 0 अंक
tournament-plan-duplicate = राउंड: { $rounds }, एक जैसे कार्डों वाली चार-चार की टेबलों पर · हर राउंड { $minutes } मिनट · 0 से 100 अंक: दूसरी टेबलों की उसी सीट के सामने आपका नतीजा
tournament-no-show = हाज़िरी { $left }, **{ $at }** पर ख़त्म होगी। तब तक हाज़िरी दें, नहीं तो आपका पहला राउंड छूटेगा।
tournament-sign-up = अभी जुड़ें। हाज़िरी { $left }, **{ $at }** पर शुरू होगी और **{ $until }** पर ख़त्म। तब तक हाज़िरी दें, नहीं तो आपका पहला राउंड छूटेगा।
tournament-extended = बहुत कम लोग हाज़िर थे, इसलिए यह दूसरा और आख़िरी मौक़ा है।
tournament-limited = 🔒 इस सर्वर के एक एडमिन ने नियम लॉक कर दिए हैं, इसलिए आने वाली टेबलों पर सर्वर के नियम हैं।
tournament-ready = ✅ **हाज़िर ({ $count }):** { $names }
tournament-nobody = अभी कोई हाज़िर नहीं है। शुरू करने के लिए चार लोग काफ़ी हैं।
tournament-signed = ▫️ **हाज़िरी बाक़ी ({ $count }):** { $names }
tournament-dropped = ➖ **नाम वापस लिया ({ $count }):** { $names }
tournament-absent = 💤 **ग़ैरहाज़िर:** { $names }। **जुड़ें** से अगले राउंड में वापस आएँ।
tournament-late = ⏳ **अगले राउंड से:** { $names }
tournament-round = राउंड { $round } / { $rounds }
tournament-final = फ़ाइनल
tournament-round-ends = { $left }, **{ $at }** पर ख़त्म। उसके बाद AI सबके लिए खेलते हैं, ज़्यादा से ज़्यादा { $minutes } मिनट।
tournament-deal = सभी टेबल एक ही कार्डों से खेलती हैं। 🔒 खेल से पहले सील · `{ $seal }`
tournament-sealed = 🔒 लॉटरी पहले से सील · `{ $seal }`
tournament-sealed-how = पहले राउंड में कौन किससे मिलेगा, सारी सीटें और बराबरी के फ़ैसले एक गुप्त संख्या से तय हो चुके हैं, और उन्हें कोई नहीं बदल सकता। पक्का करने के लिए यह लाइन सँभाल लें। टूर्नामेंट के बाद **लॉटरी जाँचें** सील खोलता है, और दोनों का मेल खाना ज़रूरी है।
tournament-lots-right = ✅ लॉटरी किसी ने नहीं चुनी। पहली टेबलें और सारी सीटें उस गुप्त संख्या से निकलती हैं जो किसी के जुड़ने से पहले सील हुई थी।
tournament-lots-wrong = ❌ कुछ गड़बड़ है: ये टेबलें उस गुप्त संख्या से नहीं निकलतीं जो किसी के जुड़ने से पहले सील हुई थी।
tournament-lots-commitment = 🔒 शुरू से दिखाया गया फ़िंगरप्रिंट: `{ $seal }`
tournament-lots-yourself = हम पर भरोसा करना ज़रूरी नहीं: `{ $file }` में सारे लोग और टेबलें हैं। `docs/fair-deals.md` बताता है कि हर लॉटरी गुप्त संख्या से कैसे निकलती है।
tournament-table = **टेबल { $table }** · { $people }
tournament-refused = ⚠️ टेबल { $table } नहीं खुली: Discord उसका मैसेज या थ्रेड नहीं बनने देता। इस चैनल में बॉट की अनुमतियाँ देखें, जैसे *मैसेज भेजें*। मैं { $until } तक कोशिश करता रहूँगा। उसके बाद यह टेबल बिना खेली मानी जाएगी।
tournament-not-opened = ⚠️ टेबल { $table } नहीं खुल सकी, क्योंकि Discord ने उसका मैसेज या थ्रेड नहीं बनने दिया। उसके लोगों को उतने अंक मिलते हैं जितने बिना खेली टेबल पर मिलते हैं।
tournament-ais = { $count } AI
tournament-next = { $round }: शुरुआत { $left }
tournament-won = 🏆 { $name } ने टूर्नामेंट जीता
tournament-ended-host = होस्ट ने टूर्नामेंट बंद कर दिया।
tournament-ended-admin = एडमिन ने टूर्नामेंट बंद कर दिया।
tournament-ended-people = टूर्नामेंट ख़त्म हुआ, क्योंकि बहुत कम लोग बचे थे।
tournament-ended-server = टूर्नामेंट ख़त्म हुआ, क्योंकि उसका चैनल अब नहीं है।
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = बाहर
tournament-more = और { $count }
tournament-legend = अंक · हर राउंड का स्थान · विरोधियों के अंक, जो बराबरी तोड़ते हैं। फिर जीती हुई टेबलें, यूनो के अंक और संयोग तय करते हैं।
tournament-legend-short = कोष्ठक में विरोधियों के अंक, जो बराबरी तोड़ते हैं। फिर जीती हुई टेबलें, यूनो के अंक और संयोग तय करते हैं।
tournament-legend-duplicate = तुलना के अंक · हर राउंड में आपकी सीट पर स्थान। बाक़ी सभी टेबलों की उसी सीट से आगे रहने पर राउंड के 100 अंक मिलते हैं, और औसत 50 है। फिर पहले स्थान, यूनो के अंक और संयोग तय करते हैं।
tournament-legend-final = पहले फ़ाइनल के खिलाड़ी, फ़ाइनल में अपनी जगह के क्रम में।
tournament-alt = तालिका: { $rows }
tournament-call = 🃏 **{ $round }, टेबल { $table }:** { $people }, आपकी टेबल ठीक नीचे है। **मेरे कार्ड** आपके कार्ड दिखाता है।
tournament-call-closed = 🃏 **{ $round }, टेबल { $table }:** { $people }, आपकी टेबल एक निजी थ्रेड में है, जो आपकी चैनल सूची में दिखता है। दूसरी टेबलें इन्हीं कार्डों से खेलती हैं, इसलिए वहाँ के लोग इसे नहीं देख सकते। **मेरे कार्ड** आपके कार्ड दिखाता है।
tournament-thread = { $round } · टेबल { $table }
tournament-check-in-call = { $people }: टूर्नामेंट के लिए हाज़िरी दें, वह { $when } शुरू होगा। { $link }

button-tournament-join = जुड़ें
button-tournament-check-in = जुड़ें / हाज़िरी दें
button-tournament-drop = नाम वापस लें
button-tournament-start = शुरू करें
button-tournament-go-on = अभी आगे बढ़ें
button-tournament-close = बंद करें
button-tournament-lots = लॉटरी जाँचें
button-tournament-close-yes = हाँ, बंद करें

tournament-close-ask = टूर्नामेंट सबके लिए बंद करें? तालिका वैसी ही रहेगी, और टेबलें चलती रहेंगी।
note-tournament-opened = टूर्नामेंट खुल गया है। आप भी जुड़ सकते हैं।
note-tournament-bumped = इस चैनल में एक टूर्नामेंट खुला है। मैंने उसका मैसेज फिर से भेजा।
refused-tournament-unseen = Discord मुझे यहाँ टूर्नामेंट दिखाने नहीं दे रहा, इसलिए टूर्नामेंट नहीं खुला। कोई और चैनल आज़माएँ, या किसी एडमिन से पूछें कि मुझे यहाँ क्या करने की अनुमति है।
refused-tournament-bump = इस चैनल में एक टूर्नामेंट खुला है। Discord अभी मुझे उसका मैसेज फिर से भेजने नहीं दे रहा, इसलिए वह जहाँ था वहीं है। किसी एडमिन से पूछें कि मुझे यहाँ क्या करने की अनुमति है।
note-tournament-joined = आप जुड़ गए। { $when } इसी बटन से हाज़िरी दें।
note-tournament-checked-in = आपकी हाज़िरी लग गई। टूर्नामेंट { $when } शुरू होगा।
note-tournament-next-round = आप अगले राउंड से खेलेंगे।
note-tournament-dropped = आपका नाम वापस ले लिया गया। आपके नतीजे रहेंगे, और **जुड़ें** से आप वापस आ सकते हैं।
note-tournament-started = राउंड शुरू हुआ।
note-tournament-closed = टूर्नामेंट बंद है।

refused-tournament-few = टूर्नामेंट को { $needed } लोग चाहिए, अभी { $count } हाज़िर हैं। औरों का इंतज़ार करें, या `/uno start` से सबके लिए एक टेबल खोलें।
refused-tournament-taken = इस चैनल में पहले से एक टूर्नामेंट है। `/uno tournament` उसे दिखाता है।
refused-tournament-gone = यह टूर्नामेंट अब यहाँ नहीं है।
refused-tournament-over = यह टूर्नामेंट ख़त्म हो चुका है। `/uno tournament` अगला खोलता है।
refused-tournament-in = आप शामिल हैं। जब तक आपकी टेबल न बुलाई जाए, कुछ करने की ज़रूरत नहीं।
refused-tournament-early = आप पहले से सूची में हैं। { $when } हाज़िरी दें।
refused-tournament-late = अब कोई राउंड नहीं बचा जिसमें आप जुड़ सकें। अगला टूर्नामेंट सबके लिए खुला है।
refused-tournament-full = टूर्नामेंट भर गया है: इसमें { $most } लोग हैं।
refused-tournament-not-in = आप इस टूर्नामेंट में नहीं हैं, इसलिए नाम वापस नहीं ले सकते। **जुड़ें** से शामिल हों।
refused-tournament-playing = अभी एक राउंड चल रहा है। अगला तब शुरू होगा जब उसकी टेबलें पूरी हों।
refused-tournament-host = यह सिर्फ़ होस्ट या मॉडरेटर कर सकते हैं; होस्ट { $host } हैं।
refused-tournament-place = टूर्नामेंट के लिए टेक्स्ट चैनल चाहिए, क्योंकि हर टेबल का अपना थ्रेड होता है।
refused-tournament-threads = टूर्नामेंट की हर टेबल के लिए एक थ्रेड चाहिए। { $why }
refused-tournament-teams = टूर्नामेंट में हर खिलाड़ी का स्थान गिना जाता है, इसलिए टीमें नहीं हो सकतीं। बिना टीमों वाले नियम चुनें।
refused-tournament-table = यह टूर्नामेंट की टेबल है, इसलिए यह सिर्फ़ मॉडरेटर कर सकते हैं। टूर्नामेंट के मैसेज में **नाम वापस लें** से अपनी जगह छोड़ें।

### results

## results

round-out = राउंड { $number } में **{ $name }** की जीत
round-drawn = राउंड { $number } बराबर रहा
round-out-with = **{ $name }** का आख़िरी कार्ड: { $emoji } { $card }।
round-drawn-won = किसी के कार्ड ख़त्म न हो सके, और सबसे कम अंक **{ $name }** के पास थे।
round-drawn-tied = किसी के कार्ड ख़त्म न हो सके, और सबसे कम अंक दो या ज़्यादा के पास थे। किसी को अंक नहीं।
round-drawn-golf = किसी के कार्ड ख़त्म न हो सके।
round-last-left = आख़िर में सिर्फ़ **{ $name }** बाक़ी।
round-until-last = सबसे पहले **{ $name }** के कार्ड ख़त्म हुए।
round-scored = इस जीत के अंक: { $points }।
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }** ({ $limit } पर बाहर)
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **बचे हुए कार्ड**
round-hand = **{ $name }**, { $points } अंक: { $cards }
round-hand-out = **{ $name }**, { $points } अंक: { $limit } कार्ड की सीमा पर बाहर
round-hand-bare = **{ $name }**: { $cards }
round-hand-bare-out = **{ $name }**: { $limit } कार्ड की सीमा पर बाहर
round-hand-uncounted = **{ $name }**, { $points } अंक (गिने नहीं जाते): { $cards }
round-next = अगला राउंड { $when } शुरू होगा।
round-next-soon = अगला राउंड बस शुरू हो रहा है।
round-ready = तैयार: { $names }।
button-ready = तैयार

scores-title = { $scoring ->
    [golf] **गोल्फ़**, { $rounds } राउंड: सबसे कम अंक
    [best_of] **जीते राउंड**, कुल { $rounds }
   *[points] **स्कोर**, लक्ष्य { $target } अंक
}
placing-title = **स्थान**
match-won = 🏆 **{ $name }** ने मैच जीता
match-won-team = 🏆 **{ $name }** और **{ $partner }** ने मैच जीता
match-closed = मैच समय से पहले समाप्त किया गया
match-closed-scores = ये अब तक के स्कोर हैं। कोई नहीं जीता।
match-again = **रीमैच** से जो लोग अब भी यहाँ हैं, वे सब फिर बैठते हैं। **दूसरे नियम** से आप पहले नियम बदलते हैं।
match-sealed = 🔒 एक और टेबल अभी इन्हीं कार्डों से खेल रही है। इसलिए कार्ड, अंक और ख़ास पल यहाँ तब दिखेंगे जब इस राउंड की आख़िरी टेबल ख़त्म होगी।
match-uncounted = सर्वर के बाहर का मैच किसी आँकड़े में नहीं गिना जाता।
match-of-ais = इस मैच को आख़िर तक सिर्फ़ AI ने खेला, इसलिए यह किसी के लिए नहीं गिना जाता।
match-of-nobody = आख़िर में कोई मौजूद नहीं था, इसलिए यह मैच किसी के लिए नहीं गिना जाता।
match-leavers = नतीजों और रेटिंग में { $names } के लिए माना जाता है कि मैच छोड़ा गया, और स्थान आख़िरी है।
match-followed = इन खिलाड़ियों का अगला मैच नीचे है।
match-seed = 🔓 शफ़ल का राज़: `{ $seed }`
button-other-rules = दूसरे नियम
refused-not-of-the-match = रीमैच सिर्फ़ इस मैच के खिलाड़ी माँग सकते हैं। `/uno start` से अपनी टेबल खोलें।

## stats

stats-title = 📊 { $name }
stats-record = 🏆 **{ $matches }** मैच · **{ $wins }** जीते ({ $share })
stats-rating = 📈 चार लोगों की औसत टेबल पर **{ $share }** ({ $low }–{ $high }) जीत की उम्मीद
stats-unrated = 📈 रेटिंग: **?** · दूसरे लोगों के साथ { $needed } में से { $played } मैच
stats-points = 🪙 हर राउंड में **{ $points }** अंक
stats-streak = 🔥 लगातार सबसे ज़्यादा जीत: **{ $best }** · अभी: **{ $now }**
stats-unos = 👁️ बिना यूनो: **{ $caught }** पकड़े · **{ $missed }** बार पकड़े गए
stats-challenges = ⚖️ चैलेंज: **{ $right }** सही · **{ $wrong }** ग़लत
stats-colors = 🎨 चुने गए रंग: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 पिछले स्थान, सबसे नया आख़िर में: { $places }
stats-legend-rating = 📈 चार लोगों की औसत टेबल पर जीत की उम्मीद
stats-legend = 👑 जीते · 🪙 हर राउंड के अंक · 🔥 लगातार सबसे ज़्यादा जीत · 👁️ पकड़े, ❗ पकड़े गए · ⚖️ चैलेंज ✓ सही, ✗ ग़लत
stats-none = { $name } ने यहाँ अब तक कोई मैच पूरा नहीं किया।
stats-none-own = आपने यहाँ अब तक कोई मैच पूरा नहीं किया। एक खेलें, और आपके आँकड़े शुरू हो जाएँगे।
stats-none-filtered = { $name } का ऐसा कोई मैच नहीं है। दूसरा सीज़न या दूसरे नियम चुनें।
stats-partial = जिन सर्वरों में आप पर रोक है, वहाँ के मैच यहाँ नहीं गिने जाते।
button-stats-mine = मेरे आँकड़े
button-post = यहाँ पोस्ट करें

refused-stats-bot = { $name } बॉट है। आँकड़े सिर्फ़ लोगों के होते हैं।
refused-stats-direct = यहाँ मैं सिर्फ़ आपके आँकड़े दिखाता हूँ। दूसरों के आँकड़े किसी सर्वर में देखें।
refused-stats-season-direct = डायरेक्ट मैसेज में मैं आपके सारे मैच एक साथ दिखाता हूँ। सीज़न और नियम किसी सर्वर में चुनें।
refused-season = यहाँ “{ $season }” नाम का कोई सीज़न नहीं है। इनमें से चुनें: { $seasons }।
refused-rules-unplayed = इन नियमों से यहाँ किसी ने मैच पूरा नहीं किया। दूसरे नियम चुनें।
refused-post = आप इस चैनल में नहीं लिख सकते, इसलिए मैं आपकी ओर से पोस्ट नहीं करता।
refused-posted = यह पेज चैनल में पहले से है।
season-all = अब तक का
season-all-rules = सभी नियम

rating-line = 📈 रेटिंग: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $needed } में से { $played } मैच)

## leaderboard

leaderboard-title = 🏆 लीडरबोर्ड · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count } मैच
leaderboard-what = चार लोगों की औसत टेबल पर खिलाड़ी के जीतने की उम्मीद, उसकी सीमा के साथ। एक ही स्थान वाले इतने पास हैं कि फ़र्क़ नहीं हो सकता। “?” को दूसरे लोगों के साथ 20 मैच चाहिए।
leaderboard-none = यहाँ अब तक किसी की रेटिंग नहीं है। सूची में आने के लिए कम से कम एक और व्यक्ति के साथ मैच पूरा करें।
leaderboard-you-none = आप अभी इस पर नहीं हैं। कम से कम एक और व्यक्ति के साथ मैच पूरा करें।
leaderboard-you-off = आपने रेटिंग बंद कर रखी है। `/uno me` से बदलें।
button-leaderboard = लीडरबोर्ड
refused-leaderboard-direct = लीडरबोर्ड सर्वर के होते हैं: उन्हें वहीं खोलें।

## history

# किसी सर्वर के समाप्त मैच

history-channel = इस चैनल के समाप्त मैच
history-server = इस सर्वर के समाप्त मैच
history-mine = इस सर्वर पर आपके समाप्त मैच
button-history-channel = यह चैनल
button-history-server = यह सर्वर
button-history-mine = मेरे मैच
button-history-older = पुराने ▶
history-empty = यहाँ अभी कोई मैच समाप्त नहीं हुआ। `/uno start` से टेबल खोलें।
history-end = इससे पुराने मैच नहीं हैं।
history-unfinished = समय से पहले बंद
history-player = { $name } ({ $score })
history-rounds = { $count } राउंड
history-others = और { $count }
refused-history-place = मैच किसी सर्वर के होते हैं। यह कमांड वहीं इस्तेमाल करें।

## achievements

# Achievements: what people reached in a match. A name is short, and each -how says in one line what to do.
achievements-title = आपकी उपलब्धियाँ
achievements-title-of = { $name } की उपलब्धियाँ
achievements-count = इस सर्वर पर { $all } में से { $count }
achievements-none = अभी कोई नहीं। ये मैच के अंत में अपने आप मिलती हैं।
achievements-none-of = इस सर्वर पर अभी कोई नहीं।
achievements-private = **{ $name }** उपलब्धियाँ नहीं दिखाते।
button-achievements = उपलब्धियाँ
achievement-line = 🏅 नई उपलब्धियाँ: { $told }
achievement-new = **{ $name }** ({ $what })
achievement-more = { $what } और { $count } और
refused-achievements-off = इस सर्वर पर उपलब्धियाँ बंद हैं।
preferences-achievements-on = उपलब्धियाँ: चालू
preferences-achievements-off = उपलब्धियाँ: बंद
preferences-achievements-what = आपकी उपलब्धियाँ बताई और दिखाई जाएँ या नहीं।
server-settings-achievements = उपलब्धियाँ
server-settings-achievements-what = मैच के अंत में नई उपलब्धियाँ बताई और सूची में दिखाई जाएँ या नहीं।
server-settings-achievements-on = चालू
server-settings-achievements-off = बंद
achievement-winner = पहली जीत
achievement-winner-how = एक मैच जीतें।
achievement-hattrick = हैट्रिक
achievement-hattrick-how = लगातार तीन राउंड जीतें।
achievement-sweep = पूरा सफ़ाया
achievement-sweep-how = मैच के सारे राउंड जीतें, कम से कम तीन।
achievement-comeback = वापसी
achievement-comeback-how = लक्ष्य के 40% अंक पीछे रहकर भी जीतें।
achievement-photo = काँटे की टक्कर
achievement-photo-how = तब जीतें जब किसी और के पास लक्ष्य के 90% अंक हों।
achievement-giant = दिग्गज को मात
achievement-giant-how = माहिर AI से जीतें।
achievement-partners = साथ बेहतर
achievement-partners-how = किसी और व्यक्ति के साथ टीम में जीतें।
achievement-untouched = एक भी कार्ड नहीं
achievement-untouched-how = बिना कोई कार्ड उठाए राउंड ख़त्म करें।
achievement-climber = पर्वतारोही
achievement-climber-how = 12 कार्ड होने के बाद राउंड ख़त्म करें।
achievement-gift = विदाई तोहफ़ा
achievement-gift-how = ड्रॉ कार्ड से राउंड ख़त्म करें।
achievement-jumper = बिजली जैसा तेज़
achievement-jumper-how = जंप-इन से राउंड ख़त्म करें।
achievement-trader = अच्छा सौदा
achievement-trader-how = अदला-बदली से पाँच कार्ड कम करें, फिर कार्ड ख़त्म करें।
achievement-eagle = बाज़ की नज़र
achievement-eagle-how = एक मैच में तीन भूले हुए यूनो पकड़ें।
achievement-detector = झूठ पकड़ने वाला
achievement-detector-how = एक मैच में दो बार चैलेंज करें, हर बार सही।
achievement-honest = कुछ छिपा नहीं
achievement-honest-how = एक मैच में दो बार चैलेंज हों और हर बार बेक़सूर निकलें।
achievement-clean = बेदाग़
achievement-clean-how = मैच के आठ राउंड में कोई यूनो न भूलें।
achievement-marathon = लंबी पारी
achievement-marathon-how = बारह राउंड का मैच अंत तक खेलें।
achievement-company = अच्छी संगत
achievement-company-how = तीन और लोगों के साथ मैच अंत तक खेलें।

## fairness

# सर्वर के कार्ड और संयोग से अपेक्षित संख्या

fairness-title = क्या यहाँ कार्ड निष्पक्ष हैं?
fairness-cards = { $count ->
    [one] यहाँ { $count } कार्ड बाँटा या उठाया गया।
   *[other] यहाँ { $count } कार्ड बाँटे या उठाए गए।
}
fairness-odds = संयोग से इतना या इससे ज़्यादा अंतर { $many } में से { $count } निष्पक्ष सर्वरों पर होता है।
fairness-rare = संयोग से इतना या इससे ज़्यादा अंतर { $many } में से 1 से भी कम निष्पक्ष सर्वर पर होता है।
fairness-few = संयोग से तुलना के लिए यह बहुत कम है। कुछ और राउंड चाहिए।
fairness-row = { $kind }: **{ $drawn }** · अपेक्षित { $expected }
fairness-numbers = नंबर ({ $color })
fairness-other = बाक़ी एक्शन कार्ड और वाइल्ड
fairness-how = समाप्त मैचों (ज़्यादा से ज़्यादा पिछले { $most }) में बाँटे और उठाए गए सभी कार्ड। अपेक्षित संख्या इससे निकलती है कि हर बार गड्डी में क्या था।
fairness-check = हर मैच को कार्ड दर कार्ड जाँचा जा सकता है: **बाँट जाँचें** उसके आख़िरी मैसेज पर है।
refused-fairness-place = ये संख्याएँ किसी सर्वर की हैं। यह कमांड वहीं चलाएँ।

## recap

button-recap = क्या-क्या हुआ?
button-recap-short = क्या हुआ?
recap-title = आपकी पिछली चाल के बाद
recap-title-all = शुरुआत से
recap-title-spectator = इस राउंड में अब तक
recap-none = कुछ नहीं हुआ।

## match_facts

facts-title = **यादगार पल**
fact-draw = सबसे बड़ा ड्रॉ: **{ $name }**, { $count } कार्ड
fact-streak = सबसे लंबा सिलसिला: **{ $name }**, बिना उठाए { $count } चालें
fact-catches = पकड़े: { $who }
fact-comeback-points = वापसी: **{ $name }** { $count } अंक पीछे थे
fact-comeback-cards = वापसी: आख़िरी राउंड में **{ $name }** के पास { $count } कार्ड थे
fact-rounds = { $count } राउंड
fact-plays = { $count ->
    [one] { $count } चाल
   *[other] { $count } चालें
}
fact-rules = नियम: { $rules }
tile-comeback-points = वापसी
tile-comeback-cards = वापसी (कार्ड)
tile-draw = सबसे बड़ा ड्रॉ
tile-streak = सबसे लंबा सिलसिला
tile-catches = पकड़े
card-target = { $scoring ->
    [golf] सबसे कम अंक
    [best_of] { $rounds } राउंड में
   *[points] लक्ष्य { $target } अंक
}

## fair_deal

button-check-deal = बाँट जाँचें
fair-title = बाँट की जाँच
fair-sealed = 🔒 डेक खेल से पहले सील · `{ $seal }`
fair-sealed-how = सारे कार्डों का क्रम तय है, और उसे कोई नहीं बदल सकता। पक्का करने के लिए यह लाइन सँभाल लें। मैच के बाद **बाँट जाँचें** सील खोलता है, और दोनों का मेल खाना ज़रूरी है।
fair-yes = बाँट सही थी: { $drawn }, यह सब उसी गुप्त सीड से निकला जो मैच से पहले सील था।
fair-no = इस बाँट में गड़बड़ है: यह उस गुप्त सीड से नहीं निकलती जो मैच से पहले सील था।
fair-not-kept = सीड का वह फ़िंगरप्रिंट नहीं जो टेबल पर दिखाया गया था।
fair-wrong = रिकॉर्ड की पंक्ति { $line }: { $what ->
    [commitment] फ़िंगरप्रिंट इस सीड का नहीं है।
    [source] सीड से कोई शफ़ल नहीं निकलता।
    [drawn] निकाले गए कार्ड या पर्चियाँ सीड से नहीं निकलतीं।
   *[rules] नियम इसकी इजाज़त नहीं देते।
}
fair-shuffles = { $count ->
    [1] इकलौता शफ़ल
   *[other] सभी { $count } शफ़ल
}
fair-lots = { $count ->
    [one] { $count } पर्ची
   *[other] { $count } पर्चियाँ
}
fair-drawn = { $shuffles } और { $lots }
fair-commitment = 🔒 मैच से पहले दिखाया गया फ़िंगरप्रिंट: `{ $commitment }`
fair-seed = 🔑 गुप्त सीड, जिसका यही फ़िंगरप्रिंट (SHA-256) है: `{ $seed }`
fair-start = ▶️ **शुरू करें** दबाने की ID, जो इसमें मिलाई गई: `{ $start }`।
fair-began = यह { $when } दबाया गया था।
fair-call = ▶️ खिलाड़ियों को { $table ->
    [first] राउंड की पहली टेबल
   *[own] इस टेबल
} पर बुलाने वाले मैसेज की ID, जो इसमें मिलाई गई: `{ $start }`।
fair-called = यह { $when } भेजा गया था।
fair-yourself = आपको हम पर भरोसा करने की ज़रूरत नहीं: फ़ाइल में पूरा मैच है। इसे `unobot verify record.jsonl` से, या `docs/fair-deals.md` के अनुसार लिखे किसी भी प्रोग्राम से जाँचें।
fair-proof-lobby = इससे यह साबित होता है: **शुरू करें** दबने से पहले ही टेबल पर यह फ़िंगरप्रिंट था। अगर आपने उसे लिख लिया था और दोनों मेल खाते हैं, तो इन खिलाड़ियों के लिए कार्ड किसी ने नहीं चुने।
fair-proof-ready = इससे यह साबित होता है: पिछले किसी मैच की **बाँट जाँचें** ने यही फ़िंगरप्रिंट उसे दिखाया था जिसने यह मैच शुरू किया। दोनों मेल खाएँ, तो दबाते समय कार्ड किसी ने नहीं चुने।
fair-proof-late = इससे यह साबित नहीं होता: मैच एक ही बार दबाने से शुरू हुआ, और सीड तभी निकाला गया। फ़िंगरप्रिंट पहले कोई नहीं लिख सकता था, इसलिए यह सबूत नहीं कि उस पल कार्ड किसी ने नहीं चुने। उसके बाद वे नहीं बदले।
fair-proof-tournament = यह सबूत है: सीड टूर्नामेंट की गुप्त संख्या से निकलता है, जिसका फ़िंगरप्रिंट `{ $seal }` शुरू से उसके मैसेज में है। टूर्नामेंट ख़त्म होने पर **लॉटरी जाँचें** वह गुप्त संख्या दिखाता है।
fair-coming = 🔒 अगला मैच जो आप एक ही बार दबाकर शुरू करेंगे, जैसे **अकेले खेलें** से, पहले से सील है: `{ $seal }`। यह लाइन सँभाल लें और उस मैच के बाद मिलाएँ।
fair-trust = इससे यह साबित नहीं होता कि बॉट चलाने वालों ने कार्ड नहीं देखे।

refused-not-over = मैच समाप्त होने तक शफ़ल गुप्त रहते हैं।
refused-nothing-dealt = यहाँ कोई कार्ड नहीं बाँटा गया।
refused-sealed = एक और टेबल अभी इन्हीं कार्डों से खेल रही है। इस राउंड की आख़िरी टेबल ख़त्म होने पर फिर कोशिश करें।

### replay

## replay

# समाप्त मैच का रीप्ले

button-replay = रीप्ले
replay-title = रीप्ले · राउंड { $round }/{ $rounds }
replay-moments = अहम पल
button-first = ⏮
button-last = ⏭
button-moment-next = अहम पल ▶
refused-replay-gone = यह मैच अब सहेजा नहीं गया है, इसलिए दिखाने को कुछ नहीं है।
refused-replay-broken = इस मैच का लॉग काटा या बदला गया है, या किसी और संस्करण का है, इसलिए रीप्ले नहीं हो सकता।
refused-replay-running = यह मैच अभी समाप्त नहीं हुआ है। रीप्ले अंत के बाद खुलता है।
refused-replay-channel = यह मैच { $channel } में था। इसका रीप्ले वहीं खुलता है।

## replay_files

# पूरे हुए मैच की फ़ाइलें: एक पेज और एक GIF

button-save-page = पेज के रूप में सहेजें
button-save-gif = GIF
files-page = **मैच एक पेज के रूप में।** फ़ाइल सहेजें और ब्राउज़र में खोलें। यह इंटरनेट के बिना चलता है और सबके कार्ड दिखाता है।
files-gif = **मैच के अहम पल**
files-gif-alt = मैच के हर अहम पल में टेबल
refused-files-often = आपके लिए अभी कई फ़ाइलें बनी हैं। एक मिनट बाद फिर कोशिश करें।
refused-files-failed = फ़ाइल नहीं बन पाई। थोड़ी देर में फिर कोशिश करें।
refused-files-too-large = फ़ाइल उस सीमा से बड़ी है जो Discord यहाँ देता है।
refused-data-too-large = आपका डेटा उस सीमा से बड़ा है जो Discord यहाँ देता है। इसे इस बॉट को चलाने वाले से माँगें।
refused-page-too-large = यह मैच एक पेज के लिए बहुत लंबा है। इसकी जगह **रीप्ले** या **GIF** लें।

## replay_page

# रीप्ले का पेज, जिसे सहेजकर Discord के बिना खोल सकते हैं

page-title = यूनो रीप्ले: { $names }
page-rules = नियम: { $rules }
page-unfinished = यह मैच पूरा नहीं हुआ।
page-where = राउंड { $round } · चाल { $number }, कुल { $total }
page-where-vote = वोट · चाल { $number }, कुल { $total }
page-board = टेबल
page-controls = कंट्रोल
page-position = मैच में जगह
page-first = शुरू में
page-last = अंत में
page-back = एक चाल पीछे
page-next = एक चाल आगे
page-moment-back = पिछला अहम पल
page-moment-next = अगला अहम पल
page-round-back = पिछला राउंड
page-round-next = अगला राउंड
page-play = चलाएँ
page-pause = रोकें
page-moments = अहम पल
page-moves = इस राउंड की चालें
page-scores = अंक
page-places = स्थान
page-round = राउंड
page-round-number = राउंड { $number }
page-hand = { $name } के कार्ड
page-two-sides = { $card }, पिछली तरफ़: { $back }
page-turn = इनकी बारी
page-uno = यूनो बोला
page-silent = यूनो नहीं बोला
page-out = बाहर
page-owes = { $count } उठाने हैं
page-pile = गड्डी: { $count }
page-top = ऊपर का कार्ड: { $card }
page-color = रंग: { $color }
page-clockwise = घड़ी की दिशा में
page-counterclockwise = घड़ी की उल्टी दिशा में
page-keys = कीबोर्ड
page-keys-on = अक्षरों वाली कुंजियाँ भी
page-keys-moves = ← और →: एक चाल पीछे या आगे
page-keys-ends = Home और End: शुरू या अंत में
page-keys-moments = N और P: अगला या पिछला अहम पल
page-keys-rounds = Shift+N और Shift+P: अगला या पिछला राउंड
page-no-script = इस पेज के लिए JavaScript चाहिए। यह इंटरनेट के बिना चलता है।
page-unreadable = मैच नहीं दिखाया जा सकता। फ़ाइल ख़राब है, या यह ब्राउज़र बहुत पुराना है।
page-players = खिलाड़ी

## coach

# मैच के बाद कोच

button-coach = कोच
button-coach-replay = रीप्ले में दिखाएँ
button-coach-next = अगला: { $number }/{ $count }
coach-title = कोच
coach-result = **नतीजा।** आपने { $rounds } में से { $won } राउंड जीते, जो बराबर हिस्से से { $difference } है।
coach-luck = कार्डों की क़िस्मत: { $cards }। आपका खेल और बाक़ी सब: { $rest }।
coach-some = { $count ->
    [one] एक फ़ैसले ने आपकी संभावना साफ़ तौर पर घटाई:
   *[other] इन { $count } फ़ैसलों ने आपको सबसे ज़्यादा नुकसान पहुँचाया:
}
coach-none = कुछ ख़ास नहीं मिला: आपके किसी फ़ैसले ने आपकी संभावना साफ़ तौर पर नहीं घटाई। बढ़िया खेल!
coach-top = ढेर पर: { $card }
coach-hand = आपके कार्ड: { $cards }
coach-lapse = **राउंड { $round }।** आपकी चाल: **{ $made }**। बेहतर: **{ $better }**।
coach-why-uno = यूनो के बिना दूसरे आपको पकड़ सकते हैं।
coach-why-next = अगले खिलाड़ी के पास सिर्फ़ { $count } कार्ड थे।
coach-why-void = अगले खिलाड़ी ने { $color } चलने के बजाय कार्ड उठाया था।
coach-why-wild = इससे वाइल्ड बाद के लिए बचता है।
coach-why-color = इसके बाद आपके पास { $color } के { $count } कार्ड बचते हैं।
coach-won = बेहतर चाल ऐसे 100 राउंड में से लगभग { $more } ज़्यादा जीतती है ({ $low } से { $high })।
coach-first = बेहतर चाल से आप ऐसे 100 राउंड में से लगभग { $more } ज़्यादा में सबसे पहले कार्ड ख़त्म करते हैं ({ $low } से { $high })।
coach-stayed = बेहतर चाल से आप ऐसे 100 राउंड में से लगभग { $more } ज़्यादा में मैच में बने रहते हैं ({ $low } से { $high })।
coach-how = हर फ़ैसला उसी से परखा जाता है जो आप देख सकते थे। छिपे कार्ड कई बार फिर से बाँटे जाते हैं, और माहिर AI राउंड को अंत तक खेलते हैं।
refused-coach-not-seated = आपने यह मैच नहीं खेला। कोच सिर्फ़ आपके अपने फ़ैसले देखता है।
refused-coach-often = आपके लिए अभी कई मैच देखे गए हैं। एक मिनट बाद फिर कोशिश करें।
refused-coach-failed = यह मैच देखा नहीं जा सका। थोड़ी देर में फिर कोशिश करें।
refused-coach-deck = कोच अभी यह डेक नहीं जानता।
refused-coach-golf = कोच अभी गोल्फ़ नहीं जानता।

## key_moments

# ख़ास पल: रीप्ले, उसका पेज और उसका GIF इन्हें ऐसे बताते हैं। हर एक के लिए एक सीधा वाक्य।

key-moment-four = { $name } ने { $card } चला: { $other } के लिए +{ $count }।
key-moment-four-bare = { $name } ने { $card } चला।
key-moment-guilty = { $name } पर { $other } का चैलेंज सही निकला: { $name } के लिए +{ $count }।
key-moment-innocent = { $name } पर { $other } का चैलेंज ग़लत निकला: { $other } के लिए +{ $count }।
key-moment-caught = { $other } ने { $name } को बिना यूनो पकड़ा: { $name } के लिए +{ $count }।
key-moment-caught-free = { $other } ने { $name } को बिना यूनो पकड़ा, पर कार्ड नहीं।
key-moment-missed = { $name } ने यूनो नहीं बोला, और किसी का ध्यान नहीं गया।
key-moment-lead = { $name } अब सबसे आगे।
key-moment-round = राउंड { $number } में { $name } की जीत।
key-moment-round-points = राउंड { $number } में { $name } की जीत: { $points } अंक।
key-moment-round-tied = राउंड { $number } बराबर रहा।
key-moment-knocked-out = { $name } { $count } कार्ड के साथ बाहर।
key-moment-knocked-out-by = { $other } ने { $name } को बाहर किया: { $count } कार्ड।
key-moment-roulette = रूलेट: { $name } के लिए +{ $count }।
key-moment-launcher = लॉन्चर का सबसे बड़ा वार: { $name } के लिए +{ $count }।
key-moment-dark-side = { $name } ने सब डार्क साइड पर पलट दिया।
key-moment-light-side = { $name } ने सब लाइट साइड पर पलट दिया।
key-moment-eliminated = { $name } मैच से बाहर।
key-moment-match = मैच में { $name } की जीत।
key-moment-partners = { $name } और { $partner }

### reactions

## reactions

reactions-title = रिएक्शन
reactions-body = टेबल पर सब लोग आपका रिएक्शन थोड़ी देर तक देखते हैं। आप हर 10 सेकंड में रिएक्ट कर सकते हैं।
reactions-who = किसी को म्यूट करें…
reactions-mute = { $name } को म्यूट करें
reactions-hear = { $name } को अनम्यूट करें
button-react = रिएक्शन
button-reactions-on = रिएक्शन: चालू
button-reactions-off = रिएक्शन: बंद
reaction-laugh = हा हा!
reaction-ouch = अरे नहीं!
reaction-clap = बहुत ख़ूब!
reaction-think = हम्म…
reaction-fire = क्या बात है!
reaction-wave = नमस्ते!
reaction-in-words = **{ $name }**: { $words }
note-reacted = टेबल पर सबको दिख रहा है: { $emoji }
refused-reaction-now = रिएक्शन मैच के दौरान भेजे जा सकते हैं।
refused-reaction-soon = आप { $seconds } सेकंड में फिर रिएक्ट कर सकते हैं।
refused-reactions-off = इस टेबल पर रिएक्शन बंद हैं।
refused-reactions-here = इस चैनल में रिएक्शन बंद हैं।
refused-reactions-own = आपके रिएक्शन बंद हैं। `/uno me` से चालू करें।
refused-reactions-muted = होस्ट ने इस टेबल पर आपके रिएक्शन म्यूट किए हैं।
refused-only-host-reactions = रिएक्शन सिर्फ़ होस्ट म्यूट कर सकते हैं; होस्ट **{ $host }** हैं।
preferences-reactions-on = रिएक्शन: चालू
preferences-reactions-off = रिएक्शन: बंद
preferences-reactions-what = आप रिएक्ट कर सकें और अपनी स्क्रीन पर रिएक्शन देखें या नहीं।
server-settings-reactions = रिएक्शन
server-settings-reactions-what = टेबल पर छोटे रिएक्शन दिखाए जा सकें या नहीं।
server-settings-reactions-on = चालू
server-settings-reactions-off = बंद

### privacy

## privacy

privacy-title = आपका डेटा
privacy-intro = आपके बारे में इतना सहेजा जाता है, ताकि रीस्टार्ट के बाद भी मैच चलते रहें:
privacy-choices = - आपकी पसंद, AI के सामने आपका स्तर, आपके Discord की भाषा, और आपके डीएम कहाँ हैं
privacy-tables = - टेबलें, जिनमें आपका नाम, आपकी सीट और आपकी चालें हैं: { $count }
privacy-results = - मैचों के नतीजे, जो आपके आँकड़ों और आपकी रेटिंग में गिने जाते हैं: { $count }
privacy-daily = - शुरू किए हुए डेली गेम, चालों और नतीजों के साथ: { $count }
privacy-notes = - अनुवाद के बारे में आपके नोट: { $count }
privacy-messages = - आपके लिए मैसेज, जो अब भी अपडेट होते हैं: { $count }
privacy-channels = - चैनल, जिनमें नई टेबल पर आपको पिंग किया जाता है: { $count }
privacy-bans = - सर्वर जहाँ आप पर यूनो की रोक है: { $count }
privacy-readers = सब कुछ सिर्फ़ इस बॉट के एडमिन पढ़ सकते हैं। टेबल पर बाक़ी लोग आपका नाम और आपकी चालें देखते हैं।
privacy-file = आपके बारे में जो कुछ सहेजा है, वह सब यहाँ है।
privacy-ask-title = आपके बारे में सब कुछ मिटा दें?
privacy-ask-settings = - आपकी पसंद और नई टेबलों के पिंग मिट जाएँगे।
privacy-ask-running = - चल रहे मैच में आपकी सीट हमेशा के लिए AI को मिलेगी।
privacy-ask-over = - पूरी हो चुकी टेबलों पर आपका नाम “{ $name }” होगा।
privacy-ask-results = - आपके आँकड़े और रेटिंग मिट जाते हैं। नतीजों में आपका नाम “{ $name }” होगा।
privacy-ask-daily = - आपके डेली गेम, उनके नतीजे और लगातार दिन मिट जाते हैं।
privacy-ask-discord = - चैनल में पहले से मौजूद मैसेज वहीं रहेंगे।
privacy-ask-bans = - अगर किसी सर्वर ने आप पर रोक लगाई है, तो वह रहेगी, आपकी ID की जगह एक कोड के साथ।
privacy-ask-kicks = - हटाया जाना बना रहता है, और शुरू किया गया डेली गेम दोबारा शुरू नहीं हो सकता। दोनों में आपकी ID की जगह एक कोड रहता है।
privacy-ask-undo = यह वापस नहीं हो सकता।
privacy-deleted = आपके बारे में सब कुछ मिट गया। बॉट फिर इस्तेमाल करने पर नया डेटा सहेजा जाएगा।
privacy-again = आप अभी बॉट इस्तेमाल कर रहे हैं, इसलिए कुछ नया सहेजा गया। एक मिनट बाद फिर कोशिश करें।
button-privacy-export = डेटा डाउनलोड करें
button-privacy-delete = डेटा मिटाएँ
button-privacy-yes = सब मिटाएँ
button-privacy-no = डेटा रहने दें

### admin

## admin_settings

admin-settings-title = इस सर्वर की सीमाएँ
admin-settings-roles = टेबल कौन खोले: { $roles }
admin-settings-everybody = सब
admin-settings-rules-open = नियम: **{ $rules }**, होस्ट बदल सकते हैं
admin-settings-rules-locked = नियम: **{ $rules }**, होस्ट नहीं बदल सकते
admin-settings-ais = हर टेबल पर AI की सीमा: **{ $most }**
admin-settings-ais-choice = AI: { $most }
admin-settings-no-limit = कोई सीमा नहीं
admin-settings-what-roles = मॉडरेटर हमेशा टेबल खोल सकते हैं।
admin-settings-what-rules = नियम `/uno settings` से चुनें।
admin-settings-what-ais = किसी की जगह खेलने वाले AI नहीं गिने जाते।
admin-settings-choose-roles = रोल, या कोई नहीं…
button-lock-rules = नियम लॉक करें
button-unlock-rules = नियम अनलॉक करें
refused-rules-locked = इस सर्वर में नियम लॉक हैं। सर्वर सँभालने वाले उन्हें `/uno settings` से चुनते हैं।
refused-ais-capped = AI ज़्यादा हैं: यह सर्वर एक टेबल पर ज़्यादा से ज़्यादा { $most } की अनुमति देता है।
refused-roles-start = टेबल खोलने के लिए इनमें से एक रोल चाहिए: { $roles }। किसी खुली टेबल पर जुड़ सकते हैं।
refused-limits-changed = यह लॉबी खुलने के बाद सर्वर के एडमिन ने सीमा तय की, इसलिए टेबल बदल गई। अभी कुछ शुरू नहीं हुआ। फिर से देखें और शुरू करें।
note-lobbies-limited = { $count ->
    [one] बदल दिया। { $count } खुली लॉबी में दूसरे नियम या ज़्यादा AI थे, वह अब ठीक है।
   *[other] बदल दिया। { $count } खुली लॉबियों में दूसरे नियम या ज़्यादा AI थे, वे अब ठीक हैं।
}
note-tournaments-limited = { $count ->
    [one] { $count } खुले टूर्नामेंट के नियम अलग थे। उसकी आने वाली टेबलों पर अब नए नियम हैं, या नियम न जँचने पर वह बंद है।
   *[other] { $count } खुले टूर्नामेंटों के नियम अलग थे। उनकी आने वाली टेबलों पर अब नए नियम हैं, या नियम न जँचने पर वे बंद हैं।
}

## oversight

oversight-title = इस सर्वर की टेबलें
oversight-table = टेबल
oversight-unknown-channel = एक चैनल जो पढ़ा नहीं जा सकता
oversight-host = होस्ट { $host }
oversight-stage = { $stage ->
    [lobby] अभी शुरू नहीं हुई
    [playing] मैच चल रहा है
    [pause] दो राउंड के बीच
    [suspended] रुकी है, क्योंकि इसका चैनल मेरी पहुँच में नहीं
    [adjourned] रुकी है, और इसका चैनल ख़ाली है
   *[damaged] इसका सहेजा डेटा पढ़ा नहीं जा सकता
}
oversight-since = { $stage ->
    [suspended] { $when } से
    [adjourned] { $when } से
   *[other] आख़िरी गतिविधि { $when }
}
oversight-late = अटकी है: बारी { $when } ख़त्म होनी थी।
oversight-empty = इस सर्वर में कोई टेबल खुली नहीं है।
oversight-more = { $count ->
    [one] { $count } और टेबल यहाँ नहीं दिखी: उसके चैनल में कमांड चलाएँ।
   *[other] { $count } और टेबलें यहाँ नहीं दिखीं: उनके चैनलों में कमांड चलाएँ।
}
oversight-end-what = टेबल समाप्त करने पर वह सबके लिए बंद हो जाती है। मैच आगे नहीं चल सकता।
button-oversee = सँभालें
button-oversight-list = सभी टेबलें
button-oversight-refresh = रीफ़्रेश
note-oversight-ended = { $channel } की टेबल बंद है।
refused-oversight-gone = वह टेबल पहले से बंद है।
refused-oversight-empty = { $channel } में कोई टेबल नहीं है। `/unoadmin tables` सब दिखाता है।
refused-admin-place = ये कमांड सर्वर के हैं: उन्हें वहीं चलाएँ।
refused-admin = इसके लिए “सर्वर मैनेज करें” अनुमति चाहिए।
oversight-free-what = चैनल ख़ाली करने पर टेबल रुकी रहती है: `/uno resume` उसे आगे बढ़ाता है।
button-oversight-free = चैनल ख़ाली करें
note-unblocked = { $channel } ख़ाली है। टेबल `/uno resume` का इंतज़ार करती है।
refused-unblock-free = वह टेबल अपना चैनल नहीं घेरती: `/uno start` वहाँ दूसरी खोलता है।
refused-unblock-running = वहाँ कुछ अटका नहीं है: `/unoadmin end` टेबल समाप्त करता है।

## bans

bans-title = यूनो से रोके गए लोग
bans-empty = किसी पर रोक नहीं है।
bans-line = { $user } · रोका गया { $when }, { $admin } द्वारा
bans-more = { $count ->
    [one] { $count } और रोक यहाँ नहीं दिखी।
   *[other] { $count } और रोक यहाँ नहीं दिखीं।
}
bans-lift = पूर्व खिलाड़ी की रोक हटाएँ
note-banned = { $count ->
    [one] { $user } अब इस सर्वर में यूनो नहीं खेल सकते। जिन टेबलों पर AI खेलेगा: { $count }
   *[other] { $user } अब इस सर्वर में यूनो नहीं खेल सकते। जिन टेबलों पर AI खेलेगा: { $count }
}
note-banned-leaves = उनके किसी मैच में आप भी खेल रहे हैं। नतीजों और रेटिंग में माना जाएगा कि आपने वह मैच छोड़ दिया, और आप आख़िरी रहेंगे। आप आगे खेल सकते हैं।
note-unbanned = { $user } फिर से खेल सकते हैं।
refused-banned = आप इस सर्वर में यूनो नहीं खेल सकते: यह एडमिन का फ़ैसला है।
refused-invite-banned = { $name } इस सर्वर में यूनो नहीं खेल सकते।
refused-not-banned = उन पर रोक नहीं है: `/unoadmin bans` सूची दिखाता है।
refused-ban-bot = बॉट पर रोक नहीं लग सकती: उसकी सीट नहीं होती।
refused-ban-oneself = ख़ुद पर रोक नहीं लगा सकते: किसी और को चुनें।

## acts

acts-title = एडमिन ने क्या किया
acts-empty = अभी कुछ नहीं।
acts-channel = { $channel } में भी लिखा जाता है।
acts-no-channel = कोई लॉग चैनल नहीं: `/unoadmin log` में चैनल चुनें।
act-line = { $kind ->
    [end] { $admin } ने { $channel } की टेबल समाप्त की।
    [unblock] { $admin } ने { $channel } ख़ाली किया। टेबल रुकी है।
    [ban] { $admin } ने { $user } पर रोक लगाई। { $detail }
    [unban] { $admin } ने { $user } की रोक हटाई।
    [roles] { $admin } ने तय किया कि टेबल कौन खोले: { $detail }
    [rules] { $detail ->
        [lock] { $admin } ने नियम लॉक किए।
       *[unlock] { $admin } ने नियम अनलॉक किए।
    }
    [ais] { $admin } ने हर टेबल पर AI की सीमा तय की: { $detail }
    [lost] { $detail ->
        [roles] रोल { $value }, जो टेबल खोल सकता था, हटा दिया गया। चुने हुए बाक़ी रोल अब भी खोल सकते हैं।
        [roles-all] रोल { $value }, जो टेबल खोल सकता था, हटा दिया गया। अब सब खोल सकते हैं। `/unoadmin roles` से दूसरे रोल चुनें।
        [moderators] मॉडरेटरों का रोल { $value } हटा दिया गया। `/uno settings` से दूसरा चुनें।
        [log] लॉग चैनल हटा दिया गया। `/unoadmin log` में दूसरा चैनल चुनें।
        [day] सर्वर के दिन का चैनल हटा दिया गया। `/unoadmin day` में दूसरा चैनल चुनें।
        [rules] सेटिंग के नियम { $value } अब मुझे नहीं पता, इसलिए टेबलें आधिकारिक नियमों से खेलती हैं। `/uno settings` से दूसरे चुनें।
       *[places] आख़िरी चैनल, जहाँ यूनो की अनुमति थी, हटा दिया गया, इसलिए इस सर्वर पर खेला नहीं जा सकता। `/uno settings` से कहीं और अनुमति दें।
    }
    [day] { $detail ->
        [off] { $admin } ने सर्वर का दिन बंद किया।
       *[on] { $admin } ने सर्वर के दिन का चैनल चुना: { $channel }
    }
   *[log] { $detail ->
        [off] { $admin } ने लॉग चैनल बंद किया।
       *[on] { $admin } ने लॉग चैनल चुना: { $channel }
    }
}
day-title = 📅 कल यहाँ · { $day }
day-more = और { $count }।
day-streak = 🔥 { $days } दिन
day-matches = { $count ->
    [one] एक मैच खेला गया।
   *[other] { $count } मैच खेले गए।
}
day-wins = { $who } { $wins }
day-rematch = 🔁 **हफ़्ते का मुक़ाबला:** { $count } मैच, जीत: { $wins }
day-settings-title = सर्वर का दिन
day-settings-what = दिन में एक बार मैं कल के डेली गेम के नतीजे, लगातार दिन और हफ़्ते का मुक़ाबला लिखता हूँ: वे लोग जो सबसे ज़्यादा बार साथ खेले। किसी को पिंग नहीं करता, और जिस दिन कोई न खेले, कुछ नहीं लिखता। **रेटिंग: बंद** वालों का नाम नहीं आता।
day-no-channel = यह बंद है। `/unoadmin day` में चैनल चुनने से चालू होगा।
day-channel = { $channel } में लिखा जाता है। अगला { $when }।
button-no-day = कोई मैसेज नहीं
button-no-log = लॉग चैनल नहीं
refused-log-channel = उस चैनल में मैं लिख नहीं सकता: कोई टेक्स्ट चैनल या थ्रेड चुनें।

## channel_check

# `/unoadmin check`: what the bot needs in this channel and server

check-title = इस चैनल और सर्वर की जाँच
check-permissions = { $channel } में टेबल के लिए मेरे पास अनुमतियाँ हैं।
check-lacks = { $channel } में मेरे पास { $missing } नहीं है। चैनल की सेटिंग में, अनुमतियों के नीचे, मेरे रोल को इसकी अनुमति दें।
check-channel-gone = चैनल { $channel } अब नहीं है। उसकी टेबल `/uno resume` का इंतज़ार कर रही है।
check-threads = थ्रेड में टेबल के लिए मुझे { $missing } भी चाहिए।
check-roles-empty = किसी के पास { $roles } नहीं है, इसलिए सिर्फ़ मॉडरेटर टेबल खोल सकते हैं। `/unoadmin roles` से दूसरे रोल चुनें।
check-age-restricted = { $channel } पर उम्र की पाबंदी है। Discord सिर्फ़ उन्हीं सदस्यों को आने देता है जिनकी उम्र की पुष्टि हुई है, इसलिए बाक़ी वहाँ नहीं खेल सकते।
check-slow-mode = { $channel } में स्लो मोड है। Discord बॉट को इससे छूट देता है, और मेरे बटन दबाने को भी। फिर भी रुकावट आए, तो मेरे रोल को इससे छूट दें।
check-pictures = मेरे कार्ड के चित्र इनके लिए तैयार हैं: { $decks }। किसी और डेक के चित्र उसकी पहली टेबल के साथ आते हैं।
check-no-pictures = कार्ड के ये चित्र अभी Discord पर नहीं हैं, इसलिए इनके कार्ड सादे चिह्न हैं: { $decks }। बॉट चलाने वाला व्यक्ति `unobot emojis sync` चला सकता है।
check-commands = Discord के पास मेरे मौजूदा कमांड हैं।
check-commands-changed = Discord के पास मेरे कमांड किसी दूसरे संस्करण के हैं: { $commands }। बॉट चलाने वाला उसे फिर से शुरू कर सकता है, तब वह अपने कमांड दर्ज करता है।
check-commands-unknown = Discord अभी नहीं बता रहा कि उसके पास कौन से कमांड हैं। एक मिनट बाद फिर कोशिश करें।
check-tables = इस सर्वर की कोई टेबल अटकी नहीं है।
check-stuck = { $count ->
    [one] इस सर्वर की { $count } टेबल अटकी है। `/unoadmin tables` देखें।
   *[other] इस सर्वर की { $count } टेबलें अटकी हैं। `/unoadmin tables` देखें।
}

## probe

# The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = unobot के सेटअप की जाँच
probe-step = { $step ->
    [1] पहला बटन दबाएँ।
    [2] दूसरा बटन दबाएँ।
    [3] अपने निजी पैनल का इंतज़ार करें, या चौथे बटन से इंतज़ार छोड़ें।
    [4] अपने पुराने निजी पैनल का बटन दबाएँ।
   *[5] तीसरा बटन दबाएँ, फिर इस मैसेज के बदलते समय बार-बार दबाएँ।
}
probe-panel = यह पैनल एक जाँच है। जब सार्वजनिक मैसेज कहे, तब इसका बटन दबाएँ।

### owner

## owner

owner-notice = 📣 बॉट के मालिक की ओर से: { $words }
refused-blocked = आप इस बॉट के साथ नहीं खेल सकते: यह उसके मालिक का फ़ैसला है। `/uno privacy` अब भी चलता है।
refused-blocked-server = इस सर्वर में यह बॉट नहीं रह सकता: यह उसके मालिक का फ़ैसला है।
button-owner = मालिक के टूल
owner-title = मालिक के टूल
owner-what = आपके फ़ैसले कुछ सेकंड में सभी सर्वर पर लागू होते हैं। यह पैनल सिर्फ़ इस बॉट के मालिक देखते हैं।
owner-counts = यहाँ सर्वर: { $servers } · टेबल: { $tables } · रोके गए लोग: { $people } · रोके गए सर्वर: { $blocked }
owner-notice-until = सूचना, { $when } ख़त्म: { $words }
owner-no-notice = कोई सूचना नहीं है।
button-owner-notice = सूचना लिखें
button-owner-clear = सूचना हटाएँ
button-owner-block-user = व्यक्ति को रोकें
button-owner-block-server = सर्वर को रोकें
button-owner-servers = सर्वर
owner-unblock = रोक हटाएँ…
owner-user-choice = व्यक्ति { $id }
owner-server-choice = सर्वर { $id }
owner-id = ID
owner-words = सभी लॉबी और हाथों के लिए एक लाइन
owner-hours = घंटे
owner-blocked = `{ $id }` पर रोक लग गई।
owner-unblocked = `{ $id }` पर अब रोक नहीं है।
owner-server-line = **{ $name }** · `{ $id }` · सदस्य: { $members }
button-owner-leave = छोड़ें
button-owner-more = और सर्वर
owner-left = बॉट ने `{ $id }` छोड़ दिया।
refused-owner = यह सिर्फ़ इस बॉट के मालिक कर सकते हैं।
refused-owner-id = यह ID नहीं है। ID में 17 से 20 अंक होते हैं।
refused-owner-oneself = आप ख़ुद पर रोक नहीं लगा सकते।
refused-owner-hours = घंटे 1 से { $most } तक की संख्या हैं।
refused-owner-words = सूचना में कम से कम एक अक्षर चाहिए।

### settings

## preferences

preferences-title = आपकी सेटिंग
preferences-body = ये तुरंत और हर टेबल पर लागू होती हैं।
button-preferences-table = टेबल पर
button-preferences-messages = मैसेज और नतीजे
preferences-playing = बराबरी का AI: आपके सामने वह 100 में से { $strength } पर खेलता है। यह AI से आपके मैचों से तय होता है: जीतने पर बढ़ता है, हारने पर घटता है।
preferences-emblem-fox = चेहरा: लोमड़ी
preferences-emblem-octopus = चेहरा: ऑक्टोपस
preferences-emblem-frog = चेहरा: मेंढक
preferences-emblem-bee = चेहरा: मधुमक्खी
preferences-emblem-whale = चेहरा: व्हेल
preferences-emblem-mushroom = चेहरा: मशरूम
preferences-emblem-penguin = चेहरा: पेंगुइन
preferences-emblem-cactus = चेहरा: कैक्टस
preferences-emblem-blossom = चेहरा: फूल
preferences-emblem-owl = चेहरा: उल्लू
preferences-emblem-what = हर टेबल पर आपका चेहरा। चल रहे मैच के चेहरे नहीं बदलते।
preferences-look-auto = कार्ड: सर्वर जैसे
preferences-look-pictures = कार्ड: तस्वीरें
preferences-look-shapes = कार्ड: आकार, अक्षर
preferences-look-text = कार्ड: सिर्फ़ शब्द
preferences-look-what = आप अपने कार्ड कैसे देखें।
preferences-sort-color = क्रम: रंग से
preferences-sort-value = क्रम: नंबर से
preferences-sort-what = आपके कार्ड किस क्रम में हों।
preferences-passes-on = ऑटो-पास: चालू
preferences-passes-off = ऑटो-पास: बंद
preferences-passes-what = उठाया हुआ कार्ड न चल सकें, तो आपकी ओर से पास करें या नहीं।
preferences-dms-auto = DM: सर्वर जैसा
preferences-dms-on = DM: मेरे कार्ड भी
preferences-dms-off = DM: कार्ड नहीं
preferences-dms-what = आपके कार्ड डायरेक्ट मैसेज में भी आएँ या नहीं।
preferences-pings-idle = पिंग: जब जवाब न दूँ
preferences-pings-always = पिंग: हर बारी पर
preferences-pings-off = पिंग: कभी नहीं
preferences-pings-what = आपकी बारी पर आपको कब पिंग किया जाए।
preferences-pings-by-channel = पिंग की जगह: चैनल
preferences-pings-by-dm = पिंग की जगह: DM
preferences-pings-by-what = आपको कहाँ पिंग किया जाए।
preferences-hints-on = टिप: हर एक, एक बार
preferences-hints-off = टिप: कोई नहीं
preferences-hints-what = छोटी सलाह, जो काम के समय बस एक बार दिखती है।
preferences-rated-on = रेटिंग: चालू
preferences-rated-off = रेटिंग: बंद
preferences-rated-what = आपको रेट किया जाए और लीडरबोर्ड पर दिखाया जाए या नहीं।
preferences-language-auto = भाषा: अपने आप
preferences-language-what = मैं आपसे किस भाषा में बात करूँ। “अपने आप” यानी आपके Discord की भाषा।
preferences-language = भाषा: { $name }

## server_settings

server-settings-title = इस सर्वर में यूनो
server-settings-title-channel = { $channel } में यूनो
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · यहाँ तय
    [server] { $name }: **{ $value }** · सर्वर से
   *[usual] { $name }: **{ $value }**
}
server-settings-which = बदलें…
server-settings-as-server = सर्वर जैसा
server-settings-as-usual = डिफ़ॉल्ट: { $value }
button-server-settings-server = यह सर्वर
button-server-settings-channel = यह चैनल

server-settings-rules = नियम
server-settings-rules-what = नई टेबल के नियम, जब तक होस्ट उन्हें न बदलें।
server-settings-rules-code = कोड { $code }
server-settings-turn = चाल का समय
server-settings-turn-what = नई टेबलों पर एक चाल में कितना समय लग सकता है।
server-settings-allowed = यूनो
server-settings-allowed-what = टेबलें खोली जा सकती हैं या नहीं।
server-settings-allowed-on = खेला जा सकता है
server-settings-allowed-off = खेलना मना है
server-settings-starts = टेबल खोलना
server-settings-starts-what = /uno start कौन चला सकता है।
server-settings-starts-everybody = सब
server-settings-starts-moderators = मॉडरेटर
server-settings-moderator-role = यूनो मॉडरेटर
server-settings-moderator-role-auto = कोई रोल नहीं
server-settings-role = रोल चुनें…
button-no-role = कोई रोल नहीं
server-settings-table-look = टेबल
server-settings-table-look-what = नई टेबलें कैसी दिखें।
server-settings-table-look-picture = चित्र में, ऊपर से
server-settings-table-look-text = शब्दों में, ऊपर वाले कार्ड के साथ
server-settings-look = कार्ड
server-settings-look-what = उनके लिए जिन्होंने /uno me से कुछ नहीं चुना।
server-settings-look-pictures = तस्वीरें
server-settings-look-shapes = आकार और अक्षर
server-settings-look-text = सिर्फ़ शब्द
server-settings-dms = कार्ड डायरेक्ट मैसेज में
server-settings-dms-what = उनके लिए जिन्होंने /uno me से कुछ नहीं चुना।
server-settings-dms-on = हाँ
server-settings-dms-off = नहीं
server-settings-pings = बारी पर पिंग
server-settings-pings-what = बारी आने पर खिलाड़ी को चैनल में पिंग किया जाए या नहीं।
server-settings-pings-on = हाँ
server-settings-pings-off = नहीं
server-settings-threads = हर टेबल का थ्रेड
server-settings-threads-what = नई टेबल को अपना अलग थ्रेड मिले या नहीं।
server-settings-threads-on = हाँ
server-settings-threads-off = नहीं
server-settings-moments = ख़ास पल
server-settings-moments-what = नई टेबलों पर यूनो, बड़े ड्रॉ और जीत के लिए बैनर और एक जोशीली पंक्ति।
server-settings-moments-on = चालू
server-settings-moments-off = बंद
server-settings-seasons = सीज़न
server-settings-seasons-what = नया लीडरबोर्ड शुरू होने से पहले एक लीडरबोर्ड कितना चलता है।
server-settings-seasons-monthly = एक महीना
server-settings-seasons-quarterly = तीन महीने
server-settings-seasons-never = कोई सीज़न नहीं
server-settings-language = भाषा
server-settings-language-what = टेबलों की भाषा। हर व्यक्ति के अपने पैनल उसकी अपनी भाषा में होते हैं।
server-settings-language-auto = सर्वर की

refused-server-settings-place = सेटिंग सर्वर की होती हैं। यह कमांड वहीं चलाएँ।
refused-server-settings = ये सेटिंग बदलने के लिए आपको “सर्वर मैनेज करें” अनुमति चाहिए।
refused-everybody-role = वह रोल सबके पास है, तो सब मॉडरेटर बन जाएँगे। कोई और चुनें।
refused-not-here = आप इस चैनल में यूनो नहीं खेल सकते। सर्वर सँभालने वाले इसे `/uno settings` से बदल सकते हैं।
refused-moderators-start = यहाँ टेबल सिर्फ़ मॉडरेटर खोलते हैं। उनसे कहें, या किसी खुली टेबल पर जुड़ें।

### translations

## beta

beta-what = बीटा: जो ग़लत लगे, हमें बताएँ।
beta-line = { $name } अभी बीटा में है: जो ग़लत लगे, हमें बताएँ।
button-beta-note = बताएँ
beta-note-title = क्या ग़लत लगता है?
beta-note-label = वे शब्द, और आप उनकी जगह क्या कहते
beta-note-thanks = धन्यवाद! इस बॉट के एडमिन इसे पढ़ेंगे।
beta-offer = { $name } भी है, बीटा में।
button-beta-switch = बदलें
refused-beta-notes = आपने एक दिन में { $count } नोट भेजे हैं, इसलिए अभी और नहीं ले सकता। धन्यवाद!
refused-beta-empty = पहले कुछ शब्द लिखें।

### help

## help

help-title = यहाँ यूनो कैसे खेलें
help-new = **यूनो पहली बार?** **सीखें** दबाएँ: AI के साथ पाँच छोटे क़दम।
help-start = **खेलने को तैयार?** `/uno start` यहाँ टेबल खोलता है। बाक़ी लोग **जुड़ें** दबाएँ, या AI सीटें भरें।
help-daily = **पाँच मिनट हैं?** `/uno daily` में हर दिन नए गेम हैं।
help-ask = क्या जानना है?
help-bring = **कहीं और खेलना है?** डायरेक्ट मैसेज, ग्रुप चैट और मेरे बिना वाले सर्वर पर भी:
button-install-server = सर्वर में जोड़ें
button-install-personal = अपनी ऐप्स में
button-tutorial = सीखें

help-button-round = एक राउंड
help-topic-round = राउंड कैसे चलता है
help-round-1 = सबको कार्ड बाँटे जाते हैं, और एक कार्ड ढेर पर सीधा रखा जाता है।
help-round-2 = **आपकी बारी:** उसी रंग, नंबर या निशान का कार्ड चलें, या वाइल्ड। कुछ मेल नहीं खाता? **उठाएँ** से एक उठाएँ। वह मेल खाए, तो आप उसे तुरंत चल सकते हैं।
help-round-3 = **अंत:** जिसके कार्ड पहले ख़त्म हों, वह राउंड जीतता है और उसे बाक़ी सबके बचे कार्डों के अंक मिलते हैं। जो पहले लक्ष्य तक पहुँचे, वह मैच जीतता है।
help-round-4 = हाउस रूल इसमें कुछ बदल सकते हैं। `/uno rules` यहाँ के नियम दिखाता है।
help-button-cards = कार्ड
help-topic-cards = कार्ड
help-cards-1 = **0 से 9**: सिर्फ़ रंग और नंबर।
help-cards-2 = ⊘ **स्किप**: अगले खिलाड़ी की बारी छूटती है।
help-cards-3 = ⇄ **रिवर्स**: खेल की दिशा उलटती है। दो खिलाड़ी हों, तो यह स्किप है।
help-cards-4 = **+2** ड्रॉ टू: अगला खिलाड़ी दो कार्ड उठाता है और उसकी बारी छूटती है।
help-cards-5 = 🌈 **W** वाइल्ड: किसी भी कार्ड पर चलता है, और रंग आप चुनते हैं।
help-cards-6 = 🌈 **+4** वाइल्ड ड्रॉ फ़ोर: रंग आप चुनते हैं, और अगला खिलाड़ी चार कार्ड उठाता है। यह तब के लिए है जब आपके पास चालू रंग का कोई कार्ड न हो, और इसे चैलेंज किया जा सकता है।
help-button-uno = यूनो!
help-topic-uno = यूनो और पकड़ना
help-uno-1 = **दो कार्ड बचे, और आपकी बारी?** **📣 यूनो बोलें** दबाएँ, फिर एक कार्ड चलें।
help-uno-2 = **याद नहीं रहा?** जल्दी से **यूनो!** दबाएँ।
help-uno-3 = **किसी और को याद नहीं रहा?** टेबल पर **पकड़ें!** चालू हो जाता है। अगली चाल से पहले दबाएँ, और उस खिलाड़ी को दो कार्ड उठाने होंगे।
help-button-hand = आपके कार्ड
help-topic-hand = आपके कार्ड
help-hand-1 = टेबल पर **मेरे कार्ड** आपके कार्ड सिर्फ़ आपको दिखाता है। वे डायरेक्ट मैसेज में भी आते हैं। चलने के लिए कार्ड दबाएँ।
help-hand-2 = कोई कार्ड दबता नहीं? **क्यों नहीं?** दिखाता है कि कौन-सा नियम रोक रहा है।
help-hand-3 = `/uno play` आपकी चालें शब्दों में बताता है, स्क्रीन रीडर और कीबोर्ड के लिए।
help-hand-4 = 💡 छोटी टिप बस एक-एक बार आती हैं। `/uno me` से उन्हें बंद या फिर चालू करें।
help-button-away = जाना हो तो
help-topic-away = जब आप यहाँ न हों
help-away-1 = टेबल पर चलती घड़ी बताती है कि चाल के लिए आपके पास कितना समय है। समय पूरा हो जाए, तो चाल अपने आप चली जाती है। लगातार दूसरी बार होने पर आपकी जगह AI खेलता है, जब तक आप कुछ न दबाएँ।
help-away-2 = जाना है? **छोड़ें** आपके कार्ड AI को देता है, और **मेरे कार्ड** से वे आपको वापस मिलते हैं।
help-button-table = हाउस रूल
help-topic-table = टेबल के नियम
help-table-1 = मैच से पहले होस्ट **नियम बदलें** से चुन सकते हैं: प्रीसेट, अलग-अलग हाउस रूल, या किसी और टेबल का कोड।
help-table-2 = कार्डों से कोई छेड़छाड़ नहीं हो सकती: किसी के जुड़ने से पहले ही डेक सील हो जाता है, और अंत में **बाँट जाँचें** यह दिखाता है।
help-button-commands = कमांड
help-topic-commands = सारे कमांड
help-commands-1 = हर कमांड `/uno` से शुरू होता है:
help-command = **{ $command }** · { $what }
news-line = 🆕 **नया:** { $news }
news-faces = अब हर टेबल पर आपका चेहरा एक ही रहता है। `/uno me` से बदलें।
help-legal = प्रशंसकों का अनौपचारिक प्रोजेक्ट, जो न Mattel से जुड़ा है, न उसके समर्थन से बना है। UNO, Mattel का ट्रेडमार्क है।

help-rules-title = नियम: { $preset }

## tutorial

lesson-title = क़दम { $number }/{ $of } · { $title }
lesson-ai = रॉबिन
lesson-top = ढेर पर: { $emoji } { $card }
lesson-early = नियम इसकी भी इजाज़त देते हैं। अभी वह करके देखें जो ऊपर लिखा है।
button-lesson-next = अगला क़दम
button-lesson-skip = यह क़दम छोड़ें
button-try-again = फिर कोशिश करें

lesson-match = रंग या नंबर
lesson-match-do = आपको अपने सारे कार्ड ख़त्म करने हैं। ढेर के ऊपर वाले कार्ड के **रंग** या **नंबर** का कार्ड चलें: उसे दबाएँ।
lesson-match-done = लगभग पूरा खेल यही है। फिर **{ $ai }** ने भी यही किया। आप बारी-बारी से रंग या नंबर मिलाते हैं।

lesson-action = एक्शन कार्ड
lesson-action-do = कुछ कार्ड असर करते हैं। अपना एक एक्शन कार्ड चलें।
    ⊘ स्किप: अगले खिलाड़ी की बारी छूटती है।
    ⇄ रिवर्स: खेल की दिशा उलटती है।
    +2 ड्रॉ टू: अगला खिलाड़ी दो कार्ड उठाता है और उसकी बारी छूटती है।
lesson-action-done = **{ $ai }** की बारी छूटी। दो ही खिलाड़ी हैं, इसलिए तुरंत फिर आपकी बारी है।

lesson-wild = वाइल्ड कार्ड
lesson-wild-do = आपका और कोई कार्ड मेल नहीं खाता। पर **वाइल्ड** (W) किसी पर भी चलता है, और नया रंग आप चुनते हैं। इसे चलें।
lesson-wild-color = आप कौन-सा रंग चुनते हैं? आपके पास लाल सबसे ज़्यादा हैं।
lesson-wild-done = **{ $ai }** को आपका चुना रंग मिलाना पड़ा। **वाइल्ड ड्रॉ फ़ोर** (+4) से अगला खिलाड़ी चार कार्ड भी उठाता है। यह तब के लिए है जब आपके पास चालू रंग का कोई कार्ड न हो, और अगला खिलाड़ी इसे चैलेंज कर सकता है।

lesson-draw = कार्ड उठाना
lesson-draw-do = आपका कोई कार्ड मेल नहीं खाता। एक उठाएँ।
lesson-draw-choose = उठाया हुआ कार्ड मेल खाता है। उसे अभी चलें, या बाद के लिए रखें। इस बारी में आप कोई और कार्ड नहीं चल सकते।
lesson-draw-done = बढ़िया चाल। उठाया हुआ कार्ड मेल न खाए, तो वह आपके पास रहता है और आपकी बारी पूरी होती है।
lesson-draw-kept = आपने उसे रख लिया, इसलिए बारी पूरी हुई। यह समझदारी हो सकती है। बस याद रखें: अंत में आपके हर बचे कार्ड के अंक जीतने वाले को मिलते हैं।

lesson-uno = यूनो!
lesson-uno-do = **{ $ai }** के पास एक ही कार्ड बचा है, और वे यूनो बोलना भूल गए। अगली चाल से पहले **{ $ai } को पकड़ें!** दबाएँ।
lesson-uno-say = पकड़ लिया: **{ $ai }** को दो कार्ड उठाने पड़े। अब आपके पास भी दो कार्ड हैं: **📣 यूनो बोलें** दबाएँ, फिर एक चलें।
lesson-uno-forgot = आप यूनो भूल गए, **{ $ai }** ने आपको पकड़ा, और आपने दो कार्ड उठाए। असली टेबल पर कार्ड चलने के बाद भी **यूनो!** दबाया जा सकता है, बस दूसरों से पहले।
lesson-uno-last = आपने यूनो बोल दिया है, अब आपको कोई नहीं पकड़ सकता। एक कार्ड बचा है: उसे चलें!
lesson-uno-done = 🎉 जीत आपकी! जिसके कार्ड पहले ख़त्म हों, वह राउंड जीतता है और उसे बाक़ी सबके कार्डों के अंक मिलते हैं। अब लोगों के साथ खेलें: `/uno start` टेबल खोलता है।

## commands

command-uno = यूनो खेलें
command-start = इस चैनल में टेबल खोलें
command-start-ais-name = ai
command-start-ais = शुरू में कितने AI खिलाड़ी बिठाने हैं
command-start-level-name = स्तर
command-start-level = AI का स्तर
command-start-rules-name = नियम
command-start-rules = प्रीसेट, या नियम कोड
command-start-pace-name = रफ़्तार
command-start-pace = एक चाल में कितना समय लग सकता है
command-start-thread-name = थ्रेड
command-start-thread = टेबल को उसके अपने थ्रेड में खोलें
command-tables = सभी चैनलों और सर्वरों में आपकी टेबलें
command-history = इस सर्वर के समाप्त मैच और उनके रीप्ले देखें
command-join = इस चैनल की टेबल पर सीट लें
command-leave = अपनी सीट छोड़ें
command-hand = अपने कार्ड देखें
command-play = शब्दों में चाल चलें
command-play-move-name = चाल
command-play-move = आपकी चालों में से एक
command-status = इस चैनल की टेबल देखें
command-end = इस चैनल की टेबल समाप्त करें
command-rules = नियम समझें
command-resume = रुका हुआ मैच इस चैनल में आगे खेलें
command-resume-match-name = मैच
command-resume-match = कई मैच रुके हों, तो कौन-सा
choice-match = { $names } · राउंड { $round }
choice-lobby = { $names } · अभी शुरू नहीं
command-help = यहाँ यूनो कैसे खेलें
command-settings = इस सर्वर या चैनल में यूनो कैसे चले, यह बदलें
command-me = आपके कार्ड कैसे दिखें, आपकी भाषा, और आपको कब पिंग किया जाए
command-privacy = आपके बारे में क्या सहेजा है: देखें, डाउनलोड करें या मिटाएँ
command-stats = आपने या किसी और ने कैसा खेला
command-stats-person-name = किसके
command-stats-person = खिलाड़ी (ख़ाली छोड़ें तो आप)
command-stats-season-name = सीज़न
command-stats-season = सीज़न (ख़ाली छोड़ें तो सब)
command-stats-rules-name = नियम
command-stats-rules = सिर्फ़ इन नियमों के मैच
command-fairness = देखें कि इस सर्वर के कार्ड कितने निष्पक्ष रहे
command-leaderboard = इस सर्वर के लोगों की रेटिंग
command-leaderboard-season-name = सीज़न
command-leaderboard-season = सीज़न (ख़ाली छोड़ें तो मौजूदा)
command-leaderboard-rules-name = नियम
command-leaderboard-rules = सिर्फ़ इन नियमों के मैच
command-daily = आज के पाँच राउंड अकेले खेलें और तुलना करें
command-daily-date-name = तारीख
command-daily-date = कोई और दिन, जैसे 2026-11-24
command-invite = किसी को इस चैनल की टेबल पर न्योता दें
command-invite-person-name = किसे
command-invite-person = किसे न्योता देना है
command-unoadmin = इस सर्वर में यूनो सँभालें
command-unoadmin-tables = इस सर्वर की टेबलें
command-unoadmin-end = कोई टेबल समाप्त करें
command-unoadmin-end-channel-name = चैनल
command-unoadmin-end-channel = टेबल का चैनल, अगर वह यह नहीं है
command-unoadmin-unblock = अटकी, बिगड़ी या रुकी टेबल का चैनल ख़ाली करें
command-unoadmin-unblock-channel-name = चैनल
command-unoadmin-unblock-channel = चैनल, अगर वह यह नहीं है
command-unoadmin-ban = किसी को इस सर्वर की हर टेबल से दूर रखें
command-unoadmin-ban-person-name = व्यक्ति
command-unoadmin-ban-person = वह व्यक्ति
command-unoadmin-ban-reason-name = वजह
command-unoadmin-ban-reason = क्यों, एडमिन के लिए
command-unoadmin-unban = रोके गए व्यक्ति को फिर खेलने दें
command-unoadmin-unban-person-name = व्यक्ति
command-unoadmin-unban-person = वह व्यक्ति
command-unoadmin-bans = यहाँ न खेल सकने वालों की सूची
command-unoadmin-roles = टेबल खोलने वाले रोल चुनें
command-unoadmin-rules = नियम लॉक करें, ताकि होस्ट न बदलें
command-unoadmin-ais = टेबल पर AI की सीमा
command-unoadmin-log = एडमिन ने क्या किया, या उसके लिए चैनल चुनें
command-unoadmin-log-channel-name = चैनल
command-unoadmin-log-channel = वह चैनल जहाँ हर काम लिखा जाए
command-unoadmin-day = कल के नतीजे दिन में एक बार लिखना, या बंद करना
command-unoadmin-day-channel-name = चैनल
command-unoadmin-day-channel = वह चैनल जहाँ दिन लिखा जाए
command-unoadmin-check = जाँचें कि बॉट को यहाँ क्या चाहिए
command-tournament = इस चैनल में टूर्नामेंट खोलें, या खुला हुआ देखें
command-tournament-checkin-name = हाज़िरी
command-tournament-checkin = हाज़िरी के आख़िरी समय तक कितने मिनट
command-tournament-rounds-name = राउंड
command-tournament-rounds = फ़ाइनल से पहले कितने राउंड
command-tournament-minutes-name = मिनट
command-tournament-minutes = एक राउंड कितने मिनट का हो
command-tournament-rules-name = नियम
command-tournament-rules = प्रीसेट, या नियम कोड
command-tournament-level-name = स्तर
command-tournament-level = ख़ाली सीटों वाले AI कितना अच्छा खेलें
command-tournament-duplicate-name = एक-से-कार्ड
command-tournament-duplicate = हर टेबल को वही कार्ड मिलते हैं, और सीटों की तुलना होती है

## demo

demo-guide = गाइड
demo-welcome =
    👋 स्वागत है! { $name } की टेबल { $ais } AI के साथ तैयार है। **{ $start }** दबाएँ और आपको कार्ड मिल जाएँगे।
    -# ऊपर **Viewing as** से चुनें कि आप Ann, Ben, Cleo या Dev बनकर देखें।
    -# `/uno help`, फिर **{ $alone }**: आपके डायरेक्ट मैसेज में एक मैच।
demo-direct = { $name } के मैसेज
demo-group = 💬 ग्रुप
demo-group-hello = मैंने बॉट अपने लिए इंस्टॉल किया है, इसलिए वह यहाँ भी चलता है। `/uno start` से टेबल खुलती है, और सब खेल सकते हैं।
demo-page = यहाँ खेलें: { $url }
demo-direct-page = { $name } के डायरेक्ट मैसेज: { $url }
demo-stop = रोकने के लिए यहाँ Ctrl-C दबाएँ।
