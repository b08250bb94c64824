facts-title = **यादगार पल**
fact-draw = सबसे बड़ा ड्रॉ: **{ $name }**, { $count } कार्ड
fact-streak = सबसे लंबा सिलसिला: **{ $name }**, बिना उठाए { $count } चालें
fact-catches = पकड़े: { $who }
fact-comeback-points = वापसी: **{ $name }** { $count } पॉइंट पीछे थे
fact-comeback-cards = वापसी: आख़िरी राउंड में **{ $name }** के पास { $count } कार्ड थे
fact-rounds = { $count } राउंड
fact-plays = { $count ->
    [one] { $count } चाल
   *[other] { $count } चालें
}
fact-rules = नियम: { $rules }
