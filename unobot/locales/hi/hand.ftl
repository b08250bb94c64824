hand-play = आपकी बारी: { $emoji } **{ $color }** या **{ $face }** चलें
hand-play-color = आपकी बारी: { $emoji } **{ $color }** चलें
hand-play-any = आपकी बारी: किसी भी कार्ड से शुरू करें
hand-partner = आपका साथी: **{ $name }**, { $count } कार्ड।
hand-out = इस राउंड में आपका खेल पूरा हुआ: { $place }
hand-play-pass = कुछ मेल नहीं खाता, और उठाना मना है: आगे बढ़ें।
hand-play-none = कुछ मेल नहीं खाता: एक कार्ड उठाएँ।
hand-drawn = आपने उठाया { $emoji } **{ $card }**: चलें या रखें?
hand-drawn-must = आपने उठाया { $emoji } **{ $card }**: इसे चलना ज़रूरी है।
hand-drawn-unfit = आपने उठाया { $emoji } **{ $card }**। यह मेल नहीं खाता, इसलिए रख लें।
hand-drawn-unfit-passing = आपने उठाया { $emoji } **{ $card }**। यह मेल नहीं खाता। थोड़ी देर में अपने आप पास हो जाएगा।
hand-drawn-nothing = उठाने के लिए कुछ नहीं बचा: आगे बढ़ें।
hand-drawn-nothing-passing = उठाने के लिए कुछ नहीं बचा। थोड़ी देर में अपने आप पास हो जाएगा।
hand-drawn-blind = आपने एक कार्ड उल्टा उठाया: रख लें, और अगली बारी शुरू होने पर देखें
hand-drawn-blind-passing = आपने एक कार्ड उल्टा उठाया। थोड़ी देर में अपने आप पास हो जाएगा। कार्ड अगली बारी शुरू होने पर दिखेगा।
hand-unseen = { $count ->
    [one] आपका { $count } कार्ड उल्टा है: आपकी अगली बारी शुरू होने पर वह आपके लिए सीधा होगा।
   *[other] आपके { $count } कार्ड उल्टे हैं: आपकी अगली बारी शुरू होने पर वे आपके लिए सीधे होंगे।
}
hand-first-color = आपकी बारी: पहला कार्ड वाइल्ड निकला, इसलिए पहला रंग चुनें
hand-wild = { $card }: कौन-सा रंग?
hand-answer = **{ $name }** की चाल: वाइल्ड ड्रॉ फ़ोर, जब रंग { $emoji } **{ $color }** था: { $owed } कार्ड लें, या चैलेंज करें?
hand-answer-held = { $needs ->
    [no_playable] अगर **{ $name }** कोई और कार्ड चल सकते थे, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
   *[no_color] { $color ->
        [R] अगर **{ $name }** के पास लाल कार्ड था, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
        [Y] अगर **{ $name }** के पास पीला कार्ड था, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
        [G] अगर **{ $name }** के पास हरा कार्ड था, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
       *[B] अगर **{ $name }** के पास नीला कार्ड था, तो वे { $owed } उठाएँगे। नहीं तो आप { $lost }।
    }
} { $count ->
    [0] यह **{ $name }** का आख़िरी कार्ड था।
    [one] **{ $name }** के पास { $count } कार्ड बचा है।
   *[other] **{ $name }** के पास { $count } कार्ड बचे हैं।
}
hand-wait = अभी आपकी बारी नहीं है।
hand-waiting-bare = **{ $name }** का इंतज़ार
hand-waiting = **{ $name }** का इंतज़ार · ऊपर { $card }
hand-waiting-last = { $name } के पास 1 कार्ड
hand-wait-over = वोट पूरे हुए: कार्ड बाँटे जा रहे हैं।
hand-cards = आपके { $count } कार्ड: { $cards }
hand-uno-owed = आपके पास एक ही कार्ड है। कोई पकड़े, इससे पहले **यूनो!** बोलें।
hand-catch = **{ $name }** ने यूनो नहीं बोला है।
hand-shown = **{ $name }** के कार्ड, जो सिर्फ़ आपको दिख रहे हैं: { $cards }
hand-lobby = मैच अभी शुरू नहीं हुआ है।
hand-away = आपने मैच छोड़ा है, और आपके कार्ड AI खेल रहा है।
hand-autopilot = आपका समय दो बार पूरा हो गया, इसलिए आपकी जगह AI खेल रहा है। ख़ुद खेलने के लिए कुछ भी दबाएँ।
hand-resting = आपकी जगह AI खेल रहा है। ख़ुद खेलने के लिए यहाँ कुछ भी दबाएँ।
button-return = मेरी सीट वापस लें

hand-step-cards = { $card }: कौन-से कार्ड साथ में?
hand-step-target = { $card }: किसके साथ?
hand-step-draws = { $card }: दो कार्ड किसे उठाने होंगे?
hand-first-target = किसके साथ सारे कार्ड बदलने हैं?
hand-owed = आप पर { $owed } कार्ड बकाया: उन्हें ले लें
hand-answer-stack = या नीचे का कोई कार्ड चलें, और जोड़ आगे बढ़ेगा।
hand-catch-whom = किसे पकड़ना है? ग़लत पकड़ पर जुर्माना { $count } कार्ड।
hand-wrong-play = मेल न खाने वाले कार्ड पर जुर्माना { $count } कार्ड।
hand-jump-in = आपके पास हूबहू ऊपर वाला कार्ड है: जंप-इन करें!

button-take = { $owed } लें
button-pass = आगे बढ़ें
button-challenge = चैलेंज करें
button-catch-somebody = पकड़ें …
button-target = { $name } ({ $count })
button-sort-color = रंग से
button-sort-value = नंबर से

note-caught = आपने { $name } को पकड़ लिया!
note-paused = लाइव अपडेट रुके हैं: **रीफ़्रेश** या कोई कार्ड दबाएँ।
note-dms-closed = आपको डायरेक्ट मैसेज नहीं भेजे जा सकते, इसलिए आपके कार्ड सिर्फ़ यहाँ हैं: टेबल पर **मेरे कार्ड** उन्हें फिर दिखाता है।
note-dms-blocked = Discord अभी नए डायरेक्ट मैसेज नहीं खोलने देता, इसलिए आपके कार्ड सिर्फ़ यहाँ हैं: टेबल पर **मेरे कार्ड** उन्हें फिर दिखाता है।
changed-terms = ⚠️ आपके जुड़ने के बाद बदला: { $changes }
changed-no-take-back = चाल वापस नहीं ली जा सकती
changed-ais = { $count } AI
