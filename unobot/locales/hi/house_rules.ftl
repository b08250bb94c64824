preset-official = आधिकारिक नियम
preset-stacking = स्टैकिंग
preset-classic113 = क्लासिक 113
preset-draw-and-play = उठाएँ और चलें
preset-party = पार्टी
preset-no-mercy-like = बिना रहम
preset-teams = टीमें
preset-official-what = चैलेंज, यूनो, 500 अंकों तक का मैच।
preset-stacking-what = ड्रॉ टू और वाइल्ड ड्रॉ फ़ोर जुड़ते जाते हैं; जिसके कार्ड पहले ख़त्म, उसकी जीत, अंक नहीं।
preset-classic113-what = 113 कार्ड, जिनमें स्वैप हैंड्स, शफ़ल हैंड्स और एक नियम है जो आपके वोट से तय होता है।
preset-draw-and-play-what = दो या चार कार्ड उठाने वाला उसी बारी में चाल भी चलता है।
preset-party-what = स्टैकिंग, 7 पर अदला-बदली, 0 पर कार्ड आगे, जंप-इन, मेल खाने तक उठाना।
preset-no-mercy-like-what = सब कुछ स्टैक होता है, और 25 कार्ड होने पर आप बाहर।
preset-teams-what = साथी आमने-सामने बैठते हैं और अंक साथ जोड़ते हैं।
group-deck = कार्ड और मैच
group-start = पहला कार्ड
group-wild-draw-four = वाइल्ड ड्रॉ फ़ोर
group-drawing = कार्ड उठाना
group-special-cards = ख़ास कार्ड
group-uno = यूनो
group-end = अंत कैसे हो
group-table = टेबल पर
field-cards = डेक
field-cards-what = डेक में कौन-से कार्ड हों।
value-cards = { $value ->
    [classic113] 113 कार्ड
   *[official] 108 कार्ड
}
rule-cards = { $value ->
    [classic113] डेक में पाँच और वाइल्ड हैं। **स्वैप हैंड्स**: अपनी पसंद के खिलाड़ी से सारे कार्ड बदलें। **शफ़ल हैंड्स**: सबके कार्ड जमा करके शफ़ल होते हैं और फिर बँटते हैं। **वाइल्ड कस्टमाइज़ेबल**: वही करता है जो पहले राउंड से पहले वोट से तय हुआ। इन पाँचों में हर एक के 40 अंक हैं, और आख़िरी कार्ड के रूप में यह सादा वाइल्ड है। ड्रॉ टू, स्टैकिंग के सिवा, वाइल्ड ड्रॉ फ़ोर पर नहीं चला जा सकता।
   *[official] डेक में 108 कार्ड हैं।
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
field-scoring = स्कोरिंग
field-scoring-what = कई राउंड के अंक, बिना अंक का एक राउंड, या एक राउंड जब तक एक ही बचे।
value-scoring = { $value ->
    [single] एक राउंड, बिना अंक
    [until_last] एक राउंड, जब तक एक बचे, बिना अंक
   *[points] अंक
}
rule-scoring = { $value ->
    [single] एक राउंड ही मैच है: जिसके कार्ड पहले ख़त्म, उसकी जीत; अंक नहीं गिने जाते।
    [until_last] एक राउंड ही मैच है, और वह तब तक चलता है जब तक एक ही खिलाड़ी के पास कार्ड बचें: जिसके कार्ड ख़त्म, उसे अगला स्थान मिलता है।
   *[points] राउंड अंकों के लिए खेले जाते हैं।
}
field-double-score = दुगने अंक
field-double-score-what = हर राउंड के अंक दुगने हों।
rule-double-score = हर राउंड के अंक दुगने गिने जाते हैं।
field-first-card = पहला कार्ड
field-first-card-what = सबसे पहले खुलने वाला कार्ड क्या हो सकता है।
value-first-card = { $value ->
    [number_only] नंबर
    [any] कुछ भी
    [none] कोई नहीं
   *[official] आधिकारिक
}
rule-first-card = { $value ->
    [number_only] पहला खुला कार्ड हमेशा नंबर का होता है।
    [any] पहला कार्ड कुछ भी हो सकता है; वाइल्ड ड्रॉ फ़ोर निकले, तो पहला खिलाड़ी रंग चुनता है, चार कार्ड उठाता है और उसकी बारी छूटती है, “उठाने के बाद चाल” चालू हो तो नहीं।
    [none] कोई कार्ड नहीं खोला जाता: पहला राउंड होस्ट शुरू करते हैं, और पहला कार्ड कुछ भी हो सकता है।
   *[official] पहले खुले कार्ड का असर होता है।
}
field-wild-draw-four = वाइल्ड ड्रॉ फ़ोर
field-wild-draw-four-what = इसे कब चला जा सकता है, और क्या इस पर चैलेंज हो सकता है।
value-wild-draw-four = { $value ->
    [strict] सिर्फ़ जब जायज़ हो
    [free] कभी भी
   *[challenge] चैलेंज हो सकता है
}
rule-wild-draw-four = { $value ->
    [strict] वाइल्ड ड्रॉ फ़ोर तभी चला जा सकता है जब वह जायज़ हो, इसलिए उस पर चैलेंज नहीं होता।
    [free] वाइल्ड ड्रॉ फ़ोर कभी भी चला जा सकता है, और उस पर कभी चैलेंज नहीं होता।
   *[challenge] वाइल्ड ड्रॉ फ़ोर पर चैलेंज हो सकता है।
}
field-four-needs = वाइल्ड ड्रॉ फ़ोर जायज़
field-four-needs-what = हाथ में क्या न हो, तो वाइल्ड ड्रॉ फ़ोर जायज़ है।
value-four-needs = { $value ->
    [no_playable] जब और कुछ न चले
   *[no_color] जब चालू रंग न हो
}
rule-four-needs = { $value ->
    [no_playable] वाइल्ड ड्रॉ फ़ोर तभी जायज़ है जब हाथ का कोई और कार्ड न चला जा सके; दूसरे वाइल्ड ड्रॉ फ़ोर नहीं गिने जाते।
   *[no_color] वाइल्ड ड्रॉ फ़ोर तभी जायज़ है जब हाथ में चालू रंग का कोई कार्ड न हो।
}
field-challenge-shows = चैलेंज में कार्ड दिखें
field-challenge-shows-what = जिस पर चैलेंज हो, उसके कार्ड कौन देखे।
value-challenge-shows = { $value ->
    [all] सबको
   *[challenger] सिर्फ़ चैलेंज करने वाले को
}
rule-challenge-shows = { $value ->
    [all] जिस पर चैलेंज हो, उसके कार्ड सबको दिखाए जाते हैं।
   *[challenger] जिस पर चैलेंज हो, उसके कार्ड सिर्फ़ चैलेंज करने वाले को दिखाए जाते हैं।
}
field-stacking = स्टैकिंग
field-stacking-what = क्या ड्रॉ कार्ड का जवाब ड्रॉ कार्ड से दिया जा सकता है, ताकि जोड़ आगे बढ़े।
value-stacking = { $value ->
    [same] वही कार्ड
    [raise] वही या ड्रॉ फ़ोर
    [any] कोई भी ड्रॉ कार्ड
   *[none] नहीं
}
rule-stacking = { $value ->
    [same] ड्रॉ कार्ड स्टैक होते हैं: ड्रॉ टू का जवाब ड्रॉ टू से, या वाइल्ड ड्रॉ फ़ोर का वाइल्ड ड्रॉ फ़ोर से दें, और जोड़ आगे बढ़ता है।
    [raise] ड्रॉ कार्ड स्टैक होते हैं: जवाब उसी कार्ड से, या ड्रॉ टू का वाइल्ड ड्रॉ फ़ोर से दें, और जोड़ आगे बढ़ता है।
    [any] ड्रॉ कार्ड स्टैक होते हैं: किसी का भी जवाब किसी और से दें, और जोड़ आगे बढ़ता है।
   *[none] ड्रॉ कार्ड स्टैक नहीं होते।
}
field-reverse-sends-back = रिवर्स से वापसी
field-reverse-sends-back-what = जिस पर कार्ड बकाया हों, वह रिवर्स चलकर उन्हें लौटा सकता है।
rule-reverse-sends-back = जिस पर कार्ड बकाया हों, वह मेल खाता रिवर्स चल सकता है: तब वे पिछले खिलाड़ी पर बकाया हो जाते हैं।
field-skip-passes-on = स्किप से आगे
field-skip-passes-on-what = जिस पर कार्ड बकाया हों, वह स्किप चलकर उन्हें आगे बढ़ा सकता है।
rule-skip-passes-on = जिस पर कार्ड बकाया हों, वह मेल खाता स्किप चल सकता है: तब वे अगले खिलाड़ी पर बकाया हो जाते हैं।
field-draw = उठाना
field-draw-what = चाल न चलने पर कितने कार्ड उठाए जाएँ।
value-draw = { $value ->
    [until_playable] जब तक मेल न खाए
   *[one] एक कार्ड
}
rule-draw = { $value ->
    [until_playable] चाल के बदले तब तक कार्ड उठाएँ जब तक कोई मेल न खाए।
   *[one] चाल के बदले एक कार्ड उठाएँ।
}
field-drawn-card = उठाया हुआ कार्ड
field-drawn-card-what = उठाया हुआ कार्ड मेल खाए, तो क्या किया जाए।
value-drawn-card = { $value ->
    [must_play] चलना ज़रूरी
    [keep] रखा जाता है
   *[may_play] चला जा सकता है
}
rule-drawn-card = { $value ->
    [must_play] उठाया हुआ कार्ड मेल खाए, तो उसे चलना ज़रूरी है।
    [keep] कार्ड उठाते ही बारी पूरी: उठाया हुआ कार्ड रखा जाता है।
   *[may_play] उठाया हुआ कार्ड मेल खाए, तो तुरंत चला जा सकता है।
}
field-must-play = चलना ज़रूरी
field-must-play-what = मेल खाता कार्ड हो, तो चलना ज़रूरी है; उसके बदले उठाना मना।
rule-must-play = जिसके पास मेल खाता कार्ड हो, वह चाल के बदले कार्ड नहीं उठा सकता।
field-play-after-drawing = उठाने के बाद चाल
field-play-after-drawing-what = दो या चार कार्ड लेने वाला उसके बाद चाल भी चलता है।
rule-play-after-drawing = ड्रॉ टू या वाइल्ड ड्रॉ फ़ोर के कार्ड लेने वाला उसके बाद अपनी चाल चलता है।
field-blind-draw = उल्टा उठाना
field-blind-draw-what = उठाया हुआ कार्ड अगली बारी शुरू होने पर ही दिखता है।
rule-blind-draw = उठाया हुआ कार्ड अपने मालिक के लिए भी उल्टा रहता है, जब तक उनकी अगली बारी शुरू न हो; जिस बारी में उठाया, उसमें वह चला नहीं जा सकता।
field-seven = 7 पर अदला-बदली
field-seven-what = 7 चलने वाला अपनी पसंद के खिलाड़ी से सारे कार्ड बदलता है।
rule-seven = **7** चलने पर अपने सारे कार्ड अपनी पसंद के खिलाड़ी से बदलें।
field-zero = 0 पर कार्ड आगे
field-zero-what = 0 चलने पर सबके कार्ड अगले खिलाड़ी को जाते हैं।
rule-zero = **0** चलने पर हर खिलाड़ी के सारे कार्ड अगले खिलाड़ी को जाते हैं।
field-jump-in = जंप-इन
field-jump-in-what = हूबहू वही कार्ड बारी के बिना भी चला जा सकता है।
rule-jump-in = जिसके पास ऊपर वाले जैसा हूबहू वही कार्ड हो, वह उसे बारी के बिना चल सकता है; खेल वहीं से आगे बढ़ता है।
field-several = कई एक साथ
field-several-what = एक ही नंबर या निशान के कार्ड साथ चले जा सकते हैं।
rule-several = एक ही नंबर या निशान के कई कार्ड एक बारी में साथ चले जा सकते हैं।
field-bomb = बम
field-bomb-what = एक साथ तीन या ज़्यादा कार्ड चलने पर बाक़ी सब एक-एक उठाते हैं।
rule-bomb = एक साथ तीन या ज़्यादा कार्ड चले जाएँ, तो बाक़ी सब एक-एक कार्ड उठाते हैं।
field-uno = यूनो
field-uno-what = यूनो कैसे बोला जाए।
value-uno = { $value ->
    [strict] एक कार्ड बचने पर ही
    [announced] अपने आप
    [off] नहीं बोला जाता
   *[call] बोलना है
}
rule-uno = { $value ->
    [strict] यूनो तभी गिना जाता है जब आपके पास एक कार्ड हो।
    [announced] यूनो अपने आप बोला जाता है।
    [off] किसी को यूनो नहीं बोलना है।
   *[call] एक कार्ड बचे, तो यूनो बोलें।
}
field-uno-penalty = यूनो भूलने पर
field-uno-penalty-what = बिना यूनो पकड़े जाने पर कितने कार्ड उठाने हैं।
value-uno-penalty = { $value ->
    [0] कुछ नहीं
   *[other] { $value } कार्ड
}
rule-uno-penalty = { $value ->
    [0] बिना यूनो पकड़े जाने पर जुर्माना नहीं है।
   *[other] बिना यूनो पकड़े जाने पर जुर्माना { $value } कार्ड है।
}
field-false-catch = ग़लत पकड़ पर
field-false-catch-what = जहाँ पकड़ने को कुछ न हो, वहाँ पकड़ने पर कितने कार्ड उठाने हैं।
value-false-catch = { $value ->
    [0] कुछ नहीं
   *[other] { $value } कार्ड
}
rule-false-catch = { $value ->
    [0] ग़लत पकड़ पर जुर्माना नहीं है।
   *[other] ग़लत पकड़ पर जुर्माना { $value } कार्ड है।
}
field-wrong-play = ग़लत चाल पर
field-wrong-play-what = मेल न खाने वाला कार्ड चलने पर कितने कार्ड उठाने हैं।
value-wrong-play = { $value ->
    [0] कुछ नहीं
   *[other] { $value } कार्ड
}
rule-wrong-play = { $value ->
    [0] ग़लत चाल पर जुर्माना नहीं है।
   *[other] मेल न खाने वाला कार्ड चलने पर जुर्माना { $value } कार्ड है।
}
field-hand-limit = कार्डों की सीमा
field-hand-limit-what = हाथ में कितने कार्ड बहुत ज़्यादा हैं।
value-hand-limit = { $value ->
    [0] नहीं
   *[other] { $value } कार्ड
}
rule-hand-limit = { $value ->
    [0] हाथ में कितने भी कार्ड हो सकते हैं।
   *[other] हाथ में कार्डों की सीमा { $value } है।
}
field-at-limit = सीमा पर
field-at-limit-what = सीमा तक पहुँचने वाले का क्या हो।
value-at-limit = { $value ->
    [no_draw] उठाना मना
   *[out] राउंड से बाहर
}
rule-at-limit = { $value ->
    [no_draw] जिसके पास इतने कार्ड हों, वह चाल के बदले कार्ड नहीं उठा सकता और पास कर सकता है; बकाया कार्ड फिर भी लेने होते हैं।
   *[out] चाल के बाद जिसके पास इतने कार्ड हों, वह राउंड से बाहर है; उसके कार्डों के अंक फिर भी जीतने वाले को मिलते हैं।
}
field-last-card = आख़िरी कार्ड
field-last-card-what = आख़िरी कार्ड क्या हो सकता है।
value-last-card = { $value ->
    [no_action] एक्शन कार्ड नहीं
    [no_wild] वाइल्ड नहीं
   *[any] कोई भी
}
rule-last-card = { $value ->
    [no_action] आख़िरी कार्ड एक्शन कार्ड या वाइल्ड नहीं हो सकता।
    [no_wild] आख़िरी कार्ड वाइल्ड नहीं हो सकता।
   *[any] आख़िरी कार्ड कोई भी हो सकता है।
}
field-teams = टीमें
field-teams-what = साथी आमने-सामने बैठते हैं और अंक साथ जोड़ते हैं।
rule-teams = साथी आमने-सामने बैठते हैं: उनके अंक साथ जुड़ते हैं, और सिर्फ़ विरोधियों के कार्ड गिने जाते हैं।
field-elimination = एलिमिनेशन
field-elimination-what = हर राउंड के बाद वह बाहर होता है, जिसके हाथ में सबसे ज़्यादा अंक हों।
rule-elimination = हर राउंड के बाद वह बाहर होता है, जिसके हाथ में सबसे ज़्यादा अंक हों; आख़िर में जो बचे, वह मैच जीतता है। लक्ष्य के अंकों का कोई असर नहीं होता।
field-revenge = बदला
field-revenge-what = स्टैकिंग से जवाब देने पर जोड़ दुगना होता है।
rule-revenge = स्टैकिंग से जवाब देने पर पहले पुराना जोड़ दुगना होता है, फिर नए कार्ड जुड़ते हैं, कुल 50 कार्डों तक।
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
field-reshuffle-seats-what = हर नए राउंड से पहले पर्ची से सबकी सीट बदलती है।
rule-reshuffle-seats = पहले को छोड़ हर राउंड से पहले पर्ची से सबकी सीट बदलती है; स्कोर साथ जाते हैं, और बाँटने की बारी पिछली बार बाँटने वाले की नई सीट के बाईं ओर जाती है।
field-blitz = ब्लिट्ज़
field-blitz-what = राउंड कितनी देर चले; फिर सबसे कम अंक वाला जीतता है।
value-blitz = { $value ->
    [0] बंद
   *[other] हर राउंड { $value } सेकंड
}
rule-blitz = { $value ->
    [0] राउंड के समय की कोई सीमा नहीं है।
   *[other] राउंड ज़्यादा से ज़्यादा { $value } सेकंड चलता है; फिर जिसके हाथ में सबसे कम अंक हों, वह जीतता है।
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
house-rules-group = अलग-अलग नियम बदलें
house-rules-other-number = कोई और संख्या …
house-rules-code = नियम कोड पेस्ट करें
house-rules-code-label = कोड, जैसा दूसरी टेबल पर दिखता है
house-rules-number-label = { $low } से { $high } तक की संख्या
refused-only-host-rules = नियम सिर्फ़ होस्ट बदल सकते हैं; होस्ट { $host } हैं।
refused-running-rules = मैच चल रहा है, इसलिए उसके नियम वैसे ही रहेंगे।
refused-no-such-number = यहाँ { $low } से { $high } तक की संख्या चाहिए।
