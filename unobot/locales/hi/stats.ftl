stats-title = 📊 { $name }
stats-record = 🏆 **{ $matches }** मैच · **{ $wins }** जीते ({ $share })
stats-rating = 📈 चार लोगों की औसत टेबल पर **{ $share }** ({ $low }–{ $high }) जीत की उम्मीद
stats-unrated = 📈 रेटिंग: **?** · दूसरे लोगों के साथ { $needed } में से { $played } मैच
stats-points = 🪙 हर राउंड में **{ $points }** अंक
stats-streak = 🔥 लगातार सबसे ज़्यादा जीत: **{ $best }** · अभी: **{ $now }**
stats-unos = 👁️ बिना यूनो: **{ $caught }** पकड़े · **{ $missed }** बार पकड़े गए
stats-challenges = ⚖️ चैलेंज: **{ $right }** सही · **{ $wrong }** ग़लत
stats-colors = 🎨 चुने गए रंग: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 पिछले स्थान, सबसे नया आख़िर में: { $places }
stats-legend = 👑 जीते · 🪙 हर राउंड के अंक · 🔥 लगातार सबसे ज़्यादा जीत · 👁️ पकड़े, ❗ पकड़े गए · ⚖️ चैलेंज ✓ सही, ✗ ग़लत
stats-none = { $name } ने यहाँ अब तक कोई मैच पूरा नहीं किया।
stats-none-own = आपने यहाँ अब तक कोई मैच पूरा नहीं किया। एक खेलें, और आपके आँकड़े शुरू हो जाएँगे।
stats-none-filtered = { $name } का ऐसा कोई मैच नहीं है। दूसरा सीज़न या दूसरे नियम चुनें।
stats-partial = जिन सर्वरों में तुम पर रोक है, वहाँ के मैच यहाँ नहीं गिने जाते।
button-stats-mine = मेरे आँकड़े
button-post = यहाँ पोस्ट करें

refused-stats-bot = { $name } बॉट है। आँकड़े सिर्फ़ लोगों के होते हैं।
refused-stats-direct = यहाँ मैं सिर्फ़ आपके आँकड़े दिखाता हूँ। दूसरों के आँकड़े किसी सर्वर में देखें।
refused-stats-season-direct = डायरेक्ट मैसेज में मैं आपके सारे मैच एक साथ दिखाता हूँ। सीज़न और नियम किसी सर्वर में चुनें।
refused-season = यहाँ “{ $season }” नाम का कोई सीज़न नहीं है। इनमें से चुनें: { $seasons }।
refused-rules-unplayed = इन नियमों से यहाँ किसी ने मैच पूरा नहीं किया। दूसरे नियम चुनें।
refused-post = आप इस चैनल में नहीं लिख सकते, इसलिए मैं आपकी ओर से पोस्ट नहीं करता।
refused-posted = यह पन्ना चैनल में पहले से है।
season-all = अब तक का
season-all-rules = सभी नियम

rating-line = 📈 रेटिंग: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $needed } में से { $played } मैच)
