server-settings-title = इस सर्वर में यूनो
server-settings-title-channel = { $channel } में यूनो
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · यहाँ तय
    [server] { $name }: **{ $value }** · सर्वर से
   *[usual] { $name }: **{ $value }**
}
server-settings-which = बदलें …
server-settings-as-server = सर्वर जैसा: { $value }
server-settings-as-usual = हमेशा जैसा: { $value }
button-server-settings-server = यह सर्वर
button-server-settings-channel = यह चैनल

server-settings-rules = नियम
server-settings-rules-what = नई टेबल किन नियमों से खेले, जब तक होस्ट कुछ और न चुनें।
server-settings-rules-code = कोड { $code }
server-settings-turn = चाल का समय
server-settings-turn-what = नई टेबलों पर एक चाल में कितना समय लग सकता है।
server-settings-allowed = यूनो
server-settings-allowed-what = टेबलें खोली जा सकती हैं या नहीं।
server-settings-allowed-on = खेला जा सकता है
server-settings-allowed-off = खेलना मना है
server-settings-starts = टेबल कौन खोले
server-settings-starts-what = /uno start कौन चला सकता है।
server-settings-starts-everybody = सब
server-settings-starts-moderators = मॉडरेटर
server-settings-moderator-role = यूनो मॉडरेटर
server-settings-moderator-role-auto = कोई रोल नहीं
server-settings-role = रोल चुनें …
button-no-role = कोई रोल नहीं
server-settings-table-look = टेबल
server-settings-table-look-what = नई टेबलें कैसी दिखें।
server-settings-table-look-picture = चित्र में, ऊपर से
server-settings-table-look-text = शब्दों में, ऊपर वाले कार्ड के साथ
server-settings-look = हाथ के कार्ड
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
server-settings-language = भाषा
server-settings-language-what = टेबलों की भाषा। हर व्यक्ति के अपने पैनल उसकी अपनी भाषा में होते हैं।
server-settings-language-auto = सर्वर की

refused-server-settings-place = सेटिंग सर्वर की होती हैं: उन्हें वहीं खोलें।
refused-server-settings = ये सेटिंग सिर्फ़ वही बदल सकते हैं जिनके पास “सर्वर मैनेज करें” अनुमति हो।
refused-everybody-role = वह रोल सबके पास है, तो सब मॉडरेटर बन जाएँगे: कोई और चुनें।
refused-not-here = इस चैनल में यूनो खेलना मना है। सर्वर सँभालने वाले इसे `/uno settings` से तय करते हैं।
refused-moderators-start = यहाँ टेबल सिर्फ़ मॉडरेटर खोलते हैं। उनसे कहें, या किसी खुली टेबल पर जुड़ें।
