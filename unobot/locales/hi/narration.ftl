narration-deal = राउंड { $number }: **{ $name }** ने कार्ड बाँटे, पहला खुला कार्ड { $emoji } { $card }।
narration-deal-bare = राउंड { $number }: **{ $name }** ने कार्ड बाँटे।
narration-deal-begins = शुरुआत **{ $name }** से।
narration-joined = { $names } { $count ->
    [one] खेल में जुड़े।
   *[other] खेल में जुड़े।
}
narration-put-back = पहला कार्ड वाइल्ड ड्रॉ फ़ोर निकला और गड्डी में वापस रखा गया।
narration-play = **{ $name }** की चाल: { $cards }।
narration-play-uno = **{ $name }** की चाल: { $cards }, और यूनो!
narration-skip = **{ $name }** की बारी छूटी।
narration-reverse = खेल की दिशा उलटी।
narration-draw = **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-draws-and-misses = **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया, क्योंकि गड्डी ख़ाली है,
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
} और बारी छूटी।
narration-draws = **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-pass = **{ $name }** ने पास किया।
narration-draw-pass = **{ $name }** ने { $count ->
    [0] कुछ नहीं मिला तो पास किया
    [one] कार्ड उठाया और पास किया
   *[other] { $count } कार्ड उठाए और पास किया
}।
narration-taken-back = **{ $name }** ने चाल वापस ली: { $cards }।
narration-taken-back-other = **{ $name }** ने वह चाल वापस ली।
narration-color = **{ $name }** का चुना रंग: { $emoji } { $color }।
narration-accept = **{ $name }** ने { $count ->
    [0] कुछ नहीं लिया, क्योंकि गड्डी ख़ाली है,
    [one] { $count } कार्ड लिया
   *[other] { $count } कार्ड लिए
} और बारी छूटी।
narration-accept-only = **{ $name }** ने { $count ->
    [0] कुछ नहीं लिया: गड्डी ख़ाली है
    [one] { $count } कार्ड लिया
   *[other] { $count } कार्ड लिए
}।
narration-challenge-won = **{ $name }** का चैलेंज सही निकला: **{ $by }** ने { $count ->
    [0] कुछ नहीं उठाया, क्योंकि गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-challenge-lost = **{ $name }** का चैलेंज ग़लत निकला, **{ $by }** की चाल जायज़ थी: **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया, क्योंकि गड्डी ख़ाली है,
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
} और बारी छूटी।
narration-hand = { $told } **{ $name }** के कार्ड: { $cards }
narration-uno = **{ $name }** ने यूनो बोला।
narration-caught = **{ $by }** ने **{ $name }** को बिना यूनो पकड़ा: **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया, गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-out = **{ $name }** के कार्ड ख़त्म!
narration-last-left = आख़िर में सिर्फ़ **{ $name }** बाक़ी।
narration-placed = **{ $name }** के कार्ड ख़त्म, स्थान पक्का।
narration-over-limit = **{ $name }** के पास { $count } कार्ड हैं: इस राउंड से बाहर।
narration-owed = { $count ->
    [one] अब { $count } कार्ड बकाया है।
   *[other] अब { $count } कार्ड बकाया हैं।
}
narration-others-draw = बाक़ी सबने एक-एक कार्ड उठाया।
narration-false-catch = **{ $by }** ने **{ $name }** को ग़लत पकड़ा और { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-wrong-play = **{ $name }** की कोशिश: { $cards }, जो मेल नहीं खाता। **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
narration-swap = **{ $name }** और **{ $target }** के सारे कार्ड आपस में बदल गए।
narration-shuffle = सबके कार्ड शफ़ल करके फिर बाँटे गए।
narration-pass-hands = सबके कार्ड अगले खिलाड़ी को गए।
narration-open = **{ $name }** के कार्ड अब सबके सामने खुले हैं।
narration-vote-began = सब वोट दें: वाइल्ड कस्टमाइज़ेबल क्या करे?
narration-voted = **{ $name }** ने वोट दिया।
narration-rule = **वाइल्ड कस्टमाइज़ेबल**: { $rule }।
narration-eliminated = **{ $name }** मैच से बाहर।
narration-seats = सबकी सीट बदली; टेबल पर अब क्रम से: { $names }।
narration-time = इस राउंड का समय पूरा हुआ।
narration-reshuffle = ढेर के कार्ड शफ़ल हुए।
narration-clock = { $told } _समय पूरा हुआ।_
narration-autopilot = { $told } _AI की चाल।_
narration-skipped = { $told } _बाक़ी लोगों ने स्किप का वोट दिया।_
