round-out = राउंड { $number } में **{ $name }** की जीत
round-drawn = राउंड { $number } बराबर रहा
round-out-with = **{ $name }** का आख़िरी कार्ड: { $emoji } { $card }।
round-drawn-won = किसी के कार्ड ख़त्म न हो सके, और सबसे कम अंक **{ $name }** के पास थे।
round-last-left = आख़िर में सिर्फ़ **{ $name }** बाक़ी।
round-until-last = सबसे पहले **{ $name }** के कार्ड ख़त्म हुए।
round-scored = इस जीत के अंक: { $points }।
round-drawn-tied = किसी के कार्ड ख़त्म न हो सके, और सबसे कम अंक दो के पास बराबर थे: किसी को अंक नहीं।
round-hands = **हाथ में बचे कार्ड**
round-hand = **{ $name }**, { $points } अंक: { $cards }
round-next = अगला राउंड { $when } शुरू होगा।
round-ready = इसके लिए तैयार: { $names }।
round-next-soon = अगला राउंड बस शुरू हो रहा है।
scores-title = **स्कोर**, लक्ष्य { $target } अंक
match-won-team = 🏆 **{ $name }** और **{ $partner }** ने मैच जीता
placing-title = **स्थान**
match-won = 🏆 **{ $name }** ने मैच जीता
match-closed = मैच समय से पहले समाप्त किया गया
match-closed-scores = ये अब तक के स्कोर हैं; जीत किसी की नहीं।
lobby-closed = यह टेबल बंद है
match-again = **रीमैच** से जो लोग अब भी यहाँ हैं, वे सब फिर बैठते हैं; **दूसरे नियम** से भी, पर पहले नियम बदले जा सकते हैं।
match-followed = इन खिलाड़ियों का अगला मैच नीचे है।
lobby-again = `/uno start` से अगली टेबल खुलती है।
match-seed = सारे शफ़ल इस सीड से बने: `{ $seed }`

fair-title = बाँट की जाँच
fair-yes = बाँट सही थी: { $drawn }, यह सब उसी गुप्त सीड से निकला जो मैच से पहले तय थी।
fair-no = इस बाँट में गड़बड़ है: यह उस गुप्त सीड से नहीं निकलती जो मैच से पहले तय थी।
fair-not-kept = यह वह सीड नहीं जिसका फ़िंगरप्रिंट टेबल पर दिखाया गया था।
fair-wrong = रिकॉर्ड की पंक्ति { $line }: { $what ->
    [commitment] फ़िंगरप्रिंट इस सीड का नहीं है।
    [source] सीड से कोई शफ़ल नहीं निकलता।
    [drawn] जो निकाला गया, वह सीड से नहीं निकलता।
   *[rules] नियम ऐसा नहीं कहते।
}
fair-unsealed = यह टेबल पुराने संस्करण में खुली थी, जो पहले से फ़िंगरप्रिंट नहीं दिखाता था। जितना जाँचा जा सकता है: { $drawn }, यह सब सीड से निकला।
fair-shuffles = { $count ->
    [1] इकलौता शफ़ल
   *[other] सभी { $count } शफ़ल
}
fair-lots = { $count ->
    [one] { $count } पर्ची
   *[other] { $count } पर्चियाँ
}
fair-drawn = { $shuffles } और { $lots }
fair-commitment = 🔒 मैच से पहले दिखाया गया फ़िंगरप्रिंट: `{ $commitment }`
fair-seed = 🔑 गुप्त सीड, जिसका यही फ़िंगरप्रिंट (SHA-256) है: `{ $seed }`
fair-start = ▶️ “शुरू करें” दबाने की ID, जो इसमें मिलाई गई: `{ $start }`।
fair-began = यह { $when } दबाया गया था।
fair-yourself = हमारी बात मान लेना ज़रूरी नहीं: फ़ाइल में पूरा मैच है। इसे `unobot verify record.jsonl` जाँचता है, और `docs/fair-deals.md` पन्ने के अनुसार लिखा कोई भी प्रोग्राम भी।
fair-trust = इससे यह साबित नहीं होता कि बॉट चलाने वाले ने कार्ड नहीं देखे।
