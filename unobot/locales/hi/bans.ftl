bans-title = यूनो से रोके गए लोग
bans-empty = किसी पर रोक नहीं है।
bans-line = { $user } · रोका गया { $when }, { $admin } द्वारा
bans-more = { $count ->
    [one] { $count } और रोक यहाँ नहीं दिखी।
   *[other] { $count } और रोक यहाँ नहीं दिखीं।
}
bans-lift = पूर्व खिलाड़ी की रोक हटाएँ
note-banned = { $count ->
    [one] { $user } अब इस सर्वर में यूनो नहीं खेल सकते। जिन टेबलों पर AI खेलेगा: { $count }
   *[other] { $user } अब इस सर्वर में यूनो नहीं खेल सकते। जिन टेबलों पर AI खेलेगा: { $count }
}
note-banned-leaves = उनके किसी मैच में तुम भी खेल रहे हो। नतीजों और रेटिंग में माना जाएगा कि तुमने वह मैच छोड़ दिया, और तुम आख़िरी रहोगे। तुम आगे खेल सकते हो।
note-unbanned = { $user } फिर से खेल सकते हैं।
refused-banned = आप इस सर्वर में यूनो नहीं खेल सकते: यह ऐडमिन का फ़ैसला है।
refused-invite-banned = { $name } इस सर्वर में यूनो नहीं खेल सकते।
refused-not-banned = उन पर रोक नहीं है: `/unoadmin bans` सूची दिखाता है।
refused-ban-bot = बॉट पर रोक नहीं लग सकती: उसकी सीट नहीं होती।
refused-ban-oneself = ख़ुद पर रोक नहीं लगा सकते: किसी और को चुनें।
