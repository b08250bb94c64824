mark-host = 👑 होस्ट
mark-ready = ✅ तैयार
mark-ai = 🤖 AI, { $level }
mark-engine = ⚙️ इंजन { $level }
mark-away = 🤖 दूर, AI खेल रहा है
mark-autopilot = 💤 जवाब नहीं, AI खेल रहा है
mark-resting = 🤖 अभी AI खेल रहा है
mark-out = 🚪 बाहर
mark-placed = 🏁 स्थान { $place }
mark-team = { $name } के साथ
mark-uno = 📣 यूनो बोला
mark-uno-owed = ❗ यूनो नहीं बोला
mark-uno-short = 📣 यूनो!
mark-uno-owed-short = ❗ यूनो?

legend-cards = कार्ड
legend-points = अंक
legend-ai = 🤖 AI
legend-away = 💤 दूर, AI खेल रहा है
legend-teams = 🤝 टीमें: { $teams }

level-novice = नौसिखिया
level-novice-how = जो कार्ड चल सके, वही चलता है।
level-casual = आसान
level-casual-how = कभी अच्छा, कभी बेफ़िक्र खेलता है।
level-clever = चतुर
level-clever-how = अच्छा खेलता है, ग़लतियाँ भी करता है।
level-expert = माहिर
level-expert-how = ख़ुद से खेलकर सीखा है।
level-even = बराबरी का
level-even-how = आपके पिछले मैचों जितना मज़बूत।
engine-how = एक प्रोग्राम जो इस बॉट के एडमिन ने जोड़ा है।

table-engine-failed = ⚙️ इंजन { $engine } रुक गया: अब **{ $name }** की जगह AI खेल रहा है।
refused-no-ai = वह AI इस टेबल पर नहीं है।
refused-engine-rules = इंजन सिर्फ़ आधिकारिक नियमों से खेलते हैं, एक गड्डी और सात-सात कार्ड के साथ; लक्ष्य कुछ भी हो। { $engine } दूसरे नियमों से नहीं खेल सकता।
refused-only-host-engine = इंजन सिर्फ़ होस्ट बिठा सकते हैं; होस्ट { $host } हैं।
