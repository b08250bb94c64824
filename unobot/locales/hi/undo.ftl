button-take-back = चाल वापस लें
button-undo-off = चाल वापसी: बंद
button-undo-on = चाल वापसी: चालू
table-undo = चाल 5 सेकंड तक वापस ली जा सकती है।
refused-takes-nothing-back = इस टेबल पर चली गई चाल पक्की है।
refused-too-late-to-take-back = देर हो गई: 5 सेकंड के बाद चाल पक्की है।
