acts-title = ऐडमिन ने क्या किया
acts-empty = अभी कुछ नहीं।
acts-channel = { $channel } में भी लिखा जाता है।
acts-no-channel = कोई लॉग चैनल नहीं: `/unoadmin log` में चैनल चुनें।
act-line = { $kind ->
    [end] { $admin } ने { $channel } की टेबल समाप्त की।
    [unblock] { $admin } ने { $channel } ख़ाली किया। टेबल रुकी है।
    [ban] { $admin } ने { $user } पर रोक लगाई। { $detail }
    [unban] { $admin } ने { $user } की रोक हटाई।
    [roles] { $admin } ने तय किया कि टेबल कौन खोले: { $detail }
    [rules] { $detail ->
        [lock] { $admin } ने नियम लॉक किए।
       *[unlock] { $admin } ने नियम अनलॉक किए।
    }
    [ais] { $admin } ने हर टेबल पर AI की सीमा तय की: { $detail }
    [lost] { $detail ->
        [roles] भूमिका { $value }, जो टेबल खोल सकती थी, हटा दी गई। चुनी हुई बाकी भूमिकाएँ अब भी खोल सकती हैं।
        [roles-all] भूमिका { $value }, जो टेबल खोल सकती थी, हटा दी गई। अब सब खोल सकते हैं। `/unoadmin roles` से दूसरी भूमिकाएँ चुनें।
        [moderators] मॉडरेटरों की भूमिका { $value } हटा दी गई। `/uno settings` से दूसरी चुनें।
        [log] लॉग चैनल हटा दिया गया। `/unoadmin log` में दूसरा चैनल चुनें।
        [rules] सेटिंग के नियम { $value } अब मुझे नहीं पता, इसलिए टेबलें आधिकारिक नियमों से खेलती हैं। `/uno settings` से दूसरे चुनें।
       *[places] आख़िरी चैनल, जहाँ यूनो की अनुमति थी, हटा दिया गया, इसलिए इस सर्वर पर खेला नहीं जा सकता। `/uno settings` से कहीं और अनुमति दें।
    }
   *[log] { $detail ->
        [off] { $admin } ने लॉग चैनल बंद किया।
       *[on] { $admin } ने लॉग चैनल चुना: { $channel }
    }
}
button-no-log = लॉग चैनल नहीं
refused-log-channel = उस चैनल में मैं लिख नहीं सकता: कोई टेक्स्ट चैनल या थ्रेड चुनें।
