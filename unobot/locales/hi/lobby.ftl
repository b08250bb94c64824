button-join = जुड़ें
button-start = शुरू करें
button-open = टेबल खोलें
button-start-alone = एक AI के साथ खेलें
button-start-ais = { $ais ->
    [one] एक AI के साथ खेलें
   *[other] { $ais } AI के साथ खेलें
}
button-length-round = छोटा खेल: एक राउंड
button-quick = छोटा खेल
button-length-points = { $target } अंकों तक खेलें
button-invite = न्योता दें
button-change-rules = नियम बदलें

lobby-title = यूनो: कौन-कौन खेलेगा?
lobby-how = सीट लेने के लिए **जुड़ें** दबाएँ। मैच की शुरुआत **{ $host }** के हाथ में है।
lobby-how-start = मैच की शुरुआत **{ $host }** के हाथ में है।
lobby-rematch = यूनो: रीमैच?
lobby-rematch-how = मैच तब शुरू होगा जब बैठे हुए सब लोग **रीमैच** दबा दें, या **{ $host }** **शुरू करें** दबाएँ।
lobby-free = ▫️ _ख़ाली_
lobby-missing = { $ais ->
    [one] एक खिलाड़ी और चाहिए। किसी दोस्त का इंतज़ार करें, या अभी AI के साथ खेलें।
   *[other] { $ais } खिलाड़ी और चाहिए। दोस्तों का इंतज़ार करें, या अभी AI को बैठाएँ।
}
lobby-waiting-teams = टीमों के लिए { $needed } खिलाड़ी चाहिए, { $missing } और: रुकें, या AI जोड़ें।
lobby-ready = { $seats ->
    [10] सभी दस सीटें भरी हैं।
   *[other] शुरू हो सकता है; दस तक खिलाड़ी खेल सकते हैं।
}
lobby-rules = नियम: **{ $preset }** · { $what }
lobby-time-control = रफ़्तार: { $pace }
lobby-even = बराबरी का: यह AI लगभग उतना ही अच्छा खेलता है जितना यहाँ के लोग। जीतने पर अगला मैच कठिन होता है, हारने पर आसान।
lobby-access-invited = ✉️ सिर्फ़ न्योते वाले लोग जुड़ सकते हैं।
lobby-access-closed = 🔒 अब और कोई नहीं जुड़ सकता।
lobby-until = कोई और न जुड़े, तो { $when } अपने आप बंद।
lobby-until-start = मैच शुरू न हो, तो { $when } अपने आप बंद।
lobby-add-ai = AI खिलाड़ी जोड़ें
lobby-remove-ai = एक AI हटाएँ

lobby-closed = यह टेबल बंद है
lobby-limited-rules = 🔒 सर्वर के एडमिन ने नियम तय कर दिए हैं, इसलिए इस टेबल पर अब सर्वर के नियम हैं।
lobby-limited-ais = 🔒 सर्वर के एडमिन ने AI की सीमा तय की है, इसलिए कुछ AI हट गए।
