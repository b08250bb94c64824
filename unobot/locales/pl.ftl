### Polish
### Written by: Claude
### Reviewed: no
### Beta: yes

### words

## about

language-name = Polski

## cards

color = { $color ->
    [R] Czerwony
    [Y] Żółty
    [G] Zielony
    [P] Różowy
    [T] Turkusowy
    [O] Pomarańczowy
    [U] Fioletowy
   *[B] Niebieski
}
face = { $face ->
    [S] Postój
    [R] Zmiana kierunku
    [D2] Weź dwie
    [D4] Weź cztery
    [SA] Postój dla wszystkich
    [DA] Odrzuć kolor
    [H1] Trafienie 1
    [H2] Trafienie 2
    [TH] Zamiana kart
    [W] Dzika karta
    [WD4] Dzika weź cztery
    [WSW] Dzika zamiana kart
    [WSH] Dzikie tasowanie kart
    [WC] Zadanie specjalne
    [WR4] Dzika zmiana kierunku +4
    [WRL] Dzika ruletka kolorów
    [WD6] Dzika weź sześć
    [WD10] Dzika weź dziesięć
    [WRV] Dzika zmiana kierunku
    [WSK] Dziki postój
    [WS2] Dziki podwójny postój
    [WD2] Dzika weź dwie
    [WT2] Dzika weź dwie z celem
    [WFS] Dzika zamiana z przymusu
    [WAH] Dzikie trafienie wszystkich
    [WHF] Dziki ogień
    [WAA] Dziki podwójny atak
    [D1] Weź jedną
    [D5] Weź pięć
    [F] Flip
    [WDC] Dzika weź kolor
   *[other] { $face }
}
card = { $color ->
    [R] { $face ->
        [S] Czerwony
        [SA] Czerwony
        [F] Czerwony
        [H1] Czerwone
        [H2] Czerwone
       *[other] Czerwona
    }
    [Y] { $face ->
        [S] Żółty
        [SA] Żółty
        [F] Żółty
        [H1] Żółte
        [H2] Żółte
       *[other] Żółta
    }
    [G] { $face ->
        [S] Zielony
        [SA] Zielony
        [F] Zielony
        [H1] Zielone
        [H2] Zielone
       *[other] Zielona
    }
    [P] { $face ->
        [S] Różowy
        [SA] Różowy
        [F] Różowy
        [H1] Różowe
        [H2] Różowe
       *[other] Różowa
    }
    [T] { $face ->
        [S] Turkusowy
        [SA] Turkusowy
        [F] Turkusowy
        [H1] Turkusowe
        [H2] Turkusowe
       *[other] Turkusowa
    }
    [O] { $face ->
        [S] Pomarańczowy
        [SA] Pomarańczowy
        [F] Pomarańczowy
        [H1] Pomarańczowe
        [H2] Pomarańczowe
       *[other] Pomarańczowa
    }
    [U] { $face ->
        [S] Fioletowy
        [SA] Fioletowy
        [F] Fioletowy
        [H1] Fioletowe
        [H2] Fioletowe
       *[other] Fioletowa
    }
   *[B] { $face ->
        [S] Niebieski
        [SA] Niebieski
        [F] Niebieski
        [H1] Niebieskie
        [H2] Niebieskie
       *[other] Niebieska
    }
} { $face ->
    [S] Postój
    [R] Zmiana kierunku
    [D2] Weź dwie
    [D4] Weź cztery
    [SA] Postój dla wszystkich
    [DA] Odrzuć kolor
    [H1] Trafienie 1
    [H2] Trafienie 2
    [TH] Zamiana kart
    [D1] Weź jedną
    [D5] Weź pięć
    [F] Flip
   *[other] { $face }
}
card-wild = { $wild } ({ $color ->
    [R] czerwony
    [Y] żółty
    [G] zielony
    [P] różowy
    [T] turkusowy
    [O] pomarańczowy
    [U] fioletowy
   *[B] niebieski
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
    [W] D
    [WD4] +4
    [WSW] D⇆
    [WSH] D⤨
    [WC] D✱
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
    [R] C
    [Y] Ż
    [G] Z
    [P] R
    [T] T
    [O] P
    [U] F
   *[B] N
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }zakryte: { $count }
card-hidden-short = ?
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
rounds-won = { $count ->
    [one] { $count } wygrana runda
    [few] { $count } wygrane rundy
   *[many] { $count } wygranych rund
}

## moves

move-play = Zagraj: { $card }
move-play-uno = Zagraj i powiedz Uno: { $card }
move-draw = Dobierz kartę
move-pass = Zatrzymaj dobraną kartę
move-pass-empty = Pas: nie było już czego dobrać
move-challenge = Sprawdzam: { $name }
move-accept = { $owed ->
    [one] Dobierz { $owed } kartę
    [few] Dobierz { $owed } karty
   *[many] Dobierz { $owed } kart
}
move-accept-until = Dobieraj, aż trafi się { $color }
move-uno = Powiedz Uno
move-catch = Przyłap: { $name }
move-color = Wybierz kolor: { $color }
move-at = { $move }, wybór: { $name }
move-at-draws = { $move }: { $name } dobiera dwie karty
move-passes-hands = { $move } i wszyscy oddają karty dalej
move-penalized = { $move }: wbrew zasadom, { $count ->
    [one] { $draws ->
        [press] naciskasz wyrzutnię
       *[draw] dobierasz kartę
    }
    [few] { $draws ->
        [press] naciskasz wyrzutnię { $count } razy
       *[draw] dobierasz { $count } karty
    }
   *[many] { $draws ->
        [press] naciskasz wyrzutnię { $count } razy
       *[draw] dobierasz { $count } kart
    }
}
move-vote = Głosuj: { $rule }
move-time = Zakończ rundę: jej czas minął
move-take-back = Cofnij swój ostatni ruch

refused-by-setting = { $told } Zasada: { $setting }.
refused-seat-out = W tej rundzie już nie grasz.
refused-vote-first = Najpierw wszyscy głosują.
refused-already-voted = Twój głos już jest oddany.
refused-no-vote = Teraz nie ma głosowania.
refused-not-identical = Teraz gra **{ $name }**. Poza kolejką możesz zagrać tylko taką samą kartę: { $top }.
refused-cannot-stack = { $card } nie przekazuje kart dalej. Masz do dobrania { $owed ->
    [one] { $owed } kartę
    [few] { $owed } karty
   *[many] { $owed } kart
}.
refused-no-challenge = Kart, które masz dobrać, nie da się sprawdzić.
refused-must-play = { $card } pasuje, więc musisz zagrać tę kartę.
refused-at-limit = Masz już { $held -> 
    [one] { $held } kartę
    [few] { $held } karty
   *[many] { $held } kart
} przy limicie { $limit }, więc nie możesz dobierać. Naciśnij **Pas**.
refused-two-on-four = { $card } nie może leżeć na karcie „Dzika weź cztery”.
refused-four-others-fit = Pasuje inna twoja karta, więc { $card } teraz nie wchodzi w grę.
refused-last-card = { $card } nie może być twoją ostatnią kartą.
refused-target-first = { $card }: wybierz, kogo dotyczy.
refused-color-missing = { $card }: wybierz kolor.
refused-bad-target = Wybierz kogoś innego, kto jeszcze gra w tej rundzie.
refused-uno-not-before = Powiedz Uno, gdy grasz przedostatnią kartę albo gdy masz już tylko jedną.
refused-uno-by-itself = Tutaj nie trzeba mówić Uno.
refused-no-clock = Ta runda nie ma zegara.
refused-no-take-back = Ten ruch jest ważny i nie da się go już cofnąć.
refused-round-over = Ta runda już się skończyła.
refused-not-your-turn = Teraz gra **{ $name }**.
refused-color-first = Najpierw wybierz kolor dzikiej karty.
refused-answer-first = { $owed ->
    [one] Najpierw masz do dobrania { $owed } kartę.
    [few] Najpierw masz do dobrania { $owed } karty.
   *[many] Najpierw masz do dobrania { $owed } kart.
}
refused-already-drew = Karta już dobrana. Zagraj ją albo zatrzymaj.
refused-only-drawn = Po dobraniu możesz zagrać tylko dobraną kartę: { $card }.
refused-drawn-blind = Dobrana karta jest zakryta, więc w tej turze nie zagrasz innej. Zatrzymaj ją.
refused-not-seen = { $card }: nie ma jej wśród twoich odkrytych kart.
refused-nothing-drawn = Nie było czego dobrać, więc twoja tura się kończy.
refused-draw-first = Dobierz kartę, zanim ją zatrzymasz.
refused-nothing-to-answer = Nie ma czego dobierać ani sprawdzać.
refused-no-color-asked = Teraz nie wybiera się koloru.
refused-not-in-hand = { $card }: nie masz takiej karty.
refused-no-match = { $card } nie pasuje. Zagraj kolor { $color }, tę samą liczbę lub symbol ({ $top }) albo dziką kartę.
refused-four-not-legal = Masz kolor { $color }, więc { $card } teraz nie wchodzi w grę.
refused-one-card-only = Tutaj możesz zagrać tylko jedną kartę naraz.
refused-in-order = Gdy masz kilka równych kart (tu { $held }), wybierasz tylko, ile ich zagrać. Idą w kolejności kolorów.
refused-no-target = Do tej karty nie wybiera się gracza.
refused-uno-not-now = { $held ->
    [one] Teraz nie możesz powiedzieć Uno.
   *[many] Uno mówi się przy ostatniej karcie. Masz ich { $held }.
}
refused-uno-already-said = Twoje Uno już padło.
refused-catch-self = Siebie nie przyłapiesz. Powiedz Uno.
refused-catch-many-cards = **{ $name }** ma { $held ->
    [one] { $held } kartę
    [few] { $held } karty
   *[many] { $held } kart
}: nie ma za co przyłapać.
refused-catch-said = **{ $name }**: Uno już padło.
refused-catch-too-late = Na przyłapanie za późno: **{ $name }** ma już spokój.
refused-catch-faster = Ktoś cię uprzedza: **{ $by }** przyłapuje, **{ $name }** bez Uno.
refused-catch-nobody = Na tym miejscu nikt nie siedzi.

## narration

narration-deal = **{ $name }** rozdaje rundę { $number }. Odkryta karta: { $emoji } { $card }.
narration-deal-bare = **{ $name }** rozdaje rundę { $number }.
narration-deal-begins = **{ $name }** zaczyna.
narration-joined = { $names } { $count ->
    [one] dołącza.
   *[many] dołączają.
}
narration-put-back = Pierwsza odkryta karta wróciła do stosu.
narration-play = **{ $name }** zagrywa: { $cards }.
narration-play-uno = **{ $name }** mówi Uno i zagrywa: { $cards }.
narration-discarded = { $count ->
    [one] Razem z nią schodzi jedna karta:
    [few] Razem z nią schodzą { $count } karty:
   *[many] Razem z nią schodzi { $count } kart:
} { $cards }.
narration-skip = **{ $name }** traci kolejkę.
narration-skip-all = Wszyscy inni tracą kolejkę. **{ $name }** gra jeszcze raz.
narration-reverse = Gramy w drugą stronę.
narration-draw = **{ $name }** { $count ->
    [0] nie ma czego dobrać: stos jest pusty
    [one] dobiera kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
}.
narration-draws-and-misses = **{ $name }** { $count ->
    [0] nie ma czego dobrać (stos jest pusty)
    [one] dobiera jedną kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
} i traci kolejkę.
narration-draws = **{ $name }** { $count ->
    [0] nie ma czego dobrać: stos jest pusty
    [one] dobiera jedną kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
}.
narration-presses = **{ $name }** naciska: { $told }.
narration-presses-and-misses = **{ $name }** naciska i traci kolejkę: { $told }.
press-silent = klik
press-fired = 💥 { $count ->
    [0] nie ma już kart
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
press-pending = ❔
narration-pass = **{ $name }** pasuje.
narration-draw-pass = **{ $name }** { $count ->
    [0] nie ma czego dobrać i pasuje
    [one] dobiera i pasuje
    [few] dobiera { $count } karty i pasuje
   *[many] dobiera { $count } kart i pasuje
}.
narration-taken-back = **{ $name }** cofa ruch: { $cards }.
narration-taken-back-other = **{ $name }** cofa ten ruch.
narration-color = **{ $name }** wybiera kolor: { $emoji } { $color }.
narration-roulette = **{ $name }** musi podać kolor.
narration-roulette-color = **{ $name }** podaje kolor: { $emoji } { $color }, { $count ->
    [0] ale stos jest pusty,
    [one] odkrywa jedną kartę
    [few] odkrywa { $count } karty
   *[many] odkrywa { $count } kart
} i traci kolejkę.
narration-roulette-cards = Odkryte: { $cards }.
narration-accept = **{ $name }** { $count ->
    [0] nie ma czego dobrać (stos jest pusty)
    [one] dobiera jedną kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
} i traci kolejkę.
narration-accept-only = **{ $name }** { $count ->
    [0] nie ma czego dobrać (stos jest pusty)
    [one] dobiera jedną kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
}.
narration-challenge-won = **{ $name }** sprawdza i ma rację: **{ $by }** { $count ->
    [0] nie ma czego dobrać (stos jest pusty)
    [one] dobiera jedną kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
}.
narration-challenge-lost = **{ $name }** sprawdza, ale **{ $by }** gra czysto: **{ $name }** { $count ->
    [0] nie ma czego dobrać (stos jest pusty)
    [one] dobiera jedną kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
} i traci kolejkę.
narration-hand = { $told } **{ $name }** pokazuje karty: { $cards }
narration-uno = **{ $name }** mówi Uno.
narration-caught = **{ $by }** przyłapuje: **{ $name }** bez Uno! **{ $name }** { $count ->
    [0] nie ma czego dobrać: stos jest pusty
    [one] dobiera jedną kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
}.
narration-caught-only = **{ $by }** przyłapuje: **{ $name }** bez Uno!
narration-out = **{ $name }** nie ma już kart!
narration-last-left = **{ $name }** zostaje na placu boju.
narration-placed = **{ $name }** kończy i zajmuje kolejne miejsce.
narration-waits = **{ $name }** kończy, a partner gra dalej.
narration-over-limit = **{ $name }** odpada z tej rundy, karty: { $count }.
narration-knocked-out = **{ $name }** odpada przez kartę { $card }, którą zagrywa **{ $by }**. Karty: { $count }.
narration-owed = { $count ->
    [one] Do dobrania: { $count } karta.
    [few] Do dobrania: { $count } karty.
   *[many] Do dobrania: { $count } kart.
}
narration-owed-until = Dobieranie, aż trafi się { $color }.
narration-owed-self = Przy dwóch graczach obrywa **{ $name }**, kart do dobrania: { $count }.
narration-others-draw = Wszyscy inni dobierają kartę.
narration-false-catch = Fałszywy alarm, **{ $name }** ma spokój: **{ $by }** { $count ->
    [0] nie ma czego dobrać, bo stos jest pusty
    [one] dobiera kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
}.
narration-false-catch-only = Fałszywy alarm: podnosi go **{ $by }**, a **{ $name }** ma spokój.
narration-wrong-play = **{ $name }** próbuje: { $cards }. Nie pasuje, więc { $count ->
    [0] byłoby dobieranie, ale stos jest pusty
    [one] dobiera kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
}.
narration-wrong-play-only = **{ $name }** próbuje: { $cards }. Nie pasuje.
narration-swap = **{ $name }** i **{ $target }** zamieniają się kartami.
narration-shuffle = Wszystkie karty z rąk są tasowane i rozdawane od nowa.
narration-pass-hands = Wszyscy oddają swoje karty dalej.
narration-turned-over = Wszystko się odwraca: na górze jest { $side -> 
    [dark] ciemna
   *[light] jasna
} strona, a na wierzchu { $emoji } { $card }.
narration-open = **{ $name }** gra teraz w otwarte karty.
narration-vote-began = Głosowanie: co robi karta „Zadanie specjalne”?
narration-voted = **{ $name }** oddaje głos.
narration-rule = **Zadanie specjalne**: { $rule }.
narration-eliminated = **{ $name }** odpada z meczu.
narration-seats = Wszyscy zmieniają miejsca. Teraz przy stole po kolei: { $names }.
narration-time = Czas tej rundy minął.
narration-reshuffle = Z odrzuconych kart powstaje nowy, potasowany stos.
narration-clock = { $told } _Czas minął._
narration-autopilot = { $told } _Ruch zrobiło AI._
coming-off = **{ $name }** znika. Gra AI.
coming-back = **{ $name }** wraca do gry.
coming-handed = **{ $name }** oddaje miejsce, siada **{ $other }**.
coming-taken = **{ $name }** przejmuje miejsce. Wcześniej: **{ $other }**.
coming-joins = **{ $name }** dołącza od następnej rundy.
narration-skipped = { $told } _Reszta głosuje za pominięciem._

## durations

duration-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
duration-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
duration-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
duration-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
   *[many] { $count } dni
}

## characters

character-Kim = nuci sobie, gdy myśli
character-Lou = wita każdą kartę jak starą znajomą
character-Max = zawsze przed czasem, nigdy w pośpiechu
character-Noa = nigdy nie unosi brwi
character-Pat = trzyma karty w idealnym porządku
character-Quin = ma teorię na każdy temat
character-Robin = na nogach przed świtem, w pełni formy
character-Sam = najpierw śmiech, potem ruch
character-Toni = każdą grę traktuje jak finał
character-Uli = przynosi przekąski dla wszystkich
character-Alex = zbywa pecha wzruszeniem ramion
character-Bo = mówi mało, uśmiecha się często
character-Charlie = kibicuje też innym
character-Dani = między turami liczy chmury
character-Eli = czyta zasady dla przyjemności
character-Fin = uwielbia zacięte końcówki
character-Gabi = opowiada długo, gra szybko
character-Jo = wierzy w szczęśliwe skarpetki
character-Mika = spokój jak tafla jeziora
character-Vik = wierzy, że wszystko da się odrobić

remark = 💬 **{ $name }**: „{ $words }”
remark-won = { $pick ->
    [0] Ale jazda. Jeszcze raz?
    [1] Będę się uśmiechać cały wieczór.
   *[other] Dobra gra, dzięki wszystkim.
}
remark-out = { $pick ->
    [0] To była ostatnia.
    [1] Patrzcie, zero kart!
   *[other] Ręce wolne. Komu herbaty?
}
remark-caught = { $pick ->
    [0] Oj! Dobre oko.
    [1] A było tak bezpiecznie.
   *[other] No dobra, to moja wina.
}
remark-guilty = { $pick ->
    [0] Czytasz ze mnie jak z książki.
    [1] Warto było spróbować.
   *[other] No to się wydało.
}
remark-innocent = { $pick ->
    [0] Ja? Nigdy w życiu!
    [1] Widzisz? Wszystko uczciwie.
   *[other] Sumienie mam czyste.
}
remark-swap = { $pick ->
    [0] Zobaczmy, co my tu mamy.
    [1] Zmiana perspektywy!
   *[other] Ładne i nowe.
}
remark-uno = { $pick ->
    [0] Uno! Czy było wystarczająco głośno?
    [1] Uno! Tym razem pamiętam.
   *[other] Jeszcze jedna. Uno!
}
remark-draw = { $pick ->
    [0] Auć.
    [1] Moim kartom brakowało towarzystwa.
   *[other] Dzięki, zbieram takie.
}

table-thinking-color = **{ $name }** wybiera kolor…
table-thinking-challenge = **{ $name }** się waha: dobrać { $owed } czy sprawdzić…
table-thinking-challenge-until = **{ $name }** się waha, czy sprawdzić…
table-thinking-target = **{ $name }** wybiera gracza…
table-thinking-drawn = **{ $name }** patrzy na dobraną kartę…

## explain

button-explain = Czemu nie?
explain-title = Co możesz zagrać i dlaczego
explain-fits = Możesz ją zagrać.
explain-no-match = Nie pasuje. Zagraj kolor { $color }, tę samą liczbę lub symbol ({ $top }) albo dziką kartę.
explain-cannot-stack = Nie przekazuje dalej { $owed ->
    [one] karty, którą masz
   *[many] { $owed } kart, które masz
} dobrać.
explain-cannot-stack-until = Nie przekazuje dalej. Dobierasz, aż trafi się { $color }.
explain-cannot-raise = Kart do dobrania jest { $owed } i przekaże je tylko +{ $least } lub więcej.
explain-unseen = Zakryta. Zobaczysz ją, gdy zacznie się twoja następna tura.
explain-penalty = Nie pasuje. Jeśli ją zagrasz, { $count ->
    [one] { $draws ->
        [press] naciskasz wyrzutnię
       *[draw] dobierasz kartę
    }
    [few] { $draws ->
        [press] naciskasz wyrzutnię { $count } razy
       *[draw] dobierasz { $count } karty
    }
   *[many] { $draws ->
        [press] naciskasz wyrzutnię { $count } razy
       *[draw] dobierasz { $count } kart
    }
}.
explain-more = { $count ->
    [one] Jeszcze jednego powodu tu nie widać.
   *[many] Niepokazanych powodów: { $count }.
}

## rulebook

rulebook-intro = # Zasady

    `unobot rules --markdown` drukuje tę stronę, a z `--language` w innym języku. Stół gra według zasad oficjalnych, chyba że host wybierze w poczekalni inne: zestaw, pojedyncze zasady domowe albo kod zasad. `/uno rules` wyjaśnia zasady danego stołu. *Czemu nie?* pokazuje, która z nich blokuje kartę.
rulebook-presets = Zestawy
rulebook-presets-what = Każdy zestaw to grupa zasad domowych z nazwą. Lista pokazuje różnice względem zasad oficjalnych. Kod możesz wkleić do `/uno start`.
rulebook-fields = Zasady domowe
rulebook-fields-what = Wszystkie zasady domowe możesz łączyć, chyba że lista to wyklucza.
rulebook-number = Liczba od { $low } do { $high }. Oficjalnie: { $official }.
rulebook-official = { " " }(oficjalnie)
rulebook-switch = Włączone:
rulebook-seats = { $setting } tylko przy tylu graczach: { $seats }.
rulebook-clash = Wykluczone: { $settings }. { $why }
rulebook-edges = Gdy zasady się spotykają
rulebook-edges-what = Niektóre połączenia zostawiają otwarte pytanie. Dzieje się wtedy tak:
edge-last-card = **Karta, która przenosi karty między graczami, zagrana jako ostatnia.** Pozbycie się kart kończy rundę. Siódemka, zero, zamiana kart, tasowanie kart albo zadanie specjalne jako ostatnia karta niczego nie przenosi i o nic nie pyta. Tak jest nawet wtedy, gdy inni grają dalej.
edge-last-pass-on = **Zakończenie przez przekazanie kart dalej.** Gdy masz dobierać, możesz zakończyć kartą Zmiana kierunku albo Postój. Kto ma dobierać po tobie, i tak dobiera całą sumę przed liczeniem punktów.
edge-zero-of-two = **Zero przy dwóch graczach** zamienia obie ręce.
edge-owing-seat-leaves = **Gracz, który ma dobierać, odchodzi.** Karty zostają przy miejscu. Odpowiada AI, które za nie gra, a kto wróci, dobiera resztę.
edge-jump-in-owed = **Wskakiwanie, gdy ktoś ma dobierać.** Gracz z taką samą kartą dobierania może ją zagrać. Jej karty się doliczają, a sumę ma dobrać następna osoba.
edge-jump-in-challenge = **Wskakiwanie na kartę „Dzika weź cztery”, która czeka na odpowiedź.** Dokłada się ją jak każdą inną. Pytanie przechodzi na następną osobę, a sprawdzić można tylko ostatnią z tych kart.
edge-jump-in-own-card = **Wskakiwanie na własną kartę** jest dozwolone. Na swoją kartę możesz zagrać taką samą, dopóki nie padnie inna.
edge-jump-in-out = **Zakończenie przez wskakiwanie** kończy rundę jak każda ostatnia karta. Jeśli to karta dobierania, następna osoba i tak dobiera.
edge-jump-in-uno = **Wskakiwanie, gdy można jeszcze przyłapać brak Uno.** Czas na przyłapanie kończy się dopiero, gdy ruch zrobi ten, czyja jest kolej. Wskakiwanie go nie kończy, więc naraz można przyłapać kilka osób.
edge-uno-moved-hands = **Jedna karta po wymianie kart.** Uno należy do zagrania, po którym zostaje jedna karta. Gdy karty zostały zamienione, oddane dalej albo potasowane, nie ma kogo przyłapać. Kto ma jedną kartę, wciąż może powiedzieć Uno. Powiedziane Uno nie wędruje razem z kartami.
edge-uno-drawn-card = **Dobrana karta, która po zagraniu zostawia jedną,** wymaga Uno jak każde zagranie. Uno powiedziane przed dobraniem już się nie liczy, bo kart przybyło.
edge-reshuffle-penalty = **Stos kończy się w trakcie kary.** Najpierw dobiera się resztę stosu. Potem wszystkie odrzucone karty oprócz wierzchniej są tasowane i dobiera się z nich. Jeśli kart wciąż brakuje, dobiera się wszystkie, które zostały.
edge-challenge-stacked = **Sprawdzanie na szczycie kumulacji** dotyczy tylko ostatniej karty „Dzika weź cztery”. Wina: kto ją zagrał, dobiera całą sumę. Brak winy: kto sprawdza, dobiera sumę i jeszcze dwie. Kto dokłada, rezygnuje ze sprawdzania.
edge-blind-turn = **Kiedy odkrywa się kartę dobraną w ciemno.** Widzisz ją, gdy zaczyna się twoja następna tura, gdy tylko możesz grać albo masz dobierać. Stracona kolejka się nie liczy. Jeśli dobierasz sumę, a potem grasz (Gra po dobraniu), widzisz karty turę później. Jeśli dobierasz w cudzej turze (bomba, kara, Zadanie specjalne), widzisz karty w swojej następnej turze.
edge-blind-hands = **Dobieranie w ciemno i wymiana kart.** Kto dostaje cudze karty, nie dobierał ich, więc od razu widzi wszystkie. Także te, których poprzedni właściciel jeszcze nie widział.
edge-blind-judged = **Dobieranie w ciemno a to, co trzeba lub można zagrać.** Przy zagraniu, wskakiwaniu, przymusie gry i legalności karty „Dzika weź cztery” liczą się tylko karty, które już znasz. Sprawdzanie ocenia te karty, a pozostałe pokazuje zakryte. Do Uno, limitu kart i punktów rundy liczą się wszystkie.
edge-leaving-open = **Gracz na ruchu odchodzi, gdy trzeba wybrać kolor lub cel albo zdecydować o sprawdzaniu.** Od razu gra za to miejsce AI. Wybiera kolor lub cel, dobiera albo sprawdza.
edge-only-ais = **Zostały tylko AI.** Gdy ostatni gracz odchodzi albo zasypia, gra staje: niczego się nie dobiera i nic się nie liczy. Wystarczy jedno naciśnięcie gracza, by grać dalej. Mecz zostaje wstrzymany po dziesięciu minutach bez graczy. Jego gracze mogą go wznowić w ciągu siedmiu dni: **Graj dalej** albo `/uno resume`. Same AI grają dalej tylko wtedy, gdy wszyscy gracze włączyli autopilota, a mecz nie liczy się wtedy nikomu.
edge-late = **Spóźnienie i powrót.** Kto wraca, dostaje własne miejsce, karty i wynik, nigdy nowych. Jeśli host oddał miejsce AI, można przejąć to samo miejsce albo żadne. Nowa osoba przejmuje od razu miejsce AI z jego kartami i wynikiem. Albo dostaje nowe miejsce od następnej rundy, za ostatnim i z najniższym wynikiem. Nowych miejsc nie ma w drużynach, w eliminacji ani w meczu o stałej liczbie rund.

## rulesets

value-switch = { $value ->
    [on] wł.
   *[off] wył.
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = Jak grać
rules-topic-house = Zasady domowe tutaj
rules-topic-cards = Karty
rules-topic-asked = Częste pytania
rules-first = { $both ->
    [on] Pozbądźcie się w drużynie kart z obu rąk, zanim zrobi to inna.
   *[off] Pozbądź się kart przed innymi.
}
rules-goal = **Cel** · { $scoring ->
    [single] { $first } Mecz to jedna runda i nie liczy się punktów.
    [until_last] Pozbądź się kart, żeby zająć kolejne miejsce. Pozostali grają, aż karty ma już tylko jedna osoba. Mecz to jedna runda i nie liczy się punktów.
    [golf] Miej jak najmniej punktów na koniec rundy. Runda kończy się, gdy { $both ->
        [on] obie osoby z drużyny nie mają
       *[off] ktoś nie ma
    } kart. Wtedy każdy dostaje punkty za karty, które mu zostały{ $teams ->
        [on] , i za karty partnera
       *[off] { "" }
    }. { $points } Rund jest { $rounds }, a wygrywa najniższa suma. Przy remisie gra się jeszcze jedną.
    [best_of] { $first } Tak wygrywa się rundę, a punktów się nie liczy. Rund w meczu: { $rounds }. Mecz wygrywa, kto wygra ich najwięcej, a kończy się on wcześniej, gdy nikt nie może już dogonić. Jeśli najlepsi remisują, gra się jeszcze jedną rundę.
   *[points] { $first } Tak wygrywa się rundę i punkty za karty { $teams ->
        [on] przeciwników
       *[off] wszystkich innych
    }. { $points } { $elimination ->
        [on] Po każdej rundzie odpada gracz z największą liczbą punktów na ręce. Kto zostanie ostatni, wygrywa mecz.
       *[off] Mecz wygrywa, kto pierwszy osiągnie wynik { $target }. Jeśli dwoje najlepszych remisuje, gra się jeszcze jedną rundę.
    }
}
rules-points = Punkty za karty: { $points }.
rules-points-number = liczby tyle, ile wskazują
rules-points-action = karty akcji { $points }
rules-points-wild = dzikie karty { $points }
rules-points-others = wszystkie inne { $points }
rules-points-face = { $card } { $points }
rules-turn = **Twoja kolej**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] Zagraj dowolną kartę.
    [always] Zagraj dowolną kartę. Nie możesz zamiast tego dobrać.
   *[match] Zagraj kartę w kolorze, z liczbą albo z symbolem karty na wierzchu lub dziką kartę.
}
rules-turn-press = Jeśli nie grasz, naciskasz wyrzutnię raz. Milczy albo strzela w ciebie kartami. Potem twoja tura się kończy.
rules-turn-uno = { $kind ->
    [off] Nie trzeba mówić Uno.
    [announced] Gdy grasz przedostatnią kartę, Uno ogłasza się samo.
    [strict] Gdy została ci jedna karta, musisz powiedzieć **Uno**, zanim ktoś cię przyłapie. Liczy się tylko wtedy.
   *[call] Przy jednej karcie musisz powiedzieć **Uno**: tuż przed zagraniem, razem z nim albo po nim, zanim ktoś cię przyłapie.
}{ $catches ->
    [draw] { " " }Za przyłapanie: { $penalty ->
        [0] nic się nie dzieje.
        [one] dobierasz jedną kartę.
        [few] dobierasz { $penalty } karty.
       *[many] dobierasz { $penalty } kart.
    }
    [press] { " " }Za przyłapanie: { $penalty ->
        [0] nic się nie dzieje.
        [one] naciskasz wyrzutnię raz.
       *[many] naciskasz wyrzutnię { $penalty } razy.
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **Dzikie karty** · Pasują na każdą kartę, a ty wybierasz kolor.
rules-card = **{ $card }** · { $does }
rules-no-challenge = Kart dobierania nie można sprawdzać.
rules-asked-draw = Czy mogę dobrać, choć mam co zagrać? Tak.
rules-asked-press = Czy mogę nacisnąć, choć mam co zagrać? Tak.
rules-asked-stack = Czy muszę dokładać? Nie, możesz dobrać sumę. Dołożony plus musi być tak wysoki jak ostatni, a nie jak suma. Kolor nie ma znaczenia.
rules-asked-discard = Czy mogę zakończyć kartą Odrzuć kolor? Tak. Jeśli zostawia jedną kartę, powiedz Uno. Karty, które schodzą razem z nią, nie działają.
rules-asked-roulette = Kto podaje kolor ruletki? Ten, kogo trafia. Dzikie karty jej nie kończą i nie można na nią dokładać.
rules-asked-out = Kto ma { $limit } kart, odpada, nawet kilka osób w jednej rundzie. Ich karty trafiają pod odrzucone i wracają przy następnym tasowaniu.
rules-asked-seven = Czy po siódemce trzeba się zamienić? Tak, chyba że to ostatnia karta.
rules-asked-backs = Czemu nie widzę tyłów swoich kart? Widzą je tylko inni, jak przy prawdziwym stole. Po karcie Flip to twoje karty.
rules-asked-flip = Co leży na wierzchu po karcie Flip? Karta ze spodu odrzuconych. Jeśli jest dzika, kolor wybiera następny gracz.
rules-asked-side = Która strona liczy się na koniec rundy? Ta, która jest w grze. Flip jako ostatnia karta najpierw odwraca karty na rękach.
effect-discards-color = Schodzą z nią wszystkie twoje karty tego koloru, ale nie działają.
effect-turns-over = Wszystko się odwraca: odrzucone jako jedna paczka, stos i karty wszystkich graczy. Nowa wierzchnia karta nie działa.
effect-reverses = Gra idzie w drugą stronę. Przy dwóch graczach druga osoba traci kolejkę.
effect-owes = Następny gracz dobiera { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
} i { $after ->
    [on] potem gra.
   *[off] traci kolejkę.
}
effect-reverses-owes = Gra idzie w drugą stronę. Kto jest wtedy następny, dobiera { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
} i { $after ->
    [on] potem gra.
   *[off] traci kolejkę.
} Przy dwóch graczach to ty.
effect-roulette = Następny gracz podaje kolor, odkrywa karty, aż ten kolor się trafi, zabiera wszystkie i { $after ->
    [on] potem gra.
   *[off] traci kolejkę.
}
effect-presses = Następny gracz naciska wyrzutnię { $count ->
    [one] raz
    [2] dwa razy
   *[many] { $count } razy
} i { $after ->
    [on] potem gra.
   *[off] traci kolejkę.
}
effect-presses-until = Następny gracz naciska wyrzutnię, aż strzeli, i { $after ->
    [on] potem gra.
   *[off] traci kolejkę.
}
effect-skips = { $count ->
    [one] Następny gracz traci kolejkę.
    [few] Następni { $count } gracze tracą kolejkę.
   *[many] Kolejkę traci następnych { $count } graczy.
}
effect-skips-all = Wszyscy inni tracą kolejkę. Grasz jeszcze raz.
effect-others-draw = { $count ->
    [one] Wszyscy inni dobierają jedną kartę.
    [few] Wszyscy inni dobierają { $count } karty.
   *[many] Wszyscy inni dobierają { $count } kart.
}
effect-others-press = { $count ->
    [one] Wszyscy inni naciskają wyrzutnię raz.
   *[many] Wszyscy inni naciskają wyrzutnię { $count } razy.
}
effect-target-draws = Wybrany przez ciebie gracz dobiera { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
} i nie traci kolejki.
effect-swap = Zamień się kartami z wybranym graczem.
effect-swap-owes-uno = Kto ma wtedy jedną kartę, musi powiedzieć Uno.
effect-shuffle = Karty wszystkich graczy są zbierane, tasowane i rozdawane od nowa.
effect-voted = Robi to, co wygrało w głosowaniu przed pierwszą rundą.
effect-none = Nie ma działania.
effect-none-last = Jako ostatnia karta nie działa.
effect-never-last = Nie może być twoją ostatnią kartą.
effect-never-on = Nie można jej zagrać na kartę „{ $card }”, chyba że jako dołożenie.
effect-challenged = Następny gracz dobiera { $count } i { $after ->
    [on] potem gra
   *[off] traci kolejkę
}{ $kind ->
    [free] . Możesz ją zagrać w każdej chwili.
    [strict] . Możesz ją zagrać tylko legalnie: { $needs ->
        [no_playable] gdy nie możesz zagrać żadnej innej karty.
       *[no_color] gdy nie masz karty w aktualnym kolorze.
    }
   *[challenge] { " " }albo sprawdza. Karta jest legalna tylko wtedy, gdy { $needs ->
        [no_playable] nie możesz zagrać żadnej innej
       *[no_color] nie masz karty w aktualnym kolorze
    }. { $sum ->
        [on] Wina: dobierasz całą sumę. Brak winy: kto sprawdza, dobiera sumę i jeszcze dwie i traci kolejkę.
       *[off] Wina: dobierasz te { $count }. Brak winy: kto sprawdza, dobiera { $more } i traci kolejkę.
    }
}
effect-challenged-until = Następny gracz dobiera, aż trafi się karta w tym kolorze, i { $after ->
    [on] potem gra
   *[off] traci kolejkę
}{ $kind ->
    [free] . Możesz ją zagrać w każdej chwili.
    [strict] . Możesz ją zagrać tylko legalnie: { $needs ->
        [no_playable] gdy nie możesz zagrać żadnej innej karty.
       *[no_color] gdy nie masz karty w aktualnym kolorze.
    }
   *[challenge] { " " }albo sprawdza. Karta jest legalna tylko wtedy, gdy { $needs ->
        [no_playable] nie możesz zagrać żadnej innej
       *[no_color] nie masz karty w aktualnym kolorze
    }. Wina: dobierasz, aż trafi się ten kolor. Brak winy: kto sprawdza, dobiera, aż się trafi, potem jeszcze dwie, i traci kolejkę.
}

contradiction-no-ruleset = Nie mogę odczytać tych zasad. Wybierz zestaw albo wklej kod.
contradiction-unknown-field = Ta wersja nie ma zasady „{ $field }”. Wybierz zestaw albo wklej inny kod.
contradiction-bad-value = { $field } nie może mieć wartości „{ $value }”. Wybierz z menu.
contradiction-bad-number = { $field }: liczba od { $low } do { $high }, a nie { $value }.
contradiction-bomb-needs-several = Bomba to kilka kart naraz. Włącz też „Kilka naraz”.
contradiction-keep-needs-move = Żadna karta nie przenosi kart, więc nie ma z czego rezygnować. Włącz „Siódemka zamienia” lub „Zero przekazuje” albo wyłącz „Zamiany z wyboru”.
contradiction-revenge-needs-stacking = Zemsta podwaja dołożoną sumę. Najpierw wybierz rodzaj kumulacji.
contradiction-no-draw-needs-limit = Nie ma limitu, który mógłby zatrzymać dobieranie. Najpierw ustaw „Limit kart”.
contradiction-limit-within-deal = Tyle kart na start ({ $hand_size }) to od razu ponad limit { $hand_limit }. Ustaw wyższy „Limit kart” albo mniej kart na start.
contradiction-knock-out-needs-limit = Bez limitu nikt nie odpada. Najpierw ustaw „Limit kart”, po którym się odpada.
contradiction-not-in-deck = Ta talia wyklucza taki wybór dla „{ $field }”. Zostaw tę zasadę albo wybierz inną talię.
contradiction-limit-until-last = W meczu do ostatniego gracza nie odpada się za dużo kart. Niech „Limit kart” tylko blokuje dobieranie albo zmień „Punktację”.
contradiction-four-not-judged = Karty „Dzika weź cztery”, którą można zagrać zawsze, nikt nie ocenia. Zostaw jej warunek albo pozwól ją sprawdzać.
contradiction-nothing-to-show = Karty pokazuje tylko sprawdzanie. Pozwól sprawdzać kartę „Dzika weź cztery” albo pokazuj karty tylko sprawdzającemu.
contradiction-false-catch-needs-calls = Jeśli nie trzeba mówić Uno, nie ma fałszywych alarmów. Niech gracze mówią Uno albo ustaw „Fałszywy alarm” na nic.
contradiction-double-needs-points = „Podwójne punkty” podwaja punkty zwycięzcy rundy. Wybierz punktację na punkty albo to wyłącz.
contradiction-both-out-needs-teams = Zakończyć oboje mogą tylko partnerzy. Włącz też „Drużyny”.
contradiction-teams-until-last = Drużyny nie mogą grać do ostatniego gracza. Zmień „Punktację” albo wyłącz „Drużyny”.
contradiction-teams-elimination = Drużyny nie mogą tracić pojedynczych graczy. Wyłącz „Drużyny” albo „Eliminację”.
contradiction-elimination-needs-rounds = Eliminacja trwa, aż zostanie jeden gracz. Wybierz punktację na punkty albo ją wyłącz.
contradiction-reshuffle-teams = Partnerzy siedzą naprzeciw siebie przez cały mecz. Wyłącz „Drużyny” albo „Losowe miejsca”.
contradiction-reshuffle-needs-rounds = Miejsca losuje się między rundami, a tu mecz to jedna runda. Wybierz punktację na punkty albo wyłącz „Losowe miejsca”.
contradiction-blind-until-playable = Dobieranie aż do pasującej karty zdradziłoby tę kartę. Dobieraj jedną albo wyłącz „Dobieranie w ciemno”.
contradiction-blind-must-play = Nie wiadomo, czy zakrytą kartę trzeba zagrać. Niech dobraną kartę można zagrać lub zatrzymać albo wyłącz „Dobieranie w ciemno”.
contradiction-blind-open-hands = Kart, które widzą wszyscy, nie da się ukryć przed ich właścicielem. Wyłącz odkryte karty albo „Dobieranie w ciemno”.
contradiction-seats = { $seats ->
    [one] Jeden gracz to za mało lub za dużo
    [few] { $seats } graczy to za mało lub za dużo
   *[many] { $seats } graczy to za mało lub za dużo
}: grać może od { $low } do { $high }.
contradiction-teams-even = Drużyny wymagają czterech, sześciu, ośmiu lub dziesięciu graczy. Teraz { $seats ->
    [one] jest jeden.
    [few] jest ich { $seats }.
   *[many] jest ich { $seats }.
}
contradiction-deck-too-small = { $decks ->
    [one] Jedna talia to za mało
    [few] { $decks } talie to za mało
   *[many] { $decks } talii to za mało
}, by rozdać każdemu z { $seats } graczy tyle kart: { $hand_size }. Rozdaj najwyżej { $most } albo dodaj talię.
code-no-code = To nie jest kod zasad. Wklej kod, który pokazuje stół, albo wybierz zestaw.
code-other-version = To nie jest zestaw, a kody, które zaczynają się od { $version }, są z innej wersji. Wybierz zestaw albo wklej kod, który zaczyna się od A.
code-mistyped = W tym kodzie jest literówka. Skopiuj go jeszcze raz ze stołu, który go pokazuje.
code-newer-field = Ten kod ma zasadę domową { $tag }, której ta wersja nie zna. Zaktualizuj unobota albo wybierz inne zasady.
code-bad-value = Ten kod ustawia { $field } na „{ $value }”, czego ta wersja nie zna. Zaktualizuj unobota albo wybierz inne zasady.

## illustrations

alt-top = Na wierzchu: { $card }
alt-top-below = Na wierzchu: { $card }; pod spodem: { $below }
alt-played = zagranie: { $card }
alt-drew = dobrane: { $count }
alt-silent = naciśnięcie: klik
alt-launcher = Kliknięcia od ostatniego strzału wyrzutni: { $count }.
alt-skipped = strata kolejki
alt-seat = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
alt-lobby = Przed meczem: { $seats }. { $free ->
    [0] Nie ma wolnych miejsc.
    [one] { $free } miejsce jest wolne.
    [few] { $free } miejsca są wolne.
   *[many] { $free } miejsc jest wolnych.
}
alt-table = { $top }. { $way }, { $pile }. W kolejności gry: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = { $scoring ->
    [golf] Punkty runda po rundzie. Rund jest { $rounds }, wygrywa najmniej punktów.
    [best_of] Wygrane runda po rundzie, rund w meczu: { $rounds }.
   *[points] Wyniki runda po rundzie, gra do { $target }.
} { $scores }
alt-playable = Możesz zagrać: { $cards }
alt-backs = z tyłu: { $cards }

## buttons

button-hand = Karty
button-more = Więcej
button-rules = Zasady
button-players = Gracze
button-show-table = Pokaż mi stół
button-leave = Wyjdź
button-rematch = Rewanż
button-help = Pomoc
button-code = Wklej kod
button-form = Wszystko w formularzu
button-form-again = Do formularza

button-uno = Uno!
button-catch = Przyłap!
button-catch-name = Przyłap: { $name }!
button-draw = Dobierz
button-press-launcher = ⚡ Naciśnij
button-play = Zagraj ją
button-keep = Zatrzymaj
button-no-swap = Bez zamiany
button-pass-hands = Oddajemy dalej
button-say-uno-off = 📣 Mówię UNO
button-say-uno-on = ✅ UNO gotowe
button-say-uno-off-short = 📣 UNO
button-say-uno-on-short = ✅ UNO

button-refresh = Odśwież
button-back = Wstecz
button-back-hand = Do moich kart
button-previous = ◀
button-page = { $page } z { $pages }
button-next = ▶

### lobby

## lobby

button-join = Dołącz
button-start = Start
button-open = Otwórz stół
button-start-ais = { $ais ->
    [one] Zagraj z AI
   *[many] Zagraj z { $ais } AI
}
button-start-with = { $ais ->
    [one] Start z 1 AI
   *[many] Start z { $ais } AI
}
button-start-waits = Start: jeszcze { $people }
button-add-ai = Dodaj AI
button-options = Zasady, tempo, gracze
button-length-round = Szybka gra: jedna runda
button-quick = Szybka gra
button-length-points = Mecz do { $target } punktów
button-length-rounds = { $scoring ->
    [golf] { $rounds ->
        [one] Golf: jedna runda
        [few] Golf: { $rounds } rundy
       *[many] Golf: { $rounds } rund
    }
   *[best_of] { $rounds ->
        [one] Mecz: jedna runda
        [few] Mecz: { $rounds } rundy
       *[many] Mecz: { $rounds } rund
    }
}
button-invite = Zaproś
button-change-rules = Zmień zasady

lobby-title = Uno: kto gra?
lobby-how = Naciśnij **Dołącz**, żeby usiąść do stołu. Mecz zaczyna **{ $host }**.
lobby-how-start = Mecz zaczyna **{ $host }**.
lobby-rematch = Uno: rewanż?
lobby-rematch-how = Zacznie się, gdy wszyscy gracze nacisną **Rewanż** albo gdy **{ $host }** naciśnie **Start**.
lobby-free = ▫️ _wolne_
lobby-missing = { $ais ->
    [one] Brakuje jeszcze jednej osoby. Poczekaj na znajomych albo od razu zagraj z AI.
    [few] Brakuje jeszcze { $ais } osób. Poczekaj na znajomych albo niech od razu usiądą AI.
   *[many] Brakuje jeszcze { $ais } osób. Poczekaj na znajomych albo niech od razu usiądą AI.
}
lobby-waiting-teams = Drużyny wymagają tylu graczy: { $needed }. Brakuje { $missing }: poczekaj albo dodaj AI.
lobby-ready = { $seats ->
    [10] Wszystkie dziesięć miejsc zajęte.
   *[many] Można zaczynać. Miejsc jest dziesięć.
}
lobby-rules = Zasady: **{ $preset }** · { $what }
lobby-time-control = Tempo: { $pace }
lobby-even = Równy mecz: to AI gra mniej więcej tak dobrze jak ludzie tutaj. Gdy wygrają, następny mecz jest trudniejszy. Gdy przegrają, łatwiejszy.
lobby-access-invited = ✉️ Tylko z zaproszeniem.
lobby-access-closed = 🔒 Zamknięte dla nowych graczy.
lobby-until = Zamknie się { $when }, jeśli nikt nie dołączy.
lobby-until-start = Zamknie się { $when }, jeśli mecz się nie zacznie.
lobby-add-ai = Dodaj gracza AI
lobby-remove-ai = Usuń AI

lobby-closed = Ten stół jest zamknięty
lobby-limited-rules = 🔒 Administracja serwera zablokowała zasady, więc ten stół ma teraz zasady serwera.
lobby-limited-ais = 🔒 Administracja serwera ograniczyła liczbę AI, więc część musiała odejść.

## seats

mark-host = 👑 host
mark-ready = ✅ gotowe
mark-ai = 🤖 AI, { $level }
mark-engine = ⚙️ silnik { $level }
mark-away = 🤖 poza stołem, gra AI
mark-autopilot = 💤 drzemka, gra AI
mark-resting = 🤖 na razie gra AI
mark-gone = 💤 poza stołem
mark-asleep = 💤 drzemka
mark-out = 🚪 odpada
mark-placed = 🏁 miejsce { $place }
mark-done = 🏁 koniec
mark-uno = 📣 mówi Uno
mark-uno-owed = ❗ nie mówi Uno
mark-uno-short = 📣 Uno!
mark-uno-owed-short = ❗ Uno?

legend-cards = karty
legend-points = punkty
legend-rounds-won = wygrane rundy
legend-ai = 🤖 AI
legend-away = 💤 poza stołem, gra AI
legend-teams = 🤝 Drużyny: { $teams }

level-novice = nowicjusz
level-novice-how = Gra dowolną pasującą kartą.
level-casual = amator
level-casual-how = Raz gra dobrze, raz nie.
level-clever = spryciarz
level-clever-how = Gra dobrze, ale robi błędy.
level-expert = ekspert
level-expert-how = Uczy się, grając ze sobą.
level-even = równy mecz
level-even-how = Siła jak twoja z ostatnich meczów.
engine-how = Program dodany przez administrację bota.

table-engine-failed = ⚙️ Silnik { $engine } zawiódł. AI gra teraz za gracza: **{ $name }**.
refused-no-ai = Nie ma takiego AI przy tym stole.
refused-engine-rules = { $engine } nie zagra według tych zasad. Silniki potrzebują zasad oficjalnych, jednej talii i siedmiu kart na start; cel dowolny.
refused-only-host-engine = Silniki może sadzać tylko host: { $host }.

## places

place-direct = Uno solo · [do meczu]({ $link })
place-group = Uno w grupie · [do stołu]({ $link })
place-foreign = Uno na serwerze beze mnie · [do stołu]({ $link })
asleep-title = Stół śpi
asleep-body = Od dłuższej chwili nikt nie nacisnął przycisku, a tutaj mogę pisać tylko po naciśnięciu. Naciśnij, by grać od tego samego miejsca.
button-wake = Graj dalej
asleep-moved = Stół jest teraz niżej.
refused-external-apps = Brakuje ci tu uprawnienia „Używanie zewnętrznych aplikacji”, więc tylko ty widzisz stół. Poproś o nie administrację serwera albo graj w czacie grupowym.
refused-slow-direct = Mecze w naszych wiadomościach prywatnych nie mają zegara, więc nie wybierzesz tempa.
refused-slow-group = W czacie grupowym nie mogę nikomu przypominać, więc nie ma powolnych stołów. Wybierz szybsze tempo.
refused-slow-foreign = Nie ma mnie na tym serwerze, więc nie mogę nikomu przypominać. Powolnych stołów tu nie ma. Wybierz szybsze tempo.
refused-thread-direct = W naszych wiadomościach prywatnych nie ma wątków. Pomiń opcję **wątek**.
refused-thread-group = W czacie grupowym nie ma wątków. Pomiń opcję **wątek**.
refused-thread-foreign = Nie ma mnie na tym serwerze, więc nie otworzę wątku. Pomiń opcję **wątek**.
refused-resume-place = Poza serwerami mecz wznawia się przyciskiem pod jego wiadomością. `/uno start` otwiera nowy.

## obstacles

refused-timeout = Nie mogę grać na { $channel }: moderator wyciszył mnie do { $until }. Moderator może zakończyć to wcześniej.
refused-private-thread = Nie ma mnie w prywatnym wątku { $channel }, więc nie mogę tam pisać. Oznacz mnie w nim ({ $bot }), a dołączę, i spróbuj ponownie.
refused-locked-thread = Nie mogę grać na { $channel }: wątek jest zablokowany. Moderator może go odblokować.
refused-hidden-channel = Nie widzę { $channel }. Jeśli to prywatny wątek, oznacz mnie w nim ({ $bot }). Jeśli nie, daj mi tam uprawnienie „Wyświetlanie kanałów”.
refused-slow-mode = Tryb powolny Discorda nie pozwala mi teraz pisać na { $channel }. Administracja może dać mojej roli „Pomijanie trybu powolnego” albo wyłączyć tryb powolny.
note-mute-timeout = Nie mogę pokazać stołu na { $channel }: moderator wyciszył mnie do { $until }. Gra toczy się dalej w waszych kartach.
note-mute-private-thread = Nie mogę pokazać stołu na { $channel }: nie ma mnie w tym prywatnym wątku. Oznaczcie mnie w nim ({ $bot }), a dołączę. Gra toczy się dalej w waszych kartach.
note-mute-hidden-channel = Nie mogę pokazać stołu na { $channel }, bo nie widzę tego kanału. Jeśli to prywatny wątek, oznaczcie mnie w nim ({ $bot }). Jeśli nie, dajcie mi tam „Wyświetlanie kanałów”. Gra toczy się dalej w waszych kartach.
note-mute-slow-mode = Nie mogę teraz pokazać stołu na { $channel }, bo działa tryb powolny. Gra toczy się dalej w waszych kartach.
refused-commands-only = Ten serwer ma moje komendy, ale mnie tu nie ma, więc to nie działa. Dodaj mnie tym linkiem: { $link }
refused-commands-only-private = Ten serwer ma moje komendy, ale mnie tu nie ma, więc to nie działa. Dodać mnie może osoba, która mnie prowadzi.

## players

players-title = Gracze
players-alone = Jesteś tu jedyną osobą.
players-kick = Wyrzuć gracza…
players-new-host = Wybierz nowego hosta…
players-release = Zwolnij miejsce gracza, którego nie ma…
access-open = Każdy może dołączyć
access-invited = Tylko zaproszeni mogą dołączyć
access-closed = Nikt więcej nie dołączy

players-kick-title = Wyrzucić: { $name }?
players-kick-body = Kartami zagra dalej AI. Powrotu do tego meczu nie ma.
players-kick-leaves = Ta osoba wciąż gra w tym meczu. Jeśli ją wyrzucisz, opuszczasz mecz i kończysz na ostatnim miejscu w wynikach i rankingu. Możesz grać dalej.
players-kick-body-lobby = Powrotu do tego stołu nie ma.
button-kick = Wyrzuć

note-kicked = Wyrzucono: { $name }.
note-new-host = Nowy host: { $name }.
note-released = Miejsce należy teraz do AI (wcześniej { $name }). Inni mogą je przejąć.
refused-kicked = Wyrzucono cię z tego meczu. Możesz dołączyć do następnego stołu.
refused-former = Twoje dane są usunięte, więc nie wrócisz do tego meczu. Możesz dołączyć do następnego stołu.
refused-invited-only = Tylko z zaproszeniem. Zaprosić może { $host }.
refused-closed-to-new = Zamknięte dla nowych graczy. Zapytaj hosta: { $host }.
refused-only-host-manages = Może to zrobić tylko host ({ $host }) albo moderator.
refused-no-such-player = Ta osoba nie ma już miejsca przy tym stole.
refused-kick-oneself = Siebie nie wyrzucisz. Naciśnij **Wyjdź**.
refused-new-host-away = Host musi być przy stole, a { $name } jest poza nim.
refused-release-present = { $name } wciąż tu jest, więc miejsce jest zajęte. Możesz tę osobę wyrzucić.

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: jeszcze bez koloru
table-play = Teraz gra **{ $name }**: pasuje { $emoji } **{ $color }** lub **{ $face }**.
table-play-color = Teraz gra **{ $name }**: pasuje { $emoji } **{ $color }**.
table-play-any = **{ $name }** zaczyna dowolną kartą.
table-any = **{ $name }** gra dowolną kartą.
table-drawn = **{ $name }** ma dobraną kartę: zagra ją albo zatrzyma.
table-drawn-must = **{ $name }** ma dobraną kartę i musi ją zagrać, jeśli pasuje.
table-drawn-blind = **{ $name }** dobiera zakrytą kartę.
table-color = **{ $name }** wybiera pierwszy kolor.
table-roulette = **{ $name }**: jaki kolor?
table-answer = **{ $name }** ma dobrać { $owed } albo sprawdzić: **{ $by }**.
table-answer-until = **{ $name }** dobiera, aż trafi się { $color }, albo sprawdza: **{ $by }**
table-owes = **{ $name }** ma dobrać { $owed } albo przekazać dalej.
table-owes-until = **{ $name }** dobiera, aż trafi się { $color }, albo przekazuje dalej
table-nothing-laid = Nie zagrano jeszcze żadnej karty
table-thinking = **{ $name }** myśli…
table-turn-answer = **{ $name }** dobiera { $owed } albo sprawdza: **{ $by }**
table-turn-owes = **{ $name }** dobiera { $owed } albo przekazuje dalej
table-turn-drawn = **{ $name }** ma dobraną kartę
table-waits = 💤 Nikogo nie ma, więc mecz czeka. **{ $button }** wznawia grę.
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discord milczy: zegary stoją.
table-skip = ⏭️ { $count } z { $needed } głosów za pominięciem tej tury, pod **Więcej**.
table-newcomers = Od następnej rundy: { $names }
open-hand = odkryte: { $cards }
table-round = Runda { $number }
table-round-ends = koniec czasu { $when }
table-clockwise = ↻ w prawo
table-counterclockwise = ↺ w lewo
table-side = { $side ->
    [dark] 🌙 ciemna strona
   *[light] ☀️ jasna strona
}
table-pile = { $count ->
    [0] stos pusty
   *[many] stos: { $count }
}

ping-turn = { $mention }, twoja kolej ({ $card }) · koniec { $when }
ping-turn-untimed = { $mention }, twoja kolej ({ $card })
ping-answer = { $mention }, kart do dobrania: { $owed }. Co teraz? · koniec { $when }
ping-answer-untimed = { $mention }, kart do dobrania: { $owed }. Co teraz?
ping-first = { $mention }, twoja kolej · koniec { $when }
ping-first-untimed = { $mention }, twoja kolej

name-unknown = Nieznany gracz
name-former = Dawny gracz
dm-place = Uno na **{ $server }** · [do stołu]({ $link })
dm-place-suspended = Uno na **{ $server }** · [do serwera]({ $link })
dm-place-unknown = serwerze
note-mute-permission = Nie mogę pokazać stołu na { $channel }: potrzebuję tam uprawnienia { $missing }. Gra toczy się dalej w waszych kartach.
note-mute-thread = Nie mogę pokazać stołu na { $channel }: wątek jest zamknięty. Gra toczy się dalej w waszych kartach.

## tables

tables-yours = Twoje stoły
tables-which = Który stół?
tables-turn = **twoja kolej**
tables-wait = gra **{ $name }**
tables-waits = czeka, bo nikogo nie ma
tables-until = koniec { $when }
tables-pause = między rundami
tables-next = następna runda { $when }
tables-lobby = jeszcze bez startu
tables-suspended = czeka na `/uno resume`
tables-over = koniec
tables-more = { $count ->
    [one] Na liście brakuje { $count } stołu. Otwórz karty przy nim.
   *[many] Na liście brakuje { $count } stołów. Otwórz karty przy nich.
}
tables-notify-me = **Daj mi znać** oznaczy cię, gdy na tym kanale otworzy się następny stół.
tables-empty = Nie siedzisz przy żadnym stole. `/uno start` otwiera stół.

## suspended

suspended-match = Mecz czeka
suspended-lobby = Stół czeka
suspended-here = Nie mam dostępu do kanału tego meczu. Wznów go tutaj przyciskiem **Graj tutaj** albo gdzie indziej komendą `/uno resume`.
adjourned-title = Mecz jest wstrzymany
adjourned-body = Od jakiegoś czasu nikogo nie było, więc mecz czeka bez zmian. Wznów go tutaj przyciskiem **Graj dalej** albo na dowolnym kanale serwera komendą `/uno resume`.
adjourned-resting = Od jakiegoś czasu grały tu tylko AI, więc mecz czeka. **{ $button }** go wznawia.
adjourned-kept = Zamknie się na dobre { $when }.
button-resume = Graj dalej
button-resume-here = Graj tutaj
refused-adjourned = Ten mecz jest wstrzymany, bo wszyscy odeszli. `/uno resume` go wznawia.
refused-suspended = Nie mam dostępu do kanału tego meczu. Wznów go komendą `/uno resume` na dowolnym kanale serwera.
refused-channel-suspended = Na tym kanale czeka mecz. `/uno resume` go wznawia.
refused-not-suspended = Ten mecz już trwa.
refused-nothing-suspended = Na tym serwerze nie czeka żaden mecz. `/uno start` otwiera stół.
refused-only-seated-resumes = Wznowić mecz mogą tylko jego gracze, host albo moderator.
refused-which-match = Czeka kilka meczów. Wybierz jeden opcją **mecz**.

## vote

vote-title = Co robi karta „Zadanie specjalne”?
vote-how = Każdy ma jeden głos. Przy remisie decyduje los.
vote-option = { $count ->
    [one] { $number }. { $rule }: jeden głos
    [few] { $number }. { $rule }: { $count } głosy
   *[many] { $number }. { $rule }: { $count } głosów
}
vote-open = Czekamy na głos: { $names }.
vote-voted = Twój głos: { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = wszyscy inni dobierają kartę
custom-pass-hands = wszyscy oddają swoje karty następnemu graczowi
custom-target-draws = wybrany gracz dobiera dwie karty
custom-skip-all = wszyscy inni tracą kolejkę, a ty grasz jeszcze raz
custom-swap = zamieniasz się kartami z wybranym graczem

## time_control

button-time-control = Tempo
time-control-title = Ile może trwać ruch?
time-control-how = Przy powolnym stole nie trzeba siedzieć. Przypomnę ci, gdy przyjdzie twoja kolej, a `/uno tables` pokazuje stoły, które na ciebie czekają.
time-control-normal = Normalne
time-control-fast = Szybkie: 20 sekund na ruch
time-control-hours = Powolne: 4 godziny na ruch
time-control-day = Powolne: dzień na każdy ruch
time-control-days = Powolne: 3 dni na każdy ruch
time-control-time = na każdy ruch { $time }
ping-switch-off = `/uno me` wyłącza te przypomnienia.
refused-only-host-time-control = Tempo może wybrać tylko host: { $host }.
refused-time-control-by-rules = Zasady tego stołu dają ci na ruch { $seconds } s. Zmienisz to pod **Zmień zasady**.

### play

## hand

hand-play = Twoja kolej: pasuje { $emoji } **{ $color }** lub **{ $face }**
hand-play-color = Twoja kolej: pasuje { $emoji } **{ $color }**
hand-play-any = Twoja kolej: zacznij dowolną kartą
hand-turn = **Twoja kolej:** { $color } lub { $sign }
hand-turn-color = **Twoja kolej:** { $color }
hand-turn-any = **Twoja kolej:** dowolna karta
hand-partner = Partner: **{ $name }**, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}.
hand-partner-done = **{ $name }** nie ma już kart. Teraz wszystko zależy od ciebie.
hand-done = **{ $name }** gra dalej za waszą drużynę, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}.
hand-out = Twoja runda się skończyła: { $place }
knocked-out-title = Odpadasz, karty: { $count }
knocked-out-by = Sprawca: **{ $by }**. Karta: { $card }.
knocked-out-next-round = Patrz, jak grają inni. Wracasz w następnej rundzie.
knocked-out-rematch = Patrz, jak grają inni. Twoje miejsce w rewanżu jest wolne: **Rewanż**.
knocked-out-picture = { $name } odpada
knocked-out-picture-by = karty: { $count }, a winowajca to { $by }
knocked-out-picture-alone = { $count ->
    [few] { $count } karty
   *[many] { $count } kart
} to za dużo
hand-play-pass = Nie możesz grać ani dobierać, więc **Pas**.
hand-play-none = Żadna twoja karta nie pasuje. Dobierz.
hand-play-none-until = Żadna twoja karta nie pasuje. Dobieraj do skutku.
hand-play-none-launcher = Żadna twoja karta nie pasuje. Naciśnij wyrzutnię.
hand-drawn = **Dobrana karta:** { $card }
hand-drawn-must = Musisz ją zagrać.
hand-drawn-unfit = Nie pasuje, więc ją zatrzymaj.
hand-drawn-unfit-passing = Nie pasuje, więc pasujesz.
hand-drawn-nothing = Nie było już czego dobrać.
hand-drawn-nothing-passing = Nie było już czego dobrać, więc pasujesz automatycznie.
hand-drawn-blind = Dobrana karta jest zakryta. Zatrzymaj ją; zobaczysz ją, gdy zacznie się twoja następna tura.
hand-drawn-blind-passing = Dobrana karta jest zakryta, a ty pasujesz automatycznie. Zobaczysz ją, gdy zacznie się twoja następna tura.
hand-unseen = { $count ->
    [one] Jedna karta jest zakryta do twojej tury.
    [few] { $count } karty są zakryte do twojej tury.
   *[many] { $count } kart jest zakrytych do twojej tury.
}
hand-first-color = **Wybierz pierwszy kolor**
hand-roulette = 🎡 **Jaki kolor?**
hand-roulette-how = Bierzesz wszystkie karty aż do pierwszej w tym kolorze.
hand-wild = { $card }: jaki kolor?
hand-answer = **{ $name }** zagrywa: { $card } na { $emoji } **{ $color }**. Dobierasz { $owed } czy sprawdzasz?
hand-answer-until = **{ $name }** zagrywa: { $card }. Dobierasz, aż trafi się { $color }, czy sprawdzasz?
hand-answer-held = { $needs ->
    [no_playable] Jeśli można było zagrać inną kartę, { $owed } dobiera **{ $name }**. Jeśli nie, ty dobierasz { $lost }.
   *[no_color] { $color ->
        [R] Jeśli **{ $name }** ma czerwoną kartę, **{ $name }** dobiera { $owed }. Jeśli nie, ty dobierasz { $lost }.
        [Y] Jeśli **{ $name }** ma żółtą kartę, **{ $name }** dobiera { $owed }. Jeśli nie, ty dobierasz { $lost }.
        [G] Jeśli **{ $name }** ma zieloną kartę, **{ $name }** dobiera { $owed }. Jeśli nie, ty dobierasz { $lost }.
        [P] Jeśli **{ $name }** ma różową kartę, **{ $name }** dobiera { $owed }. Jeśli nie, ty dobierasz { $lost }.
        [T] Jeśli **{ $name }** ma turkusową kartę, **{ $name }** dobiera { $owed }. Jeśli nie, ty dobierasz { $lost }.
        [O] Jeśli **{ $name }** ma pomarańczową kartę, **{ $name }** dobiera { $owed }. Jeśli nie, ty dobierasz { $lost }.
        [U] Jeśli **{ $name }** ma fioletową kartę, **{ $name }** dobiera { $owed }. Jeśli nie, ty dobierasz { $lost }.
       *[B] Jeśli **{ $name }** ma niebieską kartę, **{ $name }** dobiera { $owed }. Jeśli nie, ty dobierasz { $lost }.
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] Jest inna? { $name } dobiera { $owed }. Nie ma? Ty { $lost }.
   *[no_color] { $color ->
        [R] Jest czerwona? { $name } dobiera { $owed }. Nie ma? Ty { $lost }.
        [Y] Jest żółta? { $name } dobiera { $owed }. Nie ma? Ty { $lost }.
        [G] Jest zielona? { $name } dobiera { $owed }. Nie ma? Ty { $lost }.
        [P] Jest różowa? { $name } dobiera { $owed }. Nie ma? Ty { $lost }.
        [T] Jest turkusowa? { $name } dobiera { $owed }. Nie ma? Ty { $lost }.
        [O] Jest pomarańczowa? { $name } dobiera { $owed }. Nie ma? Ty { $lost }.
        [U] Jest fioletowa? { $name } dobiera { $owed }. Nie ma? Ty { $lost }.
       *[B] Jest niebieska? { $name } dobiera { $owed }. Nie ma? Ty { $lost }.
    }
}
hand-answer-held-until = Jeśli karta nie była legalna, **{ $name }** dobiera, aż trafi się ten kolor. Jeśli była, ty dobierasz, aż się trafi, i jeszcze dwie.
hand-answer-held-until-short = Nielegalna? Dobiera { $name }. Legalna? Ty, i jeszcze dwie.
hand-answer-left = { $count ->
    [0] To ostatnia karta: **{ $name }** nie ma już żadnej.
    [one] **{ $name }** ma jeszcze { $count } kartę.
    [few] **{ $name }** ma jeszcze { $count } karty.
   *[many] **{ $name }** ma jeszcze { $count } kart.
}
overlay-turn = Twoja kolej
hand-waiting-bare = **{ $name }** myśli
hand-waiting = **{ $name }** myśli nad kartą { $card }
hand-waiting-next = zaraz twoja kolej
hand-waiting-last = { $name } ma 1 kartę
hand-wait-over = Po głosowaniu. Karty są już rozdawane.
hand-cards = Twoje karty, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}: { $cards }
hand-uno-owed = 📣 Jedna karta! Powiedz to!
hand-uno-unnoticed = Uff. Nikt nie widział.
hand-hit-cards = 💥 **+{ $count } dla ciebie!**
hand-hit-until = 💥 **Dobieraj, aż trafi się { $color }!**
hand-hit-launcher = { $count ->
    [0] 🍀 **Klik:** żadnej karty dla ciebie.
   *[many] 💥 **Wyrzutnia strzela: +{ $count }!**
}
hand-hit-caught = 👀 **{ $name }** cię przyłapuje: +{ $count }!
hand-hit-caught-free = 👀 **{ $name }** cię przyłapuje: bez kart.
hand-hit-skip = ⏭️ Tracisz kolejkę.
hand-hit-swap = 🔁 **{ $name }** zamienia się z tobą!
hand-hit-hands = 🔁 Karty wszystkich zmieniły ręce!
hand-hit-turned-over = { $side ->
    [dark] 🌙 **Flip!** Teraz ciemna strona.
   *[light] ☀️ **Flip!** Teraz jasna strona.
}
hand-shown = Tylko ty to widzisz. **{ $name }** pokazuje karty: { $cards }
hand-shown-short = **{ $name }** pokazuje: { $cards }
hand-backs = Tyły ich kart: { $backs }
hand-backs-title = **Tyły kart innych graczy**
hand-backs-how = Po karcie Flip będą grać tymi stronami. Oni ich nie widzą, a ty nie widzisz swoich.
hand-lobby = Mecz jeszcze się nie zaczął.
hand-lobby-seated = Masz miejsce. Karty dostaniesz, gdy mecz się zacznie.
hand-away = Nie ma cię przy stole, więc twoimi kartami gra AI.
hand-autopilot = ⌛ Koniec czasu: gra AI. Naciśnij, by grać.
hand-resting = AI gra za ciebie, dopóki czegoś nie naciśniesz.
hand-waits = Nikogo więcej nie ma. Naciśnij, by grać dalej.
hand-away-waits = Nie ma przy stole ani ciebie, ani innych. Dlatego mecz czeka.
button-return = Wracam na miejsce

hand-step-cards = { $card }: które karty?
hand-step-target = { $card }: zamiana z…
hand-step-pass-hands = { $card }: oddać karty dalej?
hand-step-draws = { $card }: kto dobiera dwie?
hand-first-target = Zamiana kartami z…
hand-owed = Masz do dobrania { $owed ->
    [one] { $owed } kartę
    [few] { $owed } karty
   *[many] { $owed } kart
}
hand-owed-until = Dobierasz, aż trafi się { $color }
hand-answer-stack = Przekaż dalej albo dobierz.
hand-answer-raise = Przekaż dalej kartą +{ $least } lub wyższą albo dobierz.
hand-catch-whom = **Kto nie powiedział Uno?**
hand-catch-wrong = Jeśli się mylisz, { $count ->
    [one] { $draws ->
        [press] naciskasz wyrzutnię
       *[draw] dobierasz kartę
    }
    [few] { $draws ->
        [press] naciskasz wyrzutnię { $count } razy
       *[draw] dobierasz { $count } karty
    }
   *[many] { $draws ->
        [press] naciskasz wyrzutnię { $count } razy
       *[draw] dobierasz { $count } kart
    }
}.
hand-wrong-play = Zagraj złą kartę, a { $count ->
    [one] { $draws ->
        [press] naciskasz
       *[draw] dobierasz jedną
    }
   *[many] { $draws ->
        [press] naciskasz { $count } razy
       *[draw] dobierasz { $count }
    }
}.
hand-jump-in = Masz taką samą kartę: wskakuj!

button-take = Dobierz { $owed }
button-pass = Pas
button-challenge = Sprawdzam
button-catch-somebody = Przyłap…
button-count = { $name } ({ $count })
button-sort-color = Wg koloru
button-sort-value = Wg wartości
button-backs = Tyły kart
button-hand-more = ···

note-caught = Udane przyłapanie: { $name }!
paused-title = ⏸️ Odświeżanie na żywo wstrzymane
paused-hand = Może nieaktualne: naciśnij **Odśwież**.
paused-body = Naciśnij **Odśwież**, by zobaczyć, jak stoi mecz.
note-dms-closed = Nie mogę pisać do ciebie prywatnie, więc twoje karty są tylko tutaj. Przycisk **Karty** przy stole pokaże je znowu.
note-dms-blocked = Discord nie pozwala mi teraz wysyłać nowych wiadomości prywatnych, więc twoje karty są tylko tutaj. Przycisk **Karty** przy stole pokaże je znowu.
changed-terms = ⚠️ Zmiany od twojego dołączenia: { $changes }
changed-terms-short = ⚠️ Zmiany: { $changes }
changed-no-take-back = Ruchów nie można cofać
changed-ais = { $count ->
    [one] 1 gracz AI
   *[many] { $count } graczy AI
}

## menu

menu-title = Co jeszcze?
menu-bump = **Podbij** przenosi stół na sam dół.
menu-skip = **Głosuj za pominięciem**: za zgodą większości ruch zrobi się sam: **{ $name }**.
menu-autopilot = **Autopilot**: do twojego powrotu gra AI.
menu-autopilot-off = AI gra za ciebie. **Już jestem** to kończy.
menu-leave = **Wyjdź**: gra AI. **Karty** to powrót.
menu-players = **Gracze**: kto gra i kto jest hostem.
menu-look-picture = **Narysuj stół** pokazuje go z góry.

button-bump = Podbij
button-skip = Głosuj za pominięciem
button-autopilot-on = Autopilot
button-autopilot-off = Już jestem
button-look-picture = Narysuj stół
button-look-text = Tylko słowa
button-end = Zakończ mecz
button-end-yes = Tak, zakończ
button-end-no = Gramy dalej

menu-end-title = Zakończyć mecz dla wszystkich?
menu-end-body = Pokażą się wyniki i nikt nie wygra.
menu-end-leaves = Inni wciąż grają w tym meczu. W wynikach i rankingu opuszczasz mecz i kończysz na ostatnim miejscu.
menu-end-title-lobby = Zamknąć ten stół?
menu-end-body-lobby = Wszyscy gracze stracą miejsca.

note-bumped = Stół jest teraz na dole kanału.
note-look-picture = Stół jest teraz narysowany z góry.
note-look-text = Stół jest teraz opisany słowami.
note-skip = Twój głos się liczy: { $count } z { $needed }.
note-skipped = Gotowe: tura pominięta.
note-ended = Stół jest zamknięty.
note-not-ended = Gramy dalej.
refused-only-host-look = Wygląd stołu może wybrać tylko host: **{ $host }**.
refused-only-host-ends = Zakończyć może tylko host ({ $host }) albo moderator.
refused-skip-oneself = To twoja własna tura. Graj albo daj grać AI: **Więcej** → **Autopilot**.
refused-skip-nobody = Nie ma kogo pominąć albo teraz nie grasz.
refused-skip-alone = Jeden gracz albo jedna drużyna nie pominie tury. { $name } ma na ten ruch pełny czas.
refused-skip-early = Chwila cierpliwości, { $name } ma jeszcze czas. Głosować można po połowie tego czasu.

## premove

button-premove-chosen = ✓ { $card }
premove-how = Naciśnij kartę, by zagrać ją w następnej turze.
premove-next = ✓ Następna: **{ $card }**, jeśli pasuje.
premove-color = Nowy kolor: karta zostaje u ciebie.
premove-unfit = Nie pasuje: karta zostaje u ciebie.
refused-premove-now = To twoja tura. Graj od razu.
refused-premove-card = Tej karty nie można wybrać przed swoją turą.

## take_back

button-take-back = Cofnij ruch
button-take-back-off = Cofanie: wył.
button-take-back-on = Cofanie: wł.
table-take-back = Ruch można cofnąć przez 5 sekund.
refused-take-back-off = Przy tym stole nie można cofać ruchów.
refused-take-back-late = Za późno: po 5 sekundach ruch jest ważny.

## refusals

refused-stale = Ten przycisk jest nieaktualny. Oto najnowszy stan.
refused-unknown-button = Ten przycisk już nie działa. `/uno hand` i `/uno status` pokażą nowe.
refused-unknown-move = „{ $move }” to nie ruch. Wybierz z listy albo wpisz na przykład R5, WG albo draw.
refused-unknown-command = Discord nie ma jeszcze najnowszej postaci tej komendy. Spróbuj ponownie za minutę.
refused-too-often = Trochę wolniej. Odczekaj chwilę i spróbuj znowu.
refused-busy = Mam teraz mnóstwo pracy i to nie doszło do skutku. Spróbuj ponownie za chwilę.
refused-too-slow = To trwało za długo. Naciśnij jeszcze raz.
refused-stopping = Zaraz się uruchomię ponownie. Spróbuj za chwilę. Nic nie zginie.

refused-closed = Ten stół jest zamknięty. `/uno start` otwiera nowy.
refused-running = Mecz już się zaczął.
refused-table-full = Wszystkie miejsca są zajęte ({ $seats }).
refused-only-host-starts = Zacząć może tylko host: { $host }. Jeśli nie zacznie, każdy, kto siedzi przy stole, może to zrobić { $when }.
refused-start-changed = Stół zmienił się tuż przed naciśnięciem, więc nic się jeszcze nie zaczęło. Zobacz jeszcze raz i zaczynaj.
refused-seated-already = Już siedzisz przy tym stole.
refused-not-seated = Nie grasz przy tym stole.
refused-away = Nie ma cię w tym meczu. Naciśnij **Karty**, by grać dalej.
refused-left-already = Już cię nie ma przy stole. Wrócisz przyciskiem **Karty**.

refused-no-table = Na tym kanale nie ma stołu. `/uno start` otwiera stół.
refused-no-such-table = Tego stołu już nie ma. `/uno start` otwiera nowy.
refused-channel-taken = Na tym kanale jest już stół.
refused-elsewhere = Ten stół nie jest na tym kanale. Przycisk **Karty** i `/uno hand` pokażą, co masz na ręce.
refused-place = W Uno możesz grać na serwerze: na kanale tekstowym, w wątku albo na czacie kanału głosowego. Spróbuj tam `/uno start`.
refused-permission = Nie mogę grać na { $channel }: potrzebuję tam uprawnienia { $missing }.
refused-bump = Discord nie pozwala mi teraz pisać na tym kanale, więc stół zostaje tam, gdzie jest. Zapytaj administrację, co mi tu wolno.
refused-rematch-moment = Warunki zmieniły się od ostatniego meczu, więc inni mogą je najpierw przeczytać. Zacząć można { $when }, a wcześniej, jeśli wszyscy nacisną **Rewanż**.
refused-unseen = Discord nie pozwala mi pokazać tu stołu, więc żadnego nie ma. Spróbuj na innym kanale albo zapytaj administrację, co mi tu wolno.
permission-view-channel = Wyświetlanie kanałów
permission-connect = Łączenie
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie publicznych wątków
permission-create-private-threads = Tworzenie prywatnych wątków
permission-manage-threads = Zarządzanie wątkami
permission-attach-files = Załączanie plików

error-storage = Nie mam teraz dostępu do mojej bazy danych. Nic się nie zmieniło. Spróbuj ponownie za chwilę.
error-unsure = Połączenie z bazą danych zerwało się w trakcie zapisu, więc nie wiem, czy się liczy. Zajrzyj jeszcze raz za chwilę.
error-discord = Discord nie przyjął mojej odpowiedzi. Może i tak jest zrobione, więc zajrzyj jeszcze raz za chwilę.
error-damaged = Nie mogę odczytać zapisanych danych, więc nic się nie zmieniło. Cała reszta działa. Powiedz o tym osobom, które mnie prowadzą.
error-unexpected = Coś poszło nie tak po mojej stronie. Nic się nie zmieniło. Spróbuj ponownie.

note-changed = Zmienione.
note-left = Nie ma cię już przy stole.

## spectator

spectator-title = Oglądasz grę.
spectator-take = Możesz od razu przejąć miejsce AI z jego kartami i punktami.
spectator-join = Możesz dołączyć od następnej rundy. Zaczynasz z najniższym wynikiem przy stole.
spectator-take-or-join = Możesz od razu przejąć miejsce AI z jego kartami i punktami albo dołączyć od następnej rundy.
spectator-joins = Grasz od następnej rundy.
spectator-full = Wszystkie miejsca są zajęte. Możesz dołączyć do następnego stołu.
spectator-kicked = Wyrzucono cię z tego meczu.
spectator-backs-title = Tyły kart wszystkich graczy
spectator-backs-how = Wszystkie widzą tylko osoby bez miejsca. Nie podpowiadaj. Po ruchu naciśnij **Odśwież**.
button-take-over = Przejmij: { $name }
button-join-next-round = Od następnej rundy
button-get-seat = Zajmij miejsce
button-all-backs = Tyły wszystkich
button-watch = Oglądaj
note-took-over = Miejsce jest twoje.
refused-seat-taken = To miejsce nie jest już wolne.
refused-backs-seat = Możesz jeszcze zająć miejsce w tej rundzie, więc tyły kart pozostają przed tobą ukryte.
refused-saw-backs = Znasz już tyły kart z tej rundy. Możesz dołączyć od następnej.
refused-no-newcomers = Według tych zasad nie dołącza się po starcie meczu. Możesz dołączyć do następnego stołu.
refused-no-cards-left = Talia ma za mało kart, by grało więcej osób niż { $seats }.

## moments

moment-won = { $pick ->
    [0] 🎉 Co za końcówka! Brawo dla wszystkich.
    [1] 🎉 I po meczu. Brawo, **{ $name }**!
   *[other] 🎉 To był mecz! Dzięki za grę.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** gra ostatnią kartę. Koniec!
    [1] 🏁 Ani jednej karty: **{ $name }** kończy!
   *[other] 🏁 **{ $name }** ma puste ręce. Pięknie!
}
moment-caught = { $pick ->
    [0] 👀 Bystre oko, **{ $other }**! **{ $name }** dobiera { $count }.
    [1] 👀 **{ $other }** przyłapuje: +{ $count } dla gracza **{ $name }**.
   *[other] 👀 Przyłapanie! **{ $other }** nie śpi, a **{ $name }** dobiera { $count }.
}
moment-caught-free = 👀 **{ $other }** przyłapuje: **{ $name }**. Kart brak.
moment-guilty = { $pick ->
    [0] ⚖️ Dobry nos, **{ $other }**! **{ $name }** ma ten kolor i dobiera { $count }.
    [1] ⚖️ Sprawdzanie trafione: +{ $count } dla gracza **{ $name }**. Dobre oko, **{ $other }**!
   *[other] ⚖️ **{ $other }** nie daje się nabrać i ma rację. **{ $name }** dobiera { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ Wszystko uczciwie: **{ $name }** się uśmiecha, **{ $other }** dobiera { $count }.
    [1] ⚖️ Odważna próba, **{ $other }**! **{ $name }** gra jak trzeba: +{ $count }.
   *[other] ⚖️ Sprawdzanie chybione. **{ $name }** gra czysto, **{ $other }** dobiera { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** i **{ $other }** wymieniają się kartami!
    [1] 🔄 Zmiana! **{ $name }** i **{ $other }** mają teraz karty drugiej osoby.
   *[other] 🔄 Nowy początek: **{ $name }** i **{ $other }** się zamieniają!
}
moment-hands = { $pick ->
    [0] 🌀 Wszystkie karty w ruchu, a sprawcą jest **{ $name }**!
    [1] 🌀 Nowe karty dla wszystkich! **{ $name }** miesza.
   *[other] 🌀 **{ $name }** wywraca cały stół: karty zmieniają ręce!
}
moment-dark-side = { $pick ->
    [0] 🌙 Flip! **{ $name }** odwraca wszystko na ciemną stronę.
    [1] 🌙 Światła gasną: **{ $name }** odwraca cały stół!
   *[other] 🌙 Witamy po ciemnej stronie, zaprasza **{ $name }**!
}
moment-light-side = { $pick ->
    [0] ☀️ Flip! **{ $name }** przywraca jasną stronę.
    [1] ☀️ Dzień dobry: **{ $name }** odwraca cały stół!
   *[other] ☀️ Koniec ciemności, światło zapala **{ $name }**!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: UNO!
    [1] 📣 UNO! **{ $name }** ma jedną kartę.
   *[other] 📣 Uwaga, **{ $name }** woła UNO!
}
moment-draw = { $pick ->
    [0] 💥 **{ $name }**: +{ $count }!
    [1] 💥 To zabolało: **{ $name }** dobiera { $count }.
   *[other] 💥 **{ $name }** zgarnia wszystko: +{ $count }!
}
moment-roulette = { $pick ->
    [0] 🎡 Koło staje: +{ $count }, **{ $name }**!
    [1] 🎡 I w kółko: **{ $name }** bierze { $count }.
   *[other] 🎡 Ale się zakręciło! **{ $name }** odkrywa { $count }.
}
moment-launcher = { $pick ->
    [0] 💥 Wyrzutnia wypala: +{ $count }, **{ $name }**!
    [1] 💥 Bum! **{ $name }** łapie karty: { $count }.
   *[other] 💥 **{ $name }** uchyla się za późno: +{ $count }!
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }** odpada, karty: { $count }!
    [1] 💀 Tyle kart to za dużo ({ $count }): **{ $name }** odpada!
   *[other] 💀 Bez litości, { $count } na ręce: **{ $name }** odpada!
}

menu-moments = **Momenty**: banery przy Uno i wygranych.
button-moments-on = Momenty: wł.
button-moments-off = Momenty: wył.
note-moments-on = Momenty są przy tym stole włączone.
note-moments-off = Momenty są przy tym stole wyłączone.
refused-only-host-moments = Momenty może włączyć lub wyłączyć tylko host: **{ $host }**.

## hints

hint = 💡 { $hint }
hint-challenge = Nie masz pewności? Dobierz karty.
hint-drawn = Nie musisz jej grać: **Zatrzymaj**.
hint-uno = Najpierw **📣 Mówię UNO**, potem zagraj.
hint-stale = Gra poszła już dalej. Nic nie przepadło.
hint-classic113 = Nowość: pięć dzikich kart zamienia karty graczy, tasuje je albo robi to, co wygrało głosowanie. Jako ostatnie są zwykłe. Każda liczy się za 40.
hint-no-mercy = Nowość: mając 25 kart, odpadasz. Dokładaj taki sam lub wyższy plus. „Odrzuć kolor” zabiera ze sobą cały swój kolor.
hint-all-wild = Nowość: wszystkie karty są dzikie, więc każda pasuje. „Weź dwie z celem” i „zamiana z przymusu” pytają o gracza. Po zamianie możesz mieć jedną kartę: wtedy powiedz Uno.
hint-attack = Nowość: żadna karta nie pasuje? Naciśnij wyrzutnię raz. Kliknie albo strzeli w ciebie kartami. Karty „Trafienie” każą naciskać następnej osobie. „Odrzuć kolor” zabiera cały swój kolor.
hint-attack-classic = Nowość: nie dobierasz, tylko naciskasz wyrzutnię. Może strzelić w ciebie kartami. „Zamiana kart” nie może być twoją ostatnią kartą.
hint-flip = Nowość: inni widzą tyły twoich kart, a ty nie. Flip odwraca karty wszystkich graczy i oba stosy. „Weź kolor” znaczy: dobieraj, aż trafi się ten kolor.
hint-beta = { $name } już tu jest, w wersji beta: `/uno me` zmienia język.
hint-direct = Ta wiadomość zostaje i zawsze pokazuje twoje karty. Naciskaj je właśnie tutaj. `/uno me` to wyłącza.

## queue

note-work-coach = ⏳ Trener przegląda ten mecz. Odpowiedź pojawi się tutaj, szacowany czas: { $time }.
note-work-gif = ⏳ Rysuję ten mecz jako GIF. Pojawi się tutaj, szacowany czas: { $time }.
note-work-page = ⏳ Piszę stronę tego meczu. Pojawi się tutaj, szacowany czas: { $time }.
note-queue = Twój numer w kolejce: { $place }. Odpowiedź pojawi się tutaj, szacowany czas: { $time }.
note-queue-long = Jeśli po 15 minutach jej nie ma, naciśnij przycisk jeszcze raz: zachowam odpowiedź.
refused-queue-full = W kolejce czeka za dużo osób. Spróbuj ponownie później, szacowany czas: { $wait }.
refused-queue-own = Pracuję jeszcze nad twoją poprzednią prośbą. Szacowany czas: { $wait }.

### house_rules

## house_rules

preset-official = Zasady oficjalne
preset-stacking = Kumulacja
preset-classic113 = Klasyka 113
preset-draw-and-play = Dobierz i graj
preset-party = Impreza
preset-no-mercy-like = Zasady No Mercy, zwykłe karty
preset-teams = Drużyny
preset-no-mercy = No Mercy
preset-all-wild = All Wild
preset-attack = Attack
preset-attack-classic = Attack, pierwsze wydanie
preset-flip = Flip
preset-official-what = Sprawdzanie, mówienie Uno, mecz do 500 punktów.
preset-stacking-what = Karty +2 i dzikie +4 się sumują; wygrywa, kto pierwszy bez kart, bez punktów.
preset-classic113-what = 113 kart z zamianą i tasowaniem kart graczy oraz zasadą z głosowania.
preset-draw-and-play-what = Po dobraniu dwóch lub czterech kart i tak grasz swoją turę.
preset-party-what = Kumulacja, siódemki zamieniają, zera przekazują, wskakiwanie, dobieranie do skutku.
preset-no-mercy-like-what = Wszystko się kumuluje, a przy 25 kartach odpadasz.
preset-teams-what = Partnerzy siedzą naprzeciw siebie i punktują razem.
preset-no-mercy-what = 168 kart. Dokładaj, odrzucaj, a przy 25 kartach odpadasz.
preset-all-wild-what = Bez kolorów: można zagrać każdą kartę. Nasz zestaw 112 kart.
preset-attack-what = Wyrzutnia zamiast stosu: naciśnij, a może strzelić w ciebie kartami.
preset-attack-classic-what = Pierwsze wydanie: wyrzutnia i zamiana kart między graczami.
preset-flip-what = Dwie strony: inni widzą tyły twoich kart, a ty nie. Flip odwraca wszystko.
group-deck = Karty i mecz
group-start = Pierwsza karta
group-wild-draw-four = Dzika weź cztery
group-owed-cards = Karty dobierania
group-drawing = Dobieranie
group-special-cards = Karty specjalne
group-uno = Uno
group-end = Jak to się kończy
group-limit = Limit kart i ostatnia karta
group-table = Przy stole
field-cards = Talia
field-cards-what = Karty w talii.
value-cards = { $value ->
    [no_mercy] 168 kart No Mercy
    [all_wild] 112 dzikich, nasz zestaw
    [attack] 112 kart i wyrzutnia
    [attack_classic] wyrzutnia, 1. wydanie
    [flip] 112 dwustronnych kart
    [classic113] 113 kart
   *[official] 108 kart
}
rule-cards = { $value ->
    [no_mercy] Talia ma 168 kart.
    [all_wild] Wszystkie 112 kart jest dzikich i bez kolorów: 56 zwykłych i nasz zestaw po osiem każdego innego rodzaju.
    [attack] Talia ma 112 kart i wyrzutnię. Każde naciśnięcie wynika z zapieczętowanego ziarna.
    [attack_classic] Talia ma 112 kart i wyrzutnię, jak w pierwszym wydaniu. Każde naciśnięcie wynika z zapieczętowanego ziarna.
    [flip] Talia ma 112 kart z jasną i ciemną stroną. Inni widzą tyły twoich kart, a ty nie.
    [classic113] Talia ma 113 kart: jest w niej pięć nowszych dzikich kart.
   *[official] Talia ma 108 kart.
}
field-pairing = Tyły
field-pairing-what = Jaki tył ma każdy przód w talii z dwiema stronami.
value-pairing = { $value ->
    [by_lot] losowane
   *[printed] jak w druku
}
rule-pairing = { $value ->
    [by_lot] Los decyduje przy każdym rozdaniu, jaki tył ma każdy przód, więc nikt nie zna tyłów na pamięć.
   *[printed] Każdy przód ma swój nadrukowany tył.
}
field-decks = Liczba talii
field-decks-what = Ile talii tasuje się razem.
value-decks = { $value }
rule-decks = { $value ->
    [one] Gracie jedną talią.
    [few] Razem potasowane są { $value } talie.
   *[many] Razem potasowane jest { $value } talii.
}
field-hand-size = Karty na start
field-hand-size-what = Ile kart dostaje każdy gracz.
value-hand-size = { $value ->
    [one] { $value } karta
    [few] { $value } karty
   *[many] { $value } kart
}
rule-hand-size = { $value ->
    [one] Każdy gracz dostaje jedną kartę.
    [few] Każdy gracz dostaje { $value } karty.
   *[many] Każdy gracz dostaje { $value } kart.
}
field-target = Cel
field-target-what = Wynik, który wygrywa mecz.
value-target = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}
rule-target = { $value ->
    [one] Mecz trwa do { $value } punktu.
   *[many] Mecz trwa do { $value } punktów.
}
field-rounds = Rundy
field-rounds-what = Ile rund ma mecz golfa albo mecz na wygrane rundy.
value-rounds = { $value ->
    [one] { $value } runda
    [few] { $value } rundy
   *[many] { $value } rund
}
rule-rounds = { $value ->
    [one] Mecz ma jedną rundę i jeszcze jedną przy remisie.
    [few] Mecz ma { $value } rundy i jeszcze jedną przy remisie.
   *[many] Mecz ma { $value } rund i jeszcze jedną przy remisie.
}
field-scoring = Punktacja
field-scoring-what = Punkty przez wiele rund, golf, wygrane rundy albo jedna runda bez punktów.
value-scoring = { $value ->
    [single] 1 runda, bez punktów
    [until_last] miejsca, nie punkty
    [golf] golf, najniższa suma
    [best_of] wygrane rundy
   *[points] na punkty
}
rule-scoring = { $value ->
    [single] Mecz to jedna runda. Wygrywa, kto pierwszy nie ma kart, i nie liczy się punktów.
    [until_last] Mecz to jedna runda. Trwa, aż karty ma już tylko jedna osoba. Kto kończy, zajmuje kolejne miejsce.
    [golf] Golf: na koniec rundy każdy dostaje punkty za karty, które mu zostały. Po ostatniej rundzie wygrywa najniższa suma.
    [best_of] Liczą się wygrane rundy, bez punktów. Mecz wygrywa, kto ma ich najwięcej, a kończy się on wcześniej, gdy nikt nie może już dogonić.
   *[points] Rundy gra się na punkty.
}
field-double-score = Podwójne punkty
field-double-score-what = Każda runda liczy się podwójnie.
rule-double-score = Każda runda daje podwójne punkty.
field-own-stocks = Własne stosy
field-own-stocks-what = Każde miejsce ma własny stos, więc równa gra daje równe karty.
rule-own-stocks = { $draws ->
    [press] Wyrzutnia strzela każdemu miejscu z jego własnego stosu, więc równa gra daje równe karty. Szanse są takie same jak przy jednym stosie. Pusty stos pożycza ostatnią kartę najdłuższego.
   *[draw] Każde miejsce dobiera z własnego stosu zakrytych kart, więc równa gra daje równe karty. Szanse są takie same jak przy jednym stosie. Pusty stos pożycza ostatnią kartę najdłuższego.
}
field-first-card = Pierwsza karta
field-first-card-what = Jaka karta może zostać odkryta na początku.
value-first-card = { $value ->
    [number_only] liczba
    [any] dowolna
    [none] żadna
    [no_wild] bez dzikich kart
   *[official] oficjalnie
}
rule-first-card = { $value ->
    [number_only] Pierwsza odkryta karta to zawsze liczba.
    [any] { $draws ->
        [press] Na początku można odkryć dowolną kartę.
       *[draw] Na początku można odkryć dowolną kartę. Jeśli to dzika karta, po której się dobiera, pierwszy gracz wybiera kolor i dobiera. Traci kolejkę, chyba że „Gra po dobraniu” jest włączona.
    }
    [none] Nie odkrywa się żadnej karty. Host zaczyna pierwszą rundę dowolną kartą.
    [no_wild] Pierwsza odkryta karta nigdy nie jest dzika.
   *[official] Pierwsza odkryta karta działa.
}
field-wild-draw-four = Dzika weź cztery
field-wild-draw-four-what = Kiedy można ją zagrać i czy można ją sprawdzać.
value-wild-draw-four = { $value ->
    [strict] tylko legalnie
    [free] zawsze
   *[challenge] sprawdzana
}
rule-wild-draw-four = { $value ->
    [strict] Kartę „Dzika weź cztery” można zagrać tylko legalnie, więc nie ma sprawdzania.
    [free] Kartę „Dzika weź cztery” można zagrać zawsze i nikt jej nie sprawdza.
   *[challenge] Kartę „Dzika weź cztery” można sprawdzać.
}
field-four-needs = Legalna +4
field-four-needs-what = Z jakimi kartami na ręce „Dzika weź cztery” jest nielegalna.
value-four-needs = { $value ->
    [no_playable] inne karty nie pasują
   *[no_color] brak koloru na ręce
}
rule-four-needs = { $value ->
    [no_playable] „Dzika weź cztery” jest legalna tylko wtedy, gdy nie możesz zagrać żadnej innej karty. Inne karty „Dzika weź cztery” się nie liczą.
   *[no_color] „Dzika weź cztery” jest legalna tylko wtedy, gdy nie masz karty w aktualnym kolorze.
}
field-challenge-shows = Sprawdzane karty
field-challenge-shows-what = Kto widzi sprawdzane karty.
value-challenge-shows = { $value ->
    [all] widzą wszyscy
   *[challenger] widzi jeden
}
rule-challenge-shows = { $value ->
    [all] Sprawdzane karty widzą wszyscy.
   *[challenger] Sprawdzane karty widzi tylko ten, kto sprawdza.
}
field-stacking = Kumulacja
field-stacking-what = Czy na kartę dobierania można odpowiedzieć inną i przekazać sumę dalej.
value-stacking = { $value ->
    [same] ta sama karta
    [raise] ten sam lub wyższy +
    [any] dowolna karta z +
    [no_wild] ta sama, bez dzikich
   *[none] brak
}
rule-stacking = { $value ->
    [same] Karty dobierania się kumulują: odpowiedz kartą o tej samej liczbie, a suma przechodzi dalej.
    [raise] Karty dobierania się kumulują: odpowiedz kartą o tej samej lub wyższej liczbie, a suma przechodzi dalej.
    [any] Karty dobierania się kumulują: odpowiedz na każdą z nich dowolną inną, a suma przechodzi dalej.
    [no_wild] Karty dobierania się kumulują: odpowiedz kolorową kartą o tej samej liczbie, a suma przechodzi dalej. Dzika karta nie może odpowiedzieć.
   *[none] Karty dobierania się nie kumulują.
}
field-reverse-sends-back = Zmiana kierunku odsyła
field-reverse-sends-back-what = Gdy masz dobierać, możesz odesłać karty kartą Zmiana kierunku.
rule-reverse-sends-back = Gdy masz dobierać, możesz zagrać pasującą kartę „{ $card }”. Wtedy dobiera poprzedni gracz.
field-skip-passes-on = Postój przekazuje
field-skip-passes-on-what = Gdy masz dobierać, możesz przekazać karty dalej kartą Postój.
rule-skip-passes-on = Gdy masz dobierać, możesz zagrać pasującą kartę „{ $card }”. Wtedy dobiera następny gracz.
field-draw = Dobieranie
field-draw-what = Ile kart dobierasz, jeśli nie grasz.
value-draw = { $value ->
    [until_playable] aż do pasującej
   *[one] jedna karta
}
rule-draw = { $value ->
    [until_playable] Jeśli nie grasz, dobierasz, aż trafi się pasująca karta.
   *[one] Jeśli nie grasz, dobierasz jedną kartę.
}
field-drawn-card = Dobrana karta
field-drawn-card-what = Czy można zagrać dobraną kartę, która pasuje.
value-drawn-card = { $value ->
    [must_play] trzeba zagrać
    [keep] zostaje na ręce
   *[may_play] można zagrać
}
rule-drawn-card = { $value ->
    [must_play] Dobraną kartę, która pasuje, trzeba zagrać.
    [keep] Dobranie kończy twoją turę. Karta zostaje u ciebie.
   *[may_play] Dobraną kartę możesz od razu zagrać, jeśli pasuje.
}
field-must-play = Przymus gry
field-must-play-what = Jeśli masz pasującą kartę, musisz grać. Nie możesz zamiast tego dobrać.
rule-must-play = { $draws ->
    [press] Jeśli masz pasującą kartę, nie możesz zamiast tego nacisnąć.
   *[draw] Jeśli masz pasującą kartę, nie możesz zamiast tego dobrać.
}
field-play-after-drawing = Gra po dobraniu
field-play-after-drawing-what = Po dobraniu za cudzą kartę grasz swoją turę.
rule-play-after-drawing = { $draws ->
    [press] Po naciskaniu za cudzą kartę grasz swoją turę.
   *[draw] Po dobraniu za cudzą kartę grasz swoją turę.
}
field-blind-draw = Dobieranie w ciemno
field-blind-draw-what = Dobraną kartę widzisz dopiero, gdy zaczyna się twoja następna tura.
rule-blind-draw = { $draws ->
    [press] Karty, którymi strzela w ciebie wyrzutnia, są zakryte także dla ciebie, aż zacznie się twoja następna tura.
   *[draw] Dobrana karta jest zakryta także dla ciebie, aż zacznie się twoja następna tura. Nie możesz jej zagrać w turze, w której ją dobierasz.
}
field-seven = Siódemka zamienia
field-seven-what = Karta 7 zamienia karty z wybranym graczem.
rule-seven = **7** zamienia twoje karty z kartami wybranego gracza.
field-zero = Zero przekazuje
field-zero-what = Karta 0 przekazuje karty wszystkich następnemu graczowi.
rule-zero = **0** przekazuje karty każdego gracza następnemu.
field-keep-hands = Zamiany z wyboru
field-keep-hands-what = Możesz zagrać 7 lub 0 bez przenoszenia kart.
rule-keep-hands = Przy **7** lub **0** możesz zostawić karty wszystkich tam, gdzie są.
field-jump-in = Wskakiwanie
field-jump-in-what = Taką samą kartę możesz zagrać poza kolejką.
rule-jump-in = Jeśli masz taką samą kartę jak na wierzchu, możesz ją zagrać poza kolejką. Gra toczy się dalej od ciebie.
field-several = Kilka naraz
field-several-what = Karty z tą samą liczbą lub symbolem możesz zagrać razem.
rule-several = Karty z tą samą liczbą lub symbolem możesz zagrać razem w jednej turze.
field-bomb = Bomba
field-bomb-what = Przy trzech lub więcej kartach naraz wszyscy inni dobierają jedną.
rule-bomb = { $draws ->
    [press] Jeśli zagrasz trzy lub więcej kart naraz, wszyscy inni naciskają wyrzutnię raz.
   *[draw] Jeśli zagrasz trzy lub więcej kart naraz, wszyscy inni dobierają jedną.
}
field-uno = Uno
field-uno-what = Jak gracze mówią Uno.
value-uno = { $value ->
    [strict] przy ostatniej karcie
    [announced] automatycznie
    [off] bez mówienia
   *[call] mówi gracz
}
rule-uno = { $value ->
    [strict] Uno liczy się dopiero, gdy masz jedną kartę.
    [announced] Uno ogłasza się samo.
    [off] Nie trzeba mówić Uno.
   *[call] Gdy zostaje ci jedna karta, powiedz Uno.
}
field-uno-penalty = Pominięte Uno
field-uno-penalty-what = Kara, gdy ktoś cię przyłapie bez Uno.
value-uno-penalty = { $value ->
    [0] nic
    [one] { $draws ->
        [press] { $value } naciśnięcie
       *[draw] { $value } karta
    }
    [few] { $draws ->
        [press] { $value } naciśnięcia
       *[draw] { $value } karty
    }
   *[many] { $draws ->
        [press] { $value } naciśnięć
       *[draw] { $value } kart
    }
}
rule-uno-penalty = { $value ->
    [0] Za przyłapanie bez Uno nie ma kary.
    [one] Jeśli ktoś cię przyłapie bez Uno, dobierasz jedną kartę.
    [few] Jeśli ktoś cię przyłapie bez Uno, dobierasz { $value } karty.
   *[many] Jeśli ktoś cię przyłapie bez Uno, dobierasz { $value } kart.
}
field-false-catch = Fałszywy alarm
field-false-catch-what = Kara za fałszywy alarm.
value-false-catch = { $value ->
    [0] nic
    [one] { $draws ->
        [press] { $value } naciśnięcie
       *[draw] { $value } karta
    }
    [few] { $draws ->
        [press] { $value } naciśnięcia
       *[draw] { $value } karty
    }
   *[many] { $draws ->
        [press] { $value } naciśnięć
       *[draw] { $value } kart
    }
}
rule-false-catch = { $value ->
    [0] Za fałszywy alarm nie ma kary.
    [one] { $draws ->
        [press] Za fałszywy alarm naciskasz wyrzutnię raz.
       *[draw] Za fałszywy alarm dobierasz jedną kartę.
    }
    [few] { $draws ->
        [press] Za fałszywy alarm naciskasz wyrzutnię { $value } razy.
       *[draw] Za fałszywy alarm dobierasz { $value } karty.
    }
   *[many] { $draws ->
        [press] Za fałszywy alarm naciskasz wyrzutnię { $value } razy.
       *[draw] Za fałszywy alarm dobierasz { $value } kart.
    }
}
field-wrong-play = Zła karta
field-wrong-play-what = Kara za kartę, która nie pasuje.
value-wrong-play = { $value ->
    [0] nic
    [one] { $draws ->
        [press] { $value } naciśnięcie
       *[draw] { $value } karta
    }
    [few] { $draws ->
        [press] { $value } naciśnięcia
       *[draw] { $value } karty
    }
   *[many] { $draws ->
        [press] { $value } naciśnięć
       *[draw] { $value } kart
    }
}
rule-wrong-play = { $value ->
    [0] Za złą kartę nie ma kary.
    [one] { $draws ->
        [press] Jeśli zagrasz kartę, która nie pasuje, naciskasz wyrzutnię raz.
       *[draw] Jeśli zagrasz kartę, która nie pasuje, dobierasz jedną kartę.
    }
    [few] { $draws ->
        [press] Jeśli zagrasz kartę, która nie pasuje, naciskasz wyrzutnię { $value } razy.
       *[draw] Jeśli zagrasz kartę, która nie pasuje, dobierasz { $value } karty.
    }
   *[many] { $draws ->
        [press] Jeśli zagrasz kartę, która nie pasuje, naciskasz wyrzutnię { $value } razy.
       *[draw] Jeśli zagrasz kartę, która nie pasuje, dobierasz { $value } kart.
    }
}
field-hand-limit = Limit kart
field-hand-limit-what = Ile kart to za dużo.
value-hand-limit = { $value ->
    [0] brak
    [one] { $value } karta
    [few] { $value } karty
   *[many] { $value } kart
}
rule-hand-limit = { $value ->
    [0] Na ręce można mieć dowolnie wiele kart.
    [one] Limit to { $value } karta na ręce.
    [few] Limit to { $value } karty na ręce.
   *[many] Limit to { $value } kart na ręce.
}
field-at-limit = Przy limicie
field-at-limit-what = Co się dzieje po osiągnięciu limitu kart.
value-at-limit = { $value ->
    [no_draw] nie można dobierać
   *[out] odpada się
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] Przy limicie nie możesz naciskać zamiast grać, ale możesz spasować.
       *[draw] Przy limicie nie możesz dobierać zamiast grać, ale możesz spasować. Karty dobierania wciąż działają.
    }
   *[out] Kto po ruchu ma limit kart, odpada z rundy.
}
field-knock-out = Odpadnięcie
field-knock-out-what = Punkty za gracza, który odpada przez limit kart.
value-knock-out = { $value ->
    [0] jego karty
    [one] { $value } punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}
rule-knock-out = { $value ->
    [0] Karty gracza, który odpada, wciąż się liczą.
    [one] Gracz, który odpada, liczy się za { $value } punkt zamiast za karty.
    [few] Gracz, który odpada, liczy się za { $value } punkty zamiast za karty.
   *[many] Gracz, który odpada, liczy się za { $value } punktów zamiast za karty.
}
field-last-card = Ostatnia karta
field-last-card-what = Jaką kartą można zakończyć.
value-last-card = { $value ->
    [no_action] bez karty akcji
    [no_wild] bez dzikiej karty
   *[any] dowolna
}
rule-last-card = { $value ->
    [no_action] Nie można zakończyć kartą akcji ani dziką kartą.
    [no_wild] Nie można zakończyć dziką kartą.
   *[any] Można zakończyć dowolną kartą.
}
field-teams = Drużyny
field-teams-what = Partnerzy siedzą naprzeciw siebie i punktują razem.
rule-teams = Partnerzy siedzą naprzeciw siebie i punktują razem. Liczą się tylko karty przeciwników.
field-both-out = Kończą oboje
field-both-out-what = Drużyna wygrywa rundę, gdy kart nie ma już żaden z partnerów.
rule-both-out = Runda trwa, aż kart nie będzie miał żaden z partnerów drużyny. Kto skończy pierwszy, patrzy.
field-elimination = Eliminacja
field-elimination-what = Po każdej rundzie odpada gracz z największą liczbą punktów na ręce.
rule-elimination = Po każdej rundzie odpada gracz z największą liczbą punktów na ręce. Kto zostanie ostatni, wygrywa mecz. Cel nie ma znaczenia.
field-revenge = Zemsta
field-revenge-what = Suma, do której ktoś dokłada, się podwaja.
rule-revenge = Suma, do której ktoś dokłada, podwaja się, zanim doliczy się nowe karty. Nie może przekroczyć 50 kart.
field-open-hands = Odkryte karty
field-open-hands-what = Kto ma mniej kart niż tyle, gra w otwarte karty.
value-open-hands = { $value ->
    [0] nigdy
   *[many] poniżej { $value } kart
}
rule-open-hands = { $value ->
    [0] Karty na rękach są ukryte.
   *[many] Kto ma mniej niż { $value } kart, gra w otwarte karty.
}
field-no-hints = Bez podpowiedzi
field-no-hints-what = Pasujące karty nie są zaznaczone.
rule-no-hints = Pasujące karty nie są zaznaczone na twojej ręce.
field-reshuffle-seats = Losowe miejsca
field-reshuffle-seats-what = Przed każdą nową rundą wszyscy losują miejsca.
rule-reshuffle-seats = Przed każdą rundą oprócz pierwszej wszyscy losują miejsca. Wyniki wędrują razem z graczami. Rozdaje osoba na lewo od nowego miejsca poprzedniego rozdającego.
field-blitz = Blitz
field-blitz-what = Ile może trwać runda. Potem wygrywa ją najmniej punktów.
value-blitz = { $value ->
    [0] wył.
    [one] { $value } sekunda na rundę
    [few] { $value } sekundy na rundę
   *[many] { $value } sekund na rundę
}
rule-blitz = { $value ->
    [0] Runda może trwać dowolnie długo.
    [one] Runda trwa najwyżej { $value } sekundę. Potem wygrywa najmniej punktów na ręce.
    [few] Runda trwa najwyżej { $value } sekundy. Potem wygrywa najmniej punktów na ręce.
   *[many] Runda trwa najwyżej { $value } sekund. Potem wygrywa najmniej punktów na ręce.
}
field-turn-seconds = Czas na ruch
field-turn-seconds-what = Ile może trwać ruch.
value-turn-seconds = { $value ->
    [0] jak na serwerze
    [one] { $value } sekunda
    [few] { $value } sekundy
   *[many] { $value } sekund
}
rule-turn-seconds = { $value ->
    [0] Ruch może trwać tyle, ile zwykle na serwerze.
    [one] Ruch może trwać { $value } sekundę.
    [few] Ruch może trwać { $value } sekundy.
   *[many] Ruch może trwać { $value } sekund.
}

house-rules-title = Zasady tego meczu
house-rules-preset = Wybierz zestaw
house-rules-deck = Wybierz talię
house-rules-deck-what = { $what } Dla { $low } do { $high } osób.
house-rules-group = Zmień pojedyncze zasady
house-rules-other-number = Inna liczba…
house-rules-code = Wklej kod zasad
house-rules-code-label = Kod, który pokazuje inny stół
house-rules-number-label = Liczba od { $low } do { $high }
refused-only-host-rules = Zasady może zmienić tylko host: { $host }.
refused-running-rules = Mecz już się zaczął, więc zasady zostają, jakie są.
refused-no-such-number = Wpisz liczbę od { $low } do { $high }.

### invitations

## invitations

button-invite-voice-channel = Zaproś kanał głosowy
button-invite-voice = { $count ->
    [one] Zaproś osobę z kanału głosowego
   *[many] Zaproś wszystkich z głosowego: { $count }
}
button-invite-voice-some = Zaproś { $count } z { $total } z głosowego
button-to-table = Do stołu
button-to-channel = Do kanału
invitation-title = Kogo chcesz zaprosić?
invitation-how = Zaproszeni dostaną ode mnie wiadomość z przyciskiem, by dołączyć.
invitation-whom = Wybierz gracza…
invitation-dm = **{ $name }** zaprasza cię na partię Uno na **{ $server }**.
invitation-dm-joined = Masz miejsce przy stole na **{ $server }**.
invitation-call = { $people }: **{ $name }** zaprasza was tu na Uno. Naciśnijcie **Dołącz** przy stole!
note-invited = Zaproszenie wysłane: { $name }. Jeśli go nie widać, jest wśród próśb o wiadomość.
note-invite-soon = Zaproszenie w drodze: { $name }, szacowany czas: { $time }. Wysyłam jedną wiadomość na sekundę, a inni też czekają.
note-invited-here = { $name } nie przyjmuje moich wiadomości, więc wołam na kanale.
note-invited-voice = Wołam na kanale { $count -> 
    [one] { $count } osobę
    [few] { $count } osoby
   *[many] { $count } osób
}.
note-invited-voice-rest = Stół ma jednak limit zaproszeń ({ $most }), więc tyle osób zostaje bez wołania: { $count }.
refused-invite-bot = To bot. Żeby zagrać z AI, użyj przycisku **Dodaj gracza AI**.
refused-invite-stranger = { $name } nie widzi tego kanału, więc nie może tu grać.
refused-invite-seated = { $name } już siedzi przy tym stole.
refused-invite-kicked = Wyrzucono: { $name }. Zaprosić tę osobę może tylko host: { $host }.
refused-invite-again = { $name } ma już zaproszenie do tego stołu.
refused-invite-lately = { $name } ma świeże zaproszenie. Odczekaj kilka minut.
refused-invite-many = Ten stół wysłał już dość zaproszeń.
refused-invite-nobody = Na twoim kanale głosowym nie ma już kogo zaprosić.

## notify_me

button-notify-me = Daj mi znać
button-notify-me-off = Już nie dawaj znać
notify-me-on = Oznaczę cię tutaj, gdy na { $channel } otworzy się następny stół.
notify-me-off = Nie będę cię już oznaczać, gdy na { $channel } otworzy się stół.
notify-me-call = { $mentions }, otworzył się tu nowy stół. Naciśnij **Dołącz**, żeby usiąść.
refused-notify-me-full = Lista tego kanału jest pełna, więc nie mogę cię dopisać.

### threads

## threads

thread-begins = 🧵 **{ $name }** otwiera stół w wątku.
thread-points = 🧵 **{ $name }** otwiera stół: { $thread }
thread-name = Uno: { $name }
note-thread-permission = Potrzebuję uprawnienia { $missing }, by otworzyć wątek, więc stół jest na kanale.
note-no-thread = Discord nie pozwolił mi teraz otworzyć wątku, więc stół jest na kanale.
note-thread-closes = Ten wątek zamyka się po takim czasie bez wiadomości: { $time }. Ruch może tu trwać dłużej. Z uprawnieniem { $missing } mogę go utrzymać przez tydzień.

### solo

## alone

button-alone = Graj solo
button-ai-pace-normal = AI: normalnie
button-ai-pace-fast = AI: szybko
button-ai-pace-at-once = AI: od razu
alone-in-direct = Twój mecz jest w [naszych wiadomościach prywatnych]({ $link }). Grasz tam z AI i nikt na ciebie nie czeka. Jeśli go nie widzisz, jest wśród próśb o wiadomość.
note-alone-soon = Twój mecz otworzy się w naszych wiadomościach prywatnych, szacowany czas: { $time }. Wiele osób zaczyna teraz grę. Link pojawi się tutaj.
note-alone-goes-on = Twój mecz toczy się tutaj. Żeby zacząć inny, najpierw zakończ ten: **Więcej** → **Zakończ mecz**.
refused-adjourned-alone = Mecz czeka tu bez zmian. **Graj dalej** go wznawia, a `/uno start` zaczyna nowy.
refused-alone-no-direct = Nie mogę do ciebie pisać. Otwórz nasze wiadomości prywatne i użyj tam `/uno start` albo zezwól na wiadomości prywatne w ustawieniach prywatności.

## solo

button-what-if = A gdyby…
what-if-title = A gdyby…
what-if-ask = Graj od ruchu { $ply } z tym samym tasowaniem. Na innych miejscach grają AI i odpowiadają od razu. Sam mecz się nie zmienia. Czyje karty chcesz?
what-if-line = A gdyby, od ruchu { $ply } · grasz za: { $name }
button-go-on = Dalej ▶
button-next-round = Następna runda
button-replay-back = Do powtórki
refused-solo-gone = Ta gra nie jest już przechowywana. Zacznij nową z powtórki.
refused-solo-broken = Tej gry nie można kontynuować, bo zapisała ją inna wersja. Zacznij nową z powtórki.
refused-solo-no-move = Nie masz jeszcze ruchu, który można by cofnąć.

### daily

## daily

daily-title = 🗓️ Gra dnia · { $day }
daily-how = Pięć rund solo przeciw trzem AI: jedna próba, bez zegara. Wygrana runda daje ci punkty za karty wszystkich innych. Przegrana zabiera ci punkty za twoje własne karty.
daily-squares = 🟩 wygrana · 🟨 przegrana, na ręce najwyżej { $close } pkt · 🟥 przegrana, na ręce więcej
daily-world = 🌍 Gra globalna
daily-server = 🏠 Gra tego serwera
daily-new = Jeszcze przed tobą.
daily-begun = Zaczęta. Graj od miejsca, w którym stoi.
daily-replaced = Gra zaczęta w innej wersji bota, a ta nie może jej kontynuować. Możesz zacząć od nowa.
daily-damaged = Zapisanych danych tej gry nie da się odczytać, więc nie można w nią zagrać. Powiedz o tym osobom, które mnie prowadzą.
daily-unfinished = Gra zaczęta, ale jej czas minął.
daily-missed = Bez twojego udziału.
daily-change = Następne gry będą { $when }, o północy UTC. Zaczętą próbę można skończyć do { $until }.
daily-sealed = 🔒 Wszystkie gry na { $season } zapieczętowano tu przed pierwszą z nich: `{ $end }`
daily-seed = 🔑 Tajne ziarno tej gry: `{ $seed }`
daily-steps = { $steps -> 
    [one] Jeden krok SHA-256 od ziarna musi
    [few] { $steps } kroki SHA-256 od ziarna muszą
   *[many] { $steps } kroków SHA-256 od ziarna musi
} dać pieczęć na { $season }: `{ $end }`. `unobot verify` sprawdza ją w twoim zapisie.
daily-line = { $deal }, { $day }
daily-over = To była twoja gra dnia
daily-points = Punkty: **{ $points }**
daily-round = { $mark } Runda { $number }: { $square ->
    [w] wygrana
   *[other] przegrana
}, { $points }
daily-square = { $square ->
    [w] wygrana
    [c] przegrana o włos
   *[other] przegrana
}
daily-totals = Wszystkie miejsca: { $totals }
daily-streak = 🔥 { $now ->
    [one] **1** dzień
   *[many] **{ $now }** dni
} z rzędu · rekord: { $best }
daily-beaten = 📊 Wynik lepszy niż u **{ $beaten }** z { $others } innych tutaj
daily-quartiles = Większość z { $played } osób ma tu od { $low } do { $high }. Środkowy wynik: { $middle }.
daily-posted = unobot, gra dnia { $day } · { $deal }
daily-record = To zapis twoich rund z ziarnem. `unobot verify { $file }` sprawdza ziarno, karty i każdy ruch AI.
button-daily-play = Graj
button-daily-go-on = Graj dalej
button-daily-back = Wszystkie gry
button-daily-yesterday = Wczoraj
button-daily-today = Dziś
button-daily-open = Zagraj w grę dnia
button-daily-record = Mój zapis

refused-daily-date = Nie znam takiej daty. Zapisz ją tak: { $today }.
refused-daily-future = Gra na { $day } jeszcze się nie otworzyła: będzie { $when }. Dzisiejsza to { $today }.
refused-daily-gone = Ta próba nie jest już przechowywana. `/uno daily` pokazuje dzisiejsze gry.
refused-daily-broken = Zapis tej próby został zmieniony, więc nie można jej kontynuować. `/uno daily` pokazuje dzisiejsze gry.
refused-daily-version = To gra w wersji { $version }, a ja rozdaję wersję { $known }. `/uno daily` pokazuje gry, w które możesz zagrać.
refused-daily-over = Czas gry na { $day } minął. `/uno daily` pokazuje dzisiejsze gry.
refused-daily-erased = Ta gra była zaczęta, a potem twoje dane zostały usunięte. Grę dnia można zacząć tylko raz: zagraj w następną.
refused-daily-server = Grę serwera można zacząć tylko na tym serwerze. Tutaj możesz zagrać w globalną.
refused-daily-elsewhere = Ten wynik należy do innego serwera. Opublikuj go tam.
refused-daily-not-over = Wynik możesz opublikować po ostatniej rundzie, na serwerze.
refused-daily-sealed = Ziarno jest tajne do końca dnia. Zapytaj ponownie { $when }.

### tournament

## tournament

tournament-title = 🏆 Wieczór turniejowy
tournament-host = Prowadzi host **{ $host }**.
tournament-plan = Rundy: { $rounds }, przy stołach po czworo · potem finał czworga najlepszych · { $minutes } min na rundę · 3, 2, 1 lub 0 punktów za miejsce
tournament-plan-duplicate = Rundy: { $rounds }, przy stołach po czworo z tymi samymi kartami · { $minutes } min na rundę · od 0 do 100 punktów meczowych za porównanie z tym samym miejscem przy innych stołach
tournament-no-show = Potwierdzanie kończy się { $left }, o **{ $at }**. Potwierdź do tego czasu albo ominie cię pierwsza runda.
tournament-sign-up = Dołącz teraz. Potwierdzanie zaczyna się { $left }, o **{ $at }**, a kończy o **{ $until }**. Potwierdź do tego czasu albo ominie cię pierwsza runda.
tournament-extended = Potwierdzeń było za mało, więc to druga i ostatnia szansa.
tournament-limited = 🔒 Administracja serwera zablokowała zasady, więc następne stoły mają zasady serwera.
tournament-ready = ✅ **Potwierdzone, { $count }:** { $names }
tournament-nobody = Nikt jeszcze nie potwierdził. Żeby zacząć, wystarczą cztery osoby.
tournament-signed = ▫️ **Bez potwierdzenia, { $count }:** { $names }
tournament-dropped = ➖ **Rezygnacje, { $count }:** { $names }
tournament-absent = 💤 **Nieobecni:** { $names }. **Dołącz** pozwala wrócić od następnej rundy.
tournament-late = ⏳ **Od następnej rundy:** { $names }
tournament-round = Runda { $round } z { $rounds }
tournament-final = Finał
tournament-round-ends = Koniec { $left }, o **{ $at }**. Potem za wszystkich grają AI, najwyżej przez { $minutes } min.
tournament-deal = Wszystkie stoły grają tymi samymi kartami. 🔒 Zapieczętowane przed grą · `{ $seal }`
tournament-sealed = 🔒 Losowanie zapieczętowane z góry · `{ $seal }`
tournament-sealed-how = Sekret już zdecydował, kto spotka się w pierwszej rundzie, a także o miejscach i remisach, i nikt nie może tego zmienić. Dla pewności zachowaj tę linię. Po turnieju **Kontrola losowania** otwiera pieczęć i oba teksty muszą się zgadzać.
tournament-lots-right = ✅ Nikt nie ustawił losowania. Pierwsze stoły i wszystkie miejsca wynikają z sekretu zapieczętowanego, zanim ktokolwiek dołączył.
tournament-lots-wrong = ❌ Coś się nie zgadza: te stoły nie wynikają z sekretu zapieczętowanego, zanim ktokolwiek dołączył.
tournament-lots-commitment = 🔒 Odcisk pokazywany od początku: `{ $seal }`
tournament-lots-yourself = Nie musisz nam wierzyć: `{ $file }` zawiera wszystkie osoby i stoły. `docs/fair-deals.md` mówi, jak każde losowanie wynika z sekretu.
tournament-table = **Stół { $table }** · { $people }
tournament-refused = ⚠️ Stół { $table } się nie otworzył: Discord odrzuca jego wiadomość lub wątek. Zajrzyj w uprawnienia bota na tym kanale, na przykład *Wysyłanie wiadomości*. Próbuję dalej do { $until }. Potem stół liczy się jako nierozegrany.
tournament-not-opened = ⚠️ Stołu { $table } nie udało się otworzyć, bo Discord odrzucił jego wiadomość lub wątek. Jego gracze dostają punkty za nierozegrany stół.
tournament-ais = { $count } AI
tournament-next = { $round } zaczyna się { $left }
tournament-won = 🏆 { $name } wygrywa turniej
tournament-ended-host = Host zamknął turniej.
tournament-ended-admin = Administracja zamknęła turniej.
tournament-ended-people = Turniej się skończył, bo zostało za mało osób.
tournament-ended-server = Turniej się skończył, bo jego kanału już nie ma.
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = odpada
tournament-more = jeszcze { $count }
tournament-legend = Punkty · miejsca w rundach · punkty przeciwników, które rozstrzygają remisy. Potem decydują wygrane stoły, punkty w Uno i los.
tournament-legend-short = W nawiasach: punkty przeciwników, które rozstrzygają remisy. Potem decydują wygrane stoły, punkty w Uno i los.
tournament-legend-duplicate = Punkty meczowe · miejsce na twojej pozycji w rundach. Runda daje 100, jeśli wygrywasz z tym samym miejscem przy każdym innym stole, a średnio 50. Potem decydują pierwsze miejsca, punkty w Uno i los.
tournament-legend-final = Najpierw finaliści, według miejsc w finale.
tournament-alt = Klasyfikacja: { $rows }
tournament-call = 🃏 **{ $round }, stół { $table }:** { $people }, wasz stół jest tuż poniżej. Przycisk **Karty** pokaże, co macie na ręce.
tournament-call-closed = 🃏 **{ $round }, stół { $table }:** { $people }, wasz stół jest w prywatnym wątku, który widzicie na liście kanałów. Nikt z innych stołów nie może tam zajrzeć, bo grają tymi samymi kartami. Przycisk **Karty** pokaże, co macie na ręce.
tournament-thread = { $round } · Stół { $table }
tournament-check-in-call = { $people }: potwierdźcie udział w turnieju, zaczyna się { $when }. { $link }

button-tournament-join = Dołącz
button-tournament-check-in = Dołącz / Potwierdź
button-tournament-drop = Zrezygnuj
button-tournament-start = Zaczynamy
button-tournament-go-on = Zacznij teraz
button-tournament-close = Zamknij
button-tournament-lots = Kontrola losowania
button-tournament-close-yes = Tak, zamknij

tournament-close-ask = Zamknąć turniej dla wszystkich? Klasyfikacja zostaje, a stoły grają dalej.
note-tournament-opened = Turniej jest otwarty. Ty też możesz dołączyć.
note-tournament-bumped = Na tym kanale jest już otwarty turniej. Jego wiadomość jest tu jeszcze raz.
refused-tournament-unseen = Discord nie pozwala mi pokazać tu turnieju, więc żadnego nie ma. Spróbuj na innym kanale albo zapytaj administrację, co mi tu wolno.
refused-tournament-bump = Na tym kanale jest otwarty turniej. Discord nie pozwala mi teraz pokazać jego wiadomości jeszcze raz, więc zostaje tam, gdzie jest. Zapytaj administrację, co mi tu wolno.
note-tournament-joined = Jesteś na liście. Potwierdź tym samym przyciskiem { $when }.
note-tournament-checked-in = Udział potwierdzony. Turniej zaczyna się { $when }.
note-tournament-next-round = Grasz od następnej rundy.
note-tournament-dropped = Rezygnacja przyjęta. Twoje wyniki zostają, a **Dołącz** pozwala wrócić.
note-tournament-started = Runda się zaczyna.
note-tournament-closed = Turniej jest zamknięty.

refused-tournament-few = Potwierdzeń jest { $count }, a turniej wymaga { $needed }. Poczekaj na więcej albo otwórz jeden stół dla wszystkich: `/uno start`.
refused-tournament-taken = Na tym kanale jest już turniej. `/uno tournament` go pokazuje.
refused-tournament-gone = Tego turnieju już tu nie ma.
refused-tournament-over = Ten turniej się skończył. `/uno tournament` otwiera następny.
refused-tournament-in = Grasz. Nie musisz nic robić, dopóki twój stół nie zostanie wezwany.
refused-tournament-early = Jesteś już na liście. Potwierdzisz udział { $when }.
refused-tournament-late = Nie ma już rundy, do której można by dołączyć. Następny turniej jest otwarty dla wszystkich.
refused-tournament-full = Turniej jest pełny, osób: { $most }.
refused-tournament-not-in = Nie grasz w tym turnieju, więc nie możesz zrezygnować. **Dołącz** zapisuje do gry.
refused-tournament-playing = Trwa runda. Następna zacznie się, gdy jej stoły skończą.
refused-tournament-host = Może to zrobić tylko host ({ $host }) albo moderator.
refused-tournament-place = Turniej wymaga kanału tekstowego, bo każdy stół dostaje wątek.
refused-tournament-threads = Turniej wymaga wątku dla każdego stołu. { $why }
refused-tournament-teams = Turniej liczy miejsce każdego gracza, więc nie może mieć drużyn. Wybierz zasady bez drużyn.
refused-tournament-table = To stół turniejowy, więc może to zrobić tylko moderator. **Zrezygnuj** w wiadomości turnieju oddaje twoje miejsce.

### results

## results

round-out = **{ $name }** wygrywa rundę { $number }
round-drawn = Runda { $number } kończy się remisem
round-out-with = **{ $name }** kończy kartą { $emoji } { $card }.
round-drawn-won = Nikt nie mógł skończyć, a najmniej punktów ma **{ $name }**.
round-drawn-tied = Nikt nie mógł skończyć, a najmniej punktów mają co najmniej dwie osoby. Nikt nie punktuje.
round-drawn-golf = Nikt nie mógł skończyć.
round-last-left = **{ $name }** zostaje na placu boju.
round-until-last = **{ $name }** kończy na pierwszym miejscu.
round-scored = To daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }** (odpada przy { $limit })
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **Pozostałe karty**
round-hand = **{ $name }**, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $cards }
round-hand-out = **{ $name }**, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: odpada przy limicie { $limit } kart
round-hand-bare = **{ $name }**: { $cards }
round-hand-bare-out = **{ $name }**: odpada przy limicie { $limit } kart
round-hand-uncounted = **{ $name }**, { $points ->
    [one] { $points } punkt, który się nie liczy
    [few] { $points } punkty, które się nie liczą
   *[many] { $points } punktów, które się nie liczą
}: { $cards }
round-next = Następna runda { $when }.
round-next-soon = Następna runda zaraz się zacznie.
round-ready = Gotowość: { $names }.
button-ready = Gotowe

scores-title = { $scoring ->
    [golf] **Punkty**: wygrywa najmniej, rund: { $rounds }
    [best_of] **Wygrane rundy**, rund w meczu: { $rounds }
   *[points] **Wyniki**, gra do { $target } punktów
}
placing-title = **Miejsca**
match-won = 🏆 **{ $name }** wygrywa mecz
match-won-team = 🏆 **{ $name }** i **{ $partner }** wygrywają mecz
match-closed = Mecz zakończony przed czasem
match-closed-scores = Oto dotychczasowe wyniki. Nikt nie wygrywa.
match-again = **Rewanż** sadza wszystkich, którzy jeszcze tu są. **Inne zasady** pozwalają najpierw zmienić zasady.
match-sealed = 🔒 Inny stół gra jeszcze tymi kartami, więc karty, punkty i najlepsze akcje czekają tu, aż skończy ostatni stół tej rundy.
match-uncounted = Poza serwerami mecz nie liczy się do żadnych statystyk.
match-of-ais = Do końca grały ten mecz tylko AI, więc nie liczy się nikomu.
match-of-nobody = Na koniec nikogo nie było, więc mecz nie liczy się nikomu.
match-leavers = W wynikach i rankingu te osoby opuściły mecz przed końcem i zajmują ostatnie miejsce: { $names }.
match-followed = Następny mecz tych graczy jest niżej.
match-seed = 🔓 Sekret tasowania: `{ $seed }`
button-other-rules = Inne zasady
refused-not-of-the-match = O rewanż mogą poprosić tylko gracze tego meczu. `/uno start` otwiera twój własny stół.

## stats

stats-title = 📊 { $name }
stats-record = 🏆 { $matches ->
    [one] **1** mecz
    [few] **{ $matches }** mecze
   *[many] **{ $matches }** meczów
} · wygrane: **{ $wins }** ({ $share })
stats-rating = 📈 Szansa na wygraną przy przeciętnym stole czworga: **{ $share }** ({ $low }–{ $high })
stats-unrated = 📈 Ranking: **?** · { $played } z { $needed } meczów z innymi ludźmi
stats-points = 🪙 { $points ->
    [one] **1** punkt
    [few] **{ $points }** punkty
   *[many] **{ $points }** punktów
} na rundę
stats-streak = 🔥 Najwięcej wygranych z rzędu: **{ $best }** · teraz: **{ $now }**
stats-unos = 👁️ Przyłapane Uno: **{ $caught }** · pominięte: **{ $missed }**
stats-challenges = ⚖️ Sprawdzanie: trafne **{ $right }** · chybione **{ $wrong }**
stats-colors = 🎨 Wybrane kolory: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Ostatnie miejsca, najnowsze na końcu: { $places }
stats-legend-rating = 📈 szansa na wygraną przy przeciętnym stole czworga
stats-legend = 👑 wygrane · 🪙 punkty na rundę · 🔥 najwięcej wygranych z rzędu · 👁️ przyłapane Uno, ❗ pominięte · ⚖️ sprawdzanie ✓ trafne, ✗ chybione
stats-none = { $name } nie ma tu jeszcze ukończonego meczu.
stats-none-own = Nie masz tu jeszcze ukończonego meczu. Zagraj, a statystyki się zaczną.
stats-none-filtered = { $name } nie ma tu meczu, który pasuje. Wybierz inny sezon albo inne zasady.
stats-partial = Pominięto mecze z serwerów, na których masz bana.
button-stats-mine = Moje statystyki
button-post = Opublikuj

refused-stats-bot = { $name } to bot. Statystyki mają tylko ludzie.
refused-stats-direct = Tutaj pokazuję tylko twoje statystyki. O cudze pytaj na serwerze.
refused-stats-season-direct = W wiadomościach prywatnych pokazuję wszystkie twoje mecze razem. O sezony i zasady pytaj na serwerze.
refused-season = Nie ma tu sezonu „{ $season }”. Wybierz jeden z: { $seasons }.
refused-rules-unplayed = Nikt nie ukończył tu meczu z tymi zasadami. Wybierz inne.
refused-post = Nie możesz wysyłać wiadomości na tym kanale, więc nie publikuję za ciebie.
refused-posted = Ta strona jest już na kanale.
season-all = Od początku
season-all-rules = Wszystkie zasady

rating-line = 📈 Ranking: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played } z { $needed } meczów)

## leaderboard

leaderboard-title = 🏆 Klasyfikacja · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] 1 mecz
    [few] { $count } mecze
   *[many] { $count } meczów
}
leaderboard-what = Jaką część meczów gracz powinien wygrywać przy przeciętnym stole czworga, z marginesem. Przy remisie różnica jest zbyt mała. „?” wymaga 20 meczów z innymi ludźmi.
leaderboard-none = Nikt nie ma tu jeszcze rankingu. Ukończ mecz z co najmniej jedną inną osobą, by wejść na listę.
leaderboard-you-none = Jeszcze cię tu nie ma. Ukończ mecz z co najmniej jedną inną osobą.
leaderboard-you-off = Twój ranking jest wyłączony. `/uno me` to zmienia.
button-leaderboard = Tabela
refused-leaderboard-direct = Klasyfikacje należą do serwera. Użyj tej komendy tam.

## history

history-channel = Ukończone mecze na tym kanale
history-server = Ukończone mecze na tym serwerze
history-mine = Twoje ukończone mecze na tym serwerze
button-history-channel = Ten kanał
button-history-server = Ten serwer
button-history-mine = Moje mecze
button-history-older = Starsze ▶
history-empty = Nie skończył się tu jeszcze żaden mecz. `/uno start` otwiera stół.
history-end = Nie ma starszych meczów.
history-unfinished = przerwany
history-player = { $name } ({ $score })
history-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
history-others = i jeszcze { $count }
refused-history-place = Mecze należą do serwera. Użyj tej komendy tam.

## achievements

achievements-title = Twoje osiągnięcia
achievements-title-of = Osiągnięcia: { $name }
achievements-count = { $count } z { $all } na tym serwerze
achievements-none = Jeszcze żadnych. Przychodzą same na koniec meczu.
achievements-none-of = Na tym serwerze jeszcze żadnych.
achievements-private = **{ $name }** nie pokazuje osiągnięć.
button-achievements = Osiągnięcia
achievement-line = 🏅 Nowe osiągnięcia: { $told }
achievement-new = **{ $name }** ({ $what })
achievement-more = { $what } i jeszcze { $count }
refused-achievements-off = Osiągnięcia są na tym serwerze wyłączone.

preferences-achievements-on = Osiągnięcia: wł.
preferences-achievements-off = Osiągnięcia: wył.
preferences-achievements-what = Czy ogłaszać i pokazywać twoje osiągnięcia.
server-settings-achievements = Osiągnięcia
server-settings-achievements-what = Czy na koniec meczu ogłaszać nowe osiągnięcia i je pokazywać.
server-settings-achievements-on = wł.
server-settings-achievements-off = wył.

achievement-winner = Pierwsza wygrana
achievement-winner-how = Wygraj mecz.
achievement-hattrick = Hat-trick
achievement-hattrick-how = Wygraj trzy rundy z rzędu.
achievement-sweep = Do zera
achievement-sweep-how = Wygraj wszystkie rundy meczu, co najmniej trzy.
achievement-comeback = Wielki powrót
achievement-comeback-how = Wygraj mimo straty 40% celu.
achievement-photo = Fotofinisz
achievement-photo-how = Wygraj, gdy ktoś inny ma 90% celu.
achievement-giant = Pogromca gigantów
achievement-giant-how = Pokonaj eksperta.
achievement-partners = Razem raźniej
achievement-partners-how = Wygraj w drużynie z innym człowiekiem.
achievement-untouched = Ani jednej karty
achievement-untouched-how = Zakończ bez dobierania kart.
achievement-climber = Z nizin na szczyt
achievement-climber-how = Zakończ, choć na ręce było 12 kart.
achievement-gift = Prezent na pożegnanie
achievement-gift-how = Zakończ kartą dobierania.
achievement-jumper = Jak błyskawica
achievement-jumper-how = Zakończ przez wskakiwanie.
achievement-trader = Dobry interes
achievement-trader-how = Po zamianie miej pięć kart mniej, a potem zakończ.
achievement-eagle = Sokole oko
achievement-eagle-how = Przyłap w meczu trzy osoby bez Uno.
achievement-detector = Wykrywacz kłamstw
achievement-detector-how = Sprawdzaj w meczu dwa razy, za każdym razem trafnie.
achievement-honest = Nic do ukrycia
achievement-honest-how = Dwa razy w meczu ktoś cię sprawdza, a ty grasz czysto.
achievement-clean = Bez skazy
achievement-clean-how = Nie zapomnij o Uno w ośmiu rundach meczu.
achievement-marathon = Długi dystans
achievement-marathon-how = Zagraj do końca mecz z dwunastu rund.
achievement-company = Dobre towarzystwo
achievement-company-how = Zagraj mecz do końca z trojgiem innych ludzi.

## fairness

fairness-title = Czy karty są tu uczciwe?
fairness-cards = { $count ->
    [one] { $count } karta została tu rozdana lub dobrana.
    [few] { $count } karty zostały tu rozdane lub dobrane.
   *[many] { $count } kart zostało tu rozdanych lub dobranych.
}
fairness-odds = Tak duże lub większe odchylenia od losu zdarzają się na { $count } z { $many } uczciwych serwerów.
fairness-rare = Tak duże lub większe odchylenia od losu zdarzają się rzadziej niż na 1 z { $many } uczciwych serwerów.
fairness-few = To za mało, by porównać z losem. Potrzeba jeszcze kilku rund.
fairness-row = { $kind }: **{ $drawn }** · oczekiwane { $expected }
fairness-numbers = { $color }, liczby
fairness-other = Inne karty akcji i dzikie karty
fairness-how = Wszystkie karty rozdane i dobrane w ukończonych meczach, najwyżej ostatnie { $most }. Oczekiwane liczby wynikają z tego, co było w stosie przy każdym dobieraniu.
fairness-check = Każdy mecz można skontrolować karta po karcie: **Kontrola rozdania** jest pod jego ostatnią wiadomością.
refused-fairness-place = Te liczby należą do serwera. Użyj tej komendy tam.

## recap

button-recap = Co mnie ominęło?
button-recap-short = Skrót
recap-title = Od twojego ostatniego ruchu
recap-title-all = Od początku
recap-title-spectator = Dotąd w tej rundzie
recap-none = Nic się nie wydarzyło.

## match_facts

facts-title = **Najlepsze akcje**
fact-draw = Najwięcej dobranych: **{ $name }**, karty: { $count }
fact-streak = Najdłuższa seria: **{ $name }**, zagrania bez dobierania: { $count }
fact-catches = Przyłapania: { $who }
fact-comeback-points = Powrót: **{ $name }** odrabia stratę, punkty: { $count }
fact-comeback-cards = Powrót: **{ $name }** wygrywa mimo kart na ręce w ostatniej rundzie: { $count }
fact-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
fact-plays = { $count ->
    [one] { $count } zagranie
    [few] { $count } zagrania
   *[many] { $count } zagrań
}
fact-rules = Zasady: { $rules }
tile-comeback-points = najlepszy powrót
tile-comeback-cards = powrót, w kartach
tile-draw = najwięcej dobranych
tile-streak = najdłuższa seria
tile-catches = przyłapania
card-target = { $scoring ->
    [golf] najmniej punktów
    [best_of] rund w meczu: { $rounds }
   *[points] do { $target } pkt
}

## fair_deal

button-check-deal = Kontrola rozdania
fair-title = Kontrola rozdania
fair-sealed = 🔒 Talia zapieczętowana przed grą · `{ $seal }`
fair-sealed-how = Kolejność wszystkich kart jest już ustalona i nikt nie może jej zmienić. Dla pewności zachowaj tę linię. Po meczu **Kontrola rozdania** otwiera pieczęć i oba teksty muszą się zgadzać.
fair-yes = Rozdanie było uczciwe. Z sekretu zapieczętowanego przed meczem wynika dokładnie to: { $drawn }.
fair-no = Coś się nie zgadza: to rozdanie nie wynika z sekretu zapieczętowanego przed meczem.
fair-not-kept = Ziarno nie ma odcisku, który pokazywał stół.
fair-wrong = Linia { $line } zapisu: { $what ->
    [commitment] odcisk nie należy do ziarna.
    [source] żadne tasowanie nie wynika z ziarna.
    [drawn] wylosowane karty lub losy nie wynikają z ziarna.
   *[rules] zasady na to nie pozwalają.
}
fair-shuffles = { $count ->
    [one] jedyne tasowanie
    [few] wszystkie { $count } tasowania
   *[many] wszystkich { $count } tasowań
}
fair-lots = { $count ->
    [one] jedno losowanie
    [few] { $count } losowania
   *[many] { $count } losowań
}
fair-drawn = { $shuffles } i { $lots }
fair-commitment = 🔒 Odcisk pokazany przed meczem: `{ $commitment }`
fair-seed = 🔑 Tajne ziarno z tym odciskiem (SHA-256): `{ $seed }`
fair-start = ▶️ Id naciśnięcia **Start**, domieszane: `{ $start }`.
fair-began = Naciśnięto { $when }.
fair-call = ▶️ Id wiadomości, która wezwała graczy do { $table ->
    [first] pierwszego stołu rundy
   *[own] tego stołu
}, domieszane: `{ $start }`.
fair-called = Wysłano { $when }.
fair-yourself = Nie musisz nam wierzyć: plik zawiera cały mecz. Sprawdź go przez `unobot verify record.jsonl` albo dowolnym programem, który trzyma się `docs/fair-deals.md`.
fair-proof-lobby = Oto dowód: poczekalnia miała ten odcisk, zanim naciśnięto **Start**. Jeśli go masz i oba się zgadzają, nikt nie dobrał tym graczom kart.
fair-proof-ready = Oto dowód: **Kontrola rozdania** wcześniejszego meczu pokazała ten odcisk graczowi, który zaczął obecny. Jeśli oba się zgadzają, nikt nie wybrał kart przy naciśnięciu.
fair-proof-late = Mecz zaczął się jednym naciśnięciem i dopiero wtedy wylosowano jego ziarno. Nikt nie mógł wcześniej zachować odcisku. Karty nie zmieniły się więc w trakcie meczu, ale nic nie dowodzi, że nikt ich nie wybrał.
fair-proof-tournament = Oto dowód: ziarno wynika z sekretu turnieju, którego odcisk `{ $seal }` widnieje w jego wiadomości od otwarcia. **Kontrola losowania** podaje ten sekret, gdy turniej się skończy.
fair-coming = 🔒 Następny mecz, który zaczniesz jednym naciśnięciem, na przykład **Graj solo**, jest już zapieczętowany: `{ $seal }`. Zachowaj tę linię i porównaj ją po tamtym meczu.
fair-trust = To nie może pokazać, że osoby prowadzące bota nie zaglądały w karty.

refused-not-over = Tasowania są tajne do końca meczu.
refused-nothing-dealt = Nie rozdano tu żadnych kart.
refused-sealed = Inny stół gra jeszcze tymi kartami. Spróbuj ponownie, gdy skończy ostatni stół tej rundy.

### replay

## replay

button-replay = Powtórka
replay-title = Powtórka · runda { $round } z { $rounds }
replay-moments = Kluczowe momenty
button-first = ⏮
button-last = ⏭
button-moment-next = Kluczowy moment ▶
refused-replay-gone = Ten mecz nie jest już przechowywany, więc powtórki nie będzie.
refused-replay-broken = Zapis tego meczu jest ucięty lub zmieniony albo zrobiła go inna wersja, więc powtórki nie będzie.
refused-replay-running = Ten mecz jeszcze trwa. Powtórka otworzy się po jego końcu.
refused-replay-channel = Ten mecz był na { $channel }. Jego powtórka otwiera się tam.

## replay_files

button-save-page = Zapisz jako stronę
button-save-gif = GIF
files-page = **Mecz jako strona.** Zapisz plik i otwórz go w przeglądarce. Działa bez internetu i pokazuje karty wszystkich graczy.
files-gif = **Kluczowe momenty meczu**
files-gif-alt = Stół w każdym kluczowym momencie meczu
refused-files-often = Masz już ode mnie kilka plików. Spróbuj ponownie za minutę.
refused-files-failed = Pliku nie udało się zrobić. Spróbuj ponownie za chwilę.
refused-files-too-large = Plik jest większy, niż pozwala tu Discord.
refused-data-too-large = Twoje dane są większe, niż pozwala tu Discord. Poproś o nie osoby, które mnie prowadzą.
refused-page-too-large = Ten mecz jest za długi na stronę. Użyj **Powtórka** albo **GIF**.

## replay_page

page-title = Powtórka Uno: { $names }
page-rules = Zasady: { $rules }
page-unfinished = Ten mecz nie doszedł do końca.
page-where = Runda { $round } · ruch { $number } z { $total }
page-where-vote = Głosowanie · ruch { $number } z { $total }
page-board = Stół
page-controls = Sterowanie
page-position = Miejsce w meczu
page-first = Na początek
page-last = Na koniec
page-back = Ruch wstecz
page-next = Ruch naprzód
page-moment-back = Poprzedni kluczowy moment
page-moment-next = Następny kluczowy moment
page-round-back = Poprzednia runda
page-round-next = Następna runda
page-play = Odtwórz
page-pause = Pauza
page-moments = Kluczowe momenty
page-moves = Ruchy tej rundy
page-scores = Wyniki
page-places = Miejsca
page-round = Runda
page-round-number = Runda { $number }
page-hand = Karty: { $name }
page-two-sides = { $card }, tył: { $back }
page-turn = na ruchu
page-uno = Uno powiedziane
page-silent = Uno pominięte
page-out = odpada
page-owes = do dobrania: { $count }
page-pile = Stos: { $count }
page-top = Na wierzchu: { $card }
page-color = Kolor: { $color }
page-clockwise = W prawo
page-counterclockwise = W lewo
page-keys = Klawisze
page-keys-on = Używaj też klawiszy liter
page-keys-moves = ← i →: ruch wstecz lub naprzód
page-keys-ends = Home i End: na początek lub koniec
page-keys-moments = N i P: następny lub poprzedni kluczowy moment
page-keys-rounds = Shift+N i Shift+P: następna lub poprzednia runda
page-no-script = Ta strona wymaga JavaScriptu. Działa bez internetu.
page-unreadable = Nie można pokazać meczu. Plik jest uszkodzony albo przeglądarka za stara.
page-players = Gracze

## coach

button-coach = Trener
button-coach-replay = Pokaż w powtórce
button-coach-next = Dalej: { $number } z { $count }
coach-title = Trener
coach-result = **Wynik.** Twoje wygrane: { $won } z { $rounds } { $rounds ->
    [one] rundy
   *[many] rund
}, czyli { $difference } względem równego podziału.
coach-luck = Szczęście w kartach: { $cards }. Twoja gra i cała reszta: { $rest }.
coach-some = { $count ->
    [one] Jedna decyzja wyraźnie zmniejszyła twoje szanse:
    [few] Najwięcej szans zabrały ci { $count } decyzje:
   *[many] Najwięcej szans zabrało ci { $count } decyzji:
}
coach-none = Nic się nie wyróżnia: żadna twoja decyzja wyraźnie nie zmniejszyła twoich szans. Dobra gra!
coach-top = Na stosie: { $card }
coach-hand = Twoje karty: { $cards }
coach-lapse = **Runda { $round }.** Twój ruch: **{ $made }**. Lepiej: **{ $better }**.
coach-why-uno = Bez Uno inni mogą cię przyłapać.
coach-why-next = Następny gracz ma tylko { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
coach-why-void = Następny gracz wolał dobierać, niż grać kolorem: { $color }.
coach-why-wild = Oszczędza dziką kartę na później.
coach-why-color = { $count -> 
    [one] Zostaje ci jedna karta
    [few] Zostają ci { $count } karty
   *[many] Zostaje ci { $count } kart
} w tym kolorze ({ $color }).
coach-won = Na 100 takich rund lepszy ruch wygrywa ok. { $more } więcej ({ $low } do { $high }).
coach-first = Na 100 takich rund lepszy ruch kończy przed innymi w ok. { $more } więcej ({ $low } do { $high }).
coach-stayed = Na 100 takich rund z lepszym ruchem zostajesz w meczu po ok. { $more } więcej ({ $low } do { $high }).
coach-how = Każdą decyzję ocenia się według tego, co było widać. Ukryte karty rozdaje się wiele razy od nowa, a eksperci grają rundę do końca.
refused-coach-not-seated = To nie twój mecz. Trener patrzy tylko na twoje własne decyzje.
refused-coach-often = Masz już ode mnie kilka przejrzanych meczów. Spróbuj ponownie za minutę.
refused-coach-failed = Tego meczu nie udało się przejrzeć. Spróbuj ponownie za chwilę.
refused-coach-deck = Trener nie zna jeszcze tej talii.
refused-coach-golf = Trener nie zna jeszcze golfa.

## key_moments

key-moment-four = { $name } zagrywa: { $card }. { $other }: +{ $count }.
key-moment-four-bare = { $name } zagrywa: { $card }.
key-moment-guilty = { $other } sprawdza i ma rację. { $name }: +{ $count }.
key-moment-innocent = { $other } sprawdza, ale { $name } gra czysto. { $other }: +{ $count }.
key-moment-caught = { $other } przyłapuje: { $name } bez Uno, +{ $count }.
key-moment-caught-free = { $other } przyłapuje: { $name } bez Uno, ale kart już nie ma.
key-moment-missed = { $name } nie mówi Uno i nikt tego nie widzi.
key-moment-lead = { $seats ->
    [one] { $name } wychodzi na prowadzenie.
   *[many] { $name } wychodzą na prowadzenie.
}
key-moment-round = { $name } wygrywa rundę { $number }.
key-moment-round-points = { $name } wygrywa rundę { $number }: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
key-moment-round-tied = Runda { $number } kończy się remisem.
key-moment-knocked-out = { $name } odpada, karty: { $count }.
key-moment-knocked-out-by = { $name } odpada, a sprawcą jest { $other }. Karty: { $count }.
key-moment-roulette = Ruletka. { $name }: +{ $count }.
key-moment-launcher = Największy strzał wyrzutni. { $name }: +{ $count }.
key-moment-dark-side = { $name } odwraca wszystko na ciemną stronę.
key-moment-light-side = { $name } odwraca wszystko na jasną stronę.
key-moment-eliminated = { $name } odpada z meczu.
key-moment-match = { $seats ->
    [one] { $name } wygrywa mecz.
   *[many] { $name } wygrywają mecz.
}
key-moment-partners = { $name } i { $partner }

### reactions

## reactions

reactions-title = Zareaguj
reactions-body = Wszyscy przy stole widzą przez chwilę twoją reakcję. Możesz reagować co 10 sekund.
reactions-who = Wycisz gracza…
reactions-mute = Wycisz: { $name }
reactions-hear = Nie wyciszaj: { $name }
button-react = Zareaguj
button-reactions-on = Reakcje: wł.
button-reactions-off = Reakcje: wył.

reaction-laugh = Ha, ha!
reaction-ouch = O nie!
reaction-clap = Brawo!
reaction-think = Hmm…
reaction-fire = Ogień!
reaction-wave = Cześć!
reaction-in-words = **{ $name }**: { $words }
note-reacted = Wszyscy przy stole to widzą: { $emoji }
refused-reaction-now = Reagować można w trakcie meczu.
refused-reaction-soon = { $seconds ->
    [one] Znowu zareagujesz za { $seconds } sekundę.
    [few] Znowu zareagujesz za { $seconds } sekundy.
   *[many] Znowu zareagujesz za { $seconds } sekund.
}
refused-reactions-off = Reakcje są przy tym stole wyłączone.
refused-reactions-here = Reakcje są na tym kanale wyłączone.
refused-reactions-own = Twoje reakcje są wyłączone. `/uno me` je włącza.
refused-reactions-muted = Host wyciszył twoje reakcje przy tym stole.
refused-only-host-reactions = Reakcje może wyciszać tylko host: **{ $host }**.

preferences-reactions-on = Reakcje: wł.
preferences-reactions-off = Reakcje: wył.
preferences-reactions-what = Czy możesz reagować i widzieć reakcje u siebie.
server-settings-reactions = Reakcje
server-settings-reactions-what = Czy gracze mogą pokazywać przy stole małe reakcje.
server-settings-reactions-on = wł.
server-settings-reactions-off = wył.

### privacy

## privacy

privacy-title = Twoje dane
privacy-intro = Oto, co o tobie przechowuję, żeby mecze przetrwały ponowne uruchomienie:
privacy-choices = - Twoje ustawienia, jak dobrze grasz z AI, język twojego Discorda i gdzie są twoje DM
privacy-tables = - Stoły z twoją nazwą, miejscem i ruchami: { $count }
privacy-results = - Wyniki meczów, które liczą się do twoich statystyk i rankingu: { $count }
privacy-daily = - Zaczęte gry dnia z twoimi ruchami i wynikami: { $count }
privacy-notes = - Twoje uwagi o tłumaczeniach: { $count }
privacy-messages = - Wiadomości dla ciebie, które wciąż aktualizuję: { $count }
privacy-channels = - Kanały, na których oznaczam cię przy nowych stołach: { $count }
privacy-bans = - Serwery, na których masz bana na Uno: { $count }
privacy-readers = Całość może przeczytać tylko administracja tego bota. Gracze widzą twoją nazwę i ruchy przy swoich stołach.
privacy-file = Oto wszystko, co o tobie przechowuję.
privacy-ask-title = Usunąć wszystko o tobie?
privacy-ask-settings = - Twoje ustawienia i powiadomienia o nowych stołach znikną.
privacy-ask-running = - W trwającym meczu twoje miejsce na stałe zajmie AI.
privacy-ask-over = - Przy zakończonych stołach będziesz jako „{ $name }”.
privacy-ask-results = - Twoje statystyki i ranking znikną. W wynikach meczów będziesz jako „{ $name }”.
privacy-ask-daily = - Twoje gry dnia, ich wyniki i serie znikną.
privacy-ask-discord = - Wiadomości, które są już na kanale, tam zostają.
privacy-ask-bans = - Jeśli masz bana na serwerze, ban zostaje, pod kodem zamiast twojego id.
privacy-ask-kicks = - Wyrzucenie zostaje, a zaczętej gry dnia nie zaczniesz jeszcze raz. Oba mają kod zamiast twojego id.
privacy-ask-undo = Tego nie można cofnąć.
privacy-deleted = Wszystko o tobie jest usunięte. Jeśli znowu mnie użyjesz, zapiszę nowe dane.
privacy-again = Właśnie mnie używasz, więc coś nowego się zapisało. Spróbuj ponownie za minutę.
button-privacy-export = Pobierz moje dane
button-privacy-delete = Usuń moje dane
button-privacy-yes = Usuń wszystko
button-privacy-no = Zachowaj moje dane

### admin

## admin_settings

admin-settings-title = Limity na tym serwerze
admin-settings-roles = Kto może otwierać stoły: { $roles }
admin-settings-everybody = wszyscy
admin-settings-rules-open = Zasady: **{ $rules }**, a host może je zmienić
admin-settings-rules-locked = Zasady: **{ $rules }**, a host nie może ich zmienić
admin-settings-ais = Najwięcej graczy AI przy stole: **{ $most }**
admin-settings-ais-choice = Gracze AI: { $most }
admin-settings-no-limit = bez limitu
admin-settings-what-roles = Moderatorzy zawsze mogą otwierać stoły.
admin-settings-what-rules = `/uno settings` ustawia zasady.
admin-settings-what-ais = AI zastępujące graczy się nie liczą.
admin-settings-choose-roles = Role albo żadna…
button-lock-rules = Zablokuj zasady
button-unlock-rules = Odblokuj zasady
refused-rules-locked = Zasady są na tym serwerze zablokowane. Wybierają je osoby zarządzające serwerem: `/uno settings`.
refused-ais-capped = Za dużo graczy AI. Ten serwer pozwala przy stole najwyżej na { $most }.
refused-roles-start = Żeby otworzyć stół, potrzebujesz jednej z tych ról: { $roles }. Możesz dołączyć do otwartego stołu.
refused-limits-changed = Administracja serwera ustawiła limit po otwarciu tej poczekalni, więc stół się zmienił. Nic się jeszcze nie zaczęło. Zobacz jeszcze raz i zaczynaj.
note-lobbies-limited = { $count ->
    [one] Zmienione. 1 otwarta poczekalnia miała inne zasady albo za dużo graczy AI. Teraz ma nowe.
    [few] Zmienione. { $count } otwarte poczekalnie miały inne zasady albo za dużo graczy AI. Teraz mają nowe.
   *[many] Zmienione. { $count } otwartych poczekalni miało inne zasady albo za dużo graczy AI. Teraz mają nowe.
}
note-tournaments-limited = { $count ->
    [one] 1 otwarty turniej miał inne zasady. Jego następne stoły mają już nowe, a jeśli one nie pasują, turniej jest zamknięty.
    [few] { $count } otwarte turnieje miały inne zasady. Ich następne stoły mają już nowe, a jeśli one nie pasują, turniej jest zamknięty.
   *[many] { $count } otwartych turniejów miało inne zasady. Ich następne stoły mają już nowe, a jeśli one nie pasują, turniej jest zamknięty.
}

## oversight

oversight-title = Stoły na tym serwerze
oversight-table = Stół
oversight-unknown-channel = kanał, którego nie mogę czytać
oversight-host = host { $host }
oversight-stage = { $stage ->
    [lobby] przed startem
    [playing] mecz trwa
    [pause] między rundami
    [suspended] czeka, bo nie mam dostępu do kanału
    [adjourned] czeka, a jego kanał jest wolny
   *[damaged] nie da się odczytać zapisanych danych
}
oversight-since = { $stage ->
    [suspended] od kiedy: { $when }
    [adjourned] od kiedy: { $when }
   *[other] ostatni ruch { $when }
}
oversight-late = Zacięty: ruch miał być { $when }.
oversight-empty = Na tym serwerze nie ma otwartych stołów.
oversight-more = { $count ->
    [one] Na liście brakuje { $count } stołu. Użyj komend na jego kanale.
   *[many] Na liście brakuje { $count } stołów. Użyj komend na ich kanałach.
}
oversight-end-what = Zakończenie zamyka stół dla wszystkich. Meczu nie da się już wznowić.
button-oversee = Zarządzaj
button-oversight-list = Wszystkie stoły
button-oversight-refresh = Odśwież
note-oversight-ended = Stół na { $channel } jest zamknięty.
refused-oversight-gone = Ten stół jest już zamknięty.
refused-oversight-empty = Na { $channel } nie ma stołu. `/unoadmin tables` pokazuje wszystkie.
refused-admin-place = Te komendy należą do serwera. Użyj ich tam.
refused-admin = Potrzebujesz do tego uprawnienia „Zarządzanie serwerem”.
oversight-free-what = Zwolnienie kanału odkłada stół na bok. `/uno resume` go wznawia.
button-oversight-free = Zwolnij kanał
note-unblocked = { $channel } jest wolny. Stół czeka na `/uno resume`.
refused-unblock-free = Ten stół nie zajmuje swojego kanału. `/uno start` otwiera tam inny.
refused-unblock-running = Nic się tam nie zacięło. `/unoadmin end` kończy stół.

## bans

bans-title = Zbanowani w Uno
bans-empty = Nikt nie ma bana.
bans-line = { $user } · ban { $when } ({ $admin })
bans-more = Na liście brakuje banów: { $count }.
bans-lift = Zdejmij bana dawnego gracza
note-banned = { $count ->
    [one] { $user } nie może już grać w Uno na tym serwerze. Przy 1 stole zastępuje AI.
   *[many] { $user } nie może już grać w Uno na tym serwerze. Stoły, na których miejsce przejmuje AI: { $count }.
}
note-banned-leaves = Masz miejsce w jednym z tych meczów. W wynikach i rankingu opuszczasz go i kończysz na ostatnim miejscu. Możesz grać dalej.
note-unbanned = { $user } znowu może grać.
refused-banned = Nie możesz grać w Uno na tym serwerze. Tak zdecydowała jego administracja.
refused-invite-banned = { $name } nie może grać w Uno na tym serwerze.
refused-not-banned = Ta osoba nie ma bana. `/unoadmin bans` pokazuje bany.
refused-ban-bot = Bota nie da się zbanować. Nie ma miejsca.
refused-ban-oneself = Siebie nie zbanujesz. Wybierz inną osobę.

## acts

acts-title = Co robi administracja
acts-empty = Jeszcze nic.
acts-channel = Publikowane na { $channel }.
acts-no-channel = Brak kanału dziennika. `/unoadmin log` z kanałem go ustawia.
act-line = { $kind ->
    [end] { $admin } kończy stół na { $channel }.
    [unblock] { $admin } zwalnia { $channel }. Stół czeka.
    [ban] { $admin } banuje: { $user }. { $detail }
    [unban] { $admin } zdejmuje bana: { $user }.
    [roles] { $admin } ustala, kto może otwierać stoły: { $detail }
    [rules] { $detail ->
        [lock] { $admin } blokuje zasady.
       *[unlock] { $admin } odblokowuje zasady.
    }
    [ais] { $admin } ustala, ile graczy AI może być przy stole: { $detail }
    [lost] { $detail ->
        [roles] Usunięto rolę { $value }, która mogła otwierać stoły. Inne wybrane role nadal mogą.
        [roles-all] Usunięto rolę { $value }, która mogła otwierać stoły. Teraz może każdy. `/unoadmin roles` wybiera inne role.
        [moderators] Usunięto rolę moderatorów { $value }. `/uno settings` wybiera inną.
        [log] Usunięto kanał dziennika. `/unoadmin log` z kanałem ustawia inny.
        [day] Usunięto kanał dnia serwera. `/unoadmin day` z kanałem ustawia inny.
        [rules] Nie znam już zasad { $value } z ustawień, więc stoły grają według zasad oficjalnych. `/uno settings` wybiera inne.
       *[places] Usunięto ostatni kanał, na którym wolno grać w Uno, więc na tym serwerze nie można grać. `/uno settings` pozwala na to gdzie indziej.
    }
    [day] { $detail ->
        [off] { $admin } wyłącza dzień serwera.
       *[on] { $admin } wybiera kanał dnia serwera: { $channel }
    }
   *[log] { $detail ->
        [off] { $admin } wyłącza kanał dziennika.
       *[on] { $admin } ustawia kanał dziennika: { $channel }
    }
}
day-title = 📅 Wczoraj tutaj · { $day }
day-more = I jeszcze { $count }.
day-streak = 🔥 dni: { $days }
day-matches = { $count ->
    [one] Rozegrano jeden mecz.
    [few] Rozegrano { $count } mecze.
   *[many] Rozegrano { $count } meczów.
}
day-wins = { $who } { $wins }
day-rematch = 🔁 **Rewanż tygodnia:** mecze: { $count }, wygrane: { $wins }
day-settings-title = Dzień serwera
day-settings-what = Raz dziennie publikuję wczorajsze wyniki gier dnia z seriami oraz rewanż tygodnia: kto najczęściej grał razem. Nikogo nie oznaczam, a w dni bez gry nic nie publikuję. Osób z **Ranking: wył.** nie wymieniam.
day-no-channel = Wyłączony. `/unoadmin day` z kanałem go włącza.
day-channel = Publikowany na { $channel }. Następny będzie { $when }.
button-no-day = Bez wiadomości
button-no-log = Bez kanału dziennika
refused-log-channel = Na tym kanale nie mogę pisać. Wybierz kanał tekstowy albo wątek.

## channel_check

check-title = Kontrola kanału i serwera
check-permissions = Mam uprawnienia do stołu na { $channel }.
check-lacks = Na { $channel } brakuje mi: { $missing }. Zezwól na to mojej roli: w ustawieniach kanału, w Uprawnieniach.
check-channel-gone = Kanału { $channel } już nie ma. Jego stół czeka na `/uno resume`.
check-threads = Do stołów w wątkach potrzebuję też: { $missing }.
check-roles-empty = Nikt nie ma: { $roles }, więc stoły mogą otwierać tylko moderatorzy. `/unoadmin roles` wybiera inne role.
check-age-restricted = { $channel } ma ograniczenie wiekowe. Discord wpuszcza tylko osoby z potwierdzonym wiekiem, więc pozostali nie mogą tam grać.
check-slow-mode = { $channel } ma tryb powolny. Discord zwalnia z niego boty i naciskanie moich przycisków. Jeśli mimo to mnie wstrzymuje, daj mojej roli „Pomijanie trybu powolnego”.
check-pictures = Moje obrazki kart są gotowe: { $decks }. Inna talia dostaje swoje przy pierwszym stole.
check-no-pictures = Tych obrazków kart nie ma jeszcze na Discordzie, więc ich karty to zwykłe znaki: { $decks }. Osoba, która prowadzi bota, może uruchomić `unobot emojis sync`.
check-commands = Discord ma moje aktualne komendy.
check-commands-changed = Discord ma moje komendy w innej wersji: { $commands }. Osoba, która prowadzi bota, może go uruchomić ponownie, a on zarejestruje własne.
check-commands-unknown = Discord nie mówi mi teraz, jakie ma komendy. Spróbuj ponownie za minutę.
check-tables = Żaden stół na tym serwerze się nie zaciął.
check-stuck = { $count ->
    [one] Na tym serwerze zaciął się { $count } stół. Zobacz `/unoadmin tables`.
    [few] Na tym serwerze zacięły się { $count } stoły. Zobacz `/unoadmin tables`.
   *[many] Na tym serwerze zacięło się { $count } stołów. Zobacz `/unoadmin tables`.
}

## probe

probe-title = Test instalacji unobota
probe-step = { $step ->
    [1] Naciśnij pierwszy przycisk.
    [2] Naciśnij drugi przycisk.
    [3] Poczekaj na swój prywatny panel albo naciśnij czwarty przycisk, by pominąć czekanie.
    [4] Naciśnij przycisk starszego prywatnego panelu.
   *[5] Naciśnij trzeci przycisk, a potem jeszcze wiele razy, gdy ta wiadomość się zmienia.
}
probe-panel = Ten panel to test. Naciśnij jego przycisk, gdy powie o tym publiczna wiadomość.

### owner

## owner

owner-notice = 📣 Od właściciela bota: { $words }
refused-blocked = Nie możesz grać z tym botem. Tak zdecydował jego właściciel. `/uno privacy` nadal działa.
refused-blocked-server = Ten serwer nie może mieć tego bota. Tak zdecydował jego właściciel.
button-owner = Narzędzia właściciela
owner-title = Narzędzia właściciela
owner-what = Twoje decyzje w kilka sekund działają na wszystkich serwerach. Ten panel widzą tylko właściciele bota.
owner-counts = Serwery tutaj: { $servers } · stoły: { $tables } · zablokowane osoby: { $people } · zablokowane serwery: { $blocked }
owner-notice-until = Ogłoszenie, koniec { $when }: { $words }
owner-no-notice = Nie ma ogłoszenia.
button-owner-notice = Napisz ogłoszenie
button-owner-clear = Usuń ogłoszenie
button-owner-block-user = Zablokuj osobę
button-owner-block-server = Zablokuj serwer
button-owner-servers = Serwery
owner-unblock = Odblokuj…
owner-user-choice = Osoba { $id }
owner-server-choice = Serwer { $id }
owner-id = ID
owner-words = Jeden wiersz do wszystkich lobby i rąk
owner-hours = Godziny
owner-blocked = `{ $id }`: blokada działa.
owner-unblocked = `{ $id }`: blokada zdjęta.
owner-server-line = **{ $name }** · `{ $id }` · członkowie: { $members }
button-owner-leave = Opuść
button-owner-more = Więcej serwerów
owner-left = Bot opuścił serwer `{ $id }`.
refused-owner = Mogą to zrobić tylko właściciele tego bota.
refused-owner-id = To nie jest ID. ID ma od 17 do 20 cyfr.
refused-owner-oneself = Nie możesz zablokować siebie.
refused-owner-hours = Godziny to liczba od 1 do { $most }.
refused-owner-words = Ogłoszenie musi mieć choć jedną literę.

### settings

## preferences

preferences-title = Twoje ustawienia
preferences-body = Działają od razu, przy każdym stole.
button-preferences-table = Przy stole
button-preferences-messages = Wiadomości i wyniki
preferences-playing = Równy mecz: AI gra z tobą na poziomie { $strength } ze 100. Ustalają go twoje mecze z AI: wygrana podnosi, przegrana obniża.
preferences-emblem-fox = Twarz: lis
preferences-emblem-octopus = Twarz: ośmiornica
preferences-emblem-frog = Twarz: żaba
preferences-emblem-bee = Twarz: pszczoła
preferences-emblem-whale = Twarz: wieloryb
preferences-emblem-mushroom = Twarz: grzyb
preferences-emblem-penguin = Twarz: pingwin
preferences-emblem-cactus = Twarz: kaktus
preferences-emblem-blossom = Twarz: kwiat
preferences-emblem-owl = Twarz: sowa
preferences-emblem-what = Twoja twarz przy każdym stole. Trwający mecz zachowuje swoje twarze.
preferences-look-auto = Karty: jak na serwerze
preferences-look-pictures = Karty: obrazki
preferences-look-shapes = Karty: kształty, litery
preferences-look-text = Karty: sam tekst
preferences-look-what = Jak widzisz swoje karty.
preferences-sort-color = Układ: wg koloru
preferences-sort-value = Układ: wg wartości
preferences-sort-what = Kolejność twoich kart.
preferences-passes-on = Autopas: wł.
preferences-passes-off = Autopas: wył.
preferences-passes-what = Czy pasować za ciebie, gdy nie możesz zagrać dobranej karty.
preferences-dms-auto = DM: jak na serwerze
preferences-dms-on = DM: też moje karty
preferences-dms-off = DM: bez kart
preferences-dms-what = Czy twoje karty mają przychodzić też w wiadomości prywatnej.
preferences-pings-idle = Ping: gdy mnie nie ma
preferences-pings-always = Ping: co turę
preferences-pings-off = Ping: nigdy
preferences-pings-what = Kiedy oznaczać cię na twoją kolej.
preferences-pings-by-channel = Gdzie ping: kanał
preferences-pings-by-dm = Gdzie ping: DM
preferences-pings-by-what = Gdzie cię oznaczać.
preferences-hints-on = Podpowiedzi: raz
preferences-hints-off = Podpowiedzi: brak
preferences-hints-what = Krótkie wskazówki, każda raz, gdy się przyda.
preferences-rated-on = Ranking: wł.
preferences-rated-off = Ranking: wył.
preferences-rated-what = Czy liczyć ci ranking i pokazywać cię w klasyfikacjach.
preferences-language-auto = Język: automatyczny
preferences-language-what = Język, w którym do ciebie mówię. Automatyczny to język twojego Discorda.
preferences-language = Język: { $name }

## server_settings

server-settings-title = Uno na tym serwerze
server-settings-title-channel = Uno na { $channel }
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · ustawione tutaj
    [server] { $name }: **{ $value }** · z serwera
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Zmień…
server-settings-as-server = Jak na serwerze
server-settings-as-usual = Domyślnie: { $value }
button-server-settings-server = Ten serwer
button-server-settings-channel = Ten kanał

server-settings-rules = Zasady
server-settings-rules-what = Zasady nowego stołu, chyba że host je zmieni.
server-settings-rules-code = kod { $code }
server-settings-turn = Czas na ruch
server-settings-turn-what = Ile może trwać ruch przy nowych stołach.
server-settings-allowed = Uno
server-settings-allowed-what = Czy gracze mogą otwierać stoły.
server-settings-allowed-on = można grać
server-settings-allowed-off = nie można grać
server-settings-starts = Otwieranie stołów
server-settings-starts-what = Kto może użyć /uno start.
server-settings-starts-everybody = wszyscy
server-settings-starts-moderators = moderatorzy
server-settings-moderator-role = Moderatorzy Uno
server-settings-moderator-role-auto = bez roli
server-settings-role = Wybierz rolę…
button-no-role = Bez roli
server-settings-table-look = Stół
server-settings-table-look-what = Jak wyglądają nowe stoły.
server-settings-table-look-picture = narysowany z góry
server-settings-table-look-text = słowa i karta na wierzchu
server-settings-look = Karty graczy
server-settings-look-what = Dla graczy bez własnego wyboru w /uno me.
server-settings-look-pictures = obrazki
server-settings-look-shapes = kształty i litery
server-settings-look-text = tekst
server-settings-dms = Karty w wiadomości prywatnej
server-settings-dms-what = Dla graczy bez własnego wyboru w /uno me.
server-settings-dms-on = tak
server-settings-dms-off = nie
server-settings-pings = Oznaczanie na kolej
server-settings-pings-what = Czy oznaczać graczy na kanale, gdy jest ich kolej.
server-settings-pings-on = tak
server-settings-pings-off = nie
server-settings-threads = Wątek dla każdego stołu
server-settings-threads-what = Czy nowy stół dostaje własny wątek.
server-settings-threads-on = tak
server-settings-threads-off = nie
server-settings-moments = Momenty
server-settings-moments-what = Banery i żywy komentarz przy Uno, dużym dobieraniu i wygranych przy nowych stołach.
server-settings-moments-on = wł.
server-settings-moments-off = wył.
server-settings-seasons = Sezony
server-settings-seasons-what = Jak długo trwa klasyfikacja, zanim zacznie się nowa.
server-settings-seasons-monthly = miesiąc
server-settings-seasons-quarterly = trzy miesiące
server-settings-seasons-never = bez sezonów
server-settings-language = Język
server-settings-language-what = Język stołów. Własne panele gracza są w jego języku.
server-settings-language-auto = jak na serwerze

refused-server-settings-place = Ustawienia należą do serwera. Użyj tej komendy tam.
refused-server-settings = Do zmiany tych ustawień potrzebujesz uprawnienia „Zarządzanie serwerem”.
refused-everybody-role = Tę rolę mają wszyscy, więc każdy byłby moderatorem. Wybierz inną.
refused-not-here = Na tym kanale nie można grać w Uno. Osoby zarządzające serwerem mogą to zmienić: `/uno settings`.
refused-moderators-start = Stoły otwierają tu tylko moderatorzy. Poproś któregoś albo dołącz do otwartego stołu.

### translations

## beta

beta-what = Beta: napisz nam, co źle brzmi.
beta-line = { $name } to jeszcze beta: napisz nam, co źle brzmi.
button-beta-note = Napisz nam
beta-note-title = Co źle brzmi?
beta-note-label = Te słowa, i jak to powiedzieć lepiej
beta-note-thanks = Dzięki! Administracja tego bota to przeczyta.
beta-offer = { $name } już tu jest, w wersji beta.
button-beta-switch = Zmień
refused-beta-notes = Uwagi wysłane jednego dnia: { $count }. Na razie nie przyjmę więcej. Dzięki!
refused-beta-empty = Napisz najpierw parę słów.

### help

## help

help-title = Gra w Uno tutaj
help-new = **Pierwszy raz z Uno?** Naciśnij **Spróbuj**: pięć krótkich kroków z AI.
help-start = **Gramy?** `/uno start` otwiera tu stół. Inni naciskają **Dołącz** albo miejsca zajmują AI.
help-daily = **Pięć minut solo?** `/uno daily` ma codziennie nowe gry.
help-ask = Co chcesz wiedzieć?
help-bring = **Gra gdzie indziej?** W wiadomościach prywatnych, czatach grupowych i na serwerach beze mnie:
button-install-server = Na serwer
button-install-personal = Do moich aplikacji
button-tutorial = Spróbuj

help-button-round = Runda
help-topic-round = Jak przebiega runda
help-round-1 = Każdy gracz dostaje karty, a jedna karta leży odkryta na stosie.
help-round-2 = **Twoja kolej:** zagraj kartę z tym samym kolorem, liczbą lub symbolem albo dziką kartę. Nic nie pasuje? **Dobierz** jedną. Jeśli pasuje, możesz ją od razu zagrać.
help-round-3 = **Koniec:** kto pierwszy nie ma kart, wygrywa rundę i punkty za karty, które zostały innym. Kto pierwszy osiągnie cel, wygrywa mecz.
help-round-4 = Zasady domowe mogą to trochę zmieniać. `/uno rules` pokazuje tutejsze zasady.
help-button-cards = Karty
help-topic-cards = Karty
help-cards-1 = **0 do 9**: tylko kolor i liczba.
help-cards-2 = ⊘ **Postój**: następny gracz traci kolejkę.
help-cards-3 = ⇄ **Zmiana kierunku**: gra idzie w drugą stronę. Przy dwóch graczach działa jak Postój.
help-cards-4 = **+2** Weź dwie: następny gracz dobiera dwie i traci kolejkę.
help-cards-5 = 🌈 **D** Dzika karta: pasuje na wszystko, a ty wybierasz kolor.
help-cards-6 = 🌈 **+4** Dzika weź cztery: wybierasz kolor, a następny gracz dobiera cztery. Jest na wypadek, gdy nie masz karty w aktualnym kolorze, i można ją sprawdzić.
help-button-uno = Uno!
help-topic-uno = Uno i przyłapywanie
help-uno-1 = **Dwie karty i twoja kolej?** Naciśnij **📣 Mówię UNO**, a potem zagraj jedną.
help-uno-2 = **Uno wyleciało z głowy?** Szybko naciśnij **Uno!**.
help-uno-3 = **Ktoś inny zapomniał?** Przy stole zapala się **Przyłap!**. Naciśnij przed następnym ruchem, a ta osoba dobierze dwie karty.
help-button-hand = Twoje karty
help-topic-hand = Twoje karty
help-hand-1 = Przycisk **Karty** przy stole pokazuje tylko tobie, co masz na ręce. Przychodzą też w wiadomości prywatnej. Naciśnij kartę, żeby ją zagrać.
help-hand-2 = Karta jest nieaktywna? **Czemu nie?** pokazuje, która zasada ją blokuje.
help-hand-3 = `/uno play` wymienia twoje ruchy słowami, dla czytników ekranu i klawiatur.
help-hand-4 = 💡 Małe podpowiedzi pojawiają się każda tylko raz. `/uno me` je wyłącza i włącza.
help-button-away = Nieobecność
help-topic-away = Gdy cię nie ma
help-away-1 = Odliczanie przy stole pokazuje, ile masz czasu na ruch. Gdy minie, ruch zrobi się za ciebie. Za drugim razem z rzędu gra AI, dopóki czegoś nie naciśniesz.
help-away-2 = Musisz lecieć? **Wyjdź** oddaje twoją rękę AI, a przyciskiem **Karty** do niej wrócisz.
help-button-table = Zasady domowe
help-topic-table = Zasady stołu
help-table-1 = Przed meczem host może użyć **Zmień zasady**: zestaw, pojedyncze zasady domowe albo kod z innego stołu.
help-table-2 = Kart nie da się ustawić: talia jest zapieczętowana, zanim dołączy pierwszy gracz. **Kontrola rozdania** na końcu to udowadnia.
help-button-commands = Komendy
help-topic-commands = Wszystkie komendy
help-commands-1 = Każda zaczyna się od `/uno`:
help-command = **{ $command }** · { $what }
news-line = 🆕 **Nowość:** { $news }
news-faces = Przy każdym stole masz tę samą twarz. `/uno me` ją zmienia.
help-legal = Nieoficjalny projekt fanowski, niezwiązany z firmą Mattel ani przez nią niewspierany. UNO jest znakiem towarowym firmy Mattel.

help-rules-title = Zasady: { $preset }

## tutorial

lesson-title = Krok { $number } z { $of } · { $title }
lesson-ai = Robin
lesson-top = Na stosie: { $emoji } { $card }
lesson-early = Na to zasady też pozwalają. Na razie spróbuj tego, co opisano wyżej.
button-lesson-next = Następny krok
button-lesson-skip = Pomiń ten krok
button-try-again = Jeszcze raz

lesson-match = Kolor albo liczba
lesson-match-do = Chcesz pozbyć się wszystkich kart. Zagraj taką, która ma ten sam **kolor** albo tę samą **liczbę** co karta na stosie: naciśnij ją.
lesson-match-done = To już prawie cała gra. Potem **{ $ai }** robi to samo. Gracie na zmianę, dopasowując kolor lub liczbę.

lesson-action = Karty akcji
lesson-action-do = Niektóre karty coś robią. Zagraj jedną ze swoich.
    ⊘ Postój: następny gracz traci kolejkę.
    ⇄ Zmiana kierunku: gra idzie w drugą stronę.
    +2 Weź dwie: następny gracz dobiera dwie i traci kolejkę.
lesson-action-done = **{ $ai }** traci kolejkę. Przy dwóch graczach od razu znowu twoja kolej.

lesson-wild = Dzikie karty
lesson-wild-do = Żadna z pozostałych kart nie pasuje. Ale **Dzika karta** (D) pasuje na wszystko, a ty wybierasz nowy kolor. Zagraj ją.
lesson-wild-color = Jaki kolor wybierasz? Większość twoich kart jest czerwona.
lesson-wild-done = **{ $ai }** musi dopasować się do wybranego koloru. **Dzika weź cztery** (+4) każe też następnemu graczowi dobrać cztery karty. Jest na wypadek, gdy nie masz karty w aktualnym kolorze, a następny gracz może ją sprawdzić.

lesson-draw = Dobieranie
lesson-draw-do = Żadna twoja karta nie pasuje. Dobierz jedną.
lesson-draw-choose = Dobrana karta pasuje. Zagraj ją teraz albo zatrzymaj na później. W tej turze nie możesz zagrać innej.
lesson-draw-done = Dobra gra. Jeśli dobrana karta nie pasuje, zostaje u ciebie i tura się kończy.
lesson-draw-kept = Karta zostaje u ciebie, więc tura się skończyła. Czasem to mądre. Pamiętaj tylko: na końcu każda karta na twojej ręce daje punkty zwycięzcy.

lesson-uno = Uno!
lesson-uno-do = **{ $ai }** ma jedną kartę i nie mówi Uno. Naciśnij **Przyłap: { $ai }!** przed następnym ruchem.
lesson-uno-say = Przyłapanie: **{ $ai }** dobiera dwie. Teraz ty masz dwie karty. Naciśnij **📣 Mówię UNO**, a potem zagraj jedną.
lesson-uno-forgot = Uno wyleciało z głowy, **{ $ai }** cię przyłapuje i dobierasz dwie karty. Przy prawdziwym stole możesz jeszcze po swojej karcie nacisnąć **Uno!**, jeśli zdążysz przed innymi.
lesson-uno-last = Uno powiedziane, więc nikt cię nie przyłapie. Jedna karta: zagraj ją!
lesson-uno-done = 🎉 Wygrana! Kto pierwszy nie ma kart, wygrywa rundę i dostaje punkty za wszystkie karty innych. Teraz zagraj z ludźmi: `/uno start` otwiera stół.

## commands

command-uno = Zagraj w Uno
command-start = Otwórz stół na tym kanale
command-start-ais-name = ai
command-start-ais = Ilu graczy AI od razu posadzić
command-start-level-name = poziom
command-start-level = Jak dobrze grają AI
command-start-rules-name = zasady
command-start-rules = Zestaw albo kod zasad
command-start-pace-name = tempo
command-start-pace = Ile może trwać ruch
command-start-thread-name = wątek
command-start-thread = Otwórz stół w osobnym wątku
command-tables = Pokaż swoje stoły na wszystkich kanałach i serwerach
command-history = Pokaż ukończone mecze tego serwera z powtórkami
command-join = Usiądź do stołu na tym kanale
command-leave = Oddaj swoje miejsce
command-hand = Pokaż swoje karty
command-play = Zrób ruch słowami
command-play-move-name = ruch
command-play-move = Jeden z twoich ruchów
command-status = Pokaż stół na tym kanale
command-end = Zakończ stół na tym kanale
command-rules = Wyjaśnij zasady
command-resume = Wznów na tym kanale mecz, który czeka
command-resume-match-name = mecz
command-resume-match = Który mecz, jeśli czeka kilka
choice-match = { $names } · runda { $round }
choice-lobby = { $names } · przed startem
command-help = Jak grać tu w Uno
command-settings = Zmień, jak działa Uno na tym serwerze lub kanale
command-me = Wybierz, jak widzisz karty, swój język i kiedy cię oznaczać
command-privacy = Zobacz, pobierz lub usuń, co o tobie przechowuję
command-stats = Pokaż, jak idzie w meczach tobie lub innej osobie
command-stats-person-name = osoba
command-stats-person = Gracz (ty, jeśli pominięte)
command-stats-season-name = sezon
command-stats-season = Sezon (od początku, jeśli pominięte)
command-stats-rules-name = zasady
command-stats-rules = Tylko mecze z tymi zasadami
command-fairness = Zobacz, jak uczciwe są karty na tym serwerze
command-leaderboard = Pokaż klasyfikację graczy tego serwera
command-leaderboard-season-name = sezon
command-leaderboard-season = Sezon (bieżący, jeśli pominięte)
command-leaderboard-rules-name = zasady
command-leaderboard-rules = Tylko mecze z tymi zasadami
command-daily = Zagraj solo dzisiejsze pięć rund i porównaj
command-daily-date-name = data
command-daily-date = Inny dzień, na przykład 2026-11-24
command-invite = Zaproś gracza do stołu na tym kanale
command-invite-person-name = osoba
command-invite-person = Kogo zaprosić
command-unoadmin = Zarządzaj Uno na tym serwerze
command-unoadmin-tables = Pokaż stoły tego serwera
command-unoadmin-end = Zakończ stół
command-unoadmin-end-channel-name = kanał
command-unoadmin-end-channel = Kanał stołu, jeśli nie ten
command-unoadmin-unblock = Zwolnij kanał, na którym stół się zaciął, uszkodził lub czeka
command-unoadmin-unblock-channel-name = kanał
command-unoadmin-unblock-channel = Kanał, jeśli nie ten
command-unoadmin-ban = Nie wpuszczaj osoby do żadnego stołu tego serwera
command-unoadmin-ban-person-name = osoba
command-unoadmin-ban-person = Osoba
command-unoadmin-ban-reason-name = powód
command-unoadmin-ban-reason = Dlaczego, dla administracji
command-unoadmin-unban = Pozwól zbanowanej osobie znowu grać
command-unoadmin-unban-person-name = osoba
command-unoadmin-unban-person = Osoba
command-unoadmin-bans = Pokaż, kto nie może tu grać
command-unoadmin-roles = Wybierz role, które mogą otwierać stoły
command-unoadmin-rules = Zablokuj zasady, żeby host nie mógł ich zmienić
command-unoadmin-ais = Ogranicz liczbę graczy AI przy stole
command-unoadmin-log = Pokaż, co robi administracja, albo wybierz na to kanał
command-unoadmin-log-channel-name = kanał
command-unoadmin-log-channel = Kanał, na którym publikować każde działanie
command-unoadmin-day = Publikuj raz dziennie wczorajsze wyniki albo przestań
command-unoadmin-day-channel-name = kanał
command-unoadmin-day-channel = Kanał, na którym publikować dzień
command-unoadmin-check = Zobacz, czego bot tu potrzebuje
command-tournament = Otwórz turniej na tym kanale albo pokaż ten otwarty
command-tournament-checkin-name = potwierdzanie
command-tournament-checkin = Minuty do końca potwierdzania
command-tournament-rounds-name = rundy
command-tournament-rounds = Ile rund przed finałem
command-tournament-minutes-name = minuty
command-tournament-minutes = Ile minut trwa runda
command-tournament-rules-name = zasady
command-tournament-rules = Zestaw albo kod zasad
command-tournament-level-name = poziom
command-tournament-level = Jak dobrze grają AI, które uzupełniają stoły
command-tournament-duplicate-name = te-same-karty
command-tournament-duplicate = Każdy stół dostaje te same karty i porównuje się miejsca

## demo

demo-guide = Przewodnik
demo-welcome =
    👋 Witaj! Stół jest gotowy, host: { $name }, AI: { $ais }. Naciśnij **{ $start }**, a karty zostaną rozdane.
    -# **Viewing as** na górze robi z ciebie Ann, Bena, Cleo albo Deva.
    -# `/uno help`, potem **{ $alone }**, to mecz w twoich wiadomościach prywatnych.
demo-direct = Wiadomości: { $name }
demo-group = 💬 Grupa
demo-group-hello = Bot jest zainstalowany tylko u mnie, więc działa też tutaj. `/uno start` otwiera stół i każdy może dołączyć.
demo-page = Graj pod adresem { $url }
demo-direct-page = Wiadomości prywatne, { $name }: { $url }
demo-stop = Naciśnij tu Ctrl-C, żeby zatrzymać.
