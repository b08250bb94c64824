admin-settings-title = इस सर्वर की सीमाएँ
admin-settings-roles = टेबल कौन खोले: { $roles }
admin-settings-everybody = सब
admin-settings-rules-open = नियम: **{ $rules }**, होस्ट बदल सकते हैं
admin-settings-rules-locked = नियम: **{ $rules }**, होस्ट नहीं बदल सकते
admin-settings-ais = हर टेबल पर AI की सीमा: **{ $most }**
admin-settings-no-limit = कोई सीमा नहीं
admin-settings-what = मॉडरेटर हमेशा टेबल खोल सकते हैं। किसी की जगह खेलने वाले AI नहीं गिने जाते। नियम `/uno settings` से चुनें।
admin-settings-choose-roles = रोल चुनें, या सबके लिए कोई नहीं …
button-lock-rules = नियम लॉक करें
button-unlock-rules = नियम अनलॉक करें
refused-rules-locked = इस सर्वर में नियम तय हैं: सर्वर सँभालने वाले उन्हें `/uno settings` से चुनते हैं।
refused-ais-capped = AI ज़्यादा हैं: यह सर्वर एक टेबल पर ज़्यादा से ज़्यादा { $most } देता है।
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
