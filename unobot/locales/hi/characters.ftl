character-Kim = सोचते हुए गुनगुनाने की आदत
character-Lou = हर कार्ड से पुरानी दोस्ती
character-Max = हमेशा समय से पहले, कभी जल्दी में नहीं
character-Noa = चेहरे पर कोई भाव नहीं
character-Pat = कार्ड हमेशा करीने से
character-Quin = हर बात पर एक नई थ्योरी
character-Robin = सूरज से पहले जागने की आदत
character-Sam = पहले हँसी, फिर चाल
character-Toni = हर खेल फ़ाइनल जैसा
character-Uli = सबके लिए नाश्ता तैयार
character-Alex = बदकिस्मती पर बस एक मुस्कान
character-Bo = कम बातें, ज़्यादा मुस्कान
character-Charlie = दूसरों के लिए भी तालियाँ
character-Dani = बारियों के बीच बादलों की गिनती
character-Eli = नियम पढ़ने का शौक़
character-Fin = काँटे की टक्कर पसंद
character-Gabi = लंबे क़िस्से, तेज़ चालें
character-Jo = लकी मोज़ों पर भरोसा
character-Mika = झील जैसा शांत मन
character-Vik = हर वापसी पर यक़ीन

remark = 💬 **{ $name }**: “{ $words }”
remark-won = { $pick ->
    [0] क्या खेल था! एक और?
    [1] आज पूरी शाम मुस्कान रहेगी।
   *[other] सबने बढ़िया खेला।
}
remark-out = { $pick ->
    [0] यही आख़िरी था।
    [1] देखो, एक भी कार्ड नहीं!
   *[other] हाथ ख़ाली। चाय?
}
remark-caught = { $pick ->
    [0] अरे! अच्छा पकड़ा।
    [1] और मुझे लगा सब ठीक है।
   *[other] ठीक है, ग़लती मेरी।
}
remark-guilty = { $pick ->
    [0] आपने मन पढ़ लिया।
    [1] कोशिश तो बनती थी।
   *[other] राज़ ज़्यादा देर नहीं टिका।
}
remark-innocent = { $pick ->
    [0] मैं? कभी नहीं!
    [1] देखा? सब सही।
   *[other] मेरा मन साफ़ है।
}
remark-swap = { $pick ->
    [0] देखें, यहाँ क्या है।
    [1] नया नज़ारा!
   *[other] सब कुछ नया।
}
remark-uno = { $pick ->
    [0] यूनो! सबने सुना?
    [1] यूनो, और बोला भी!
   *[other] बस एक बाक़ी। यूनो!
}
remark-draw = { $pick ->
    [0] उफ़।
    [1] मेरे कार्डों को साथ चाहिए था।
   *[other] शुक्रिया, मुझे इनका शौक़ है।
}

table-thinking-color = **{ $name }** रंग चुन रहे हैं …
table-thinking-challenge = **{ $name }** सोच रहे हैं: चुनौती, या { $owed } कार्ड …
table-thinking-target = **{ $name }** किसी को चुन रहे हैं …
table-thinking-drawn = **{ $name }** अभी खींचा कार्ड देख रहे हैं …
