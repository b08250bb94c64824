### Turkish
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: yes

### words

## about

language-name = Türkçe

## cards

color = { $color ->
    [R] Kırmızı
    [Y] Sarı
    [G] Yeşil
    [P] Pembe
    [T] Turkuaz
    [O] Turuncu
    [U] Mor
   *[B] Mavi
}
face = { $face ->
    [S] Pas geç
    [R] Yön değiştir
    [D2] +2
    [D4] +4
    [SA] Herkesi atla
    [DA] Hepsini at
    [H1] Vuruş 1
    [H2] Vuruş 2
    [TH] El değişimi
    [W] Joker
    [WD4] Joker +4
    [WSW] Joker El takası
    [WSH] Joker El karıştır
    [WC] Joker Özel
    [WR4] Joker Yön değiştir +4
    [WRL] Joker Rulet
    [WD6] Joker +6
    [WD10] Joker +10
    [WRV] Joker Yön değiştir
    [WSK] Joker Pas geç
    [WS2] Joker Çift pas
    [WD2] Joker +2
    [WT2] Joker Hedefli +2
    [WFS] Joker Zorunlu takas
    [WAH] Joker Herkese vuruş
    [WHF] Joker Seri ateş
    [WAA] Joker Çifte saldırı
    [D1] +1
    [D5] +5
    [F] Flip
    [WDC] Joker Renk çek
   *[other] { $face }
}
card = { $color ->
    [R] Kırmızı
    [Y] Sarı
    [G] Yeşil
    [P] Pembe
    [T] Turkuaz
    [O] Turuncu
    [U] Mor
   *[B] Mavi
} { $face ->
    [S] Pas geç
    [R] Yön değiştir
    [D2] +2
    [D4] +4
    [SA] Herkesi atla
    [DA] Hepsini at
    [H1] Vuruş 1
    [H2] Vuruş 2
    [TH] El değişimi
    [D1] +1
    [D5] +5
    [F] Flip
   *[other] { $face }
}
card-wild = { $wild } ({ $color ->
    [R] kırmızı
    [Y] sarı
    [G] yeşil
    [P] pembe
    [T] turkuaz
    [O] turuncu
    [U] mor
   *[B] mavi
})
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [D4] +4
    [SA] ⊘+
    [DA] ⇊
    [H1] ↯1
    [H2] ↯2
    [TH] ⇆
    [W] J
    [WD4] +4
    [WSW] J⇆
    [WSH] J⤨
    [WC] J✱
    [WR4] ⇄4
    [WRL] ◎
    [WD6] +6
    [WD10] +10
    [WRV] ⇄
    [WSK] ⊘
    [WS2] ⊘2
    [WD2] +2
    [WT2] ◎2
    [WFS] ⇆
    [WAH] ↯∀
    [WHF] ↯
    [WAA] ↯↯
    [D1] +1
    [D5] +5
    [F] ◪
    [WDC] +◎
   *[other] { $face }
}
card-lettered = { $color ->
    [R] K
    [Y] S
    [G] Y
    [P] P
    [T] Tk
    [O] Tr
    [U] Mo
   *[B] M
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } kapalı
card-hidden-short = ?
cards = { $count } kart
points = { $count } puan
rounds-won = { $count } el kazandı

## moves

move-play = { $card } oyna
move-play-uno = { $card } oyna ve Uno de
move-draw = Kart çek
move-pass = Çektiğin kartı elinde tut
move-pass-empty = Pas de: çekilecek kart kalmadı
move-challenge = İtiraz et: { $name }
move-accept = { $owed } kart çek
move-accept-until = { $color } gelene kadar çek
move-uno = Uno de
move-catch = Yakala: { $name }
move-color = Renk seç: { $color }
move-at = { $move }, hedef: { $name }
move-at-draws = { $move }: { $name } iki kart çeker
move-passes-hands = { $move } ve herkes elini sonrakine versin
move-penalized = { $move }: kurala aykırı, { $count ->
    [one] { $draws ->
        [press] fırlatıcıya basarsın
       *[draw] bir kart çekersin
    }
   *[other] { $draws ->
        [press] fırlatıcıya { $count } kez basarsın
       *[draw] { $count } kart çekersin
    }
}
move-vote = Oy ver: { $rule }
move-time = Eli bitir: süresi doldu
move-take-back = Son hamleni geri al

refused-by-setting = { $told } Kural: { $setting }.
refused-seat-out = Bu elde artık oynamıyorsun.
refused-vote-first = Önce herkes oy verecek.
refused-already-voted = Zaten oy verdin.
refused-no-vote = Şu anda oylama yok.
refused-not-identical = Sıra: **{ $name }**. Araya ancak aynı kartla girebilirsin: { $top }.
refused-cannot-stack = { $owed } kart çekmen gerek. { $card } onları devretmez.
refused-no-challenge = Çekmen gereken kartlara itiraz edemezsin.
refused-must-play = { $card } uyuyor, oynaman gerek.
refused-at-limit = Elinde { $held } kart var, sınır { $limit }. Çekemezsin, pas de.
refused-two-on-four = { $card }: Joker +4 üstüne oynanmaz.
refused-four-others-fit = Elinde uyan başka bir kart var. Şimdi oynanmaz: { $card }.
refused-last-card = { $card }: son kartın olamaz.
refused-target-first = { $card }: bir oyuncu seç.
refused-color-missing = { $card }: bir renk seç.
refused-bad-target = Bu elde hâlâ oynayan başka bir oyuncu seç.
refused-uno-not-before = Uno’yu sondan ikinci kartını oynarken ya da tek kartın kalınca de.
refused-uno-by-itself = Burada Uno demen gerekmiyor.
refused-no-clock = Bu elde süre yok.
refused-no-take-back = O hamle geçerli. Artık geri alınmaz.
refused-round-over = Bu el bitti.
refused-not-your-turn = Sıra: **{ $name }**.
refused-color-first = Önce Joker için renk seç.
refused-answer-first = Önce çekilecek { $owed } kart var.
refused-already-drew = Zaten çektin. O kartı oyna ya da elinde tut.
refused-only-drawn = Çektikten sonra yalnızca çektiğin kartı oynayabilirsin: { $card }.
refused-drawn-blind = Kapalı bir kart çektin, bu sırada başka kart oynayamazsın. Elinde tut.
refused-not-seen = { $card }: açık kartların arasında yok.
refused-nothing-drawn = Çekilecek kart yoktu, sıran bitti.
refused-draw-first = Elinde tutmadan önce bir kart çek.
refused-nothing-to-answer = Çekilecek ya da itiraz edilecek bir şey yok.
refused-no-color-asked = Şu anda seçilecek renk yok.
refused-not-in-hand = { $card }: elinde yok.
refused-no-match = { $card } uymuyor. Şunlar olur: { $color }, { $top } ile aynı sayı ya da simge, veya bir Joker.
refused-four-not-legal = Elinde { $color } var. Şimdi oynanmaz: { $card }.
refused-one-card-only = Burada her seferinde tek kart oynanır.
refused-in-order = { $held } aynı kartta yalnızca kaç tane oynayacağını seçersin. Renk sırasıyla gelirler.
refused-no-target = O kart için oyuncu seçilmez.
refused-uno-not-now = { $held ->
    [one] Şimdi Uno diyemezsin.
   *[other] Uno son kart içindir. Sende { $held } kart var.
}
refused-uno-already-said = Uno’yu zaten dedin.
refused-catch-self = Kendini yakalayamazsın. Uno de.
refused-catch-many-cards = Yakalanacak bir şey yok. **{ $name }**: { $held } kart.
refused-catch-said = **{ $name }** Uno dedi.
refused-catch-too-late = Yakalamak için geç kaldın: **{ $name }**.
refused-catch-faster = **{ $by }** daha hızlıydı ve yakaladı: **{ $name }**.
refused-catch-nobody = O yerde kimse yok.

## narration

narration-deal = **{ $name }** { $number }. eli dağıtıyor: { $emoji } { $card } açıldı.
narration-deal-bare = **{ $name }** { $number }. eli dağıtıyor.
narration-deal-begins = **{ $name }** başlıyor.
narration-joined = { $names } oyuna giriyor.
narration-put-back = İlk açılan kart desteye geri döndü.
narration-play = **{ $name }** oynadı: { $cards }.
narration-play-uno = **{ $name }** Uno dedi ve oynadı: { $cards }.
narration-discarded = { $count ->
    [one] Yanında bir kart da gitti:
   *[other] Yanında { $count } kart da gitti:
} { $cards }.
narration-skip = **{ $name }** sırasını kaybediyor.
narration-skip-all = Diğer herkes sırasını kaybediyor. Yine **{ $name }** oynuyor.
narration-reverse = Oyunun yönü değişti.
narration-draw = **{ $name }** { $count ->
    [0] çekemedi: deste boş
    [one] bir kart çekti
   *[other] { $count } kart çekti
}.
narration-draws-and-misses = **{ $name }** { $count ->
    [0] çekemiyor (deste boş)
    [one] bir kart çekiyor
   *[other] { $count } kart çekiyor
} ve sırasını kaybediyor.
narration-draws = **{ $name }** { $count ->
    [0] çekemiyor: deste boş
    [one] bir kart çekiyor
   *[other] { $count } kart çekiyor
}.
narration-presses = **{ $name }** basıyor: { $told }.
narration-presses-and-misses = **{ $name }** basıyor ve sırasını kaybediyor: { $told }.
press-silent = tık
press-fired = 💥 { $count ->
    [0] kart kalmadı
    [one] bir kart
   *[other] { $count } kart
}
press-pending = ❔
narration-pass = **{ $name }** pas dedi.
narration-draw-pass = **{ $name }** { $count ->
    [0] çekecek kart bulamadı ve pas dedi
    [one] çekti ve pas dedi
   *[other] { $count } kart çekti ve pas dedi
}.
narration-taken-back = **{ $name }** geri aldı: { $cards }.
narration-taken-back-other = **{ $name }** hamlesini geri aldı.
narration-color = **{ $name }** renk seçti: { $emoji } { $color }.
narration-roulette = **{ $name }** bir renk söyleyecek.
narration-roulette-color = **{ $name }** { $emoji } { $color } dedi, { $count ->
    [0] ama deste boş,
    [one] bir kart açtı
   *[other] { $count } kart açtı
} ve sırasını kaybediyor.
narration-roulette-cards = Açılanlar: { $cards }.
narration-accept = **{ $name }** { $count ->
    [0] çekemiyor (deste boş)
    [one] bir kart çekiyor
   *[other] { $count } kart çekiyor
} ve sırasını kaybediyor.
narration-accept-only = **{ $name }** { $count ->
    [0] çekemiyor (deste boş)
    [one] bir kart çekiyor
   *[other] { $count } kart çekiyor
}.
narration-challenge-won = **{ $name }** itiraz etti ve haklı çıktı: **{ $by }** { $count ->
    [0] çekemiyor (deste boş)
    [one] bir kart çekiyor
   *[other] { $count } kart çekiyor
}.
narration-challenge-lost = **{ $name }** itiraz etti ama **{ $by }** temiz çıktı: **{ $name }** { $count ->
    [0] çekemiyor (deste boş)
    [one] bir kart çekiyor
   *[other] { $count } kart çekiyor
} ve sırasını kaybediyor.
narration-hand = { $told } Eldeki kartlar, **{ $name }**: { $cards }
narration-uno = **{ $name }** Uno dedi.
narration-caught = **{ $name }** Uno demedi, **{ $by }** yakaladı. **{ $name }** { $count ->
    [0] çekemiyor: deste boş
    [one] bir kart çekiyor
   *[other] { $count } kart çekiyor
}.
narration-caught-only = **{ $name }** Uno demedi, **{ $by }** yakaladı.
narration-out = **{ $name }** bitirdi!
narration-last-left = Son kalan: **{ $name }**.
narration-placed = **{ $name }** bitirdi ve sıradaki dereceyi aldı.
narration-waits = **{ $name }** bitirdi, eşi oynamaya devam ediyor.
narration-over-limit = **{ $name }** { $count } kartla bu elden elendi.
narration-knocked-out = **{ $by }** { $card } ile eledi: **{ $name }**, { $count } kart.
narration-owed = Şimdi çekilecek { $count } kart var.
narration-owed-until = { $color } gelene kadar çekilecek.
narration-owed-self = İki kişide ceza **{ $name }** için: şimdi çekilecek { $count } kart var.
narration-others-draw = Diğer herkes bir kart çekiyor.
narration-false-catch = **{ $by }** yanlış yakaladı, **{ $name }** temiz. **{ $by }** { $count ->
    [0] çekemiyor: deste boş
    [one] bir kart çekiyor
   *[other] { $count } kart çekiyor
}.
narration-false-catch-only = **{ $by }** yanlış yakaladı: **{ $name }** temiz.
narration-wrong-play = **{ $name }** denedi: { $cards }. Uymadı, { $count ->
    [0] ama çekemiyor: deste boş
    [one] bir kart çekiyor
   *[other] { $count } kart çekiyor
}.
narration-wrong-play-only = **{ $name }** denedi: { $cards }. Uymadı.
narration-swap = **{ $name }** ve **{ $target }** ellerini değiştirdi.
narration-shuffle = Tüm eller karıştırıldı ve yeniden dağıtıldı.
narration-pass-hands = Herkes elini sonrakine verdi.
narration-turned-over = Her şey ters döndü: şimdi { $side ->
    [dark] karanlık
   *[light] aydınlık
} taraf, üstte { $emoji } { $card }.
narration-open = Artık açık oynuyor: **{ $name }**.
narration-vote-began = Herkes oy veriyor: Joker Özel ne yapsın?
narration-voted = **{ $name }** oy verdi.
narration-rule = **Joker Özel**: { $rule }.
narration-eliminated = **{ $name }** oyundan çıktı.
narration-seats = Herkes yer değiştirdi. Masadaki yeni sıra: { $names }.
narration-time = Bu elin süresi doldu.
narration-reshuffle = Atılan kartlar karıştırıldı, yeni deste hazır.
narration-clock = { $told } _Süre doldu._
narration-autopilot = { $told } _Yapay zekâ oynadı._
coming-off = **{ $name }** kalktı. Bir yapay zekâ oynuyor.
coming-back = **{ $name }** geri döndü.
coming-handed = **{ $name }** yerini bıraktı, **{ $other }** devam ediyor.
coming-taken = **{ $other }** yerine artık **{ $name }** oynuyor.
coming-joins = **{ $name }** sonraki elde giriyor.
narration-skipped = { $told } _Diğerleri atlamaya oy verdi._

## durations

duration-seconds = { $count ->
    [one] 1 saniye
   *[other] { $count } saniye
}
duration-minutes = { $count ->
    [one] 1 dakika
   *[other] { $count } dakika
}
duration-hours = { $count ->
    [one] 1 saat
   *[other] { $count } saat
}
duration-days = { $count ->
    [one] 1 gün
   *[other] { $count } gün
}

## characters

character-Kim = düşünürken mırıldanır
character-Lou = her kartı eski dost gibi karşılar
character-Max = hep erkenci, hiç acelesi yok
character-Noa = kaşını bile kaldırmaz
character-Pat = kartları kusursuz dizer
character-Quin = her konuda bir teorisi var
character-Robin = gün doğmadan ayakta, dipdiri
character-Sam = önce güler, sonra oynar
character-Toni = her oyunu final sanır
character-Uli = herkese atıştırmalık getirir
character-Alex = şanssızlığa omuz silker
character-Bo = az konuşur, çok gülümser
character-Charlie = rakiplerine de tezahürat yapar
character-Dani = sırayı beklerken bulut sayar
character-Eli = kuralları keyif için okur
character-Fin = son ana kalan oyunu sever
character-Gabi = uzun anlatır, hızlı oynar
character-Jo = uğurlu çoraplara inanır
character-Mika = göl gibi sakin
character-Vik = her geri dönüşe inanır

remark = 💬 **{ $name }**: “{ $words }”
remark-won = { $pick ->
    [0] Ne oyundu ama. Bir daha?
    [1] Bütün akşam gülümserim artık.
   *[other] Güzel oyundu, elinize sağlık.
}
remark-out = { $pick ->
    [0] Sonuncusu buydu.
    [1] Bakın, kart yok!
   *[other] Ellerim boş. Çay isteyen?
}
remark-caught = { $pick ->
    [0] Ah! İyi gördün.
    [1] Oysa ne kadar rahattım.
   *[other] Haklısın, bu benden.
}
remark-guilty = { $pick ->
    [0] Beni kitap gibi okudun.
    [1] Denemeye değerdi.
   *[other] Eh, sır uzun sürmedi.
}
remark-innocent = { $pick ->
    [0] Ben mi? Asla!
    [1] Gördün mü? Tertemiz.
   *[other] Vicdanım rahat.
}
remark-swap = { $pick ->
    [0] Bakalım burada ne varmış.
    [1] Manzara değişti!
   *[other] Gıcır gıcır.
}
remark-uno = { $pick ->
    [0] Uno! Duyuldu mu?
    [1] Uno, dedim bile!
   *[other] Kaldı bir tane. Uno!
}
remark-draw = { $pick ->
    [0] Ah, acıdı.
    [1] Kartlarım zaten yalnızdı.
   *[other] Sağ olun, biriktiriyorum.
}

table-thinking-color = **{ $name }** renk seçiyor…
table-thinking-challenge = **{ $name }** düşünüyor: { $owed } kart mı, itiraz mı…
table-thinking-challenge-until = **{ $name }** itirazı tartıyor…
table-thinking-target = **{ $name }** bir oyuncu seçiyor…
table-thinking-drawn = **{ $name }** çektiği karta bakıyor…

## explain

button-explain = Neden olmuyor?
explain-title = Ne oynayabilirsin, neden
explain-fits = Oynayabilirsin.
explain-no-match = Uymuyor. Şunlar olur: { $color }, { $top } ile aynı sayı ya da simge, veya bir Joker.
explain-cannot-stack = Çekmen gereken { $owed ->
    [one] kartı
   *[other] { $owed } kartı
} devretmez.
explain-cannot-stack-until = Devretmez. { $color } gelene kadar çekersin.
explain-cannot-raise = Çekmen gereken { $owed } kartı ancak +{ $least } veya fazlası devreder.
explain-unseen = Kapalı. Sonraki sıran başlayınca görürsün.
explain-penalty = Uymuyor. Oynarsan { $count ->
    [one] { $draws ->
        [press] fırlatıcıya basarsın
       *[draw] bir kart çekersin
    }
   *[other] { $draws ->
        [press] fırlatıcıya { $count } kez basarsın
       *[draw] { $count } kart çekersin
    }
}.
explain-more = { $count ->
    [one] Bir neden daha var, gösterilmiyor.
   *[other] { $count } neden daha var, gösterilmiyor.
}

## rulebook

rulebook-intro = # Kurallar

    `unobot rules --markdown` bu sayfayı yazdırır, `--language` ile başka bir dilde. Bir masa, sahibi oyundan önce başka kurallar seçmezse resmî kurallarla oynar: hazır kurallar, tek tek ev kuralları ya da bir kural kodu. `/uno rules` bir masanın kurallarını anlatır. *Neden olmuyor?* hangi kuralın bir karta engel olduğunu gösterir.
rulebook-presets = Hazır kurallar
rulebook-presets-what = Her biri, adı olan bir ev kuralları takımıdır. Liste, resmî kurallardan farkları gösterir. Kodu `/uno start` komutuna yapıştırabilirsin.
rulebook-fields = Ev kuralları
rulebook-fields-what = Liste yasaklamadıkça tüm ev kurallarını birleştirebilirsin.
rulebook-number = { $low }–{ $high } arası bir sayı. Resmî: { $official }.
rulebook-official = { " " }(resmî)
rulebook-switch = Açıkken:
rulebook-seats = { $setting } yalnızca { $seats } oyuncuyla.
rulebook-clash = Birlikte olmaz: { $settings }. { $why }
rulebook-edges = Kurallar kesişince
rulebook-edges-what = Bazı birleşimler soru bırakır. Şöyle olur:
edge-last-card = **Elleri değiştiren bir kart son kart olunca.** Bitirmek eli sona erdirir. Son kart olarak yedi, sıfır, El takası, El karıştır ya da Özel hiçbir eli değiştirmez ve bir şey sormaz. Diğerleri oynamaya devam etse de böyledir.
edge-last-pass-on = **Kartları devrederek bitirmek.** Çekmen gerekirken Yön değiştir ya da Pas geç ile bitirebilirsin. Ardından çekmesi gereken oyuncu, sayımdan önce yine tüm toplamı çeker.
edge-zero-of-two = **İki oyuncuda sıfır** iki elin yerini değiştirir.
edge-owing-seat-leaves = **Çekmesi gereken oyuncu kalkarsa.** Kartlar o yerde kalır. Yerine oynayan yapay zekâ yanıt verir, geri dönen oyuncu kalanını çeker.
edge-jump-in-owed = **Biri çekmeden önce araya girme.** Aynı çektiren kartı olan oyuncu onu oynayabilir. Onun kartları eklenir, araya girenden sonraki oyuncu toplamı çeker.
edge-jump-in-challenge = **Yanıt bekleyen Joker +4 üstüne araya girme.** Diğerleri gibi üst üste konur. Soru sonraki oyuncuya geçer, yalnızca son Joker +4 için itiraz edilebilir.
edge-jump-in-own-card = **Kendi kartının üstüne araya girmek** serbesttir. Başka kart oynanana kadar, oynadığın kartın aynısını üstüne oynayabilirsin.
edge-jump-in-out = **Araya girerek bitirmek** eli her son kart gibi sona erdirir. Çektiren bir kartsa, araya girenden sonraki oyuncu yine çeker.
edge-jump-in-uno = **Unutulan bir Uno yakalanabilirken araya girme.** Yakalama süresi ancak sırası gelen oyuncu hamle yapınca biter. Araya girmek süreyi bitirmez, yani aynı anda birkaç oyuncu yakalanabilir.
edge-uno-moved-hands = **Eller yer değiştirdiği için tek kart kalınca.** Uno, tek kart bırakan hamleye aittir. Eller değişince, devredilince ya da karışınca yakalanacak bir şey yoktur. Tek kartı olan oyuncu yine Uno diyebilir. Bir el için denmiş Uno, o elle birlikte gitmez.
edge-uno-drawn-card = **Çekilip oynanan ve tek kart bırakan kart** her hamle gibi Uno ister. Çekmeden önce denmiş Uno artık sayılmaz, çünkü el büyüdü.
edge-reshuffle-penalty = **Deste cezanın ortasında biterse.** Oyuncu önce destenin kalanını çeker. Sonra en üstteki dışında atılan tüm kartlar karıştırılır ve oyuncu oradan çeker. Yine yetmezse, kalanların hepsini alır.
edge-challenge-stacked = **Üst üste konmuş kartlarda itiraz** yalnızca son Joker +4 içindir. Suçlu: oynayan tüm toplamı çeker. Suçsuz: itiraz eden toplamı ve iki kart daha çeker. Üstüne koyan oyuncu itirazdan vazgeçmiş olur.
edge-blind-turn = **Kapalı çekilen kart ne zaman açılır.** Sonraki sıran başlayınca, yani oynayabildiğinde ya da çekmen gerektiğinde görürsün. Kaybedilen sıra sayılmaz. Toplamı çekip sonra oynarsan (Çektikten sonra oyna), kartları bir sıra sonra görürsün. Başka oyuncunun sırasında çekersen (bomba, ceza, Joker Özel), kartları kendi sonraki sıranda görürsün.
edge-blind-hands = **Kapalı çekme ve yer değiştiren eller.** Eli alan oyuncu onu çekmiş sayılmaz ve hepsini hemen görür. Önceki sahibinin görmediği kartları da.
edge-blind-judged = **Kapalı çekme, ne oynanmalı ve ne oynanabilir.** Oynamak, araya girmek, Oynama zorunluluğu ve kurala uygun bir Joker +4 için yalnızca gördüğün kartlar sayılır. İtiraz o kartlara bakar, diğerlerini kapalı gösterir. Uno, kart sınırı ve elin puanı için tüm kartların sayılır.
edge-leaving-open = **Renk, hedef ya da itiraz beklenirken sıradaki oyuncu kalkarsa.** Yerine hemen bir yapay zekâ oynar. Rengi ya da hedefi seçer, ya da çeker veya itiraz eder.
edge-only-ais = **Yalnızca yapay zekâlar kalınca.** Son oyuncu kalkınca ya da uyuyunca oyun durur, hiçbir şey çekilmez ve sayılmaz. Herhangi bir oyuncunun basmasıyla sürer. Son oyuncudan on dakika sonra oyun duraklar. Oyuncuları yedi gün içinde **Devam et** ya da `/uno resume` ile sürdürebilir. Yapay zekâlar ancak herkes otomatik pilotu açtıysa tek başına oynar, o zaman oyun kimse için sayılmaz.
edge-late = **Geç gelmek, geri dönmek.** Geri dönen oyuncu kendi yerini, elini ve puanını bulur, yenisini değil. Masa sahibi yeri bir yapay zekâya verdiyse, aynı yeri alır ya da hiçbirini. Yeni oyuncu hemen bir yapay zekânın yerini, eli ve puanıyla alır. Ya da sonraki elden itibaren sonuncunun arkasında, en düşük puanla yeni bir yer alır. Takım oyununda, elemede ve el sayısı belli oyunlarda yeni yer yoktur.

## rulesets

value-switch = { $value ->
    [on] açık
   *[off] kapalı
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = Nasıl oynanır
rules-topic-house = Buranın ev kuralları
rules-topic-cards = Kartlar
rules-topic-asked = Sık sorulanlar
rules-first = { $both ->
    [on] Eşin de sen de kartlarınızı diğer takımlardan önce bitirin.
   *[off] Kartlarını ilk bitiren ol.
}
rules-goal = **Amaç** · { $scoring ->
    [single] { $first } Oyun tek eldir, puan sayılmaz.
    [until_last] Sıradaki dereceyi almak için kartlarını bitir. Diğerleri, kartı olan tek oyuncu kalana kadar devam eder. Oyun tek eldir, puan sayılmaz.
    [golf] El biterken elinde az puan olsun. El, { $both ->
        [on] bir takımın iki eşi de
       *[off] bir oyuncu
    } kartını bitirince biter. Sonra herkes elinde kalan kartların{ $teams ->
        [on] { " " }ve eşinin kartlarının
       *[off] { "" }
    } puanını alır. { $points } { $rounds } elden sonra en düşük toplam kazanır. Eşitlikte bir el daha oynanır.
    [best_of] { $first } Eli bu kazanır, puan sayılmaz. Oyun { $rounds } eldir, en çok el kazanan alır. Kimse yetişemeyecekse erken biter. En iyiler eşitse bir el daha oynanır.
   *[points] { $first } Eli ve { $teams ->
        [on] rakiplerin elindeki
       *[off] diğer oyuncuların elindeki
    } puanları bu kazandırır. { $points } { $elimination ->
        [on] Her elden sonra elinde en çok puan olan oyuncu çıkar. Son kalan oyunu kazanır.
       *[off] { $target } puana ilk ulaşan oyunu kazanır. En iyi ikisi eşitse bir el daha oynanır.
    }
}
rules-points = Kartların puanı: { $points }.
rules-points-number = sayılar kendi değeri
rules-points-action = özel kartlar { $points }
rules-points-wild = jokerler { $points }
rules-points-others = diğer hepsi { $points }
rules-points-face = { $card } { $points }
rules-turn = **Sıran gelince**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] Herhangi bir kart oyna.
    [always] Herhangi bir kart oyna. Oynamak yerine çekemezsin.
   *[match] Üstteki kartla rengi, sayısı ya da simgesi aynı olan bir kart veya bir Joker oyna.
}
rules-turn-press = Oynamazsan fırlatıcıya bir kez basarsın. Ya ses çıkmaz ya da sana kart fırlatır. Sonra sıran biter.
rules-turn-uno = { $kind ->
    [off] Uno demen gerekmez.
    [announced] Sondan ikinci kartını oynayınca Uno kendiliğinden duyurulur.
    [strict] Tek kartın kalınca, biri seni yakalamadan **Uno** demelisin. Ancak o zaman sayılır.
   *[call] Tek kartın kalacaksa **Uno** demelisin: kartı oynamadan hemen önce, oynarken ya da sonra biri seni yakalamadan.
}{ $catches ->
    [draw] { " " }Yakalanırsan { $penalty ->
        [0] bir şey olmaz.
        [one] bir kart çekersin.
       *[other] { $penalty } kart çekersin.
    }
    [press] { " " }Yakalanırsan { $penalty ->
        [0] bir şey olmaz.
        [one] fırlatıcıya bir kez basarsın.
       *[other] fırlatıcıya { $penalty } kez basarsın.
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **Jokerler** · Her kartın üstüne oynanır, rengi sen seçersin.
rules-card = **{ $card }** · { $does }
rules-no-challenge = Çektiren kartlara itiraz edilmez.
rules-asked-draw = Oynayabilecekken çekebilir miyim? Evet.
rules-asked-press = Oynayabilecekken basabilir miyim? Evet.
rules-asked-stack = Üstüne koymak zorunda mıyım? Hayır, toplamı çekebilirsin. Toplam kadar değil, son kart kadar yüksek bir + yeter. Rengi fark etmez.
rules-asked-discard = Hepsini at ile bitirebilir miyim? Evet. Tek kart bırakıyorsa Uno de. Yanında giden kartların etkisi olmaz.
rules-asked-roulette = Rulette rengi kim söyler? Rulete yakalanan oyuncu. Jokerler ruleti bitirmez, üstüne de konmaz.
rules-asked-out = { $limit } kartı olan elenir, aynı elde birkaç kişi bile. Kartları atılanların altına gider, sonraki karıştırmada döner.
rules-asked-seven = Yedi değiştirmek zorunda mı? Evet, son kart değilse.
rules-asked-backs = Kartlarımın arkasını neden göremiyorum? Gerçek masadaki gibi onları yalnızca diğerleri görür. Flip olunca senin elin onlar olur.
rules-asked-flip = Flip olunca üstte ne kalır? Atılanların en altındaki kart. Jokerse rengi sonraki oyuncu seçer.
rules-asked-side = El bitince hangi taraf sayılır? Oyundaki taraf. Son kart Flip ise önce eller döner.
effect-discards-color = Elindeki aynı renkten tüm kartlar da onunla gider, etkileri olmaz.
effect-turns-over = Her şey ters döner: atılanlar topluca, deste ve bütün eller. Yeni üst kartın etkisi olmaz.
effect-reverses = Oyunun yönü değişir. İki kişide diğeri sırasını kaybeder.
effect-owes = Sonraki oyuncu { $count ->
    [one] bir kart
   *[other] { $count } kart
} çeker ve { $after ->
    [on] sonra oynar.
   *[off] sırasını kaybeder.
}
effect-reverses-owes = Oyunun yönü değişir. Yeni sıradaki oyuncu { $count } kart çeker ve { $after ->
    [on] sonra oynar.
   *[off] sırasını kaybeder.
} İki kişide o sensin.
effect-roulette = Sonraki oyuncu bir renk söyler, o renk gelene kadar kart açar, hepsini alır ve { $after ->
    [on] sonra oynar.
   *[off] sırasını kaybeder.
}
effect-presses = Sonraki oyuncu fırlatıcıya { $count ->
    [one] bir kez
    [2] iki kez
   *[other] { $count } kez
} basar ve { $after ->
    [on] sonra oynar.
   *[off] sırasını kaybeder.
}
effect-presses-until = Sonraki oyuncu fırlatıcı kart atana kadar basar ve { $after ->
    [on] sonra oynar.
   *[off] sırasını kaybeder.
}
effect-skips = { $count ->
    [one] Sonraki oyuncu sırasını kaybeder.
   *[other] Sonraki { $count } oyuncu sırasını kaybeder.
}
effect-skips-all = Diğer herkes sırasını kaybeder. Yine sen oynarsın.
effect-others-draw = { $count ->
    [one] Diğer herkes bir kart çeker.
   *[other] Diğer herkes { $count } kart çeker.
}
effect-others-press = { $count ->
    [one] Diğer herkes fırlatıcıya bir kez basar.
   *[other] Diğer herkes fırlatıcıya { $count } kez basar.
}
effect-target-draws = Seçtiğin bir oyuncu { $count } kart çeker, sırasını kaybetmez.
effect-swap = Seçtiğin bir oyuncuyla elini değiştirirsin.
effect-swap-owes-uno = Bunun sonunda tek kartı kalan Uno demelidir.
effect-shuffle = Tüm eller toplanır, karıştırılır ve yeniden dağıtılır.
effect-voted = İlk elden önce neye oy verdiyseniz onu yapar.
effect-none = Etkisi yok.
effect-none-last = Son kart olarak etkisi yok.
effect-never-last = Son kartın olamaz.
effect-never-on = { $card } üstüne oynanmaz, üst üste koymak dışında.
effect-challenged = Sonraki oyuncu { $count } kart çeker ve { $after ->
    [on] sonra oynar
   *[off] sırasını kaybeder
}{ $kind ->
    [free] . İstediğin zaman oynayabilirsin.
    [strict] . Ancak kurala uygunsa oynayabilirsin: { $needs ->
        [no_playable] başka hiçbir kart oynayamıyorsan.
       *[no_color] geçerli renkten kartın yoksa.
    }
   *[challenge] , ya da itiraz eder. Ancak { $needs ->
        [no_playable] başka hiçbir kart oynayamıyorsan
       *[no_color] geçerli renkten kartın yoksa
    } kurala uygundur. { $sum ->
        [on] Suçlu: tüm toplamı sen çekersin. Suçsuz: itiraz eden toplamı ve iki kart daha çeker, sırasını kaybeder.
       *[off] Suçlu: { $count } kartı sen çekersin. Suçsuz: itiraz eden { $more } kart çeker ve sırasını kaybeder.
    }
}
effect-challenged-until = Sonraki oyuncu o renkten bir kart gelene kadar çeker ve { $after ->
    [on] sonra oynar
   *[off] sırasını kaybeder
}{ $kind ->
    [free] . İstediğin zaman oynayabilirsin.
    [strict] . Ancak kurala uygunsa oynayabilirsin: { $needs ->
        [no_playable] başka hiçbir kart oynayamıyorsan.
       *[no_color] geçerli renkten kartın yoksa.
    }
   *[challenge] , ya da itiraz eder. Ancak { $needs ->
        [no_playable] başka hiçbir kart oynayamıyorsan
       *[no_color] geçerli renkten kartın yoksa
    } kurala uygundur. Suçlu: renk gelene kadar sen çekersin. Suçsuz: itiraz eden gelene kadar, sonra iki kart daha çeker ve sırasını kaybeder.
}

contradiction-no-ruleset = Bu kuralları okuyamıyorum. Hazır kurallardan seç ya da bir kod yapıştır.
contradiction-unknown-field = Bu sürümde “{ $field }” adlı bir kural yok. Hazır kurallardan seç ya da başka bir kod yapıştır.
contradiction-bad-value = { $field } için “{ $value }” olmaz. Menüden seç.
contradiction-bad-number = { $field } için { $low }–{ $high } arası bir sayı gerek, { $value } olmaz.
contradiction-bomb-needs-several = Bomba, aynı anda birkaç karttır. Birkaç kart birden kuralını da aç.
contradiction-keep-needs-move = Elleri değiştiren kart yok, yani reddedilecek bir şey de yok. Yedi değiştirir ya da Sıfır devreder kuralını aç, ya da İsteğe bağlı takas kuralını kapat.
contradiction-revenge-needs-stacking = İntikam, üst üste konan toplamı ikiye katlar. Önce bir Üst üste koyma türü seç.
contradiction-no-draw-needs-limit = Bir oyuncunun çekmesini engelleyecek sınır yok. Önce bir Kart sınırı belirle.
contradiction-limit-within-deal = { $hand_size } kartlık el, { $hand_limit } sınırını baştan aşar. Daha yüksek bir Kart sınırı ya da daha az Başlangıç kartı seç.
contradiction-knock-out-needs-limit = Sınır olmadan kimse elenmez. Önce oyuncu eleyen bir Kart sınırı belirle.
contradiction-not-in-deck = Bu deste “{ $field }” için o seçeneğe izin vermez. Kuralı olduğu gibi bırak ya da başka bir Deste seç.
contradiction-limit-until-last = Son kalana kadar süren oyun, çok kartı olanları eleyemez. Kart sınırı yalnızca çekmeyi durdursun, ya da başka bir Puanlama seç.
contradiction-four-not-judged = Her zaman oynanabilen Joker +4 hiç denetlenmez. Şartını olduğu gibi bırak ya da itiraz edilebilsin.
contradiction-nothing-to-show = Eli yalnızca itiraz gösterir. Joker +4 için itiraza izin ver, ya da el yalnızca itiraz edene gösterilsin.
contradiction-false-catch-needs-calls = Uno denmesi gerekmiyorsa yanlış yakalama da olmaz. Uno’yu oyuncular desin, ya da Yanlış yakalama için yok seç.
contradiction-double-needs-points = Çift puan, eli kazananın puanını ikiye katlar. Puanlı Puanlama seç ya da onu kapat.
contradiction-both-out-needs-teams = Yalnızca eşler ikisi birden bitirebilir. Takımlar kuralını da aç.
contradiction-teams-until-last = Takımlar son kalana kadar oynayamaz. Başka bir Puanlama seç ya da Takımlar kuralını kapat.
contradiction-teams-elimination = Takımlar tek oyuncu kaybedemez. Takımlar ya da Eleme kuralını kapat.
contradiction-elimination-needs-rounds = Eleme, tek oyuncu kalana kadar sürer. Puanlı Puanlama seç ya da onu kapat.
contradiction-reshuffle-teams = Eşler oyun boyunca karşılıklı oturur. Takımlar ya da Yerler karışır kuralını kapat.
contradiction-reshuffle-needs-rounds = Yerler eller arasında karışır, burada ise oyun tek el. Puanlı Puanlama seç ya da Yerler karışır kuralını kapat.
contradiction-blind-until-playable = Uyan kart gelene kadar çekmek kartı ele verir. Bir kart çekilsin, ya da Kapalı çekme kuralını kapat.
contradiction-blind-must-play = Kapalı kartın oynanması gerekip gerekmediği bilinemez. Çekilen kart oynanabilsin ya da elde tutulsun, ya da Kapalı çekme kuralını kapat.
contradiction-blind-open-hands = Herkese açık kartlar sahibinden gizlenemez. Açık el olmasın, ya da Kapalı çekme kuralını kapat.
contradiction-seats = { $seats } oyuncu çok az ya da çok fazla: { $low }–{ $high } kişi oynayabilir.
contradiction-teams-even = Takımlar için dört, altı, sekiz ya da on oyuncu gerek. Şimdi { $seats } oyuncu var.
contradiction-deck-too-small = { $decks } deste, { $seats } oyuncunun her birine { $hand_size } kart dağıtmaya yetmez. En çok { $most } dağıt ya da bir deste ekle.
code-no-code = Bu bir kural kodu değil. Bir masanın gösterdiği gibi yapıştır ya da hazır kurallardan seç.
code-other-version = Bu hazır kurallardan değil, { $version } ile başlayan kodlar da başka sürümden. Hazır kurallardan seç ya da A ile başlayan bir kod yapıştır.
code-mistyped = Kodda yazım hatası var. Gösteren masadan yeniden kopyala.
code-newer-field = Kodda bu sürümün bilmediği bir ev kuralı var: { $tag }. unobot’u güncelle ya da başka kurallar seç.
code-bad-value = Kod, { $field } için bu sürümün bilmediği bir değer veriyor: “{ $value }”. unobot’u güncelle ya da başka kurallar seç.

## illustrations

alt-top = Üstte: { $card }
alt-top-below = Üstte: { $card }; altında: { $below }
alt-played = oynadı: { $card }
alt-drew = { $count } çekti
alt-silent = bastı: tık
alt-launcher = Fırlatıcının son atışından beri tık sayısı: { $count }.
alt-skipped = sırasını kaybetti
alt-seat = { $name }: { $count } kart
alt-lobby = Oyundan önce: { $seats }. { $free ->
    [0] Boş yer yok.
   *[other] { $free } boş yer var.
}
alt-table = { $top }. { $way }, { $pile }. Oyun sırasıyla: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = { $scoring ->
    [golf] Her elin puanları. { $rounds } elden sonra en az puan kazanır.
    [best_of] Kazanılan eller, { $rounds } el üzerinden, tek tek.
   *[points] { $target } puana kadar puan tablosu, her el ayrı.
} { $scores }
alt-playable = Oynayabileceklerin: { $cards }
alt-backs = arkalarında: { $cards }

## buttons

button-hand = Kartlarım
button-more = Diğer
button-rules = Kurallar
button-players = Oyuncular
button-show-table = Masayı göster
button-leave = Ayrıl
button-rematch = Rövanş
button-help = Yardım
button-code = Kod yapıştır
button-form = Hepsi tek formda
button-form-again = Forma dön

button-uno = Uno!
button-catch = Yakala!
button-catch-name = Yakala: { $name }
button-draw = Çek
button-press-launcher = ⚡ Bas
button-play = Oyna
button-keep = Elde tut
button-no-swap = Elim bende kalsın
button-pass-hands = Devredilsin
button-say-uno-off = 📣 UNO de
button-say-uno-on = ✅ UNO hazır
button-say-uno-off-short = 📣 UNO
button-say-uno-on-short = ✅ UNO

button-refresh = Yenile
button-back = Geri
button-back-hand = Kartlarıma dön
button-previous = ◀
button-page = { $page } / { $pages }
button-next = ▶

### lobby

## lobby

button-join = Katıl
button-start = Başlat
button-open = Masa aç
button-start-ais = { $ais ->
    [one] Bir YZ ile oyna
   *[other] { $ais } YZ ile oyna
}
button-start-with = { $ais } YZ ile başlat
button-start-waits = Başlat: { $people } kişi eksik
button-add-ai = YZ ekle
button-options = Kurallar, tempo, oyuncular
button-length-round = Hızlı oyun: tek el
button-quick = Hızlı oyun
button-length-points = { $target } puanlık oyun
button-length-rounds = { $scoring ->
    [golf] { $rounds ->
        [one] Golf: tek el
       *[other] Golf: { $rounds } el
    }
   *[best_of] { $rounds ->
        [one] Tek ellik oyun
       *[other] { $rounds } ellik oyun
    }
}
button-invite = Davet et
button-change-rules = Kuralları değiştir

lobby-title = Uno: kim var?
lobby-how = Yer almak için **Katıl** düğmesine bas. Oyunu **{ $host }** başlatır.
lobby-how-start = Oyunu **{ $host }** başlatır.
lobby-rematch = Uno: rövanş?
lobby-rematch-how = Herkes **Rövanş** düğmesine basınca ya da **{ $host }** **Başlat** deyince başlar.
lobby-free = ▫️ _boş_
lobby-missing = { $ais ->
    [one] Bir oyuncu eksik. Bir arkadaşını bekle ya da hemen bir yapay zekâya karşı oyna.
   *[other] { $ais } oyuncu eksik. Arkadaşlarını bekle ya da boş yerlere yapay zekâlar geçsin.
}
lobby-waiting-teams = Takımlar için { $needed } oyuncu gerek: { $missing } kişi daha bekle ya da yapay zekâ ekle.
lobby-ready = { $seats ->
    [10] On yerin onu da dolu.
   *[other] Başlayabilir. En çok on kişi oynar.
}
lobby-rules = Kurallar: **{ $preset }** · { $what }
lobby-time-control = Tempo: { $pace }
lobby-even = Denk oyun: bu yapay zekâ buradakilerle aşağı yukarı aynı güçte. Kazanırlarsa sonraki oyun zorlaşır, kaybederlerse kolaylaşır.
lobby-access-invited = ✉️ Yalnızca davetle.
lobby-access-closed = 🔒 Yeni oyunculara kapalı.
lobby-until = Kimse katılmazsa { $when } kapanır.
lobby-until-start = Oyun başlamazsa { $when } kapanır.
lobby-add-ai = Yapay zekâ ekle
lobby-remove-ai = Yapay zekâ çıkar

lobby-closed = Bu masa kapandı
lobby-limited-rules = 🔒 Bu sunucunun bir yöneticisi kuralları kilitledi, bu masa artık sunucunun kurallarıyla oynuyor.
lobby-limited-ais = 🔒 Bu sunucunun bir yöneticisi yapay zekâları sınırladı, birkaçı ayrılmak zorunda kaldı.

## seats

mark-host = 👑 masa sahibi
mark-ready = ✅ hazır
mark-ai = 🤖 YZ, { $level }
mark-engine = ⚙️ motor { $level }
mark-away = 🤖 uzakta, YZ oynuyor
mark-autopilot = 💤 uyuyor, YZ oynuyor
mark-resting = 🤖 şimdilik YZ oynuyor
mark-gone = 💤 uzakta
mark-asleep = 💤 uyuyor
mark-out = 🚪 elendi
mark-placed = 🏁 { $place }. oldu
mark-done = 🏁 bitirdi
mark-uno = 📣 Uno dedi
mark-uno-owed = ❗ Uno demedi
mark-uno-short = 📣 Uno!
mark-uno-owed-short = ❗ Uno?

legend-cards = kart
legend-points = puan
legend-rounds-won = kazanılan el
legend-ai = 🤖 YZ
legend-away = 💤 uzakta, YZ oynuyor
legend-teams = 🤝 Takımlar: { $teams }

level-novice = acemi
level-novice-how = Uyan herhangi bir kartı oynar.
level-casual = rahat
level-casual-how = Bazen iyi oynar, bazen değil.
level-clever = akıllı
level-clever-how = İyi oynar, arada hata yapar.
level-expert = usta
level-expert-how = Kendine karşı oynayarak öğrendi.
level-even = denk oyun
level-even-how = Son oyunlarına göre senin kadar güçlü.
engine-how = Botun yöneticisinin eklediği bir program.

table-engine-failed = ⚙️ { $engine } motoru çöktü. Artık bir yapay zekâ oynuyor: **{ $name }**.
refused-no-ai = Bu masada öyle bir yapay zekâ yok.
refused-engine-rules = { $engine } bu kurallarla oynayamaz. Motorlar resmî kurallar, tek deste ve yedi başlangıç kartı ister; hedef serbest.
refused-only-host-engine = Motorları yalnızca masa sahibi oturtabilir: { $host }.

## places

place-direct = Tek kişilik Uno · [oyuna git]({ $link })
place-group = Grupta Uno · [masaya git]({ $link })
place-foreign = Benim olmadığım sunucuda Uno · [masaya git]({ $link })
asleep-title = Masa uyuyor
asleep-body = Bir süredir kimse düğmeye basmadı, burada yalnızca bir basıştan sonra yazabiliyorum. Kaldığınız yerden sürdürmek için buraya bas.
button-wake = Sürdür
asleep-moved = Masa aşağıda sürüyor.
refused-external-apps = Burada Harici Uygulamaları Kullan iznin yok, masayı yalnızca sen görürdün. Bir yöneticiden iste ya da grup mesajında oyna.
refused-slow-direct = Direkt mesajlarımızdaki oyunlarda süre yok, yani tempo seçemezsin.
refused-slow-group = Grup mesajında kimseye hatırlatma yapamam, yani yavaş masa yok. Daha hızlı bir tempo seç.
refused-slow-foreign = Bu sunucunun üyesi değilim, kimseye hatırlatma yapamam. Burada yavaş masa yok. Daha hızlı bir tempo seç.
refused-thread-direct = Direkt mesajlarımızda alt başlık yok. **altbaşlık** seçeneğini kaldır.
refused-thread-group = Grup mesajında alt başlık yok. **altbaşlık** seçeneğini kaldır.
refused-thread-foreign = Bu sunucunun üyesi değilim, alt başlık açamam. **altbaşlık** seçeneğini kaldır.
refused-resume-place = Sunucu dışında bir oyun, mesajındaki düğmeyle sürer. `/uno start` yenisini açar.

## obstacles

refused-timeout = { $channel } kanalında oynayamam: bir moderatör bana zaman aşımı verdi, bitişi { $until }. Daha erken de kaldırabilir.
refused-private-thread = { $channel } özel alt başlığında değilim, oraya yazamam. Katılmam için orada { $bot } botundan bahset ve yeniden dene.
refused-locked-thread = { $channel } içinde oynayamam: alt başlık kilitli. Bir moderatör açabilir.
refused-hidden-channel = { $channel } kanalını göremiyorum. Özel alt başlıksa orada { $bot } botundan bahset. Değilse bana orada Kanalı Görüntüle izni ver.
refused-slow-mode = Discord’un yavaş modu yüzünden şu anda { $channel } kanalına yazamıyorum. Bir yönetici orada rolüme yavaş modu atlama izni verebilir ya da yavaş modu kapatabilir.
note-mute-timeout = Masayı { $channel } kanalında gösteremiyorum: bir moderatör bana zaman aşımı verdi, bitişi { $until }. Kartlarınızdan oynamaya devam edin.
note-mute-private-thread = Masayı { $channel } içinde gösteremiyorum: bu özel alt başlıkta değilim. Katılmam için orada { $bot } botundan bahset. Kartlarınızdan oynamaya devam edin.
note-mute-hidden-channel = Masayı { $channel } kanalında gösteremiyorum, çünkü kanalı göremiyorum. Özel alt başlıksa orada { $bot } botundan bahset. Değilse bana orada Kanalı Görüntüle izni ver. Kartlarınızdan oynamaya devam edin.
note-mute-slow-mode = Yavaş mod yüzünden masayı şu anda { $channel } kanalında gösteremiyorum. Kartlarınızdan oynamaya devam edin.
refused-commands-only = Bu sunucuda komutlarım var ama ben üye değilim, yani burada olmuyor. Beni bu bağlantıyla ekle: { $link }
refused-commands-only-private = Bu sunucuda komutlarım var ama ben üye değilim, yani burada olmuyor. Beni çalıştıran kişi ekleyebilir.

## players

players-title = Oyuncular
players-alone = Burada tek kişi sensin.
players-kick = Bir oyuncuyu at…
players-new-host = Yeni masa sahibi seç…
players-release = Ayrılanın yerini boşalt…
access-open = Herkes katılabilir
access-invited = Yalnızca davetliler katılabilir
access-closed = Artık kimse katılamaz

players-kick-title = Atılsın mı: { $name }?
players-kick-body = Kartlarıyla bir yapay zekâ devam eder. Bu oyuna geri dönemez.
players-kick-leaves = Hâlâ bu oyunda. Onu atarsan oyundan ayrılmış sayılırsın; sonuçlarda ve reytingde sonuncu olursun. Oynamaya devam edebilirsin.
players-kick-body-lobby = Bu masaya geri dönemez.
button-kick = At

note-kicked = Atıldı: { $name }.
note-new-host = Yeni masa sahibi: { $name }.
note-released = { $name } adlı oyuncunun yeri artık bir yapay zekânın. Başkaları devralabilir.
refused-kicked = Bu oyundan atıldın. Buradaki sonraki masaya katılabilirsin.
refused-former = Verilerini sildin, bu oyuna geri dönemezsin. Buradaki sonraki masaya katılabilirsin.
refused-invited-only = Yalnızca davetle. Davet iste: { $host }.
refused-closed-to-new = Yeni oyunculara kapalı. Masa sahibine sor: { $host }.
refused-only-host-manages = Bunu yalnızca masa sahibi ({ $host }) ya da bir moderatör yapabilir.
refused-no-such-player = Artık bu masada yeri yok.
refused-kick-oneself = Kendini atamazsın. **Ayrıl** düğmesine bas.
refused-new-host-away = { $name } uzakta, masa sahibinin burada olması gerek.
refused-release-present = { $name } hâlâ burada, yer onun. İstersen onu atabilirsin.

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: henüz renk yok
table-play = Sıra: **{ $name }** · { $emoji } **{ $color }** ya da **{ $face }**
table-play-color = Sıra: **{ $name }** · { $emoji } **{ $color }**
table-play-any = **{ $name }** herhangi bir kartla başlıyor.
table-any = **{ $name }** herhangi bir kart oynuyor.
table-drawn = **{ $name }** kart çekti: oynar ya da elinde tutar.
table-drawn-must = **{ $name }** kart çekti, uyuyorsa oynamak zorunda.
table-drawn-blind = **{ $name }** kapalı bir kart çekti.
table-color = **{ $name }** ilk rengi seçiyor.
table-roulette = **{ $name }**: hangi renk?
table-answer = **{ $name }** { $owed } kart çekecek ya da itiraz edecek (oynayan: **{ $by }**).
table-answer-until = **{ $name }**: { $color } gelene kadar kart ya da itiraz (**{ $by }**)
table-owes = **{ $name }** { $owed } kart çekecek ya da devredecek.
table-owes-until = **{ $name }**: { $color } gelene kadar kart ya da devir
table-nothing-laid = Henüz kart oynanmadı
table-thinking = **{ $name }** düşünüyor…
table-turn-answer = **{ $name }**: { $owed } kart ya da itiraz (**{ $by }**)
table-turn-owes = **{ $name }**: { $owed } kart ya da devir
table-turn-drawn = **{ $name }** kart çekti
table-waits = 💤 Kimse yok, oyun bekliyor. **{ $button }** sürdürür.
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discord yanıt vermiyor: süreler durdu.
table-skip = ⏭️ Bu sırayı atlamak için { $count }/{ $needed } oy, **Diğer** altında.
table-newcomers = Sonraki elde girenler: { $names }
open-hand = açık: { $cards }
table-round = { $number }. el
table-round-ends = süre { $when } dolar
table-clockwise = ↻ saat yönünde
table-counterclockwise = ↺ saat yönünün tersine
table-side = { $side ->
    [dark] 🌙 karanlık taraf
   *[light] ☀️ aydınlık taraf
}
table-pile = { $count ->
    [0] deste boş
   *[other] deste: { $count }
}

ping-turn = { $mention }, sıra sende: { $card } · süre { $when } doluyor
ping-turn-untimed = { $mention }, sıra sende: { $card }
ping-answer = { $mention }, { $owed } kart çekmen gerek. Ne yapıyorsun? · süre { $when } doluyor
ping-answer-untimed = { $mention }, { $owed } kart çekmen gerek. Ne yapıyorsun?
ping-first = { $mention }, sıra sende · süre { $when } doluyor
ping-first-untimed = { $mention }, sıra sende

name-unknown = Bilinmeyen oyuncu
name-former = Eski oyuncu
dm-place = Uno: **{ $server }** · [masaya git]({ $link })
dm-place-suspended = Uno: **{ $server }** · [sunucuya git]({ $link })
dm-place-unknown = bir sunucu
note-mute-permission = Masayı { $channel } kanalında gösteremiyorum: orada şu izin gerek: { $missing }. Kartlarınızdan oynamaya devam edin.
note-mute-thread = Masayı { $channel } içinde gösteremiyorum: alt başlık kapalı. Kartlarınızdan oynamaya devam edin.

## tables

tables-yours = Masaların
tables-which = Hangi masa?
tables-turn = **sıra sende**
tables-wait = **{ $name }** oynuyor
tables-waits = kimse yok, bekliyor
tables-until = süre { $when } doluyor
tables-pause = eller arasında
tables-next = sonraki el { $when } başlıyor
tables-lobby = henüz başlamadı
tables-suspended = `/uno resume` bekliyor
tables-over = bitti
tables-more = { $count } masa daha var, listede değil. Kartlarını orada aç.
tables-notify-me = **Haber ver** bu kanalda sonraki masa açılınca sana bildirim gönderir.
tables-empty = Hiçbir masada yerin yok. `/uno start` bir masa açar.

## suspended

suspended-match = Oyun bekliyor
suspended-lobby = Masa bekliyor
suspended-here = Bu oyunun kanalına ulaşamıyorum. Bu kanalda **Burada devam et** ile, başka bir kanalda `/uno resume` ile sürdür.
adjourned-title = Oyun duraklatıldı
adjourned-body = Bir süredir kimse yoktu, oyun bıraktığınız gibi bekliyor. Burada **Devam et** ile, bu sunucunun herhangi bir kanalında `/uno resume` ile sürdür.
adjourned-resting = Bir süredir burada yalnızca yapay zekâlar oynadı, oyun bekliyor. **{ $button }** sürdürür.
adjourned-kept = Temelli kapanış: { $when }.
button-resume = Devam et
button-resume-here = Burada devam et
refused-adjourned = Herkes ayrıldığı için bu oyun duraklatıldı. `/uno resume` sürdürür.
refused-suspended = Bu oyunun kanalına ulaşamıyorum. Sunucunun herhangi bir kanalında `/uno resume` ile sürdür.
refused-channel-suspended = Bu kanalda bekleyen bir oyun var. `/uno resume` sürdürür.
refused-not-suspended = Bu oyun zaten sürüyor.
refused-nothing-suspended = Bu sunucuda bekleyen oyun yok. `/uno start` bir masa açar.
refused-only-seated-resumes = Bir oyunu yalnızca oyuncuları, masa sahibi ya da bir moderatör sürdürebilir.
refused-which-match = Bekleyen birkaç oyun var. **oyun** seçeneğiyle birini seç.

## vote

vote-title = Joker Özel ne yapsın?
vote-how = Herkesin bir oyu var. Eşitlikte kura karar verir.
vote-option = { $count ->
    [one] { $number }. { $rule }: bir oy
   *[other] { $number }. { $rule }: { $count } oy
}
vote-open = Oy vermeyenler: { $names }.
vote-voted = Oy verdiğin: { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = diğer herkes bir kart çeker
custom-pass-hands = herkes elini sonraki oyuncuya verir
custom-target-draws = seçtiğin bir oyuncu iki kart çeker
custom-skip-all = diğer herkes atlanır ve yine sen oynarsın
custom-swap = seçtiğin bir oyuncuyla elini değiştirirsin

## time_control

button-time-control = Tempo
time-control-title = Bir hamle ne kadar sürebilir?
time-control-how = Yavaş masada beklemen gerekmez. Sıran gelince hatırlatırım, `/uno tables` seni bekleyen masaları listeler.
time-control-normal = Normal
time-control-fast = Hızlı: hamle başına 20 saniye
time-control-hours = Yavaş: hamle başına 4 saat
time-control-day = Yavaş: hamle başına bir gün
time-control-days = Yavaş: hamle başına 3 gün
time-control-time = hamle başına { $time }
ping-switch-off = `/uno me` bu hatırlatmaları kapatır.
refused-only-host-time-control = Tempoyu yalnızca masa sahibi seçebilir: { $host }.
refused-time-control-by-rules = Bu masanın kuralları hamle başına { $seconds } saniye veriyor. **Kuralları değiştir** bunu değiştirir.

### play

## hand

hand-play = Sıra sende: { $emoji } **{ $color }** ya da **{ $face }**
hand-play-color = Sıra sende: { $emoji } **{ $color }**
hand-play-any = Sıra sende: herhangi bir kartla başla
hand-turn = **Sıran:** { $color } ya da { $sign }
hand-turn-color = **Sıran:** { $color }
hand-turn-any = **Sıran:** her kart
hand-partner = Eşin: **{ $name }**, { $count ->
    [one] bir kart
   *[other] { $count } kart
}.
hand-partner-done = **{ $name }** bitirdi. Şimdi iş sende.
hand-done = **{ $name }** takımın için oynuyor, { $count ->
    [one] bir kart
   *[other] { $count } kart
}.
hand-out = Bu el senin için bitti: { $place }
knocked-out-title = { $count } kartla elendin
knocked-out-by = Eleyen: **{ $by }**, { $card } ile.
knocked-out-next-round = Diğerlerini izle. Sonraki elde yine varsın.
knocked-out-rematch = Diğerlerini izle. **Rövanş** için yerin boş.
knocked-out-picture = { $name } elendi
knocked-out-picture-by = { $count } kart, sağ olsun { $by }
knocked-out-picture-alone = { $count } kart fazla geldi
hand-play-pass = Ne oynayabilirsin ne çekebilirsin, **Pas** de.
hand-play-none = Hiçbir kartın uymuyor. Bir tane çek.
hand-play-none-until = Hiçbir kartın uymuyor. Uyan gelene kadar çek.
hand-play-none-launcher = Hiçbir kartın uymuyor. Fırlatıcıya bas.
hand-drawn = **Çektiğin kart:** { $card }
hand-drawn-must = Oynaman gerek.
hand-drawn-unfit = Uymuyor, elinde tut.
hand-drawn-unfit-passing = Uymuyor, pas diyorsun.
hand-drawn-nothing = Çekilecek kart kalmamıştı.
hand-drawn-nothing-passing = Çekilecek kart kalmamıştı, kendiliğinden pas diyorsun.
hand-drawn-blind = Kapalı bir kart çektin. Elinde tut; sonraki sıran başlayınca görürsün.
hand-drawn-blind-passing = Kapalı bir kart çektin, kendiliğinden pas diyorsun. Sonraki sıran başlayınca görürsün.
hand-unseen = { $count ->
    [one] Bir kart sırana kadar kapalı.
   *[other] { $count } kart sırana kadar kapalı.
}
hand-first-color = **İlk rengi seç**
hand-roulette = 🎡 **Hangi renk?**
hand-roulette-how = O renkten ilk karta kadar hepsini alırsın.
hand-wild = { $card }: hangi renk?
hand-answer = **{ $name }** oynadı: { $emoji } **{ $color }** üstüne { $card }. { $owed } kart mı çekersin, itiraz mı edersin?
hand-answer-until = **{ $name }** oynadı: { $card }. { $color } gelene kadar mı çekersin, itiraz mı edersin?
hand-answer-held = { $needs ->
    [no_playable] **{ $name }** başka kart oynayabiliyorduysa { $owed } kart çeker. Yoksa sen { $lost } çekersin.
   *[no_color] { $color ->
        [R] **{ $name }** bunu elinde kırmızı varken oynadıysa { $owed } kart çeker. Yoksa sen { $lost } çekersin.
        [Y] **{ $name }** bunu elinde sarı varken oynadıysa { $owed } kart çeker. Yoksa sen { $lost } çekersin.
        [G] **{ $name }** bunu elinde yeşil varken oynadıysa { $owed } kart çeker. Yoksa sen { $lost } çekersin.
        [P] **{ $name }** bunu elinde pembe varken oynadıysa { $owed } kart çeker. Yoksa sen { $lost } çekersin.
        [T] **{ $name }** bunu elinde turkuaz varken oynadıysa { $owed } kart çeker. Yoksa sen { $lost } çekersin.
        [O] **{ $name }** bunu elinde turuncu varken oynadıysa { $owed } kart çeker. Yoksa sen { $lost } çekersin.
        [U] **{ $name }** bunu elinde mor varken oynadıysa { $owed } kart çeker. Yoksa sen { $lost } çekersin.
       *[B] **{ $name }** bunu elinde mavi varken oynadıysa { $owed } kart çeker. Yoksa sen { $lost } çekersin.
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] Başkası var mıydı? { $name } { $owed } çeker, yoksa sen { $lost }.
   *[no_color] { $color ->
        [R] Kırmızı var mıydı? { $name } { $owed } çeker, yoksa sen { $lost }.
        [Y] Sarı var mıydı? { $name } { $owed } çeker, yoksa sen { $lost }.
        [G] Yeşil var mıydı? { $name } { $owed } çeker, yoksa sen { $lost }.
        [P] Pembe var mıydı? { $name } { $owed } çeker, yoksa sen { $lost }.
        [T] Turkuaz var mıydı? { $name } { $owed } çeker, yoksa sen { $lost }.
        [O] Turuncu var mıydı? { $name } { $owed } çeker, yoksa sen { $lost }.
        [U] Mor var mıydı? { $name } { $owed } çeker, yoksa sen { $lost }.
       *[B] Mavi var mıydı? { $name } { $owed } çeker, yoksa sen { $lost }.
    }
}
hand-answer-held-until = Kurala uygun değilse, **{ $name }** renk gelene kadar çeker. Uygunsa sen gelene kadar, üstüne iki kart daha çekersin.
hand-answer-held-until-short = Uygun değilse { $name } çeker. Uygunsa sen, iki kart fazlasıyla.
hand-answer-left = { $count ->
    [0] Bu son karttı, **{ $name }** bitirdi.
   *[other] **{ $name }**: { $count } kart kaldı.
}
overlay-turn = Sıra sende
hand-waiting-bare = **{ $name }** düşünüyor
hand-waiting = **{ $name }** düşünüyor: { $card }
hand-waiting-next = sonra sen
hand-waiting-last = { $name }: 1 kart
hand-wait-over = Oylama bitti. Kartlar dağıtılıyor.
hand-cards = Elin ({ $count ->
    [one] bir kart
   *[other] { $count } kart
}): { $cards }
hand-uno-owed = 📣 Tek kart! Söyle!
hand-uno-unnoticed = Oh be. Kimse fark etmedi.
hand-hit-cards = 💥 **Sana +{ $count }!**
hand-hit-until = 💥 **{ $color } gelene kadar çek!**
hand-hit-launcher = { $count ->
    [0] 🍀 **Tık:** sana kart yok.
   *[other] 💥 **Fırlatıcı ateşledi: +{ $count }!**
}
hand-hit-caught = 👀 **{ $name }** seni yakaladı: +{ $count }!
hand-hit-caught-free = 👀 **{ $name }** seni yakaladı: kart yok.
hand-hit-skip = ⏭️ Sıranı kaybettin.
hand-hit-swap = 🔁 **{ $name }** elini seninle değiştirdi!
hand-hit-hands = 🔁 Tüm eller yer değiştirdi!
hand-hit-turned-over = { $side ->
    [dark] 🌙 **Flip!** Karanlık taraf üstte.
   *[light] ☀️ **Flip!** Aydınlık taraf üstte.
}
hand-shown = Bu eli yalnızca sen görüyorsun (**{ $name }**): { $cards }
hand-shown-short = **{ $name }**, eldeki kartlar: { $cards }
hand-backs = Arkaları: { $backs }
hand-backs-title = **Diğerlerinin kartlarının arkası**
hand-backs-how = Flip olunca elleri bunlar olur. Onlar bunları görmez, sen de kendininkileri.
hand-lobby = Oyun henüz başlamadı.
hand-lobby-seated = Masadasın. Oyun başlayınca kartların gelir.
hand-away = Ayrıldın, kartlarını bir yapay zekâ oynuyor.
hand-autopilot = ⌛ Süre doldu: yapay zekâ oynuyor. Oynamak için bas.
hand-resting = Sen basana kadar yerine bir yapay zekâ oynuyor.
hand-waits = Başka kimse yok. Sürdürmek için bas.
hand-away-waits = Ayrıldın ve başka kimse yok. Oyun bekliyor.
button-return = Yerimi geri al

hand-step-cards = { $card }: hangi kartlar?
hand-step-target = { $card }: kiminle…
hand-step-pass-hands = { $card }: eller devredilsin mi?
hand-step-draws = { $card }: iki kartı kim çeksin?
hand-first-target = Elini kiminle değiştireceksin…
hand-owed = { $owed } kart çekmen gerek
hand-owed-until = { $color } gelene kadar çekmen gerek
hand-answer-stack = Devret ya da çek.
hand-answer-raise = +{ $least } veya fazlasıyla devret, ya da çek.
hand-catch-whom = **Uno’yu kim unuttu?**
hand-catch-wrong = Yanılırsan { $count ->
    [one] { $draws ->
        [press] fırlatıcıya basarsın
       *[draw] bir kart çekersin
    }
   *[other] { $draws ->
        [press] fırlatıcıya { $count } kez basarsın
       *[draw] { $count } kart çekersin
    }
}.
hand-wrong-play = Yanlış kart oynarsan { $count ->
    [one] { $draws ->
        [press] basarsın
       *[draw] bir kart çekersin
    }
   *[other] { $draws ->
        [press] { $count } kez basarsın
       *[draw] { $count } kart çekersin
    }
}.
hand-jump-in = Aynı kart sende de var: araya gir!

button-take = { $owed } çek
button-pass = Pas
button-challenge = İtiraz et
button-catch-somebody = Yakala…
button-count = { $name } ({ $count })
button-sort-color = Renge göre
button-sort-value = Değere göre
button-backs = Arkaları
button-hand-more = ···

note-caught = Yakaladın: { $name }!
paused-title = ⏸️ Canlı güncelleme duraklatıldı
paused-hand = Güncel olmayabilir: **Yenile** düğmesine bas.
paused-body = Oyunun durumunu görmek için **Yenile** düğmesine bas.
note-dms-closed = Sana direkt mesaj gönderemiyorum, kartların yalnızca burada. Masadaki **Kartlarım** yeniden gösterir.
note-dms-blocked = Discord şu anda yeni direkt mesaj göndermeme izin vermiyor, kartların yalnızca burada. Masadaki **Kartlarım** yeniden gösterir.
changed-terms = ⚠️ Katıldığından beri değişenler: { $changes }
changed-terms-short = ⚠️ Değişti: { $changes }
changed-no-take-back = Hamleler geri alınamaz
changed-ais = { $count ->
    [one] 1 yapay zekâ
   *[other] { $count } yapay zekâ
}

## menu

menu-title = Başka ne var?
menu-bump = **Aşağı taşı** masayı en alta getirir.
menu-skip = **Atlamaya oy ver**: diğerlerinin çoğu isterse hamle yapılır: **{ $name }**.
menu-autopilot = **Otomatik pilot**: sen yokken yapay zekâ oynar.
menu-autopilot-off = Yerine bir yapay zekâ oynuyor. **Döndüm** bunu bitirir.
menu-leave = **Ayrıl**: yapay zekâ devralır. **Kartlarım** geri getirir.
menu-players = **Oyuncular**: kim girer, kim gider, sahip kim.
menu-look-picture = **Masayı çiz** masayı yukarıdan gösterir.

button-bump = Aşağı taşı
button-skip = Atlamaya oy ver
button-autopilot-on = Otomatik pilot
button-autopilot-off = Döndüm
button-look-picture = Masayı çiz
button-look-text = Yalnızca yazı
button-end = Oyunu bitir
button-end-yes = Evet, bitir
button-end-no = Devam edelim

menu-end-title = Oyun herkes için bitsin mi?
menu-end-body = Puanlar gösterilir, kazanan olmaz.
menu-end-leaves = Bu oyunda başkaları da var. Sonuçlar ve reyting için oyundan ayrılmış ve sonuncu olursun.
menu-end-title-lobby = Bu masa kapansın mı?
menu-end-body-lobby = Tüm oyuncular yerini kaybeder.

note-bumped = Masa artık kanalın en altında.
note-look-picture = Masa artık yukarıdan çiziliyor.
note-look-text = Masa artık yazıyla gösteriliyor.
note-skip = Oy verdin, sayıldı: { $count }/{ $needed }.
note-skipped = Tamam: sıra atlandı.
note-ended = Masa kapandı.
note-not-ended = Oyun sürüyor.
refused-only-host-look = Masanın görünüşünü yalnızca masa sahibi seçebilir: **{ $host }**.
refused-only-host-ends = Bunu yalnızca masa sahibi ({ $host }) ya da bir moderatör bitirebilir.
refused-skip-oneself = Sıra sende. Oyna ya da **Diğer** → **Otomatik pilot** ile bir yapay zekâ oynasın.
refused-skip-nobody = Atlanacak kimse yok ya da şu anda oynamıyorsun.
refused-skip-alone = Tek oyuncu ya da tek takım bir sırayı tek başına atlayamaz. Bu hamle için tüm süre onun: { $name }.
refused-skip-early = { $name } biraz daha düşünsün. Süresinin yarısı geçince oy verebilirsin.

## premove

button-premove-chosen = ✓ { $card }
premove-how = Sıran gelince oynamak için bir karta bas.
premove-next = ✓ Sıradaki: **{ $card }**, uyarsa.
premove-color = Yeni renk: kartın elinde kalır.
premove-unfit = Uymuyor: kartın elinde kalır.
refused-premove-now = Sıra sende. Şimdi oyna.
refused-premove-card = O kartı sıran gelmeden seçemezsin.

## take_back

button-take-back = Geri al
button-take-back-off = Geri alma: kapalı
button-take-back-on = Geri alma: açık
table-take-back = Hamleni 5 saniye içinde geri alabilirsin.
refused-take-back-off = Bu masada hamle geri alınmaz.
refused-take-back-late = Geç kaldın: 5 saniyeden sonra hamle geçerlidir.

## refusals

refused-stale = O düğme eskimiş. İşte son durum.
refused-unknown-button = O düğme artık çalışmıyor. `/uno hand` ve `/uno status` yenilerini gösterir.
refused-unknown-move = “{ $move }” bir hamle değil. Listeden seç ya da R5, WG veya draw gibi yaz.
refused-unknown-command = Discord bu komutun en yeni hâlini henüz almadı. Bir dakika sonra yeniden dene.
refused-too-often = Biraz yavaş. Bir an bekle, sonra yeniden dene.
refused-busy = Şu anda çok işim var, bunu alamadım. Birazdan yeniden dene.
refused-too-slow = Çok uzun sürdü. Bir daha bas.
refused-stopping = Yeniden başlamak üzereyim. Birazdan yeniden dene. Hiçbir şey kaybolmaz.

refused-closed = Bu masa kapandı. `/uno start` yenisini açar.
refused-running = Oyun başladı.
refused-table-full = { $seats } yerin hepsi dolu.
refused-only-host-starts = Yalnızca masa sahibi başlatabilir: { $host }. Başlatmazsa, { $when } yeri olan herkes başlatabilir.
refused-start-changed = Sen basmadan hemen önce masa değişti, henüz hiçbir şey başlamadı. Bir daha bak, sonra başlat.
refused-seated-already = Zaten bu masadasın.
refused-not-seated = Bu masada oynamıyorsun.
refused-away = Bu oyundan ayrıldın. Devam etmek için **Kartlarım** düğmesine bas.
refused-left-already = Zaten ayrıldın. **Kartlarım** seni geri getirir.

refused-no-table = Bu kanalda masa yok. `/uno start` bir masa açar.
refused-no-such-table = Bu masa artık yok. `/uno start` yenisini açar.
refused-channel-taken = Bu kanalda zaten bir masa var.
refused-elsewhere = Bu masa bu kanalda değil. **Kartlarım** ve `/uno hand` kartlarını gösterir.
refused-place = Uno sunucuda oynanır: bir metin kanalında, alt başlıkta ya da ses kanalının sohbetinde. Orada `/uno start` dene.
refused-permission = { $channel } kanalında oynayamam: orada şu izin gerek: { $missing }.
refused-bump = Discord şu anda bu kanala yazmama izin vermiyor, masa olduğu yerde kalıyor. Burada ne yapabileceğimi bir yöneticiye sor.
refused-rematch-moment = Koşullar son oyundan beri değişti, diğerleri önce okuyabilsin. { $when } başlatabilirsin, hepsi **Rövanş** düğmesine basarsa daha erken.
refused-unseen = Discord masayı burada göstermeme izin vermiyor, o yüzden açmadım. Başka bir kanal dene ya da burada ne yapabileceğimi bir yöneticiye sor.
permission-view-channel = Kanalı Görüntüle
permission-connect = Bağlan
permission-send-messages = Mesaj Gönder
permission-send-messages-in-threads = Alt Başlıklarda Mesaj Gönder
permission-create-public-threads = Herkese Açık Alt Başlık Oluştur
permission-create-private-threads = Özel Alt Başlık Oluştur
permission-manage-threads = Alt Başlıkları Yönet
permission-attach-files = Dosya Ekle

error-storage = Şu anda veritabanıma ulaşamıyorum. Hiçbir şey değişmedi. Birazdan yeniden dene.
error-unsure = Bunu kaydederken veritabanımı kaybettim, sayıldı mı bilmiyorum. Birazdan bir daha bak.
error-discord = Discord yanıtımı almadı. İstediğini yine de yapmış olabilirim, birazdan bir daha bak.
error-damaged = Bunun kayıtlı verisini okuyamıyorum, hiçbir şey değişmedi. Gerisi çalışıyor. Lütfen beni çalıştıranlara söyle.
error-unexpected = Benim tarafımda bir şey ters gitti. Hiçbir şey değişmedi. Yeniden dene.

note-changed = Değişti.
note-left = Masadan ayrıldın.

## spectator

spectator-title = İzliyorsun.
spectator-take = Bir yapay zekânın yerini hemen devralabilirsin, kartları ve puanıyla.
spectator-join = Sonraki elden itibaren katılabilirsin. Masadaki en düşük puanla başlarsın.
spectator-take-or-join = Bir yapay zekânın yerini kartları ve puanıyla hemen devralabilir ya da sonraki elden itibaren katılabilirsin.
spectator-joins = Sonraki elden itibaren varsın.
spectator-full = Tüm yerler dolu. Buradaki sonraki masaya katılabilirsin.
spectator-kicked = Bu oyundan atıldın.
spectator-backs-title = Tüm kartların arkası
spectator-backs-how = Hepsini yalnızca yeri olmayanlar görür. Lütfen söyleme. Bir hamleden sonra **Yenile** düğmesine bas.
button-take-over = Devral: { $name }
button-join-next-round = Sonraki elde katıl
button-get-seat = Yer al
button-all-backs = Tüm arkalar
button-watch = İzle
note-took-over = Yer senin.
refused-seat-taken = O yer artık boş değil.
refused-backs-seat = Bu elde hâlâ yer alabilirsin, o yüzden kartların arkası sana kapalı.
refused-saw-backs = Bu elin arkalarını gördün. Sonraki elden itibaren katılabilirsin.
refused-no-newcomers = Bu kurallarla oyun başladıktan sonra katılamazsın. Buradaki sonraki masaya katılabilirsin.
refused-no-cards-left = Destede { $seats } oyuncudan fazlasına yetecek kart yok.

## moments

moment-won = { $pick ->
    [0] 🎉 Ne bitiş ama! Herkesin eline sağlık.
    [1] 🎉 Ve oyun bitti. Selam ver, **{ $name }**!
   *[other] 🎉 Ne oyundu! Oynayan herkese teşekkürler.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** son kartını oynadı ve bitirdi!
    [1] 🏁 Tek kart kalmadı: **{ $name }** bitirdi!
   *[other] 🏁 Eller boş: **{ $name }**. Eline sağlık!
}
moment-caught = { $pick ->
    [0] 👀 Keskin göz, **{ $other }**! **{ $name }** { $count } çekiyor.
    [1] 👀 **{ $other }** Uno için daha hızlıydı: **{ $name }** +{ $count } alıyor.
   *[other] 👀 Yakalandı! **{ $other }** ilk gördü, **{ $name }** { $count } çekiyor.
}
moment-caught-free = 👀 **{ $other }** yakaladı: **{ $name }**. Ama kart gelmedi.
moment-guilty = { $pick ->
    [0] ⚖️ İyi okudun, **{ $other }**! **{ $name }** renk saklıyormuş, { $count } çekiyor.
    [1] ⚖️ İtiraz tuttu: **{ $name }** +{ $count } alıyor. İyi gördün, **{ $other }**!
   *[other] ⚖️ **{ $other }** yutmadı ve haklı çıktı. **{ $name }** { $count } çekiyor.
}
moment-innocent = { $pick ->
    [0] ⚖️ Her şey kurala uygundu: **{ $name }** gülümsüyor, **{ $other }** { $count } çekiyor.
    [1] ⚖️ Cesur deneme, **{ $other }**! **{ $name }** kitabına göre oynamış: +{ $count }.
   *[other] ⚖️ İtiraz tutmadı. **{ $name }** temiz, **{ $other }** { $count } çekiyor.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** ve **{ $other }** ellerini değiştirdi!
    [1] 🔄 Değiş tokuş! **{ $name }** ve **{ $other }** artık birbirinin kartlarını tutuyor.
   *[other] 🔄 **{ $name }** ve **{ $other }** için yeni bir başlangıç: takas!
}
moment-hands = { $pick ->
    [0] 🌀 Tüm eller yolda, **{ $name }** sayesinde!
    [1] 🌀 Herkese yeni kart! **{ $name }** ortalığı karıştırdı.
   *[other] 🌀 **{ $name }** masayı döndürdü: tüm eller yer değiştirdi!
}
moment-dark-side = { $pick ->
    [0] 🌙 Flip! **{ $name }** her şeyi karanlık tarafa çevirdi.
    [1] 🌙 Işıklar söndü: **{ $name }** tüm masayı çevirdi!
   *[other] 🌙 Karanlık tarafa hoş geldiniz, **{ $name }** sunar!
}
moment-light-side = { $pick ->
    [0] ☀️ Flip! **{ $name }** aydınlık tarafı geri getirdi.
    [1] ☀️ Günaydın: **{ $name }** tüm masayı çevirdi!
   *[other] ☀️ Karanlıktan çıktık, **{ $name }** sayesinde!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: UNO!
    [1] 📣 UNO! **{ $name }** tek kartla kaldı.
   *[other] 📣 Dikkat, **{ $name }** UNO dedi!
}
moment-draw = { $pick ->
    [0] 💥 **{ $name }** +{ $count } aldı!
    [1] 💥 Tam isabet: **{ $name }** { $count } çekiyor.
   *[other] 💥 **{ $name }** hepsini aldı: +{ $count }!
}
moment-roulette = { $pick ->
    [0] 🎡 Çark durdu: **{ $name }** +{ $count } aldı!
    [1] 🎡 Dön dolaş: **{ $name }** { $count } kart alıyor.
   *[other] 🎡 Ne dönüş ama! **{ $name }** { $count } kart açtı.
}
moment-launcher = { $pick ->
    [0] 💥 Fırlatıcı ateşledi: **{ $name }** +{ $count } aldı!
    [1] 💥 Bum! **{ $name }** { $count } kart kaptı.
   *[other] 💥 **{ $name }** geç eğildi: +{ $count }!
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }** { $count } kartla elendi!
    [1] 💀 { $count } kart fazla geldi: **{ $name }** elendi!
   *[other] 💀 Acımak yok: { $count } kart, **{ $name }** elendi!
}

menu-moments = **Anlar**: Uno ve galibiyet afişleri.
button-moments-on = Anlar: açık
button-moments-off = Anlar: kapalı
note-moments-on = Bu masada anlar açık.
note-moments-off = Bu masada anlar kapalı.
refused-only-host-moments = Anları yalnızca masa sahibi açıp kapatabilir: **{ $host }**.

## hints

hint = 💡 { $hint }
hint-challenge = Emin değil misin? Kartları çek.
hint-drawn = Oynamak zorunda değilsin: **Elde tut**.
hint-uno = Önce **📣 UNO de**, sonra oyna.
hint-stale = Oyun ilerlemişti. Hiçbir şey kaybolmadı.
hint-classic113 = Yenilik: beş joker elleri değiştirir, karıştırır ya da oylamada kazananı yapar. Son kart olarak düz jokerdirler. Her biri 40 puan.
hint-no-mercy = Yenilik: 25 kartla elenirsin. Aynı ya da daha yüksek + ile üstüne koy. “Hepsini at” tüm rengini yanında götürür.
hint-all-wild = Yenilik: tüm kartlar joker, yani her kart uyar. Hedefli +2 ve Zorunlu takas senden oyuncu ister. Takas sana tek kart bırakabilir: o zaman Uno de.
hint-attack = Yenilik: uyan kart yok mu? Fırlatıcıya bir kez bas. Tık der ya da sana kart fırlatır. Vuruş kartı gelince sonraki oyuncu fırlatıcıya basar. “Hepsini at” tüm rengini yanında götürür.
hint-attack-classic = Yenilik: kart çekmezsin, fırlatıcıya basarsın. Sana kart fırlatabilir. El değişimi son kartın olamaz.
hint-flip = Yenilik: kartlarının arkasını diğerleri görür, sen görmezsin. Flip tüm elleri ve iki desteyi çevirir. “Renk çek” şu demek: o renk gelene kadar çek.
hint-beta = { $name } beta olarak burada: `/uno me` ile geçebilirsin.
hint-direct = Bu mesaj kalır ve hep kartlarını gösterir. Kartlarına burada bas. `/uno me` kapatır.

## queue

note-work-coach = ⏳ Koç bu oyunu inceliyor. Yanıtı yaklaşık { $time } sonra buraya gelir.
note-work-gif = ⏳ Bu oyunu GIF olarak çiziyorum. Yaklaşık { $time } sonra buraya gelir.
note-work-page = ⏳ Bu oyunun sayfasını yazıyorum. Yaklaşık { $time } sonra buraya gelir.
note-queue = Sıradaki yerin: { $place }. Yanıtın yaklaşık { $time } sonra buraya gelir.
note-queue-long = 15 dakika sonra gelmediyse düğmeye bir daha bas: yanıtı saklıyorum.
refused-queue-full = Sırada çok kişi var. Yaklaşık { $wait } sonra yeniden dene.
refused-queue-own = Son isteğin üzerinde hâlâ çalışıyorum. Yaklaşık { $wait } sonra hazır.

### house_rules

## house_rules

preset-official = Resmî kurallar
preset-stacking = Üst üste
preset-classic113 = Klasik 113
preset-draw-and-play = Çek ve oyna
preset-party = Parti
preset-no-mercy-like = No Mercy, normal kartlar
preset-teams = Takımlar
preset-no-mercy = No Mercy
preset-all-wild = All Wild
preset-attack = Attack
preset-attack-classic = Attack, ilk baskı
preset-flip = Flip
preset-official-what = İtirazlar, Uno demek, 500 puanlık oyun.
preset-stacking-what = +2 ve Joker +4 kartları toplanır; ilk bitiren kazanır, puan yok.
preset-classic113-what = El takası, El karıştır ve oylanan bir kuralla 113 kart.
preset-draw-and-play-what = İki ya da dört kart çektikten sonra yine oynarsın.
preset-party-what = Üst üste koyma, yedi değiştirir, sıfır devreder, araya girme, uyana kadar çekme.
preset-no-mercy-like-what = Her şey üst üste gelir, 25 kart seni eler.
preset-teams-what = Eşler karşılıklı oturur, puanları birlikte toplar.
preset-no-mercy-what = 168 kart. Üst üste koy, at, 25 kartta elen.
preset-all-wild-what = Renk yok: her kart oynanır. Bizim 112 kartlık karışımımız.
preset-attack-what = Deste yerine fırlatıcı: bas, sana kart fırlatabilir.
preset-attack-classic-what = İlk baskı: bir fırlatıcı ve elleri değiştiren kartlar.
preset-flip-what = İki taraf: arkalarını diğerleri görür, sen görmezsin. Flip her şeyi çevirir.
group-deck = Kartlar ve oyun
group-start = İlk kart
group-wild-draw-four = Joker +4
group-owed-cards = Çektiren kartlar
group-drawing = Kart çekme
group-special-cards = Özel kartlar
group-uno = Uno
group-end = Nasıl biter
group-limit = Kart sınırı ve son kart
group-table = Masada
field-cards = Deste
field-cards-what = Destedeki kartlar.
value-cards = { $value ->
    [no_mercy] No Mercy, 168 kart
    [all_wild] 112 joker, bizim karışım
    [attack] 112 kart ve fırlatıcı
    [attack_classic] fırlatıcı, ilk baskı
    [flip] İki taraflı 112 kart
    [classic113] 113 kart
   *[official] 108 kart
}
rule-cards = { $value ->
    [no_mercy] Destede 168 kart var.
    [all_wild] 112 kartın hepsi renksiz joker: 56 düz, diğer türlerin her birinden bizim karışımımızla sekiz tane.
    [attack] Destede 112 kart ve bir fırlatıcı var. Her basış mühürlü tohumdan gelir.
    [attack_classic] Destede ilk baskıdaki gibi 112 kart ve bir fırlatıcı var. Her basış mühürlü tohumdan gelir.
    [flip] Destede aydınlık ve karanlık tarafı olan 112 kart var. Kartlarının arkasını diğerleri görür, sen görmezsin.
    [classic113] Destede 113 kart var: içinde beş yeni joker.
   *[official] Destede 108 kart var.
}
field-pairing = Arkalar
field-pairing-what = İki taraflı destede hangi ön yüzün arkasında ne var?
value-pairing = { $value ->
    [by_lot] kurayla
   *[printed] baskıdaki gibi
}
rule-pairing = { $value ->
    [by_lot] Her dağıtımda hangi ön yüzün hangi arkası olduğuna kura karar verir, kimse ezberleyemez.
   *[printed] Her ön yüzün arkası baskıdaki gibidir.
}
field-decks = Deste sayısı
field-decks-what = Kaç deste birlikte karıştırılır?
value-decks = { $value }
rule-decks = { $value ->
    [one] Tek desteyle oynanır.
   *[other] { $value } deste birlikte karıştırılır.
}
field-hand-size = Başlangıç kartı
field-hand-size-what = Her oyuncuya kaç kart dağıtılır?
value-hand-size = { $value } kart
rule-hand-size = { $value ->
    [one] Her oyuncuya bir kart dağıtılır.
   *[other] Her oyuncuya { $value } kart dağıtılır.
}
field-target = Hedef
field-target-what = Oyunu kazandıran puan.
value-target = { $value } puan
rule-target = Oyun { $value } puana kadar sürer.
field-rounds = El sayısı
field-rounds-what = Golf ya da en çok el kazanma oyunu kaç el sürer?
value-rounds = { $value } el
rule-rounds = { $value ->
    [one] Oyun tek eldir, eşitlikte bir el daha oynanır.
   *[other] Oyun { $value } eldir, eşitlikte bir el daha oynanır.
}
field-scoring = Puanlama
field-scoring-what = Çok elde puan, golf, kazanılan eller ya da puansız tek el.
value-scoring = { $value ->
    [single] tek el, puansız
    [until_last] dereceler, puansız
    [golf] golf, en az puan
    [best_of] en çok kazanılan el
   *[points] puanlı
}
rule-scoring = { $value ->
    [single] Oyun tek eldir. Kartlarını ilk bitiren kazanır, puan sayılmaz.
    [until_last] Oyun tek eldir. Kartı olan tek oyuncu kalana kadar sürer. Her bitiren sıradaki dereceyi alır.
    [golf] Golf: el bitince herkes elinde kalan kartların puanını alır. Son elden sonra en düşük toplam kazanır.
    [best_of] Her oyuncunun kazandığı eller sayılır, puan yoktur. En çok el kazanan oyunu alır, kimse yetişemeyecekse erken biter.
   *[points] Eller puanlı oynanır.
}
field-double-score = Çift puan
field-double-score-what = Her el iki kat puan verir.
rule-double-score = Her el puanının iki katını verir.
field-own-stocks = Ayrı desteler
field-own-stocks-what = Her oyuncu kendi destesinden çeker, aynı oyun aynı kartları alır.
rule-own-stocks = { $draws ->
    [press] Fırlatıcı her oyuncunun kartlarını ayrı bir desteden atar, aynı oyun aynı kartları alır. Şanslar tek destedekiyle aynıdır. Boşalan deste, en uzun olanın son kartını ödünç alır.
   *[draw] Her oyuncu kendi kapalı destesinden çeker, aynı oyun aynı kartları alır. Şanslar tek destedekiyle aynıdır. Boşalan deste, en uzun olanın son kartını ödünç alır.
}
field-first-card = İlk kart
field-first-card-what = İlk açılabilecek kart türü.
value-first-card = { $value ->
    [number_only] sayı
    [any] herhangi biri
    [none] yok
    [no_wild] joker olmasın
   *[official] resmî
}
rule-first-card = { $value ->
    [number_only] İlk açılan kart hep bir sayıdır.
    [any] { $draws ->
        [press] İlk olarak her kart açılabilir.
       *[draw] İlk olarak her kart açılabilir. Çektiren bir jokerse, ilk oyuncu rengi seçer ve çeker. “Çektikten sonra oyna” açık değilse sırasını kaybeder.
    }
    [none] Kart açılmaz. İlk eli masa sahibi herhangi bir kartla başlatır.
    [no_wild] İlk açılan kart hiç joker olmaz.
   *[official] İlk açılan kartın etkisi olur.
}
field-wild-draw-four = Joker +4
field-wild-draw-four-what = Ne zaman oynanabilir, itiraz edilebilir mi?
value-wild-draw-four = { $value ->
    [strict] yalnızca uygunsa
    [free] her zaman
   *[challenge] itiraz edilebilir
}
rule-wild-draw-four = { $value ->
    [strict] Joker +4 yalnızca kurala uygunsa oynanır, yani itiraz yoktur.
    [free] Joker +4 her zaman oynanır, itiraz edilmez.
   *[challenge] Joker +4 için itiraz edilebilir.
}
field-four-needs = Uygun +4
field-four-needs-what = Elinde olunca Joker +4 oynamayı kurala aykırı yapan kartlar.
value-four-needs = { $value ->
    [no_playable] başka kart uymuyorsa
   *[no_color] geçerli renk yoksa
}
rule-four-needs = { $value ->
    [no_playable] Joker +4 ancak başka hiçbir kart oynayamıyorsan kurala uygundur. Diğer Joker +4 kartları sayılmaz.
   *[no_color] Joker +4 ancak geçerli renkten kartın yoksa kurala uygundur.
}
field-challenge-shows = İtiraz edilen el
field-challenge-shows-what = İtiraz edilen eli görebilen oyuncular.
value-challenge-shows = { $value ->
    [all] herkes görür
   *[challenger] itiraz eden görür
}
rule-challenge-shows = { $value ->
    [all] İtiraz edilen eli herkes görür.
   *[challenger] İtiraz edilen eli yalnızca itiraz eden görür.
}
field-stacking = Üst üste koyma
field-stacking-what = Çektiren karta başka biriyle karşılık verip toplamı devredebilir misin?
value-stacking = { $value ->
    [same] aynı kart
    [raise] eşit ya da büyük
    [any] herhangi bir +
    [no_wild] aynı, joker hariç
   *[none] yok
}
rule-stacking = { $value ->
    [same] + kartları üst üste gelir: aynı sayıda çektiren bir kartla karşılık ver, toplam devredilir.
    [raise] + kartları üst üste gelir: aynı sayıda ya da daha çok çektiren bir kartla karşılık ver, toplam devredilir.
    [any] + kartları üst üste gelir: herhangi birine herhangi biriyle karşılık ver, toplam devredilir.
    [no_wild] + kartları üst üste gelir: aynı sayıda çektiren renkli bir kartla karşılık ver, toplam devredilir. Joker karşılık veremez.
   *[none] + kartları üst üste gelmez.
}
field-reverse-sends-back = Yön değiştir geri yollar
field-reverse-sends-back-what = Çekmen gerekirken Yön değiştir oynayıp kartları geri yollayabilirsin.
rule-reverse-sends-back = Çekmen gerekirken uyan bir { $card } oynayabilirsin. O zaman senden önceki oyuncu çeker.
field-skip-passes-on = Pas geç devreder
field-skip-passes-on-what = Çekmen gerekirken Pas geç oynayıp kartları devredebilirsin.
rule-skip-passes-on = Çekmen gerekirken uyan bir { $card } oynayabilirsin. O zaman sonraki oyuncu çeker.
field-draw = Çekme
field-draw-what = Oynamazsan kaç kart çekersin?
value-draw = { $value ->
    [until_playable] uyan gelene kadar
   *[one] bir kart
}
rule-draw = { $value ->
    [until_playable] Oynamazsan uyan kart gelene kadar çekersin.
   *[one] Oynamazsan bir kart çekersin.
}
field-drawn-card = Çekilen kart
field-drawn-card-what = Çektiğin kart uyuyorsa oynayabilir misin?
value-drawn-card = { $value ->
    [must_play] oynanmalı
    [keep] elde tutulur
   *[may_play] oynanabilir
}
rule-drawn-card = { $value ->
    [must_play] Çektiğin kart uyuyorsa oynamalısın.
    [keep] Çekmek sıranı bitirir. Kart sende kalır.
   *[may_play] Çektiğin kart uyuyorsa hemen oynayabilirsin.
}
field-must-play = Oynama zorunluluğu
field-must-play-what = Uyan kartın varsa oynamalısın. Onun yerine çekemezsin.
rule-must-play = { $draws ->
    [press] Uyan kartın varsa onun yerine basamazsın.
   *[draw] Uyan kartın varsa onun yerine çekemezsin.
}
field-play-after-drawing = Çektikten sonra oyna
field-play-after-drawing-what = Başka oyuncunun kartı için çektikten sonra sıranı oynarsın.
rule-play-after-drawing = { $draws ->
    [press] Başka oyuncunun kartı için bastıktan sonra sıranı oynarsın.
   *[draw] Başka oyuncunun kartı için çektikten sonra sıranı oynarsın.
}
field-blind-draw = Kapalı çekme
field-blind-draw-what = Çektiğin kartı ancak sonraki sıran başlayınca görürsün.
rule-blind-draw = { $draws ->
    [press] Fırlatıcının attığı kartlar, sonraki sıran başlayana kadar sana bile kapalı kalır.
   *[draw] Çektiğin kart, sonraki sıran başlayana kadar sana bile kapalı kalır. Çektiğin sırada onu oynayamazsın.
}
field-seven = Yedi değiştirir
field-seven-what = 7, elini seçtiğin bir oyuncununkiyle değiştirir.
rule-seven = **7** elini seçtiğin bir oyuncununkiyle değiştirir.
field-zero = Sıfır devreder
field-zero-what = 0 gelince herkes elini sonraki oyuncuya verir.
rule-zero = **0** gelince herkes elini sonraki oyuncuya verir.
field-keep-hands = İsteğe bağlı takas
field-keep-hands-what = Elleri değiştirmeden 7 ya da 0 oynayabilirsin.
rule-keep-hands = **7** ya da **0** oynarken tüm elleri yerinde bırakabilirsin.
field-jump-in = Araya girme
field-jump-in-what = Aynı kartı sıran gelmeden oynayabilirsin.
rule-jump-in = Üstteki kartın aynısı sende varsa sıran gelmeden araya girip oynayabilirsin. Oyun senden devam eder.
field-several = Birkaç kart birden
field-several-what = Aynı sayıda ya da simgede kartları birlikte oynayabilirsin.
rule-several = Aynı sayıda ya da simgede kartları bir sırada birlikte oynayabilirsin.
field-bomb = Bomba
field-bomb-what = Aynı anda üç ya da daha çok kart, diğer herkese bir kart çektirir.
rule-bomb = { $draws ->
    [press] Aynı anda üç ya da daha çok kart oynarsan diğer herkes fırlatıcıya bir kez basar.
   *[draw] Aynı anda üç ya da daha çok kart oynarsan diğer herkes bir kart çeker.
}
field-uno = Uno
field-uno-what = Oyuncular Uno’yu nasıl der?
value-uno = { $value ->
    [strict] son kart için denir
    [announced] kendiliğinden
    [off] denmez
   *[call] oyuncu der
}
rule-uno = { $value ->
    [strict] Uno ancak tek kartın kaldıktan sonra sayılır.
    [announced] Uno kendiliğinden duyurulur.
    [off] Uno demen gerekmez.
   *[call] Tek kartın kalacaksa Uno de.
}
field-uno-penalty = Unutulan Uno
field-uno-penalty-what = Uno demeden yakalanmanın cezası.
value-uno-penalty = { $value ->
    [0] yok
   *[other] { $draws ->
        [press] { $value } basış
       *[draw] { $value } kart
    }
}
rule-uno-penalty = { $value ->
    [0] Uno demeden yakalanmanın cezası yok.
    [one] Uno demeden yakalanırsan bir kart çekersin.
   *[other] Uno demeden yakalanırsan { $value } kart çekersin.
}
field-false-catch = Yanlış yakalama
field-false-catch-what = Yanlış yakalamanın cezası.
value-false-catch = { $value ->
    [0] yok
   *[other] { $draws ->
        [press] { $value } basış
       *[draw] { $value } kart
    }
}
rule-false-catch = { $value ->
    [0] Yanlış yakalamanın cezası yok.
    [one] { $draws ->
        [press] Yanlış yakalarsan fırlatıcıya bir kez basarsın.
       *[draw] Yanlış yakalarsan bir kart çekersin.
    }
   *[other] { $draws ->
        [press] Yanlış yakalarsan fırlatıcıya { $value } kez basarsın.
       *[draw] Yanlış yakalarsan { $value } kart çekersin.
    }
}
field-wrong-play = Yanlış kart
field-wrong-play-what = Uymayan kart oynamanın cezası.
value-wrong-play = { $value ->
    [0] yok
   *[other] { $draws ->
        [press] { $value } basış
       *[draw] { $value } kart
    }
}
rule-wrong-play = { $value ->
    [0] Yanlış kart oynamanın cezası yok.
    [one] { $draws ->
        [press] Uymayan kart oynarsan fırlatıcıya bir kez basarsın.
       *[draw] Uymayan kart oynarsan bir kart çekersin.
    }
   *[other] { $draws ->
        [press] Uymayan kart oynarsan fırlatıcıya { $value } kez basarsın.
       *[draw] Uymayan kart oynarsan { $value } kart çekersin.
    }
}
field-hand-limit = Kart sınırı
field-hand-limit-what = Elde kaç kart fazla sayılır?
value-hand-limit = { $value ->
    [0] yok
   *[other] { $value } kart
}
rule-hand-limit = { $value ->
    [0] Elde istenildiği kadar kart olabilir.
   *[other] Elde sınır { $value } karttır.
}
field-at-limit = Sınırda
field-at-limit-what = Kart sınırına ulaşınca ne olur?
value-at-limit = { $value ->
    [no_draw] çekemez
   *[out] elenir
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] Sınırdayken oynamak yerine basamazsın ama pas diyebilirsin.
       *[draw] Sınırdayken oynamak yerine çekemezsin ama pas diyebilirsin. + kartları yine çektirir.
    }
   *[out] Bir hamleden sonra sınırda olan oyuncu o elden elenir.
}
field-knock-out = Eleme puanı
field-knock-out-what = Kart sınırıyla elenen oyuncu kaç puan eder?
value-knock-out = { $value ->
    [0] kartları
   *[other] { $value } puan
}
rule-knock-out = { $value ->
    [0] Elenen oyuncunun kartları yine sayılır.
   *[other] Elenen oyuncu, kartları yerine { $value } puan eder.
}
field-last-card = Son kart
field-last-card-what = Hangi tür kartla bitirebilirsin?
value-last-card = { $value ->
    [no_action] özel kart olmaz
    [no_wild] joker olmaz
   *[any] herhangi biri
}
rule-last-card = { $value ->
    [no_action] Özel kartla ya da jokerle bitiremezsin.
    [no_wild] Jokerle bitiremezsin.
   *[any] Her kartla bitirebilirsin.
}
field-teams = Takımlar
field-teams-what = Eşler karşılıklı oturur, puanları birlikte toplar.
rule-teams = Eşler karşılıklı oturur, puanları birlikte toplar. Yalnızca rakiplerde kalan kartlar sayılır.
field-both-out = İkisi de bitirmeli
field-both-out-what = İki eş de bitirince takım eli kazanır.
rule-both-out = El, bir takımın iki eşi de bitirene kadar sürer. İlk bitiren eş izler.
field-elimination = Eleme
field-elimination-what = Her elden sonra elinde en çok puan olan oyuncu çıkar.
rule-elimination = Her elden sonra elinde en çok puan olan oyuncu çıkar. Son kalan oyunu kazanır. Hedef önemsizdir.
field-revenge = İntikam
field-revenge-what = Üst üste koyarak karşılık verilen toplam ikiye katlanır.
rule-revenge = Üst üste koyarak karşılık verilen toplam, yeni kartlar eklenmeden önce ikiye katlanır. 50 kartı aşamaz.
field-open-hands = Açık eller
field-open-hands-what = Bundan az kartı olan eller açık oynanır.
value-open-hands = { $value ->
    [0] hiç
   *[other] { $value } karttan az
}
rule-open-hands = { $value ->
    [0] Eller gizli kalır.
   *[other] { $value } karttan az olan el herkese açıktır.
}
field-no-hints = İpucu yok
field-no-hints-what = Uyan kartlar işaretlenmez.
rule-no-hints = Elinde uyan kartlar işaretlenmez.
field-reshuffle-seats = Yerler karışır
field-reshuffle-seats-what = Her yeni elden önce herkes kurayla yer değiştirir.
rule-reshuffle-seats = İlki dışında her elden önce herkes kurayla yer değiştirir. Puanlar da taşınır. Dağıtım, son dağıtanın yeni yerinin soluna geçer.
field-blitz = Yıldırım
field-blitz-what = Bir el ne kadar sürebilir? Sonra en az puan kazanır.
value-blitz = { $value ->
    [0] kapalı
   *[other] el başına { $value } saniye
}
rule-blitz = { $value ->
    [0] Bir el istediği kadar sürebilir.
   *[other] Bir el en çok { $value } saniye sürer. Sonra elinde en az puan olan kazanır.
}
field-turn-seconds = Hamle süresi
field-turn-seconds-what = Bir hamle ne kadar sürebilir?
value-turn-seconds = { $value ->
    [0] sunucununki
   *[other] { $value } saniye
}
rule-turn-seconds = { $value ->
    [0] Bir hamle, sunucunun her zamanki süresi kadar sürebilir.
   *[other] Bir hamle { $value } saniye sürebilir.
}

house-rules-title = Bu oyunun kuralları
house-rules-preset = Hazır kurallardan seç
house-rules-deck = Bir deste seç
house-rules-deck-what = { $what } { $low }–{ $high } kişilik.
house-rules-group = Tek tek kural değiştir
house-rules-other-number = Başka bir sayı…
house-rules-code = Kural kodu yapıştır
house-rules-code-label = Başka bir masanın gösterdiği kod
house-rules-number-label = { $low }–{ $high } arası bir sayı
refused-only-host-rules = Kuralları yalnızca masa sahibi değiştirebilir: { $host }.
refused-running-rules = Oyun başladı, kuralları böyle kalır.
refused-no-such-number = { $low }–{ $high } arası bir sayı gir.

### invitations

## invitations

button-invite-voice-channel = Ses kanalını davet et
button-invite-voice = { $count ->
    [one] Ses kanalımdaki kişiyi davet et
   *[other] Ses kanalımdaki { $count } kişiyi çağır
}
button-invite-voice-some = Ses kanalımdan çağır: { $count }/{ $total }
button-to-table = Masaya git
button-to-channel = Kanala git
invitation-title = Kimi davet etmek istersin?
invitation-how = Katılma düğmesi olan bir mesajımı alır.
invitation-whom = Bir oyuncu seç…
invitation-dm = **{ $name }** seni Uno’ya davet ediyor. Sunucu: **{ $server }**.
invitation-dm-joined = Masada yerin var. Sunucu: **{ $server }**.
invitation-call = { $people }: **{ $name }** sizi burada Uno’ya davet ediyor. Masada **Katıl** düğmesine basın!
note-invited = Davet gitti: { $name }. Görmüyorsa mesaj istekleri arasındadır.
note-invite-soon = { $name } daveti yaklaşık { $time } sonra alır. Saniyede bir mesaj gönderirim, bekleyen başkaları da var.
note-invited-here = Mesaj gönderemedim, kanalda çağırdım: { $name }.
note-invited-voice = Kanalda { $count } kişiyi çağırdım.
note-invited-voice-rest = Ama bir masa { $most } davet gönderebilir, kalan { $count } kişiyi çağırmadım.
refused-invite-bot = O bir bot. Yapay zekâya karşı oynamak için **Yapay zekâ ekle** düğmesini kullan.
refused-invite-stranger = { $name } bu kanalı göremiyor, burada oynayamaz.
refused-invite-seated = { $name } zaten masada.
refused-invite-kicked = { $name } atılmıştı. Onu yalnızca masa sahibi davet edebilir: { $host }.
refused-invite-again = { $name } bu masaya zaten davetli.
refused-invite-lately = { $name } az önce davet edildi. Birkaç dakika ver.
refused-invite-many = Bu masa yeterince davet gönderdi.
refused-invite-nobody = Ses kanalında davet edilecek başka kimse yok.

## notify_me

button-notify-me = Haber ver
button-notify-me-off = Haber verme
notify-me-on = Sonraki masa açılınca sana burada haber veririm: { $channel }.
notify-me-off = Masa açılınca artık haber vermem: { $channel }.
notify-me-call = { $mentions }, burada yeni bir masa açıldı. Yer almak için **Katıl** düğmesine basın.
refused-notify-me-full = Bu kanalın listesi dolu, seni ekleyemiyorum.

### threads

## threads

thread-begins = 🧵 **{ $name }** bir alt başlıkta masa açıyor.
thread-points = 🧵 **{ $name }** bir masa açtı: { $thread }
thread-name = Uno: { $name }
note-thread-permission = Alt başlık açmak için şu izin gerek: { $missing }. Masa kanalda duruyor.
note-no-thread = Discord şu anda alt başlık açmama izin vermedi, masa kanalda duruyor.
note-thread-closes = Bu alt başlık mesajsız { $time } sonra kapanır. Burada bir hamle daha uzun sürebilir. { $missing } izniyle bir hafta açık tutabilirim.

### solo

## alone

button-alone = Tek başına oyna
button-ai-pace-normal = YZ: normal
button-ai-pace-fast = YZ: hızlı
button-ai-pace-at-once = YZ: anında
alone-in-direct = Oyunun [direkt mesajlarımızda]({ $link }). Orada yapay zekâlara karşı oynarsın, kimse seni beklemez. Görmüyorsan mesaj isteklerin arasındadır.
note-alone-soon = Oyunun yaklaşık { $time } sonra direkt mesajlarımızda açılır. Şu anda çok kişi başlatıyor. Bağlantı buraya gelir.
note-alone-goes-on = Oyunun burada sürüyor. Yenisine başlamak için önce **Diğer** → **Oyunu bitir** ile bunu bitir.
refused-adjourned-alone = Oyun bıraktığın gibi burada bekliyor. **Devam et** sürdürür, `/uno start` yenisini başlatır.
refused-alone-no-direct = Sana yazamıyorum. Direkt mesajlarımızı aç ve orada `/uno start` kullan ya da gizlilik ayarlarında direkt mesajlara izin ver.

## solo

button-what-if = Ya şöyle olsaydı…
what-if-title = Ya şöyle olsaydı…
what-if-ask = { $ply }. hamleden itibaren aynı karıştırmalarla oyna. Diğer herkesin yerine yapay zekâlar oynar ve hemen yanıt verir. Asıl oyun olduğu gibi kalır. Kimin kartlarını istersin?
what-if-line = Ya şöyle olsaydı, { $ply }. hamleden · yerine oynadığın: { $name }
button-go-on = Sürdür ▶
button-next-round = Sonraki el
button-replay-back = Tekrara dön
refused-solo-gone = Bu oyun artık saklanmıyor. Bir tekrardan yenisini başlat.
refused-solo-broken = Bu oyun sürdürülemez, başka bir sürüm yazmış. Tekrardan yenisini başlat.
refused-solo-no-move = Henüz geri alabileceğin bir hamle yapmadın.

### daily

## daily

daily-title = 🗓️ Günün oyunu · { $day }
daily-how = Üç yapay zekâya karşı tek başına beş el: tek deneme, süre yok. Kazandığın el, diğer oyuncularda kalan kartların puanını getirir. Kaybettiğin el, sende kalan kartların puanını götürür.
daily-squares = 🟩 kazandı · 🟨 elde en çok { $close } puanla kaybetti · 🟥 fazlasıyla kaybetti
daily-world = 🌍 Dünya oyunu
daily-server = 🏠 Bu sunucunun oyunu
daily-new = Henüz oynanmadı.
daily-begun = Başladın. Kaldığın yerden sürdür.
daily-replaced = Botun başka bir sürümünde başladın, bu sürüm sürdüremiyor. Yeniden başlayabilirsin.
daily-damaged = Bu oyunun kayıtlı verisi okunamıyor, oynanamaz. Lütfen beni çalıştıranlara söyle.
daily-unfinished = Başladın, süresi doldu.
daily-missed = Oynamadın.
daily-change = Sonraki oyunlar { $when } gelir, UTC gece yarısında. Başladığın deneme { $until } saatine kadar bitirilebilir.
daily-sealed = 🔒 Buradaki { $season } oyunlarının hepsi ilkinden önce mühürlendi: `{ $end }`
daily-seed = 🔑 Bu oyunun gizli tohumu: `{ $seed }`
daily-steps = Tohumdan başlayan { $steps } SHA-256 adımı { $season } mührünü vermeli: `{ $end }`. Bunu kaydında `unobot verify` denetler.
daily-line = { $deal }, { $day }
daily-over = Günün oyunu bu kadardı
daily-points = **{ $points }** puan
daily-round = { $mark } { $number }. el: { $square ->
    [w] kazandı
   *[other] kaybetti
}, { $points }
daily-square = { $square ->
    [w] kazandı
    [c] kıl payı kaybetti
   *[other] kaybetti
}
daily-totals = Tüm oyuncular: { $totals }
daily-streak = 🔥 Üst üste **{ $now }** gün · en iyisi: { $best }
daily-beaten = 📊 Buradaki { $others } kişiden **{ $beaten }** kişiyi geçtin
daily-quartiles = Buradaki { $played } kişinin çoğunun puanı { $low } ile { $high } arasında. Ortadaki: { $middle }.
daily-posted = unobot günün oyunu { $day } · { $deal }
daily-record = Bu, ellerinin tohumuyla birlikte kaydı. `unobot verify { $file }` tohumu, kartları ve yapay zekâların her hamlesini denetler.
button-daily-play = Oyna
button-daily-go-on = Sürdür
button-daily-back = Tüm oyunlar
button-daily-yesterday = Dün
button-daily-today = Bugün
button-daily-open = Günün oyununu oyna
button-daily-record = Kaydım

refused-daily-date = Bildiğim bir tarih değil. Şöyle yaz: { $today }.
refused-daily-future = { $day } oyunu henüz açılmadı: { $when } gelir. Bugünkü: { $today }.
refused-daily-gone = Bu deneme artık saklanmıyor. `/uno daily` günün oyununu gösterir.
refused-daily-broken = Bu denemenin kaydı değiştirilmiş, sürdürülemez. `/uno daily` günün oyununu gösterir.
refused-daily-version = Bu oyun { $version }. sürümden, ben { $known }. sürümle dağıtıyorum. `/uno daily` oynayabileceğin oyunları gösterir.
refused-daily-over = { $day } oyununun süresi doldu. `/uno daily` günün oyununu gösterir.
refused-daily-erased = Bu oyuna başladın, sonra verilerini sildin. Günün oyununa yalnızca bir kez başlanır: sonrakini oyna.
refused-daily-server = Bir sunucunun oyununa yalnızca o sunucuda başlanır. Burada dünya oyununu oynayabilirsin.
refused-daily-elsewhere = Bu sonuç başka bir sunucunun. Orada paylaş.
refused-daily-not-over = Sonucu son elden sonra, bir sunucuda paylaşabilirsin.
refused-daily-sealed = Tohum gün bitene kadar gizli kalır. { $when } yeniden sor.

### tournament

## tournament

tournament-title = 🏆 Turnuva gecesi
tournament-host = Turnuva sahibi: **{ $host }**.
tournament-plan = Tur sayısı: { $rounds }, dörder kişilik masalarda · sonra en iyi dört kişiyle final · tur başına { $minutes } dk · dereceye göre 3, 2, 1 ya da 0 puan
tournament-plan-duplicate = Tur sayısı: { $rounds }, aynı kartlarla dörder kişilik masalarda · tur başına { $minutes } dk · diğer masalardaki aynı yere karşı 0 ile 100 arası turnuva puanı
tournament-no-show = Katılım onayı { $left } bitiyor (**{ $at }**). O zamana kadar onayla, yoksa ilk turu kaçırırsın.
tournament-sign-up = Şimdi katıl. Katılım onayı { $left } başlıyor (**{ $at }**), bitişi **{ $until }**. O zamana kadar onayla, yoksa ilk turu kaçırırsın.
tournament-extended = Çok az kişi onaylamıştı, bu ikinci ve son şans.
tournament-limited = 🔒 Bu sunucunun bir yöneticisi kuralları kilitledi, sonraki masalar sunucununkilerle oynar.
tournament-ready = ✅ **{ $count } kişi onayladı:** { $names }
tournament-nobody = Henüz kimse onaylamadı. Başlamak için dört kişi yeter.
tournament-signed = ▫️ **{ $count } kişi onaylamadı:** { $names }
tournament-dropped = ➖ **{ $count } kişi çekildi:** { $names }
tournament-absent = 💤 **Yok:** { $names }. **Katıl** seni sonraki turda geri getirir.
tournament-late = ⏳ **Sonraki turdan itibaren:** { $names }
tournament-round = Tur { $round }/{ $rounds }
tournament-final = Final
tournament-round-ends = { $left } bitiyor (**{ $at }**). Sonra herkes için en çok { $minutes } dakika yapay zekâlar oynar.
tournament-deal = Tüm masalar aynı kartlarla oynar. 🔒 Oyundan önce mühürlendi · `{ $seal }`
tournament-sealed = 🔒 Kura önceden mühürlendi · `{ $seal }`
tournament-sealed-how = İlk turda kimin kiminle oynayacağına, tüm yerlere ve tüm eşitliklere bir sır önceden karar verdi, kimse değiştiremez. Emin olmak için bu satırı sakla. Turnuvadan sonra **Kurayı denetle** mührü açar, ikisi aynı olmalı.
tournament-lots-right = ✅ Kurayı kimse seçmedi. İlk masalar ve tüm yerler, kimse katılmadan önce mühürlenen sırdan çıkıyor.
tournament-lots-wrong = ❌ Bir yanlışlık var: bu masalar, kimse katılmadan önce mühürlenen sırdan çıkmıyor.
tournament-lots-commitment = 🔒 Baştan gösterilen parmak izi: `{ $seal }`
tournament-lots-yourself = Bize güvenmek zorunda değilsin: tüm kişiler ve masalar `{ $file }` dosyasında. Her kuranın sırdan nasıl çıktığını `docs/fair-deals.md` anlatır.
tournament-table = **{ $table }. masa** · { $people }
tournament-refused = ⚠️ { $table }. masa açılmadı: Discord mesajını ya da alt başlığını reddediyor. Botun bu kanaldaki izinlerini denetle, örneğin *Mesaj Gönder*. Saat { $until } olana kadar denerim. Sonra masa oynanmamış sayılır.
tournament-not-opened = ⚠️ { $table }. masa açılamadı, çünkü Discord mesajını ya da alt başlığını reddetti. Masadakiler, oynanmamış masanın puanını alır.
tournament-ais = { $count } YZ
tournament-next = { $round }: { $left } başlıyor
tournament-won = 🏆 Turnuvayı kazanan: { $name }
tournament-ended-host = Turnuva sahibi turnuvayı kapattı.
tournament-ended-admin = Bir yönetici turnuvayı kapattı.
tournament-ended-people = Çok az kişi kaldığı için turnuva bitti.
tournament-ended-server = Kanalı artık olmadığı için turnuva bitti.
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = çekildi
tournament-more = { $count } kişi daha
tournament-legend = Puan · turlara göre derece · eşitliği bozan rakip puanları. Sonra kazanılan masalar, Uno puanları ve kura.
tournament-legend-short = Ayraçta: eşitliği bozan rakip puanları. Sonra kazanılan masalar, Uno puanları ve kura.
tournament-legend-duplicate = Turnuva puanı · yerinde turlara göre derece. Diğer her masada aynı yeri geçersen bir tur 100 verir, ortalaması 50’dir. Sonra birincilikler, Uno puanları ve kura.
tournament-legend-final = Önce finalistler, finaldeki sıralarına göre.
tournament-alt = Sıralama: { $rows }
tournament-call = 🃏 **{ $round }, { $table }. masa:** { $people }, masanız hemen aşağıda. **Kartlarım** kartlarını gösterir.
tournament-call-closed = 🃏 **{ $round }, { $table }. masa:** { $people }, masanız özel bir alt başlıkta, kanal listenizde görünür. Aynı kartlarla oynadıkları için diğer masalardan kimse bakamaz. **Kartlarım** kartlarını gösterir.
tournament-thread = { $round } · { $table }. masa
tournament-check-in-call = { $people }: turnuva için katılımınızı onaylayın, { $when } başlıyor. { $link }

button-tournament-join = Katıl
button-tournament-check-in = Katıl / Onayla
button-tournament-drop = Çekil
button-tournament-start = Başlat
button-tournament-go-on = Hemen başlat
button-tournament-close = Kapat
button-tournament-lots = Kurayı denetle
button-tournament-close-yes = Evet, kapat

tournament-close-ask = Turnuva herkes için kapansın mı? Sıralama böyle kalır, masalar oynamaya devam eder.
note-tournament-opened = Turnuva açıldı. Sen de katılabilirsin.
note-tournament-bumped = Bu kanalda bir turnuva açık. Mesajını yeniden paylaştım.
refused-tournament-unseen = Discord turnuvayı burada paylaşmama izin vermiyor, o yüzden açmadım. Başka bir kanal dene ya da burada ne yapabileceğimi bir yöneticiye sor.
refused-tournament-bump = Bu kanalda bir turnuva açık. Discord şu anda mesajını yeniden paylaşmama izin vermiyor, olduğu yerde kalıyor. Burada ne yapabileceğimi bir yöneticiye sor.
note-tournament-joined = Katıldın. Katılım onayı { $when } açılır, aynı düğmeyle.
note-tournament-checked-in = Onayladın. Turnuva { $when } başlıyor.
note-tournament-next-round = Sonraki turdan itibaren oynarsın.
note-tournament-dropped = Çekildin. Sonuçların kalır, **Katıl** seni geri getirir.
note-tournament-started = Tur başlıyor.
note-tournament-closed = Turnuva kapandı.

refused-tournament-few = { $count } kişi onayladı, turnuva için { $needed } kişi gerek. Biraz daha bekle ya da `/uno start` ile herkese tek masa aç.
refused-tournament-taken = Bu kanalda zaten bir turnuva var. `/uno tournament` gösterir.
refused-tournament-gone = Bu turnuva artık burada değil.
refused-tournament-over = Bu turnuva bitti. `/uno tournament` sonrakini açar.
refused-tournament-in = Listedesin. Masan çağrılana kadar yapacak bir şey yok.
refused-tournament-early = Zaten listedesin. Katılım onayı { $when } açılır.
refused-tournament-late = Katılabileceğin tur kalmadı. Sonraki turnuva herkese açık.
refused-tournament-full = Turnuva dolu: { $most } kişi var.
refused-tournament-not-in = Bu turnuvada değilsin, çekilemezsin. **Katıl** seni içeri alır.
refused-tournament-playing = Bir tur oynanıyor. Masaları bitince sonraki başlar.
refused-tournament-host = Bunu yalnızca turnuva sahibi ({ $host }) ya da bir moderatör yapabilir.
refused-tournament-place = Turnuva için metin kanalı gerek, çünkü her masa bir alt başlık alır.
refused-tournament-threads = Turnuvada her masa için alt başlık gerek. { $why }
refused-tournament-teams = Turnuva her oyuncunun derecesini sayar, yani takım olmaz. Takımsız kurallar seç.
refused-tournament-table = Bu bir turnuva masası, bunu yalnızca bir moderatör yapabilir. Turnuva mesajındaki **Çekil** yerini bırakır.

### results

## results

round-out = { $number }. eli **{ $name }** kazandı
round-drawn = { $number }. el berabere bitti
round-out-with = **{ $name }** { $emoji } { $card } ile bitirdi.
round-drawn-won = Kimse bitiremedi. En az puanı olan: **{ $name }**.
round-drawn-tied = Kimse bitiremedi, en az puan iki ya da daha çok oyuncudaydı. Kimse puan almıyor.
round-drawn-golf = Kimse bitiremedi.
round-last-left = Son kalan: **{ $name }**.
round-until-last = İlk bitiren: **{ $name }**.
round-scored = Toplam { $points ->
    [one] { $points } puan
   *[other] { $points } puan
}.
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }** ({ $limit } kartta elendi)
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **Kalan kartlar**
round-hand = **{ $name }**, { $points } puan: { $cards }
round-hand-out = **{ $name }**, { $points } puan: { $limit } kart sınırında elendi
round-hand-bare = **{ $name }**: { $cards }
round-hand-bare-out = **{ $name }**: { $limit } kart sınırında elendi
round-hand-uncounted = **{ $name }**, sayılmayan { $points } puan: { $cards }
round-next = Sonraki el { $when } başlıyor.
round-next-soon = Sonraki el birazdan başlıyor.
round-ready = Hazır: { $names }.
button-ready = Hazırım

scores-title = { $scoring ->
    [golf] **Puanlar**: { $rounds } elden sonra en az puan kazanır
    [best_of] **Kazanılan eller**, { $rounds } el üzerinden
   *[points] **Puanlar**, hedef { $target }
}
placing-title = **Dereceler**
match-won = 🏆 Oyunu **{ $name }** kazandı
match-won-team = 🏆 **{ $name }** ve **{ $partner }** oyunu kazandı
match-closed = Oyun erken bitirildi
match-closed-scores = Şu ana kadarki puanlar bunlar. Kazanan yok.
match-again = **Rövanş** hâlâ burada olan herkesi oturtur. **Başka kurallar** ile önce kuralları değiştirirsin.
match-sealed = 🔒 Başka bir masa hâlâ bu kartlarla oynuyor. Kartlar, puanlar ve öne çıkanlar, bu turun son masası bitene kadar burada bekler.
match-uncounted = Sunucu dışında bir oyun istatistiklere sayılmaz.
match-of-ais = Bu oyunu sonuna kadar yalnızca yapay zekâlar oynadı, kimse için sayılmaz.
match-of-nobody = Sonunda kimse yoktu, oyun kimse için sayılmaz.
match-leavers = Sonuçlar ve reyting için oyundan erken ayrıldı ve sonuncu oldu: { $names }.
match-followed = Bu oyuncuların sonraki oyunu daha aşağıda.
match-seed = 🔓 Karıştırmanın sırrı: `{ $seed }`
button-other-rules = Başka kurallar
refused-not-of-the-match = Rövanşı yalnızca bu oyunun oyuncuları isteyebilir. `/uno start` sana bir masa açar.

## stats

stats-title = 📊 { $name }
stats-record = 🏆 **{ $matches }** oyun · **{ $wins }** galibiyet ({ $share })
stats-rating = 📈 Dört kişilik ortalama bir masada beklenen galibiyet: **{ $share }** ({ $low }–{ $high })
stats-unrated = 📈 Reyting: **?** · başka kişilerle { $played }/{ $needed } oyun
stats-points = 🪙 El başına **{ $points }** puan
stats-streak = 🔥 Üst üste en çok galibiyet: **{ $best }** · şimdi: **{ $now }**
stats-unos = 👁️ Yakalanan Uno: **{ $caught }** · unutulan: **{ $missed }**
stats-challenges = ⚖️ İtirazlar: **{ $right }** doğru · **{ $wrong }** yanlış
stats-colors = 🎨 Seçilen renkler: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Son dereceler, en yenisi sonda: { $places }
stats-legend-rating = 📈 dört kişilik ortalama bir masada beklenen galibiyet
stats-legend = 👑 galibiyet · 🪙 el başına puan · 🔥 üst üste en çok galibiyet · 👁️ yakalanan Uno, ❗ unutulan · ⚖️ itiraz ✓ doğru, ✗ yanlış
stats-none = { $name } burada henüz oyun bitirmedi.
stats-none-own = Burada henüz oyun bitirmedin. Bir tane oyna, istatistiklerin başlasın.
stats-none-filtered = { $name } burada buna uyan bir oyun bitirmedi. Başka sezon ya da başka kurallar seç.
stats-partial = Yasaklı olduğun sunuculardaki oyunlar sayılmadı.
button-stats-mine = İstatistiklerim
button-post = Paylaş

refused-stats-bot = { $name } bir bot. İstatistik yalnızca kişilerde olur.
refused-stats-direct = Burada yalnızca kendi istatistiklerini gösteririm. Başkalarınınkini bir sunucuda sor.
refused-stats-season-direct = Direkt mesajlarda tüm oyunlarını birlikte gösteririm. Sezonları ve kuralları bir sunucuda sor.
refused-season = Burada “{ $season }” adlı bir sezon yok. Şunlardan seç: { $seasons }.
refused-rules-unplayed = Burada kimse bu kurallarla oyun bitirmedi. Başka kurallar seç.
refused-post = Bu kanala mesaj gönderemezsin, senin yerine paylaşmam.
refused-posted = Bu sayfa zaten kanalda.
season-all = Tüm zamanlar
season-all-rules = Tüm kurallar

rating-line = 📈 Reyting: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played }/{ $needed } oyun)

## leaderboard

leaderboard-title = 🏆 Sıralama · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count } oyun
leaderboard-what = Bir oyuncunun dört kişilik ortalama bir masada kazanmasını beklediğimiz oyun oranı, hata payıyla. Aynı yerdekiler arasındaki fark çok küçük. “?” için başka kişilerle 20 oyun gerek.
leaderboard-none = Burada henüz kimsenin reytingi yok. Listeye girmek için en az bir kişiyle bir oyun bitir.
leaderboard-you-none = Henüz listede değilsin. En az bir kişiyle bir oyun bitir.
leaderboard-you-off = Reyting istemedin. `/uno me` bunu değiştirir.
button-leaderboard = Sıralama
refused-leaderboard-direct = Sıralama bir sunucuya aittir. Bu komutu orada kullan.

## history

history-channel = Bu kanalda biten oyunlar
history-server = Bu sunucuda biten oyunlar
history-mine = Bu sunucuda biten oyunların
button-history-channel = Bu kanal
button-history-server = Bu sunucu
button-history-mine = Oyunlarım
button-history-older = Daha eski ▶
history-empty = Burada henüz biten oyun yok. `/uno start` bir masa açar.
history-end = Daha eski oyun yok.
history-unfinished = erken bitirildi
history-player = { $name } ({ $score })
history-rounds = { $count } el
history-others = ve { $count } kişi daha
refused-history-place = Oyunlar bir sunucuya aittir. Bu komutu orada kullan.

## achievements

achievements-title = Başarımların
achievements-title-of = Başarımlar: { $name }
achievements-count = Bu sunucuda { $count }/{ $all }
achievements-none = Henüz yok. Bir oyun bitince kendiliğinden gelirler.
achievements-none-of = Bu sunucuda henüz yok.
achievements-private = **{ $name }** başarım göstermiyor.
button-achievements = Başarımlar
achievement-line = 🏅 Yeni başarımlar: { $told }
achievement-new = **{ $name }** ({ $what })
achievement-more = { $what } ve { $count } tane daha
refused-achievements-off = Bu sunucuda başarımlar kapalı.

preferences-achievements-on = Başarımlar: açık
preferences-achievements-off = Başarımlar: kapalı
preferences-achievements-what = Başarımların duyurulup listelensin mi?
server-settings-achievements = Başarımlar
server-settings-achievements-what = Yeni başarımlar oyun sonunda duyurulup listelensin mi?
server-settings-achievements-on = açık
server-settings-achievements-off = kapalı

achievement-winner = İlk galibiyet
achievement-winner-how = Bir oyun kazan.
achievement-hattrick = Hat-trick
achievement-hattrick-how = Üst üste üç el kazan.
achievement-sweep = Silip süpürme
achievement-sweep-how = Bir oyunun tüm ellerini kazan, en az üç el.
achievement-comeback = Geri dönüş
achievement-comeback-how = Hedefin %40’ı kadar gerideyken gelip kazan.
achievement-photo = Foto finiş
achievement-photo-how = Başka bir oyuncu hedefin %90’ındayken kazan.
achievement-giant = Dev avcısı
achievement-giant-how = Usta bir yapay zekâya karşı kazan.
achievement-partners = Birlikte daha iyi
achievement-partners-how = Başka bir kişiyle takım olup kazan.
achievement-untouched = Tek kart bile yok
achievement-untouched-how = Hiç kart çekmeden bitir.
achievement-climber = Dağcı
achievement-climber-how = Elinde 12 kart olduktan sonra bitir.
achievement-gift = Veda hediyesi
achievement-gift-how = Çektiren bir kartla bitir.
achievement-jumper = Şimşek gibi
achievement-jumper-how = Araya girerek bitir.
achievement-trader = Kârlı takas
achievement-trader-how = Takastan beş kart eksik çık, sonra bitir.
achievement-eagle = Kartal gözü
achievement-eagle-how = Bir oyunda üç unutulan Uno yakala.
achievement-detector = Yalan makinesi
achievement-detector-how = Bir oyunda iki kez itiraz et, ikisinde de haklı çık.
achievement-honest = Alnı ak
achievement-honest-how = Bir oyunda sana iki kez itiraz edilsin, ikisinde de suçsuz çık.
achievement-clean = Lekesiz
achievement-clean-how = Bir oyunun sekiz elinde hiç Uno unutma.
achievement-marathon = Uzun yol
achievement-marathon-how = On iki ellik bir oyunu sonuna kadar oyna.
achievement-company = Güzel ekip
achievement-company-how = Üç kişiyle bir oyunu sonuna kadar oyna.

## fairness

fairness-title = Buradaki kartlar adil mi?
fairness-cards = Burada { $count } kart dağıtıldı ya da çekildi.
fairness-odds = Şanstan bu kadar ya da daha büyük fark, { $many } adil sunucunun { $count } tanesinde olur.
fairness-rare = Şanstan bu kadar ya da daha büyük fark, { $many } adil sunucunun birinden azında olur.
fairness-few = Şansla karşılaştırmak için çok az. Birkaç el daha gerek.
fairness-row = { $kind }: **{ $drawn }** · beklenen { $expected }
fairness-numbers = { $color } sayılar
fairness-other = Diğer özel kartlar ve jokerler
fairness-how = Biten oyunlarda dağıtılan ve çekilen tüm kartlar, en çok son { $most }. Beklenen sayılar, her çekişte destede olanlardan çıkar.
fairness-check = Her oyun kart kart denetlenebilir: **Dağıtımı denetle** son mesajında durur.
refused-fairness-place = Sayımlar bir sunucuya aittir. Bu komutu orada kullan.

## recap

button-recap = Neler oldu?
button-recap-short = Özet
recap-title = Son hamlenden beri
recap-title-all = Baştan beri
recap-title-spectator = Bu el şu ana kadar
recap-none = Hiçbir şey olmadı.

## match_facts

facts-title = **Öne çıkanlar**
fact-draw = En büyük çekiş: **{ $name }**, { $count } kart
fact-streak = En uzun seri: **{ $name }**, çekmeden { $count } kart
fact-catches = Yakalamalar: { $who }
fact-comeback-points = Geri dönüş: **{ $name }** { $count } puan gerideydi
fact-comeback-cards = Geri dönüş: son elde **{ $name }**, { $count } kart
fact-rounds = { $count } el
fact-plays = { $count } kart oynandı
fact-rules = Kurallar: { $rules }
tile-comeback-points = en iyi dönüş
tile-comeback-cards = dönüş, kart
tile-draw = en büyük çekiş
tile-streak = en uzun seri
tile-catches = yakalama
card-target = { $scoring ->
    [golf] en az puan
    [best_of] { $rounds } el üzerinden
   *[points] hedef { $target } puan
}

## fair_deal

button-check-deal = Dağıtımı denetle
fair-title = Dağıtımı denetle
fair-sealed = 🔒 Deste oyundan önce mühürlendi · `{ $seal }`
fair-sealed-how = Tüm kartların sırası şimdiden belli, kimse değiştiremez. Emin olmak için bu satırı sakla. Oyundan sonra **Dağıtımı denetle** mührü açar, ikisi aynı olmalı.
fair-yes = Dağıtım adildi. Oyundan önce mühürlenen sırdan şunlar çıkıyor: { $drawn }.
fair-no = Bir yanlışlık var: bu dağıtım, oyundan önce mühürlenen sırdan çıkmıyor.
fair-not-kept = Tohumun parmak izi, masanın gösterdiği değil.
fair-wrong = Kaydın { $line }. satırı: { $what ->
    [commitment] parmak izi tohumun değil.
    [source] tohumdan hiçbir karıştırma çıkmıyor.
    [drawn] çekilen kartlar ya da kura tohumdan çıkmıyor.
   *[rules] kurallar buna izin vermiyor.
}
fair-shuffles = { $count ->
    [one] tek karıştırma
   *[other] { $count } karıştırmanın hepsi
}
fair-lots = { $count ->
    [one] bir kura
   *[other] { $count } kura
}
fair-drawn = { $shuffles } ve { $lots }
fair-commitment = 🔒 Oyundan önce gösterilen parmak izi: `{ $commitment }`
fair-seed = 🔑 O parmak izinin (SHA-256) gizli tohumu: `{ $seed }`
fair-start = ▶️ **Başlat** basışının kimliği, karışıma katıldı: `{ $start }`.
fair-began = Basıldı: { $when }.
fair-call = ▶️ Oyuncuları { $table ->
    [first] turun ilk masasına
   *[own] bu masaya
} çağıran mesajın kimliği, karışıma katıldı: `{ $start }`.
fair-called = Gönderildi: { $when }.
fair-yourself = Bize güvenmek zorunda değilsin: oyunun tamamı dosyada. `unobot verify record.jsonl` ile ya da `docs/fair-deals.md` sayfasına uyan herhangi bir programla denetle.
fair-proof-lobby = Kanıt bu: **Başlat** düğmesine basılmadan önce masada bu parmak izi vardı. Sakladıysan ve ikisi aynıysa, kartları bu oyuncular için kimse seçmedi.
fair-proof-ready = Kanıt bu: önceki bir oyunun **Dağıtımı denetle** düğmesi bu parmak izini, bu oyunu başlatan oyuncuya gösterdi. İkisi aynıysa, basılırken kartları kimse seçmedi.
fair-proof-late = Oyun tek basışla başladı, tohumu da ancak o anda çekildi. Parmak izini önceden kimse saklayamazdı. Yani kartlar oyun sırasında değişmedi, ama kimsenin seçmediğini kanıtlayan bir şey yok.
fair-proof-tournament = Kanıt bu: tohum turnuvanın sırrından çıkıyor, parmak izi `{ $seal }` açıldığından beri mesajında duruyor. **Kurayı denetle** turnuva bitince o sırrı verir.
fair-coming = 🔒 Tek basışla başlattığın sonraki oyun (örneğin **Tek başına oyna**) şimdiden mühürlü: `{ $seal }`. Bu satırı sakla ve o oyundan sonra karşılaştır.
fair-trust = Bu, botu çalıştıranların kartlara bakmadığını göstermez.

refused-not-over = Karıştırmalar oyun bitene kadar gizli kalır.
refused-nothing-dealt = Burada kart dağıtılmadı.
refused-sealed = Başka bir masa hâlâ bu kartlarla oynuyor. Bu turun son masası bitince yeniden dene.

### replay

## replay

button-replay = Tekrar
replay-title = Tekrar · el { $round }/{ $rounds }
replay-moments = Kilit anlar
button-first = ⏮
button-last = ⏭
button-moment-next = Kilit an ▶
refused-replay-gone = Bu oyun artık saklanmıyor, tekrarı yok.
refused-replay-broken = Bu oyunun kaydı kesilmiş ya da değiştirilmiş, ya da başka bir sürüm yazmış. Tekrarı gösterilemiyor.
refused-replay-running = Bu oyun bitmedi. Tekrarı bitince açılır.
refused-replay-channel = Bu oyun şuradaydı: { $channel }. Tekrarı orada açılır.

## replay_files

button-save-page = Sayfa olarak kaydet
button-save-gif = GIF
files-page = **Oyun, sayfa olarak.** Dosyayı kaydet ve bir tarayıcıda aç. İnternetsiz çalışır, herkesin kartlarını gösterir.
files-gif = **Oyunun kilit anları**
files-gif-alt = Oyunun her kilit anında masa
refused-files-often = Sana az önce birkaç dosya hazırladım. Bir dakika sonra yeniden dene.
refused-files-failed = Dosyayı hazırlayamadım. Birazdan yeniden dene.
refused-files-too-large = Dosya, Discord’un burada izin verdiğinden büyük.
refused-data-too-large = Verilerin, Discord’un burada izin verdiğinden büyük. Beni çalıştıranlardan iste.
refused-page-too-large = Bu oyun bir sayfa için çok uzun. Onun yerine **Tekrar** ya da **GIF** kullan.

## replay_page

page-title = Uno tekrarı: { $names }
page-rules = Kurallar: { $rules }
page-unfinished = Bu oyun sonuna kadar oynanmadı.
page-where = { $round }. el · hamle { $number } / { $total }
page-where-vote = Oylama · hamle { $number } / { $total }
page-board = Masa
page-controls = Denetimler
page-position = Oyundaki yer
page-first = Başa
page-last = Sona
page-back = Bir hamle geri
page-next = Bir hamle ileri
page-moment-back = Önceki kilit an
page-moment-next = Sonraki kilit an
page-round-back = Önceki el
page-round-next = Sonraki el
page-play = Oynat
page-pause = Duraklat
page-moments = Kilit anlar
page-moves = Bu elin hamleleri
page-scores = Puanlar
page-places = Dereceler
page-round = El
page-round-number = { $number }. el
page-hand = Kartlar: { $name }
page-two-sides = { $card }, arkası: { $back }
page-turn = sıra onda
page-uno = Uno dedi
page-silent = Uno demedi
page-out = elendi
page-owes = { $count } çekecek
page-pile = Deste: { $count }
page-top = Üstteki kart: { $card }
page-color = Renk: { $color }
page-clockwise = Saat yönünde
page-counterclockwise = Saat yönünün tersine
page-keys = Tuşlar
page-keys-on = Harf tuşları da kullanılsın
page-keys-moves = ← ve →: bir hamle geri ya da ileri
page-keys-ends = Home ve End: başa ya da sona
page-keys-moments = N ve P: sonraki ya da önceki kilit an
page-keys-rounds = Shift+N ve Shift+P: sonraki ya da önceki el
page-no-script = Bu sayfa JavaScript ister. İnternetsiz çalışır.
page-unreadable = Oyun gösterilemiyor. Dosya bozuk ya da bu tarayıcı çok eski.
page-players = Oyuncular

## coach

button-coach = Koç
button-coach-replay = Tekrarda göster
button-coach-next = Sonraki: { $number } / { $count }
coach-title = Koç
coach-result = **Sonuç.** { $rounds } elin { $won } tanesini kazandın, eşit paya göre { $difference }.
coach-luck = Kart şansı: { $cards }. Oyunun ve diğer her şey: { $rest }.
coach-some = { $count ->
    [one] Şansını belirgin biçimde düşüren bir karar var:
   *[other] Sana en pahalıya patlayan { $count } karar:
}
coach-none = Göze batan bir şey yok: hiçbir kararın şansını belirgin biçimde düşürmedi. İyi oynadın!
coach-top = Ortada: { $card }
coach-hand = Kartların: { $cards }
coach-lapse = **{ $round }. el.** Hamlen: **{ $made }**. Daha iyisi: **{ $better }**.
coach-why-uno = Uno demezsen diğerleri seni yakalayabilir.
coach-why-next = Sonraki oyuncuda yalnızca { $count } kart vardı.
coach-why-void = Sonraki oyuncu { $color } oynamak yerine çekmişti.
coach-why-wild = Joker sonraya kalır.
coach-why-color = { $color } renginden { $count ->
    [one] bir kart
   *[other] { $count } kart
} elinde kalır.
coach-won = Daha iyi hamle, böyle 100 elde yaklaşık { $more } el fazla kazandırır ({ $low } ile { $high } arası).
coach-first = Daha iyi hamleyle, böyle 100 elin yaklaşık { $more } tanesini daha ilk sen bitirirsin ({ $low } ile { $high } arası).
coach-stayed = Daha iyi hamleyle, böyle 100 elin yaklaşık { $more } tanesinden sonra daha oyunda kalırsın ({ $low } ile { $high } arası).
coach-how = Her karar, görebildiğine göre değerlendirilir. Gizli kartlar birçok kez yeniden dağıtılır, ustalar eli sonuna kadar oynar.
refused-coach-not-seated = Bu oyunda oynamadın. Koç yalnızca senin kararlarına bakar.
refused-coach-often = Senin için az önce birkaç oyun inceledim. Bir dakika sonra yeniden dene.
refused-coach-failed = Bu oyunu inceleyemedim. Birazdan yeniden dene.
refused-coach-deck = Koç bu desteyi henüz bilmiyor.
refused-coach-golf = Koç golfü henüz bilmiyor.

## key_moments

key-moment-four = { $name } oynadı: { $card }. { $other } +{ $count } aldı.
key-moment-four-bare = { $name } oynadı: { $card }.
key-moment-guilty = { $other } itiraz etti ve haklı çıktı: { $name } +{ $count } aldı.
key-moment-innocent = { $other } itiraz etti ama { $name } temiz çıktı: { $other } +{ $count } aldı.
key-moment-caught = { $name } Uno demedi, { $other } yakaladı: { $name } +{ $count } aldı.
key-moment-caught-free = { $name } Uno demedi, { $other } yakaladı ama kart gelmedi.
key-moment-missed = { $name } Uno demedi, kimse fark etmedi.
key-moment-lead = { $seats ->
    [one] { $name } öne geçti.
   *[other] { $name } öne geçti.
}
key-moment-round = { $number }. eli { $name } kazandı.
key-moment-round-points = { $number }. eli { $name } kazandı: { $points } puan.
key-moment-round-tied = { $number }. el berabere bitti.
key-moment-knocked-out = { $name } { $count } kartla elendi.
key-moment-knocked-out-by = { $other } eledi: { $name }, { $count } kart.
key-moment-roulette = Rulet: { $name } +{ $count } aldı.
key-moment-launcher = Fırlatıcının en büyük vuruşu: { $name } +{ $count } aldı.
key-moment-dark-side = { $name } her şeyi karanlık tarafa çevirdi.
key-moment-light-side = { $name } her şeyi aydınlık tarafa çevirdi.
key-moment-eliminated = { $name } oyundan çıktı.
key-moment-match = { $name } oyunu kazandı.
key-moment-partners = { $name } ve { $partner }

### reactions

## reactions

reactions-title = Tepki ver
reactions-body = Masadaki herkes tepkini kısa süre görür. 10 saniyede bir tepki verebilirsin.
reactions-who = Bir oyuncuyu sustur…
reactions-mute = Sustur: { $name }
reactions-hear = Sesini aç: { $name }
button-react = Tepki ver
button-reactions-on = Tepkiler: açık
button-reactions-off = Tepkiler: kapalı

reaction-laugh = Ha ha!
reaction-ouch = Eyvah!
reaction-clap = Bravo!
reaction-think = Hmm…
reaction-fire = Alev alev!
reaction-wave = Selam!
reaction-in-words = **{ $name }**: { $words }
note-reacted = Masadaki herkes görüyor: { $emoji }
refused-reaction-now = Oyun sırasında tepki verebilirsin.
refused-reaction-soon = { $seconds } saniye sonra yeniden tepki verebilirsin.
refused-reactions-off = Bu masada tepkiler kapalı.
refused-reactions-here = Bu kanalda tepkiler kapalı.
refused-reactions-own = Tepkilerin kapalı. `/uno me` açar.
refused-reactions-muted = Masa sahibi bu masada tepkilerini susturdu.
refused-only-host-reactions = Tepkileri yalnızca masa sahibi susturabilir: **{ $host }**.

preferences-reactions-on = Tepkiler: açık
preferences-reactions-off = Tepkiler: kapalı
preferences-reactions-what = Tepki verip kendi ekranlarında tepkileri görmek ister misin?
server-settings-reactions = Tepkiler
server-settings-reactions-what = Oyuncular masada küçük bir tepki gösterebilsin mi?
server-settings-reactions-on = açık
server-settings-reactions-off = kapalı

### privacy

## privacy

privacy-title = Verilerin
privacy-intro = Yeniden başlatınca oyunlar sürsün diye seninle ilgili sakladıklarım:
privacy-choices = - Ayarların, yapay zekâlara karşı ne kadar iyi oynadığın, Discord’unun dili ve DM’lerinin yeri
privacy-tables = - Adının, yerinin ve hamlelerinin olduğu masalar: { $count }
privacy-results = - İstatistiklerine ve reytingine sayılan oyun sonuçları: { $count }
privacy-daily = - Başladığın günün oyunları, hamlelerin ve sonuçlarınla: { $count }
privacy-notes = - Çeviriler hakkındaki notların: { $count }
privacy-messages = - Hâlâ güncellediğim, sana ait mesajlar: { $count }
privacy-channels = - Yeni masaları haber verdiğim kanallar: { $count }
privacy-bans = - Uno’dan yasaklandığın sunucular: { $count }
privacy-readers = Hepsini yalnızca bu botun yöneticileri okuyabilir. Oyuncular adını ve hamlelerini kendi masalarında görür.
privacy-file = Seninle ilgili sakladığım her şey burada.
privacy-ask-title = Seninle ilgili her şey silinsin mi?
privacy-ask-settings = - Ayarların ve yeni masa bildirimlerin gider.
privacy-ask-running = - Süren bir oyunda yerini temelli bir yapay zekâ alır.
privacy-ask-over = - Biten masalarda adın şu olur: “{ $name }”.
privacy-ask-results = - İstatistiklerin ve reytingin gider. Oyun sonuçlarında adın şu olur: “{ $name }”.
privacy-ask-daily = - Günün oyunları, sonuçları ve serilerin gider.
privacy-ask-discord = - Zaten bir kanalda olan mesajlar orada kalır.
privacy-ask-bans = - Bir sunucu seni yasakladıysa yasak, kimliğin yerine bir kodla kalır.
privacy-ask-kicks = - Atılma kalır, başladığın günün oyununa yeniden başlanamaz. İkisinde de kimliğin yerine bir kod olur.
privacy-ask-undo = Bunu geri alamazsın.
privacy-deleted = Seninle ilgili her şey silindi. Beni yeniden kullanırsan yeni veri saklarım.
privacy-again = Beni şu anda kullanıyorsun, yeni bir şey saklandı. Bir dakika sonra yeniden dene.
button-privacy-export = Verilerimi indir
button-privacy-delete = Verilerimi sil
button-privacy-yes = Her şeyi sil
button-privacy-no = Verilerim kalsın

### admin

## admin_settings

admin-settings-title = Bu sunucudaki sınırlar
admin-settings-roles = Masa açabilenler: { $roles }
admin-settings-everybody = herkes
admin-settings-rules-open = Kurallar: **{ $rules }**, masa sahipleri değiştirebilir
admin-settings-rules-locked = Kurallar: **{ $rules }**, masa sahipleri değiştiremez
admin-settings-ais = Bir masada en çok yapay zekâ: **{ $most }**
admin-settings-ais-choice = Yapay zekâ: { $most }
admin-settings-no-limit = sınır yok
admin-settings-what-roles = Moderatörler her zaman masa açabilir.
admin-settings-what-rules = Kuralları `/uno settings` belirler.
admin-settings-what-ais = Oyuncuların yerine geçen yapay zekâlar sayılmaz.
admin-settings-choose-roles = Roller, ya da hiçbiri…
button-lock-rules = Kuralları kilitle
button-unlock-rules = Kilidi aç
refused-rules-locked = Bu sunucuda kurallar kilitli. Yöneticileri `/uno settings` ile seçer.
refused-ais-capped = Çok fazla yapay zekâ. Bu sunucu bir masada en çok { $most } taneye izin verir.
refused-roles-start = Masa açmak için şu rollerden biri gerek: { $roles }. Açık bir masaya katılabilirsin.
refused-limits-changed = Bu masa açıldıktan sonra bir yönetici sınır koydu, masa değişti. Henüz hiçbir şey başlamadı. Bir daha bak, sonra başlat.
note-lobbies-limited = { $count ->
    [one] Değişti. 1 açık masada başka kurallar ya da çok yapay zekâ vardı. Artık yenilerine göre.
   *[other] Değişti. { $count } açık masada başka kurallar ya da çok yapay zekâ vardı. Artık yenilerine göre.
}
note-tournaments-limited = { $count ->
    [one] 1 açık turnuvada başka kurallar vardı. Sonraki masaları yenileriyle oynar, uymuyorsa turnuva kapandı.
   *[other] { $count } açık turnuvada başka kurallar vardı. Sonraki masaları yenileriyle oynar, uymuyorsa turnuva kapandı.
}

## oversight

oversight-title = Bu sunucudaki masalar
oversight-table = Masa
oversight-unknown-channel = okuyamadığım bir kanal
oversight-host = masa sahibi { $host }
oversight-stage = { $stage ->
    [lobby] başlamadı
    [playing] oyun sürüyor
    [pause] eller arasında
    [suspended] bekliyor, kanalına ulaşamıyorum
    [adjourned] bekliyor, kanalı boş
   *[damaged] kayıtlı verisi okunamıyor
}
oversight-since = { $stage ->
    [suspended] başlangıç { $when }
    [adjourned] başlangıç { $when }
   *[other] son işlem { $when }
}
oversight-late = Takıldı: sıranın süresi { $when } dolmuştu.
oversight-empty = Bu sunucuda açık masa yok.
oversight-more = { $count ->
    [one] { $count } masa daha var, listede değil. Komutları kanalında kullan.
   *[other] { $count } masa daha var, listede değil. Komutları kanallarında kullan.
}
oversight-end-what = Masayı bitirmek onu herkes için kapatır. Oyunu sürdürülemez.
button-oversee = Yönet
button-oversight-list = Tüm masalar
button-oversight-refresh = Yenile
note-oversight-ended = Masa kapandı: { $channel }.
refused-oversight-gone = O masa zaten kapalı.
refused-oversight-empty = Burada masa yok: { $channel }. `/unoadmin tables` hepsini listeler.
refused-admin-place = Bu komutlar bir sunucuya aittir. Orada kullan.
refused-admin = Bunun için Sunucuyu Yönet izni gerek.
oversight-free-what = Kanalı boşaltmak masayı bir kenara koyar. `/uno resume` sürdürür.
button-oversight-free = Kanalı boşalt
note-unblocked = { $channel } boş. Masa `/uno resume` bekliyor.
refused-unblock-free = O masa kanalını tutmuyor. `/uno start` orada yenisini açar.
refused-unblock-running = Orada takılan bir şey yok. `/unoadmin end` masayı bitirir.

## bans

bans-title = Uno yasakları
bans-empty = Yasaklı kimse yok.
bans-line = { $user } · { $when } yasaklandı, yasaklayan { $admin }
bans-more = { $count } yasak daha var, listede değil.
bans-lift = Eski bir oyuncunun yasağını kaldır
note-banned = { $count ->
    [one] { $user } bu sunucuda artık Uno oynayamaz. 1 masada yerine bir yapay zekâ oynuyor.
   *[other] { $user } bu sunucuda artık Uno oynayamaz. Yerini yapay zekâya veren masalar: { $count }.
}
note-banned-leaves = Onun bir oyununda yerin var. Sonuçlar ve reyting için o oyundan ayrılmış ve sonuncu olursun. Oynamaya devam edebilirsin.
note-unbanned = { $user } yeniden oynayabilir.
refused-banned = Bu sunucuda Uno oynayamazsın. Yöneticileri böyle karar verdi.
refused-invite-banned = { $name } bu sunucuda Uno oynayamaz.
refused-not-banned = Yasaklı değil. `/unoadmin bans` yasakları listeler.
refused-ban-bot = Bir bot yasaklanamaz. Yeri yok.
refused-ban-oneself = Kendini yasaklayamazsın. Başka birini seç.

## acts

acts-title = Yöneticiler neler yaptı
acts-empty = Henüz bir şey yok.
acts-channel = Paylaşıldığı yer: { $channel }.
acts-no-channel = Günlük kanalı yok. Kanalla birlikte `/unoadmin log` birini seçer.
act-line = { $kind ->
    [end] { $admin } masayı bitirdi: { $channel }.
    [unblock] { $admin } kanalı boşalttı: { $channel }. Masası bekliyor.
    [ban] { $admin } yasakladı: { $user }. { $detail }
    [unban] { $admin } yasağı kaldırdı: { $user }.
    [roles] { $admin } kimlerin masa açabileceğini seçti: { $detail }
    [rules] { $detail ->
        [lock] { $admin } kuralları kilitledi.
       *[unlock] { $admin } kuralların kilidini açtı.
    }
    [ais] { $admin } bir masadaki en çok yapay zekâyı seçti: { $detail }
    [lost] { $detail ->
        [roles] Masa açabilen { $value } rolü silindi. Seçilen diğer roller hâlâ açabilir.
        [roles-all] Masa açabilen { $value } rolü silindi. Artık herkes açabilir. `/unoadmin roles` başka roller seçer.
        [moderators] Moderatörlerin { $value } rolü silindi. `/uno settings` başkasını seçer.
        [log] Günlük kanalı silindi. Kanalla birlikte `/unoadmin log` başkasını seçer.
        [day] Sunucunun günü kanalı silindi. Kanalla birlikte `/unoadmin day` başkasını seçer.
        [rules] Ayarlardaki { $value } kurallarını artık bilmiyorum, masalar resmî kurallarla oynuyor. `/uno settings` başkasını seçer.
       *[places] Uno’ya izin veren son kanal silindi, bu sunucuda oynanamaz. `/uno settings` başka yerde izin verir.
    }
    [day] { $detail ->
        [off] { $admin } sunucunun gününü kapattı.
       *[on] { $admin } sunucunun günü için kanal seçti: { $channel }
    }
   *[log] { $detail ->
        [off] { $admin } günlük kanalını kapattı.
       *[on] { $admin } günlük kanalını seçti: { $channel }
    }
}
day-title = 📅 Burada dün · { $day }
day-more = Ve { $count } tane daha.
day-streak = 🔥 { $days } gün
day-matches = { $count ->
    [one] Bir oyun oynandı.
   *[other] { $count } oyun oynandı.
}
day-wins = { $who } { $wins }
day-rematch = 🔁 **Haftanın rövanşı:** { $count } oyun, kazananlar: { $wins }
day-settings-title = Sunucunun günü
day-settings-what = Günde bir kez, dünkü günün oyunu sonuçlarını serilerle ve haftanın rövanşını paylaşırım: en sık karşılaşan kişiler. Kimseye bildirim gitmez, oyun olmayan günlerde bir şey paylaşmam. **Reyting: kapalı** olanların adı geçmez.
day-no-channel = Kapalı. Kanalla birlikte `/unoadmin day` açar.
day-channel = Paylaşıldığı yer: { $channel }. Sonraki { $when } gelir.
button-no-day = Mesaj yok
button-no-log = Günlük kanalı yok
refused-log-channel = O kanala yazamıyorum. Bir metin kanalı ya da alt başlık seç.

## channel_check

check-title = Bu kanalın ve sunucunun denetimi
check-permissions = Masa için izinlerim tam: { $channel }.
check-lacks = { $channel } kanalında şu iznim eksik: { $missing }. Rolüme ver: kanal ayarlarında, İzinler altında.
check-channel-gone = { $channel } kanalı artık yok. Masası `/uno resume` bekliyor.
check-threads = Alt başlıktaki masalar için şu da gerek: { $missing }.
check-roles-empty = { $roles } kimsede yok, masayı yalnızca moderatörler açabilir. `/unoadmin roles` başka roller seçer.
check-age-restricted = { $channel } yaş sınırlı. Discord yalnızca yaşı doğrulanmış üyeleri alır, diğerleri orada oynayamaz.
check-slow-mode = { $channel } yavaş modda. Discord botları ve düğmelerime basmayı bundan muaf tutar. Yine de beni engellerse rolüme yavaş modu atlama izni ver.
check-pictures = Kart resimlerim hazır: { $decks }. Başka bir destenin resimleri ilk masasıyla birlikte gelir.
check-no-pictures = Bu kart resimleri henüz Discord’da değil, kartları düz işaret olarak görünür: { $decks }. Botu çalıştıran kişi `unobot emojis sync` komutunu çalıştırabilir.
check-commands = Discord’da güncel komutlarım var.
check-commands-changed = Discord’da komutlarımın başka bir sürümü var: { $commands }. Botu çalıştıran kişi yeniden başlatabilir, bot kendininkileri kaydeder.
check-commands-unknown = Discord şu anda hangi komutlar olduğunu söylemiyor. Bir dakika sonra yeniden dene.
check-tables = Bu sunucuda takılan masa yok.
check-stuck = Bu sunucuda { $count } masa takıldı. Bak: `/unoadmin tables`.

## probe

probe-title = unobot kurulum denemesi
probe-step = { $step ->
    [1] İlk düğmeye bas.
    [2] İkinci düğmeye bas.
    [3] Özel panelini bekle ya da beklemeyi geçmek için dördüncü düğmeye bas.
    [4] Eski özel panelindeki düğmeye bas.
   *[5] Üçüncü düğmeye bas, sonra bu mesaj değiştikçe tekrar tekrar bas.
}
probe-panel = Bu panel bir deneme. Herkese açık mesaj söyleyince düğmesine bas.

### owner

## owner

owner-notice = 📣 Botun sahibinden: { $words }
refused-blocked = Bu botla oynayamazsın. Sahibi böyle karar verdi. `/uno privacy` yine çalışır.
refused-blocked-server = Bu sunucu bu botu kullanamaz. Sahibi böyle karar verdi.
button-owner = Sahip araçları
owner-title = Sahip araçları
owner-what = Kararların saniyeler içinde tüm sunucularda geçerli olur. Bu paneli yalnızca bu botun sahipleri görür.
owner-counts = Buradaki sunucular: { $servers } · masalar: { $tables } · engelli kişiler: { $people } · engelli sunucular: { $blocked }
owner-notice-until = Duyuru, { $when } bitiyor: { $words }
owner-no-notice = Duyuru yok.
button-owner-notice = Duyuru yaz
button-owner-clear = Duyuruyu sil
button-owner-block-user = Kişiyi engelle
button-owner-block-server = Sunucuyu engelle
button-owner-servers = Sunucular
owner-unblock = Engeli kaldır…
owner-user-choice = Kişi { $id }
owner-server-choice = Sunucu { $id }
owner-id = ID
owner-words = Tüm lobiler ve eller için bir satır
owner-hours = Saat
owner-blocked = `{ $id }` engellendi.
owner-unblocked = `{ $id }` artık engelli değil.
owner-server-line = **{ $name }** · `{ $id }` · üyeler: { $members }
button-owner-leave = Ayrıl
button-owner-more = Diğer sunucular
owner-left = Bot `{ $id }` sunucusundan ayrıldı.
refused-owner = Bunu yalnızca bu botun sahipleri yapabilir.
refused-owner-id = Bu bir ID değil. Bir ID 17 ile 20 arası rakamdan oluşur.
refused-owner-oneself = Kendini engelleyemezsin.
refused-owner-hours = Saat 1 ile { $most } arası bir sayıdır.
refused-owner-words = Duyuruda en az bir harf olmalı.

### settings

## preferences

preferences-title = Ayarların
preferences-body = Her masada hemen geçerli olur.
button-preferences-table = Masada
button-preferences-messages = Mesajlar ve sonuçlar
preferences-playing = Denk oyun: yapay zekâ sana karşı 100 üzerinden { $strength } ile oynar. Bunu yapay zekâlara karşı oyunların belirler: galibiyet yükseltir, mağlubiyet düşürür.
preferences-emblem-fox = Yüz: tilki
preferences-emblem-octopus = Yüz: ahtapot
preferences-emblem-frog = Yüz: kurbağa
preferences-emblem-bee = Yüz: arı
preferences-emblem-whale = Yüz: balina
preferences-emblem-mushroom = Yüz: mantar
preferences-emblem-penguin = Yüz: penguen
preferences-emblem-cactus = Yüz: kaktüs
preferences-emblem-blossom = Yüz: çiçek
preferences-emblem-owl = Yüz: baykuş
preferences-emblem-what = Her masadaki yüzün. Bir oyun, başladığı yüzlerle sürer.
preferences-look-auto = Kartlar: sunucu seçer
preferences-look-pictures = Kartlar: resim
preferences-look-shapes = Kartlar: şekil ve harf
preferences-look-text = Kartlar: düz metin
preferences-look-what = Kartlarını nasıl görmek istersin?
preferences-sort-color = Sıralama: renge göre
preferences-sort-value = Sıralama: değere göre
preferences-sort-what = Kartlarının sırası.
preferences-passes-on = Otomatik pas: açık
preferences-passes-off = Otomatik pas: kapalı
preferences-passes-what = Çektiğin kart oynanmıyorsa senin yerine pas diyeyim mi?
preferences-dms-auto = DM: sunucu seçer
preferences-dms-on = DM: kartlarım da
preferences-dms-off = DM: kart yok
preferences-dms-what = Kartların direkt mesajla da gelsin mi?
preferences-pings-idle = Bildirim: ben yokken
preferences-pings-always = Bildirim: her sıra
preferences-pings-off = Bildirim: hiç
preferences-pings-what = Sıran gelince ne zaman bildirim göndereyim?
preferences-pings-by-channel = Bildirim yeri: kanal
preferences-pings-by-dm = Bildirim yeri: DM
preferences-pings-by-what = Bildirimi nereye göndereyim?
preferences-hints-on = İpuçları: birer kez
preferences-hints-off = İpuçları: yok
preferences-hints-what = İşine yarayınca bir kez gelen kısa ipuçları.
preferences-rated-on = Reyting: açık
preferences-rated-off = Reyting: kapalı
preferences-rated-what = Reytingin olsun, sıralamada görünesin mi?
preferences-language-auto = Dil: otomatik
preferences-language-what = Seninle kullandığım dil. Otomatik, Discord’unun dilidir.
preferences-language = Dil: { $name }

## server_settings

server-settings-title = Bu sunucuda Uno
server-settings-title-channel = Uno: { $channel }
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · burada seçildi
    [server] { $name }: **{ $value }** · sunucudan
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Değiştir…
server-settings-as-server = Sunucuyla aynı
server-settings-as-usual = Varsayılan: { $value }
button-server-settings-server = Bu sunucu
button-server-settings-channel = Bu kanal

server-settings-rules = Kurallar
server-settings-rules-what = Masa sahibi değiştirmezse yeni masanın kuralları.
server-settings-rules-code = kod { $code }
server-settings-turn = Hamle süresi
server-settings-turn-what = Yeni masalarda bir hamle ne kadar sürebilir?
server-settings-allowed = Uno
server-settings-allowed-what = Oyuncular masa açabilsin mi?
server-settings-allowed-on = oynanabilir
server-settings-allowed-off = oynanamaz
server-settings-starts = Masa açma
server-settings-starts-what = /uno start kullanabilenler.
server-settings-starts-everybody = herkes
server-settings-starts-moderators = moderatörler
server-settings-moderator-role = Uno moderatörleri
server-settings-moderator-role-auto = rol yok
server-settings-role = Bir rol seç…
button-no-role = Rol yok
server-settings-table-look = Masa
server-settings-table-look-what = Yeni masaların görünüşü.
server-settings-table-look-picture = yukarıdan çizilmiş
server-settings-table-look-text = üstteki kartın yanında, yazıyla
server-settings-look = Eldeki kartlar
server-settings-look-what = /uno me ile kendi seçimini yapmamış oyuncular için.
server-settings-look-pictures = resim
server-settings-look-shapes = şekil ve harf
server-settings-look-text = metin
server-settings-dms = Direkt mesajla kartlar
server-settings-dms-what = /uno me ile kendi seçimini yapmamış oyuncular için.
server-settings-dms-on = evet
server-settings-dms-off = hayır
server-settings-pings = Sıra bildirimleri
server-settings-pings-what = Sırası gelen oyuncuya kanalda bildirim göndereyim mi?
server-settings-pings-on = evet
server-settings-pings-off = hayır
server-settings-threads = Her masaya alt başlık
server-settings-threads-what = Yeni masa kendi alt başlığını alsın mı?
server-settings-threads-on = evet
server-settings-threads-off = hayır
server-settings-moments = Anlar
server-settings-moments-what = Yeni masalarda Uno, büyük çekişler ve galibiyetler için afişler ve canlı bir söz.
server-settings-moments-on = açık
server-settings-moments-off = kapalı
server-settings-seasons = Sezonlar
server-settings-seasons-what = Bir sıralama, yenisi başlamadan ne kadar sürer?
server-settings-seasons-monthly = bir ay
server-settings-seasons-quarterly = üç ay
server-settings-seasons-never = sezon yok
server-settings-language = Dil
server-settings-language-what = Masaların dili. Oyuncunun kendi panelleri kendi dilini kullanır.
server-settings-language-auto = sunucununki

refused-server-settings-place = Ayarlar bir sunucuya aittir. Bu komutu orada kullan.
refused-server-settings = Bu ayarları değiştirmek için Sunucuyu Yönet izni gerek.
refused-everybody-role = O rol herkeste var, herkes moderatör olurdu. Başka bir rol seç.
refused-not-here = Bu kanalda Uno oynanmaz. Sunucuyu yönetenler bunu `/uno settings` ile değiştirebilir.
refused-moderators-start = Burada masayı yalnızca moderatörler açar. Birinden iste ya da açık bir masaya katıl.

### translations

## beta

beta-what = Beta: kulağa yanlış geleni bize yaz.
beta-line = { $name } şimdilik beta: kulağa yanlış geleni bize yaz.
button-beta-note = Bize yaz
beta-note-title = Kulağa yanlış gelen ne?
beta-note-label = Yanlış sözler ve sen olsan nasıl derdin
beta-note-thanks = Teşekkürler! Bu botun yöneticileri okuyacak.
beta-offer = { $name } beta olarak burada.
button-beta-switch = Değiştir
refused-beta-notes = Bir günde { $count } not gönderdin, şimdilik daha fazla alamıyorum. Teşekkürler!
refused-beta-empty = Önce birkaç kelime yaz.

### help

## help

help-title = Burada Uno oynamak
help-new = **Uno’ya yeni mi başladın?** **Dene** düğmesine bas: yapay zekâya karşı beş kısa adım.
help-start = **Hazır mısın?** `/uno start` burada bir masa açar. Diğerleri **Katıl** der ya da boş yerlere yapay zekâlar geçer.
help-daily = **Tek başına beş dakika?** `/uno daily` her gün yeni oyunlar getirir.
help-ask = Ne bilmek istersin?
help-bring = **Başka yerde?** Direkt mesajda, grup sohbetinde ve benim olmadığım sunucuda da:
button-install-server = Sunucuya
button-install-personal = Uygulamalarıma
button-tutorial = Dene

help-button-round = Bir el
help-topic-round = Bir el nasıl geçer
help-round-1 = Her oyuncuya kart dağıtılır, ortada bir kart açık durur.
help-round-2 = **Sıran gelince:** aynı renkte, sayıda ya da simgede bir kart veya bir Joker oyna. Hiçbiri uymuyor mu? **Çek** düğmesine bas. Uyuyorsa hemen oynayabilirsin.
help-round-3 = **Sonu:** kartlarını ilk bitiren eli ve diğerlerinde kalan kartların puanını kazanır. Hedefe ilk ulaşan oyunu kazanır.
help-round-4 = Ev kuralları bunların bazısını değiştirebilir. Buranın kurallarını `/uno rules` gösterir.
help-button-cards = Kartlar
help-topic-cards = Kartlar
help-cards-1 = **0–9**: yalnızca renk ve sayı.
help-cards-2 = ⊘ **Pas geç**: sonraki oyuncu sırasını kaybeder.
help-cards-3 = ⇄ **Yön değiştir**: oyunun yönü değişir. İki kişide diğeri atlanır.
help-cards-4 = **+2**: sonraki oyuncu iki kart çeker ve sırasını kaybeder.
help-cards-5 = 🌈 **J** Joker: her şeyin üstüne oynanır, rengi sen seçersin.
help-cards-6 = 🌈 **+4** Joker +4: rengi sen seçersin, sonraki oyuncu dört kart çeker. Geçerli renkten kartın yokken oynamak içindir, itiraz edilebilir.
help-button-uno = Uno!
help-topic-uno = Uno ve yakalama
help-uno-1 = **İki kartın kaldı ve sıra sende mi?** **📣 UNO de** düğmesine bas, sonra birini oyna.
help-uno-2 = **Unuttun mu?** Hemen **Uno!** düğmesine bas.
help-uno-3 = **Başka biri mi unuttu?** Masada **Yakala!** düğmesi belirir. Sonraki hamleden önce bas, o oyuncu iki kart çeker.
help-button-hand = Kartların
help-topic-hand = Kartların
help-hand-1 = Masadaki **Kartlarım** kartlarını yalnızca sana gösterir. Direkt mesajla da gelirler. Oynamak için bir karta bas.
help-hand-2 = Bir kart kapalı mı? **Neden olmuyor?** hangi kuralın engel olduğunu gösterir.
help-hand-3 = `/uno play` hamlelerini yazıyla listeler, ekran okuyucular ve klavyeler için.
help-hand-4 = 💡 Küçük ipuçları birer kez gelir. `/uno me` kapatır ya da yeniden açar.
help-button-away = Uzakta
help-topic-away = Sen yokken
help-away-1 = Masadaki geri sayım, hamle için ne kadar süren olduğunu gösterir. Biterse hamle senin yerine yapılır. Üst üste ikincisinde, sen bir şeye basana kadar bir yapay zekâ oynar.
help-away-2 = Gitmen mi gerek? **Ayrıl** kartlarını bir yapay zekâya verir, **Kartlarım** sana geri getirir.
help-button-table = Ev kuralları
help-topic-table = Masanın kuralları
help-table-1 = Oyundan önce masa sahibi **Kuralları değiştir** diyebilir: hazır kurallar, tek tek ev kuralları ya da başka bir masanın kodu.
help-table-2 = Kartlarda hile olmaz: deste, ilk oyuncu katılmadan mühürlenir. Sonunda **Dağıtımı denetle** bunu kanıtlar.
help-button-commands = Komutlar
help-topic-commands = Tüm komutlar
help-commands-1 = Hepsi `/uno` ile başlar:
help-command = **{ $command }** · { $what }
news-line = 🆕 **Yeni:** { $news }
news-faces = Her masada aynı yüzün var. `/uno me` değiştirir.
help-legal = Resmî olmayan hayran projesi; Mattel ile bağlantısı ve onayı yoktur. UNO, Mattel’in markasıdır.

help-rules-title = Kurallar: { $preset }

## tutorial

lesson-title = Adım { $number } / { $of } · { $title }
lesson-ai = Robin
lesson-top = Ortada: { $emoji } { $card }
lesson-early = Kurallar buna da izin verir. Şimdilik yukarıda yazanı dene.
button-lesson-next = Sonraki adım
button-lesson-skip = Bu adımı geç
button-try-again = Yeniden dene

lesson-match = Renk ya da sayı
lesson-match-do = Amacın tüm kartlarını bitirmek. Ortadaki kartla aynı **renkte** ya da **sayıda** bir kart oyna: üstüne bas.
lesson-match-done = Oyunun neredeyse tamamı bu. Sonra **{ $ai }** de aynısını yaptı. Sırayla, rengi ya da sayıyı tutturarak oynarsınız.

lesson-action = Özel kartlar
lesson-action-do = Bazı kartlar bir şey yapar. Seninkilerden birini oyna.
    ⊘ Pas geç: sonraki oyuncu sırasını kaybeder.
    ⇄ Yön değiştir: oyunun yönü değişir.
    +2: sonraki oyuncu iki kart çeker ve sırasını kaybeder.
lesson-action-done = **{ $ai }** sırasını kaybetti. İki kişi olunca sıra hemen yine sende.

lesson-wild = Joker kartlar
lesson-wild-do = Diğer kartlarından hiçbiri uymuyor. Ama **Joker** (J) her şeyin üstüne oynanır, yeni rengi sen seçersin. Onu oyna.
lesson-wild-color = Hangi rengi seçersin? Kartlarının çoğu kırmızı.
lesson-wild-done = **{ $ai }** seçtiğin renge uymak zorundaydı. **Joker +4** ayrıca sonraki oyuncuya dört kart çektirir. Geçerli renkten kartın yokken oynamak içindir, sonraki oyuncu itiraz edebilir.

lesson-draw = Kart çekme
lesson-draw-do = Hiçbir kartın uymuyor. Bir tane çek.
lesson-draw-choose = Uyan bir kart çektin. Şimdi oyna ya da sonraya sakla. Bu sırada başka kart oynayamazsın.
lesson-draw-done = İyi oynadın. Çektiğin kart uymuyorsa elinde kalır ve sıran biter.
lesson-draw-kept = Elinde tuttun, sıran bitti. Bu akıllıca olabilir. Ama unutma: sonunda elindeki her kart kazanana puan verir.

lesson-uno = Uno!
lesson-uno-do = **{ $ai }** tek kartla kaldı ve Uno demeyi unuttu. Sonraki hamleden önce **Yakala: { $ai }** düğmesine bas.
lesson-uno-say = Yakaladın: **{ $ai }** iki kart çekti. Şimdi senin de iki kartın var. **📣 UNO de** düğmesine bas, sonra birini oyna.
lesson-uno-forgot = Uno demeyi unuttun, **{ $ai }** seni yakaladı ve iki kart çektin. Gerçek bir masada, diğerlerinden hızlıysan kartından sonra da **Uno!** düğmesine basabilirsin.
lesson-uno-last = Uno dedin, artık yakalanamazsın. Tek kart kaldı: oyna!
lesson-uno-done = 🎉 Kazandın! Kartlarını ilk bitiren eli kazanır ve diğerlerinde kalan tüm kartların puanını alır. Şimdi insanlarla oyna: `/uno start` bir masa açar.

## commands

command-uno = Uno oyna
command-start = Bu kanalda masa aç
command-start-ais-name = yz
command-start-ais = Baştan kaç yapay zekâ otursun
command-start-level-name = düzey
command-start-level = Yapay zekâlar ne kadar iyi oynasın
command-start-rules-name = kurallar
command-start-rules = Hazır kurallar ya da bir kural kodu
command-start-pace-name = tempo
command-start-pace = Bir hamle ne kadar sürebilir
command-start-thread-name = altbaşlık
command-start-thread = Masayı kendi alt başlığında aç
command-tables = Tüm kanallardaki ve sunuculardaki masalarını listele
command-history = Bu sunucuda biten oyunları tekrarlarıyla listele
command-join = Bu kanaldaki masada yer al
command-leave = Yerini bırak
command-hand = Kartlarını göster
command-play = Yazarak hamle yap
command-play-move-name = hamle
command-play-move = Hamlelerinden biri
command-status = Bu kanaldaki masayı göster
command-end = Bu kanaldaki masayı bitir
command-rules = Kuralları anlat
command-resume = Bekleyen bir oyunu bu kanalda sürdür
command-resume-match-name = oyun
command-resume-match = Bekleyen birkaç oyun varsa hangisi
choice-match = { $names } · { $round }. el
choice-lobby = { $names } · başlamadı
command-help = Burada Uno nasıl oynanır
command-settings = Bu sunucuda ya da kanalda Uno’nun nasıl çalıştığını değiştir
command-me = Kartlarını nasıl gördüğünü, dilini ve bildirimlerini seç
command-privacy = Seninle ilgili sakladıklarımı gör, indir ya da sil
command-stats = Senin ya da başka bir oyuncunun oyunlardaki sonuçlarını göster
command-stats-person-name = kişi
command-stats-person = Oyuncu (boşsa sen)
command-stats-season-name = sezon
command-stats-season = Sezon (boşsa tüm zamanlar)
command-stats-rules-name = kurallar
command-stats-rules = Yalnızca bu kurallarla oynanan oyunlar
command-fairness = Bu sunucudaki kartların ne kadar adil olduğuna bak
command-leaderboard = Bu sunucudaki oyuncuların reytingini göster
command-leaderboard-season-name = sezon
command-leaderboard-season = Sezon (boşsa şimdiki)
command-leaderboard-rules-name = kurallar
command-leaderboard-rules = Yalnızca bu kurallarla oynanan oyunlar
command-daily = Günün beş elini tek başına oyna ve karşılaştır
command-daily-date-name = tarih
command-daily-date = Başka bir gün, örneğin 2026-11-24
command-invite = Bu kanaldaki masaya bir oyuncu davet et
command-invite-person-name = kişi
command-invite-person = Davet edilecek oyuncu
command-unoadmin = Bu sunucuda Uno’yu yönet
command-unoadmin-tables = Bu sunucudaki masaları listele
command-unoadmin-end = Bir masayı bitir
command-unoadmin-end-channel-name = kanal
command-unoadmin-end-channel = Masanın kanalı, burası değilse
command-unoadmin-unblock = Masası takılmış, bozulmuş ya da askıda olan bir kanalı boşalt
command-unoadmin-unblock-channel-name = kanal
command-unoadmin-unblock-channel = Kanal, burası değilse
command-unoadmin-ban = Bir kişiyi bu sunucunun tüm masalarından uzak tut
command-unoadmin-ban-person-name = kişi
command-unoadmin-ban-person = Kişi
command-unoadmin-ban-reason-name = neden
command-unoadmin-ban-reason = Nedeni, yöneticiler için
command-unoadmin-unban = Yasaklı bir kişi yeniden oynasın
command-unoadmin-unban-person-name = kişi
command-unoadmin-unban-person = Kişi
command-unoadmin-bans = Burada oynayamayanları listele
command-unoadmin-roles = Masa açabilen rolleri seç
command-unoadmin-rules = Kuralları kilitle, masa sahipleri değiştiremesin
command-unoadmin-ais = Bir masadaki yapay zekâları sınırla
command-unoadmin-log = Yöneticilerin yaptıklarını göster ya da bunun için kanal seç
command-unoadmin-log-channel-name = kanal
command-unoadmin-log-channel = Her işlemin paylaşıldığı kanal
command-unoadmin-day = Günde bir kez dünkü sonuçları paylaş ya da bunu durdur
command-unoadmin-day-channel-name = kanal
command-unoadmin-day-channel = Günün paylaşıldığı kanal
command-unoadmin-check = Botun burada neye ihtiyacı olduğunu denetle
command-tournament = Bu kanalda turnuva aç ya da açık olanı göster
command-tournament-checkin-name = onay
command-tournament-checkin = Katılım onayı kaç dakika sonra kapansın
command-tournament-rounds-name = turlar
command-tournament-rounds = Finalden önce kaç tur
command-tournament-minutes-name = dakika
command-tournament-minutes = Bir tur kaç dakika sürsün
command-tournament-rules-name = kurallar
command-tournament-rules = Hazır kurallar ya da bir kural kodu
command-tournament-level-name = düzey
command-tournament-level = Masaları tamamlayan yapay zekâlar ne kadar iyi oynasın
command-tournament-duplicate-name = aynı-kartlar
command-tournament-duplicate = Her masa aynı kartları alır, yerler karşılaştırılır

## demo

demo-guide = Rehber
demo-welcome =
    👋 Hoş geldin! { $ais } yapay zekâyla masa hazır, sahibi { $name }. **{ $start }** düğmesine bas, kartların dağıtılsın.
    -# Üstteki **Viewing as** seni Ann, Ben, Cleo ya da Dev yapar.
    -# `/uno help`, sonra **{ $alone }**, direkt mesajlarında bir oyundur.
demo-direct = Mesajlar: { $name }
demo-group = 💬 Grup
demo-group-hello = Botu kendim için kurdum, burada da çalışıyor. `/uno start` bir masa açar, herkes katılabilir.
demo-page = Oyna: { $url }
demo-direct-page = Direkt mesajlar, { $name }: { $url }
demo-stop = Durdurmak için burada Ctrl-C.
