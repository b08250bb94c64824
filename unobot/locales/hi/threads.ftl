thread-begins = 🧵 **{ $name }** ने थ्रेड में टेबल खोली है।
thread-points = 🧵 **{ $name }** ने टेबल खोली: { $thread }
thread-name = { $name } के साथ यूनो
note-thread-permission = थ्रेड खोलने के लिए यह अनुमति चाहिए: { $missing }। इसलिए टेबल चैनल में ही है।
note-no-thread = Discord ने अभी थ्रेड नहीं खोलने दिया, इसलिए टेबल चैनल में ही है।
