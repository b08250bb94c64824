settings-title = इस सर्वर में यूनो
settings-title-channel = { $channel } में यूनो
settings-line = { $origin ->
    [here] { $name }: **{ $value }** · यहाँ तय
    [server] { $name }: **{ $value }** · सर्वर से
   *[usual] { $name }: **{ $value }**
}
settings-which = बदलें …
settings-as-server = सर्वर जैसा: { $value }
settings-as-usual = हमेशा जैसा: { $value }
button-settings-server = यह सर्वर
button-settings-channel = यह चैनल

settings-rules = नियम
settings-rules-what = नई टेबल किन नियमों से खेले, जब तक होस्ट कुछ और न चुनें।
settings-rules-code = कोड { $code }
settings-turn = चाल का समय
settings-turn-what = नई टेबलों पर एक चाल में कितना समय लग सकता है।
settings-allowed = यूनो
settings-allowed-what = टेबलें खोली जा सकती हैं या नहीं।
settings-allowed-on = खेला जा सकता है
settings-allowed-off = खेलना मना है
settings-starts = टेबल कौन खोले
settings-starts-what = /uno start कौन चला सकता है।
settings-starts-everybody = सब
settings-starts-moderators = मॉडरेटर
settings-moderator-role = यूनो मॉडरेटर
settings-moderator-role-auto = कोई रोल नहीं
settings-role = रोल चुनें …
button-no-role = कोई रोल नहीं
settings-table-look = टेबल
settings-table-look-what = नई टेबलें कैसी दिखें।
settings-table-look-picture = चित्र में, ऊपर से
settings-table-look-text = शब्दों में, ऊपर वाले कार्ड के साथ
settings-look = हाथ के कार्ड
settings-look-what = उनके लिए जिन्होंने /uno me से कुछ नहीं चुना।
settings-look-pictures = तस्वीरें
settings-look-shapes = आकार और अक्षर
settings-look-text = सिर्फ़ शब्द
settings-dms = कार्ड डायरेक्ट मैसेज में
settings-dms-what = उनके लिए जिन्होंने /uno me से कुछ नहीं चुना।
settings-dms-on = हाँ
settings-dms-off = नहीं
settings-pings = बारी पर बुलावा
settings-pings-what = लोगों को चैनल में नाम लेकर बुलाया जाए या नहीं।
settings-pings-on = हाँ
settings-pings-off = नहीं
settings-threads = हर टेबल का थ्रेड
settings-threads-what = नई टेबल को अपना अलग थ्रेड मिले या नहीं।
settings-threads-on = हाँ
settings-threads-off = नहीं
settings-language = भाषा
settings-language-what = टेबलों की भाषा। हर व्यक्ति के अपने पैनल उसकी अपनी भाषा में होते हैं।
settings-language-auto = सर्वर की

duration-seconds = { $count } सेकंड
duration-minutes = { $count } मिनट
duration-hours = { $count ->
    [one] { $count } घंटा
   *[other] { $count } घंटे
}
duration-days = { $count } दिन

refused-settings-place = सेटिंग सर्वर की होती हैं: उन्हें वहीं खोलें।
refused-settings = ये सेटिंग सिर्फ़ वही बदल सकते हैं जिनके पास “सर्वर मैनेज करें” अनुमति हो।
refused-everybody-role = वह रोल सबके पास है, तो सब मॉडरेटर बन जाएँगे: कोई और चुनें।
refused-not-here = इस चैनल में यूनो खेलना मना है। सर्वर सँभालने वाले इसे `/uno settings` से तय करते हैं।
refused-moderators-start = यहाँ टेबल सिर्फ़ मॉडरेटर खोलते हैं। उनसे कहें, या किसी खुली टेबल पर जुड़ें।
