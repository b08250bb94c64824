button-explain = क्यों नहीं?
explain-title = आप क्या चल सकते हैं, और क्यों
explain-fits = चला जा सकता है।
explain-no-match = मेल नहीं खाता: रंग { $color }, या ऊपर वाले ({ $top }) का नंबर या निशान, या वाइल्ड चलें।
explain-cannot-stack = इससे बकाया आगे नहीं बढ़ता: { $owed } कार्ड।
explain-unseen = उल्टा है: आपकी अगली बारी शुरू होने पर आपके लिए सीधा होगा।
explain-penalty = मेल नहीं खाता; चलने पर जुर्माना { $count } कार्ड।
explain-more = { $count ->
    [one] बाक़ी कार्डों के लिए { $count } और कारण।
   *[other] बाक़ी कार्डों के लिए { $count } और कारण।
}
