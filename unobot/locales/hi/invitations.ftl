button-invite-voice = { $count ->
    [one] मेरे वॉइस चैनल वाले को न्योता दें
   *[other] मेरे वॉइस चैनल के सभी { $count } को न्योता दें
}
button-invite-voice-some = मेरे वॉइस चैनल के { $total } में से { $count } को न्योता दें
button-to-table = टेबल पर जाएँ
button-to-channel = चैनल पर जाएँ
invitation-title = किसे न्योता देना है?
invitation-how = उन्हें मेरा मैसेज मिलेगा, जिसमें जुड़ने का बटन होगा।
invitation-whom = किसी को चुनें …
invitation-voice-title = आप वॉइस चैनल में हैं: { $count ->
    [one] वहाँ जो आपके साथ हैं, उन्हें न्योता दें?
   *[other] वहाँ आपके साथ के { $count } लोगों को न्योता दें?
}
invitation-dm = **{ $name }** ने आपको **{ $server }** में यूनो खेलने का न्योता दिया है।
invitation-dm-joined = **{ $server }** की टेबल पर आपकी सीट पक्की है।
invitation-call = { $people }: **{ $name }** का यहाँ यूनो खेलने का न्योता। टेबल पर **जुड़ें** दबाएँ!
note-invited = { $name } को न्योता मिल गया। अगर वह न दिखे, तो मैसेज अनुरोधों में होगा।
note-invite-soon = { $name } को न्योता लगभग { $time } में मिलेगा। हर सेकंड एक ही मैसेज जाता है, और दूसरे लोग भी इंतज़ार कर रहे हैं।
note-invited-here = { $name } को मेरे मैसेज नहीं मिल सकते, इसलिए उन्हें चैनल में बुलाया गया।
note-invited-voice = { $count ->
    [one] चैनल में { $count } व्यक्ति को बुलाया गया।
   *[other] चैनल में { $count } लोगों को बुलाया गया।
}
note-invited-voice-rest = लेकिन एक टेबल से { $most } न्योते ही भेजे जा सकते हैं, इसलिए बाकी { $count } को नहीं बुलाया गया।
refused-invite-bot = वह बॉट है। जो बॉट खेलता है, वह **AI खिलाड़ी जोड़ें** में है।
refused-invite-stranger = { $name } को यह चैनल नहीं दिखता, इसलिए उनका यहाँ खेलना मुमकिन नहीं।
refused-invite-seated = { $name } के पास पहले से सीट है।
refused-invite-kicked = { $name } को हटाया गया था। उन्हें न्योता सिर्फ़ होस्ट { $host } दे सकते हैं।
refused-invite-again = { $name } के पास इस टेबल का न्योता पहले से है।
refused-invite-lately = { $name } को अभी-अभी न्योता दिया गया है: कुछ मिनट रुकें।
refused-invite-many = इस टेबल के लिए काफ़ी न्योते हो चुके हैं।
refused-invite-nobody = आपके वॉइस चैनल में न्योता देने के लिए और कोई नहीं है।
