tables-yours = आपकी टेबलें
tables-which = कौन-सी टेबल?
tables-turn = **आपकी बारी**
tables-wait = **{ $name }** की बारी
tables-waits = रुका है, क्योंकि कोई नहीं है
tables-until = { $when } ख़त्म
tables-pause = राउंड के बीच
tables-next = अगला राउंड { $when } शुरू
tables-lobby = अभी शुरू नहीं
tables-suspended = `/uno resume` का इंतज़ार
tables-over = समाप्त
tables-more = { $count ->
    [one] { $count } और टेबल सूची में नहीं है: वहीं जाकर अपने कार्ड खोलें।
   *[other] { $count } और टेबलें सूची में नहीं हैं: वहीं जाकर अपने कार्ड खोलें।
}
tables-notify-me = **मुझे बताएँ** दबाने पर इस चैनल में अगली टेबल खुलते ही आपको पिंग किया जाएगा।
tables-empty = किसी टेबल पर आपकी सीट नहीं है: `/uno start` से टेबल खोलें।
