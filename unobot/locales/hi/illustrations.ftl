alt-top = ऊपर: { $card }
alt-seat = { $name }: { $count } कार्ड
alt-table = { $top }। { $way }, { $pile }। खेल के क्रम में: { $seats }।
alt-scores = { $name }: { $points }।
alt-sheet = { $target } अंकों तक का स्कोर, राउंड दर राउंड। { $scores }
alt-playable = आप खेल सकते हैं: { $cards }
