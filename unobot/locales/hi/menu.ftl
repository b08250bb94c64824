menu-title = और क्या?
menu-bump = **नीचे लाएँ** से टेबल नए मैसेज के पास आती है।
menu-skip = **स्किप का वोट**: बाक़ी लोगों में आधे से ज़्यादा चाहें, तो **{ $name }** की चाल अपने आप चली जाएगी।
menu-autopilot = **ऑटोपायलट**: आपके लौटने तक AI खेलेगा।
menu-autopilot-off = आपकी जगह AI खेल रहा है: **मैं वापस हूँ** से ख़ुद खेलें।
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

menu-end-title = मैच सबके लिए समाप्त करें?
menu-end-body = स्कोर बताए जाएँगे, और जीत किसी की नहीं होगी।
menu-end-leaves = दूसरे अभी खेल रहे हैं। नतीजों और रेटिंग में माना जाएगा कि तुमने मैच छोड़ दिया, और तुम आख़िरी रहोगे।
menu-end-title-lobby = यह टेबल बंद करें?
menu-end-body-lobby = सबकी सीट चली जाएगी।

note-bumped = टेबल अब चैनल में सबसे नीचे है।
note-look-picture = अब से टेबल चित्र में, ऊपर से दिखेगी।
note-look-text = अब से टेबल थोड़े शब्दों में बताई जाएगी।
note-skip = आपका वोट गिना गया: { $needed } में से { $count }।
note-skipped = हो गया: बारी स्किप हुई।
note-ended = टेबल बंद हुई।
note-not-ended = खेल जारी है।
refused-only-host-look = टेबल कैसे दिखे, यह सिर्फ़ होस्ट चुन सकते हैं; होस्ट **{ $host }** हैं।
refused-only-host-ends = इसे सिर्फ़ होस्ट या मॉडरेटर समाप्त कर सकते हैं; होस्ट { $host } हैं।
refused-skip-oneself = यह आपकी अपनी बारी है: ख़ुद खेलें, या **और** → **ऑटोपायलट** से AI को खेलने दें।
refused-skip-nobody = स्किप करने के लिए कोई नहीं है, या अभी आप ख़ुद खेल में नहीं हैं।
refused-skip-early = { $name } को थोड़ा समय दें: वोट तब गिने जाते हैं जब उनका आधा समय बीत जाए।
