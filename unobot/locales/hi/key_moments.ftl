## ख़ास पल: रीप्ले, उसका पेज और उसका GIF इन्हें ऐसे बताते हैं। हर एक के लिए एक सीधा वाक्य।

key-moment-four = { $name } ने वाइल्ड ड्रॉ फ़ोर खेला: { $other } के लिए +{ $count }।
key-moment-four-bare = { $name } ने वाइल्ड ड्रॉ फ़ोर खेला।
key-moment-guilty = { $name } पर { $other } का चैलेंज सही निकला: { $name } के लिए +{ $count }।
key-moment-innocent = { $name } पर { $other } का चैलेंज ग़लत निकला: { $other } के लिए +{ $count }।
key-moment-caught = { $other } ने { $name } को बिना यूनो पकड़ा: { $name } के लिए +{ $count }।
key-moment-missed = { $name } ने यूनो नहीं बोला, और किसी का ध्यान नहीं गया।
key-moment-lead = { $name } अब सबसे आगे।
key-moment-round = राउंड { $number } में { $name } की जीत।
key-moment-round-points = राउंड { $number } में { $name } की जीत: { $points } अंक।
key-moment-round-tied = राउंड { $number } बराबर रहा।
key-moment-eliminated = { $name } मैच से बाहर।
key-moment-match = मैच में { $name } की जीत।
key-moment-partners = { $name } और { $partner }
