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
   *[log] { $detail ->
        [off] { $admin } ने लॉग चैनल बंद किया।
       *[on] { $admin } ने लॉग चैनल चुना: { $channel }
    }
}
button-no-log = लॉग चैनल नहीं
refused-log-channel = उस चैनल में मैं लिख नहीं सकता: कोई टेक्स्ट चैनल या थ्रेड चुनें।
