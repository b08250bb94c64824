button-join = जुड़ें
button-leave = छोड़ें
button-start = शुरू करें
button-rules = नियम
button-check = बाँट जाँचें
button-hand = मेरे कार्ड
button-uno = यूनो!
button-catch = पकड़ें!
button-catch-somebody = पकड़ें …
button-catch-name = { $name } को पकड़ें!
button-more = और
button-draw = उठाएँ
button-play = चलें
button-keep = रखें
button-take = { $owed } लें
button-pass = आगे बढ़ें
button-challenge = चैलेंज करें
button-say-uno-off = यूनो बोलें: बंद
button-say-uno-on = यूनो बोलें: चालू
button-refresh = रीफ़्रेश
button-sort-color = रंग से
button-sort-value = नंबर से
button-back = वापस
button-previous = ◀
button-page = { $page }/{ $pages }
button-next = ▶
button-bump = नीचे लाएँ
button-end = मैच समाप्त करें
button-end-yes = हाँ, समाप्त करें
button-end-no = खेलते रहें
button-return = खेल में लौटें
button-ready = तैयार
button-rematch = रीमैच
button-other-rules = दूसरे नियम

mark-host = 👑 होस्ट
mark-ready = ✅ तैयार
mark-ai = 🤖 AI, { $level }
mark-engine = ⚙️ इंजन { $level }
mark-away = 🤖 दूर, AI खेल रहा है
mark-autopilot = 💤 जवाब नहीं, AI खेल रहा है
mark-out = 🚪 बाहर
mark-placed = 🏁 स्थान { $place }
mark-team = टीम { $number }
mark-uno = 📣 यूनो बोला
mark-uno-owed = ❗ यूनो नहीं बोला
level-novice = नौसिखिया
level-novice-how = जो कार्ड चल सके, वही चलता है।
level-casual = आसान
level-casual-how = पहले नंबर, दूसरों पर ध्यान नहीं।
level-clever = चतुर
level-clever-how = देखता है किसके पास कम कार्ड हैं।
level-expert = माहिर
level-expert-how = ख़ुद से खेलकर सीखा है।
level-master = उस्ताद
level-master-how = चलने से पहले मन में आगे खेलता है।
engine-how = एक प्रोग्राम जो इस बॉट के एडमिन ने जोड़ा है।

lobby-title = यूनो: कौन-कौन खेलेगा?
lobby-how = सीट लेने के लिए **जुड़ें** दबाएँ। मैच की शुरुआत **{ $host }** के हाथ में है।
lobby-how-start = मैच की शुरुआत **{ $host }** के हाथ में है।
lobby-rematch = यूनो: रीमैच?
lobby-rematch-how = मैच तब शुरू होगा जब बैठे हुए सब लोग **रीमैच** दबा दें, या **{ $host }** **शुरू करें** दबाएँ।
lobby-seat = { $number }. **{ $name }**
lobby-free = { $number }. _ख़ाली_
lobby-waiting = दो सीटें भरनी ज़रूरी हैं: किसी के आने तक रुकें, या AI जोड़ें।
lobby-ready = { $seats ->
    [10] सभी दस सीटें भरी हैं।
   *[other] शुरू हो सकता है; दस तक खिलाड़ी खेल सकते हैं।
}
lobby-rules = नियम: { $rules }
lobby-until = कोई और न जुड़े, तो { $when } अपने आप बंद।
lobby-until-start = मैच शुरू न हो, तो { $when } अपने आप बंद।
menu-add-ai = AI खिलाड़ी जोड़ें
menu-remove-ai = AI को हटाएँ
lobby-sealed = 🔒 सारे शफ़ल पहले से तय; फ़िंगरप्रिंट: `{ $commitment }`

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: रंग अभी चुना जाना है
table-play = **{ $name }** की बारी: { $emoji } **{ $color }** या **{ $face }**।
table-play-color = **{ $name }** की बारी: { $emoji } **{ $color }**।
table-drawn = **{ $name }** ने एक कार्ड उठाया: चलें या रखें।
table-drawn-must = **{ $name }** ने एक कार्ड उठाया: मेल खाए तो चलना ज़रूरी है।
table-drawn-blind = **{ $name }** ने एक कार्ड उल्टा उठाया।
table-color = **{ $name }** को पहला रंग चुनना है।
table-answer = **{ $name }** पर { $owed } कार्ड बकाया: उन्हें लें, या **{ $by }** पर चैलेंज करें।
table-owes = **{ $name }** पर { $owed } कार्ड बकाया: उन्हें लें, या आगे बढ़ाएँ।
table-play-any = **{ $name }** की शुरुआत, किसी भी कार्ड से।
table-nothing-laid = अभी तक कोई कार्ड नहीं चला गया
open-hand = खुले: { $cards }
table-thinking = **{ $name }** सोच में …
table-engine-fell = ⚙️ इंजन { $engine } रुक गया: अब **{ $name }** की जगह AI खेल रहा है।
table-until = ⏳{ "\u00A0" }{ $when }
table-round = राउंड { $number }
table-round-ends = इसका समय { $when } पूरा
table-clockwise = ↻ घड़ी की दिशा में
table-counterclockwise = ↺ घड़ी से उल्टी दिशा में
table-pile = { $count ->
    [0] गड्डी ख़ाली
   *[other] गड्डी में { $count }
}

vote-title = वाइल्ड कस्टमाइज़ेबल क्या करे?
vote-how = हर एक का एक वोट; बराबरी हो, तो पर्ची से तय होगा।
vote-option = { $number }. { $rule }: { $count } वोट
vote-open = इनके वोट बाक़ी हैं: { $names }।
vote-voted = आपका वोट: { $number }।
button-vote = { $number } ({ $count })
custom-others-draw = बाक़ी सब एक-एक कार्ड उठाते हैं
custom-pass-hands = सबके कार्ड अगले खिलाड़ी को जाते हैं
custom-target-draws = आपका चुना खिलाड़ी दो कार्ड उठाता है
custom-skip-all = बाक़ी सब स्किप, और फिर आपकी बारी
custom-swap = अपने चुने खिलाड़ी से सारे कार्ड बदलें

ping-turn = { $mention }, आपकी बारी ({ $card }) · { $when }
ping-turn-untimed = { $mention }, आपकी बारी ({ $card })
ping-answer = { $mention }, आप पर { $owed } कार्ड बकाया: क्या करना है? · { $when }
ping-answer-untimed = { $mention }, आप पर { $owed } कार्ड बकाया: क्या करना है?
ping-first = { $mention }, आपकी बारी · { $when }
ping-first-untimed = { $mention }, आपकी बारी

more-title = और क्या?
more-bump = **नीचे लाएँ** से टेबल सबसे नए मैसेज के पास आती है।
more-leave = **छोड़ें** आपकी सीट, कार्ड और स्कोर AI को देता है, जब तक आप **मेरे कार्ड** से न लौटें।
more-end = **मैच समाप्त करें** से मैच सबके लिए समाप्त होता है; जीत किसी की नहीं।
more-sealed = 🔒 सारे शफ़ल मैच से पहले तय थे। उनका फ़िंगरप्रिंट: `{ $commitment }`। मैच के बाद कोई भी उन्हें जाँच सकता है।
end-title = मैच सबके लिए समाप्त करें?
end-body = स्कोर बताए जाएँगे, और जीत किसी की नहीं होगी।
end-title-lobby = यह टेबल बंद करें?
end-body-lobby = सबकी सीट चली जाएगी।
tables-title = कौन-सी टेबल?
tables-more = { $count ->
    [one] { $count } और टेबल सूची में नहीं है: वहीं जाकर अपने कार्ड खोलें।
   *[other] { $count } और टेबलें सूची में नहीं हैं: वहीं जाकर अपने कार्ड खोलें।
}
tables-turn = **आपकी बारी**
tables-wait = **{ $name }** की बारी
tables-pause = राउंड के बीच
tables-lobby = अभी शुरू नहीं
tables-over = समाप्त

stranded-match = मैच रुका हुआ है
stranded-lobby = टेबल रुकी हुई है
name-unknown = कोई
dm-place = **{ $server }** में यूनो · [टेबल पर]({ $link })
dm-place-unknown = किसी सर्वर
