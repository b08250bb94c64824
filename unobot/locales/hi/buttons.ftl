button-hand = मेरे कार्ड
button-more = और
button-rules = नियम
button-players = खिलाड़ी
button-show-table = टेबल दिखाएँ
button-leave = छोड़ें
button-rematch = रीमैच
button-help = मदद
button-code = कोड पेस्ट करें

button-uno = यूनो!
button-catch = पकड़ें!
button-catch-name = { $name } को पकड़ें!
button-draw = उठाएँ
button-play = चलें
button-keep = रखें
button-say-uno-off = 📣 यूनो बोलें
button-say-uno-on = ✅ यूनो तैयार

button-refresh = रीफ़्रेश
button-back = वापस
button-previous = ◀
button-page = { $page }/{ $pages }
button-next = ▶
