demo-guide = गाइड
demo-welcome = टेबल खोलने के लिए यहाँ **/uno start** लिखें। ऊपर **Viewing as** से चुनें कि आप Ann, Ben, Cleo या Dev बनकर देखें।
demo-direct = { $name } के मैसेज
demo-page = यहाँ खेलें: { $url }
demo-direct-page = { $name } के डायरेक्ट मैसेज: { $url }
demo-stop = रोकने के लिए यहाँ Ctrl-C दबाएँ।
