told-deal = राउंड { $number }: **{ $name }** ने कार्ड बाँटे, पहला खुला कार्ड { $emoji } { $card }।
told-deal-bare = राउंड { $number }: **{ $name }** ने कार्ड बाँटे।
told-deal-begins = शुरुआत **{ $name }** से।
told-joined = { $count ->
    [one] { $count } नया खिलाड़ी जुड़ा।
   *[other] { $count } नए खिलाड़ी जुड़े।
}
told-put-back = पहला कार्ड वाइल्ड ड्रॉ फ़ोर निकला और गड्डी में वापस रखा गया।
told-play = **{ $name }** की चाल: { $cards }।
told-play-uno = **{ $name }** की चाल: { $cards }, और यूनो!
told-skip = **{ $name }** की बारी छूटी।
told-reverse = खेल की दिशा उलटी।
told-draw = **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
told-draws-and-misses = **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया, क्योंकि गड्डी ख़ाली है,
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
} और बारी छूटी।
told-draws = **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
told-pass = **{ $name }** ने पास किया।
told-taken-back = **{ $name }** ने चाल वापस ली: { $cards }।
told-taken-back-other = **{ $name }** ने वह चाल वापस ली।
told-color = **{ $name }** का चुना रंग: { $emoji } { $color }।
told-accept = **{ $name }** ने { $count ->
    [0] कुछ नहीं लिया, क्योंकि गड्डी ख़ाली है,
    [one] { $count } कार्ड लिया
   *[other] { $count } कार्ड लिए
} और बारी छूटी।
told-accept-only = **{ $name }** ने { $count ->
    [0] कुछ नहीं लिया: गड्डी ख़ाली है
    [one] { $count } कार्ड लिया
   *[other] { $count } कार्ड लिए
}।
told-challenge-won = **{ $name }** का चैलेंज सही निकला: **{ $by }** ने { $count ->
    [0] कुछ नहीं उठाया, क्योंकि गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
told-challenge-lost = **{ $name }** का चैलेंज ग़लत निकला, **{ $by }** की चाल जायज़ थी: **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया, क्योंकि गड्डी ख़ाली है,
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
} और बारी छूटी।
told-hand = { $told } **{ $name }** के कार्ड: { $cards }
told-uno = **{ $name }** ने यूनो बोला।
told-caught = **{ $by }** ने **{ $name }** को बिना यूनो पकड़ा: **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया, गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
told-out = **{ $name }** के कार्ड ख़त्म!
told-last-left = आख़िर में सिर्फ़ **{ $name }** बाक़ी।
told-placed = **{ $name }** के कार्ड ख़त्म, स्थान पक्का।
told-over-limit = **{ $name }** के पास { $count } कार्ड हैं: इस राउंड से बाहर।
told-owed = { $count ->
    [one] अब { $count } कार्ड बकाया है।
   *[other] अब { $count } कार्ड बकाया हैं।
}
told-others-draw = बाक़ी सबने एक-एक कार्ड उठाया।
told-false-catch = **{ $by }** ने **{ $name }** को ग़लत पकड़ा और { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
told-wrong-play = **{ $name }** की कोशिश: { $cards }, जो मेल नहीं खाता। **{ $name }** ने { $count ->
    [0] कुछ नहीं उठाया: गड्डी ख़ाली है
    [one] { $count } कार्ड उठाया
   *[other] { $count } कार्ड उठाए
}।
told-swap = **{ $name }** और **{ $target }** के सारे कार्ड आपस में बदल गए।
told-shuffle = सबके कार्ड शफ़ल करके फिर बाँटे गए।
told-pass-hands = सबके कार्ड अगले खिलाड़ी को गए।
told-open = **{ $name }** के कार्ड अब सबके सामने खुले हैं।
told-vote-began = सब वोट दें: वाइल्ड कस्टमाइज़ेबल क्या करे?
told-voted = **{ $name }** ने वोट दिया।
told-rule = **वाइल्ड कस्टमाइज़ेबल**: { $rule }।
told-eliminated = **{ $name }** मैच से बाहर।
told-seats = सबकी सीट बदली; टेबल पर अब क्रम से: { $names }।
told-time = इस राउंड का समय पूरा हुआ।
told-reshuffle = ढेर के कार्ड शफ़ल हुए।
told-clock = { $told } _समय पूरा हुआ।_
told-autopilot = { $told } _AI की चाल।_
