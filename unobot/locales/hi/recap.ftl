button-recap = क्या-क्या हुआ?
button-recap-short = क्या हुआ?
recap-title = आपकी पिछली चाल के बाद
recap-title-all = शुरुआत से
recap-title-spectator = इस राउंड में अब तक
recap-none = कुछ नहीं हुआ।
