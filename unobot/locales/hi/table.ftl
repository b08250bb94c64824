table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: रंग अभी चुना जाना है
table-play = **{ $name }** की बारी: { $emoji } **{ $color }** या **{ $face }**।
table-play-color = **{ $name }** की बारी: { $emoji } **{ $color }**।
table-play-any = **{ $name }** की शुरुआत, किसी भी कार्ड से।
table-drawn = **{ $name }** ने एक कार्ड उठाया: चलें या रखें।
table-drawn-must = **{ $name }** ने एक कार्ड उठाया: मेल खाए तो चलना ज़रूरी है।
table-drawn-blind = **{ $name }** ने एक कार्ड उल्टा उठाया।
table-color = **{ $name }** को पहला रंग चुनना है।
table-answer = **{ $name }** पर { $owed } कार्ड बकाया: उन्हें लें, या **{ $by }** पर चैलेंज करें।
table-owes = **{ $name }** पर { $owed } कार्ड बकाया: उन्हें लें, या आगे बढ़ाएँ।
table-nothing-laid = अभी तक कोई कार्ड नहीं चला गया
table-thinking = **{ $name }** सोच में …
table-waits = 💤 यहाँ कोई नहीं है, इसलिए मैच रुका है। **{ $button }** से वह आगे चलता है।
table-until = ⏳{ "\u00A0" }{ $when } ख़त्म
table-silent = 📡 Discord अभी बटन दबाने की सूचना मुझ तक नहीं पहुँचा रहा, इसलिए सभी घड़ियाँ रुकी हैं।
table-skip = ⏭️ यह बारी स्किप करने के लिए { $needed } में से { $count } वोट, **और** में।
table-newcomers = अगले राउंड से खेल में: { $names }
open-hand = खुले: { $cards }
table-round = राउंड { $number }
table-round-ends = इसका समय { $when } पूरा
table-clockwise = ↻ घड़ी की दिशा में
table-counterclockwise = ↺ घड़ी से उल्टी दिशा में
table-pile = { $count ->
    [0] गड्डी ख़ाली
   *[other] गड्डी में { $count }
}

ping-turn = { $mention }, { $card } पर आपकी बारी है · { $when } ख़त्म
ping-turn-untimed = { $mention }, { $card } पर आपकी बारी है
ping-answer = { $mention }, आप पर { $owed } कार्ड बकाया: क्या करना है? · { $when } ख़त्म
ping-answer-untimed = { $mention }, आप पर { $owed } कार्ड बकाया: क्या करना है?
ping-first = { $mention }, आपकी बारी है · { $when } ख़त्म
ping-first-untimed = { $mention }, आपकी बारी है

name-unknown = अनजान खिलाड़ी
name-former = पूर्व खिलाड़ी
dm-place = **{ $server }** में यूनो · [टेबल पर]({ $link })
dm-place-suspended = **{ $server }** में यूनो · [सर्वर पर]({ $link })
dm-place-unknown = किसी सर्वर
note-mute-permission = { $channel } में टेबल नहीं दिखाई जा सकती: मुझे वहाँ यह अनुमति चाहिए: { $missing }। खेल आपके कार्डों वाले पैनल में जारी है।
note-mute-thread = { $channel } में टेबल नहीं दिखाई जा सकती: थ्रेड बंद है। खेल आपके कार्डों वाले पैनल में जारी है।
