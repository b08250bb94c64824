demo-guide = गाइड
demo-welcome =
    👋 स्वागत है! { $name } की टेबल { $ais } AI के साथ तैयार है। **{ $start }** दबाएँ और आपको पत्ते मिल जाएँगे।
    -# ऊपर **Viewing as** से चुनें कि आप Ann, Ben, Cleo या Dev बनकर देखें।
    -# `/uno help`, फिर **{ $alone }**: आपके सीधे संदेशों में एक मैच।
demo-direct = { $name } के मैसेज
demo-group = 💬 ग्रुप
demo-group-hello = मैंने बॉट अपने लिए इंस्टॉल किया है, इसलिए वह यहाँ भी चलता है। `/uno start` से टेबल खुलती है, और सब खेल सकते हैं।
demo-page = यहाँ खेलें: { $url }
demo-direct-page = { $name } के डायरेक्ट मैसेज: { $url }
demo-stop = रोकने के लिए यहाँ Ctrl-C दबाएँ।
