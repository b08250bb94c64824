button-check-deal = बाँट जाँचें
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

refused-not-over = मैच समाप्त होने तक शफ़ल गुप्त रहते हैं।
refused-nothing-dealt = यहाँ कोई कार्ड नहीं बाँटा गया।
