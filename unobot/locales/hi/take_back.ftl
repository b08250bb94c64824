button-take-back = चाल वापस लें
button-take-back-off = चाल वापसी: बंद
button-take-back-on = चाल वापसी: चालू
table-take-back = चाल 5 सेकंड तक वापस ली जा सकती है।
refused-take-back-off = इस टेबल पर चली गई चाल पक्की है।
refused-take-back-late = देर हो गई: 5 सेकंड के बाद चाल पक्की है।
