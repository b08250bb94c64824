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
   *[other] आख़िरी हरकत { $when }
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
button-oversight-refresh = ताज़ा करें
note-oversight-ended = { $channel } की टेबल बंद है।
refused-oversight-gone = वह टेबल पहले से बंद है।
refused-oversight-empty = { $channel } में कोई टेबल नहीं है। `/unoadmin tables` सब दिखाता है।
refused-admin-place = ये कमांड सर्वर की हैं: उन्हें वहीं चलाएँ।
refused-admin = इसके लिए “सर्वर मैनेज करें” अनुमति चाहिए।
oversight-free-what = चैनल ख़ाली करने पर टेबल रुकी रहती है: `/uno resume` उसे आगे बढ़ाता है।
button-oversight-free = चैनल ख़ाली करें
note-unblocked = { $channel } ख़ाली है। टेबल `/uno resume` का इंतज़ार करती है।
refused-unblock-free = वह टेबल अपना चैनल नहीं घेरती: `/uno start` वहाँ दूसरी खोलता है।
refused-unblock-running = वहाँ कुछ अटका नहीं है: `/unoadmin end` टेबल समाप्त करता है।
