players-title = खिलाड़ी
players-alone = यहाँ आपके सिवा कोई नहीं है।
players-kick = किसी को हटाएँ …
players-new-host = किसी और को होस्ट बनाएँ …
players-release = जा चुके खिलाड़ी की सीट AI को दें …
access-open = सब जुड़ सकते हैं
access-invited = सिर्फ़ न्योते वाले लोग
access-closed = अब और कोई नहीं

players-kick-title = { $name } को हटाना है?
players-kick-body = उनके कार्ड AI खेलेगा। इस मैच में उनकी वापसी नहीं हो सकेगी।
players-kick-leaves = वे अभी इस मैच में हैं। उन्हें निकालोगे तो नतीजों और रेटिंग में माना जाएगा कि तुमने मैच छोड़ दिया, और तुम आख़िरी रहोगे। तुम आगे खेल सकते हो।
players-kick-body-lobby = इस टेबल पर उनकी वापसी नहीं हो सकेगी।
button-kick = हटाएँ

note-kicked = { $name } को हटा दिया गया।
note-new-host = अब { $name } होस्ट हैं।
note-released = { $name } की सीट अब AI की है: दूसरे लोग इसे ले सकते हैं।
refused-kicked = आपको इस मैच से हटा दिया गया। यहाँ की अगली टेबल आपके लिए फिर खुली है।
refused-former = आपने अपना डेटा मिटा दिया, इसलिए आप इस मैच में वापस नहीं आ सकते। यहाँ की अगली टेबल पर आप शामिल हो सकते हैं।
refused-invited-only = यहाँ सिर्फ़ न्योते वाले लोग जुड़ सकते हैं: होस्ट { $host } से पूछें।
refused-closed-to-new = अभी यहाँ और कोई नहीं जुड़ सकता: होस्ट { $host } से पूछें।
refused-only-host-manages = यह सिर्फ़ होस्ट या मॉडरेटर कर सकते हैं; होस्ट { $host } हैं।
refused-no-such-player = इस टेबल पर अब उनकी सीट नहीं है।
refused-kick-oneself = ख़ुद को हटाया नहीं जा सकता: **छोड़ें** दबाएँ।
refused-new-host-away = { $name } अभी यहाँ नहीं हैं: होस्ट का यहाँ होना ज़रूरी है।
refused-release-present = { $name } यहीं हैं, इसलिए सीट उन्हीं की है। ज़रूरी हो, तो उन्हें हटाएँ।
