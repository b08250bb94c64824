refused-stale = वह बटन किसी पुरानी चाल का है: अभी का हाल यह है।
refused-unknown-button = यह बटन अब काम का नहीं: `/uno hand` और `/uno status` ताज़े बटन दिखाते हैं।
refused-unknown-move = “{ $move }” कोई चाल नहीं है: सूची से चुनें, या ऐसे लिखें: R5, WG, draw।
refused-unknown-command = Discord के पास अभी इस कमांड का नया रूप नहीं है। कृपया एक मिनट बाद फिर कोशिश करें।
refused-too-often = एक साथ बहुत ज़्यादा हो गया: कृपया थोड़ा रुककर फिर कोशिश करें।
refused-busy = अभी बहुत भीड़ है, इसलिए यह नहीं हो सका। कृपया थोड़ी देर में फिर कोशिश करें।
refused-too-slow = इसमें बहुत देर लगी: कृपया फिर दबाएँ।
refused-stopping = बॉट बस फिर से शुरू होने वाला है: कृपया थोड़ी देर में फिर कोशिश करें। कुछ नहीं खोएगा।

refused-closed = यह टेबल बंद है: `/uno start` से नई खोलें।
refused-running = मैच चल रहा है: **मेरे कार्ड** दिखाता है कि कौन-सी सीटें मिल सकती हैं।
refused-table-full = सभी { $seats } सीटें भरी हैं।
refused-only-host-starts = शुरू सिर्फ़ होस्ट कर सकते हैं; होस्ट { $host } हैं। अगर { $host } कुछ नहीं दबाते, तो { $when } सीट वाला कोई भी शुरू कर सकता है।
refused-start-changed = आपके दबाने से ठीक पहले टेबल बदल गई, इसलिए अभी कुछ शुरू नहीं हुआ। फिर से देखें और शुरू करें।
refused-seated-already = इस टेबल पर आपकी सीट पहले से है।
refused-not-seated = इस टेबल पर आपकी सीट नहीं है।
refused-away = आपने यह मैच छोड़ा है: आगे खेलने के लिए **मेरे कार्ड** दबाएँ।
refused-left-already = आपने पहले ही छोड़ दिया है: **मेरे कार्ड** से लौटें।

refused-no-table = इस चैनल में कोई टेबल नहीं है: `/uno start` से खोलें।
refused-no-such-table = यह टेबल अब नहीं है: `/uno start` से नई खोलें।
refused-channel-taken = इस चैनल में टेबल पहले से है।
refused-elsewhere = यह टेबल इस चैनल में नहीं है: **मेरे कार्ड** और `/uno hand` आपके कार्ड दिखाते हैं।
refused-place = यूनो सर्वर में खेला जाता है: टेक्स्ट चैनल में, थ्रेड में, या वॉइस चैनल की चैट में। वहाँ `/uno start` आज़माएँ।
refused-permission = { $channel } में खेल नहीं चल सकता: मुझे वहाँ यह अनुमति चाहिए: { $missing }।
permission-view-channel = चैनल देखें
permission-send-messages = मैसेज भेजें
permission-send-messages-in-threads = थ्रेड में मैसेज भेजें
permission-create-public-threads = सार्वजनिक थ्रेड बनाएँ
permission-attach-files = फ़ाइलें अटैच करें

error-storage = मेरा डेटाबेस अभी जवाब नहीं दे रहा। कुछ नहीं बदला। कृपया थोड़ी देर में फिर कोशिश करें।
error-unsure = सहेजते समय ही मेरा डेटाबेस छूट गया, इसलिए पता नहीं कि यह गिना गया या नहीं। कृपया थोड़ी देर में फिर देखें।
error-damaged = मैं इसका सहेजा हुआ डेटा नहीं पढ़ पा रहा, इसलिए कुछ नहीं बदला। बाकी सब चलता रहेगा। कृपया मुझे चलाने वालों को बताएँ।
error-unexpected = मेरी ओर से कुछ गड़बड़ हुई, और कुछ नहीं बदला। कृपया फिर कोशिश करें।

note-changed = बदल गया।
note-joined = आपको सीट मिल गई। मैच शुरू होते ही आपके कार्ड आएँगे।
note-left = आपने टेबल छोड़ दी।
