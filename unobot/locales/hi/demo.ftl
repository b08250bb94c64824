demo-guide = गाइड
demo-welcome =
    👋 स्वागत है! { $name } की टेबल { $ais } AI के साथ तैयार है। पत्ते बाँटने के लिए **{ $start }** दबाएँ, फिर अपने पत्ते देखने के लिए **{ $hand }**।
    -# ऊपर **Viewing as** से चुनें कि आप Ann, Ben, Cleo या Dev बनकर देखें।
demo-direct = { $name } के मैसेज
demo-page = यहाँ खेलें: { $url }
demo-direct-page = { $name } के डायरेक्ट मैसेज: { $url }
demo-stop = रोकने के लिए यहाँ Ctrl-C दबाएँ।
