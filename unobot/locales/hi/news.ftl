button-missed = क्या-क्या हुआ?
button-news = क्या हुआ?
news-title = आपकी पिछली चाल के बाद
news-title-all = शुरुआत से
news-title-watching = इस राउंड में अब तक
news-none = कुछ नहीं हुआ।
