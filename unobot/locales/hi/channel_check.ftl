## `/unoadmin check`: what the bot needs in this channel and server

check-title = इस चैनल और सर्वर की जाँच
check-permissions = { $channel } में टेबल के लिए मेरे पास अनुमतियाँ हैं।
check-lacks = { $channel } में मेरे पास { $missing } नहीं है। चैनल की सेटिंग में, अनुमतियों के नीचे, मेरी भूमिका को इसकी अनुमति दें।
check-channel-gone = चैनल { $channel } अब नहीं है। उसकी टेबल `/uno resume` का इंतज़ार कर रही है।
check-threads = थ्रेड में टेबल के लिए मुझे { $missing } भी चाहिए।
check-roles-empty = किसी के पास { $roles } नहीं है, इसलिए सिर्फ़ मॉडरेटर टेबल खोल सकते हैं। `/unoadmin roles` से दूसरी भूमिकाएँ चुनें।
check-age-restricted = { $channel } पर उम्र की पाबंदी है। Discord सिर्फ़ उन्हीं सदस्यों को आने देता है जिनकी उम्र की पुष्टि हुई है, इसलिए बाकी वहाँ नहीं खेल सकते।
check-slow-mode = { $channel } में स्लो मोड है। Discord बॉट को इससे छूट देता है, और मेरे बटन दबाने को भी। फिर भी रुकावट आए, तो मेरी भूमिका को इससे छूट दें।
check-pictures = मेरे कार्ड के चित्र तैयार हैं।
check-no-pictures = मेरे कार्ड के चित्र अभी Discord पर नहीं हैं, इसलिए कार्ड सादे चिह्न हैं। बॉट चलाने वाला व्यक्ति `unobot emojis sync` चला सकता है।
check-commands = Discord के पास मेरे मौजूदा कमांड हैं।
check-commands-changed = Discord के पास मेरे कमांड किसी दूसरे संस्करण के हैं: { $commands }। बॉट चलाने वाला उसे फिर से शुरू कर सकता है, तब वह अपने कमांड दर्ज करता है।
check-commands-unknown = Discord अभी नहीं बता रहा कि उसके पास कौन से कमांड हैं। एक मिनट बाद फिर कोशिश करें।
check-tables = इस सर्वर की कोई टेबल अटकी नहीं है।
check-stuck = { $count ->
    [one] इस सर्वर की { $count } टेबल अटकी है। `/unoadmin tables` देखें।
   *[other] इस सर्वर की { $count } टेबलें अटकी हैं। `/unoadmin tables` देखें।
}
