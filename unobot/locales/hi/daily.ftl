## दैनिक बाँट: `/uno daily`

daily-title = 🗓️ आज की बाँट · { $day }
daily-how = तीन AI के ख़िलाफ़ अकेले पाँच राउंड: एक ही कोशिश, कोई घड़ी नहीं। जीता हुआ राउंड आपको बाकी सब हाथों के अंक देता है। हारे हुए राउंड में आपके अपने हाथ के अंक कट जाते हैं।
daily-squares = 🟩 जीते · 🟨 हाथ में { $close } या कम अंक के साथ हारे · 🟥 ज़्यादा के साथ हारे
daily-world = 🌍 दुनिया की बाँट
daily-server = 🏠 इस सर्वर की बाँट
daily-new = अभी तक नहीं खेली।
daily-begun = आपने शुरू कर दी है। जहाँ रुके थे वहीं से खेलें।
daily-replaced = आपने इसे बॉट के किसी और संस्करण में शुरू किया था, और यह संस्करण उसे जारी नहीं रख सकता। आप नए सिरे से शुरू कर सकते हैं।
daily-damaged = इस बाँट का सहेजा हुआ डेटा पढ़ा नहीं जा सकता, इसलिए इसे खेला नहीं जा सकता। कृपया मुझे चलाने वालों को बताएँ।
daily-unfinished = आपने शुरू की थी, और समय ख़त्म हो गया।
daily-missed = आपने यह नहीं खेली।
daily-change = अगली बाँट { $when } आएगी, UTC आधी रात को। शुरू की हुई कोशिश { $until } तक पूरी की जा सकती है।
daily-sealed = 🔒 यहाँ { $season } की सारी बाँटें पहली से पहले सील की गईं: `{ $end }`
daily-seed = 🔑 इस बाँट का गुप्त सीड: `{ $seed }`
daily-steps = सीड से SHA-256 के { $steps } चरणों में { $season } की सील मिलनी चाहिए: `{ $end }`। `unobot verify` इसे आपके रिकॉर्ड में जाँचता है।
daily-line = { $deal }, { $day }
daily-own = यह केवल आपको दिखता है
daily-over = यह थी आपकी दैनिक बाँट
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
daily-beaten = 📊 यहाँ के { $others } और लोगों में **{ $beaten }** से बेहतर
daily-quartiles = यहाँ के { $played } लोगों में से ज़्यादातर { $low } से { $high } तक रहे। बीच वाले का अंक { $middle } है।
daily-posted = unobot daily { $day } · { $deal }
daily-record = यह सीड के साथ आपके राउंड का रिकॉर्ड है। `unobot verify { $file }` सीड, कार्ड और AI की हर चाल जाँचता है।
button-daily-play = खेलें
button-daily-go-on = आगे खेलें
button-daily-back = सारी बाँटें
button-daily-yesterday = बीता कल
button-daily-today = आज
button-daily-open = आज की बाँट खेलें
button-daily-record = मेरा रिकॉर्ड

refused-daily-date = यह तारीख मैं नहीं जानता। ऐसे लिखें: { $today }।
refused-daily-future = { $day } की बाँट अभी नहीं खुली: वह { $when } आएगी। आज की है { $today }।
refused-daily-gone = यह कोशिश अब सहेजी नहीं गई है। `/uno daily` आज की बाँटें दिखाता है।
refused-daily-broken = इस कोशिश का रिकॉर्ड बदला गया है, इसलिए यह जारी नहीं रह सकती। `/uno daily` आज की बाँटें दिखाता है।
refused-daily-version = यह संस्करण { $version } की बाँट है, और मैं संस्करण { $known } बाँटता हूँ। `/uno daily` दिखाता है कि आप क्या खेल सकते हैं।
refused-daily-over = { $day } की बाँट का समय ख़त्म हो गया। `/uno daily` आज की बाँटें दिखाता है।
refused-daily-erased = आपने यह बाँट शुरू की और फिर अपना डेटा मिटा दिया। हर बाँट सिर्फ़ एक बार शुरू होती है: अगली खेलें।
refused-daily-server = सर्वर की बाँट उसी सर्वर में शुरू होती है। यहाँ आप दुनिया की बाँट खेल सकते हैं।
refused-daily-elsewhere = यह नतीजा किसी और सर्वर का है। उसे वहीं दिखाएँ।
refused-daily-not-over = नतीजा आख़िरी राउंड के बाद किसी सर्वर में दिखाया जा सकता है।
refused-daily-sealed = दिन ख़त्म होने तक सीड गुप्त रहता है। { $when } फिर पूछें।
