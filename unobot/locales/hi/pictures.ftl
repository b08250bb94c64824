alt-top = ऊपर: { $card }
alt-seat = सीट { $number }, { $name }: { $count } कार्ड
alt-table = { $top }। { $way }। खेल के क्रम में: { $seats }।

alt-scores = { $name }: { $points }।
alt-sheet = { $target } अंकों तक का स्कोर, राउंड दर राउंड। { $scores }

more-look-picture = **टेबल का चित्र** सबको टेबल ऊपर से दिखाता है, सारी सीटें गोल घेरे में।
more-look-text = **सिर्फ़ शब्द** से टेबल फिर थोड़े शब्दों में बताई जाती है।
button-look-picture = टेबल का चित्र
button-look-text = सिर्फ़ शब्द
note-look-picture = अब से टेबल चित्र में, ऊपर से दिखेगी।
note-look-text = अब से टेबल थोड़े शब्दों में बताई जाएगी।
refused-only-host-look = टेबल कैसे दिखे, यह सिर्फ़ होस्ट चुन सकते हैं; होस्ट **{ $host }** हैं।
