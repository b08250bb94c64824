button-notify-me = मुझे बताएँ
button-notify-me-off = अब न बताएँ
notify-me-on = { $channel } में अगली टेबल खुलते ही आपको यहाँ पिंग किया जाएगा।
notify-me-off = { $channel } में टेबल खुलने पर अब आपको पिंग नहीं किया जाएगा।
notify-me-call = { $mentions }, यहाँ नई टेबल खुली है: सीट लेने के लिए **जुड़ें** दबाएँ।
refused-notify-me-full = इस चैनल की टेबलों की ख़बर इतने लोग पहले ही चाहते हैं कि अब और नाम नहीं जुड़ सकते।
