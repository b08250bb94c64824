## समाप्त मैच का रीप्ले

button-replay = रीप्ले
replay-title = रीप्ले · राउंड { $round }/{ $rounds }
replay-moments = खास पल
button-first = ⏮
button-last = ⏭
button-moment-previous = ◀ खास पल
button-moment-next = खास पल ▶
refused-replay-gone = यह मैच अब सहेजा नहीं गया है, इसलिए दिखाने को कुछ नहीं है।
refused-replay-broken = इस मैच का लॉग काटा या बदला गया है, या किसी और संस्करण का है, इसलिए रीप्ले नहीं हो सकता।
refused-replay-running = यह मैच अभी समाप्त नहीं हुआ है। रीप्ले अंत के बाद खुलता है।
refused-replay-channel = यह मैच { $channel } में था। इसका रीप्ले वहीं खुलता है।
