## किसी सर्वर के समाप्त मैच

history-channel = इस चैनल के समाप्त मैच
history-server = इस सर्वर के समाप्त मैच
history-mine = इस सर्वर पर आपके समाप्त मैच
button-history-channel = यह चैनल
button-history-server = यह सर्वर
button-history-mine = मेरे मैच
button-history-older = पुराने ▶
history-empty = यहाँ अभी कोई मैच समाप्त नहीं हुआ। `/uno start` से टेबल खोलें।
history-end = इससे पुराने मैच नहीं हैं।
history-unfinished = समय से पहले बंद
history-player = { $name } ({ $score })
history-rounds = { $count } राउंड
history-others = और { $count }
refused-history-place = मैच किसी सर्वर के होते हैं। यह कमांड वहीं इस्तेमाल करें।
