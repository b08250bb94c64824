### Indonesian
### Written by: Claude
### Reviewed: no
### Beta: yes

### words

## about

language-name = Indonesia

## cards

color = { $color ->
    [R] Merah
    [Y] Kuning
    [G] Hijau
    [P] Merah muda
    [T] Toska
    [O] Oranye
    [U] Ungu
   *[B] Biru
}
face = { $face ->
    [S] Skip
    [R] Reverse
    [D2] Draw Two
    [D4] Draw Four
    [SA] Skip Semua
    [DA] Buang Semua
    [H1] Hit 1
    [H2] Hit 2
    [TH] Tukar Kartu
    [W] Wild
    [WD4] Wild Draw Four
    [WSW] Wild Tukar Kartu
    [WSH] Wild Kocok Kartu
    [WC] Wild Bebas
    [WR4] Wild Reverse Draw Four
    [WRL] Wild Rolet Warna
    [WD6] Wild Draw Six
    [WD10] Wild Draw Ten
    [WRV] Wild Reverse
    [WSK] Wild Skip
    [WS2] Wild Skip Dua
    [WD2] Wild Draw Two
    [WT2] Wild Draw Two Terarah
    [WFS] Wild Tukar Paksa
    [WAH] Wild Hit Semua
    [WHF] Wild Hit Beruntun
    [WAA] Wild Serang Ganda
    [D1] Draw One
    [D5] Draw Five
    [F] Flip
    [WDC] Wild Draw Color
   *[other] { $face }
}
card = { $face ->
    [S] Skip
    [R] Reverse
    [D2] Draw Two
    [D4] Draw Four
    [SA] Skip Semua
    [DA] Buang Semua
    [H1] Hit 1
    [H2] Hit 2
    [TH] Tukar Kartu
    [D1] Draw One
    [D5] Draw Five
    [F] Flip
   *[other] { $face }
} { $color ->
    [R] merah
    [Y] kuning
    [G] hijau
    [P] merah muda
    [T] toska
    [O] oranye
    [U] ungu
   *[B] biru
}
card-wild = { $wild } ({ $color ->
    [R] merah
    [Y] kuning
    [G] hijau
    [P] merah muda
    [T] toska
    [O] oranye
    [U] ungu
   *[B] biru
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
    [W] W
    [WD4] +4
    [WSW] W⇆
    [WSH] W⤨
    [WC] W✱
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
    [R] M
    [Y] K
    [G] H
    [P] Mu
    [T] T
    [O] O
    [U] U
   *[B] B
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } tertutup
card-hidden-short = ?
cards = { $count } kartu
points = { $count } poin
rounds-won = menang { $count } ronde

## moves

move-play = Mainkan { $card }
move-play-uno = Mainkan { $card } dan bilang Uno
move-draw = Ambil kartu
move-pass = Simpan kartu yang diambil
move-pass-empty = Lewat: tidak ada lagi yang bisa diambil
move-challenge = Tantang { $name }
move-accept = Ambil { $owed } kartu
move-accept-until = Ambil sampai keluar { $color }
move-uno = Bilang Uno
move-catch = Pergoki { $name }
move-color = Pilih { $color }
move-at = { $move }, dengan { $name }
move-at-draws = { $move }: { $name } mengambil dua kartu
move-passes-hands = { $move } dan oper kartu semua pemain
move-penalized = { $move }: melanggar aturan, kamu { $draws ->
    [press] menekan peluncur { $count } kali
   *[draw] mengambil { $count } kartu
}
move-vote = Pilih: { $rule }
move-time = Akhiri ronde: waktunya habis
move-take-back = Batalkan langkah terakhirmu

refused-by-setting = { $told } Aturan: { $setting }.
refused-seat-out = Kamu sudah tidak main di ronde ini.
refused-vote-first = Semua pemain memilih dulu.
refused-already-voted = Kamu sudah memilih.
refused-no-vote = Sekarang tidak ada pemungutan suara.
refused-not-identical = Sekarang giliran **{ $name }**. Kamu hanya bisa menyela dengan kartu yang sama: { $top }.
refused-cannot-stack = Kamu harus mengambil { $owed } kartu, dan { $card } tidak bisa mengopernya.
refused-no-challenge = Kartu yang harus kamu ambil tidak bisa ditantang.
refused-must-play = { $card } cocok, jadi harus kamu mainkan.
refused-at-limit = Kamu punya { $held } kartu dan batasnya { $limit }, jadi tidak bisa mengambil. Tekan **Lewat**.
refused-two-on-four = { $card } tidak bisa dimainkan di atas Wild Draw Four.
refused-four-others-fit = Ada kartumu yang lain yang cocok, jadi { $card } tidak bisa dimainkan sekarang.
refused-last-card = { $card } tidak boleh jadi kartu terakhirmu.
refused-target-first = { $card }: pilih pemainnya dulu.
refused-color-missing = { $card }: pilih warnanya dulu.
refused-bad-target = Pilih pemain lain yang masih ada di ronde ini.
refused-uno-not-before = Bilang Uno saat memainkan kartu kedua terakhir, atau saat kartumu tinggal satu.
refused-uno-by-itself = Di sini tidak perlu bilang Uno.
refused-no-clock = Ronde ini tidak pakai waktu.
refused-no-take-back = Langkah itu sudah sah dan tidak bisa dibatalkan lagi.
refused-round-over = Ronde ini sudah selesai.
refused-not-your-turn = Sekarang giliran **{ $name }**.
refused-color-first = Pilih dulu warna kartu Wild.
refused-answer-first = Ada { $owed } kartu yang harus diambil dulu.
refused-already-drew = Kamu sudah mengambil. Mainkan kartu itu atau simpan.
refused-only-drawn = Setelah mengambil, kamu hanya bisa memainkan kartu yang diambil: { $card }.
refused-drawn-blind = Kartu yang kamu ambil masih tertutup, jadi kartu lain tidak bisa dimainkan giliran ini. Simpan saja.
refused-not-seen = { $card } tidak ada di antara kartumu yang terbuka.
refused-nothing-drawn = Tidak ada yang bisa diambil, jadi giliranmu selesai.
refused-draw-first = Ambil kartu dulu sebelum menyimpannya.
refused-nothing-to-answer = Tidak ada yang perlu diambil atau ditantang.
refused-no-color-asked = Sekarang tidak ada warna yang perlu dipilih.
refused-not-in-hand = { $card } tidak ada di tanganmu.
refused-no-match = { $card } tidak cocok. Mainkan { $color }, angka atau simbol yang sama dengan { $top }, atau Wild.
refused-four-not-legal = Kamu punya { $color }, jadi { $card } tidak bisa dimainkan sekarang.
refused-one-card-only = Di sini hanya bisa satu kartu sekali main.
refused-in-order = Dengan { $held } kartu kembar, kamu hanya memilih jumlahnya. Urutannya mengikuti warna.
refused-no-target = Kartu itu tidak perlu memilih pemain.
refused-uno-not-now = { $held ->
    [1] Kamu belum bisa bilang Uno sekarang.
   *[other] Uno itu untuk kartu terakhir. Kartumu masih { $held }.
}
refused-uno-already-said = Kamu sudah bilang Uno.
refused-catch-self = Kamu tidak bisa memergoki diri sendiri. Bilang Uno.
refused-catch-many-cards = Kartu **{ $name }** masih { $held }: tidak ada yang bisa dipergoki.
refused-catch-said = **{ $name }** sudah bilang Uno.
refused-catch-too-late = Sudah terlambat untuk memergoki **{ $name }**.
refused-catch-faster = **{ $by }** lebih cepat dan sudah memergoki **{ $name }**.
refused-catch-nobody = Kursi itu kosong.

## narration

narration-deal = **{ $name }** membagikan ronde { $number }: kartu pembuka { $emoji } { $card }.
narration-deal-bare = **{ $name }** membagikan ronde { $number }.
narration-deal-begins = **{ $name }** mulai.
narration-joined = { $names } bergabung.
narration-put-back = Kartu pembuka dikembalikan ke tumpukan.
narration-play = **{ $name }** memainkan { $cards }.
narration-play-uno = **{ $name }** memainkan { $cards } dan bilang Uno.
narration-discarded = { $count } kartu ikut terbuang: { $cards }.
narration-skip = **{ $name }** kena skip.
narration-skip-all = Semua yang lain kena skip. **{ $name }** main lagi.
narration-reverse = Arah permainan dibalik.
narration-draw = **{ $name }** { $count ->
    [0] tidak mengambil apa-apa: tumpukan kosong
   *[other] mengambil { $count } kartu
}.
narration-draws-and-misses = **{ $name }** { $count ->
    [0] tidak mengambil apa-apa (tumpukan kosong)
   *[other] mengambil { $count } kartu
} dan kehilangan giliran.
narration-draws = **{ $name }** { $count ->
    [0] tidak mengambil apa-apa: tumpukan kosong
   *[other] mengambil { $count } kartu
}.
narration-presses = **{ $name }** menekan: { $told }.
narration-presses-and-misses = **{ $name }** menekan dan kehilangan giliran: { $told }.
press-silent = klik
press-fired = 💥 { $count ->
    [0] kartu habis
   *[other] { $count } kartu
}
press-pending = ❔
narration-pass = **{ $name }** lewat.
narration-draw-pass = **{ $name }** { $count ->
    [0] tidak bisa mengambil apa-apa, lalu lewat
   *[other] mengambil { $count } kartu, lalu lewat
}.
narration-taken-back = **{ $name }** membatalkan { $cards }.
narration-taken-back-other = **{ $name }** membatalkan langkah itu.
narration-color = **{ $name }** memilih { $emoji } { $color }.
narration-roulette = **{ $name }** harus menyebut warna.
narration-roulette-color = **{ $name }** menyebut { $emoji } { $color }, { $count ->
    [0] tapi tumpukan kosong,
   *[other] membuka { $count } kartu
} dan kehilangan giliran.
narration-roulette-cards = Yang terbuka: { $cards }.
narration-accept = **{ $name }** { $count ->
    [0] tidak mengambil apa-apa (tumpukan kosong)
   *[other] mengambil { $count } kartu
} dan kehilangan giliran.
narration-accept-only = **{ $name }** { $count ->
    [0] tidak mengambil apa-apa (tumpukan kosong)
   *[other] mengambil { $count } kartu
}.
narration-challenge-won = **{ $name }** menantang **{ $by }** dan benar: **{ $by }** { $count ->
    [0] tidak mengambil apa-apa (tumpukan kosong)
   *[other] mengambil { $count } kartu
}.
narration-challenge-lost = **{ $name }** menantang **{ $by }** dan salah: **{ $name }** { $count ->
    [0] tidak mengambil apa-apa (tumpukan kosong)
   *[other] mengambil { $count } kartu
} dan kehilangan giliran.
narration-hand = { $told } Kartu **{ $name }**: { $cards }
narration-uno = **{ $name }** bilang Uno.
narration-caught = **{ $by }** memergoki **{ $name }** tanpa Uno. **{ $name }** { $count ->
    [0] tidak mengambil apa-apa: tumpukan kosong
   *[other] mengambil { $count } kartu
}.
narration-caught-only = **{ $by }** memergoki **{ $name }** tanpa Uno.
narration-out = Kartu **{ $name }** habis!
narration-last-left = Tinggal **{ $name }** sendiri.
narration-placed = **{ $name }** menghabiskan kartu dan merebut peringkat berikutnya.
narration-waits = Kartu **{ $name }** habis, dan rekan setimnya lanjut main.
narration-over-limit = **{ $name }** memegang { $count } kartu dan gugur dari ronde ini.
narration-knocked-out = **{ $by }** menggugurkan **{ $name }** dengan { $card }: { $count } kartu.
narration-owed = Sekarang ada { $count } kartu yang harus diambil.
narration-owed-until = Ambil sampai keluar { $color }.
narration-owed-self = Karena hanya berdua, **{ $name }** sendiri yang kena: harus mengambil { $count } kartu.
narration-others-draw = Semua yang lain mengambil satu kartu.
narration-false-catch = **{ $by }** salah tuduh **{ $name }** dan { $count ->
    [0] tidak mengambil apa-apa: tumpukan kosong
   *[other] mengambil { $count } kartu
}.
narration-false-catch-only = **{ $by }** salah tuduh **{ $name }**.
narration-wrong-play = **{ $name }** mencoba { $cards }, tidak cocok, dan { $count ->
    [0] tidak mengambil apa-apa: tumpukan kosong
   *[other] mengambil { $count } kartu
}.
narration-wrong-play-only = **{ $name }** mencoba { $cards }, tidak cocok.
narration-swap = **{ $name }** dan **{ $target }** bertukar kartu.
narration-shuffle = Kartu semua pemain dikocok dan dibagikan lagi.
narration-pass-hands = Semua pemain mengoper kartunya.
narration-turned-over = Semuanya dibalik: sekarang sisi { $side ->
    [dark] gelap
   *[light] terang
} yang di atas, dengan { $emoji } { $card } di puncak.
narration-open = Kartu **{ $name }** sekarang terbuka.
narration-vote-began = Semua memilih: apa efek Wild Bebas?
narration-voted = **{ $name }** sudah memilih.
narration-rule = **Wild Bebas**: { $rule }.
narration-eliminated = **{ $name }** tersingkir dari pertandingan.
narration-seats = Semua pindah kursi. Urutan di meja sekarang: { $names }.
narration-time = Waktu ronde ini habis.
narration-reshuffle = Kartu buangan dikocok jadi tumpukan baru.
narration-clock = { $told } _Waktu habis._
narration-autopilot = { $told } _Dimainkan AI._
coming-off = **{ $name }** pergi. AI yang main.
coming-back = **{ $name }** kembali.
coming-handed = **{ $name }** menyerahkan kursi ke **{ $other }**.
coming-taken = **{ $name }** mengambil alih kursi **{ $other }**.
coming-joins = **{ $name }** ikut mulai ronde berikutnya.
narration-skipped = { $told } _Yang lain sepakat melewatinya._

## durations

duration-seconds = { $count } detik
duration-minutes = { $count } menit
duration-hours = { $count } jam
duration-days = { $count } hari

## characters

character-Kim = bersenandung sambil berpikir
character-Lou = menyapa tiap kartu seperti kawan lama
character-Max = selalu datang awal, tidak pernah buru-buru
character-Noa = tidak pernah mengangkat alis
character-Pat = kartunya selalu tersusun rapi
character-Quin = punya teori untuk segala hal
character-Robin = bangun sebelum subuh, segar bugar
character-Sam = tertawa dulu, main belakangan
character-Toni = setiap permainan serasa final
character-Uli = bawa camilan untuk semua
character-Alex = santai saja kalau sial
character-Bo = jarang bicara, sering tersenyum
character-Charlie = menyemangati pemain lain juga
character-Dani = menghitung awan di sela giliran
character-Eli = baca aturan untuk hiburan
character-Fin = suka akhir yang menegangkan
character-Gabi = ceritanya panjang, mainnya cepat
character-Jo = percaya pada kaus kaki keberuntungan
character-Mika = tenang seperti danau
character-Vik = percaya selalu bisa bangkit

remark = 💬 **{ $name }**: “{ $words }”
remark-won = { $pick ->
    [0] Seru banget. Lagi?
    [1] Aku bakal senyum semalaman.
   *[other] Main yang bagus, semuanya.
}
remark-out = { $pick ->
    [0] Itu yang terakhir.
    [1] Lihat, sudah tidak ada kartu!
   *[other] Tanganku kosong. Ada yang mau teh?
}
remark-caught = { $pick ->
    [0] Wah! Jeli juga.
    [1] Padahal rasanya sudah aman.
   *[other] Oke deh, itu salahku.
}
remark-guilty = { $pick ->
    [0] Kamu bisa membaca pikiranku.
    [1] Namanya juga usaha.
   *[other] Yah, ketahuan juga.
}
remark-innocent = { $pick ->
    [0] Aku mana mungkin begitu!
    [1] Tuh kan? Jujur.
   *[other] Hati nuraniku bersih.
}
remark-swap = { $pick ->
    [0] Coba lihat, ada apa saja di sini.
    [1] Ganti suasana!
   *[other] Segar dan baru.
}
remark-uno = { $pick ->
    [0] Uno! Sudah cukup keras belum?
    [1] Uno, dan sudah kubilang!
   *[other] Tinggal satu. Uno!
}
remark-draw = { $pick ->
    [0] Aduh.
    [1] Kartuku memang butuh teman.
   *[other] Makasih, aku memang koleksi.
}

table-thinking-color = **{ $name }** memilih warna…
table-thinking-challenge = **{ $name }** berpikir: ambil { $owed }, atau tantang…
table-thinking-challenge-until = **{ $name }** menimbang tantangan…
table-thinking-target = **{ $name }** memilih pemain…
table-thinking-drawn = **{ $name }** melihat kartu yang baru diambil…

## explain

button-explain = Kenapa?
explain-title = Apa yang bisa kamu mainkan, dan kenapa
explain-fits = Bisa kamu mainkan.
explain-no-match = Tidak cocok. Mainkan { $color }, angka atau simbol yang sama dengan { $top }, atau Wild.
explain-cannot-stack = Tidak bisa mengoper { $owed } kartu yang harus kamu ambil.
explain-cannot-stack-until = Tidak bisa mengopernya. Kamu mengambil sampai keluar { $color }.
explain-cannot-raise = Hanya +{ $least } atau lebih yang bisa mengoper { $owed } kartu yang harus kamu ambil.
explain-unseen = Tertutup. Kamu melihatnya saat giliranmu berikutnya mulai.
explain-penalty = Tidak cocok. Kalau dimainkan, kamu { $draws ->
    [press] menekan peluncur { $count } kali
   *[draw] mengambil { $count } kartu
}.
explain-more = { $count } alasan lain tidak ditampilkan.

## rulebook

rulebook-intro = # Aturan

    `unobot rules --markdown` mencetak halaman ini, dan dengan `--language` dalam bahasa lain. Meja memakai aturan resmi, kecuali host memilih yang lain di lobi: paket aturan, aturan rumah satu per satu, atau kode aturan. `/uno rules` menjelaskan aturan sebuah meja. *Kenapa?* menunjukkan aturan mana yang menghalangi sebuah kartu.
rulebook-presets = Paket aturan
rulebook-presets-what = Setiap paket adalah kumpulan aturan rumah yang punya nama. Daftar ini menunjukkan bedanya dari aturan resmi. Kodenya bisa ditempel di `/uno start`.
rulebook-fields = Aturan rumah
rulebook-fields-what = Semua aturan rumah bisa digabung, kecuali kalau daftar ini melarangnya.
rulebook-number = Angka dari { $low } sampai { $high }. Resmi: { $official }.
rulebook-official = { " " }(resmi)
rulebook-switch = Aktif:
rulebook-seats = { $setting } hanya dengan { $seats } pemain.
rulebook-clash = Tidak bisa digabung: { $settings }. { $why }
rulebook-edges = Saat aturan bertemu
rulebook-edges-what = Beberapa gabungan menyisakan pertanyaan. Inilah yang terjadi:
edge-last-card = **Kartu yang memindahkan kartu pemain, dimainkan terakhir.** Menghabiskan kartu mengakhiri ronde. Angka tujuh, nol, tukar kartu, kocok kartu, atau Wild Bebas sebagai kartu terakhir tidak memindahkan apa-apa dan tidak bertanya apa-apa. Begitu juga kalau yang lain lanjut main.
edge-last-pass-on = **Menghabiskan kartu sambil mengoper.** Saat harus mengambil, kamu bisa menghabiskan kartu dengan Reverse atau Skip. Pemain berikutnya yang harus mengambil tetap mengambil seluruh jumlahnya sebelum poin dihitung.
edge-zero-of-two = **Angka nol saat hanya berdua** menukar kartu kedua pemain.
edge-owing-seat-leaves = **Pemain yang harus mengambil keluar.** Kartunya tetap milik kursi itu. AI yang menggantikannya yang menjawab, dan pemain yang kembali mengambil sisanya.
edge-jump-in-owed = **Menyela saat ada yang harus mengambil.** Pemain dengan kartu ambil yang sama boleh memainkannya. Jumlahnya ditambahkan, dan pemain setelah yang menyela harus mengambil semuanya.
edge-jump-in-challenge = **Menyela Wild Draw Four yang menunggu jawaban.** Kartunya ditumpuk seperti biasa. Pertanyaannya pindah ke pemain berikutnya, dan hanya Wild Draw Four terakhir yang bisa ditantang.
edge-jump-in-own-card = **Menyela kartu sendiri** boleh. Kamu bisa memainkan kartu yang sama di atas kartumu sendiri, sampai ada kartu lain.
edge-jump-in-out = **Menghabiskan kartu dengan menyela** mengakhiri ronde seperti kartu terakhir lainnya. Kalau itu kartu ambil, pemain setelahnya tetap mengambil.
edge-jump-in-uno = **Menyela saat ada yang bisa dipergoki tanpa Uno.** Waktu memergoki baru habis saat pemain yang sedang giliran melangkah. Menyela tidak mengakhirinya, jadi beberapa pemain bisa dipergoki sekaligus.
edge-uno-moved-hands = **Tinggal satu kartu karena kartu berpindah.** Uno berlaku untuk kartu yang dimainkan hingga tersisa satu. Setelah kartu ditukar, dioper, atau dikocok, tidak ada yang bisa dipergoki. Pemain dengan satu kartu tetap boleh bilang Uno. Uno yang sudah dibilang tidak ikut pindah bersama kartunya.
edge-uno-drawn-card = **Kartu yang baru diambil lalu dimainkan hingga tersisa satu** butuh Uno seperti biasa. Uno yang dibilang sebelum mengambil tidak berlaku lagi, karena kartunya bertambah.
edge-reshuffle-penalty = **Tumpukan habis di tengah hukuman.** Pemain mengambil sisa tumpukan dulu. Lalu semua kartu buangan selain yang teratas dikocok, dan pemain mengambil dari situ. Kalau masih kurang, pemain mengambil semua yang tersisa.
edge-challenge-stacked = **Menantang di atas tumpukan** hanya tentang Wild Draw Four terakhir. Bersalah: pemainnya mengambil seluruh jumlah. Tidak bersalah: penantang mengambil jumlah itu dan dua lagi. Pemain yang menumpuk melepas hak menantang.
edge-blind-turn = **Kapan kartu yang diambil tertutup dibuka.** Kamu melihatnya saat giliranmu berikutnya mulai, begitu kamu bisa main atau harus mengambil. Giliran yang hilang tidak dihitung. Kalau kamu mengambil sejumlah kartu lalu main (Main setelah ambil), kamu melihatnya satu giliran kemudian. Kalau kamu mengambil di giliran orang lain (bom, hukuman, Wild Bebas), kamu melihatnya di giliranmu berikutnya.
edge-blind-hands = **Ambil tertutup dan kartu yang berpindah.** Pemain yang menerima kartu orang lain tidak mengambilnya, jadi langsung melihat semuanya. Termasuk kartu yang belum dilihat pemilik sebelumnya.
edge-blind-judged = **Ambil tertutup, dan apa yang harus atau bisa dimainkan.** Hanya kartu yang sudah kamu lihat yang dihitung untuk bermain, menyela, Wajib main, dan Wild Draw Four yang sah. Tantangan menilai kartu-kartu itu dan memperlihatkan sisanya tertutup. Untuk Uno, batas kartu, dan poin ronde, semua kartumu dihitung.
edge-leaving-open = **Pemain yang sedang giliran keluar saat warna, sasaran, atau tantangan belum diputuskan.** AI langsung menggantikan. AI memilih warna atau sasaran, atau mengambil, atau menantang.
edge-only-ais = **Tinggal AI.** Saat pemain terakhir keluar atau tertidur, permainan berhenti, dan tidak ada yang diambil atau dihitung. Satu tekanan dari pemain mana pun melanjutkannya. Pertandingan dijeda sepuluh menit setelah pemain terakhir ada. Para pemainnya bisa melanjutkan dalam tujuh hari dengan **Lanjut main** atau `/uno resume`. AI hanya main sendiri kalau semua pemain menyalakan autopilot, dan pertandingan itu tidak dihitung untuk siapa pun.
edge-late = **Datang terlambat, datang kembali.** Pemain yang kembali mendapat kursi, kartu, dan skornya sendiri, tidak pernah yang baru. Kalau host menyerahkan kursinya ke AI, dia mengambil alih kursi yang sama, atau tidak sama sekali. Pemain baru langsung mengambil alih kursi AI beserta kartu dan skornya. Atau dia mendapat kursi baru mulai ronde berikutnya, di belakang kursi terakhir dan dengan skor terendah. Tidak ada kursi baru dalam tim, eliminasi, atau pertandingan dengan jumlah ronde tetap.

## rulesets

value-switch = { $value ->
    [on] aktif
   *[off] mati
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = Cara main
rules-topic-house = Aturan rumah di sini
rules-topic-cards = Kartu
rules-topic-asked = Sering ditanyakan
rules-first = { $both ->
    [on] Habiskan kartu kedua anggota timmu sebelum tim lain.
   *[off] Jadilah yang pertama menghabiskan kartu.
}
rules-goal = **Tujuan** · { $scoring ->
    [single] { $first } Satu ronde adalah satu pertandingan, dan poin tidak dihitung.
    [until_last] Habiskan kartumu untuk merebut peringkat berikutnya. Yang lain lanjut sampai hanya satu pemain yang masih punya kartu. Satu ronde adalah satu pertandingan, dan poin tidak dihitung.
    [golf] Usahakan poinmu sesedikit mungkin saat ronde berakhir. Ronde berakhir saat { $both ->
        [on] kedua anggota sebuah tim
       *[off] seorang pemain
    } kehabisan kartu. Lalu semua mendapat poin dari kartu yang masih dipegang{ $teams ->
        [on] , juga dari kartu rekan setimnya
       *[off] { "" }
    }. { $points } Setelah { $rounds } ronde, jumlah terendah menang. Kalau seri, main satu ronde lagi.
    [best_of] { $first } Itu memenangkan ronde, dan poin tidak dihitung. Pertandingan punya { $rounds } ronde, dan yang paling banyak menang ronde jadi pemenang. Selesai lebih awal kalau tidak ada yang bisa mengejar. Kalau yang teratas seri, main satu ronde lagi.
   *[points] { $first } Itu memenangkan ronde, dan poin dari kartu { $teams ->
        [on] lawan
       *[off] semua pemain lain
    }. { $points } { $elimination ->
        [on] Setelah tiap ronde, pemain dengan poin terbanyak di tangan tersingkir. Yang tersisa terakhir memenangkan pertandingan.
       *[off] Yang pertama mencapai { $target } poin memenangkan pertandingan. Kalau dua teratas seri, main satu ronde lagi.
    }
}
rules-points = Nilai kartu: { $points }.
rules-points-number = angka sesuai nilainya
rules-points-action = kartu aksi { $points }
rules-points-wild = Wild { $points }
rules-points-others = semua yang lain { $points }
rules-points-face = { $card } { $points }
rules-turn = **Giliranmu**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] Mainkan kartu apa saja.
    [always] Mainkan kartu apa saja. Tidak bisa mengambil sebagai gantinya.
   *[match] Mainkan kartu dengan warna, angka, atau simbol kartu teratas, atau Wild.
}
rules-turn-press = Kalau tidak main, kamu menekan peluncur sekali. Peluncur diam saja atau menembakkan kartu ke arahmu. Lalu giliranmu selesai.
rules-turn-uno = { $kind ->
    [off] Tidak perlu bilang Uno.
    [announced] Saat kamu memainkan kartu kedua terakhir, Uno diumumkan otomatis.
    [strict] Saat kartumu tinggal satu, kamu harus bilang **Uno** sebelum pemain lain memergokimu. Hanya berlaku saat itu.
   *[call] Dengan satu kartu tersisa, kamu harus bilang **Uno**: tepat sebelum memainkan kartu, bersamaan, atau sesudahnya sebelum pemain lain memergokimu.
}{ $catches ->
    [draw] { " " }Ketahuan: { $penalty ->
        [0] tidak apa-apa.
       *[other] kamu mengambil { $penalty } kartu.
    }
    [press] { " " }Ketahuan: { $penalty ->
        [0] tidak apa-apa.
       *[other] kamu menekan peluncur { $penalty } kali.
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **Wild** · Bisa di atas kartu apa saja, dan kamu memilih warnanya.
rules-card = **{ $card }** · { $does }
rules-no-challenge = Kartu ambil tidak bisa ditantang.
rules-asked-draw = Boleh mengambil meski bisa main? Boleh.
rules-asked-press = Boleh menekan meski bisa main? Boleh.
rules-asked-stack = Harus menumpuk? Tidak, kamu boleh mengambil jumlahnya. Untuk menumpuk, nilai plusnya harus setinggi yang terakhir, bukan setinggi jumlahnya. Warnanya bebas.
rules-asked-discard = Bolehkah menghabiskan kartu dengan Buang Semua? Boleh. Kalau menyisakan satu kartu, bilang Uno. Kartu yang ikut terbuang tidak punya efek.
rules-asked-roulette = Siapa yang menyebut warna rolet? Pemain yang kena. Wild tidak menghentikannya, dan tidak ada yang bisa menumpuk di atasnya.
rules-asked-out = Pemain dengan { $limit } kartu gugur, bahkan beberapa dalam satu ronde. Kartunya masuk ke bawah tumpukan buang, dan kembali saat dikocok lagi.
rules-asked-seven = Apakah angka tujuh harus menukar? Ya, kecuali kalau itu kartu terakhir.
rules-asked-backs = Kenapa aku tidak bisa melihat sisi belakang kartuku? Hanya yang lain yang melihatnya, seperti di meja sungguhan. Setelah Flip, itulah kartumu.
rules-asked-flip = Apa yang di atas setelah Flip? Kartu yang tadinya paling bawah di buangan. Kalau itu Wild, pemain berikutnya memilih warna.
rules-asked-side = Sisi mana yang dihitung saat ronde berakhir? Sisi yang sedang dimainkan. Flip sebagai kartu terakhir membalik kartu pemain dulu.
effect-discards-color = Semua kartu lain dengan warna itu di tanganmu ikut terbuang, tanpa efek.
effect-turns-over = Semuanya dibalik: buangan sekaligus, tumpukan ambil, dan kartu semua pemain. Kartu teratas yang baru tidak punya efek.
effect-reverses = Arah permainan dibalik. Saat hanya berdua, lawan kehilangan giliran.
effect-owes = Pemain berikutnya mengambil { $count } kartu dan { $after ->
    [on] tetap main.
   *[off] kehilangan giliran.
}
effect-reverses-owes = Arah permainan dibalik. Pemain yang jadi berikutnya mengambil { $count } kartu dan { $after ->
    [on] tetap main.
   *[off] kehilangan giliran.
} Saat hanya berdua, itu kamu.
effect-roulette = Pemain berikutnya menyebut warna, membuka kartu sampai warna itu keluar, mengambil semuanya dan { $after ->
    [on] tetap main.
   *[off] kehilangan giliran.
}
effect-presses = Pemain berikutnya menekan peluncur { $count ->
    [1] sekali
   *[other] { $count } kali
} dan { $after ->
    [on] tetap main.
   *[off] kehilangan giliran.
}
effect-presses-until = Pemain berikutnya menekan peluncur sampai menembak, dan { $after ->
    [on] tetap main.
   *[off] kehilangan giliran.
}
effect-skips = { $count ->
    [1] Pemain berikutnya kehilangan giliran.
   *[other] { $count } pemain berikutnya kehilangan giliran.
}
effect-skips-all = Semua yang lain kehilangan giliran. Kamu main lagi.
effect-others-draw = Semua yang lain mengambil { $count } kartu.
effect-others-press = Semua yang lain menekan peluncur { $count } kali.
effect-target-draws = Pemain pilihanmu mengambil { $count } kartu, tanpa kehilangan giliran.
effect-swap = Bertukar kartu dengan pemain pilihanmu.
effect-swap-owes-uno = Pemain yang lalu memegang satu kartu harus bilang Uno.
effect-shuffle = Kartu semua pemain dikumpulkan, dikocok, dan dibagikan lagi.
effect-voted = Efeknya sesuai pilihan kalian sebelum ronde pertama.
effect-none = Tidak punya efek.
effect-none-last = Sebagai kartu terakhir, tidak punya efek.
effect-never-last = Tidak boleh jadi kartu terakhirmu.
effect-never-on = Tidak bisa dimainkan di atas { $card }, kecuali untuk menumpuk.
effect-challenged = Pemain berikutnya mengambil { $count } dan { $after ->
    [on] tetap main
   *[off] kehilangan giliran
}{ $kind ->
    [free] . Bisa kamu mainkan kapan saja.
    [strict] . Hanya bisa dimainkan kalau sah: { $needs ->
        [no_playable] kamu tidak bisa memainkan kartu lain.
       *[no_color] kamu tidak punya kartu dengan warna yang berlaku.
    }
   *[challenge] , atau menantang. Kartu ini hanya sah kalau { $needs ->
        [no_playable] kamu tidak bisa memainkan kartu lain
       *[no_color] kamu tidak punya kartu dengan warna yang berlaku
    }. { $sum ->
        [on] Bersalah: kamu mengambil seluruh jumlah. Tidak bersalah: penantang mengambil jumlah itu dan dua lagi, dan kehilangan giliran.
       *[off] Bersalah: kamu sendiri yang mengambil { $count }. Tidak bersalah: penantang mengambil { $more } dan kehilangan giliran.
    }
}
effect-challenged-until = Pemain berikutnya mengambil sampai kartu warna itu keluar, dan { $after ->
    [on] tetap main
   *[off] kehilangan giliran
}{ $kind ->
    [free] . Bisa kamu mainkan kapan saja.
    [strict] . Hanya bisa dimainkan kalau sah: { $needs ->
        [no_playable] kamu tidak bisa memainkan kartu lain.
       *[no_color] kamu tidak punya kartu dengan warna yang berlaku.
    }
   *[challenge] , atau menantang. Kartu ini hanya sah kalau { $needs ->
        [no_playable] kamu tidak bisa memainkan kartu lain
       *[no_color] kamu tidak punya kartu dengan warna yang berlaku
    }. Bersalah: kamu mengambil sampai warnanya keluar. Tidak bersalah: penantang mengambil sampai keluar, lalu dua lagi, dan kehilangan giliran.
}

contradiction-no-ruleset = Aku tidak bisa membaca aturan ini. Pilih paket aturan, atau tempel kode.
contradiction-unknown-field = Versi ini tidak punya aturan bernama “{ $field }”. Pilih paket aturan, atau tempel kode lain.
contradiction-bad-value = { $field } tidak bisa “{ $value }”. Pilih dari menu.
contradiction-bad-number = { $field } berupa angka dari { $low } sampai { $high }, bukan { $value }.
contradiction-bomb-needs-several = Bom itu beberapa kartu sekaligus. Aktifkan juga “Beberapa sekaligus”.
contradiction-keep-needs-move = Tidak ada kartu yang memindahkan kartu pemain, jadi tidak ada yang bisa ditolak. Aktifkan “Tujuh menukar” atau “Nol mengoper”, atau matikan “Tukar opsional”.
contradiction-revenge-needs-stacking = Balas dendam menggandakan jumlah yang ditumpuk. Pilih jenis “Menumpuk” dulu.
contradiction-no-draw-needs-limit = Tidak ada batas yang bisa menghentikan pemain mengambil. Atur “Batas kartu” dulu.
contradiction-limit-within-deal = { $hand_size } kartu awal langsung melewati batas { $hand_limit }. Naikkan “Batas kartu”, atau kurangi “Kartu awal”.
contradiction-knock-out-needs-limit = Tanpa batas, tidak ada yang gugur. Atur dulu “Batas kartu” yang menggugurkan pemain.
contradiction-not-in-deck = Dek ini tidak mengizinkan pilihan itu untuk “{ $field }”. Biarkan aturan itu, atau pilih dek lain.
contradiction-limit-until-last = Pertandingan sampai tersisa satu tidak bisa menggugurkan pemain karena kartunya banyak. Biarkan “Batas kartu” hanya menghentikan pengambilan, atau pilih “Sistem poin” lain.
contradiction-four-not-judged = Wild Draw Four yang bisa dimainkan kapan saja tidak pernah dinilai. Biarkan syaratnya, atau izinkan ditantang.
contradiction-nothing-to-show = Hanya tantangan yang memperlihatkan kartu. Izinkan Wild Draw Four ditantang, atau perlihatkan kartu ke penantang saja.
contradiction-false-catch-needs-calls = Kalau tidak perlu bilang Uno, tidak ada salah tuduh. Biarkan pemain bilang Uno, atau atur “Salah tuduh” ke “tidak ada”.
contradiction-double-needs-points = “Skor ganda” menggandakan poin pemenang ronde. Pilih “Sistem poin” dengan poin, atau matikan.
contradiction-both-out-needs-teams = Hanya rekan setim yang bisa sama-sama habis. Aktifkan juga “Tim”.
contradiction-teams-until-last = Tim tidak bisa main sampai tersisa satu. Pilih “Sistem poin” lain, atau matikan “Tim”.
contradiction-teams-elimination = Tim tidak bisa kehilangan satu pemain. Matikan “Tim” atau “Eliminasi”.
contradiction-elimination-needs-rounds = Eliminasi berlanjut sampai tersisa satu pemain. Pilih “Sistem poin” dengan poin, atau matikan.
contradiction-reshuffle-teams = Rekan setim duduk berhadapan sepanjang pertandingan. Matikan “Tim” atau “Kursi diacak”.
contradiction-reshuffle-needs-rounds = Kursi diacak di antara ronde, padahal di sini satu ronde adalah pertandingan. Pilih “Sistem poin” dengan poin, atau matikan “Kursi diacak”.
contradiction-blind-until-playable = Mengambil sampai ada yang cocok akan membocorkan kartunya. Ambil satu kartu, atau matikan “Ambil tertutup”.
contradiction-blind-must-play = Kartu tertutup tidak ketahuan harus dimainkan atau tidak. Biarkan kartu yang diambil dimainkan atau disimpan, atau matikan “Ambil tertutup”.
contradiction-blind-open-hands = Kartu yang terbuka untuk semua tidak bisa tersembunyi dari pemiliknya. Jangan pakai kartu terbuka, atau matikan “Ambil tertutup”.
contradiction-seats = { $seats } pemain terlalu sedikit atau terlalu banyak: bisa { $low } sampai { $high } orang.
contradiction-teams-even = Tim butuh empat, enam, delapan, atau sepuluh pemain. Sekarang ada { $seats }.
contradiction-deck-too-small = { $decks } dek terlalu kecil untuk membagikan { $hand_size } kartu ke masing-masing dari { $seats } pemain. Bagikan paling banyak { $most }, atau tambah dek.
code-no-code = Itu bukan kode aturan. Tempel kode seperti yang ditampilkan meja, atau pilih paket aturan.
code-other-version = Itu bukan paket aturan, dan kode yang diawali { $version } berasal dari versi lain. Pilih paket aturan, atau tempel kode yang diawali A.
code-mistyped = Kode itu salah ketik. Salin lagi dari meja yang menampilkannya.
code-newer-field = Kode itu punya aturan rumah { $tag } yang tidak dikenal versi ini. Perbarui unobot, atau pilih aturan lain.
code-bad-value = Kode itu mengatur { $field } ke “{ $value }”, yang tidak dikenal versi ini. Perbarui unobot, atau pilih aturan lain.

## illustrations

alt-top = Di atas: { $card }
alt-top-below = Di atas: { $card }; di bawahnya: { $below }
alt-played = memainkan { $card }
alt-drew = mengambil { $count }
alt-silent = menekan: klik
alt-launcher = Klik sejak peluncur terakhir menembak: { $count }.
alt-skipped = kena skip
alt-seat = { $name }: { $count } kartu
alt-lobby = Sebelum pertandingan: { $seats }. { $free ->
    [0] Tidak ada kursi kosong.
   *[other] { $free } kursi kosong.
}
alt-table = { $top }. { $way }, { $pile }. Menurut urutan main: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = { $scoring ->
    [golf] Poin per ronde. Paling sedikit setelah { $rounds } ronde menang.
    [best_of] Ronde yang dimenangkan, terbaik dari { $rounds }, per ronde.
   *[points] Lembar skor sampai { $target } poin, per ronde.
} { $scores }
alt-playable = Bisa kamu mainkan: { $cards }
alt-backs = di sisi belakang: { $cards }

## buttons

button-hand = Kartu
button-more = Menu
button-rules = Aturan
button-players = Pemain
button-show-table = Tampilkan meja
button-leave = Keluar
button-rematch = Main lagi
button-help = Bantuan
button-code = Tempel kode
button-form = Semua di satu formulir
button-form-again = Kembali ke formulir

button-uno = Uno!
button-catch = Ketahuan!
button-catch-name = Ketahuan, { $name }!
button-draw = Ambil
button-press-launcher = ⚡ Tekan
button-play = Mainkan
button-keep = Simpan
button-no-swap = Tidak tukar
button-pass-hands = Oper
button-say-uno-off = 📣 Bilang UNO
button-say-uno-on = ✅ UNO siap
button-say-uno-off-short = 📣 UNO
button-say-uno-on-short = ✅ UNO

button-refresh = Segarkan
button-back = Kembali
button-back-hand = Kembali ke kartuku
button-previous = ◀
button-page = { $page } dari { $pages }
button-next = ▶

### lobby

## lobby

button-join = Gabung
button-start = Mulai
button-open = Buka meja
button-start-ais = Main lawan { $ais } AI
button-start-with = Mulai dengan { $ais } AI
button-start-waits = Mulai: tunggu { $people } lagi
button-add-ai = Tambah AI
button-options = Aturan, tempo, pemain
button-length-round = Main cepat: satu ronde
button-quick = Main cepat
button-length-points = Sampai { $target } poin
button-length-rounds = { $scoring ->
    [golf] Golf: { $rounds } ronde
   *[best_of] Pertandingan { $rounds } ronde
}
button-invite = Undang
button-change-rules = Ubah aturan

lobby-title = Uno: siapa ikut?
lobby-how = Tekan **Gabung** untuk dapat kursi. **{ $host }** yang memulai pertandingan.
lobby-how-start = **{ $host }** yang memulai pertandingan.
lobby-rematch = Uno: main lagi?
lobby-rematch-how = Dimulai saat semua pemain menekan **Main lagi**, atau saat **{ $host }** menekan **Mulai**.
lobby-free = ▫️ _kosong_
lobby-missing = Kurang { $ais } pemain lagi. Tunggu teman, atau langsung main lawan AI.
lobby-waiting-teams = Tim butuh { $needed } pemain: tunggu { $missing } lagi, atau tambah AI.
lobby-ready = { $seats ->
    [10] Sepuluh kursi sudah terisi semua.
   *[other] Siap dimulai. Bisa sampai sepuluh pemain.
}
lobby-rules = Aturan: **{ $preset }** · { $what }
lobby-time-control = Tempo: { $pace }
lobby-even = Laga seimbang: AI ini main kira-kira sebagus orang-orang di sini. Kalau mereka menang, berikutnya lebih sulit. Kalau kalah, lebih mudah.
lobby-access-invited = ✉️ Hanya dengan undangan.
lobby-access-closed = 🔒 Tertutup untuk pemain baru.
lobby-until = Tutup { $when } kalau tidak ada yang gabung.
lobby-until-start = Tutup { $when } kalau pertandingan tidak dimulai.
lobby-add-ai = Tambah pemain AI
lobby-remove-ai = Keluarkan AI

lobby-closed = Meja ini sudah ditutup
lobby-limited-rules = 🔒 Admin server ini mengunci aturan, jadi meja ini sekarang memakai aturan server.
lobby-limited-ais = 🔒 Admin server ini membatasi pemain AI, jadi sebagian harus keluar.

## seats

mark-host = 👑 host
mark-ready = ✅ siap
mark-ai = 🤖 AI, { $level }
mark-engine = ⚙️ mesin { $level }
mark-away = 🤖 pergi, AI yang main
mark-autopilot = 💤 tidur, AI yang main
mark-resting = 🤖 AI main sementara
mark-gone = 💤 pergi
mark-asleep = 💤 tidur
mark-out = 🚪 gugur
mark-placed = 🏁 peringkat { $place }
mark-done = 🏁 selesai
mark-uno = 📣 sudah Uno
mark-uno-owed = ❗ belum bilang Uno
mark-uno-short = 📣 Uno!
mark-uno-owed-short = ❗ Uno?

legend-cards = kartu
legend-points = poin
legend-rounds-won = ronde dimenangkan
legend-ai = 🤖 AI
legend-away = 💤 pergi, AI yang main
legend-teams = 🤝 Tim: { $teams }

level-novice = pemula
level-novice-how = Memainkan kartu apa saja yang cocok.
level-casual = santai
level-casual-how = Kadang main bagus, kadang tidak.
level-clever = cerdik
level-clever-how = Main bagus, tapi kadang salah.
level-expert = ahli
level-expert-how = Belajar dengan main lawan diri sendiri.
level-even = laga seimbang
level-even-how = Sekuatmu, menurut laga terakhirmu.
engine-how = Program yang ditambahkan admin bot.

table-engine-failed = ⚙️ Mesin { $engine } gagal. Sekarang AI main untuk **{ $name }**.
refused-no-ai = Tidak ada AI itu di meja ini.
refused-engine-rules = { $engine } tidak bisa main dengan aturan ini. Mesin butuh aturan resmi, satu dek, dan tujuh kartu awal; targetnya bebas.
refused-only-host-engine = Hanya host, { $host }, yang bisa mendudukkan mesin.

## places

place-direct = Uno sendiri · [ke pertandingan]({ $link })
place-group = Uno di grup · [ke meja]({ $link })
place-foreign = Uno di server tanpaku · [ke meja]({ $link })
asleep-title = Mejanya tertidur
asleep-body = Sudah lama tidak ada yang menekan tombol, dan di sini aku hanya bisa menulis setelah ada yang menekan. Tekan di sini untuk lanjut dari tempat terakhir.
button-wake = Lanjutkan
asleep-moved = Mejanya berlanjut di bawah.
refused-external-apps = Kamu tidak punya izin Gunakan Aplikasi Eksternal di sini, jadi hanya kamu yang akan melihat mejanya. Minta ke admin server ini, atau main di obrolan grup.
refused-slow-direct = Pertandingan di pesan pribadi kita tidak pakai waktu, jadi temponya tidak bisa dipilih.
refused-slow-group = Di obrolan grup, aku tidak bisa mengingatkan siapa pun, jadi tidak ada meja lambat. Pilih tempo yang lebih cepat.
refused-slow-foreign = Aku bukan anggota server ini, jadi aku tidak bisa mengingatkan siapa pun. Tidak ada meja lambat di sini. Pilih tempo yang lebih cepat.
refused-thread-direct = Di pesan pribadi kita, tidak ada utas. Kosongkan opsi **utas**.
refused-thread-group = Di obrolan grup, tidak ada utas. Kosongkan opsi **utas**.
refused-thread-foreign = Aku bukan anggota server ini, jadi aku tidak bisa membuka utas. Kosongkan opsi **utas**.
refused-resume-place = Di luar server, pertandingan dilanjutkan dengan tombol di pesannya. `/uno start` membuka yang baru.

## obstacles

refused-timeout = Aku tidak bisa main di { $channel }: seorang moderator memberiku timeout sampai { $until }. Moderator bisa mengakhirinya lebih cepat.
refused-private-thread = Aku tidak ada di utas pribadi { $channel }, jadi aku tidak bisa menulis di sana. Sebut { $bot } di dalamnya supaya aku masuk, lalu coba lagi.
refused-locked-thread = Aku tidak bisa main di { $channel }: utasnya terkunci. Moderator bisa membukanya.
refused-hidden-channel = Aku tidak bisa melihat { $channel }. Kalau itu utas pribadi, sebut { $bot } di dalamnya. Kalau bukan, beri aku izin Lihat Channel di sana.
refused-slow-mode = Mode lambat Discord menahanku menulis di { $channel } sekarang. Admin bisa memberi peranku izin Lewati Mode Lambat di sana, atau mematikan mode lambat.
note-mute-timeout = Aku tidak bisa menampilkan meja di { $channel }: seorang moderator memberiku timeout sampai { $until }. Permainan lanjut di kartu kalian.
note-mute-private-thread = Aku tidak bisa menampilkan meja di { $channel }: aku tidak ada di utas pribadi ini. Sebut { $bot } di dalamnya supaya aku masuk. Permainan lanjut di kartu kalian.
note-mute-hidden-channel = Aku tidak bisa menampilkan meja di { $channel }, karena aku tidak bisa melihatnya. Kalau itu utas pribadi, sebut { $bot } di dalamnya. Kalau bukan, beri aku izin Lihat Channel di sana. Permainan lanjut di kartu kalian.
note-mute-slow-mode = Aku tidak bisa menampilkan meja di { $channel } sekarang, karena mode lambat. Permainan lanjut di kartu kalian.
refused-commands-only = Server ini punya perintahku, tapi aku bukan anggotanya, jadi itu tidak bisa di sini. Tambahkan aku dengan tautan ini: { $link }
refused-commands-only-private = Server ini punya perintahku, tapi aku bukan anggotanya, jadi itu tidak bisa di sini. Orang yang menjalankanku bisa menambahkanku.

## players

players-title = Pemain
players-alone = Hanya kamu orang di sini.
players-kick = Tendang pemain…
players-new-host = Pilih host baru…
players-release = Lepas kursi pemain yang keluar…
access-open = Siapa saja bisa gabung
access-invited = Hanya yang diundang
access-closed = Tidak ada lagi yang bisa gabung

players-kick-title = Tendang { $name }?
players-kick-body = AI melanjutkan dengan kartunya. Dia tidak bisa kembali ke pertandingan ini.
players-kick-leaves = Dia masih ada di pertandingan ini. Kalau kamu menendangnya, kamu keluar dari pertandingan dan jadi yang terakhir di hasil dan rating. Kamu tetap bisa main.
players-kick-body-lobby = Dia tidak bisa kembali ke meja ini.
button-kick = Tendang

note-kicked = { $name } ditendang.
note-new-host = { $name } sekarang jadi host.
note-released = Kursi { $name } sekarang milik AI. Yang lain bisa mengambil alih.
refused-kicked = Kamu ditendang dari pertandingan ini. Kamu bisa gabung di meja berikutnya di sini.
refused-former = Kamu menghapus datamu, jadi tidak bisa kembali ke pertandingan ini. Kamu bisa gabung di meja berikutnya di sini.
refused-invited-only = Hanya dengan undangan. Minta undangan ke { $host }.
refused-closed-to-new = Tertutup untuk pemain baru. Tanya host, { $host }.
refused-only-host-manages = Hanya host, { $host }, atau moderator yang bisa melakukan itu.
refused-no-such-player = Dia tidak punya kursi lagi di meja ini.
refused-kick-oneself = Kamu tidak bisa menendang diri sendiri. Tekan **Keluar**.
refused-new-host-away = { $name } sedang pergi, padahal host harus ada di sini.
refused-release-present = { $name } masih di sini, jadi kursi itu miliknya. Kamu bisa menendangnya.

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: belum ada warna
table-play = Giliran **{ $name }**: cocokkan { $emoji } **{ $color }** atau **{ $face }**.
table-play-color = Giliran **{ $name }**: cocokkan { $emoji } **{ $color }**.
table-play-any = **{ $name }** mulai dengan kartu apa saja.
table-any = **{ $name }** memainkan kartu apa saja.
table-drawn = **{ $name }** mengambil kartu: mainkan atau simpan.
table-drawn-must = **{ $name }** mengambil kartu dan harus memainkannya kalau cocok.
table-drawn-blind = **{ $name }** mengambil kartu tertutup.
table-color = **{ $name }** memilih warna pertama.
table-roulette = **{ $name }**: warna apa?
table-answer = **{ $name }** harus mengambil { $owed } kartu, atau menantang **{ $by }**.
table-answer-until = **{ $name }** mengambil sampai { $color } atau menantang **{ $by }**
table-owes = **{ $name }** harus mengambil { $owed } kartu, atau mengopernya.
table-owes-until = **{ $name }** mengambil sampai { $color } atau mengopernya
table-nothing-laid = Belum ada kartu yang dimainkan
table-thinking = **{ $name }** berpikir…
table-turn-answer = **{ $name }** mengambil { $owed } atau menantang **{ $by }**
table-turn-owes = **{ $name }** mengambil { $owed } atau mengopernya
table-turn-drawn = **{ $name }** mengambil kartu
table-waits = 💤 Tidak ada orang, jadi pertandingan menunggu. **{ $button }** melanjutkannya.
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discord diam: waktu berhenti.
table-skip = ⏭️ { $count } dari { $needed } suara untuk melewati giliran ini, di **Menu**.
table-newcomers = Ikut mulai ronde berikutnya: { $names }
open-hand = terbuka: { $cards }
table-round = Ronde { $number }
table-round-ends = waktu habis { $when }
table-clockwise = ↻ searah jarum jam
table-counterclockwise = ↺ berlawanan arah
table-side = { $side ->
    [dark] 🌙 sisi gelap
   *[light] ☀️ sisi terang
}
table-pile = { $count ->
    [0] tumpukan kosong
   *[other] tumpukan: { $count }
}

ping-turn = { $mention }, giliranmu ({ $card }) · habis { $when }
ping-turn-untimed = { $mention }, giliranmu ({ $card })
ping-answer = { $mention }, kamu harus mengambil { $owed } kartu. Bagaimana? · habis { $when }
ping-answer-untimed = { $mention }, kamu harus mengambil { $owed } kartu. Bagaimana?
ping-first = { $mention }, giliranmu · habis { $when }
ping-first-untimed = { $mention }, giliranmu

name-unknown = Pemain tak dikenal
name-former = Mantan pemain
dm-place = Uno di **{ $server }** · [ke meja]({ $link })
dm-place-suspended = Uno di **{ $server }** · [ke server]({ $link })
dm-place-unknown = sebuah server
note-mute-permission = Aku tidak bisa menampilkan meja di { $channel }: aku butuh izin { $missing } di sana. Permainan lanjut di kartu kalian.
note-mute-thread = Aku tidak bisa menampilkan meja di { $channel }: utasnya ditutup. Permainan lanjut di kartu kalian.

## tables

tables-yours = Mejamu
tables-which = Meja yang mana?
tables-turn = **giliranmu**
tables-wait = **{ $name }** sedang main
tables-waits = menunggu, karena tidak ada orang
tables-until = habis { $when }
tables-pause = jeda antarronde
tables-next = ronde berikutnya { $when }
tables-lobby = belum dimulai
tables-suspended = menunggu `/uno resume`
tables-over = selesai
tables-more = { $count } meja lagi tidak ada di daftar. Buka kartumu di sana.
tables-notify-me = **Kabari aku** mem-ping kamu saat meja berikutnya dibuka di channel ini.
tables-empty = Kamu tidak duduk di meja mana pun. `/uno start` membuka meja.

## suspended

suspended-match = Pertandingan menunggu
suspended-lobby = Meja menunggu
suspended-here = Aku tidak bisa menjangkau channel pertandingan ini. Lanjutkan di channel ini dengan **Main di sini**, atau di channel lain dengan `/uno resume`.
adjourned-title = Pertandingan dijeda
adjourned-body = Sudah beberapa lama tidak ada orang di sini, jadi pertandingan menunggu persis seperti tadi. Lanjutkan di sini dengan **Lanjut main**, atau di channel mana pun di server ini dengan `/uno resume`.
adjourned-resting = Sudah beberapa lama hanya AI yang main di sini, jadi pertandingan menunggu. **{ $button }** melanjutkannya.
adjourned-kept = Ditutup selamanya { $when }.
button-resume = Lanjut main
button-resume-here = Main di sini
refused-adjourned = Pertandingan ini dijeda karena semua keluar. `/uno resume` melanjutkannya.
refused-suspended = Aku tidak bisa menjangkau channel pertandingan ini. Lanjutkan dengan `/uno resume` di channel mana pun di server ini.
refused-channel-suspended = Ada pertandingan yang menunggu di channel ini. `/uno resume` melanjutkannya.
refused-not-suspended = Pertandingan ini sudah berjalan.
refused-nothing-suspended = Tidak ada pertandingan yang menunggu di server ini. `/uno start` membuka meja.
refused-only-seated-resumes = Hanya pemainnya, host, atau moderator yang bisa melanjutkan pertandingan.
refused-which-match = Ada beberapa pertandingan yang menunggu. Pilih satu dengan opsi **pertandingan**.

## vote

vote-title = Apa efek Wild Bebas?
vote-how = Masing-masing punya satu suara. Kalau seri, diundi.
vote-option = { $number }. { $rule }: { $count } suara
vote-open = Belum memilih: { $names }.
vote-voted = Kamu memilih { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = semua yang lain mengambil satu kartu
custom-pass-hands = semua mengoper kartunya ke pemain berikutnya
custom-target-draws = pemain pilihanmu mengambil dua kartu
custom-skip-all = semua yang lain kena skip dan kamu main lagi
custom-swap = kamu bertukar kartu dengan pemain pilihanmu

## time_control

button-time-control = Tempo
time-control-title = Berapa batas waktu satu langkah?
time-control-how = Di meja lambat, kamu tidak perlu menunggu. Aku mengingatkanmu saat giliranmu tiba, dan `/uno tables` menampilkan meja yang menunggumu.
time-control-normal = Normal
time-control-fast = Cepat: 20 detik per langkah
time-control-hours = Lambat: 4 jam per langkah
time-control-day = Lambat: sehari per langkah
time-control-days = Lambat: 3 hari per langkah
time-control-time = { $time } per langkah
ping-switch-off = `/uno me` mematikan pengingat ini.
refused-only-host-time-control = Hanya host, { $host }, yang bisa memilih tempo.
refused-time-control-by-rules = Aturan meja ini memberimu { $seconds } detik per langkah. Ubah lewat **Ubah aturan**.

### play

## hand

hand-play = Giliranmu: cocokkan { $emoji } **{ $color }** atau **{ $face }**
hand-play-color = Giliranmu: cocokkan { $emoji } **{ $color }**
hand-play-any = Giliranmu: mulai dengan kartu apa saja
hand-turn = **Giliranmu:** { $color } / { $sign }
hand-turn-color = **Giliranmu:** { $color }
hand-turn-any = **Giliranmu:** kartu apa saja
hand-partner = Rekan: **{ $name }**, { $count } kartu.
hand-partner-done = Kartu **{ $name }** sudah habis. Sekarang tergantung kamu.
hand-done = **{ $name }** lanjut main untuk timmu, { $count } kartu.
hand-out = Kamu sudah keluar dari ronde ini: { $place }
knocked-out-title = Kamu gugur dengan { $count } kartu
knocked-out-by = Gara-gara **{ $by }** dengan { $card }.
knocked-out-next-round = Tonton yang lain main. Kamu ikut lagi di ronde berikutnya.
knocked-out-rematch = Tonton yang lain main. Kursimu di **Main lagi** masih kosong.
knocked-out-picture = { $name } gugur
knocked-out-picture-by = { $count } kartu, gara-gara { $by }
knocked-out-picture-alone = { $count } kartu itu kebanyakan
hand-play-pass = Kamu tidak bisa main atau mengambil, jadi **Lewat**.
hand-play-none = Tidak ada kartumu yang cocok. Ambil satu.
hand-play-none-until = Tidak ada kartumu yang cocok. Ambil sampai ada.
hand-play-none-launcher = Tidak ada kartumu yang cocok. Tekan peluncur.
hand-drawn = **Kamu mengambil** { $card }
hand-drawn-must = Harus kamu mainkan.
hand-drawn-unfit = Tidak cocok, jadi simpan.
hand-drawn-unfit-passing = Tidak cocok, jadi kamu lewat.
hand-drawn-nothing = Tidak ada lagi yang bisa diambil.
hand-drawn-nothing-passing = Tidak ada lagi yang bisa diambil, jadi kamu lewat otomatis.
hand-drawn-blind = Kartu yang kamu ambil tertutup. Simpan; kamu melihatnya saat giliranmu berikutnya mulai.
hand-drawn-blind-passing = Kartu yang kamu ambil tertutup, dan kamu lewat otomatis. Kamu melihatnya saat giliranmu berikutnya mulai.
hand-unseen = { $count } kartu tertutup sampai giliranmu.
hand-first-color = **Pilih warna pertama**
hand-roulette = 🎡 **Warna apa?**
hand-roulette-how = Kamu mengambil semua kartu sampai warna itu keluar.
hand-wild = { $card }: warna apa?
hand-answer = **{ $name }** memainkan { $card } di atas { $emoji } **{ $color }**: ambil { $owed }, atau tantang?
hand-answer-until = **{ $name }** memainkan { $card }: ambil sampai keluar { $color }, atau tantang?
hand-answer-held = { $needs ->
    [no_playable] Kalau tadi **{ $name }** bisa memainkan kartu lain, **{ $name }** mengambil { $owed }. Kalau tidak, kamu mengambil { $lost }.
   *[no_color] { $color ->
        [R] Kalau **{ $name }** punya kartu merah, **{ $name }** mengambil { $owed }. Kalau tidak, kamu mengambil { $lost }.
        [Y] Kalau **{ $name }** punya kartu kuning, **{ $name }** mengambil { $owed }. Kalau tidak, kamu mengambil { $lost }.
        [G] Kalau **{ $name }** punya kartu hijau, **{ $name }** mengambil { $owed }. Kalau tidak, kamu mengambil { $lost }.
        [P] Kalau **{ $name }** punya kartu merah muda, **{ $name }** mengambil { $owed }. Kalau tidak, kamu mengambil { $lost }.
        [T] Kalau **{ $name }** punya kartu toska, **{ $name }** mengambil { $owed }. Kalau tidak, kamu mengambil { $lost }.
        [O] Kalau **{ $name }** punya kartu oranye, **{ $name }** mengambil { $owed }. Kalau tidak, kamu mengambil { $lost }.
        [U] Kalau **{ $name }** punya kartu ungu, **{ $name }** mengambil { $owed }. Kalau tidak, kamu mengambil { $lost }.
       *[B] Kalau **{ $name }** punya kartu biru, **{ $name }** mengambil { $owed }. Kalau tidak, kamu mengambil { $lost }.
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] Punya yang lain? { $name } ambil { $owed }. Tidak? Kamu { $lost }.
   *[no_color] { $color ->
        [R] Punya merah? { $name } ambil { $owed }. Tidak? Kamu { $lost }.
        [Y] Punya kuning? { $name } ambil { $owed }. Tidak? Kamu { $lost }.
        [G] Punya hijau? { $name } ambil { $owed }. Tidak? Kamu { $lost }.
        [P] Punya merah muda? { $name } ambil { $owed }. Tidak? Kamu { $lost }.
        [T] Punya toska? { $name } ambil { $owed }. Tidak? Kamu { $lost }.
        [O] Punya oranye? { $name } ambil { $owed }. Tidak? Kamu { $lost }.
        [U] Punya ungu? { $name } ambil { $owed }. Tidak? Kamu { $lost }.
       *[B] Punya biru? { $name } ambil { $owed }. Tidak? Kamu { $lost }.
    }
}
hand-answer-held-until = Kalau tidak sah, **{ $name }** mengambil sampai warnanya keluar. Kalau sah, kamu mengambil sampai keluar, dan dua lagi.
hand-answer-held-until-short = Tidak sah? { $name } ambil. Sah? Kamu, dan dua lagi.
hand-answer-left = { $count ->
    [0] Itu kartu terakhir **{ $name }**.
   *[other] Kartu **{ $name }** tinggal { $count }.
}
overlay-turn = Giliranmu
hand-waiting-bare = **{ $name }** berpikir
hand-waiting = **{ $name }** memikirkan { $card }
hand-waiting-next = setelah ini kamu
hand-waiting-last = kartu { $name } tinggal 1
hand-wait-over = Pemungutan suara selesai. Kartu sedang dibagikan.
hand-cards = Kartumu ({ $count }): { $cards }
hand-uno-owed = 📣 Tinggal satu! Bilang!
hand-uno-unnoticed = Fiuh. Tidak ada yang sadar.
hand-hit-cards = 💥 **+{ $count } untukmu!**
hand-hit-until = 💥 **Ambil sampai { $color }!**
hand-hit-launcher = { $count ->
    [0] 🍀 **Klik:** tidak ada kartu untukmu.
   *[other] 💥 **Peluncur menembak: +{ $count }!**
}
hand-hit-caught = 👀 **{ $name }** memergokimu: +{ $count }!
hand-hit-caught-free = 👀 **{ $name }** memergokimu: tanpa kartu.
hand-hit-skip = ⏭️ Kamu kena skip.
hand-hit-swap = 🔁 **{ $name }** bertukar denganmu!
hand-hit-hands = 🔁 Kartu semua pemain berpindah!
hand-hit-turned-over = { $side ->
    [dark] 🌙 **Flip!** Sekarang sisi gelap.
   *[light] ☀️ **Flip!** Sekarang sisi terang.
}
hand-shown = Hanya kamu yang melihat kartu **{ $name }** tadi: { $cards }
hand-shown-short = Kartu **{ $name }** tadi: { $cards }
hand-backs = Sisi belakang: { $backs }
hand-backs-title = **Sisi belakang kartu pemain lain**
hand-backs-how = Setelah Flip, inilah kartu mereka. Mereka tidak melihatnya, dan kamu tidak melihat punyamu.
hand-lobby = Pertandingan belum dimulai.
hand-lobby-seated = Kamu ikut. Kartumu dibagikan saat pertandingan dimulai.
hand-away = Kamu keluar, dan AI memainkan kartumu.
hand-autopilot = ⌛ Waktu habis: AI main. Tekan untuk main.
hand-resting = AI main untukmu sampai kamu menekan sesuatu.
hand-waits = Tidak ada orang lain. Tekan untuk lanjut main.
hand-away-waits = Kamu keluar, dan tidak ada orang lain. Jadi pertandingan menunggu.
button-return = Kembali ke kursiku

hand-step-cards = { $card }: kartu yang mana?
hand-step-target = { $card }: tukar dengan…
hand-step-pass-hands = { $card }: oper kartu?
hand-step-draws = { $card }: siapa mengambil dua?
hand-first-target = Tukar kartu dengan…
hand-owed = Kamu harus mengambil { $owed } kartu
hand-owed-until = Kamu harus mengambil sampai keluar { $color }
hand-answer-stack = Oper atau ambil.
hand-answer-raise = Oper dengan +{ $least } atau lebih, atau ambil.
hand-catch-whom = **Siapa yang lupa Uno?**
hand-catch-wrong = Kalau salah, kamu { $draws ->
    [press] menekan peluncur { $count } kali
   *[draw] mengambil { $count } kartu
}.
hand-wrong-play = Main kartu yang salah, kamu { $draws ->
    [press] menekan { $count } kali
   *[draw] mengambil { $count }
}.
hand-jump-in = Kamu punya kartu yang sama: langsung sela!

button-take = Ambil { $owed }
button-pass = Lewat
button-challenge = Tantang
button-catch-somebody = Pergoki…
button-count = { $name } ({ $count })
button-sort-color = Per warna
button-sort-value = Per nilai
button-backs = Sisi belakang
button-hand-more = ···

note-caught = Kamu memergoki { $name }!
paused-title = ⏸️ Pembaruan langsung dijeda
paused-hand = Mungkin sudah usang: tekan **Segarkan**.
paused-body = Tekan **Segarkan** untuk melihat keadaan pertandingan.
note-dms-closed = Aku tidak bisa mengirimimu pesan pribadi, jadi kartumu hanya ada di sini. Tombol **Kartu** di meja menampilkannya lagi.
note-dms-blocked = Discord sedang tidak mengizinkanku mengirim pesan pribadi baru, jadi kartumu hanya ada di sini. Tombol **Kartu** di meja menampilkannya lagi.
changed-terms = ⚠️ Berubah sejak kamu gabung: { $changes }
changed-terms-short = ⚠️ Berubah: { $changes }
changed-no-take-back = Langkah tidak bisa dibatalkan
changed-ais = { $count } pemain AI

## menu

menu-title = Mau apa lagi?
menu-bump = **Turunkan** memindahkan meja ke bawah.
menu-skip = **Voting lewati**: kalau mayoritas lainnya setuju, langkah **{ $name }** dibuatkan.
menu-autopilot = **Autopilot**: AI main sampai kamu kembali.
menu-autopilot-off = AI main untukmu. **Aku kembali** mengakhirinya.
menu-leave = **Keluar**: diganti AI. **Kartu** membawamu kembali.
menu-players = **Pemain**: siapa main dan siapa host.
menu-look-picture = **Gambar meja** menampilkannya dari atas.

button-bump = Turunkan
button-skip = Voting lewati
button-autopilot-on = Autopilot
button-autopilot-off = Aku kembali
button-look-picture = Gambar meja
button-look-text = Teks saja
button-end = Akhiri pertandingan
button-end-yes = Ya, akhiri
button-end-no = Lanjut main

menu-end-title = Akhiri pertandingan untuk semua?
menu-end-body = Skor ditampilkan, dan tidak ada yang menang.
menu-end-leaves = Yang lain masih ada di pertandingan ini. Untuk hasil dan rating, kamu keluar dari pertandingan dan jadi yang terakhir.
menu-end-title-lobby = Tutup meja ini?
menu-end-body-lobby = Semua pemain kehilangan kursinya.

note-bumped = Meja sekarang ada di bagian bawah channel.
note-look-picture = Meja sekarang digambar dari atas.
note-look-text = Meja sekarang ditampilkan dengan kata-kata.
note-skip = Suaramu dihitung: { $count } dari { $needed }.
note-skipped = Beres: gilirannya dilewati.
note-ended = Meja sudah ditutup.
note-not-ended = Permainan lanjut.
refused-only-host-look = Hanya host, **{ $host }**, yang bisa memilih tampilan meja.
refused-only-host-ends = Hanya host, { $host }, atau moderator yang bisa mengakhirinya.
refused-skip-oneself = Ini giliranmu sendiri. Main, atau biarkan AI main dengan **Menu** → **Autopilot**.
refused-skip-nobody = Tidak ada yang bisa dilewati, atau kamu sedang tidak main.
refused-skip-alone = Satu pemain, atau satu tim, tidak bisa melewati giliran sendirian. { $name } punya waktu penuh untuk langkah ini.
refused-skip-early = Beri { $name } waktu sebentar. Kamu bisa memilih saat separuh waktunya habis.

## premove

button-premove-chosen = ✓ { $card }
premove-how = Tekan kartu untuk dimainkan berikutnya.
premove-next = ✓ Berikutnya: **{ $card }**, kalau cocok.
premove-color = Warna baru: kartumu tetap di tangan.
premove-unfit = Tidak cocok: kartumu tetap di tangan.
refused-premove-now = Sekarang giliranmu. Main saja.
refused-premove-card = Kartu itu tidak bisa dipilih sebelum giliranmu.

## take_back

button-take-back = Batalkan
button-take-back-off = Batalkan: mati
button-take-back-on = Batalkan: aktif
table-take-back = Langkah bisa dibatalkan selama 5 detik.
refused-take-back-off = Di meja ini, langkah tidak bisa dibatalkan.
refused-take-back-late = Terlambat: setelah 5 detik, langkah sudah sah.

## refusals

refused-stale = Tombol itu sudah usang. Ini yang terbaru.
refused-unknown-button = Tombol itu tidak berfungsi lagi. `/uno hand` dan `/uno status` menampilkan yang baru.
refused-unknown-move = “{ $move }” bukan langkah. Pilih dari daftar, atau ketik misalnya R5, WG, atau draw.
refused-unknown-command = Discord belum punya bentuk terbaru perintah ini. Coba sebentar lagi.
refused-too-often = Pelan-pelan. Tunggu sebentar, lalu coba lagi.
refused-busy = Aku sedang sangat sibuk, jadi itu belum terlaksana. Coba sebentar lagi.
refused-too-slow = Itu terlalu lama. Tekan lagi.
refused-stopping = Aku akan dimulai ulang. Coba sebentar lagi. Tidak ada yang hilang.

refused-closed = Meja ini sudah ditutup. `/uno start` membuka yang baru.
refused-running = Pertandingan sudah dimulai.
refused-table-full = Semua { $seats } kursi sudah terisi.
refused-only-host-starts = Hanya host, { $host }, yang bisa memulai. Kalau host tidak memulai, pemain lain yang punya kursi bisa memulai { $when }.
refused-start-changed = Meja berubah tepat sebelum kamu menekan, jadi belum ada yang dimulai. Lihat lagi, lalu mulai.
refused-seated-already = Kamu sudah ada di meja ini.
refused-not-seated = Kamu tidak main di meja ini.
refused-away = Kamu keluar dari pertandingan ini. Tekan **Kartu** untuk lanjut main.
refused-left-already = Kamu sudah keluar. Tombol **Kartu** membawamu kembali.

refused-no-table = Tidak ada meja di channel ini. `/uno start` membuka meja.
refused-no-such-table = Meja ini sudah tidak ada. `/uno start` membuka yang baru.
refused-channel-taken = Channel ini sudah punya meja.
refused-elsewhere = Meja ini tidak ada di channel ini. Tombol **Kartu** dan `/uno hand` menampilkan kartumu.
refused-place = Kamu bisa main Uno di server: di channel teks, utas, atau obrolan channel suara. Coba `/uno start` di sana.
refused-permission = Aku tidak bisa main di { $channel }: aku butuh izin { $missing } di sana.
refused-bump = Discord sedang tidak mengizinkanku menulis di channel ini, jadi meja tetap di tempatnya. Tanya admin, apa yang boleh kulakukan di sini.
refused-rematch-moment = Ketentuannya berubah sejak pertandingan terakhir, jadi yang lain bisa membacanya dulu. Kamu bisa memulai { $when }, atau lebih cepat kalau semua menekan **Main lagi**.
refused-unseen = Discord tidak mengizinkanku menampilkan meja di sini, jadi tidak ada yang kubuka. Coba channel lain, atau tanya admin, apa yang boleh kulakukan di sini.
permission-view-channel = Lihat Channel
permission-connect = Hubungkan
permission-send-messages = Kirim Pesan
permission-send-messages-in-threads = Kirim Pesan di Utas
permission-create-public-threads = Buat Utas Publik
permission-create-private-threads = Buat Utas Pribadi
permission-manage-threads = Kelola Utas
permission-attach-files = Lampirkan File

error-storage = Aku tidak bisa menjangkau basis dataku sekarang. Tidak ada yang berubah. Coba sebentar lagi.
error-unsure = Basis dataku terputus tepat saat menyimpan, jadi aku tidak tahu apakah itu tercatat. Cek sebentar lagi.
error-discord = Discord tidak menerima jawabanku. Mungkin permintaanmu tetap terlaksana, jadi cek sebentar lagi.
error-damaged = Data yang tersimpan untuk ini tidak bisa kubaca, jadi tidak ada yang berubah. Yang lain tetap jalan. Beri tahu orang yang menjalankanku.
error-unexpected = Ada yang salah di pihakku. Tidak ada yang berubah. Coba lagi.

note-changed = Sudah diubah.
note-left = Kamu keluar dari meja.

## spectator

spectator-title = Kamu menonton.
spectator-take = Kamu bisa langsung mengambil alih kursi AI, dengan kartu dan poinnya.
spectator-join = Kamu bisa ikut mulai ronde berikutnya. Kamu mulai dengan skor terendah di meja.
spectator-take-or-join = Kamu bisa langsung mengambil alih kursi AI, dengan kartu dan poinnya, atau ikut mulai ronde berikutnya.
spectator-joins = Kamu ikut mulai ronde berikutnya.
spectator-full = Semua kursi terisi. Kamu bisa gabung di meja berikutnya di sini.
spectator-kicked = Kamu dikeluarkan dari pertandingan ini.
spectator-backs-title = Sisi belakang kartu semua pemain
spectator-backs-how = Hanya orang tanpa kursi yang melihat semuanya. Jangan dibocorkan. Setelah satu langkah, tekan **Segarkan**.
button-take-over = Ambil alih { $name }
button-join-next-round = Ikut ronde berikutnya
button-get-seat = Minta kursi
button-all-backs = Semua sisi belakang
button-watch = Tonton
note-took-over = Kursi itu milikmu.
refused-seat-taken = Kursi itu sudah terisi.
refused-backs-seat = Kamu masih bisa dapat kursi di ronde ini, jadi sisi belakang kartunya tetap tersembunyi darimu.
refused-saw-backs = Kamu sudah melihat sisi belakang kartu ronde ini. Kamu bisa ikut mulai ronde berikutnya.
refused-no-newcomers = Dengan aturan ini, kamu tidak bisa gabung setelah pertandingan dimulai. Kamu bisa gabung di meja berikutnya di sini.
refused-no-cards-left = Kartu di dek terlalu sedikit untuk lebih dari { $seats } pemain.

## moments

moment-won = { $pick ->
    [0] 🎉 Akhir yang seru! Main bagus, semuanya.
    [1] 🎉 Selesai sudah. Tepuk tangan untuk **{ $name }**!
   *[other] 🎉 Pertandingan yang hebat! Makasih sudah main.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** memainkan kartu terakhir. Habis!
    [1] 🏁 Tidak tersisa satu pun: kartu **{ $name }** habis!
   *[other] 🏁 Tangan **{ $name }** kosong. Mantap!
}
moment-caught = { $pick ->
    [0] 👀 Jeli, **{ $other }**! **{ $name }** ketahuan dan mengambil { $count }.
    [1] 👀 **{ $other }** memergoki **{ $name }**: +{ $count } untuk **{ $name }**.
   *[other] 👀 Ketahuan! **{ $other }** melihatnya duluan, dan **{ $name }** mengambil { $count }.
}
moment-caught-free = 👀 **{ $other }** memergoki **{ $name }**, tapi tidak ada kartu.
moment-guilty = { $pick ->
    [0] ⚖️ Tebakan jitu, **{ $other }**! **{ $name }** punya warnanya dan mengambil { $count }.
    [1] ⚖️ Tantangan berhasil: +{ $count } untuk **{ $name }**. Jeli, **{ $other }**!
   *[other] ⚖️ **{ $other }** tidak percaya, dan benar. **{ $name }** mengambil { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ Ternyata jujur: **{ $name }** tersenyum, **{ $other }** mengambil { $count }.
    [1] ⚖️ Berani juga, **{ $other }**! **{ $name }** main sesuai aturan: +{ $count }.
   *[other] ⚖️ Tantangan gagal. **{ $name }** bersih, **{ $other }** mengambil { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** dan **{ $other }** bertukar kartu!
    [1] 🔄 Ganti semua! **{ $name }** dan **{ $other }** sekarang memegang kartu satu sama lain.
   *[other] 🔄 Awal baru untuk **{ $name }** dan **{ $other }**: tukar!
}
moment-hands = { $pick ->
    [0] 🌀 Kartu semua pemain berpindah, berkat **{ $name }**!
    [1] 🌀 Kartu baru untuk semua! **{ $name }** bikin heboh.
   *[other] 🌀 **{ $name }** memutar seisi meja: semua kartu berpindah!
}
moment-dark-side = { $pick ->
    [0] 🌙 Flip! **{ $name }** membalik semuanya ke sisi gelap.
    [1] 🌙 Lampu padam: **{ $name }** membalik seisi meja!
   *[other] 🌙 Selamat datang di sisi gelap, dari **{ $name }**!
}
moment-light-side = { $pick ->
    [0] ☀️ Flip! **{ $name }** mengembalikan sisi terang.
    [1] ☀️ Selamat pagi: **{ $name }** membalik seisi meja!
   *[other] ☀️ Keluar dari gelap, berkat **{ $name }**!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: UNO!
    [1] 📣 UNO! Kartu **{ $name }** tinggal satu.
   *[other] 📣 Awas, **{ $name }** bilang UNO!
}
moment-draw = { $pick ->
    [0] 💥 +{ $count } untuk **{ $name }**!
    [1] 💥 Kena telak: **{ $name }** mengambil { $count }.
   *[other] 💥 **{ $name }** borong semuanya: +{ $count }!
}
moment-roulette = { $pick ->
    [0] 🎡 Roda berhenti: +{ $count } untuk **{ $name }**!
    [1] 🎡 Berputar terus: **{ $name }** mengambil { $count }.
   *[other] 🎡 Putaran dahsyat! **{ $name }** membuka { $count }.
}
moment-launcher = { $pick ->
    [0] 💥 Peluncur menembak: +{ $count } untuk **{ $name }**!
    [1] 💥 Dor! **{ $name }** kena { $count } kartu.
   *[other] 💥 **{ $name }** telat menunduk: +{ $count }!
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }** gugur, dengan { $count } kartu!
    [1] 💀 { $count } kartu kebanyakan: **{ $name }** gugur!
   *[other] 💀 Tanpa ampun: { $count } kartu, dan **{ $name }** gugur!
}

menu-moments = **Momen**: spanduk untuk Uno dan kemenangan.
button-moments-on = Momen: aktif
button-moments-off = Momen: mati
note-moments-on = Momen aktif di meja ini.
note-moments-off = Momen mati di meja ini.
refused-only-host-moments = Hanya host, **{ $host }**, yang bisa mengaktifkan atau mematikan momen.

## hints

hint = 💡 { $hint }
hint-challenge = Ragu? Ambil kartunya.
hint-drawn = Tidak harus dimainkan: **Simpan**.
hint-uno = **📣 Bilang UNO** dulu, baru main.
hint-stale = Permainan sudah jalan. Tidak ada yang hilang.
hint-classic113 = Baru di sini: lima Wild menukar kartu, mengocoknya, atau melakukan hasil pemungutan suara. Sebagai kartu terakhir, jadi Wild biasa. Nilainya 40 masing-masing.
hint-no-mercy = Baru di sini: dengan 25 kartu, kamu gugur. Tumpuk plus yang sama atau lebih tinggi. Buang Semua membawa serta seluruh warnanya.
hint-all-wild = Baru di sini: semua kartu Wild, jadi semuanya cocok. Draw Two Terarah dan Tukar Paksa memintamu memilih pemain. Setelah bertukar, kartumu bisa tinggal satu: bilang Uno.
hint-attack = Baru di sini: tidak ada kartu yang cocok? Tekan peluncur sekali. Bunyi klik, atau menembakkan kartu ke arahmu. Kartu Hit membuat pemain berikutnya menekan. Buang Semua membawa serta seluruh warnanya.
hint-attack-classic = Baru di sini: kamu tidak mengambil kartu, tapi menekan peluncur. Bisa saja menembakkan kartu ke arahmu. Tukar Kartu tidak boleh jadi kartu terakhirmu.
hint-flip = Baru di sini: yang lain melihat sisi belakang kartumu, kamu tidak. Flip membalik kartu semua pemain dan kedua tumpukan. Draw Color artinya: ambil sampai warnanya keluar.
hint-beta = { $name } sudah ada, masih beta: ganti lewat `/uno me`.
hint-direct = Pesan ini tetap ada dan selalu menampilkan kartumu. Tekan kartumu di sini. `/uno me` mematikannya.

## queue

note-work-coach = ⏳ Pelatih sedang memeriksa pertandingan ini. Jawabannya muncul di sini kira-kira { $time } lagi.
note-work-gif = ⏳ Aku sedang menggambar pertandingan ini jadi GIF. Muncul di sini kira-kira { $time } lagi.
note-work-page = ⏳ Aku sedang menulis halaman pertandingan ini. Muncul di sini kira-kira { $time } lagi.
note-queue = Kamu nomor { $place } di antrean. Jawabanmu muncul di sini kira-kira { $time } lagi.
note-queue-long = Kalau setelah 15 menit belum ada, tekan tombolnya lagi: jawabannya kusimpan.
refused-queue-full = Antreannya terlalu panjang. Coba lagi setelah kira-kira { $wait }.
refused-queue-own = Permintaanmu yang tadi masih kukerjakan. Siap kira-kira { $wait } lagi.

### house_rules

## house_rules

preset-official = Aturan resmi
preset-stacking = Menumpuk
preset-classic113 = Klasik 113
preset-draw-and-play = Ambil lalu main
preset-party = Pesta
preset-no-mercy-like = Aturan No Mercy, kartu biasa
preset-teams = Tim
preset-no-mercy = No Mercy
preset-all-wild = All Wild
preset-attack = Attack
preset-attack-classic = Attack, edisi pertama
preset-flip = Flip
preset-official-what = Tantangan, bilang Uno, sampai 500 poin.
preset-stacking-what = Draw Two dan Wild Draw Four dijumlahkan; yang pertama habis menang, tanpa poin.
preset-classic113-what = 113 kartu: Tukar Kartu, Kocok Kartu, dan satu aturan pilihan kalian.
preset-draw-and-play-what = Setelah mengambil dua atau empat kartu, kamu tetap main di giliranmu.
preset-party-what = Menumpuk, tujuh menukar, nol mengoper, menyela, ambil sampai ada yang cocok.
preset-no-mercy-like-what = Semua bisa ditumpuk, dan dengan 25 kartu kamu gugur.
preset-teams-what = Rekan setim duduk berhadapan dan mengumpulkan poin bersama.
preset-no-mercy-what = 168 kartu. Tumpuk, buang, dan gugur di 25 kartu.
preset-all-wild-what = Tanpa warna: semua kartu bisa dimainkan. Campuran kami, 112 kartu.
preset-attack-what = Peluncur, bukan tumpukan: tekan, dan mungkin kamu ditembaki kartu.
preset-attack-classic-what = Edisi pertama: peluncur, dan tukar kartu antarpemain.
preset-flip-what = Dua sisi: yang lain melihat sisi belakang kartumu. Flip membalik semuanya.
group-deck = Kartu dan pertandingan
group-start = Kartu pembuka
group-wild-draw-four = Wild Draw Four
group-owed-cards = Kartu ambil
group-drawing = Mengambil kartu
group-special-cards = Kartu khusus
group-uno = Uno
group-end = Cara berakhir
group-limit = Batas kartu dan kartu terakhir
group-table = Di meja
field-cards = Dek
field-cards-what = Kartu-kartu di dalam dek.
value-cards = { $value ->
    [no_mercy] 168 kartu No Mercy
    [all_wild] 112 Wild, campuran kami
    [attack] 112 kartu dan peluncur
    [attack_classic] peluncur, edisi pertama
    [flip] 112 kartu dua sisi
    [classic113] 113 kartu
   *[official] 108 kartu
}
rule-cards = { $value ->
    [no_mercy] Dek punya 168 kartu.
    [all_wild] Ke-112 kartu semuanya Wild tanpa warna: 56 biasa, dan campuran kami, delapan dari tiap jenis lain.
    [attack] Dek punya 112 kartu dan peluncur. Setiap tekanan berasal dari seed yang disegel.
    [attack_classic] Dek punya 112 kartu dan peluncur, seperti edisi pertama. Setiap tekanan berasal dari seed yang disegel.
    [flip] Dek punya 112 kartu dengan sisi terang dan sisi gelap. Yang lain melihat sisi belakang kartumu, kamu tidak.
    [classic113] Dek punya 113 kartu, termasuk lima Wild yang lebih baru.
   *[official] Dek punya 108 kartu.
}
field-pairing = Sisi belakang
field-pairing-what = Sisi belakang mana untuk tiap sisi depan, di dek dua sisi.
value-pairing = { $value ->
    [by_lot] diacak
   *[printed] seperti tercetak
}
rule-pairing = { $value ->
    [by_lot] Setiap kali dibagikan, sisi belakang tiap sisi depan ditentukan secara acak, jadi tidak ada yang bisa hafal.
   *[printed] Tiap sisi depan punya sisi belakang yang tercetak.
}
field-decks = Jumlah dek
field-decks-what = Berapa dek yang dikocok bersama.
value-decks = { $value }
rule-decks = { $value ->
    [1] Kalian main dengan satu dek.
   *[other] { $value } dek dikocok bersama.
}
field-hand-size = Kartu awal
field-hand-size-what = Berapa kartu yang dibagikan ke tiap pemain.
value-hand-size = { $value } kartu
rule-hand-size = Tiap pemain dibagi { $value } kartu.
field-target = Target
field-target-what = Skor yang memenangkan pertandingan.
value-target = { $value } poin
rule-target = Pertandingan sampai { $value } poin.
field-rounds = Ronde
field-rounds-what = Berapa ronde dalam pertandingan golf atau menang ronde terbanyak.
value-rounds = { $value } ronde
rule-rounds = Pertandingan punya { $value } ronde, dan satu lagi kalau seri.
field-scoring = Sistem poin
field-scoring-what = Poin dari banyak ronde, golf, jumlah ronde, atau satu ronde tanpa poin.
value-scoring = { $value ->
    [single] 1 ronde tanpa poin
    [until_last] peringkat saja
    [golf] golf, poin terendah
    [best_of] ronde terbanyak
   *[points] poin
}
rule-scoring = { $value ->
    [single] Satu ronde adalah satu pertandingan. Pemain pertama yang kartunya habis menang, dan poin tidak dihitung.
    [until_last] Satu ronde adalah satu pertandingan. Lanjut sampai hanya satu pemain yang masih punya kartu. Tiap pemain yang habis kartunya merebut peringkat berikutnya.
    [golf] Golf: saat ronde berakhir, semua mendapat poin dari kartu yang masih dipegang. Setelah ronde terakhir, jumlah terendah menang.
    [best_of] Yang dihitung ronde yang dimenangkan tiap pemain, tanpa poin. Menang ronde terbanyak memenangkan pertandingan, dan selesai lebih awal kalau tidak ada yang bisa mengejar.
   *[points] Ronde dimainkan untuk poin.
}
field-double-score = Skor ganda
field-double-score-what = Setiap ronde dihitung dua kali.
rule-double-score = Setiap ronde memberi poin dua kali lipat.
field-own-stocks = Tumpukan sendiri
field-own-stocks-what = Tiap kursi punya tumpukan sendiri, jadi permainan sama mendapat kartu sama.
rule-own-stocks = { $draws ->
    [press] Peluncur menembakkan kartu tiap kursi dari tumpukannya sendiri, jadi permainan sama mendapat kartu sama. Peluangnya sama seperti dengan satu tumpukan. Tumpukan kosong meminjam kartu terakhir dari yang terpanjang.
   *[draw] Tiap kursi mengambil dari tumpukan tertutupnya sendiri, jadi permainan sama mendapat kartu sama. Peluangnya sama seperti dengan satu tumpukan. Tumpukan kosong meminjam kartu terakhir dari yang terpanjang.
}
field-first-card = Kartu pembuka
field-first-card-what = Jenis kartu yang boleh jadi kartu pembuka.
value-first-card = { $value ->
    [number_only] angka
    [any] apa saja
    [none] tidak ada
    [no_wild] bukan Wild
   *[official] resmi
}
rule-first-card = { $value ->
    [number_only] Kartu pembuka selalu angka.
    [any] { $draws ->
        [press] Kartu apa saja bisa jadi pembuka.
       *[draw] Kartu apa saja bisa jadi pembuka. Kalau itu Wild yang membuat pemain mengambil, pemain pertama memilih warna dan mengambil. Dia kehilangan giliran, kecuali “Main setelah ambil” aktif.
    }
    [none] Tidak ada kartu pembuka. Host memulai ronde pertama dengan kartu apa saja.
    [no_wild] Kartu pembuka tidak pernah Wild.
   *[official] Efek kartu pembuka berlaku.
}
field-wild-draw-four = Wild Draw Four
field-wild-draw-four-what = Kapan bisa dimainkan, dan apakah bisa ditantang.
value-wild-draw-four = { $value ->
    [strict] hanya kalau sah
    [free] kapan saja
   *[challenge] bisa ditantang
}
rule-wild-draw-four = { $value ->
    [strict] Wild Draw Four hanya bisa dimainkan kalau sah, jadi tidak ada tantangan.
    [free] Wild Draw Four bisa dimainkan kapan saja, dan tidak pernah ditantang.
   *[challenge] Wild Draw Four bisa ditantang.
}
field-four-needs = +4 sah
field-four-needs-what = Kartu yang membuat Wild Draw Four tidak sah kalau kamu punya.
value-four-needs = { $value ->
    [no_playable] tanpa kartu cocok lain
   *[no_color] tanpa warna berlaku
}
rule-four-needs = { $value ->
    [no_playable] Wild Draw Four hanya sah kalau kamu tidak bisa memainkan kartu lain. Wild Draw Four yang lain tidak dihitung.
   *[no_color] Wild Draw Four hanya sah kalau kamu tidak punya kartu dengan warna yang berlaku.
}
field-challenge-shows = Kartu ditantang
field-challenge-shows-what = Siapa yang melihat kartu yang ditantang.
value-challenge-shows = { $value ->
    [all] dilihat semua
   *[challenger] penantang saja
}
rule-challenge-shows = { $value ->
    [all] Semua melihat kartu yang ditantang.
   *[challenger] Hanya penantang yang melihat kartu yang ditantang.
}
field-stacking = Menumpuk
field-stacking-what = Apakah kartu ambil bisa dijawab dengan kartu ambil lain, dan jumlahnya dioper.
value-stacking = { $value ->
    [same] kartu yang sama
    [raise] + sama atau lebih
    [any] kartu + apa saja
    [no_wild] sama, bukan Wild
   *[none] tidak ada
}
rule-stacking = { $value ->
    [same] Kartu ambil bisa ditumpuk: jawab dengan kartu berjumlah sama, dan jumlahnya dioper.
    [raise] Kartu ambil bisa ditumpuk: jawab dengan kartu berjumlah sama atau lebih, dan jumlahnya dioper.
    [any] Kartu ambil bisa ditumpuk: jawab dengan kartu ambil apa saja, dan jumlahnya dioper.
    [no_wild] Kartu ambil bisa ditumpuk: jawab dengan kartu berwarna berjumlah sama, dan jumlahnya dioper. Wild tidak bisa menjawab.
   *[none] Kartu ambil tidak bisa ditumpuk.
}
field-reverse-sends-back = Reverse mengembalikan
field-reverse-sends-back-what = Saat harus mengambil, kamu bisa memainkan Reverse untuk mengembalikan kartunya.
rule-reverse-sends-back = Saat harus mengambil, kamu bisa memainkan { $card } yang cocok. Lalu pemain sebelum kamu yang harus mengambil.
field-skip-passes-on = Skip mengoper
field-skip-passes-on-what = Saat harus mengambil, kamu bisa memainkan Skip untuk mengoper kartunya.
rule-skip-passes-on = Saat harus mengambil, kamu bisa memainkan { $card } yang cocok. Lalu pemain berikutnya yang harus mengambil.
field-draw = Ambil kartu
field-draw-what = Berapa kartu yang diambil kalau kamu tidak main.
value-draw = { $value ->
    [until_playable] sampai cocok
   *[one] satu kartu
}
rule-draw = { $value ->
    [until_playable] Kalau tidak main, kamu mengambil sampai ada yang cocok.
   *[one] Kalau tidak main, kamu mengambil satu kartu.
}
field-drawn-card = Kartu terambil
field-drawn-card-what = Apakah kartu cocok yang baru diambil bisa dimainkan.
value-drawn-card = { $value ->
    [must_play] harus dimainkan
    [keep] disimpan
   *[may_play] bisa dimainkan
}
rule-drawn-card = { $value ->
    [must_play] Kartu cocok yang baru diambil harus dimainkan.
    [keep] Mengambil kartu mengakhiri giliranmu. Kartunya disimpan.
   *[may_play] Kartu yang baru diambil bisa langsung dimainkan kalau cocok.
}
field-must-play = Wajib main
field-must-play-what = Kalau punya kartu yang cocok, kamu harus main. Tidak bisa mengambil.
rule-must-play = { $draws ->
    [press] Kalau punya kartu yang cocok, kamu tidak bisa menekan sebagai gantinya.
   *[draw] Kalau punya kartu yang cocok, kamu tidak bisa mengambil sebagai gantinya.
}
field-play-after-drawing = Main setelah ambil
field-play-after-drawing-what = Setelah mengambil karena kartu pemain lain, kamu tetap main.
rule-play-after-drawing = { $draws ->
    [press] Setelah menekan karena kartu pemain lain, kamu tetap main di giliranmu.
   *[draw] Setelah mengambil karena kartu pemain lain, kamu tetap main di giliranmu.
}
field-blind-draw = Ambil tertutup
field-blind-draw-what = Kartu yang diambil baru terlihat saat giliranmu berikutnya mulai.
rule-blind-draw = { $draws ->
    [press] Kartu yang ditembakkan peluncur ke arahmu tetap tertutup, bahkan untukmu, sampai giliranmu berikutnya mulai.
   *[draw] Kartu yang diambil tetap tertutup, bahkan untukmu, sampai giliranmu berikutnya mulai. Kartu itu tidak bisa dimainkan di giliran saat diambil.
}
field-seven = Tujuh menukar
field-seven-what = Kartu 7 menukar kartumu dengan pemain pilihanmu.
rule-seven = **7** menukar kartumu dengan kartu pemain pilihanmu.
field-zero = Nol mengoper
field-zero-what = Kartu 0 mengoper kartu semua pemain ke pemain berikutnya.
rule-zero = **0** mengoper kartu tiap pemain ke pemain berikutnya.
field-keep-hands = Tukar opsional
field-keep-hands-what = Kartu 7 atau 0 bisa dimainkan tanpa memindahkan kartu pemain.
rule-keep-hands = Dengan **7** atau **0**, kamu boleh membiarkan kartu semua pemain di tempatnya.
field-jump-in = Menyela
field-jump-in-what = Kartu yang sama persis bisa dimainkan di luar giliran.
rule-jump-in = Kalau kamu punya kartu yang sama dengan kartu teratas, kamu bisa memainkannya di luar giliran. Permainan lanjut dari kamu.
field-several = Beberapa sekaligus
field-several-what = Kartu dengan angka atau simbol sama bisa dimainkan bersama.
rule-several = Kartu dengan angka atau simbol sama bisa dimainkan bersama dalam satu giliran.
field-bomb = Bom
field-bomb-what = Tiga kartu atau lebih sekaligus membuat semua yang lain mengambil satu.
rule-bomb = { $draws ->
    [press] Kalau kamu memainkan tiga kartu atau lebih sekaligus, semua yang lain menekan peluncur sekali.
   *[draw] Kalau kamu memainkan tiga kartu atau lebih sekaligus, semua yang lain mengambil satu.
}
field-uno = Uno
field-uno-what = Cara pemain bilang Uno.
value-uno = { $value ->
    [strict] saat kartu terakhir
    [announced] otomatis
    [off] tidak perlu
   *[call] dibilang pemain
}
rule-uno = { $value ->
    [strict] Uno hanya berlaku setelah kartumu tinggal satu.
    [announced] Uno diumumkan otomatis.
    [off] Tidak perlu bilang Uno.
   *[call] Saat kartumu tinggal satu, bilang Uno.
}
field-uno-penalty = Lupa Uno
field-uno-penalty-what = Hukuman kalau ketahuan tanpa Uno.
value-uno-penalty = { $value ->
    [0] tidak ada
   *[other] { $draws ->
        [press] { $value } tekanan
       *[draw] { $value } kartu
    }
}
rule-uno-penalty = { $value ->
    [0] Ketahuan tanpa Uno tidak dihukum.
   *[other] Kalau ketahuan tanpa Uno, kamu mengambil { $value } kartu.
}
field-false-catch = Salah tuduh
field-false-catch-what = Hukuman untuk salah tuduh.
value-false-catch = { $value ->
    [0] tidak ada
   *[other] { $draws ->
        [press] { $value } tekanan
       *[draw] { $value } kartu
    }
}
rule-false-catch = { $value ->
    [0] Salah tuduh tidak dihukum.
   *[other] { $draws ->
        [press] Kalau salah tuduh, kamu menekan peluncur { $value } kali.
       *[draw] Kalau salah tuduh, kamu mengambil { $value } kartu.
    }
}
field-wrong-play = Salah main
field-wrong-play-what = Hukuman untuk kartu yang tidak cocok.
value-wrong-play = { $value ->
    [0] tidak ada
   *[other] { $draws ->
        [press] { $value } tekanan
       *[draw] { $value } kartu
    }
}
rule-wrong-play = { $value ->
    [0] Salah main tidak dihukum.
   *[other] { $draws ->
        [press] Kalau memainkan kartu yang tidak cocok, kamu menekan peluncur { $value } kali.
       *[draw] Kalau memainkan kartu yang tidak cocok, kamu mengambil { $value } kartu.
    }
}
field-hand-limit = Batas kartu
field-hand-limit-what = Jumlah kartu yang dianggap kebanyakan.
value-hand-limit = { $value ->
    [0] tidak ada
   *[other] { $value } kartu
}
rule-hand-limit = { $value ->
    [0] Jumlah kartu di tangan tidak dibatasi.
   *[other] Batasnya { $value } kartu di tangan.
}
field-at-limit = Saat di batas
field-at-limit-what = Akibat mencapai batas kartu.
value-at-limit = { $value ->
    [no_draw] tidak bisa ambil
   *[out] gugur
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] Di batas, kamu tidak bisa menekan sebagai ganti bermain, tapi bisa lewat.
       *[draw] Di batas, kamu tidak bisa mengambil sebagai ganti bermain, tapi bisa lewat. Kartu ambil tetap membuatmu mengambil.
    }
   *[out] Pemain yang mencapai batas setelah satu langkah gugur dari ronde.
}
field-knock-out = Gugur
field-knock-out-what = Poin untuk pemain yang gugur karena batas kartu.
value-knock-out = { $value ->
    [0] kartunya
   *[other] { $value } poin
}
rule-knock-out = { $value ->
    [0] Kartu pemain yang gugur tetap dihitung.
   *[other] Pemain yang gugur dihitung { $value } poin, bukan kartunya.
}
field-last-card = Kartu terakhir
field-last-card-what = Jenis kartu yang boleh jadi kartu terakhir.
value-last-card = { $value ->
    [no_action] bukan kartu aksi
    [no_wild] bukan Wild
   *[any] apa saja
}
rule-last-card = { $value ->
    [no_action] Kartu terakhir tidak boleh kartu aksi atau Wild.
    [no_wild] Kartu terakhir tidak boleh Wild.
   *[any] Kartu terakhir boleh apa saja.
}
field-teams = Tim
field-teams-what = Rekan setim duduk berhadapan dan mengumpulkan poin bersama.
rule-teams = Rekan setim duduk berhadapan dan mengumpulkan poin bersama. Hanya kartu lawan yang dihitung.
field-both-out = Keduanya harus habis
field-both-out-what = Tim menang ronde saat kartu kedua rekan habis.
rule-both-out = Ronde lanjut sampai kartu kedua rekan satu tim habis. Yang habis duluan menonton.
field-elimination = Eliminasi
field-elimination-what = Setelah tiap ronde, pemain dengan poin terbanyak di tangan tersingkir.
rule-elimination = Setelah tiap ronde, pemain dengan poin terbanyak di tangan tersingkir. Yang tersisa terakhir memenangkan pertandingan. Target tidak berpengaruh.
field-revenge = Balas dendam
field-revenge-what = Jumlah yang dijawab dengan menumpuk jadi dua kali lipat.
rule-revenge = Jumlah yang dijawab dengan menumpuk jadi dua kali lipat sebelum kartu baru ditambahkan. Tidak bisa lebih dari 50 kartu.
field-open-hands = Kartu terbuka
field-open-hands-what = Pemain dengan kartu lebih sedikit dari ini bermain terbuka.
value-open-hands = { $value ->
    [0] tidak pernah
   *[other] di bawah { $value } kartu
}
rule-open-hands = { $value ->
    [0] Kartu pemain tetap tersembunyi.
   *[other] Pemain dengan kurang dari { $value } kartu bermain terbuka untuk semua.
}
field-no-hints = Tanpa petunjuk
field-no-hints-what = Kartu yang cocok tidak ditandai.
rule-no-hints = Kartu yang cocok tidak ditandai di tanganmu.
field-reshuffle-seats = Kursi diacak
field-reshuffle-seats-what = Sebelum tiap ronde baru, semua pindah kursi secara acak.
rule-reshuffle-seats = Sebelum tiap ronde kecuali yang pertama, semua pindah kursi secara acak. Skor ikut pindah. Yang membagikan adalah pemain di kiri kursi baru pembagi sebelumnya.
field-blitz = Kilat
field-blitz-what = Batas waktu satu ronde. Setelah itu, poin paling sedikit menang.
value-blitz = { $value ->
    [0] mati
   *[other] { $value } detik per ronde
}
rule-blitz = { $value ->
    [0] Lama ronde tidak dibatasi.
   *[other] Ronde paling lama { $value } detik. Lalu poin paling sedikit di tangan menang.
}
field-turn-seconds = Waktu giliran
field-turn-seconds-what = Batas waktu satu langkah.
value-turn-seconds = { $value ->
    [0] ikut server
   *[other] { $value } detik
}
rule-turn-seconds = { $value ->
    [0] Batas waktu satu langkah mengikuti server.
   *[other] Batas waktu satu langkah { $value } detik.
}

house-rules-title = Aturan pertandingan ini
house-rules-preset = Pilih paket aturan
house-rules-deck = Pilih dek
house-rules-deck-what = { $what } Untuk { $low }–{ $high } pemain.
house-rules-group = Ubah aturan satu per satu
house-rules-other-number = Angka lain…
house-rules-code = Tempel kode aturan
house-rules-code-label = Kode seperti yang ditampilkan meja lain
house-rules-number-label = Angka dari { $low } sampai { $high }
refused-only-host-rules = Hanya host, { $host }, yang bisa mengubah aturan.
refused-running-rules = Pertandingan sudah dimulai, jadi aturannya tetap.
refused-no-such-number = Masukkan angka dari { $low } sampai { $high }.

### invitations

## invitations

button-invite-voice-channel = Undang channel suara
button-invite-voice = { $count ->
    [1] Undang orang di channel suaraku
   *[other] Undang { $count } orang channel suaraku
}
button-invite-voice-some = Undang { $count } dari { $total } di suaraku
button-to-table = Ke meja
button-to-channel = Ke channel
invitation-title = Siapa yang mau kamu undang?
invitation-how = Mereka mendapat pesan dariku dengan tombol untuk gabung.
invitation-whom = Pilih pemain…
invitation-dm = **{ $name }** mengundangmu main Uno di **{ $server }**.
invitation-dm-joined = Kamu punya kursi di meja di **{ $server }**.
invitation-call = { $people }: **{ $name }** mengundang kalian main Uno di sini. Tekan **Gabung** di meja!
note-invited = { $name } sudah diundang. Kalau tidak terlihat, undangannya ada di permintaan pesan.
note-invite-soon = { $name } mendapat undangan kira-kira { $time } lagi. Aku mengirim satu pesan per detik, dan yang lain juga menunggu.
note-invited-here = Aku tidak bisa mengirim pesan ke { $name }, jadi kupanggil di channel.
note-invited-voice = Aku memanggil { $count } orang di channel.
note-invited-voice-rest = Tapi satu meja bisa mengirim { $most } undangan, jadi { $count } yang lain tidak kupanggil.
refused-invite-bot = Itu bot. Untuk main lawan AI, pakai **Tambah pemain AI**.
refused-invite-stranger = { $name } tidak bisa melihat channel ini, jadi tidak bisa main di sini.
refused-invite-seated = { $name } sudah ada di meja.
refused-invite-kicked = { $name } sudah ditendang. Hanya host, { $host }, yang bisa mengundangnya.
refused-invite-again = { $name } sudah punya undangan ke meja ini.
refused-invite-lately = { $name } baru saja diundang. Tunggu beberapa menit.
refused-invite-many = Meja ini sudah mengirim cukup banyak undangan.
refused-invite-nobody = Tidak ada lagi yang bisa diundang di channel suaramu.

## notify_me

button-notify-me = Kabari aku
button-notify-me-off = Jangan kabari lagi
notify-me-on = Aku akan mem-ping kamu di sini saat meja berikutnya dibuka di { $channel }.
notify-me-off = Aku tidak akan mem-ping kamu lagi saat meja dibuka di { $channel }.
notify-me-call = { $mentions }, ada meja baru di sini. Tekan **Gabung** untuk dapat kursi.
refused-notify-me-full = Daftar channel ini sudah penuh, jadi kamu tidak bisa ditambahkan.

### threads

## threads

thread-begins = 🧵 **{ $name }** membuka meja di utas.
thread-points = 🧵 **{ $name }** membuka meja: { $thread }
thread-name = Uno bersama { $name }
note-thread-permission = Aku butuh izin { $missing } untuk membuka utas, jadi mejanya ada di channel.
note-no-thread = Discord sedang tidak mengizinkanku membuka utas, jadi mejanya ada di channel.
note-thread-closes = Utas ini tertutup setelah { $time } tanpa pesan. Satu langkah bisa lebih lama di sini. Dengan izin { $missing }, aku bisa menjaganya terbuka seminggu.

### solo

## alone

button-alone = Main sendiri
button-ai-pace-normal = AI: normal
button-ai-pace-fast = AI: cepat
button-ai-pace-at-once = AI: langsung
alone-in-direct = Pertandinganmu ada di [pesan pribadi kita]({ $link }). Kamu main lawan AI di sana, dan tidak ada yang menunggumu. Kalau tidak terlihat, cek permintaan pesanmu.
note-alone-soon = Pertandinganmu dibuka di pesan pribadi kita kira-kira { $time } lagi. Banyak orang sedang memulai. Tautannya muncul di sini.
note-alone-goes-on = Pertandinganmu lanjut di sini. Untuk memulai yang lain, akhiri dulu dengan **Menu** → **Akhiri pertandingan**.
refused-adjourned-alone = Pertandingan menunggu di sini persis seperti tadi. **Lanjut main** melanjutkannya, dan `/uno start` memulai yang lain.
refused-alone-no-direct = Aku tidak bisa mengirimimu pesan. Buka pesan pribadi kita dan pakai `/uno start` di sana, atau izinkan pesan pribadi di pengaturan privasimu.

## solo

button-what-if = Kalau saja…
what-if-title = Kalau saja…
what-if-ask = Lanjut dari langkah { $ply }, dengan kocokan yang sama. AI memainkan semua kursi lain dan langsung menjawab. Pertandingan aslinya tidak berubah. Mau pakai kartu siapa?
what-if-line = Kalau saja, dari langkah { $ply } · kamu main sebagai { $name }
button-go-on = Lanjut ▶
button-next-round = Ronde berikutnya
button-replay-back = Ke tayangan ulang
refused-solo-gone = Permainan ini tidak disimpan lagi. Mulai yang baru dari tayangan ulang.
refused-solo-broken = Permainan ini tidak bisa dilanjutkan, karena ditulis versi lain. Mulai yang baru dari tayangan ulang.
refused-solo-no-move = Belum ada langkahmu yang bisa dibatalkan.

### daily

## daily

daily-title = 🗓️ Game harian · { $day }
daily-how = Lima ronde sendirian lawan tiga AI: satu kesempatan, tanpa waktu. Ronde yang kamu menangkan memberi poin dari kartu semua pemain lain. Ronde yang kalah mengurangi poin sebesar kartu di tanganmu sendiri.
daily-squares = 🟩 menang · 🟨 kalah dengan { $close } poin atau kurang di tangan · 🟥 kalah dengan lebih
daily-world = 🌍 Game sedunia
daily-server = 🏠 Game server ini
daily-new = Belum dimainkan.
daily-begun = Sudah kamu mulai. Lanjutkan dari tempat terakhir.
daily-replaced = Kamu memulainya di versi lain dari bot ini, dan versi ini tidak bisa melanjutkannya. Kamu bisa mulai lagi.
daily-damaged = Data tersimpan game ini tidak bisa dibaca, jadi tidak bisa dimainkan. Beri tahu orang yang menjalankanku.
daily-unfinished = Kamu memulainya, dan waktunya habis.
daily-missed = Tidak kamu mainkan.
daily-change = Game berikutnya datang { $when }, tengah malam UTC. Kesempatan yang sudah dimulai bisa diselesaikan sampai { $until }.
daily-sealed = 🔒 Semua game { $season } di sini disegel sebelum yang pertama: `{ $end }`
daily-seed = 🔑 Seed rahasia game ini: `{ $seed }`
daily-steps = { $steps } langkah SHA-256 dari seed harus menghasilkan segel { $season }: `{ $end }`. `unobot verify` memeriksanya di rekamanmu.
daily-line = { $deal }, { $day }
daily-over = Itulah game harianmu
daily-points = **{ $points }** poin
daily-round = { $mark } Ronde { $number }: { $square ->
    [w] menang
   *[other] kalah
}, { $points }
daily-square = { $square ->
    [w] menang
    [c] kalah tipis
   *[other] kalah
}
daily-totals = Semua kursi: { $totals }
daily-streak = 🔥 **{ $now }** hari berturut-turut · terbaik: { $best }
daily-beaten = 📊 Mengalahkan **{ $beaten }** dari { $others } orang lain di sini
daily-quartiles = Kebanyakan dari { $played } orang di sini mendapat { $low } sampai { $high }. Yang di tengah mendapat { $middle }.
daily-posted = unobot, game harian { $day } · { $deal }
daily-record = Ini rekaman rondemu dengan seed-nya. `unobot verify { $file }` memeriksa seed, kartu, dan setiap langkah AI.
button-daily-play = Main
button-daily-go-on = Lanjut
button-daily-back = Semua game
button-daily-yesterday = Kemarin
button-daily-today = Hari ini
button-daily-open = Main game hari ini
button-daily-record = Rekamanku

refused-daily-date = Aku tidak mengenal tanggal itu. Tulis seperti ini: { $today }.
refused-daily-future = Game { $day } belum dibuka: datangnya { $when }. Yang hari ini { $today }.
refused-daily-gone = Kesempatan ini tidak disimpan lagi. `/uno daily` menampilkan game hari ini.
refused-daily-broken = Rekaman kesempatan ini sudah diubah, jadi tidak bisa dilanjutkan. `/uno daily` menampilkan game hari ini.
refused-daily-version = Ini game versi { $version }, dan aku membagikan versi { $known }. `/uno daily` menampilkan game yang bisa kamu mainkan.
refused-daily-over = Waktu untuk game { $day } sudah habis. `/uno daily` menampilkan game hari ini.
refused-daily-erased = Kamu memulai game ini lalu menghapus datamu. Game harian hanya bisa dimulai sekali: mainkan yang berikutnya.
refused-daily-server = Game sebuah server hanya bisa dimulai di server itu. Di sini, kamu bisa main yang sedunia.
refused-daily-elsewhere = Hasil ini milik server lain. Kirim di sana.
refused-daily-not-over = Hasil bisa dikirim setelah ronde terakhir, di server.
refused-daily-sealed = Seed tetap rahasia sampai hari berganti. Tanya lagi { $when }.

### tournament

## tournament

tournament-title = 🏆 Malam turnamen
tournament-host = **{ $host }** jadi host.
tournament-plan = Ronde: { $rounds }, di meja berempat · lalu final empat terbaik · { $minutes } menit per ronde · 3, 2, 1, atau 0 poin menurut peringkat
tournament-plan-duplicate = Ronde: { $rounds }, di meja berempat dengan kartu yang sama · { $minutes } menit per ronde · 0 sampai 100 poin laga lawan kursi yang sama di meja lain
tournament-no-show = Konfirmasi berakhir { $left }, pukul **{ $at }**. Konfirmasi sebelum itu, atau kamu melewatkan ronde pertama.
tournament-sign-up = Gabung sekarang. Konfirmasi mulai { $left }, pukul **{ $at }**, dan berakhir pukul **{ $until }**. Konfirmasi sebelum itu, atau kamu melewatkan ronde pertama.
tournament-extended = Yang konfirmasi terlalu sedikit, jadi ini kesempatan kedua dan terakhir.
tournament-limited = 🔒 Admin server ini mengunci aturan, jadi meja berikutnya memakai aturan server.
tournament-ready = ✅ **{ $count } sudah konfirmasi:** { $names }
tournament-nobody = Belum ada yang konfirmasi. Empat orang sudah cukup untuk mulai.
tournament-signed = ▫️ **{ $count } belum konfirmasi:** { $names }
tournament-dropped = ➖ **{ $count } mundur:** { $names }
tournament-absent = 💤 **Tidak hadir:** { $names }. **Gabung** membawamu kembali untuk ronde berikutnya.
tournament-late = ⏳ **Mulai ronde berikutnya:** { $names }
tournament-round = Ronde { $round } dari { $rounds }
tournament-final = Final
tournament-round-ends = Berakhir { $left }, pukul **{ $at }**. Lalu AI main untuk semua, paling lama { $minutes } menit.
tournament-deal = Semua meja memainkan kartu yang sama. 🔒 Disegel sebelum main · `{ $seal }`
tournament-sealed = 🔒 Undian disegel sebelumnya · `{ $seal }`
tournament-sealed-how = Sebuah rahasia sudah menentukan siapa bertemu di ronde pertama, semua kursi, dan semua seri, dan tidak ada yang bisa mengubahnya. Biar yakin, simpan baris ini. Setelah turnamen, **Cek undian** membuka segelnya, dan keduanya harus sama.
tournament-lots-right = ✅ Tidak ada yang mengatur undian. Meja pertama dan semua kursi berasal dari rahasia yang disegel sebelum ada yang gabung.
tournament-lots-wrong = ❌ Ada yang salah: meja-meja ini tidak berasal dari rahasia yang disegel sebelum ada yang gabung.
tournament-lots-commitment = 🔒 Sidik jari yang ditampilkan sejak awal: `{ $seal }`
tournament-lots-yourself = Kamu tidak perlu percaya kami: `{ $file }` memuat semua orang dan meja. `docs/fair-deals.md` menjelaskan asal tiap undian dari rahasia itu.
tournament-table = **Meja { $table }** · { $people }
tournament-refused = ⚠️ Meja { $table } belum terbuka: Discord menolak pesan atau utasnya. Periksa izin bot di channel ini, misalnya *Kirim Pesan*. Aku terus mencoba sampai { $until }. Setelah itu, mejanya dianggap tidak dimainkan.
tournament-not-opened = ⚠️ Meja { $table } tidak bisa dibuka, karena Discord menolak pesan atau utasnya. Pemainnya mendapat poin seperti meja yang tidak dimainkan.
tournament-ais = { $count } AI
tournament-next = { $round } mulai { $left }
tournament-won = 🏆 { $name } memenangkan turnamen
tournament-ended-host = Host menutup turnamen.
tournament-ended-admin = Admin menutup turnamen.
tournament-ended-people = Turnamen berakhir, karena orangnya tinggal terlalu sedikit.
tournament-ended-server = Turnamen berakhir, karena channel-nya sudah tidak ada.
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = keluar
tournament-more = { $count } lagi
tournament-legend = Poin · peringkat per ronde · poin lawan, yang memecah seri. Lalu meja yang dimenangkan, poin Uno, dan undian yang menentukan.
tournament-legend-short = Dalam kurung: poin lawan, yang memecah seri. Lalu meja yang dimenangkan, poin Uno, dan undian yang menentukan.
tournament-legend-duplicate = Poin laga · peringkat di kursimu per ronde. Satu ronde bernilai 100 kalau kamu mengalahkan kursi yang sama di semua meja lain, dan rata-rata 50. Lalu peringkat pertama, poin Uno, dan undian yang menentukan.
tournament-legend-final = Para finalis di urutan teratas, menurut peringkat di final.
tournament-alt = Klasemen: { $rows }
tournament-call = 🃏 **{ $round }, meja { $table }:** { $people }, meja kalian tepat di bawah. Tombol **Kartu** menampilkan kartu kalian.
tournament-call-closed = 🃏 **{ $round }, meja { $table }:** { $people }, meja kalian ada di utas pribadi, lihat di daftar channel. Orang dari meja lain tidak bisa mengintip, karena kartunya sama. Tombol **Kartu** menampilkan kartu kalian.
tournament-thread = { $round } · Meja { $table }
tournament-check-in-call = { $people }: konfirmasi untuk turnamen, mulainya { $when }. { $link }

button-tournament-join = Gabung
button-tournament-check-in = Gabung / Konfirmasi
button-tournament-drop = Mundur
button-tournament-start = Mulai
button-tournament-go-on = Mulai sekarang
button-tournament-close = Tutup
button-tournament-lots = Cek undian
button-tournament-close-yes = Ya, tutup

tournament-close-ask = Tutup turnamen untuk semua? Klasemennya tetap, dan meja-mejanya lanjut main.
note-tournament-opened = Turnamen sudah dibuka. Kamu juga bisa gabung.
note-tournament-bumped = Ada turnamen terbuka di channel ini. Pesannya kutampilkan lagi.
refused-tournament-unseen = Discord tidak mengizinkanku menampilkan turnamen di sini, jadi tidak ada yang kubuka. Coba channel lain, atau tanya admin, apa yang boleh kulakukan di sini.
refused-tournament-bump = Ada turnamen terbuka di channel ini. Discord sedang tidak mengizinkanku menampilkan pesannya lagi, jadi tetap di tempatnya. Tanya admin, apa yang boleh kulakukan di sini.
note-tournament-joined = Kamu terdaftar. Konfirmasi mulai { $when }, dengan tombol yang sama.
note-tournament-checked-in = Kamu sudah konfirmasi. Turnamen mulai { $when }.
note-tournament-next-round = Kamu main mulai ronde berikutnya.
note-tournament-dropped = Kamu mundur. Hasilmu tetap, dan **Gabung** membawamu kembali.
note-tournament-started = Ronde dimulai.
note-tournament-closed = Turnamen sudah ditutup.

refused-tournament-few = Baru { $count } dari { $needed } orang yang dibutuhkan turnamen sudah konfirmasi. Tunggu lagi, atau buka satu meja untuk semua dengan `/uno start`.
refused-tournament-taken = Channel ini sudah punya turnamen. `/uno tournament` menampilkannya.
refused-tournament-gone = Turnamen ini sudah tidak ada di sini.
refused-tournament-over = Turnamen ini sudah selesai. `/uno tournament` membuka yang berikutnya.
refused-tournament-in = Kamu ikut. Tidak perlu apa-apa sampai mejamu dipanggil.
refused-tournament-early = Kamu sudah ada di daftar. Konfirmasi mulai { $when }.
refused-tournament-late = Tidak ada ronde tersisa yang bisa diikuti. Turnamen berikutnya terbuka untuk semua.
refused-tournament-full = Turnamen penuh: ada { $most } orang.
refused-tournament-not-in = Kamu tidak ada di turnamen ini, jadi tidak bisa mundur. **Gabung** untuk ikut.
refused-tournament-playing = Satu ronde sedang dimainkan. Berikutnya mulai saat meja-mejanya selesai.
refused-tournament-host = Hanya host, { $host }, atau moderator yang bisa melakukan itu.
refused-tournament-place = Turnamen butuh channel teks, karena tiap meja mendapat utas.
refused-tournament-threads = Turnamen butuh utas untuk tiap meja. { $why }
refused-tournament-teams = Turnamen menghitung peringkat tiap pemain, jadi tidak bisa pakai tim. Pilih aturan tanpa tim.
refused-tournament-table = Ini meja turnamen, jadi hanya moderator yang bisa melakukan itu. **Mundur** di pesan turnamen melepas tempatmu.

### results

## results

round-out = **{ $name }** menang ronde { $number }
round-drawn = Ronde { $number } seri
round-out-with = **{ $name }** menghabiskan kartu dengan { $emoji } { $card }.
round-drawn-won = Tidak ada yang bisa menghabiskan kartu, dan poin **{ $name }** paling sedikit.
round-drawn-tied = Tidak ada yang bisa menghabiskan kartu, dan dua pemain atau lebih punya poin paling sedikit. Tidak ada yang dapat poin.
round-drawn-golf = Tidak ada yang bisa menghabiskan kartu.
round-last-left = Tinggal **{ $name }** sendiri.
round-until-last = Kartu **{ $name }** habis duluan.
round-scored = Dapat { $points } poin.
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }** (gugur di { $limit })
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **Kartu tersisa**
round-hand = **{ $name }**, { $points } poin: { $cards }
round-hand-out = **{ $name }**, { $points } poin: gugur di batas { $limit } kartu
round-hand-bare = **{ $name }**: { $cards }
round-hand-bare-out = **{ $name }**: gugur di batas { $limit } kartu
round-hand-uncounted = **{ $name }**, { $points } poin yang tidak dihitung: { $cards }
round-next = Ronde berikutnya mulai { $when }.
round-next-soon = Ronde berikutnya mulai sebentar lagi.
round-ready = Siap: { $names }.
button-ready = Siap

scores-title = { $scoring ->
    [golf] **Poin**: paling sedikit setelah { $rounds } ronde menang
    [best_of] **Ronde dimenangkan**, terbaik dari { $rounds }
   *[points] **Skor**, sampai { $target } poin
}
placing-title = **Peringkat**
match-won = 🏆 **{ $name }** menang pertandingan
match-won-team = 🏆 **{ $name }** dan **{ $partner }** menang pertandingan
match-closed = Pertandingan diakhiri lebih awal
match-closed-scores = Ini skor sejauh ini. Tidak ada yang menang.
match-again = **Main lagi** memberi kursi ke semua yang masih di sini. Dengan **Aturan lain** kamu mengubah aturan dulu.
match-sealed = 🔒 Meja lain masih memainkan kartu ini, jadi kartu, poin, dan sorotan menunggu di sini sampai meja terakhir ronde ini selesai.
match-uncounted = Di luar server, pertandingan tidak masuk statistik.
match-of-ais = Hanya AI yang memainkan pertandingan ini sampai selesai, jadi tidak dihitung untuk siapa pun.
match-of-nobody = Di akhir tidak ada orang, jadi pertandingan tidak dihitung untuk siapa pun.
match-leavers = Untuk hasil dan rating, { $names } keluar lebih awal dan jadi yang terakhir.
match-followed = Pertandingan berikutnya para pemain ini ada di bawah.
match-seed = 🔓 Rahasia kocokan: `{ $seed }`
button-other-rules = Aturan lain
refused-not-of-the-match = Hanya pemain pertandingan ini yang bisa minta main lagi. `/uno start` membuka mejamu sendiri.

## stats

stats-title = 📊 { $name }
stats-record = 🏆 **{ $matches }** pertandingan · **{ $wins }** menang ({ $share })
stats-rating = 📈 Diperkirakan menang **{ $share }** ({ $low }–{ $high }) di meja berempat rata-rata
stats-unrated = 📈 Rating: **?** · { $played } dari { $needed } pertandingan dengan orang lain
stats-points = 🪙 **{ $points }** poin per ronde
stats-streak = 🔥 Menang beruntun terbanyak: **{ $best }** · sekarang: **{ $now }**
stats-unos = 👁️ Memergoki Uno: **{ $caught }** · lupa: **{ $missed }**
stats-challenges = ⚖️ Tantangan: **{ $right }** benar · **{ $wrong }** salah
stats-colors = 🎨 Warna yang dipilih: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Peringkat belakangan ini, terbaru di ujung: { $places }
stats-legend-rating = 📈 perkiraan menang di meja berempat rata-rata
stats-legend = 👑 menang · 🪙 poin per ronde · 🔥 menang beruntun terbanyak · 👁️ memergoki Uno, ❗ lupa · ⚖️ tantangan ✓ benar, ✗ salah
stats-none = { $name } belum menyelesaikan pertandingan di sini.
stats-none-own = Kamu belum menyelesaikan pertandingan di sini. Mainkan satu, dan statistikmu mulai.
stats-none-filtered = { $name } tidak punya pertandingan yang sesuai di sini. Pilih musim atau aturan lain.
stats-partial = Pertandingan di server yang mem-ban kamu tidak dihitung.
button-stats-mine = Statistikku
button-post = Kirim

refused-stats-bot = { $name } itu bot. Hanya orang yang punya statistik.
refused-stats-direct = Di sini, aku hanya menampilkan statistikmu sendiri. Minta yang lain di server.
refused-stats-season-direct = Di pesan pribadi, aku menampilkan semua pertandinganmu sekaligus. Minta musim dan aturan di server.
refused-season = Tidak ada musim “{ $season }” di sini. Pilih salah satu: { $seasons }.
refused-rules-unplayed = Belum ada yang menyelesaikan pertandingan dengan aturan ini di sini. Pilih yang lain.
refused-post = Kamu tidak bisa mengirim pesan di channel ini, jadi aku tidak mengirimkannya untukmu.
refused-posted = Halaman ini sudah ada di channel.
season-all = Sepanjang masa
season-all-rules = Semua aturan

rating-line = 📈 Rating: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played } dari { $needed } pertandingan)

## leaderboard

leaderboard-title = 🏆 Papan peringkat · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count } pertandingan
leaderboard-what = Persentase menang yang kami perkirakan di meja berempat rata-rata, dengan rentangnya. Kalau seri, bedanya terlalu tipis. “?” butuh 20 pertandingan dengan orang lain.
leaderboard-none = Belum ada yang punya rating di sini. Selesaikan pertandingan dengan setidaknya satu orang lain untuk masuk daftar.
leaderboard-you-none = Kamu belum ada di sini. Selesaikan pertandingan dengan setidaknya satu orang lain.
leaderboard-you-off = Kamu memilih tanpa rating. `/uno me` mengubahnya.
button-leaderboard = Peringkat
refused-leaderboard-direct = Papan peringkat milik sebuah server. Pakai perintah ini di sana.

## history

history-channel = Pertandingan selesai di channel ini
history-server = Pertandingan selesai di server ini
history-mine = Pertandinganmu yang selesai di server ini
button-history-channel = Channel ini
button-history-server = Server ini
button-history-mine = Pertandinganku
button-history-older = Lebih lama ▶
history-empty = Belum ada pertandingan yang selesai di sini. `/uno start` membuka meja.
history-end = Tidak ada pertandingan yang lebih lama.
history-unfinished = diakhiri lebih awal
history-player = { $name } ({ $score })
history-rounds = { $count } ronde
history-others = dan { $count } lainnya
refused-history-place = Pertandingan milik sebuah server. Pakai perintah ini di sana.

## achievements

achievements-title = Pencapaianmu
achievements-title-of = Pencapaian { $name }
achievements-count = { $count } dari { $all } di server ini
achievements-none = Belum ada. Datang sendiri di akhir pertandingan.
achievements-none-of = Belum ada di server ini.
achievements-private = **{ $name }** tidak menampilkan pencapaian.
button-achievements = Pencapaian
achievement-line = 🏅 Pencapaian baru: { $told }
achievement-new = **{ $name }** ({ $what })
achievement-more = { $what } dan { $count } lagi
refused-achievements-off = Pencapaian dimatikan di server ini.

preferences-achievements-on = Pencapaian: aktif
preferences-achievements-off = Pencapaian: mati
preferences-achievements-what = Apakah pencapaianmu diumumkan dan didaftar.
server-settings-achievements = Pencapaian
server-settings-achievements-what = Apakah pencapaian baru diumumkan di akhir pertandingan, dan didaftar.
server-settings-achievements-on = aktif
server-settings-achievements-off = mati

achievement-winner = Menang perdana
achievement-winner-how = Menangkan satu pertandingan.
achievement-hattrick = Hattrick
achievement-hattrick-how = Menangkan tiga ronde berturut-turut.
achievement-sweep = Sapu bersih
achievement-sweep-how = Menangkan semua ronde pertandingan, minimal tiga.
achievement-comeback = Bangkit
achievement-comeback-how = Menang setelah tertinggal 40% dari target.
achievement-photo = Menang tipis
achievement-photo-how = Menang saat pemain lain sudah 90% dari target.
achievement-giant = Penakluk raksasa
achievement-giant-how = Kalahkan AI ahli.
achievement-partners = Lebih baik berdua
achievement-partners-how = Menang sebagai tim dengan orang lain.
achievement-untouched = Tanpa tambahan
achievement-untouched-how = Habiskan kartu tanpa mengambil satu pun.
achievement-climber = Pendaki gunung
achievement-climber-how = Habiskan kartu setelah memegang 12 kartu.
achievement-gift = Kado perpisahan
achievement-gift-how = Habiskan kartu dengan kartu ambil.
achievement-jumper = Secepat kilat
achievement-jumper-how = Habiskan kartu dengan menyela.
achievement-trader = Untung besar
achievement-trader-how = Tukar hingga kartumu berkurang lima, lalu habiskan.
achievement-eagle = Mata elang
achievement-eagle-how = Pergoki tiga pemain lupa Uno dalam satu laga.
achievement-detector = Detektor bohong
achievement-detector-how = Tantang dua kali dalam satu laga, benar semua.
achievement-honest = Jujur apa adanya
achievement-honest-how = Ditantang dua kali dalam satu laga, bersih semua.
achievement-clean = Tanpa cela
achievement-clean-how = Jangan lupa Uno dalam delapan ronde satu laga.
achievement-marathon = Tahan lama
achievement-marathon-how = Mainkan laga dua belas ronde sampai selesai.
achievement-company = Teman yang asyik
achievement-company-how = Selesaikan laga dengan tiga orang lain.

## fairness

fairness-title = Apakah kartunya adil di sini?
fairness-cards = { $count } kartu dibagikan atau diambil di sini.
fairness-odds = Selisih dari peluang sebesar ini atau lebih terjadi di { $count } dari { $many } server yang adil.
fairness-rare = Selisih dari peluang sebesar ini atau lebih terjadi di kurang dari 1 dari { $many } server yang adil.
fairness-few = Itu terlalu sedikit untuk dibandingkan dengan peluang. Butuh beberapa ronde lagi.
fairness-row = { $kind }: **{ $drawn }** · perkiraan { $expected }
fairness-numbers = Angka { $color }
fairness-other = Kartu aksi dan Wild lainnya
fairness-how = Semua kartu yang dibagikan dan diambil di pertandingan selesai, paling banyak { $most } terakhir. Angka perkiraan mengikuti isi tumpukan setiap kali mengambil.
fairness-check = Setiap pertandingan bisa dicek kartu demi kartu: **Cek pembagian** ada di pesan terakhirnya.
refused-fairness-place = Hitungan ini milik sebuah server. Pakai perintah ini di sana.

## recap

button-recap = Apa yang terlewat?
button-recap-short = Ringkasan
recap-title = Sejak langkah terakhirmu
recap-title-all = Dari awal
recap-title-spectator = Ronde ini sejauh ini
recap-none = Belum ada apa-apa.

## match_facts

facts-title = **Sorotan**
fact-draw = Ambil terbanyak: **{ $name }**, { $count } kartu
fact-streak = Rentetan terpanjang: **{ $name }**, { $count } kali main tanpa mengambil
fact-catches = Memergoki: { $who }
fact-comeback-points = Bangkit: **{ $name }** sempat tertinggal { $count } poin
fact-comeback-cards = Bangkit: **{ $name }** sempat memegang { $count } kartu di ronde terakhir
fact-rounds = { $count } ronde
fact-plays = { $count } kali main
fact-rules = Aturan: { $rules }
tile-comeback-points = bangkit terbaik
tile-comeback-cards = bangkit, dalam kartu
tile-draw = ambil terbanyak
tile-streak = rentetan terpanjang
tile-catches = memergoki
card-target = { $scoring ->
    [golf] poin paling sedikit
    [best_of] terbaik dari { $rounds }
   *[points] target { $target }
}

## fair_deal

button-check-deal = Cek pembagian
fair-title = Cek pembagian
fair-sealed = 🔒 Dek disegel sebelum main · `{ $seal }`
fair-sealed-how = Urutan semua kartu sudah tetap, dan tidak ada yang bisa mengubahnya. Biar yakin, simpan baris ini. Setelah pertandingan, **Cek pembagian** membuka segelnya, dan keduanya harus sama.
fair-yes = Pembagiannya adil. Rahasia yang disegel sebelum pertandingan menghasilkan { $drawn }.
fair-no = Ada yang salah: pembagian ini tidak berasal dari rahasia yang disegel sebelum pertandingan.
fair-not-kept = Seed-nya tidak punya sidik jari yang ditampilkan meja.
fair-wrong = Baris { $line } rekaman: { $what ->
    [commitment] sidik jarinya bukan milik seed itu.
    [source] tidak ada kocokan yang berasal dari seed itu.
    [drawn] kartu atau undian yang keluar tidak berasal dari seed itu.
   *[rules] aturan tidak mengizinkan ini.
}
fair-shuffles = { $count ->
    [1] satu-satunya kocokan
   *[other] semua { $count } kocokan
}
fair-lots = { $count } undian
fair-drawn = { $shuffles } dan { $lots }
fair-commitment = 🔒 Sidik jari yang ditampilkan sebelum pertandingan: `{ $commitment }`
fair-seed = 🔑 Seed rahasia dengan sidik jari itu (SHA-256): `{ $seed }`
fair-start = ▶️ Id tekanan **Mulai**, ikut dicampur: `{ $start }`.
fair-began = Ditekan { $when }.
fair-call = ▶️ Id pesan yang memanggil pemain ke { $table ->
    [first] meja pertama ronde itu
   *[own] meja ini
}, ikut dicampur: `{ $start }`.
fair-called = Dikirim { $when }.
fair-yourself = Kamu tidak perlu percaya kami: file ini memuat seluruh pertandingan. Cek dengan `unobot verify record.jsonl`, atau program apa pun yang mengikuti `docs/fair-deals.md`.
fair-proof-lobby = Ini buktinya: lobi sudah menampilkan sidik jari ini sebelum **Mulai** ditekan. Kalau kamu menyimpannya dan keduanya sama, tidak ada yang memilihkan kartu untuk para pemain ini.
fair-proof-ready = Ini buktinya: **Cek pembagian** dari pertandingan sebelumnya menampilkan sidik jari ini ke pemain yang memulai pertandingan ini. Kalau keduanya sama, tidak ada yang memilih kartu saat tombol ditekan.
fair-proof-late = Pertandingan dimulai dengan satu tekanan, dan seed-nya baru diundi saat itu. Tidak ada yang bisa menyimpan sidik jarinya sebelumnya. Jadi kartunya tidak berubah selama pertandingan, tapi tidak ada bukti bahwa tidak ada yang memilihnya.
fair-proof-tournament = Ini buktinya: seed berasal dari rahasia turnamen, yang sidik jarinya `{ $seal }` ada di pesannya sejak dibuka. **Cek undian** memberi rahasia itu saat turnamen selesai.
fair-coming = 🔒 Pertandingan berikutnya yang kamu mulai dengan satu tekanan, misalnya **Main sendiri**, sudah disegel: `{ $seal }`. Simpan baris ini, dan bandingkan setelah pertandingan itu.
fair-trust = Ini tidak bisa membuktikan bahwa orang yang menjalankan bot tidak mengintip kartunya.

refused-not-over = Kocokan tetap rahasia sampai pertandingan selesai.
refused-nothing-dealt = Tidak ada kartu yang dibagikan di sini.
refused-sealed = Meja lain masih memainkan kartu ini. Coba lagi saat meja terakhir ronde ini selesai.

### replay

## replay

button-replay = Tayangan ulang
replay-title = Tayangan ulang · ronde { $round } dari { $rounds }
replay-moments = Momen penting
button-first = ⏮
button-last = ⏭
button-moment-next = Momen penting ▶
refused-replay-gone = Pertandingan ini tidak disimpan lagi, jadi tidak ada tayangan ulang.
refused-replay-broken = Catatan pertandingan ini terpotong atau diubah, atau ditulis versi lain, jadi tidak ada tayangan ulang.
refused-replay-running = Pertandingan ini belum selesai. Tayangan ulang dibuka setelah akhir.
refused-replay-channel = Pertandingan ini ada di { $channel }. Tayangan ulangnya dibuka di sana.

## replay_files

button-save-page = Simpan jadi halaman
button-save-gif = GIF
files-page = **Pertandingan jadi halaman.** Simpan filenya, lalu buka di browser. Jalan tanpa internet, dan menampilkan kartu semua pemain.
files-gif = **Momen penting pertandingan**
files-gif-alt = Meja di setiap momen penting pertandingan
refused-files-often = Aku baru saja membuat beberapa file untukmu. Coba sebentar lagi.
refused-files-failed = File itu tidak bisa kubuat. Coba sebentar lagi.
refused-files-too-large = File itu lebih besar dari yang diizinkan Discord di sini.
refused-data-too-large = Datamu lebih besar dari yang diizinkan Discord di sini. Minta ke orang yang menjalankanku.
refused-page-too-large = Pertandingan ini terlalu panjang untuk satu halaman. Pakai **Tayangan ulang** atau **GIF**.

## replay_page

page-title = Tayangan ulang Uno: { $names }
page-rules = Aturan: { $rules }
page-unfinished = Pertandingan ini tidak selesai.
page-where = Ronde { $round } · langkah { $number } dari { $total }
page-where-vote = Pemungutan suara · langkah { $number } dari { $total }
page-board = Meja
page-controls = Kontrol
page-position = Posisi di pertandingan
page-first = Ke awal
page-last = Ke akhir
page-back = Mundur satu langkah
page-next = Maju satu langkah
page-moment-back = Momen penting sebelumnya
page-moment-next = Momen penting berikutnya
page-round-back = Ronde sebelumnya
page-round-next = Ronde berikutnya
page-play = Putar
page-pause = Jeda
page-moments = Momen penting
page-moves = Langkah ronde ini
page-scores = Skor
page-places = Peringkat
page-round = Ronde
page-round-number = Ronde { $number }
page-hand = Kartu { $name }
page-two-sides = { $card }, di belakangnya: { $back }
page-turn = giliran
page-uno = sudah bilang Uno
page-silent = belum bilang Uno
page-out = gugur
page-owes = harus mengambil { $count }
page-pile = Tumpukan: { $count }
page-top = Kartu teratas: { $card }
page-color = Warna: { $color }
page-clockwise = Searah jarum jam
page-counterclockwise = Berlawanan arah jarum jam
page-keys = Tombol
page-keys-on = Pakai juga tombol huruf
page-keys-moves = ← dan →: mundur atau maju satu langkah
page-keys-ends = Home dan End: ke awal atau ke akhir
page-keys-moments = N dan P: momen penting berikutnya atau sebelumnya
page-keys-rounds = Shift+N dan Shift+P: ronde berikutnya atau sebelumnya
page-no-script = Halaman ini butuh JavaScript. Jalan tanpa internet.
page-unreadable = Pertandingan tidak bisa ditampilkan. Filenya rusak, atau versi browser ini terlalu tua.
page-players = Para pemain

## coach

button-coach = Pelatih
button-coach-replay = Lihat di tayangan ulang
button-coach-next = Berikutnya: { $number } dari { $count }
coach-title = Pelatih
coach-result = **Hasil.** Kamu menang { $won } dari { $rounds } ronde, yaitu { $difference } dibanding bagian rata.
coach-luck = Keberuntungan kartu: { $cards }. Permainanmu dan lainnya: { $rest }.
coach-some = { $count ->
    [1] Satu keputusan jelas menurunkan peluangmu:
   *[other] { $count } keputusan ini paling menurunkan peluangmu:
}
coach-none = Tidak ada yang menonjol: tidak ada keputusanmu yang jelas menurunkan peluangmu. Main bagus!
coach-top = Di tumpukan: { $card }
coach-hand = Kartumu: { $cards }
coach-lapse = **Ronde { $round }.** Langkahmu: **{ $made }**. Lebih baik: **{ $better }**.
coach-why-uno = Tanpa Uno, yang lain bisa memergokimu.
coach-why-next = Kartu pemain berikutnya tinggal { $count }.
coach-why-void = Pemain berikutnya tadi memilih mengambil daripada memainkan { $color }.
coach-why-wild = Wild-nya tersimpan untuk nanti.
coach-why-color = Menyisakan { $count } kartu berwarna { $color }.
coach-won = Dari 100 ronde begini, langkah yang lebih baik menang di kira-kira { $more } ronde lebih banyak ({ $low } sampai { $high }).
coach-first = Dari 100 ronde begini, langkah yang lebih baik habis duluan di kira-kira { $more } ronde lebih banyak ({ $low } sampai { $high }).
coach-stayed = Dari 100 ronde begini, langkah yang lebih baik bertahan di pertandingan setelah kira-kira { $more } ronde lebih banyak ({ $low } sampai { $high }).
coach-how = Tiap keputusan dinilai dari apa yang bisa kamu lihat. Kartu tersembunyi dibagikan ulang berkali-kali, dan AI ahli memainkan ronde sampai selesai.
refused-coach-not-seated = Kamu tidak main di pertandingan ini. Pelatih hanya melihat keputusanmu sendiri.
refused-coach-often = Aku baru saja memeriksa beberapa pertandingan untukmu. Coba sebentar lagi.
refused-coach-failed = Pertandingan ini tidak bisa kuperiksa. Coba sebentar lagi.
refused-coach-deck = Pelatih belum mengenal dek ini.
refused-coach-golf = Pelatih belum mengenal golf.

## key_moments

key-moment-four = { $name } memainkan { $card }: +{ $count } untuk { $other }.
key-moment-four-bare = { $name } memainkan { $card }.
key-moment-guilty = { $other } menantang { $name } dan benar: +{ $count } untuk { $name }.
key-moment-innocent = { $other } menantang { $name } dan salah: +{ $count } untuk { $other }.
key-moment-caught = { $other } memergoki { $name } tanpa Uno: +{ $count } untuk { $name }.
key-moment-caught-free = { $other } memergoki { $name } tanpa Uno, tapi tidak ada kartu.
key-moment-missed = { $name } tidak bilang Uno, dan tidak ada yang sadar.
key-moment-lead = { $name } memimpin.
key-moment-round = { $name } memenangkan ronde { $number }.
key-moment-round-points = { $name } memenangkan ronde { $number }: { $points } poin.
key-moment-round-tied = Ronde { $number } seri.
key-moment-knocked-out = { $name } gugur dengan { $count } kartu.
key-moment-knocked-out-by = { $other } menggugurkan { $name }: { $count } kartu.
key-moment-roulette = Rolet: +{ $count } untuk { $name }.
key-moment-launcher = Tembakan terbesar peluncur: +{ $count } untuk { $name }.
key-moment-dark-side = { $name } membalik semuanya ke sisi gelap.
key-moment-light-side = { $name } membalik semuanya ke sisi terang.
key-moment-eliminated = { $name } tersingkir dari pertandingan.
key-moment-match = { $name } memenangkan pertandingan.
key-moment-partners = { $name } dan { $partner }

### reactions

## reactions

reactions-title = Reaksi
reactions-body = Semua di meja melihat reaksimu sebentar. Kamu bisa bereaksi tiap 10 detik.
reactions-who = Bisukan pemain…
reactions-mute = Bisukan { $name }
reactions-hear = Bunyikan { $name }
button-react = Reaksi
button-reactions-on = Reaksi: aktif
button-reactions-off = Reaksi: mati

reaction-laugh = Ha ha!
reaction-ouch = Aduh!
reaction-clap = Mantap!
reaction-think = Hmm…
reaction-fire = Membara!
reaction-wave = Halo!
reaction-in-words = **{ $name }**: { $words }
note-reacted = Semua di meja melihatnya: { $emoji }
refused-reaction-now = Kamu bisa bereaksi selama pertandingan.
refused-reaction-soon = Kamu bisa bereaksi lagi dalam { $seconds } detik.
refused-reactions-off = Reaksi dimatikan di meja ini.
refused-reactions-here = Reaksi dimatikan di channel ini.
refused-reactions-own = Reaksimu mati. `/uno me` mengaktifkannya.
refused-reactions-muted = Host membisukan reaksimu di meja ini.
refused-only-host-reactions = Hanya host, **{ $host }**, yang bisa membisukan reaksi.

preferences-reactions-on = Reaksi: aktif
preferences-reactions-off = Reaksi: mati
preferences-reactions-what = Apakah kamu bisa bereaksi, dan melihat reaksi di layarmu sendiri.
server-settings-reactions = Reaksi
server-settings-reactions-what = Apakah pemain bisa menampilkan reaksi kecil di meja.
server-settings-reactions-on = aktif
server-settings-reactions-off = mati

### privacy

## privacy

privacy-title = Datamu
privacy-intro = Inilah yang kusimpan tentangmu, supaya pertandingan lanjut setelah dimulai ulang:
privacy-choices = - Pengaturanmu, seberapa bagus kamu main lawan AI, bahasa Discord-mu, dan di mana DM-mu
privacy-tables = - Meja dengan namamu, kursimu, dan langkahmu: { $count }
privacy-results = - Hasil pertandingan, untuk statistik dan rating-mu: { $count }
privacy-daily = - Game harian yang kamu mulai, dengan langkah dan hasilnya: { $count }
privacy-notes = - Catatanmu soal terjemahan: { $count }
privacy-messages = - Pesan untukmu yang masih kuperbarui: { $count }
privacy-channels = - Channel tempat aku mem-ping kamu untuk meja baru: { $count }
privacy-bans = - Server tempat kamu di-ban dari Uno: { $count }
privacy-readers = Hanya admin bot ini yang bisa membaca semuanya. Pemain melihat namamu dan langkahmu di meja mereka.
privacy-file = Ini semua yang kusimpan tentangmu.
privacy-ask-title = Hapus semua tentangmu?
privacy-ask-settings = - Pengaturan dan ping untuk meja baru hilang.
privacy-ask-running = - Di pertandingan yang berjalan, AI mengambil kursimu selamanya.
privacy-ask-over = - Di meja yang sudah selesai, kamu jadi “{ $name }”.
privacy-ask-results = - Statistik dan rating-mu hilang. Di hasil pertandingan, kamu jadi “{ $name }”.
privacy-ask-daily = - Game harianmu, hasilnya, dan rentetannya hilang.
privacy-ask-discord = - Pesan yang sudah ada di channel tetap di sana.
privacy-ask-bans = - Kalau sebuah server mem-ban kamu, ban itu tetap, dengan kode sebagai ganti id-mu.
privacy-ask-kicks = - Tendangan tetap berlaku, dan game harian yang sudah dimulai tidak bisa dimulai lagi. Keduanya memakai kode sebagai ganti id-mu.
privacy-ask-undo = Ini tidak bisa dibatalkan.
privacy-deleted = Semua tentangmu sudah dihapus. Kalau kamu memakaiku lagi, aku menyimpan data baru.
privacy-again = Kamu sedang memakaiku, jadi ada data baru yang tersimpan. Coba sebentar lagi.
button-privacy-export = Unduh dataku
button-privacy-delete = Hapus dataku
button-privacy-yes = Hapus semuanya
button-privacy-no = Simpan dataku

### admin

## admin_settings

admin-settings-title = Batasan di server ini
admin-settings-roles = Yang bisa membuka meja: { $roles }
admin-settings-everybody = semua orang
admin-settings-rules-open = Aturan: **{ $rules }**, dan host bisa mengubahnya
admin-settings-rules-locked = Aturan: **{ $rules }**, dan host tidak bisa mengubahnya
admin-settings-ais = Pemain AI terbanyak di satu meja: **{ $most }**
admin-settings-ais-choice = Pemain AI: { $most }
admin-settings-no-limit = tanpa batas
admin-settings-what-roles = Moderator selalu bisa membuka meja.
admin-settings-what-rules = `/uno settings` mengatur aturannya.
admin-settings-what-ais = AI pengganti pemain tidak dihitung.
admin-settings-choose-roles = Peran, atau kosongkan…
button-lock-rules = Kunci aturan
button-unlock-rules = Buka kunci aturan
refused-rules-locked = Aturan dikunci di server ini. Pengelolanya memilih lewat `/uno settings`.
refused-ais-capped = Pemain AI terlalu banyak. Server ini mengizinkan paling banyak { $most } di satu meja.
refused-roles-start = Kamu butuh salah satu peran ini untuk membuka meja: { $roles }. Kamu bisa gabung di meja yang terbuka.
refused-limits-changed = Admin server ini mengatur batasan setelah lobi ini dibuka, jadi mejanya berubah. Belum ada yang dimulai. Lihat lagi, lalu mulai.
note-lobbies-limited = Sudah diubah. { $count } lobi terbuka punya aturan lain atau terlalu banyak pemain AI. Sekarang memakai yang baru.
note-tournaments-limited = { $count } turnamen terbuka punya aturan lain. Meja berikutnya sekarang memakai yang baru, atau turnamennya ditutup kalau tidak sesuai.

## oversight

oversight-title = Meja di server ini
oversight-table = Meja
oversight-unknown-channel = channel yang tidak bisa kubaca
oversight-host = host { $host }
oversight-stage = { $stage ->
    [lobby] belum dimulai
    [playing] pertandingan berjalan
    [pause] jeda antarronde
    [suspended] menunggu, karena channel-nya tidak terjangkau
    [adjourned] menunggu, dan channel-nya bebas
   *[damaged] data tersimpannya tidak bisa dibaca
}
oversight-since = { $stage ->
    [suspended] sejak { $when }
    [adjourned] sejak { $when }
   *[other] tindakan terakhir { $when }
}
oversight-late = Macet: giliran seharusnya { $when }.
oversight-empty = Tidak ada meja terbuka di server ini.
oversight-more = { $count } meja lagi tidak ada di daftar. Pakai perintah di channel-nya.
oversight-end-what = Mengakhiri meja menutupnya untuk semua. Pertandingannya tidak bisa dilanjutkan.
button-oversee = Kelola
button-oversight-list = Semua meja
button-oversight-refresh = Segarkan
note-oversight-ended = Meja di { $channel } sudah ditutup.
refused-oversight-gone = Meja itu sudah ditutup.
refused-oversight-empty = Tidak ada meja di { $channel }. `/unoadmin tables` menampilkan semuanya.
refused-admin-place = Perintah ini milik sebuah server. Pakai di sana.
refused-admin = Kamu butuh izin Kelola Server untuk ini.
oversight-free-what = Membebaskan channel menyisihkan mejanya. `/uno resume` melanjutkannya.
button-oversight-free = Bebaskan channel
note-unblocked = { $channel } sudah bebas. Mejanya menunggu `/uno resume`.
refused-unblock-free = Meja itu tidak memakai channel-nya. `/uno start` membuka yang lain di sana.
refused-unblock-running = Tidak ada yang macet di sana. `/unoadmin end` mengakhiri mejanya.

## bans

bans-title = Di-ban dari Uno
bans-empty = Tidak ada yang di-ban.
bans-line = { $user } · di-ban { $when } oleh { $admin }
bans-more = { $count } ban lagi tidak ada di daftar.
bans-lift = Cabut ban mantan pemain
note-banned = { $user } tidak bisa main Uno lagi di server ini. Meja yang kursinya diambil AI: { $count }.
note-banned-leaves = Kamu punya kursi di pertandingannya. Untuk hasil dan rating, kamu keluar dari pertandingan itu dan jadi yang terakhir. Kamu tetap bisa main.
note-unbanned = { $user } bisa main lagi.
refused-banned = Kamu tidak bisa main Uno di server ini. Itu keputusan adminnya.
refused-invite-banned = { $name } tidak bisa main Uno di server ini.
refused-not-banned = Orang itu tidak di-ban. `/unoadmin bans` menampilkan daftar ban.
refused-ban-bot = Bot tidak bisa di-ban. Tidak punya kursi.
refused-ban-oneself = Kamu tidak bisa mem-ban diri sendiri. Pilih orang lain.

## acts

acts-title = Tindakan admin
acts-empty = Belum ada apa-apa.
acts-channel = Dikirim di { $channel }.
acts-no-channel = Tidak ada channel log. `/unoadmin log` dengan channel mengaturnya.
act-line = { $kind ->
    [end] { $admin } mengakhiri meja di { $channel }.
    [unblock] { $admin } membebaskan { $channel }. Mejanya menunggu.
    [ban] { $admin } mem-ban { $user }. { $detail }
    [unban] { $admin } mencabut ban { $user }.
    [roles] { $admin } mengatur siapa yang bisa membuka meja: { $detail }
    [rules] { $detail ->
        [lock] { $admin } mengunci aturan.
       *[unlock] { $admin } membuka kunci aturan.
    }
    [ais] { $admin } mengatur jumlah pemain AI di satu meja: { $detail }
    [lost] { $detail ->
        [roles] Peran { $value }, yang bisa membuka meja, dihapus. Peran pilihan lainnya masih bisa.
        [roles-all] Peran { $value }, yang bisa membuka meja, dihapus. Sekarang semua orang bisa. `/unoadmin roles` memilih peran lain.
        [moderators] Peran moderator { $value } dihapus. `/uno settings` memilih yang lain.
        [log] Channel log dihapus. `/unoadmin log` dengan channel mengatur yang lain.
        [day] Channel hari server dihapus. `/unoadmin day` dengan channel mengatur yang lain.
        [rules] Aturan { $value } dari pengaturan tidak kukenal lagi, jadi meja memakai aturan resmi. `/uno settings` memilih yang lain.
       *[places] Channel terakhir yang mengizinkan Uno dihapus, jadi Uno tidak bisa dimainkan di server ini. `/uno settings` mengizinkannya di tempat lain.
    }
    [day] { $detail ->
        [off] { $admin } mematikan hari server.
       *[on] { $admin } memilih channel untuk hari server: { $channel }
    }
   *[log] { $detail ->
        [off] { $admin } mematikan channel log.
       *[on] { $admin } mengatur channel log: { $channel }
    }
}
day-title = 📅 Kemarin di sini · { $day }
day-more = Dan { $count } lagi.
day-streak = 🔥 { $days } hari
day-matches = { $count } pertandingan dimainkan.
day-wins = { $who } { $wins }
day-rematch = 🔁 **Duel ulang pekan ini:** { $count } pertandingan, dimenangkan { $wins }
day-settings-title = Hari server
day-settings-what = Sekali sehari, aku mengirim hasil game harian kemarin, dengan rentetannya, dan duel ulang pekan ini: orang yang paling sering bertemu. Tidak ada yang di-ping, dan di hari tanpa permainan aku tidak mengirim apa-apa. Orang dengan **Rating: mati** tidak disebut.
day-no-channel = Ini mati. `/unoadmin day` dengan channel mengaktifkannya.
day-channel = Dikirim di { $channel }. Berikutnya { $when }.
button-no-day = Tanpa pesan
button-no-log = Tanpa channel log
refused-log-channel = Aku tidak bisa menulis di channel itu. Pilih channel teks atau utas.

## channel_check

check-title = Cek channel dan server ini
check-permissions = Aku punya izin untuk meja di { $channel }.
check-lacks = Aku tidak punya { $missing } di { $channel }. Izinkan untuk peranku: di pengaturan channel, bagian Izin.
check-channel-gone = Channel { $channel } sudah tidak ada. Mejanya menunggu `/uno resume`.
check-threads = Untuk meja di utas, aku juga butuh { $missing }.
check-roles-empty = Tidak ada yang punya { $roles }, jadi hanya moderator yang bisa membuka meja. `/unoadmin roles` memilih peran lain.
check-age-restricted = { $channel } dibatasi usia. Discord hanya mengizinkan anggota yang usianya sudah dikonfirmasi, jadi yang lain tidak bisa main di sana.
check-slow-mode = { $channel } memakai mode lambat. Discord mengecualikan bot, juga tekanan tombolku. Kalau tetap menahanku, beri peranku izin Lewati Mode Lambat.
check-pictures = Gambar kartuku sudah siap untuk: { $decks }. Dek lain mendapat gambarnya bersama meja pertamanya.
check-no-pictures = Gambar kartu ini belum ada di Discord, jadi kartunya tampil sebagai tanda biasa: { $decks }. Orang yang menjalankan bot bisa menjalankan `unobot emojis sync`.
check-commands = Discord punya perintahku yang terbaru.
check-commands-changed = Discord punya perintahku versi lain: { $commands }. Orang yang menjalankan bot bisa memulainya ulang, dan bot mendaftarkan miliknya.
check-commands-unknown = Discord sedang tidak memberitahuku perintah apa yang dipunyainya. Coba sebentar lagi.
check-tables = Tidak ada meja yang macet di server ini.
check-stuck = { $count } meja di server ini macet. Lihat `/unoadmin tables`.

## probe

probe-title = Uji pemasangan unobot
probe-step = { $step ->
    [1] Tekan tombol pertama.
    [2] Tekan tombol kedua.
    [3] Tunggu panel pribadimu, atau tekan tombol keempat untuk melewati penantian.
    [4] Tekan tombol panel pribadimu yang lebih lama.
   *[5] Tekan tombol ketiga, lalu lagi dan lagi selama pesan ini berubah.
}
probe-panel = Panel ini uji coba. Tekan tombolnya saat pesan publik memintanya.

### owner

## owner

owner-notice = 📣 Dari pemilik bot: { $words }
refused-blocked = Kamu tidak bisa main dengan bot ini. Itu keputusan pemiliknya. `/uno privacy` tetap bisa dipakai.
refused-blocked-server = Server ini tidak bisa memakai bot ini. Itu keputusan pemiliknya.
button-owner = Alat pemilik
owner-title = Alat pemilik
owner-what = Keputusanmu berlaku di semua server dalam hitungan detik. Hanya pemilik bot ini yang melihat panel ini.
owner-counts = Server di sini: { $servers } · meja: { $tables } · orang diblokir: { $people } · server diblokir: { $blocked }
owner-notice-until = Pengumuman, habis { $when }: { $words }
owner-no-notice = Tidak ada pengumuman.
button-owner-notice = Tulis pengumuman
button-owner-clear = Hapus pengumuman
button-owner-block-user = Blokir orang
button-owner-block-server = Blokir server
button-owner-servers = Server
owner-unblock = Buka blokir…
owner-user-choice = Orang { $id }
owner-server-choice = Server { $id }
owner-id = ID
owner-words = Satu baris untuk semua lobi dan tangan
owner-hours = Jam
owner-blocked = `{ $id }` diblokir.
owner-unblocked = `{ $id }` tidak diblokir lagi.
owner-server-line = **{ $name }** · `{ $id }` · anggota: { $members }
button-owner-leave = Keluar
button-owner-more = Server lain
owner-left = Bot sudah keluar dari `{ $id }`.
refused-owner = Hanya pemilik bot ini yang bisa melakukannya.
refused-owner-id = Itu bukan ID. ID terdiri dari 17 sampai 20 angka.
refused-owner-oneself = Kamu tidak bisa memblokir diri sendiri.
refused-owner-hours = Jam adalah angka dari 1 sampai { $most }.
refused-owner-words = Pengumuman perlu setidaknya satu huruf.

### settings

## preferences

preferences-title = Pengaturanmu
preferences-body = Langsung berlaku, di semua meja.
button-preferences-table = Di meja
button-preferences-messages = Pesan dan hasil
preferences-playing = Laga seimbang: lawan kamu, AI main di { $strength } dari 100. Ditentukan pertandinganmu lawan AI: menang menaikkannya, kalah menurunkannya.
preferences-emblem-fox = Wajah: rubah
preferences-emblem-octopus = Wajah: gurita
preferences-emblem-frog = Wajah: katak
preferences-emblem-bee = Wajah: lebah
preferences-emblem-whale = Wajah: paus
preferences-emblem-mushroom = Wajah: jamur
preferences-emblem-penguin = Wajah: penguin
preferences-emblem-cactus = Wajah: kaktus
preferences-emblem-blossom = Wajah: bunga
preferences-emblem-owl = Wajah: burung hantu
preferences-emblem-what = Wajahmu di semua meja. Pertandingan memakai wajah sejak awalnya.
preferences-look-auto = Kartu: ikut server
preferences-look-pictures = Kartu: gambar
preferences-look-shapes = Kartu: bentuk, huruf
preferences-look-text = Kartu: teks biasa
preferences-look-what = Cara kamu melihat kartumu.
preferences-sort-color = Urut per warna
preferences-sort-value = Urut per nilai
preferences-sort-what = Urutan kartumu.
preferences-passes-on = Lewat otomatis: aktif
preferences-passes-off = Lewat otomatis: mati
preferences-passes-what = Apakah aku otomatis lewat untukmu kalau kartu yang diambil tidak bisa dimainkan.
preferences-dms-auto = DM: ikut server
preferences-dms-on = DM: kartuku juga
preferences-dms-off = DM: tanpa kartu
preferences-dms-what = Apakah kartumu juga datang lewat pesan pribadi.
preferences-pings-idle = Ping: saat aku diam
preferences-pings-always = Ping: tiap giliran
preferences-pings-off = Ping: tidak pernah
preferences-pings-what = Kapan aku mem-ping kamu untuk giliranmu.
preferences-pings-by-channel = Tempat ping: channel
preferences-pings-by-dm = Tempat ping: DM
preferences-pings-by-what = Di mana aku mem-ping kamu.
preferences-hints-on = Petunjuk: sekali
preferences-hints-off = Petunjuk: tidak ada
preferences-hints-what = Tips singkat yang datang sekali, saat bisa kamu pakai.
preferences-rated-on = Rating: aktif
preferences-rated-off = Rating: mati
preferences-rated-what = Apakah aku memberimu rating dan menampilkanmu di papan peringkat.
preferences-language-auto = Bahasa: otomatis
preferences-language-what = Bahasa yang kupakai denganmu. Otomatis berarti bahasa Discord-mu.
preferences-language = Bahasa: { $name }

## server_settings

server-settings-title = Uno di server ini
server-settings-title-channel = Uno di { $channel }
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · diatur di sini
    [server] { $name }: **{ $value }** · dari server
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Ubah…
server-settings-as-server = Sama dengan server
server-settings-as-usual = Bawaan: { $value }
button-server-settings-server = Server ini
button-server-settings-channel = Channel ini

server-settings-rules = Aturan
server-settings-rules-what = Aturan meja baru, kecuali host mengubahnya.
server-settings-rules-code = kode { $code }
server-settings-turn = Waktu giliran
server-settings-turn-what = Batas waktu satu langkah di meja baru.
server-settings-allowed = Uno
server-settings-allowed-what = Apakah pemain bisa membuka meja.
server-settings-allowed-on = bisa dimainkan
server-settings-allowed-off = tidak bisa dimainkan
server-settings-starts = Membuka meja
server-settings-starts-what = Siapa yang bisa memakai /uno start.
server-settings-starts-everybody = semua orang
server-settings-starts-moderators = moderator
server-settings-moderator-role = Moderator Uno
server-settings-moderator-role-auto = tanpa peran
server-settings-role = Pilih peran…
button-no-role = Tanpa peran
server-settings-table-look = Meja
server-settings-table-look-what = Tampilan meja baru.
server-settings-table-look-picture = digambar dari atas
server-settings-table-look-text = kata-kata dan satu kartu
server-settings-look = Kartu pemain
server-settings-look-what = Untuk pemain tanpa pilihan sendiri di /uno me.
server-settings-look-pictures = gambar
server-settings-look-shapes = bentuk dan huruf
server-settings-look-text = teks
server-settings-dms = Kartu lewat pesan pribadi
server-settings-dms-what = Untuk pemain tanpa pilihan sendiri di /uno me.
server-settings-dms-on = ya
server-settings-dms-off = tidak
server-settings-pings = Ping giliran
server-settings-pings-what = Apakah aku mem-ping pemain di channel saat gilirannya.
server-settings-pings-on = ya
server-settings-pings-off = tidak
server-settings-threads = Utas untuk tiap meja
server-settings-threads-what = Apakah meja baru mendapat utas sendiri.
server-settings-threads-on = ya
server-settings-threads-off = tidak
server-settings-moments = Momen
server-settings-moments-what = Banner dan kalimat seru untuk Uno, ambil banyak, dan kemenangan di meja baru.
server-settings-moments-on = aktif
server-settings-moments-off = mati
server-settings-seasons = Musim
server-settings-seasons-what = Berapa lama papan peringkat berjalan sebelum yang baru mulai.
server-settings-seasons-monthly = sebulan
server-settings-seasons-quarterly = tiga bulan
server-settings-seasons-never = tanpa musim
server-settings-language = Bahasa
server-settings-language-what = Bahasa meja. Panel milik pemain memakai bahasa pemain itu.
server-settings-language-auto = ikut server

refused-server-settings-place = Pengaturan milik sebuah server. Pakai perintah ini di sana.
refused-server-settings = Kamu butuh izin Kelola Server untuk mengubah pengaturan ini.
refused-everybody-role = Semua orang punya peran itu dan akan jadi moderator. Pilih yang lain.
refused-not-here = Kamu tidak bisa main Uno di channel ini. Pengelola server bisa mengubahnya dengan `/uno settings`.
refused-moderators-start = Di sini hanya moderator yang membuka meja. Minta salah satu, atau gabung di meja yang terbuka.

### translations

## beta

beta-what = Beta: kasih tahu kami yang terdengar aneh.
beta-line = { $name } masih beta: kasih tahu kami yang terdengar aneh.
button-beta-note = Kasih tahu
beta-note-title = Apa yang terdengar aneh?
beta-note-label = Kata-katanya, dan versi menurutmu
beta-note-thanks = Makasih! Admin bot ini akan membacanya.
beta-offer = { $name } sudah ada, masih beta.
button-beta-switch = Ganti
refused-beta-notes = Kamu sudah mengirim { $count } catatan hari ini, jadi belum bisa terima lagi. Makasih!
refused-beta-empty = Tulis beberapa kata dulu.

### help

## help

help-title = Main Uno di sini
help-new = **Baru kenal Uno?** Tekan **Coba**: lima langkah singkat lawan AI.
help-start = **Siap main?** `/uno start` membuka meja di sini. Yang lain menekan **Gabung**, atau AI mengisi kursinya.
help-daily = **Lima menit sendirian?** `/uno daily` punya game baru tiap hari.
help-ask = Mau tahu apa?
help-bring = **Main di tempat lain?** Bisa di pesan pribadi, obrolan grup, dan server tanpaku:
button-install-server = Ke server
button-install-personal = Ke aplikasiku
button-tutorial = Coba

help-button-round = Satu ronde
help-topic-round = Jalannya satu ronde
help-round-1 = Tiap pemain dibagi kartu, dan satu kartu terbuka di tumpukan.
help-round-2 = **Giliranmu:** mainkan kartu dengan warna, angka, atau simbol yang sama, atau Wild. Tidak ada yang cocok? **Ambil** satu. Kalau cocok, bisa langsung dimainkan.
help-round-3 = **Akhirnya:** pemain pertama yang kartunya habis memenangkan ronde, dan poin dari kartu yang masih dipegang yang lain. Yang pertama mencapai target memenangkan pertandingan.
help-round-4 = Aturan rumah bisa mengubah sebagian. `/uno rules` menampilkan aturan di sini.
help-button-cards = Kartu
help-topic-cards = Kartu
help-cards-1 = **0 sampai 9**: hanya warna dan angka.
help-cards-2 = ⊘ **Skip**: pemain berikutnya kehilangan giliran.
help-cards-3 = ⇄ **Reverse**: arah permainan dibalik. Saat hanya berdua, jadi seperti Skip.
help-cards-4 = **+2** Draw Two: pemain berikutnya mengambil dua dan kehilangan giliran.
help-cards-5 = 🌈 **W** Wild: bisa di atas apa saja, dan kamu memilih warnanya.
help-cards-6 = 🌈 **+4** Wild Draw Four: kamu memilih warna, dan pemain berikutnya mengambil empat. Untuk saat kamu tidak punya kartu dengan warna yang berlaku, dan bisa ditantang.
help-button-uno = Uno!
help-topic-uno = Uno dan memergoki
help-uno-1 = **Tinggal dua kartu, dan giliranmu?** Tekan **📣 Bilang UNO**, lalu mainkan satu.
help-uno-2 = **Lupa?** Cepat tekan **Uno!**.
help-uno-3 = **Pemain lain lupa?** **Ketahuan!** menyala di meja. Tekan sebelum langkah berikutnya, dan dia mengambil dua kartu.
help-button-hand = Kartumu
help-topic-hand = Kartumu
help-hand-1 = Tombol **Kartu** di meja menampilkan kartumu hanya untukmu. Kartunya juga datang lewat pesan pribadi. Tekan kartu untuk memainkannya.
help-hand-2 = Ada kartu yang tidak aktif? **Kenapa?** menunjukkan aturan yang menghalangi.
help-hand-3 = `/uno play` menyebut langkahmu dengan kata-kata, untuk pembaca layar dan keyboard.
help-hand-4 = 💡 Petunjuk kecil datang masing-masing sekali. `/uno me` mematikan atau mengaktifkannya.
help-button-away = Pergi
help-topic-away = Saat kamu pergi
help-away-1 = Hitungan mundur di meja menunjukkan sisa waktumu. Kalau habis, langkahmu dimainkan otomatis. Kedua kalinya berturut-turut, AI mengambil alih sampai kamu menekan sesuatu.
help-away-2 = Harus pergi? **Keluar** menyerahkan kartumu ke AI, dan tombol **Kartu** membawamu kembali.
help-button-table = Aturan rumah
help-topic-table = Aturan meja
help-table-1 = Sebelum pertandingan, host bisa **Ubah aturan**: paket aturan, aturan rumah satu per satu, atau kode dari meja lain.
help-table-2 = Kartu tidak bisa dicurangi: dek disegel sebelum pemain pertama gabung. **Cek pembagian** di akhir membuktikannya.
help-button-commands = Perintah
help-topic-commands = Semua perintah
help-commands-1 = Semua diawali `/uno`:
help-command = **{ $command }** · { $what }
news-line = 🆕 **Baru:** { $news }
news-faces = Wajahmu sama di semua meja. `/uno me` mengubahnya.
help-legal = Proyek penggemar tidak resmi, tidak terkait dengan Mattel dan tidak didukung olehnya. UNO adalah merek dagang Mattel.

help-rules-title = Aturan: { $preset }

## tutorial

lesson-title = Langkah { $number } dari { $of } · { $title }
lesson-ai = Robin
lesson-top = Di tumpukan: { $emoji } { $card }
lesson-early = Aturan juga mengizinkan itu. Untuk sekarang, coba yang dijelaskan di atas.
button-lesson-next = Langkah berikutnya
button-lesson-skip = Lewati langkah ini
button-try-again = Coba lagi

lesson-match = Warna atau angka
lesson-match-do = Kamu mau menghabiskan semua kartu. Mainkan kartu dengan **warna** atau **angka** yang sama seperti kartu di tumpukan: tekan kartunya.
lesson-match-done = Hampir itu saja permainannya. Lalu **{ $ai }** melakukan hal yang sama. Kalian bergantian, mencocokkan warna atau angka.

lesson-action = Kartu aksi
lesson-action-do = Beberapa kartu punya efek. Mainkan salah satu.
    ⊘ Skip: pemain berikutnya kehilangan giliran.
    ⇄ Reverse: arah permainan dibalik.
    +2 Draw Two: pemain berikutnya mengambil dua dan kehilangan giliran.
lesson-action-done = **{ $ai }** kehilangan giliran. Karena hanya berdua, langsung giliranmu lagi.

lesson-wild = Kartu Wild
lesson-wild-do = Kartumu yang lain tidak ada yang cocok. Tapi **Wild** (W) bisa di atas apa saja, dan kamu memilih warna baru. Mainkan.
lesson-wild-color = Mau pilih warna apa? Kebanyakan kartumu merah.
lesson-wild-done = **{ $ai }** harus mencocokkan warna pilihanmu. **Wild Draw Four** (+4) juga membuat pemain berikutnya mengambil empat kartu. Untuk saat kamu tidak punya kartu dengan warna yang berlaku, dan pemain berikutnya bisa menantangnya.

lesson-draw = Mengambil
lesson-draw-do = Tidak ada kartumu yang cocok. Ambil satu.
lesson-draw-choose = Kamu mengambil kartu yang cocok. Mainkan sekarang, atau simpan untuk nanti. Kartu lain tidak bisa dimainkan giliran ini.
lesson-draw-done = Main bagus. Kalau kartu yang diambil tidak cocok, kamu menyimpannya, dan giliranmu selesai.
lesson-draw-kept = Kamu menyimpannya, jadi giliranmu selesai. Bisa jadi itu bijak. Ingat saja: di akhir, setiap kartu di tanganmu jadi poin pemenang.

lesson-uno = Uno!
lesson-uno-do = **{ $ai }** tinggal punya satu kartu dan lupa bilang Uno. Tekan **Ketahuan, { $ai }!** sebelum langkah berikutnya.
lesson-uno-say = Ketahuan: **{ $ai }** mengambil dua. Sekarang kartumu sendiri tinggal dua. Tekan **📣 Bilang UNO**, lalu mainkan satu.
lesson-uno-forgot = Kamu lupa Uno, **{ $ai }** memergokimu, dan kamu mengambil dua kartu. Di meja sungguhan, kamu masih bisa menekan **Uno!** setelah kartumu, kalau lebih cepat dari yang lain.
lesson-uno-last = Kamu sudah bilang Uno, jadi tidak bisa dipergoki. Tinggal satu kartu: mainkan!
lesson-uno-done = 🎉 Kamu menang! Pemain pertama yang kartunya habis memenangkan ronde dan mendapat poin dari semua kartu pemain lain. Sekarang main dengan orang: `/uno start` membuka meja.

## commands

command-uno = Main Uno
command-start = Buka meja di channel ini
command-start-ais-name = ai
command-start-ais = Berapa pemain AI yang langsung duduk
command-start-level-name = level
command-start-level = Seberapa bagus AI main
command-start-rules-name = aturan
command-start-rules = Paket aturan, atau kode aturan
command-start-pace-name = tempo
command-start-pace = Batas waktu satu langkah
command-start-thread-name = utas
command-start-thread = Buka meja di utasnya sendiri
command-tables = Tampilkan mejamu, di semua channel dan server
command-history = Tampilkan pertandingan selesai di server ini, dengan tayangan ulang
command-join = Duduk di meja channel ini
command-leave = Lepas kursimu
command-hand = Tampilkan kartumu
command-play = Buat langkah dengan kata-kata
command-play-move-name = langkah
command-play-move = Salah satu langkahmu
command-status = Tampilkan meja di channel ini
command-end = Akhiri meja di channel ini
command-rules = Jelaskan aturannya
command-resume = Lanjutkan pertandingan yang menunggu di channel ini
command-resume-match-name = pertandingan
command-resume-match = Pertandingan mana, kalau ada beberapa
choice-match = { $names } · ronde { $round }
choice-lobby = { $names } · belum dimulai
command-help = Cara main Uno di sini
command-settings = Ubah cara kerja Uno di server atau channel ini
command-me = Pilih tampilan kartumu, bahasamu, dan kapan aku mem-ping kamu
command-privacy = Lihat, unduh, atau hapus yang kusimpan tentangmu
command-stats = Tampilkan hasilmu atau pemain lain di pertandingan
command-stats-person-name = orang
command-stats-person = Pemainnya (kamu, kalau kosong)
command-stats-season-name = musim
command-stats-season = Musimnya (sepanjang masa, kalau kosong)
command-stats-rules-name = aturan
command-stats-rules = Hanya pertandingan dengan aturan ini
command-fairness = Lihat seberapa adil kartu di server ini
command-leaderboard = Tampilkan rating pemain server ini
command-leaderboard-season-name = musim
command-leaderboard-season = Musimnya (yang sekarang, kalau kosong)
command-leaderboard-rules-name = aturan
command-leaderboard-rules = Hanya pertandingan dengan aturan ini
command-daily = Main lima ronde hari ini sendirian, lalu bandingkan
command-daily-date-name = tanggal
command-daily-date = Hari lain, misalnya 2026-11-24
command-invite = Undang pemain ke meja di channel ini
command-invite-person-name = orang
command-invite-person = Pemain yang diundang
command-unoadmin = Kelola Uno di server ini
command-unoadmin-tables = Tampilkan meja di server ini
command-unoadmin-end = Akhiri meja
command-unoadmin-end-channel-name = channel
command-unoadmin-end-channel = Channel mejanya, kalau bukan yang ini
command-unoadmin-unblock = Bebaskan channel yang mejanya macet, rusak, atau menunggu
command-unoadmin-unblock-channel-name = channel
command-unoadmin-unblock-channel = Channel-nya, kalau bukan yang ini
command-unoadmin-ban = Jauhkan seseorang dari semua meja server ini
command-unoadmin-ban-person-name = orang
command-unoadmin-ban-person = Orangnya
command-unoadmin-ban-reason-name = alasan
command-unoadmin-ban-reason = Kenapa, untuk para admin
command-unoadmin-unban = Izinkan orang yang di-ban main lagi
command-unoadmin-unban-person-name = orang
command-unoadmin-unban-person = Orangnya
command-unoadmin-bans = Tampilkan orang yang tidak bisa main di sini
command-unoadmin-roles = Pilih peran yang bisa membuka meja
command-unoadmin-rules = Kunci aturan, supaya host tidak bisa mengubahnya
command-unoadmin-ais = Batasi pemain AI di satu meja
command-unoadmin-log = Tampilkan tindakan admin, atau pilih channel untuk itu
command-unoadmin-log-channel-name = channel
command-unoadmin-log-channel = Channel tempat tiap tindakan dikirim
command-unoadmin-day = Kirim hasil kemarin sekali sehari, atau hentikan
command-unoadmin-day-channel-name = channel
command-unoadmin-day-channel = Channel tempat hari server dikirim
command-unoadmin-check = Cek apa yang dibutuhkan bot di sini
command-tournament = Buka turnamen di channel ini, atau tampilkan yang terbuka
command-tournament-checkin-name = konfirmasi
command-tournament-checkin = Menit sampai konfirmasi ditutup
command-tournament-rounds-name = ronde
command-tournament-rounds = Berapa ronde sebelum final
command-tournament-minutes-name = menit
command-tournament-minutes = Berapa menit satu ronde
command-tournament-rules-name = aturan
command-tournament-rules = Paket aturan, atau kode aturan
command-tournament-level-name = level
command-tournament-level = Seberapa bagus AI pengisi meja main
command-tournament-duplicate-name = kartu-sama
command-tournament-duplicate = Tiap meja mendapat kartu yang sama, dan kursi dibandingkan

## demo

demo-guide = Pemandu
demo-welcome =
    👋 Selamat datang! Meja { $name } sudah siap, dengan { $ais } AI. Tekan **{ $start }**, dan kartumu dibagikan.
    -# **Viewing as** di atas menjadikanmu Ann, Ben, Cleo, atau Dev.
    -# `/uno help`, lalu **{ $alone }**, adalah pertandingan di pesan pribadimu.
demo-direct = Pesan { $name }
demo-group = 💬 Grup
demo-group-hello = Bot ini kupasang untukku sendiri, jadi di sini juga bisa. `/uno start` membuka meja, dan semua bisa gabung.
demo-page = Main di { $url }
demo-direct-page = Pesan pribadi { $name }: { $url }
demo-stop = Tekan Ctrl-C di sini untuk berhenti.
