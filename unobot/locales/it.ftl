### Italian
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: yes

### words

## about

language-name = Italiano

## cards

color = { $color ->
    [R] Rosso
    [Y] Giallo
    [G] Verde
    [P] Rosa
    [T] Turchese
    [O] Arancione
    [U] Viola
   *[B] Blu
}
face = { $face ->
    [S] Salta turno
    [R] Cambio giro
    [D2] Pesca due
    [D4] Pesca quattro
    [SA] Salta tutti
    [DA] Scarta tutto
    [H1] Colpo 1
    [H2] Colpo 2
    [TH] Scambio carte
    [W] Jolly
    [WD4] Jolly Pesca quattro
    [WSW] Jolly Scambia carte
    [WSH] Jolly Mescola carte
    [WC] Jolly Personalizzabile
    [WR4] Jolly Cambio giro Pesca quattro
    [WRL] Jolly Roulette
    [WD6] Jolly Pesca sei
    [WD10] Jolly Pesca dieci
    [WRV] Jolly Cambio giro
    [WSK] Jolly Salta turno
    [WS2] Jolly Salta due
    [WD2] Jolly Pesca due
    [WT2] Jolly Pesca due mirato
    [WFS] Jolly Scambio forzato
    [WAH] Jolly Colpisci tutti
    [WHF] Jolly Fuoco a raffica
    [WAA] Jolly Doppio attacco
    [D1] Pesca uno
    [D5] Pesca cinque
    [F] Flip
    [WDC] Jolly Pesca colore
   *[other] { $face }
}
card = { $face ->
    [S] Salta turno
    [R] Cambio giro
    [D2] Pesca due
    [D4] Pesca quattro
    [SA] Salta tutti
    [DA] Scarta tutto
    [H1] Colpo 1
    [H2] Colpo 2
    [TH] Scambio carte
    [D1] Pesca uno
    [D5] Pesca cinque
    [F] Flip
   *[other] { $face }
} { $color ->
    [R] rosso
    [Y] giallo
    [G] verde
    [P] rosa
    [T] turchese
    [O] arancione
    [U] viola
   *[B] blu
}
card-wild = { $wild } ({ $color ->
    [R] rosso
    [Y] giallo
    [G] verde
    [P] rosa
    [T] turchese
    [O] arancione
    [U] viola
   *[B] blu
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
    [R] R
    [Y] G
    [G] V
    [P] Rs
    [T] T
    [O] A
    [U] Vi
   *[B] B
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } coperte
card-hidden-short = ?
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
rounds-won = { $count ->
    [one] { $count } manche vinta
   *[other] { $count } manche vinte
}

## moves

move-play = Gioca { $card }
move-play-uno = Gioca { $card } e di’ Uno
move-draw = Pesca una carta
move-pass = Tieni la carta pescata
move-pass-empty = Passa: non c’era più niente da pescare
move-challenge = Sfida { $name }
move-accept = { $owed ->
    [one] Pesca { $owed } carta
   *[other] Pesca { $owed } carte
}
move-accept-until = Pesca finché non esce { $color }
move-uno = Di’ Uno
move-catch = Becca { $name }
move-color = Scegli { $color }
move-at = { $move }, con { $name }
move-at-draws = { $move }: { $name } pesca due carte
move-passes-hands = { $move } e fai girare le carte di tutti
move-penalized = { $move }: contro le regole, quindi { $count ->
    [one] { $draws ->
        [press] premi il lanciacarte
       *[draw] peschi una carta
    }
   *[other] { $draws ->
        [press] premi il lanciacarte { $count } volte
       *[draw] peschi { $count } carte
    }
}
move-vote = Vota: { $rule }
move-time = Chiudi la manche: il tempo è finito
move-take-back = Annulla la tua ultima mossa

refused-by-setting = { $told } Regola: { $setting }.
refused-seat-out = In questa manche non giochi più.
refused-vote-first = Prima votano tutti.
refused-already-voted = Hai già votato.
refused-no-vote = Ora non c’è niente da votare.
refused-not-identical = Tocca a **{ $name }**. Al volo puoi giocare solo un’altra carta uguale: { $top }.
refused-cannot-stack = Devi pescare { $owed ->
    [one] { $owed } carta: con { $card } non la giri
   *[other] { $owed } carte: con { $card } non le giri
} al prossimo.
refused-no-challenge = Le carte che devi pescare non si possono sfidare.
refused-must-play = { $card } va bene, quindi devi giocarla.
refused-at-limit = Hai { $held } carte e il limite è { $limit }, quindi non puoi pescare. Passa.
refused-two-on-four = { $card }: non si può giocare su un Jolly Pesca quattro.
refused-four-others-fit = Hai un’altra carta che va bene, quindi ora non puoi giocare { $card }.
refused-last-card = { $card }: non può essere la tua ultima carta.
refused-target-first = { $card }: scegli un giocatore.
refused-color-missing = { $card }: scegli un colore.
refused-bad-target = Scegli un altro giocatore ancora in gioco in questa manche.
refused-uno-not-before = Di’ Uno mentre giochi la penultima carta, o quando te ne resta una.
refused-uno-by-itself = Qui non serve dire Uno.
refused-no-clock = Questa manche non ha un tempo limite.
refused-no-take-back = Quella mossa vale. Non si può più annullare.
refused-round-over = Questa manche è finita.
refused-not-your-turn = Tocca a **{ $name }**.
refused-color-first = Prima scegli il colore del Jolly.
refused-answer-first = { $owed ->
    [one] Prima c’è { $owed } carta da pescare.
   *[other] Prima ci sono { $owed } carte da pescare.
}
refused-already-drew = Hai già pescato. Gioca quella carta o tienila.
refused-only-drawn = Dopo aver pescato puoi giocare solo la carta pescata: { $card }.
refused-drawn-blind = Hai pescato una carta coperta, quindi in questo turno non ne puoi giocare un’altra. Tienila.
refused-not-seen = { $card }: non è tra le tue carte scoperte.
refused-nothing-drawn = Non c’era niente da pescare, quindi il tuo turno finisce.
refused-draw-first = Prima di tenere una carta, pescala.
refused-nothing-to-answer = Non c’è niente da pescare o da sfidare.
refused-no-color-asked = Ora non c’è nessun colore da scegliere.
refused-not-in-hand = { $card }: non ce l’hai in mano.
refused-no-match = { $card } non va bene. Gioca { $color }, il numero o il simbolo di { $top }, oppure un Jolly.
refused-four-not-legal = Hai una carta del colore { $color }, quindi ora non puoi giocare { $card }.
refused-one-card-only = Qui puoi giocare solo una carta alla volta.
refused-in-order = Con { $held } carte uguali scegli solo quante. Vanno giù in ordine di colore.
refused-no-target = Per quella carta non si sceglie un giocatore.
refused-uno-not-now = { $held ->
    [one] Ora non puoi dire Uno.
   *[other] Uno è per l’ultima carta. Ne hai { $held }.
}
refused-uno-already-said = Hai già detto Uno.
refused-catch-self = Non puoi beccarti da te. Di’ Uno.
refused-catch-many-cards = **{ $name }** ha { $held ->
    [one] { $held } carta
   *[other] { $held } carte
}: non c’è niente da beccare.
refused-catch-said = **{ $name }** ha detto Uno.
refused-catch-too-late = Troppo tardi per beccare **{ $name }**.
refused-catch-faster = **{ $by }** ha fatto prima e ha beccato **{ $name }**.
refused-catch-nobody = A quel posto non c’è nessuno.

## narration

narration-deal = **{ $name }** dà le carte per la manche { $number }: esce { $emoji } { $card }.
narration-deal-bare = **{ $name }** dà le carte per la manche { $number }.
narration-deal-begins = Comincia **{ $name }**.
narration-joined = { $names } { $count ->
    [one] entra in gioco.
   *[other] entrano in gioco.
}
narration-put-back = La prima carta girata è tornata nel mazzo.
narration-play = **{ $name }** ha giocato { $cards }.
narration-play-uno = **{ $name }** ha giocato { $cards } e ha detto Uno.
narration-discarded = { $count ->
    [one] Se ne va anche una carta:
   *[other] Se ne vanno anche { $count } carte:
} { $cards }.
narration-skip = **{ $name }** salta il turno.
narration-skip-all = Tutti gli altri saltano il turno. Tocca di nuovo a **{ $name }**.
narration-reverse = Si cambia giro.
narration-draw = **{ $name }** { $count ->
    [0] non ha pescato: il mazzo è vuoto
    [one] ha pescato una carta
   *[other] ha pescato { $count } carte
}.
narration-draws-and-misses = **{ $name }** { $count ->
    [0] non pesca (il mazzo è vuoto)
    [one] pesca una carta
   *[other] pesca { $count } carte
} e salta il turno.
narration-draws = **{ $name }** { $count ->
    [0] non pesca: il mazzo è vuoto
    [one] pesca una carta
   *[other] pesca { $count } carte
}.
narration-presses = **{ $name }** preme: { $told }.
narration-presses-and-misses = **{ $name }** preme e salta il turno: { $told }.
press-silent = clic
press-fired = 💥 { $count ->
    [0] le carte sono finite
    [one] una carta
   *[other] { $count } carte
}
press-pending = ❔
narration-pass = **{ $name }** ha passato.
narration-draw-pass = **{ $name }** { $count ->
    [0] non ha trovato niente da pescare e ha passato
    [one] ha pescato e ha passato
   *[other] ha pescato { $count } carte e ha passato
}.
narration-taken-back = **{ $name }** ha ripreso { $cards }.
narration-taken-back-other = **{ $name }** ha annullato la mossa.
narration-color = **{ $name }** ha scelto { $emoji } { $color }.
narration-roulette = **{ $name }** deve dire un colore.
narration-roulette-color = **{ $name }** dice { $emoji } { $color }, { $count ->
    [0] ma il mazzo è vuoto,
    [one] gira una carta
   *[other] gira { $count } carte
} e salta il turno.
narration-roulette-cards = Carte girate: { $cards }.
narration-accept = **{ $name }** { $count ->
    [0] non pesca (il mazzo è vuoto)
    [one] pesca una carta
   *[other] pesca { $count } carte
} e salta il turno.
narration-accept-only = **{ $name }** { $count ->
    [0] non pesca (il mazzo è vuoto)
    [one] pesca una carta
   *[other] pesca { $count } carte
}.
narration-challenge-won = **{ $name }** ha sfidato **{ $by }** e aveva ragione: **{ $by }** { $count ->
    [0] non pesca (il mazzo è vuoto)
    [one] pesca una carta
   *[other] pesca { $count } carte
}.
narration-challenge-lost = **{ $name }** ha sfidato **{ $by }** e aveva torto: **{ $name }** { $count ->
    [0] non pesca (il mazzo è vuoto)
    [one] pesca una carta
   *[other] pesca { $count } carte
} e salta il turno.
narration-hand = { $told } Le carte di **{ $name }**: { $cards }
narration-uno = **{ $name }** ha detto Uno.
narration-caught = **{ $by }** ha beccato **{ $name }** senza Uno. **{ $name }** { $count ->
    [0] non pesca: il mazzo è vuoto
    [one] pesca una carta
   *[other] pesca { $count } carte
}.
narration-caught-only = **{ $by }** ha beccato **{ $name }** senza Uno.
narration-out = **{ $name }** chiude!
narration-last-left = Resta in gioco solo **{ $name }**.
narration-placed = **{ $name }** chiude e prende il prossimo posto in classifica.
narration-waits = **{ $name }** chiude, e il partner continua.
narration-over-limit = **{ $name }** ha { $count } carte: KO per questa manche.
narration-knocked-out = **{ $by }** mette KO **{ $name }** con { $card }: { $count } carte.
narration-owed = { $count ->
    [one] Ora c’è { $count } carta da pescare.
   *[other] Ora ci sono { $count } carte da pescare.
}
narration-owed-until = Si pesca finché non esce { $color }.
narration-owed-self = In due tocca proprio a **{ $name }**: ora ci sono { $count } carte da pescare.
narration-others-draw = Tutti gli altri pescano una carta.
narration-false-catch = **{ $by }** ha beccato **{ $name }** a torto e { $count ->
    [0] non pesca: il mazzo è vuoto
    [one] pesca una carta
   *[other] pesca { $count } carte
}.
narration-false-catch-only = **{ $by }** ha beccato **{ $name }** a torto.
narration-wrong-play = **{ $name }** ha provato { $cards }, che non va bene, e { $count ->
    [0] non pesca: il mazzo è vuoto
    [one] pesca una carta
   *[other] pesca { $count } carte
}.
narration-wrong-play-only = **{ $name }** ha provato { $cards }, che non va bene.
narration-swap = **{ $name }** e **{ $target }** si scambiano le carte.
narration-shuffle = Le carte di tutti vengono mescolate e ridistribuite.
narration-pass-hands = Ognuno passa le sue carte al prossimo.
narration-turned-over = Si gira tutto: ora vale il lato { $side ->
    [dark] scuro
   *[light] chiaro
}, con { $emoji } { $card } in cima.
narration-open = Ora le carte di **{ $name }** sono scoperte.
narration-vote-began = Si vota: che cosa fa il Jolly Personalizzabile?
narration-voted = **{ $name }** ha votato.
narration-rule = **Jolly Personalizzabile**: { $rule }.
narration-eliminated = **{ $name }** esce dalla partita.
narration-seats = Tutti cambiano posto. Ora intorno al tavolo: { $names }.
narration-time = Il tempo per questa manche è finito.
narration-reshuffle = Gli scarti sono stati mescolati in un nuovo mazzo.
narration-clock = { $told } _Tempo scaduto._
narration-autopilot = { $told } _Ha giocato l’IA._
coming-off = **{ $name }** se ne va. Gioca un’IA.
coming-back = **{ $name }** è di nuovo qui.
coming-handed = **{ $name }** lascia il posto a **{ $other }**.
coming-taken = **{ $name }** prende il posto di **{ $other }**.
coming-joins = **{ $name }** entra dalla prossima manche.
narration-skipped = { $told } _Gli altri hanno votato di saltare._

## durations

duration-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
duration-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
duration-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
duration-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}

## characters

character-Kim = pensa canticchiando
character-Lou = saluta ogni carta come una vecchia amica
character-Max = sempre in anticipo, mai di fretta
character-Noa = non alza mai un sopracciglio
character-Pat = tiene le carte in ordine perfetto
character-Quin = ha una teoria su tutto
character-Robin = in piedi prima dell’alba
character-Sam = prima ride, poi gioca
character-Toni = affronta ogni partita come una finale
character-Uli = porta da mangiare per tutti
character-Alex = alza le spalle davanti alla sfortuna
character-Bo = parla poco, sorride molto
character-Charlie = fa il tifo anche per gli altri
character-Dani = conta le nuvole tra un turno e l’altro
character-Eli = legge le regole per divertimento
character-Fin = adora i finali in volata
character-Gabi = storie lunghe, giocate veloci
character-Jo = crede nei calzini portafortuna
character-Mika = calma piatta, come un lago
character-Vik = crede in ogni rimonta

remark = 💬 **{ $name }**: “{ $words }”
remark-won = { $pick ->
    [0] Che partita. Ne facciamo un’altra?
    [1] Sorriderò per tutta la sera.
   *[other] Bella partita, grazie a tutti.
}
remark-out = { $pick ->
    [0] Era l’ultima.
    [1] Guardate, niente carte!
   *[other] Mani libere. Chi vuole un tè?
}
remark-caught = { $pick ->
    [0] Oh! Che occhio.
    [1] E io che mi sentivo al sicuro.
   *[other] Giusto, questa è colpa mia.
}
remark-guilty = { $pick ->
    [0] Mi leggi come un libro aperto.
    [1] Valeva la pena provarci.
   *[other] Beh, il segreto è durato poco.
}
remark-innocent = { $pick ->
    [0] Io? Mai!
    [1] Visto? Tutto regolare.
   *[other] Ho la coscienza a posto.
}
remark-swap = { $pick ->
    [0] Vediamo un po’ che c’è qui.
    [1] Si cambia aria!
   *[other] Come nuove.
}
remark-uno = { $pick ->
    [0] Uno! Si è sentito?
    [1] Uno, e l’ho detto!
   *[other] Ne manca una. Uno!
}
remark-draw = { $pick ->
    [0] Ahia.
    [1] Le mie carte volevano compagnia.
   *[other] Grazie, le colleziono.
}

table-thinking-color = **{ $name }** sceglie un colore…
table-thinking-challenge = **{ $name }** ci pensa: pescarne { $owed } o sfidare…
table-thinking-challenge-until = **{ $name }** valuta la sfida…
table-thinking-target = **{ $name }** sceglie un giocatore…
table-thinking-drawn = **{ $name }** guarda la carta appena pescata…

## explain

button-explain = Perché no?
explain-title = Che cosa puoi giocare, e perché
explain-fits = Puoi giocarla.
explain-no-match = Non va bene. Gioca { $color }, il numero o il simbolo di { $top }, oppure un Jolly.
explain-cannot-stack = Non gira al prossimo { $owed ->
    [one] la carta che devi pescare
   *[other] le { $owed } carte che devi pescare
}.
explain-cannot-stack-until = Non le gira al prossimo. Peschi finché non esce { $color }.
explain-cannot-raise = Solo un +{ $least } o più gira al prossimo le { $owed } carte da pescare.
explain-unseen = Coperta. La vedi all’inizio del tuo prossimo turno.
explain-penalty = Non va bene. Se la giochi, { $count ->
    [one] { $draws ->
        [press] premi il lanciacarte
       *[draw] peschi una carta
    }
   *[other] { $draws ->
        [press] premi il lanciacarte { $count } volte
       *[draw] peschi { $count } carte
    }
}.
explain-more = { $count ->
    [one] C’è un altro motivo, non mostrato.
   *[other] Ci sono altri { $count } motivi, non mostrati.
}

## rulebook

rulebook-intro = # Le regole

    `unobot rules --markdown` stampa questa pagina, con `--language` in un’altra lingua. Un tavolo gioca con le regole ufficiali, se il suo host non ne sceglie altre prima della partita: un set di regole, singole regole della casa o un codice. `/uno rules` spiega le regole di un tavolo. *Perché no?* mostra quale regola blocca una carta.
rulebook-presets = Set di regole
rulebook-presets-what = Ogni set è un gruppo di regole della casa con un nome. L’elenco mostra le differenze dalle regole ufficiali. Puoi incollare il codice in `/uno start`.
rulebook-fields = Regole della casa
rulebook-fields-what = Puoi combinare tutte le regole della casa, se l’elenco non lo esclude.
rulebook-number = Un numero da { $low } a { $high }. Ufficiale: { $official }.
rulebook-official = { " " }(ufficiale)
rulebook-switch = Se attiva:
rulebook-seats = { $setting } solo con { $seats } giocatori.
rulebook-clash = Escluso: { $settings }. { $why }
rulebook-edges = Quando le regole si incontrano
rulebook-edges-what = Alcune combinazioni lasciano un dubbio. Ecco che cosa succede:
edge-last-card = **Una carta che sposta le carte altrui, giocata per ultima.** Chiudere fa finire la manche. Un sette, uno zero, uno Scambia carte, un Mescola carte o un Personalizzabile come ultima carta non sposta niente e non chiede niente. Vale anche se gli altri continuano a giocare.
edge-last-pass-on = **Chiudere girando le carte al prossimo.** Quando devi pescare, puoi chiudere con un Cambio giro o un Salta turno. Chi deve pescare dopo di te pesca comunque tutta la somma prima del conteggio.
edge-zero-of-two = **Uno zero in due** scambia le carte fra i due.
edge-owing-seat-leaves = **Un giocatore che deve pescare se ne va.** Le carte restano al suo posto. Risponde l’IA che gioca al suo posto, e se il giocatore torna, pesca il resto.
edge-jump-in-owed = **Carta al volo mentre qualcuno deve pescare.** Chi ha la stessa carta Pesca può giocarla al volo. Le sue carte si aggiungono, e il giocatore che viene dopo deve pescare la somma.
edge-jump-in-challenge = **Carta al volo su un Jolly Pesca quattro che aspetta risposta.** Si accumula come ogni altra. La domanda passa al prossimo giocatore, e si può sfidare solo l’ultimo Jolly Pesca quattro.
edge-jump-in-own-card = **Carta al volo sulla propria** è permessa. Puoi giocare una carta identica su quella che hai appena giocato, finché non ne viene giocata un’altra.
edge-jump-in-out = **Chiudere al volo** fa finire la manche come ogni ultima carta. Se è una carta che fa pescare, il giocatore dopo di te pesca comunque.
edge-jump-in-uno = **Carta al volo mentre si può beccare un Uno mancato.** Il tempo per beccare finisce solo quando il giocatore di turno fa una mossa. Una carta al volo non lo fa finire, quindi si possono beccare più giocatori insieme.
edge-uno-moved-hands = **Una carta sola perché le carte si sono spostate.** Uno si dice con la giocata che lascia una carta. Dopo uno scambio, un giro o un rimescolamento non c’è niente da beccare. Chi ha una carta sola può comunque dire Uno. Un Uno detto non viaggia insieme alle carte.
edge-uno-drawn-card = **Una carta pescata, giocata, che ne lascia una sola** richiede Uno come ogni altra giocata. Un Uno detto prima di pescare non vale più, perché le carte sono aumentate.
edge-reshuffle-penalty = **Il mazzo finisce a metà di una penalità.** Il giocatore pesca prima il resto del mazzo. Poi tutti gli scarti tranne quello in cima vengono mescolati, e pesca da lì. Se le carte non bastano ancora, prende tutte quelle che restano.
edge-challenge-stacked = **Una sfida in cima a una serie accumulata** riguarda solo l’ultimo Jolly Pesca quattro. Colpevole: chi l’ha giocato pesca tutta la somma. Innocente: chi sfida pesca la somma più due. Chi accumula rinuncia alla sfida.
edge-blind-turn = **Quando si scopre una carta pescata alla cieca.** La vedi all’inizio del tuo prossimo turno, appena puoi giocare o devi pescare. Un turno saltato non conta. Se peschi una somma e poi giochi (Gioca dopo aver pescato), vedi le carte un turno dopo. Se peschi nel turno di un altro (una bomba, una penalità, un Jolly Personalizzabile), le vedi nel tuo prossimo turno.
edge-blind-hands = **Pesca alla cieca e carte che si spostano.** Chi riceve le carte di un altro non le ha pescate, e le vede subito tutte. Anche quelle che chi le aveva prima non aveva visto.
edge-blind-judged = **Pesca alla cieca, e che cosa si deve o si può giocare.** Solo le carte che hai visto contano per giocare, per una carta al volo, per l’obbligo di giocare e per un Jolly Pesca quattro regolare. Una sfida giudica quelle carte e mostra le altre coperte. Tutte le tue carte contano per Uno, per un limite di carte e per i punti della manche.
edge-leaving-open = **Chi è di turno se ne va mentre manca un colore, un bersaglio o una sfida.** Un’IA gioca subito al suo posto. Sceglie il colore o il bersaglio, oppure pesca o sfida.
edge-only-ais = **Restano solo le IA.** Quando l’ultimo giocatore se ne va o si addormenta, il gioco si ferma, e non si pesca e non si conta niente. Basta un clic di un giocatore per ripartire. La partita va in pausa dieci minuti dopo l’ultima presenza. I suoi giocatori possono riprenderla entro sette giorni con **Riprendi** o `/uno resume`. Le IA giocano da sole solo se tutti hanno acceso il pilota automatico, e allora la partita non conta per nessuno.
edge-late = **Arrivare tardi, tornare.** Chi torna ritrova il suo posto, le sue carte e i suoi punti, mai di nuovi. Se l’host ha dato il posto a un’IA, riprende quello stesso posto o nessuno. Chi è nuovo prende subito il posto di un’IA, con le sue carte e i suoi punti. Oppure riceve un posto nuovo dalla prossima manche, dietro l’ultimo e con il punteggio più basso. Non ci sono posti nuovi a squadre, a eliminazione o in una partita con un numero fisso di manche.

## rulesets

value-switch = { $value ->
    [on] sì
   *[off] no
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = Come si gioca
rules-topic-house = Regole della casa, qui
rules-topic-cards = Le carte
rules-topic-asked = Domande frequenti
rules-first = { $both ->
    [on] Restate senza carte, tu e il partner, prima delle altre squadre.
   *[off] Resta senza carte prima degli altri.
}
rules-goal = **Lo scopo** · { $scoring ->
    [single] { $first } La partita è di una sola manche, e non si contano punti.
    [until_last] Liberati delle tue carte per prendere il prossimo posto in classifica. Gli altri continuano finché resta un solo giocatore con carte. La partita è di una sola manche, e non si contano punti.
    [golf] Tieni pochi punti in mano alla fine della manche. Finisce quando { $both ->
        [on] tutti e due i partner di una squadra restano
       *[off] un giocatore resta
    } senza carte. Poi ognuno prende i punti delle carte che ha ancora in mano{ $teams ->
        [on] , e quelli del partner
       *[off] { "" }
    }. { $points } Dopo { $rounds } manche vince la somma più bassa. In caso di parità si gioca un’altra manche.
    [best_of] { $first } Così si vince la manche, e non si contano punti. La partita ha { $rounds } manche, e vince chi ne vince di più. Finisce prima se nessuno può più raggiungere chi è in testa. Se i migliori sono pari, si gioca un’altra manche.
   *[points] { $first } Così si vince la manche, con i punti delle carte { $teams ->
        [on] in mano agli avversari
       *[off] in mano a tutti gli altri
    }. { $points } { $elimination ->
        [on] Dopo ogni manche esce il giocatore con più punti in mano. L’ultimo rimasto vince la partita.
       *[off] Vince la partita chi arriva per primo a { $target } punti. Se i due migliori sono pari, si gioca un’altra manche.
    }
}
rules-points = Le carte valgono: { $points }.
rules-points-number = i numeri il loro valore
rules-points-action = le carte azione { $points }
rules-points-wild = i Jolly { $points }
rules-points-others = tutte le altre { $points }
rules-points-face = { $card } { $points }
rules-turn = **Il tuo turno**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] Gioca una carta qualsiasi.
    [always] Gioca una carta qualsiasi. Non puoi pescare invece di giocare.
   *[match] Gioca una carta con il colore, il numero o il simbolo di quella in cima, oppure un Jolly.
}
rules-turn-press = Se non giochi, premi il lanciacarte una volta. Resta muto o ti spara addosso delle carte. Poi il tuo turno è finito.
rules-turn-uno = { $kind ->
    [off] Non serve dire Uno.
    [announced] Quando giochi la penultima carta, Uno viene annunciato in automatico.
    [strict] Quando ti resta una carta, devi dire **Uno** prima che un altro ti becchi. Vale solo allora.
   *[call] Quando ti resta una carta, devi dire **Uno**: appena prima di giocare, mentre giochi, o dopo, prima che un altro ti becchi.
}{ $catches ->
    [draw] { " " }Se ti beccano: { $penalty ->
        [0] non succede niente.
        [one] peschi una carta.
       *[other] peschi { $penalty } carte.
    }
    [press] { " " }Se ti beccano: { $penalty ->
        [0] non succede niente.
        [one] premi il lanciacarte una volta.
       *[other] premi il lanciacarte { $penalty } volte.
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **Jolly** · Vanno su qualsiasi carta, e tu scegli il colore.
rules-card = **{ $card }** · { $does }
rules-no-challenge = Le carte che fanno pescare non si possono sfidare.
rules-asked-draw = Posso pescare anche se potrei giocare? Sì.
rules-asked-press = Posso premere anche se potrei giocare? Sì.
rules-asked-stack = Devo per forza accumulare? No, puoi pescare la somma. Serve un + alto quanto l’ultimo, non quanto la somma. Il colore non conta.
rules-asked-discard = Posso chiudere con Scarta tutto? Sì. Se ti lascia una carta, di’ Uno. Le carte che porta via non hanno effetto.
rules-asked-roulette = Chi dice il colore di una roulette? Il giocatore colpito. I Jolly non la fermano, e non ci si può accumulare sopra.
rules-asked-out = Con { $limit } carte si è KO, anche più giocatori nella stessa manche. Le loro carte vanno sotto gli scarti, e tornano con la prossima mescolata.
rules-asked-seven = Un sette deve per forza scambiare? Sì, a meno che sia l’ultima carta.
rules-asked-backs = Perché non vedo il retro delle mie carte? Lo vedono solo gli altri, come a un tavolo vero. Dopo un Flip le tue carte sono quelle.
rules-asked-flip = Che carta c’è in cima dopo un Flip? Quella che stava in fondo agli scarti. Se è un Jolly, il prossimo giocatore sceglie il colore.
rules-asked-side = Quale lato conta a fine manche? Il lato in gioco. Un Flip come ultima carta gira prima le carte di tutti.
effect-discards-color = Vanno giù con lei tutte le altre carte del suo colore che hai in mano, senza effetto.
effect-turns-over = Si gira tutto: gli scarti in blocco, il mazzo e le carte di ognuno. La nuova carta in cima non ha effetto.
effect-reverses = Si cambia giro. In due, l’altro salta il turno.
effect-owes = Il prossimo giocatore pesca { $count ->
    [one] una carta
   *[other] { $count } carte
} e { $after ->
    [on] poi gioca.
   *[off] salta il turno.
}
effect-reverses-owes = Si cambia giro. Il giocatore che viene dopo pesca { $count } carte e { $after ->
    [on] poi gioca.
   *[off] salta il turno.
} In due, quel giocatore sei tu.
effect-roulette = Il prossimo giocatore dice un colore, gira carte finché non ne esce una, le prende tutte e { $after ->
    [on] poi gioca.
   *[off] salta il turno.
}
effect-presses = Il prossimo giocatore preme il lanciacarte { $count ->
    [one] una volta
    [2] due volte
   *[other] { $count } volte
} e { $after ->
    [on] poi gioca.
   *[off] salta il turno.
}
effect-presses-until = Il prossimo giocatore preme il lanciacarte finché non spara, e { $after ->
    [on] poi gioca.
   *[off] salta il turno.
}
effect-skips = { $count ->
    [one] Il prossimo giocatore salta il turno.
   *[other] I prossimi { $count } giocatori saltano il turno.
}
effect-skips-all = Tutti gli altri saltano il turno. Giochi di nuovo tu.
effect-others-draw = { $count ->
    [one] Tutti gli altri pescano una carta.
   *[other] Tutti gli altri pescano { $count } carte.
}
effect-others-press = { $count ->
    [one] Tutti gli altri premono il lanciacarte una volta.
   *[other] Tutti gli altri premono il lanciacarte { $count } volte.
}
effect-target-draws = Un giocatore a tua scelta pesca { $count } carte, senza saltare il turno.
effect-swap = Scambi le carte con un giocatore a tua scelta.
effect-swap-owes-uno = Chi resta così con una carta deve dire Uno.
effect-shuffle = Le carte di tutti vengono raccolte, mescolate e ridistribuite.
effect-voted = Fa quello che avete votato prima della prima manche.
effect-none = Non ha effetto.
effect-none-last = Come ultima carta non ha effetto.
effect-never-last = Non può essere la tua ultima carta.
effect-never-on = Non si può giocare su { $card }, se non per accumulare.
effect-challenged = Il prossimo giocatore ne pesca { $count } e { $after ->
    [on] poi gioca
   *[off] salta il turno
}{ $kind ->
    [free] . Puoi giocarla quando vuoi.
    [strict] . Puoi giocarla solo se è regolare: { $needs ->
        [no_playable] non puoi giocare nessun’altra carta.
       *[no_color] non hai carte del colore in gioco.
    }
   *[challenge] , oppure sfida. È regolare solo se { $needs ->
        [no_playable] non puoi giocare nessun’altra carta
       *[no_color] non hai carte del colore in gioco
    }. { $sum ->
        [on] Colpevole: peschi tutta la somma. Innocente: chi sfida pesca la somma più due, e salta il turno.
       *[off] Colpevole: le { $count } carte le peschi tu. Innocente: chi sfida ne pesca { $more } e salta il turno.
    }
}
effect-challenged-until = Il prossimo giocatore pesca finché non esce una carta del colore, e { $after ->
    [on] poi gioca
   *[off] salta il turno
}{ $kind ->
    [free] . Puoi giocarla quando vuoi.
    [strict] . Puoi giocarla solo se è regolare: { $needs ->
        [no_playable] non puoi giocare nessun’altra carta.
       *[no_color] non hai carte del colore in gioco.
    }
   *[challenge] , oppure sfida. È regolare solo se { $needs ->
        [no_playable] non puoi giocare nessun’altra carta
       *[no_color] non hai carte del colore in gioco
    }. Colpevole: peschi tu finché non esce il colore. Innocente: chi sfida pesca finché non esce, poi altre due, e salta il turno.
}

contradiction-no-ruleset = Non riesco a leggere queste regole. Scegli un set di regole, o incolla un codice.
contradiction-unknown-field = Questa versione non ha una regola “{ $field }”. Scegli un set di regole, o incolla un altro codice.
contradiction-bad-value = { $field } non può essere “{ $value }”. Scegli dal menu.
contradiction-bad-number = { $field } vuole un numero da { $low } a { $high }, non { $value }.
contradiction-bomb-needs-several = Una bomba sono più carte insieme. Attiva anche Più carte insieme.
contradiction-keep-needs-move = Nessuna carta sposta le carte altrui, quindi non c’è niente da rifiutare. Attiva Il sette scambia o Lo zero fa girare, o disattiva Scambi facoltativi.
contradiction-revenge-needs-stacking = La vendetta raddoppia una somma accumulata. Prima scegli un tipo di Accumulo.
contradiction-no-draw-needs-limit = Non c’è un limite che possa impedire di pescare. Prima metti un Limite di carte.
contradiction-limit-within-deal = { $hand_size } carte in mano supererebbero subito il limite di { $hand_limit }. Metti un Limite di carte più alto, o Carte iniziali più basse.
contradiction-knock-out-needs-limit = Senza un limite nessuno va KO. Prima metti un Limite di carte che mette KO.
contradiction-not-in-deck = Questo mazzo esclude quella scelta di “{ $field }”. Lascia la regola com’è, o scegli un altro Mazzo.
contradiction-limit-until-last = Una partita fino all’ultimo rimasto non può mettere KO chi ha troppe carte. Fai che il Limite di carte impedisca solo di pescare, o scegli un altro Punteggio.
contradiction-four-not-judged = Un Jolly Pesca quattro che si gioca quando si vuole non viene mai giudicato. Lascia la sua condizione com’è, o permetti di sfidarlo.
contradiction-nothing-to-show = Solo una sfida mostra le carte. Permetti di sfidare il Jolly Pesca quattro, o mostra le carte solo a chi sfida.
contradiction-false-catch-needs-calls = Se non serve dire Uno, non si può beccare a torto. Fai dire Uno ai giocatori, o metti Falso allarme su niente.
contradiction-double-needs-points = Punti doppi raddoppia i punti di chi vince una manche. Scegli il Punteggio a punti, o disattivalo.
contradiction-both-out-needs-teams = Solo i partner possono chiudere tutti e due. Attiva anche Squadre.
contradiction-teams-until-last = Le squadre non possono giocare fino all’ultimo rimasto. Scegli un altro Punteggio, o disattiva Squadre.
contradiction-teams-elimination = Una squadra non può perdere un solo giocatore. Disattiva Squadre o Eliminazione.
contradiction-elimination-needs-rounds = L’eliminazione va avanti finché resta un solo giocatore. Scegli il Punteggio a punti, o disattivala.
contradiction-reshuffle-teams = I partner siedono l’uno di fronte all’altro per tutta la partita. Disattiva Squadre o Posti a caso.
contradiction-reshuffle-needs-rounds = I posti si rimescolano tra una manche e l’altra, e qui la partita è di una sola manche. Scegli il Punteggio a punti, o disattiva Posti a caso.
contradiction-blind-until-playable = Pescare finché una carta va bene la rivelerebbe. Pesca una carta, o disattiva Pesca alla cieca.
contradiction-blind-must-play = Non puoi sapere se una carta coperta si deve giocare. Fai che una carta pescata si giochi o si tenga, o disattiva Pesca alla cieca.
contradiction-blind-open-hands = Le carte scoperte per tutti non possono essere nascoste a chi le ha. Tieni coperte le carte di tutti, o disattiva Pesca alla cieca.
contradiction-seats = { $seats ->
    [one] Un giocatore è
   *[other] { $seats } giocatori sono
} troppo pochi o troppi: si gioca da { $low } a { $high }.
contradiction-teams-even = Le squadre vogliono quattro, sei, otto o dieci giocatori. { $seats ->
    [one] Qui ce n’è uno.
   *[other] Qui ce ne sono { $seats }.
}
contradiction-deck-too-small = { $decks ->
    [one] Un mazzo non basta
   *[other] { $decks } mazzi non bastano
} per dare { $hand_size } carte a ognuno di { $seats } giocatori. Danne al massimo { $most }, o aggiungi un mazzo.
code-no-code = Questo non è un codice di regole. Incollane uno come lo mostra un tavolo, o scegli un set di regole.
code-other-version = Questo non è un set di regole, e i codici che iniziano con { $version } sono di un’altra versione. Scegli un set di regole, o incolla un codice che inizia con A.
code-mistyped = Quel codice ha un errore di battitura. Copialo di nuovo dal tavolo che lo mostra.
code-newer-field = Quel codice ha una regola della casa, { $tag }, che questa versione non conosce. Aggiorna unobot, o scegli altre regole.
code-bad-value = Quel codice mette { $field } su “{ $value }”, che questa versione non conosce. Aggiorna unobot, o scegli altre regole.

## illustrations

alt-top = In cima: { $card }
alt-top-below = In cima: { $card }; sotto: { $below }
alt-played = ha giocato { $card }
alt-drew = ha pescato { $count }
alt-silent = ha premuto: clic
alt-launcher = Clic dall’ultimo sparo del lanciacarte: { $count }.
alt-skipped = salta il turno
alt-seat = { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
alt-lobby = Prima della partita: { $seats }. { $free ->
    [0] Nessun posto libero.
    [one] { $free } posto libero.
   *[other] { $free } posti liberi.
}
alt-table = { $top }. { $way }, { $pile }. In ordine di gioco: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = { $scoring ->
    [golf] Punti, manche per manche. Dopo { $rounds } manche vince chi ne ha meno.
    [best_of] Manche vinte, al meglio delle { $rounds }, manche per manche.
   *[points] Tabellone a { $target } punti, manche per manche.
} { $scores }
alt-playable = Puoi giocare: { $cards }
alt-backs = sul retro: { $cards }

## buttons

button-hand = Mie carte
button-more = Altro
button-rules = Regole
button-players = Giocatori
button-show-table = Mostrami il tavolo
button-leave = Esci
button-rematch = Rivincita
button-help = Aiuto
button-code = Incolla un codice
button-form = Tutto in un modulo
button-form-again = Torna al modulo

button-uno = Uno!
button-catch = Becca!
button-catch-name = Becca { $name }!
button-draw = Pesca
button-press-launcher = ⚡ Premi
button-play = Giocala
button-keep = Tienila
button-no-swap = Tengo le mie carte
button-pass-hands = Falle girare
button-say-uno-off = 📣 Di’ UNO
button-say-uno-on = ✅ UNO pronto
button-say-uno-off-short = 📣 UNO
button-say-uno-on-short = ✅ UNO

button-refresh = Aggiorna
button-back = Indietro
button-back-hand = Torna alle mie carte
button-previous = ◀
button-page = { $page } di { $pages }
button-next = ▶

### lobby

## lobby

button-join = Partecipa
button-start = Inizia
button-open = Apri un tavolo
button-start-ais = { $ais ->
    [one] Gioca con un’IA
   *[other] Gioca con { $ais } IA
}
button-start-with = { $ais ->
    [one] Inizia con 1 IA
   *[other] Inizia con { $ais } IA
}
button-start-waits = Inizia: ne mancano { $people }
button-add-ai = Aggiungi un’IA
button-options = Regole, ritmo, giocatori
button-length-round = Partita veloce: una manche
button-quick = Partita veloce
button-length-points = Partita a { $target } punti
button-length-rounds = { $scoring ->
    [golf] { $rounds ->
        [one] Golf: una manche
       *[other] Golf: { $rounds } manche
    }
   *[best_of] { $rounds ->
        [one] Partita di una manche
       *[other] Partita di { $rounds } manche
    }
}
button-invite = Invita
button-change-rules = Cambia regole

lobby-title = Uno: chi gioca?
lobby-how = Premi **Partecipa** per prendere un posto. **{ $host }** dà il via alla partita.
lobby-how-start = **{ $host }** dà il via alla partita.
lobby-rematch = Uno: la rivincita?
lobby-rematch-how = Comincia quando tutti hanno premuto **Rivincita**, o quando **{ $host }** preme **Inizia**.
lobby-free = ▫️ _libero_
lobby-missing = { $ais ->
    [one] Manca un giocatore. Aspetta un amico, o gioca subito contro un’IA.
   *[other] Mancano { $ais } giocatori. Aspetta gli amici, o fai entrare subito le IA.
}
lobby-waiting-teams = Per le squadre servono { $needed } giocatori: aspettane altri { $missing }, o aggiungi delle IA.
lobby-ready = { $seats ->
    [10] Tutti e dieci i posti sono presi.
   *[other] Si può iniziare. Si gioca al massimo in dieci.
}
lobby-rules = Regole: **{ $preset }** · { $what }
lobby-time-control = Ritmo: { $pace }
lobby-even = Partita alla pari: questa IA gioca più o meno come voi. Se vincete, la prossima partita è più difficile. Se perdete, è più facile.
lobby-access-invited = ✉️ Solo su invito.
lobby-access-closed = 🔒 Chiuso a nuovi giocatori.
lobby-until = Si chiude { $when } se non entra nessuno.
lobby-until-start = Si chiude { $when } se la partita non inizia.
lobby-add-ai = Aggiungi un’IA
lobby-remove-ai = Togli un’IA

lobby-closed = Questo tavolo è chiuso
lobby-limited-rules = 🔒 Un admin di questo server ha bloccato le regole, quindi ora questo tavolo ha quelle del server.
lobby-limited-ais = 🔒 Un admin di questo server ha limitato le IA, quindi qualcuna è dovuta uscire.

## seats

mark-host = 👑 host
mark-ready = ✅ ok
mark-ai = 🤖 IA, { $level }
mark-engine = ⚙️ motore { $level }
mark-away = 🤖 assente, gioca un’IA
mark-autopilot = 💤 dorme, gioca un’IA
mark-resting = 🤖 per ora gioca un’IA
mark-gone = 💤 assente
mark-asleep = 💤 dorme
mark-out = 🚪 fuori
mark-placed = 🏁 { $place }º posto
mark-done = 🏁 ha chiuso
mark-uno = 📣 ha detto Uno
mark-uno-owed = ❗ non ha detto Uno
mark-uno-short = 📣 Uno!
mark-uno-owed-short = ❗ Uno?

legend-cards = carte
legend-points = punti
legend-rounds-won = manche vinte
legend-ai = 🤖 IA
legend-away = 💤 assente, gioca un’IA
legend-teams = 🤝 Squadre: { $teams }

level-novice = principiante
level-novice-how = Gioca qualsiasi carta che va bene.
level-casual = occasionale
level-casual-how = A volte gioca bene, a volte no.
level-clever = in gamba
level-clever-how = Gioca bene, e qualche errore lo fa.
level-expert = esperta
level-expert-how = Ha imparato giocando contro sé stessa.
level-even = alla pari
level-even-how = Forte come te, per le ultime partite.
engine-how = Un programma aggiunto dall’admin del bot.

table-engine-failed = ⚙️ Il motore { $engine } si è bloccato. Ora per **{ $name }** gioca un’IA.
refused-no-ai = A questo tavolo non c’è quell’IA.
refused-engine-rules = { $engine } non sa giocare con queste regole. I motori vogliono le regole ufficiali, un mazzo e sette carte iniziali; il traguardo è libero.
refused-only-host-engine = Solo l’host, { $host }, può far sedere dei motori.

## places

place-direct = Uno in solitario · [alla partita]({ $link })
place-group = Uno in gruppo · [al tavolo]({ $link })
place-foreign = Uno in un server senza di me · [al tavolo]({ $link })
asleep-title = Il tavolo dorme
asleep-body = Da un po’ nessuno preme un pulsante, e qui posso scrivere solo dopo un clic. Premi qui per riprendere da dove eravate.
button-wake = Riprendi
asleep-moved = Il tavolo continua qui sotto.
refused-external-apps = Qui ti manca il permesso Usa app esterne, quindi il tavolo lo vedresti solo tu. Chiedilo a un admin di questo server, o gioca in un messaggio di gruppo.
refused-slow-direct = Nei nostri messaggi diretti le partite non hanno tempo limite, quindi non puoi scegliere il ritmo.
refused-slow-group = In un messaggio di gruppo non posso avvisare nessuno, quindi niente tavoli lenti. Scegli un ritmo più veloce.
refused-slow-foreign = Non sono in questo server, quindi non posso avvisare nessuno. Qui niente tavoli lenti. Scegli un ritmo più veloce.
refused-thread-direct = Nei nostri messaggi diretti non ci sono thread. Togli l’opzione **thread**.
refused-thread-group = In un messaggio di gruppo non ci sono thread. Togli l’opzione **thread**.
refused-thread-foreign = Non sono in questo server, quindi non posso aprire un thread. Togli l’opzione **thread**.
refused-resume-place = Fuori dai server, una partita continua con il pulsante del suo messaggio. `/uno start` ne apre un’altra.

## obstacles

refused-timeout = Non posso giocare in { $channel }: la moderazione mi ha messo in timeout fino a { $until }. Può toglierlo anche prima.
refused-private-thread = Non sono nel thread privato { $channel }, quindi non posso scriverci. Menziona lì { $bot } per farmi entrare, e riprova.
refused-locked-thread = Non posso giocare in { $channel }: il thread è bloccato. La moderazione può sbloccarlo.
refused-hidden-channel = Non vedo { $channel }. Se è un thread privato, menziona lì { $bot }. Se no, dammi lì il permesso Visualizza canale.
refused-slow-mode = La modalità lenta di Discord ora non mi lascia scrivere in { $channel }. Un admin può dare lì al mio ruolo il permesso di ignorarla, o disattivarla.
note-mute-timeout = Non posso mostrare il tavolo in { $channel }: la moderazione mi ha messo in timeout fino a { $until }. Si continua dalle vostre carte.
note-mute-private-thread = Non posso mostrare il tavolo in { $channel }: non sono in questo thread privato. Menziona lì { $bot } per farmi entrare. Si continua dalle vostre carte.
note-mute-hidden-channel = Non posso mostrare il tavolo in { $channel }, perché non lo vedo. Se è un thread privato, menziona lì { $bot }. Se no, dammi lì il permesso Visualizza canale. Si continua dalle vostre carte.
note-mute-slow-mode = Ora non posso mostrare il tavolo in { $channel }, per la modalità lenta. Si continua dalle vostre carte.
refused-commands-only = Questo server ha i miei comandi, ma io non ci sono, quindi qui non funziona. Aggiungimi con questo link: { $link }
refused-commands-only-private = Questo server ha i miei comandi, ma io non ci sono, quindi qui non funziona. Può aggiungermi chi mi gestisce.

## players

players-title = Giocatori
players-alone = Qui ci sei solo tu.
players-kick = Espelli un giocatore…
players-new-host = Scegli un nuovo host…
players-release = Libera il posto di chi è uscito…
access-open = Può entrare chiunque
access-invited = Entra solo chi ha l’invito
access-closed = Non entra più nessuno

players-kick-title = Espellere { $name }?
players-kick-body = Un’IA continua con le sue carte. Non potrà tornare in questa partita.
players-kick-leaves = È ancora in questa partita. Con l’espulsione, per te la partita vale come abbandono: ultimo posto nei risultati e nel rating. Puoi continuare a giocare.
players-kick-body-lobby = Non potrà tornare a questo tavolo.
button-kick = Espelli

note-kicked = Espulsione: { $name }.
note-new-host = Ora l’host è { $name }.
note-released = Il posto di { $name } ora è di un’IA. Altri possono prenderlo.
refused-kicked = Ti hanno espulso da questa partita. Puoi giocare al prossimo tavolo qui.
refused-former = Hai eliminato i tuoi dati, quindi non puoi tornare in questa partita. Puoi giocare al prossimo tavolo qui.
refused-invited-only = Solo su invito. Chiedi un invito a { $host }.
refused-closed-to-new = Chiuso a nuovi giocatori. Chiedi all’host, { $host }.
refused-only-host-manages = Possono farlo solo l’host, { $host }, o la moderazione.
refused-no-such-player = Non ha più un posto a questo tavolo.
refused-kick-oneself = Non puoi espellerti. Premi **Esci**.
refused-new-host-away = { $name } non c’è, e l’host deve essere presente.
refused-release-present = { $name } è ancora qui, quindi il posto resta suo. Se vuoi, usa **Espelli**.

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: ancora senza colore
table-play = Tocca a **{ $name }**: { $emoji } **{ $color }** o **{ $face }**.
table-play-color = Tocca a **{ $name }**: { $emoji } **{ $color }**.
table-play-any = **{ $name }** inizia con una carta qualsiasi.
table-any = **{ $name }** gioca una carta qualsiasi.
table-drawn = **{ $name }** ha pescato una carta: la gioca o la tiene.
table-drawn-must = **{ $name }** ha pescato una carta e deve giocarla, se va bene.
table-drawn-blind = **{ $name }** ha pescato una carta coperta.
table-color = **{ $name }** sceglie il primo colore.
table-roulette = **{ $name }**: quale colore?
table-answer = **{ $name }** deve pescare { $owed } carte, o sfidare **{ $by }**.
table-answer-until = **{ $name }** pesca fino a { $color } o sfida **{ $by }**
table-owes = **{ $name }** deve pescare { $owed } carte, o girarle al prossimo.
table-owes-until = **{ $name }** pesca fino a { $color } o gira al prossimo
table-nothing-laid = Nessuna carta giocata finora
table-thinking = **{ $name }** ci pensa…
table-turn-answer = **{ $name }** ne pesca { $owed } o sfida **{ $by }**
table-turn-owes = **{ $name }** ne pesca { $owed } o le gira al prossimo
table-turn-drawn = **{ $name }** ha pescato una carta
table-waits = 💤 Non c’è nessuno, quindi la partita aspetta. Si riprende con **{ $button }**.
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discord non risponde: il tempo è fermo.
table-skip = ⏭️ { $count } voti su { $needed } per saltare questo turno, sotto **Altro**.
table-newcomers = Dalla prossima manche: { $names }
open-hand = scoperte: { $cards }
table-round = Manche { $number }
table-round-ends = il tempo scade { $when }
table-clockwise = ↻ senso orario
table-counterclockwise = ↺ senso antiorario
table-side = { $side ->
    [dark] 🌙 lato scuro
   *[light] ☀️ lato chiaro
}
table-pile = { $count ->
    [0] mazzo vuoto
   *[other] mazzo: { $count }
}

ping-turn = { $mention }, tocca a te su { $card } · scade { $when }
ping-turn-untimed = { $mention }, tocca a te su { $card }
ping-answer = { $mention }, devi pescare { $owed } carte. Che fai? · scade { $when }
ping-answer-untimed = { $mention }, devi pescare { $owed } carte. Che fai?
ping-first = { $mention }, tocca a te · scade { $when }
ping-first-untimed = { $mention }, tocca a te

name-unknown = Giocatore sconosciuto
name-former = Ex giocatore
dm-place = Uno in **{ $server }** · [al tavolo]({ $link })
dm-place-suspended = Uno in **{ $server }** · [al server]({ $link })
dm-place-unknown = un server
note-mute-permission = Non posso mostrare il tavolo in { $channel }: lì mi serve il permesso { $missing }. Si continua dalle vostre carte.
note-mute-thread = Non posso mostrare il tavolo in { $channel }: il thread è chiuso. Si continua dalle vostre carte.

## tables

tables-yours = I tuoi tavoli
tables-which = Quale tavolo?
tables-turn = **tocca a te**
tables-wait = tocca a **{ $name }**
tables-waits = aspetta, perché non c’è nessuno
tables-until = scade { $when }
tables-pause = tra una manche e l’altra
tables-next = la prossima manche inizia { $when }
tables-lobby = non ancora iniziato
tables-suspended = aspetta `/uno resume`
tables-over = finito
tables-more = { $count ->
    [one] { $count } altro tavolo non è in elenco. Apri lì le tue carte.
   *[other] Altri { $count } tavoli non sono in elenco. Apri lì le tue carte.
}
tables-notify-me = **Avvisami** ti manda un avviso quando si apre il prossimo tavolo in questo canale.
tables-empty = Non hai un posto a nessun tavolo. `/uno start` ne apre uno.

## suspended

suspended-match = La partita aspetta
suspended-lobby = Il tavolo aspetta
suspended-here = Non raggiungo il canale di questa partita. Continuala in questo canale con **Riprendi qui**, o in un altro con `/uno resume`.
adjourned-title = La partita è in pausa
adjourned-body = Per un po’ non c’è stato nessuno, quindi la partita aspetta così com’era. Continua qui con **Riprendi**, o in qualsiasi canale di questo server con `/uno resume`.
adjourned-resting = Da un po’ qui giocano solo le IA, quindi la partita aspetta. Si riprende con **{ $button }**.
adjourned-kept = Si chiude per sempre { $when }.
button-resume = Riprendi
button-resume-here = Riprendi qui
refused-adjourned = Questa partita è in pausa perché sono usciti tutti. `/uno resume` la riprende.
refused-suspended = Non raggiungo il canale di questa partita. Riprendila con `/uno resume` in qualsiasi canale del server.
refused-channel-suspended = In questo canale c’è una partita che aspetta. `/uno resume` la riprende.
refused-not-suspended = Questa partita è già in corso.
refused-nothing-suspended = In questo server nessuna partita aspetta. `/uno start` apre un tavolo.
refused-only-seated-resumes = Possono riprendere una partita solo i suoi giocatori, il suo host o la moderazione.
refused-which-match = Ci sono più partite che aspettano. Scegline una con l’opzione **partita**.

## vote

vote-title = Che cosa fa il Jolly Personalizzabile?
vote-how = Un voto a testa. In caso di parità decide il caso.
vote-option = { $count ->
    [one] { $number }. { $rule }: un voto
   *[other] { $number }. { $rule }: { $count } voti
}
vote-open = Devono ancora votare: { $names }.
vote-voted = Hai votato per { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = tutti gli altri pescano una carta
custom-pass-hands = ognuno passa le sue carte al prossimo
custom-target-draws = un giocatore a tua scelta pesca due carte
custom-skip-all = tutti gli altri saltano il turno e giochi di nuovo tu
custom-swap = scambi le carte con un giocatore a tua scelta

## time_control

button-time-control = Ritmo
time-control-title = Quanto può durare una mossa?
time-control-how = A un tavolo lento non devi restare. Ti avviso quando tocca a te, e `/uno tables` elenca i tavoli che ti aspettano.
time-control-normal = Normale
time-control-fast = Veloce: 20 secondi a mossa
time-control-hours = Lento: 4 ore a mossa
time-control-day = Lento: un giorno a mossa
time-control-days = Lento: 3 giorni a mossa
time-control-time = { $time } a mossa
ping-switch-off = `/uno me` disattiva questi avvisi.
refused-only-host-time-control = Solo l’host, { $host }, può scegliere il ritmo.
refused-time-control-by-rules = Le regole di questo tavolo ti danno { $seconds } secondi a mossa. Le cambi con **Cambia regole**.

### play

## hand

hand-play = Tocca a te: { $emoji } **{ $color }** o **{ $face }**
hand-play-color = Tocca a te: { $emoji } **{ $color }**
hand-play-any = Tocca a te: inizia con una carta qualsiasi
hand-turn = **Tocca a te:** { $color } o { $sign }
hand-turn-color = **Tocca a te:** { $color }
hand-turn-any = **Tocca a te:** qualsiasi carta
hand-partner = Partner: **{ $name }**, { $count ->
    [one] una carta
   *[other] { $count } carte
}.
hand-partner-done = **{ $name }** ha chiuso. Ora manchi tu.
hand-done = **{ $name }** continua per la tua squadra, { $count ->
    [one] una carta
   *[other] { $count } carte
}.
hand-out = Per te la manche è finita: { $place }
knocked-out-title = KO con { $count } carte
knocked-out-by = Merito di **{ $by }**, con { $card }.
knocked-out-next-round = Guarda gli altri giocare. Torni in gioco nella prossima manche.
knocked-out-rematch = Guarda gli altri giocare. Nella **Rivincita** il tuo posto è libero.
knocked-out-picture = { $name }: KO
knocked-out-picture-by = { $count } carte, grazie a { $by }
knocked-out-picture-alone = { $count } carte sono troppe
hand-play-pass = Non puoi né giocare né pescare, quindi **Passa**.
hand-play-none = Nessuna carta va bene. Pescane una.
hand-play-none-until = Nessuna carta va bene. Pesca finché una va bene.
hand-play-none-launcher = Nessuna carta va bene. Premi il lanciacarte.
hand-drawn = **Hai pescato** { $card }
hand-drawn-must = Devi giocarla.
hand-drawn-unfit = Non va bene, quindi tienila.
hand-drawn-unfit-passing = Non va bene, quindi passi.
hand-drawn-nothing = Non c’era più niente da pescare.
hand-drawn-nothing-passing = Non c’era più niente da pescare, quindi passi in automatico.
hand-drawn-blind = Hai pescato una carta coperta. Tienila; la vedi all’inizio del tuo prossimo turno.
hand-drawn-blind-passing = Hai pescato una carta coperta, e passi in automatico. La vedi all’inizio del tuo prossimo turno.
hand-unseen = { $count ->
    [one] Una carta resta coperta fino al tuo turno.
   *[other] { $count } carte restano coperte fino al tuo turno.
}
hand-first-color = **Scegli il primo colore**
hand-roulette = 🎡 **Quale colore?**
hand-roulette-how = Prendi tutte le carte fino alla prima di quel colore.
hand-wild = { $card }: quale colore?
hand-answer = **{ $name }** ha giocato un { $card } su { $emoji } **{ $color }**: ne peschi { $owed } o sfidi?
hand-answer-until = **{ $name }** ha giocato un { $card }: peschi fino a { $color } o sfidi?
hand-answer-held = { $needs ->
    [no_playable] Se **{ $name }** poteva giocare un’altra carta, ne pesca { $owed }. Se no, ne peschi { $lost } tu.
   *[no_color] { $color ->
        [R] Se **{ $name }** aveva una carta rossa, ne pesca { $owed }. Se no, ne peschi { $lost } tu.
        [Y] Se **{ $name }** aveva una carta gialla, ne pesca { $owed }. Se no, ne peschi { $lost } tu.
        [G] Se **{ $name }** aveva una carta verde, ne pesca { $owed }. Se no, ne peschi { $lost } tu.
        [P] Se **{ $name }** aveva una carta rosa, ne pesca { $owed }. Se no, ne peschi { $lost } tu.
        [T] Se **{ $name }** aveva una carta turchese, ne pesca { $owed }. Se no, ne peschi { $lost } tu.
        [O] Se **{ $name }** aveva una carta arancione, ne pesca { $owed }. Se no, ne peschi { $lost } tu.
        [U] Se **{ $name }** aveva una carta viola, ne pesca { $owed }. Se no, ne peschi { $lost } tu.
       *[B] Se **{ $name }** aveva una carta blu, ne pesca { $owed }. Se no, ne peschi { $lost } tu.
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] Ne aveva un’altra? { $name } ne pesca { $owed }, se no tu { $lost }.
   *[no_color] { $color ->
        [R] Aveva il rosso? { $name } ne pesca { $owed }, se no tu { $lost }.
        [Y] Aveva il giallo? { $name } ne pesca { $owed }, se no tu { $lost }.
        [G] Aveva il verde? { $name } ne pesca { $owed }, se no tu { $lost }.
        [P] Aveva il rosa? { $name } ne pesca { $owed }, se no tu { $lost }.
        [T] Aveva il turchese? { $name } ne pesca { $owed }, se no tu { $lost }.
        [O] Aveva l’arancione? { $name } ne pesca { $owed }, se no tu { $lost }.
        [U] Aveva il viola? { $name } ne pesca { $owed }, se no tu { $lost }.
       *[B] Aveva il blu? { $name } ne pesca { $owed }, se no tu { $lost }.
    }
}
hand-answer-held-until = Se non era regolare, **{ $name }** pesca finché non esce il colore. Se lo era, peschi tu finché non esce, più altre due.
hand-answer-held-until-short = Irregolare? Pesca { $name }. Regolare? Tu, più altre due.
hand-answer-left = { $count ->
    [0] Era l’ultima carta di **{ $name }**.
    [one] A **{ $name }** resta { $count } carta.
   *[other] A **{ $name }** restano { $count } carte.
}
overlay-turn = Tocca a te
hand-waiting-bare = **{ $name }** ci pensa
hand-waiting = **{ $name }** ci pensa: { $card }
hand-waiting-next = poi tocca a te
hand-waiting-last = { $name } ha 1 carta
hand-wait-over = Il voto è finito. Si danno le carte.
hand-cards = Le tue carte, { $count ->
    [one] una carta
   *[other] { $count } carte
}: { $cards }
hand-uno-owed = 📣 Una carta! Dillo!
hand-uno-unnoticed = Fiù. Nessuno ci ha fatto caso.
hand-hit-cards = 💥 **+{ $count } per te!**
hand-hit-until = 💥 **Pesca fino a { $color }!**
hand-hit-launcher = { $count ->
    [0] 🍀 **Clic:** nessuna carta per te.
   *[other] 💥 **Il lanciacarte spara: +{ $count }!**
}
hand-hit-caught = 👀 **{ $name }** ti ha beccato: +{ $count }!
hand-hit-caught-free = 👀 **{ $name }** ti ha beccato: nessuna carta.
hand-hit-skip = ⏭️ Salti il turno.
hand-hit-swap = 🔁 **{ $name }** ha scambiato le carte con te!
hand-hit-hands = 🔁 Tutti hanno carte nuove!
hand-hit-turned-over = { $side ->
    [dark] 🌙 **Flip!** Ora vale il lato scuro.
   *[light] ☀️ **Flip!** Ora vale il lato chiaro.
}
hand-shown = Solo tu vedi le carte che aveva **{ $name }**: { $cards }
hand-shown-short = **{ $name }** aveva { $cards }
hand-backs = Sul retro: { $backs }
hand-backs-title = **Il retro delle carte degli altri**
hand-backs-how = Con un Flip queste diventano le loro carte. Loro non le vedono, e tu non vedi le tue.
hand-lobby = La partita non è ancora iniziata.
hand-lobby-seated = Ci sei. Le carte arrivano quando inizia la partita.
hand-away = Hai lasciato il tavolo, e un’IA gioca le tue carte.
hand-autopilot = ⌛ Tempo scaduto: gioca un’IA. Premi per giocare.
hand-resting = Un’IA gioca per te finché non premi.
hand-waits = Non c’è nessun altro. Premi per riprendere.
hand-away-waits = Hai lasciato il tavolo, e non c’è nessun altro. Quindi la partita aspetta.
button-return = Riprendi il mio posto

hand-step-cards = { $card }: quali carte?
hand-step-target = { $card }: scambia con…
hand-step-pass-hands = { $card }: far girare le carte?
hand-step-draws = { $card }: chi ne pesca due?
hand-first-target = Scambia le carte con…
hand-owed = Devi pescare { $owed ->
    [one] { $owed } carta
   *[other] { $owed } carte
}
hand-owed-until = Devi pescare finché non esce { $color }
hand-answer-stack = Girale al prossimo o pesca.
hand-answer-raise = Girale al prossimo con +{ $least } o più, o pesca.
hand-catch-whom = **Chi ha scordato Uno?**
hand-catch-wrong = Se sbagli, { $count ->
    [one] { $draws ->
        [press] premi il lanciacarte
       *[draw] peschi una carta
    }
   *[other] { $draws ->
        [press] premi il lanciacarte { $count } volte
       *[draw] peschi { $count } carte
    }
}.
hand-wrong-play = Se giochi una carta sbagliata, { $count ->
    [one] { $draws ->
        [press] premi
       *[draw] ne peschi una
    }
   *[other] { $draws ->
        [press] premi { $count } volte
       *[draw] ne peschi { $count }
    }
}.
hand-jump-in = Hai la stessa carta: giocala al volo!

button-take = Pescane { $owed }
button-pass = Passa
button-challenge = Sfida
button-catch-somebody = Becca…
button-count = { $name } ({ $count })
button-sort-color = Per colore
button-sort-value = Per valore
button-backs = Retro carte
button-hand-more = ···

note-caught = Hai beccato { $name }!
paused-title = ⏸️ Gli aggiornamenti sono in pausa
paused-hand = Forse non è aggiornato: premi **Aggiorna**.
paused-body = Premi **Aggiorna** per vedere a che punto è la partita.
note-dms-closed = Non posso mandarti messaggi diretti, quindi le tue carte sono solo qui. Con **Mie carte** al tavolo le rivedi.
note-dms-blocked = Ora Discord non mi lascia mandarti altri messaggi diretti, quindi le tue carte sono solo qui. Con **Mie carte** al tavolo le rivedi.
changed-terms = ⚠️ È cambiato da quando hai un posto: { $changes }
changed-terms-short = ⚠️ È cambiato: { $changes }
changed-no-take-back = Le mosse non si possono annullare
changed-ais = { $count ->
    [one] 1 IA
   *[other] { $count } IA
}

## menu

menu-title = Che altro?
menu-bump = **Porta giù** sposta il tavolo in fondo.
menu-skip = **Vota per saltare**: se la maggioranza è d’accordo, si gioca per **{ $name }**.
menu-autopilot = **Pilota automatico**: un’IA gioca per te.
menu-autopilot-off = Un’IA gioca per te. **Eccomi** la ferma.
menu-leave = **Esci**: subentra un’IA. **Mie carte** ti riporta.
menu-players = **Giocatori**: chi entra, chi esce, chi fa da host.
menu-look-picture = **Disegna il tavolo** lo mostra dall’alto.

button-bump = Porta giù
button-skip = Vota per saltare
button-autopilot-on = Pilota automatico
button-autopilot-off = Eccomi
button-look-picture = Disegna il tavolo
button-look-text = Solo parole
button-end = Chiudi la partita
button-end-yes = Sì, chiudi
button-end-no = Si continua

menu-end-title = Chiudere la partita per tutti?
menu-end-body = Si mostrano i punteggi, e non vince nessuno.
menu-end-leaves = Altri stanno ancora giocando. Per i risultati e il rating vale come abbandono, con l’ultimo posto.
menu-end-title-lobby = Chiudere questo tavolo?
menu-end-body-lobby = Tutti i giocatori perdono il posto.

note-bumped = Ora il tavolo è in fondo al canale.
note-look-picture = Ora il tavolo è disegnato dall’alto.
note-look-text = Ora il tavolo è mostrato a parole.
note-skip = Il tuo voto conta: { $count } su { $needed }.
note-skipped = Fatto: il turno è saltato.
note-ended = Il tavolo è chiuso.
note-not-ended = Si continua a giocare.
refused-only-host-look = Solo l’host, **{ $host }**, può scegliere come si mostra il tavolo.
refused-only-host-ends = Possono chiudere solo l’host, { $host }, o la moderazione.
refused-skip-oneself = Tocca a te. Gioca, o fai giocare un’IA con **Altro** → **Pilota automatico**.
refused-skip-nobody = Non c’è nessuno da saltare, o adesso non stai giocando.
refused-skip-alone = Un solo giocatore, o una sola squadra, non può saltare un turno. { $name } ha tutto il tempo per questa mossa.
refused-skip-early = Dai un attimo a { $name }. Puoi votare quando è passata metà del suo tempo.

## premove

button-premove-chosen = ✓ { $card }
premove-how = Premi una carta per giocarla al tuo turno.
premove-next = ✓ Prossima: **{ $card }**, se va bene.
premove-color = Colore nuovo: la tua carta resta.
premove-unfit = Non va bene: la tua carta resta.
refused-premove-now = Tocca a te. Gioca ora.
refused-premove-card = Quella carta non puoi sceglierla prima del tuo turno.

## take_back

button-take-back = Annulla mossa
button-take-back-off = Annullare mosse: no
button-take-back-on = Annullare mosse: sì
table-take-back = Puoi annullare una mossa entro 5 secondi.
refused-take-back-off = A questo tavolo non si annullano le mosse.
refused-take-back-late = Troppo tardi: dopo 5 secondi la mossa vale.

## refusals

refused-stale = Quel pulsante non è aggiornato. Ecco la situazione.
refused-unknown-button = Quel pulsante non funziona più. `/uno hand` e `/uno status` ne mostrano di nuovi.
refused-unknown-move = “{ $move }” non è una mossa. Scegline una dall’elenco, o scrivine una come R5, WG o draw.
refused-unknown-command = Discord non ha ancora l’ultima versione di questo comando. Riprova tra un minuto.
refused-too-often = Piano, piano. Aspetta un attimo, poi riprova.
refused-busy = Ora ho molto da fare, quindi non ce l’ho fatta. Riprova tra un attimo.
refused-too-slow = Ci è voluto troppo. Premi di nuovo.
refused-stopping = Sto per riavviarmi. Riprova tra un attimo. Non si perde niente.

refused-closed = Questo tavolo è chiuso. `/uno start` ne apre uno nuovo.
refused-running = La partita è iniziata.
refused-table-full = Tutti i { $seats } posti sono presi.
refused-only-host-starts = Può iniziare solo l’host, { $host }. Se non lo fa, { $when } può farlo chiunque abbia un posto.
refused-start-changed = Il tavolo è cambiato proprio prima del tuo clic, quindi non è iniziato ancora niente. Guarda di nuovo, poi inizia.
refused-seated-already = Sei già a questo tavolo.
refused-not-seated = Non stai giocando a questo tavolo.
refused-away = Hai lasciato questa partita. Premi **Mie carte** per continuare.
refused-left-already = Hai già lasciato il tavolo. Con **Mie carte** torni in gioco.

refused-no-table = In questo canale non c’è un tavolo. `/uno start` ne apre uno.
refused-no-such-table = Questo tavolo non c’è più. `/uno start` ne apre uno nuovo.
refused-channel-taken = Questo canale ha già un tavolo.
refused-elsewhere = Questo tavolo non è in questo canale. **Mie carte** e `/uno hand` mostrano le tue carte.
refused-place = A Uno si gioca in un server: in un canale testuale, in un thread o nella chat di un canale vocale. Prova lì `/uno start`.
refused-permission = Non posso giocare in { $channel }: lì mi serve il permesso { $missing }.
refused-bump = Ora Discord non mi lascia scrivere in questo canale, quindi il tavolo resta dov’è. Chiedi a un admin che cosa posso fare qui.
refused-rematch-moment = Le condizioni sono cambiate dall’ultima partita, quindi gli altri possono leggerle prima. Puoi iniziare { $when }, o prima se tutti premono **Rivincita**.
refused-unseen = Qui Discord non mi lascia mostrare il tavolo, quindi non ne ho aperto uno. Prova un altro canale, o chiedi a un admin che cosa posso fare qui.
permission-view-channel = Visualizza canale
permission-connect = Connettiti
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-create-public-threads = Crea thread pubblici
permission-create-private-threads = Crea thread privati
permission-manage-threads = Gestisci thread
permission-attach-files = Allega file

error-storage = Ora non raggiungo il mio database. Non è cambiato niente. Riprova tra un attimo.
error-unsure = Ho perso il database proprio mentre salvavo, quindi non so se è andato a buon fine. Riguarda tra un attimo.
error-discord = Discord non ha accettato la mia risposta. Forse ho comunque fatto quello che volevi: riguarda tra un attimo.
error-damaged = Non riesco a leggere i dati salvati, quindi non è cambiato niente. Tutto il resto funziona. Dillo a chi mi gestisce.
error-unexpected = Qualcosa è andato storto da parte mia. Non è cambiato niente. Riprova.

note-changed = Fatto.
note-left = Hai lasciato il tavolo.

## spectator

spectator-title = Stai guardando.
spectator-take = Puoi prendere subito il posto di un’IA, con le sue carte e i suoi punti.
spectator-join = Puoi entrare dalla prossima manche. Parti con il punteggio più basso del tavolo.
spectator-take-or-join = Puoi prendere subito il posto di un’IA, con le sue carte e i suoi punti, o entrare dalla prossima manche.
spectator-joins = Giochi dalla prossima manche.
spectator-full = Tutti i posti sono presi. Puoi giocare al prossimo tavolo qui.
spectator-kicked = Ti hanno espulso da questa partita.
spectator-backs-title = Il retro delle carte di tutti
spectator-backs-how = Solo chi non ha un posto li vede tutti. Non dire niente, per favore. Dopo una mossa premi **Aggiorna**.
button-take-over = Prendi il posto di { $name }
button-join-next-round = Entra dalla prossima manche
button-get-seat = Prendi un posto
button-all-backs = Tutti i retro
button-watch = Guarda
note-took-over = Il posto è tuo.
refused-seat-taken = Quel posto non è più libero.
refused-backs-seat = Potresti ancora prendere un posto in questa manche, quindi il retro delle carte per te resta nascosto.
refused-saw-backs = Hai visto il retro delle carte di questa manche. Puoi entrare dalla prossima.
refused-no-newcomers = Con queste regole non si entra a partita iniziata. Puoi giocare al prossimo tavolo qui.
refused-no-cards-left = Il mazzo ha troppo poche carte per più di { $seats } giocatori.

## moments

moment-won = { $pick ->
    [0] 🎉 Che finale! Complimenti a tutti.
    [1] 🎉 E la partita è chiusa. Un inchino, **{ $name }**!
   *[other] 🎉 Che partita! Grazie a chi ha giocato.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** gioca l’ultima carta e chiude!
    [1] 🏁 Neanche una carta: **{ $name }** chiude!
   *[other] 🏁 Mani vuote per **{ $name }**. Bel lavoro!
}
moment-caught = { $pick ->
    [0] 👀 Che occhio, **{ $other }**! **{ $name }** ne pesca { $count }.
    [1] 👀 **{ $other }** batte **{ $name }** sull’Uno: +{ $count } per **{ $name }**.
   *[other] 👀 Colpo d’occhio! **{ $other }** ha visto tutto, e **{ $name }** ne pesca { $count }.
}
moment-caught-free = 👀 **{ $other }** ha beccato **{ $name }**, ma non arriva nessuna carta.
moment-guilty = { $pick ->
    [0] ⚖️ Ci hai visto giusto, **{ $other }**! **{ $name }** aveva il colore e ne pesca { $count }.
    [1] ⚖️ La sfida regge: +{ $count } per **{ $name }**. Ottimo occhio, **{ $other }**!
   *[other] ⚖️ **{ $other }** non abbocca, e ha ragione. **{ $name }** ne pesca { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ Era tutto regolare: **{ $name }** sorride, **{ $other }** ne pesca { $count }.
    [1] ⚖️ Tentativo coraggioso, **{ $other }**! **{ $name }** ha giocato pulito: +{ $count }.
   *[other] ⚖️ La sfida fallisce. **{ $name }** aveva ragione, **{ $other }** ne pesca { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** e **{ $other }** si scambiano le carte!
    [1] 🔄 Cambio! Ora **{ $name }** e **{ $other }** hanno in mano le carte dell’altro.
   *[other] 🔄 Si riparte da capo per **{ $name }** e **{ $other }**: scambio!
}
moment-hands = { $pick ->
    [0] 🌀 Le carte di tutti si muovono, grazie a **{ $name }**!
    [1] 🌀 Carte nuove per tutti! **{ $name }** rimescola tutto.
   *[other] 🌀 **{ $name }** fa girare il tavolo: cambiano le carte di tutti!
}
moment-dark-side = { $pick ->
    [0] 🌙 Flip! **{ $name }** porta tutto sul lato scuro.
    [1] 🌙 Luci spente: **{ $name }** gira tutto il tavolo!
   *[other] 🌙 Benvenuti sul lato scuro, offre **{ $name }**!
}
moment-light-side = { $pick ->
    [0] ☀️ Flip! **{ $name }** riporta il lato chiaro.
    [1] ☀️ Buongiorno: **{ $name }** gira tutto il tavolo!
   *[other] ☀️ Fuori dal buio, grazie a **{ $name }**!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: UNO!
    [1] 📣 UNO! A **{ $name }** resta una carta.
   *[other] 📣 Attenzione, **{ $name }** dice UNO!
}
moment-draw = { $pick ->
    [0] 💥 +{ $count } per **{ $name }**!
    [1] 💥 Colpo a segno: **{ $name }** ne pesca { $count }.
   *[other] 💥 **{ $name }** si prende tutto: +{ $count }!
}
moment-roulette = { $pick ->
    [0] 🎡 La ruota si ferma: +{ $count } per **{ $name }**!
    [1] 🎡 Gira, gira: **{ $name }** ne prende { $count }.
   *[other] 🎡 Che giro! **{ $name }** ne scopre { $count }.
}
moment-launcher = { $pick ->
    [0] 💥 Il lanciacarte spara: +{ $count } per **{ $name }**!
    [1] 💥 Bum! **{ $name }** si prende { $count } carte.
   *[other] 💥 **{ $name }** si abbassa tardi: +{ $count }!
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }** va KO, con { $count } carte!
    [1] 💀 { $count } carte sono troppe: **{ $name }** va KO!
   *[other] 💀 Nessuna pietà: { $count } carte, e **{ $name }** va KO!
}

menu-moments = **Momenti**: banner per Uno e vittorie.
button-moments-on = Momenti: sì
button-moments-off = Momenti: no
note-moments-on = A questo tavolo i momenti sono attivi.
note-moments-off = A questo tavolo i momenti non sono attivi.
refused-only-host-moments = Solo l’host, **{ $host }**, può attivare o disattivare i momenti.

## hints

hint = 💡 { $hint }
hint-challenge = Dubbi? Pesca le carte.
hint-drawn = Non devi giocarla per forza: **Tienila**.
hint-uno = Prima **📣 Di’ UNO**, poi gioca.
hint-stale = Il gioco era già andato avanti. Non si perde niente.
hint-classic113 = Novità: cinque Jolly scambiano le carte, le mescolano, o fanno quello che ha vinto il voto. Come ultima carta sono Jolly semplici. Ognuno vale 40.
hint-no-mercy = Novità: con 25 carte vai KO. Accumula un + uguale o più alto. “Scarta tutto” porta via tutto il suo colore.
hint-all-wild = Novità: tutte le carte sono Jolly, quindi vanno sempre bene. Pesca due mirato e Scambio forzato ti chiedono un giocatore. Uno scambio può lasciarti una carta: allora di’ Uno.
hint-attack = Novità: nessuna carta va bene? Premi il lanciacarte una volta. Fa clic, o ti spara addosso delle carte. Le carte Colpo fanno premere il prossimo giocatore. “Scarta tutto” porta via tutto il suo colore.
hint-attack-classic = Novità: non peschi, premi un lanciacarte. Può spararti addosso delle carte. “Scambio carte” non può essere la tua ultima carta.
hint-flip = Novità: gli altri vedono il retro delle tue carte, tu no. Un Flip gira le carte di tutti, il mazzo e gli scarti. “Pesca colore” vuol dire: pesca finché non esce il colore.
hint-beta = { $name } è già qui, in beta: `/uno me` cambia lingua.
hint-direct = Questo messaggio resta e mostra sempre le tue carte. Premile direttamente qui. `/uno me` lo disattiva.

## queue

note-work-coach = ⏳ Il coach sta guardando questa partita. La risposta arriva qui tra circa { $time }.
note-work-gif = ⏳ Sto disegnando questa partita come GIF. Arriva qui tra circa { $time }.
note-work-page = ⏳ Sto scrivendo la pagina di questa partita. Arriva qui tra circa { $time }.
note-queue = Sei al numero { $place } della fila. La risposta arriva qui tra circa { $time }.
note-queue-long = Se dopo 15 minuti non c’è, premi di nuovo il pulsante: la risposta la conservo.
refused-queue-full = C’è troppa gente in fila. Riprova tra circa { $wait }.
refused-queue-own = Sto ancora lavorando alla tua ultima richiesta. È pronta tra circa { $wait }.

### house_rules

## house_rules

preset-official = Regole ufficiali
preset-stacking = Accumulo
preset-classic113 = Classico 113
preset-draw-and-play = Pesca e gioca
preset-party = Party
preset-no-mercy-like = Regole No Mercy, carte normali
preset-teams = Squadre
preset-no-mercy = No Mercy
preset-all-wild = All Wild
preset-attack = Attack
preset-attack-classic = Attack, prima edizione
preset-flip = Flip
preset-official-what = Sfide, Uno da dire, una partita a 500 punti.
preset-stacking-what = Pesca due e Jolly Pesca quattro si sommano; vince chi chiude per primo, senza punti.
preset-classic113-what = 113 carte con Scambia carte, Mescola carte e una regola votata da voi.
preset-draw-and-play-what = Dopo aver pescato due o quattro carte, giochi comunque il tuo turno.
preset-party-what = Accumulo, il sette scambia, lo zero fa girare, carte al volo, si pesca finché una va bene.
preset-no-mercy-like-what = Si accumula tutto, e con 25 carte sei KO.
preset-teams-what = I partner siedono l’uno di fronte all’altro e fanno punti insieme.
preset-no-mercy-what = 168 carte. Accumula, scarta, e con 25 carte sei KO.
preset-all-wild-what = Niente colori: ogni carta si può giocare. Il nostro mix di 112 carte.
preset-attack-what = Un lanciacarte al posto del mazzo: premi, e può spararti addosso delle carte.
preset-attack-classic-what = La prima edizione: un lanciacarte, e le carte dei giocatori che si scambiano.
preset-flip-what = Due lati: non vedi il retro delle tue carte, gli altri sì. Un Flip gira tutto.
group-deck = Carte e partita
group-start = La prima carta
group-wild-draw-four = Jolly Pesca quattro
group-owed-cards = Carte che fanno pescare
group-drawing = Pescare
group-special-cards = Carte speciali
group-uno = Uno
group-end = Come finisce
group-limit = Limite di carte e ultima carta
group-table = Al tavolo
field-cards = Mazzo
field-cards-what = Le carte del mazzo.
value-cards = { $value ->
    [no_mercy] 168 carte di No Mercy
    [all_wild] 112 Jolly, il nostro mix
    [attack] 112 carte e lanciacarte
    [attack_classic] lanciacarte, 1ª edizione
    [flip] 112 carte con due lati
    [classic113] 113 carte
   *[official] 108 carte
}
rule-cards = { $value ->
    [no_mercy] Il mazzo ha 168 carte.
    [all_wild] Tutte le 112 carte sono Jolly senza colore: 56 semplici, e il nostro mix di otto per ogni altro tipo.
    [attack] Il mazzo ha 112 carte e un lanciacarte. Ogni pressione viene dal seed sigillato.
    [attack_classic] Il mazzo ha 112 carte e un lanciacarte, come nella prima edizione. Ogni pressione viene dal seed sigillato.
    [flip] Il mazzo ha 112 carte con un lato chiaro e uno scuro. Gli altri vedono il retro delle tue carte, tu no.
    [classic113] Il mazzo ha 113 carte: con cinque Jolly più recenti.
   *[official] Il mazzo ha 108 carte.
}
field-pairing = Retro
field-pairing-what = Quale retro ha ogni fronte, in un mazzo a due lati.
value-pairing = { $value ->
    [by_lot] sorteggiato
   *[printed] come stampato
}
rule-pairing = { $value ->
    [by_lot] A ogni distribuzione il caso decide quale retro ha ogni fronte, così nessuno può sapere i retro a memoria.
   *[printed] Ogni fronte ha il retro stampato.
}
field-decks = Mazzi
field-decks-what = Quanti mazzi vengono mescolati insieme.
value-decks = { $value }
rule-decks = { $value ->
    [one] Si gioca con un mazzo.
   *[other] { $value } mazzi vengono mescolati insieme.
}
field-hand-size = Carte iniziali
field-hand-size-what = Quante carte riceve ogni giocatore.
value-hand-size = { $value ->
    [one] { $value } carta
   *[other] { $value } carte
}
rule-hand-size = { $value ->
    [one] Ogni giocatore riceve una carta.
   *[other] Ogni giocatore riceve { $value } carte.
}
field-target = Traguardo
field-target-what = Il punteggio che vince la partita.
value-target = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
rule-target = { $value ->
    [one] La partita è a { $value } punto.
   *[other] La partita è a { $value } punti.
}
field-rounds = Manche
field-rounds-what = Quante manche ha una partita a golf o a manche vinte.
value-rounds = { $value } manche
rule-rounds = { $value ->
    [one] La partita ha una manche, più un’altra in caso di parità.
   *[other] La partita ha { $value } manche, più un’altra in caso di parità.
}
field-scoring = Punteggio
field-scoring-what = Punti su più manche, golf, manche vinte, o una manche senza punti.
value-scoring = { $value ->
    [single] manche senza punti
    [until_last] ordine d’arrivo
    [golf] golf, meno punti
    [best_of] più manche vinte
   *[points] punti
}
rule-scoring = { $value ->
    [single] La partita è di una sola manche. Vince il primo giocatore senza carte, e non si contano punti.
    [until_last] La partita è di una sola manche. Va avanti finché un solo giocatore ha ancora carte. Chi chiude prende il prossimo posto in classifica.
    [golf] Golf: a fine manche ognuno prende i punti delle carte che ha ancora in mano. Dopo l’ultima manche vince la somma più bassa.
    [best_of] Si contano le manche vinte da ogni giocatore, senza punti. Vince la partita chi ne vince di più, e finisce prima se nessuno può più raggiungere chi è in testa.
   *[points] Le manche si giocano a punti.
}
field-double-score = Punti doppi
field-double-score-what = Ogni manche vale il doppio.
rule-double-score = Ogni manche vale il doppio dei suoi punti.
field-own-stocks = Riserve proprie
field-own-stocks-what = Ogni posto pesca dalla sua riserva, così a gioco uguale carte uguali.
rule-own-stocks = { $draws ->
    [press] Il lanciacarte spara a ogni posto le carte da una riserva sua, così a gioco uguale carte uguali. Le probabilità sono le stesse di un mazzo solo. Una riserva vuota prende l’ultima carta della più lunga.
   *[draw] Ogni posto pesca da una sua riserva di carte coperte, così a gioco uguale carte uguali. Le probabilità sono le stesse di un mazzo solo. Una riserva vuota prende l’ultima carta della più lunga.
}
field-first-card = Prima carta
field-first-card-what = Il tipo di carta che può uscire per prima.
value-first-card = { $value ->
    [number_only] un numero
    [any] qualsiasi
    [none] nessuna
    [no_wild] niente Jolly
   *[official] ufficiale
}
rule-first-card = { $value ->
    [number_only] La prima carta è sempre un numero.
    [any] { $draws ->
        [press] La prima carta può essere qualsiasi carta.
       *[draw] La prima carta può essere qualsiasi carta. Se è un Jolly che fa pescare, il primo giocatore sceglie il colore e pesca. Salta il turno, a meno che sia attivo “Gioca dopo aver pescato”.
    }
    [none] Nessuna carta viene girata. L’host inizia la prima manche con una carta qualsiasi.
    [no_wild] La prima carta non è mai un Jolly.
   *[official] La prima carta ha effetto.
}
field-wild-draw-four = Jolly Pesca quattro
field-wild-draw-four-what = Quando puoi giocarlo, e se si può sfidare.
value-wild-draw-four = { $value ->
    [strict] se regolare
    [free] sempre
   *[challenge] sfidabile
}
rule-wild-draw-four = { $value ->
    [strict] Puoi giocare un Jolly Pesca quattro solo se è regolare, quindi non ci sono sfide.
    [free] Puoi giocare un Jolly Pesca quattro quando vuoi, e nessuno può sfidarlo.
   *[challenge] Un Jolly Pesca quattro si può sfidare.
}
field-four-needs = +4 regolare
field-four-needs-what = Le carte che, se le hai, rendono irregolare un Jolly Pesca quattro.
value-four-needs = { $value ->
    [no_playable] senza carte giocabili
   *[no_color] senza il colore
}
rule-four-needs = { $value ->
    [no_playable] Un Jolly Pesca quattro è regolare solo se non puoi giocare nessun’altra carta. Gli altri Jolly Pesca quattro non contano.
   *[no_color] Un Jolly Pesca quattro è regolare solo se non hai carte del colore in gioco.
}
field-challenge-shows = Mano sfidata
field-challenge-shows-what = Chi vede le carte in una sfida.
value-challenge-shows = { $value ->
    [all] la vedono tutti
   *[challenger] la vede chi sfida
}
rule-challenge-shows = { $value ->
    [all] In una sfida tutti vedono le carte.
   *[challenger] In una sfida solo chi sfida vede le carte.
}
field-stacking = Accumulo
field-stacking-what = Se puoi rispondere a una carta che fa pescare con un’altra, e girare la somma al prossimo.
value-stacking = { $value ->
    [same] la stessa carta
    [raise] un + uguale o più alto
    [any] qualsiasi carta +
    [no_wild] la stessa, niente Jolly
   *[none] no
}
rule-stacking = { $value ->
    [same] Le carte + si accumulano: rispondi con una carta che fa pescare lo stesso numero, e la somma gira al prossimo.
    [raise] Le carte + si accumulano: rispondi con una carta che fa pescare lo stesso numero o di più, e la somma gira al prossimo.
    [any] Le carte + si accumulano: rispondi a una qualsiasi con qualsiasi altra, e la somma gira al prossimo.
    [no_wild] Le carte + si accumulano: rispondi con una carta colorata che fa pescare lo stesso numero, e la somma gira al prossimo. Un Jolly non può rispondere.
   *[none] Le carte + non si accumulano.
}
field-reverse-sends-back = Cambio giro rimanda
field-reverse-sends-back-what = Se devi pescare, puoi giocare un Cambio giro per rimandare indietro le carte.
rule-reverse-sends-back = Se devi pescare, puoi giocare un { $card } che va bene. Allora deve pescare il giocatore prima di te.
field-skip-passes-on = Salta turno gira
field-skip-passes-on-what = Se devi pescare, puoi giocare un Salta turno per girare le carte al prossimo.
rule-skip-passes-on = Se devi pescare, puoi giocare un { $card } che va bene. Allora deve pescare il prossimo giocatore.
field-draw = Pescata
field-draw-what = Quante carte peschi se non ne giochi una.
value-draw = { $value ->
    [until_playable] finché una va bene
   *[one] una carta
}
rule-draw = { $value ->
    [until_playable] Se non giochi, peschi finché una carta va bene.
   *[one] Se non giochi, peschi una carta.
}
field-drawn-card = Carta pescata
field-drawn-card-what = Se puoi giocare una carta pescata che va bene.
value-drawn-card = { $value ->
    [must_play] si deve giocare
    [keep] si tiene
   *[may_play] si può giocare
}
rule-drawn-card = { $value ->
    [must_play] Devi giocare una carta pescata che va bene.
    [keep] Pescare chiude il tuo turno. La carta la tieni.
   *[may_play] Puoi giocare subito una carta pescata, se va bene.
}
field-must-play = Obbligo di giocare
field-must-play-what = Se hai una carta che va bene, devi giocare. Non puoi pescare invece.
rule-must-play = { $draws ->
    [press] Se hai una carta che va bene, non puoi premere invece di giocare.
   *[draw] Se hai una carta che va bene, non puoi pescare invece di giocare.
}
field-play-after-drawing = Gioca dopo aver pescato
field-play-after-drawing-what = Dopo aver pescato per la carta di un altro, giochi il tuo turno.
rule-play-after-drawing = { $draws ->
    [press] Dopo aver premuto per la carta di un altro, giochi il tuo turno.
   *[draw] Dopo aver pescato per la carta di un altro, giochi il tuo turno.
}
field-blind-draw = Pesca alla cieca
field-blind-draw-what = Vedi una carta pescata solo all’inizio del tuo prossimo turno.
rule-blind-draw = { $draws ->
    [press] Le carte che il lanciacarte ti spara restano coperte, anche per te, fino al tuo prossimo turno.
   *[draw] Una carta pescata resta coperta, anche per te, fino al tuo prossimo turno. Non puoi giocarla nel turno in cui l’hai pescata.
}
field-seven = Il sette scambia
field-seven-what = Un 7 scambia le carte con un giocatore a tua scelta.
rule-seven = Un **7** scambia le tue carte con quelle di un giocatore a tua scelta.
field-zero = Lo zero fa girare
field-zero-what = Con uno 0 ognuno passa le sue carte al prossimo giocatore.
rule-zero = Con uno **0** ognuno passa le sue carte al prossimo giocatore.
field-keep-hands = Scambi facoltativi
field-keep-hands-what = Puoi giocare un 7 o uno 0 senza spostare le carte.
rule-keep-hands = Con un **7** o uno **0** puoi lasciare le carte di tutti dove sono.
field-jump-in = Carte al volo
field-jump-in-what = Puoi giocare una carta identica fuori turno.
rule-jump-in = Se hai la stessa carta che è in cima, puoi giocarla al volo, fuori turno. Il gioco riparte da te.
field-several = Più carte insieme
field-several-what = Puoi giocare insieme carte con lo stesso numero o simbolo.
rule-several = In un turno puoi giocare insieme carte con lo stesso numero o simbolo.
field-bomb = Bomba
field-bomb-what = Tre o più carte insieme fanno pescare una carta a tutti gli altri.
rule-bomb = { $draws ->
    [press] Se giochi tre o più carte insieme, tutti gli altri premono il lanciacarte una volta.
   *[draw] Se giochi tre o più carte insieme, tutti gli altri ne pescano una.
}
field-uno = Uno
field-uno-what = Come si dice Uno.
value-uno = { $value ->
    [strict] detto sull’ultima carta
    [announced] automatico
    [off] non si dice
   *[call] lo dice il giocatore
}
rule-uno = { $value ->
    [strict] Uno vale solo quando ti resta già una carta.
    [announced] Uno viene annunciato in automatico.
    [off] Non serve dire Uno.
   *[call] Quando ti resta una carta, di’ Uno.
}
field-uno-penalty = Uno mancato
field-uno-penalty-what = La penalità per chi viene beccato senza Uno.
value-uno-penalty = { $value ->
    [0] niente
    [one] { $draws ->
        [press] { $value } pressione
       *[draw] { $value } carta
    }
   *[other] { $draws ->
        [press] { $value } pressioni
       *[draw] { $value } carte
    }
}
rule-uno-penalty = { $value ->
    [0] Se ti beccano senza Uno, non c’è penalità.
    [one] Se ti beccano senza Uno, peschi una carta.
   *[other] Se ti beccano senza Uno, peschi { $value } carte.
}
field-false-catch = Falso allarme
field-false-catch-what = La penalità per chi becca qualcuno a torto.
value-false-catch = { $value ->
    [0] niente
    [one] { $draws ->
        [press] { $value } pressione
       *[draw] { $value } carta
    }
   *[other] { $draws ->
        [press] { $value } pressioni
       *[draw] { $value } carte
    }
}
rule-false-catch = { $value ->
    [0] Se becchi qualcuno a torto, non c’è penalità.
    [one] { $draws ->
        [press] Se becchi qualcuno a torto, premi il lanciacarte una volta.
       *[draw] Se becchi qualcuno a torto, peschi una carta.
    }
   *[other] { $draws ->
        [press] Se becchi qualcuno a torto, premi il lanciacarte { $value } volte.
       *[draw] Se becchi qualcuno a torto, peschi { $value } carte.
    }
}
field-wrong-play = Giocata sbagliata
field-wrong-play-what = La penalità per una carta che non va bene.
value-wrong-play = { $value ->
    [0] niente
    [one] { $draws ->
        [press] { $value } pressione
       *[draw] { $value } carta
    }
   *[other] { $draws ->
        [press] { $value } pressioni
       *[draw] { $value } carte
    }
}
rule-wrong-play = { $value ->
    [0] Per una giocata sbagliata non c’è penalità.
    [one] { $draws ->
        [press] Se giochi una carta che non va bene, premi il lanciacarte una volta.
       *[draw] Se giochi una carta che non va bene, peschi una carta.
    }
   *[other] { $draws ->
        [press] Se giochi una carta che non va bene, premi il lanciacarte { $value } volte.
       *[draw] Se giochi una carta che non va bene, peschi { $value } carte.
    }
}
field-hand-limit = Limite di carte
field-hand-limit-what = Quante carte in mano sono troppe.
value-hand-limit = { $value ->
    [0] nessuno
   *[other] { $value } carte
}
rule-hand-limit = { $value ->
    [0] In mano si può avere qualsiasi numero di carte.
   *[other] Il limite è di { $value } carte in mano.
}
field-at-limit = Al limite
field-at-limit-what = Che cosa succede al limite di carte.
value-at-limit = { $value ->
    [no_draw] non si pesca
   *[out] KO
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] Al limite non puoi premere invece di giocare, ma puoi passare.
       *[draw] Al limite non puoi pescare invece di giocare, ma puoi passare. Le carte + ti fanno pescare comunque.
    }
   *[out] Chi è al limite dopo una mossa va KO per quella manche.
}
field-knock-out = Punti per un KO
field-knock-out-what = I punti per un giocatore KO per il limite di carte.
value-knock-out = { $value ->
    [0] le sue carte
   *[other] { $value } punti
}
rule-knock-out = { $value ->
    [0] Le carte di chi va KO contano comunque.
   *[other] Chi va KO vale { $value } punti, al posto delle sue carte.
}
field-last-card = Ultima carta
field-last-card-what = Con che tipo di carta puoi chiudere.
value-last-card = { $value ->
    [no_action] niente carte azione
    [no_wild] niente Jolly
   *[any] qualsiasi
}
rule-last-card = { $value ->
    [no_action] Non puoi chiudere con una carta azione o un Jolly.
    [no_wild] Non puoi chiudere con un Jolly.
   *[any] Puoi chiudere con qualsiasi carta.
}
field-teams = Squadre
field-teams-what = I partner siedono l’uno di fronte all’altro e fanno punti insieme.
rule-teams = I partner siedono l’uno di fronte all’altro e fanno punti insieme. Contano solo le carte degli avversari.
field-both-out = Devono chiudere in due
field-both-out-what = Una squadra vince la manche quando hanno chiuso tutti e due i partner.
rule-both-out = Una manche va avanti finché hanno chiuso tutti e due i partner di una squadra. Chi chiude per primo guarda.
field-elimination = Eliminazione
field-elimination-what = Dopo ogni manche esce il giocatore con più punti in mano.
rule-elimination = Dopo ogni manche esce il giocatore con più punti in mano. L’ultimo rimasto vince la partita. Il traguardo non conta.
field-revenge = Vendetta
field-revenge-what = Una somma a cui si risponde accumulando raddoppia.
rule-revenge = Una somma a cui si risponde accumulando raddoppia, prima di aggiungere le nuove carte. Non può superare 50 carte.
field-open-hands = Carte scoperte
field-open-hands-what = Con meno carte di così in mano, si gioca a carte scoperte.
value-open-hands = { $value ->
    [0] mai
   *[other] sotto { $value } carte
}
rule-open-hands = { $value ->
    [0] Le carte in mano restano nascoste.
   *[other] Chi ha meno di { $value } carte in mano le gioca scoperte.
}
field-no-hints = Niente aiuti
field-no-hints-what = Le carte che vanno bene non sono segnate.
rule-no-hints = Le carte che vanno bene non sono segnate tra le tue.
field-reshuffle-seats = Posti a caso
field-reshuffle-seats-what = Prima di ogni nuova manche tutti cambiano posto a caso.
rule-reshuffle-seats = Prima di ogni manche, tranne la prima, tutti cambiano posto a caso. I punti seguono i giocatori. Dà le carte chi è a sinistra del nuovo posto dell’ultimo mazziere.
field-blitz = Blitz
field-blitz-what = Quanto può durare una manche. Poi la vince chi ha meno punti.
value-blitz = { $value ->
    [0] no
   *[other] { $value } secondi a manche
}
rule-blitz = { $value ->
    [0] Una manche può durare quanto vuole.
   *[other] Una manche dura al massimo { $value } secondi. Poi la vince chi ha meno punti in mano.
}
field-turn-seconds = Tempo a mossa
field-turn-seconds-what = Quanto può durare una mossa.
value-turn-seconds = { $value ->
    [0] del server
   *[other] { $value } secondi
}
rule-turn-seconds = { $value ->
    [0] Una mossa può durare il tempo solito del server.
   *[other] Una mossa può durare { $value } secondi.
}

house-rules-title = Le regole di questa partita
house-rules-preset = Scegli un set di regole
house-rules-deck = Scegli un mazzo
house-rules-deck-what = { $what } Da { $low } a { $high } giocatori.
house-rules-group = Cambia singole regole
house-rules-other-number = Un altro numero…
house-rules-code = Incolla un codice di regole
house-rules-code-label = Il codice, come lo mostra un altro tavolo
house-rules-number-label = Un numero da { $low } a { $high }
refused-only-host-rules = Solo l’host, { $host }, può cambiare le regole.
refused-running-rules = La partita è iniziata, quindi le sue regole restano così.
refused-no-such-number = Inserisci un numero da { $low } a { $high }.

### invitations

## invitations

button-invite-voice-channel = Invita il canale vocale
button-invite-voice = { $count ->
    [one] Invita chi è nel mio canale vocale
   *[other] Invita tutti e { $count } dal mio vocale
}
button-invite-voice-some = Invitane { $count } su { $total } dal mio vocale
button-to-table = Vai al tavolo
button-to-channel = Vai al canale
invitation-title = Chi vuoi invitare?
invitation-how = Riceve un mio messaggio con un pulsante per partecipare.
invitation-whom = Scegli un giocatore…
invitation-dm = **{ $name }** ti invita a una partita a Uno in **{ $server }**.
invitation-dm-joined = Hai un posto al tavolo in **{ $server }**.
invitation-call = { $people }: **{ $name }** vi invita a giocare a Uno qui. Premete **Partecipa** al tavolo!
note-invited = { $name } ha l’invito. Se non lo vede, è tra le sue richieste di messaggi.
note-invite-soon = { $name } riceve l’invito tra circa { $time }. Mando un messaggio al secondo, e c’è altra gente in attesa.
note-invited-here = Non posso scrivere a { $name }, quindi ho mandato la chiamata nel canale.
note-invited-voice = { $count ->
    [one] Ho chiamato { $count } persona nel canale.
   *[other] Ho chiamato { $count } persone nel canale.
}
note-invited-voice-rest = Un tavolo però può mandare { $most } inviti, quindi non ho chiamato gli altri { $count }.
refused-invite-bot = È un bot. Per giocare contro un’IA, usa **Aggiungi un’IA**.
refused-invite-stranger = { $name } non vede questo canale, quindi non può giocare qui.
refused-invite-seated = { $name } è già al tavolo.
refused-invite-kicked = Hanno espulso { $name }. Può mandare un nuovo invito solo l’host, { $host }.
refused-invite-again = { $name } ha già un invito a questo tavolo.
refused-invite-lately = { $name } ha ricevuto un invito un attimo fa. Aspetta qualche minuto.
refused-invite-many = Questo tavolo ha mandato abbastanza inviti.
refused-invite-nobody = Nel tuo canale vocale non c’è nessun altro da invitare.

## notify_me

button-notify-me = Avvisami
button-notify-me-off = Non avvisarmi più
notify-me-on = Ti avviso qui quando si apre il prossimo tavolo in { $channel }.
notify-me-off = Non ti avviso più quando si apre un tavolo in { $channel }.
notify-me-call = { $mentions }, qui c’è un nuovo tavolo aperto. Premete **Partecipa** per prendere un posto.
refused-notify-me-full = L’elenco di questo canale è pieno, quindi non posso aggiungerti.

### threads

## threads

thread-begins = 🧵 **{ $name }** apre un tavolo in un thread.
thread-points = 🧵 **{ $name }** ha aperto un tavolo: { $thread }
thread-name = Uno con { $name }
note-thread-permission = Per aprire un thread mi serve il permesso { $missing }, quindi il tavolo è nel canale.
note-no-thread = Ora Discord non mi lascia aprire un thread, quindi il tavolo è nel canale.
note-thread-closes = Questo thread si chiude dopo { $time } senza messaggi. Qui una mossa può durare di più. Con il permesso { $missing } posso tenerlo aperto una settimana.

### solo

## alone

button-alone = Gioca in solitario
button-ai-pace-normal = IA: normali
button-ai-pace-fast = IA: veloci
button-ai-pace-at-once = IA: immediate
alone-in-direct = La tua partita è nei [nostri messaggi diretti]({ $link }). Lì giochi contro le IA, e nessuno ti aspetta. Se non la vedi, è tra le tue richieste di messaggi.
note-alone-soon = La tua partita si apre nei nostri messaggi diretti tra circa { $time }. Ora ne stanno iniziando in tanti. Il link arriva qui.
note-alone-goes-on = La tua partita continua qui. Per iniziarne un’altra, prima chiudi questa con **Altro** → **Chiudi la partita**.
refused-adjourned-alone = La partita aspetta qui così com’era. **Riprendi** la continua, e `/uno start` ne inizia un’altra.
refused-alone-no-direct = Non posso scriverti. Apri i nostri messaggi diretti e usa lì `/uno start`, o permetti i messaggi diretti nelle tue impostazioni sulla privacy.

## solo

button-what-if = E se…
what-if-title = E se…
what-if-ask = Rigioca dalla mossa { $ply }, con le stesse mescolate. Le IA giocano tutti gli altri posti e rispondono subito. La partita vera resta com’era. Di chi vuoi le carte?
what-if-line = E se, dalla mossa { $ply } · giochi al posto di { $name }
button-go-on = Avanti ▶
button-next-round = Prossima manche
button-replay-back = Torna al replay
refused-solo-gone = Questa partita non è più conservata. Iniziane una nuova da un replay.
refused-solo-broken = Questa partita non può continuare, perché l’ha scritta un’altra versione. Iniziane una nuova dal replay.
refused-solo-no-move = Non hai ancora fatto mosse da annullare.

### daily

## daily

daily-title = 🗓️ Partita del giorno · { $day }
daily-how = Cinque manche in solitario contro tre IA: un solo tentativo, senza tempo limite. Una manche vinta ti dà i punti delle carte di tutti gli altri. Una manche persa ti toglie i punti delle tue.
daily-squares = 🟩 vinta · 🟨 persa con al massimo { $close } punti in mano · 🟥 persa con di più
daily-world = 🌍 Partita mondiale
daily-server = 🏠 Partita di questo server
daily-new = Non ancora giocata.
daily-begun = L’hai iniziata. Riprendi da dove eri.
daily-replaced = L’hai iniziata in un’altra versione del bot, e questa non può continuarla. Puoi ricominciare.
daily-damaged = I dati salvati di questa partita non si leggono, quindi non si può giocare. Dillo a chi mi gestisce.
daily-unfinished = L’hai iniziata, e il tempo è finito.
daily-missed = Non l’hai giocata.
daily-change = Le prossime partite arrivano { $when }, a mezzanotte UTC. Un tentativo iniziato si può finire entro le { $until }.
daily-sealed = 🔒 Tutte le partite di { $season } qui sono state sigillate prima della prima: `{ $end }`
daily-seed = 🔑 Il seed segreto di questa partita: `{ $seed }`
daily-steps = { $steps ->
    [one] Un passo di SHA-256 dal seed deve
   *[other] { $steps } passi di SHA-256 dal seed devono
} dare il sigillo di { $season }: `{ $end }`. `unobot verify` lo controlla nel tuo registro.
daily-line = { $deal }, { $day }
daily-over = Era la tua partita del giorno
daily-points = **{ $points }** punti
daily-round = { $mark } Manche { $number }: { $square ->
    [w] vinta
   *[other] persa
}, { $points }
daily-square = { $square ->
    [w] vinta
    [c] persa di poco
   *[other] persa
}
daily-totals = Tutti i posti: { $totals }
daily-streak = 🔥 { $now ->
    [one] **1** giorno
   *[other] **{ $now }** giorni
} di fila · record: { $best }
daily-beaten = 📊 Meglio di **{ $beaten }** su { $others } altri qui
daily-quartiles = Delle { $played } persone qui, la maggior parte ha fatto tra { $low } e { $high }. Chi sta a metà ha fatto { $middle }.
daily-posted = unobot del giorno { $day } · { $deal }
daily-record = È il registro delle tue manche, con il seed. `unobot verify { $file }` controlla il seed, le carte e ogni mossa delle IA.
button-daily-play = Gioca
button-daily-go-on = Continua
button-daily-back = Tutte le partite
button-daily-yesterday = Ieri
button-daily-today = Oggi
button-daily-open = Gioca la partita di oggi
button-daily-record = Il mio registro

refused-daily-date = Non conosco questa data. Scrivila così: { $today }.
refused-daily-future = La partita di { $day } non è ancora aperta: arriva { $when }. Quella di oggi è { $today }.
refused-daily-gone = Questo tentativo non è più conservato. `/uno daily` mostra le partite di oggi.
refused-daily-broken = Il registro di questo tentativo è stato modificato, quindi non può continuare. `/uno daily` mostra le partite di oggi.
refused-daily-version = Questa è una partita della versione { $version }, e io do le carte con la versione { $known }. `/uno daily` mostra le partite che puoi giocare.
refused-daily-over = Il tempo per la partita di { $day } è finito. `/uno daily` mostra le partite di oggi.
refused-daily-erased = Hai iniziato questa partita e poi hai eliminato i tuoi dati. Una partita del giorno si inizia una volta sola: gioca la prossima.
refused-daily-server = La partita di un server si inizia solo in quel server. Qui puoi giocare quella mondiale.
refused-daily-elsewhere = Questo risultato è di un altro server. Pubblicalo lì.
refused-daily-not-over = Puoi pubblicare un risultato dopo l’ultima manche, in un server.
refused-daily-sealed = Il seed resta segreto finché il giorno non è finito. Chiedi di nuovo { $when }.

### tournament

## tournament

tournament-title = 🏆 Serata torneo
tournament-host = L’host è **{ $host }**.
tournament-plan = Turni: { $rounds }, a tavoli da quattro · poi una finale con i migliori quattro · { $minutes } min a turno · 3, 2, 1 o 0 punti secondo il posto
tournament-plan-duplicate = Turni: { $rounds }, a tavoli da quattro con le stesse carte · { $minutes } min a turno · da 0 a 100 punti contro lo stesso posto agli altri tavoli
tournament-no-show = Il check-in finisce { $left }, alle **{ $at }**. Fai il check-in prima, o perdi il primo turno.
tournament-sign-up = Partecipa ora. Il check-in inizia { $left }, alle **{ $at }**, e finisce alle **{ $until }**. Fai il check-in prima, o perdi il primo turno.
tournament-extended = Il check-in l’avevano fatto in pochi, quindi questa è una seconda e ultima occasione.
tournament-limited = 🔒 Un admin di questo server ha bloccato le regole, quindi i prossimi tavoli hanno quelle del server.
tournament-ready = ✅ **Check-in fatto, { $count }:** { $names }
tournament-nobody = Nessuno ha ancora fatto il check-in. Per iniziare bastano quattro persone.
tournament-signed = ▫️ **Senza check-in, { $count }:** { $names }
tournament-dropped = ➖ **Ritiri, { $count }:** { $names }
tournament-absent = 💤 **Assenti:** { $names }. **Partecipa** ti fa rientrare dal prossimo turno.
tournament-late = ⏳ **Dal prossimo turno:** { $names }
tournament-round = Turno { $round } di { $rounds }
tournament-final = Finale
tournament-round-ends = Finisce { $left }, alle **{ $at }**. Poi le IA giocano per tutti, per { $minutes } minuti al massimo.
tournament-deal = Tutti i tavoli giocano con le stesse carte. 🔒 Sigillate prima del gioco · `{ $seal }`
tournament-sealed = 🔒 Sorteggio sigillato in anticipo · `{ $seal }`
tournament-sealed-how = Un segreto ha già deciso chi si incontra al primo turno, tutti i posti e tutte le parità, e nessuno può cambiarlo. Per sicurezza conserva questa riga. Dopo il torneo, **Verifica il sorteggio** apre il sigillo, e le due impronte devono coincidere.
tournament-lots-right = ✅ Nessuno ha scelto il sorteggio. I primi tavoli e tutti i posti vengono dal segreto sigillato prima delle iscrizioni.
tournament-lots-wrong = ❌ Qualcosa non torna: questi tavoli non vengono dal segreto sigillato prima delle iscrizioni.
tournament-lots-commitment = 🔒 Impronta mostrata fin dall’inizio: `{ $seal }`
tournament-lots-yourself = Non devi fidarti di noi: `{ $file }` ha tutte le persone e i tavoli. `docs/fair-deals.md` dice come ogni sorteggio viene dal segreto.
tournament-table = **Tavolo { $table }** · { $people }
tournament-refused = ⚠️ Il tavolo { $table } non è aperto: Discord rifiuta il suo messaggio o il suo thread. Controlla i permessi del bot in questo canale, come *Invia messaggi*. Continuo a provare fino alle { $until }. Dopo, il tavolo vale come non giocato.
tournament-not-opened = ⚠️ Il tavolo { $table } non si è potuto aprire, perché Discord ha rifiutato il suo messaggio o il suo thread. Le sue persone ricevono i punti di un tavolo non giocato.
tournament-ais = { $count } IA
tournament-next = { $round } inizia { $left }
tournament-won = 🏆 { $name } vince il torneo
tournament-ended-host = L’host ha chiuso il torneo.
tournament-ended-admin = Un admin ha chiuso il torneo.
tournament-ended-people = Il torneo è finito, perché restavano troppo poche persone.
tournament-ended-server = Il torneo è finito, perché il suo canale non c’è più.
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = fuori
tournament-more = altri { $count }
tournament-legend = Punti · posti per turno · punti degli avversari, che decidono le parità. Poi contano i tavoli vinti, i punti a Uno e il caso.
tournament-legend-short = Tra parentesi: i punti degli avversari, che decidono le parità. Poi contano i tavoli vinti, i punti a Uno e il caso.
tournament-legend-duplicate = Punti torneo · posizione al tuo posto per turno. Un turno dà 100 se batti lo stesso posto a ogni altro tavolo, e 50 in media. Poi contano i primi posti, i punti a Uno e il caso.
tournament-legend-final = Prima i finalisti, in base al posto in finale.
tournament-alt = Classifica: { $rows }
tournament-call = 🃏 **{ $round }, tavolo { $table }:** { $people }, il vostro tavolo è qui sotto. Con **Mie carte** ognuno vede le sue.
tournament-call-closed = 🃏 **{ $round }, tavolo { $table }:** { $people }, il vostro tavolo è in un thread privato, che vedete nell’elenco dei canali. Dagli altri tavoli nessuno può guardare, perché giocano con le stesse carte. Con **Mie carte** ognuno vede le sue.
tournament-thread = { $round } · Tavolo { $table }
tournament-check-in-call = { $people }: fate il check-in per il torneo, inizia { $when }. { $link }

button-tournament-join = Partecipa
button-tournament-check-in = Partecipa / Check-in
button-tournament-drop = Ritirati
button-tournament-start = Inizia
button-tournament-go-on = Inizia ora
button-tournament-close = Chiudi
button-tournament-lots = Verifica il sorteggio
button-tournament-close-yes = Sì, chiudi

tournament-close-ask = Chiudere il torneo per tutti? La classifica resta com’è, e i tavoli continuano a giocare.
note-tournament-opened = Il torneo è aperto. Puoi partecipare anche tu.
note-tournament-bumped = In questo canale c’è un torneo aperto. Ho ripubblicato il suo messaggio.
refused-tournament-unseen = Qui Discord non mi lascia pubblicare il torneo, quindi non ne ho aperto uno. Prova un altro canale, o chiedi a un admin che cosa posso fare qui.
refused-tournament-bump = In questo canale c’è un torneo aperto. Ora Discord non mi lascia ripubblicare il suo messaggio, quindi resta dov’è. Chiedi a un admin che cosa posso fare qui.
note-tournament-joined = Partecipi al torneo. Il check-in si apre { $when }, con lo stesso pulsante.
note-tournament-checked-in = Hai fatto il check-in. Il torneo inizia { $when }.
note-tournament-next-round = Giochi dal prossimo turno.
note-tournament-dropped = Hai lasciato il torneo. I tuoi risultati restano, e **Partecipa** ti fa rientrare.
note-tournament-started = Il turno inizia.
note-tournament-closed = Il torneo è chiuso.

refused-tournament-few = Hanno fatto il check-in in { $count }, e per un torneo servono { $needed } persone. Aspettane altre, o apri un tavolo per tutti con `/uno start`.
refused-tournament-taken = Questo canale ha già un torneo. `/uno tournament` lo mostra.
refused-tournament-gone = Questo torneo non è più qui.
refused-tournament-over = Questo torneo è finito. `/uno tournament` apre il prossimo.
refused-tournament-in = Ci sei. Non devi fare niente finché non chiamo il tuo tavolo.
refused-tournament-early = Sei già in elenco. Il check-in si apre { $when }.
refused-tournament-late = Non restano turni a cui partecipare. Il prossimo torneo è aperto a tutti.
refused-tournament-full = Il torneo è pieno: ha { $most } persone.
refused-tournament-not-in = Non sei in questo torneo, quindi non puoi ritirarti. Con **Partecipa** ci entri.
refused-tournament-playing = È in corso un turno. Il prossimo inizia quando i suoi tavoli hanno finito.
refused-tournament-host = Possono farlo solo l’host, { $host }, o la moderazione.
refused-tournament-place = Per un torneo serve un canale testuale, perché ogni tavolo ha un thread.
refused-tournament-threads = Per un torneo serve un thread per ogni tavolo. { $why }
refused-tournament-teams = Un torneo conta il posto di ogni giocatore, quindi non può avere squadre. Scegli regole senza squadre.
refused-tournament-table = Questo è un tavolo di un torneo, quindi può farlo solo la moderazione. **Ritirati**, nel messaggio del torneo, lascia libero il tuo posto.

### results

## results

round-out = **{ $name }** vince la manche { $number }
round-drawn = La manche { $number } finisce in parità
round-out-with = **{ $name }** ha chiuso con { $emoji } { $card }.
round-drawn-won = Nessuno poteva chiudere, e **{ $name }** aveva meno punti di tutti.
round-drawn-tied = Nessuno poteva chiudere, e due o più giocatori avevano meno punti di tutti. Nessuno fa punti.
round-drawn-golf = Nessuno poteva chiudere.
round-last-left = Resta in gioco solo **{ $name }**.
round-until-last = Chi ha chiuso per primo: **{ $name }**.
round-scored = In tutto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }** (KO a { $limit })
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **Carte rimaste**
round-hand = **{ $name }**, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $cards }
round-hand-out = **{ $name }**, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: KO al limite di { $limit } carte
round-hand-bare = **{ $name }**: { $cards }
round-hand-bare-out = **{ $name }**: KO al limite di { $limit } carte
round-hand-uncounted = **{ $name }**, { $points ->
    [one] { $points } punto che non conta
   *[other] { $points } punti che non contano
}: { $cards }
round-next = La prossima manche inizia { $when }.
round-next-soon = La prossima manche inizia tra un attimo.
round-ready = Presenti: { $names }.
button-ready = Ci sono

scores-title = { $scoring ->
    [golf] **Punti**: dopo { $rounds } manche vince chi ne ha meno
    [best_of] **Manche vinte**, al meglio delle { $rounds }
   *[points] **Punteggio**, a { $target } punti
}
placing-title = **Posti**
match-won = 🏆 **{ $name }** vince la partita
match-won-team = 🏆 **{ $name }** e **{ $partner }** vincono la partita
match-closed = La partita è stata chiusa prima della fine
match-closed-scores = Questi sono i punti finora. Non vince nessuno.
match-again = **Rivincita** fa sedere chi è ancora qui. Con **Altre regole** prima cambi le regole.
match-sealed = 🔒 Un altro tavolo gioca ancora con queste carte, quindi carte, punti e momenti migliori aspettano che finisca l’ultimo tavolo del turno.
match-uncounted = Fuori dai server, una partita non conta per le statistiche.
match-of-ais = Questa partita l’hanno finita solo le IA, quindi non conta per nessuno.
match-of-nobody = Alla fine non c’era nessuno, quindi la partita non conta per nessuno.
match-leavers = Per i risultati e il rating vale come abbandono, con l’ultimo posto: { $names }.
match-followed = La prossima partita di questi giocatori è più in basso.
match-seed = 🔓 Il segreto della mescolata: `{ $seed }`
button-other-rules = Altre regole
refused-not-of-the-match = Solo i giocatori di questa partita possono chiedere la rivincita. `/uno start` apre un tavolo tutto tuo.

## stats

stats-title = 📊 { $name }
stats-record = 🏆 { $matches ->
    [one] **1** partita
   *[other] **{ $matches }** partite
} · **{ $wins }** vinte ({ $share })
stats-rating = 📈 Vittorie attese a un tavolo medio da quattro: **{ $share }** ({ $low }–{ $high })
stats-unrated = 📈 Rating: **?** · { $played } di { $needed } partite con altre persone
stats-points = 🪙 { $points ->
    [one] **1** punto
   *[other] **{ $points }** punti
} a manche
stats-streak = 🔥 Più vittorie di fila: **{ $best }** · ora: **{ $now }**
stats-unos = 👁️ Uno beccati: **{ $caught }** · mancati: **{ $missed }**
stats-challenges = ⚖️ Sfide: **{ $right }** giuste · **{ $wrong }** sbagliate
stats-colors = 🎨 Colori chiamati: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Ultimi posti, il più recente alla fine: { $places }
stats-legend-rating = 📈 vittorie attese a un tavolo medio da quattro
stats-legend = 👑 vinte · 🪙 punti a manche · 🔥 più vittorie di fila · 👁️ Uno beccati, ❗ mancati · ⚖️ sfide ✓ giuste, ✗ sbagliate
stats-none = { $name } non ha ancora finito una partita qui.
stats-none-own = Non hai ancora finito una partita qui. Giocane una, e le tue statistiche partono.
stats-none-filtered = { $name } non ha finito partite qui che corrispondono. Scegli un’altra stagione o altre regole.
stats-partial = Mancano le partite nei server in cui hai un ban.
button-stats-mine = Le mie statistiche
button-post = Pubblica qui

refused-stats-bot = { $name } è un bot. Solo le persone hanno statistiche.
refused-stats-direct = Qui mostro solo le tue statistiche. Chiedi quelle degli altri in un server.
refused-stats-season-direct = Nei messaggi diretti mostro tutte le tue partite insieme. Chiedi stagioni e regole in un server.
refused-season = Qui non c’è una stagione “{ $season }”. Scegline una: { $seasons }.
refused-rules-unplayed = Qui nessuno ha finito una partita con queste regole. Scegline altre.
refused-post = In questo canale non puoi inviare messaggi, quindi non pubblico per te.
refused-posted = Questa pagina è già nel canale.
season-all = Da sempre
season-all-rules = Tutte le regole

rating-line = 📈 Rating: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played } di { $needed } partite)

## leaderboard

leaderboard-title = 🏆 Classifica · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
leaderboard-what = La quota di partite che un giocatore dovrebbe vincere a un tavolo medio da quattro, con il suo margine. A pari posto la differenza è troppo piccola. Al posto di “?” servono 20 partite con altre persone.
leaderboard-none = Qui nessuno ha ancora un rating. Finisci una partita con almeno un’altra persona per entrare in classifica.
leaderboard-you-none = Non sei ancora in classifica. Finisci una partita con almeno un’altra persona.
leaderboard-you-off = Hai scelto di non avere un rating. `/uno me` lo cambia.
button-leaderboard = Classifica
refused-leaderboard-direct = Le classifiche sono di un server. Usa lì questo comando.

## history

history-channel = Partite finite in questo canale
history-server = Partite finite in questo server
history-mine = Le tue partite finite in questo server
button-history-channel = Questo canale
button-history-server = Questo server
button-history-mine = Le mie partite
button-history-older = Precedenti ▶
history-empty = Qui non è ancora finita nessuna partita. `/uno start` apre un tavolo.
history-end = Non ci sono partite precedenti.
history-unfinished = chiusa prima della fine
history-player = { $name } ({ $score })
history-rounds = { $count } manche
history-others = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
refused-history-place = Le partite sono di un server. Usa lì questo comando.

## achievements

achievements-title = I tuoi obiettivi
achievements-title-of = Gli obiettivi di { $name }
achievements-count = { $count } di { $all } in questo server
achievements-none = Ancora nessuno. Arrivano da sé, alla fine di una partita.
achievements-none-of = Ancora nessuno in questo server.
achievements-private = **{ $name }** non mostra obiettivi.
button-achievements = Obiettivi
achievement-line = 🏅 Nuovi obiettivi: { $told }
achievement-new = **{ $name }** ({ $what })
achievement-more = { $what } e altri { $count }
refused-achievements-off = In questo server gli obiettivi sono disattivati.

preferences-achievements-on = Obiettivi: sì
preferences-achievements-off = Obiettivi: no
preferences-achievements-what = Se i tuoi obiettivi si annunciano e si elencano.
server-settings-achievements = Obiettivi
server-settings-achievements-what = Se i nuovi obiettivi si annunciano a fine partita, e si elencano.
server-settings-achievements-on = sì
server-settings-achievements-off = no

achievement-winner = Prima vittoria
achievement-winner-how = Vinci una partita.
achievement-hattrick = Tripletta
achievement-hattrick-how = Vinci tre manche di fila.
achievement-sweep = En plein
achievement-sweep-how = Vinci tutte le manche di una partita, almeno tre.
achievement-comeback = Rimonta
achievement-comeback-how = Vinci dopo un distacco pari al 40% del traguardo.
achievement-photo = Fotofinish
achievement-photo-how = Vinci mentre un altro è al 90% del traguardo.
achievement-giant = Ammazzagiganti
achievement-giant-how = Vinci contro un’IA esperta.
achievement-partners = Meglio insieme
achievement-partners-how = Vinci in squadra con un’altra persona.
achievement-untouched = Neanche una carta
achievement-untouched-how = Chiudi senza pescare nemmeno una carta.
achievement-climber = Che scalata
achievement-climber-how = Chiudi dopo aver avuto in mano 12 carte.
achievement-gift = Regalo d’addio
achievement-gift-how = Chiudi con una carta che fa pescare.
achievement-jumper = Fulmine
achievement-jumper-how = Chiudi con una carta al volo.
achievement-trader = Affare fatto
achievement-trader-how = Esci da uno scambio con cinque carte in meno, poi chiudi.
achievement-eagle = Occhio di falco
achievement-eagle-how = Becca tre Uno mancati in una partita.
achievement-detector = Macchina della verità
achievement-detector-how = Sfida due volte in una partita, sempre a ragione.
achievement-honest = Niente da nascondere
achievement-honest-how = Ricevi due sfide in una partita, sempre senza colpa.
achievement-clean = Impeccabile
achievement-clean-how = Non mancare un Uno in otto manche di una partita.
achievement-marathon = Maratona
achievement-marathon-how = Gioca fino alla fine una partita di dodici manche.
achievement-company = Buona compagnia
achievement-company-how = Gioca fino alla fine una partita con altre tre persone.

## fairness

fairness-title = Le carte sono eque qui?
fairness-cards = { $count ->
    [one] Qui è stata data o pescata { $count } carta.
   *[other] Qui sono state date o pescate { $count } carte.
}
fairness-odds = Differenze dal caso così grandi o più grandi si trovano in { $count } server equi su { $many }.
fairness-rare = Differenze dal caso così grandi o più grandi si trovano in meno di 1 server equo su { $many }.
fairness-few = Sono troppo poche per un confronto con il caso. Serve ancora qualche manche.
fairness-row = { $kind }: **{ $drawn }** · attese { $expected }
fairness-numbers = { $color }, numeri
fairness-other = Altre carte azione e altri Jolly
fairness-how = Tutte le carte date e pescate nelle partite finite, al massimo le ultime { $most }. I numeri attesi vengono da ciò che c’era nel mazzo a ogni pescata.
fairness-check = Ogni partita si può controllare carta per carta: **Verifica le carte** è sul suo ultimo messaggio.
refused-fairness-place = I conteggi sono di un server. Usa lì questo comando.

## recap

button-recap = Che cosa è successo?
button-recap-short = Riepilogo
recap-title = Dalla tua ultima mossa
recap-title-all = Dall’inizio
recap-title-spectator = Questa manche finora
recap-none = Non è successo niente.

## match_facts

facts-title = **Il meglio della partita**
fact-draw = Pescata più grande: **{ $name }**, { $count } carte
fact-streak = Serie più lunga: **{ $name }**, { $count } giocate senza pescare
fact-catches = Uno beccati: { $who }
fact-comeback-points = Rimonta: **{ $name }** era indietro di { $count } punti
fact-comeback-cards = Rimonta: **{ $name }** aveva { $count } carte nell’ultima manche
fact-rounds = { $count } manche
fact-plays = { $count ->
    [one] { $count } giocata
   *[other] { $count } giocate
}
fact-rules = Regole: { $rules }
tile-comeback-points = miglior rimonta
tile-comeback-cards = rimonta, in carte
tile-draw = pescata record
tile-streak = serie più lunga
tile-catches = beccati
card-target = { $scoring ->
    [golf] meno punti
    [best_of] al meglio delle { $rounds }
   *[points] a { $target } punti
}

## fair_deal

button-check-deal = Verifica le carte
fair-title = Verifica le carte
fair-sealed = 🔒 Mazzo sigillato prima del gioco · `{ $seal }`
fair-sealed-how = L’ordine di tutte le carte è già deciso, e nessuno può cambiarlo. Per sicurezza conserva questa riga. Dopo la partita, **Verifica le carte** apre il sigillo, e le due impronte devono coincidere.
fair-yes = Le carte erano eque. Dal segreto sigillato prima della partita viene tutto questo: { $drawn }.
fair-no = Qualcosa non torna: queste carte non vengono dal segreto sigillato prima della partita.
fair-not-kept = Il seed non ha l’impronta mostrata dal tavolo.
fair-wrong = Riga { $line } del registro: { $what ->
    [commitment] l’impronta non è quella del seed.
    [source] dal seed non viene nessuna mescolata.
    [drawn] le carte o i sorteggi non vengono dal seed.
   *[rules] le regole non lo permettono.
}
fair-shuffles = { $count ->
    [one] l’unica mescolata
   *[other] tutte le { $count } mescolate
}
fair-lots = { $count ->
    [one] un sorteggio
   *[other] { $count } sorteggi
}
fair-drawn = { $shuffles } e { $lots }
fair-commitment = 🔒 Impronta mostrata prima della partita: `{ $commitment }`
fair-seed = 🔑 Seed segreto con quell’impronta (SHA-256): `{ $seed }`
fair-start = ▶️ Id del clic su **Inizia**, aggiunto alla mescolata: `{ $start }`.
fair-began = Premuto { $when }.
fair-call = ▶️ Id del messaggio che ha chiamato i giocatori { $table ->
    [first] al primo tavolo del turno
   *[own] a questo tavolo
}, aggiunto alla mescolata: `{ $start }`.
fair-called = Inviato { $when }.
fair-yourself = Non devi fidarti di noi: il file ha tutta la partita. Controllala con `unobot verify record.jsonl`, o con qualsiasi programma che segue `docs/fair-deals.md`.
fair-proof-lobby = Questa è la prova: prima della partita il tavolo aveva questa impronta, già prima del clic su **Inizia**. Se l’hai conservata e le due coincidono, nessuno ha scelto le carte per questi giocatori.
fair-proof-ready = Questa è la prova: **Verifica le carte** di una partita precedente ha mostrato questa impronta a chi ha iniziato questa. Se le due coincidono, nessuno ha scelto le carte al momento del clic.
fair-proof-late = La partita è iniziata con un solo clic, e il suo seed è stato scelto solo allora. Nessuno poteva conservare l’impronta prima. Quindi le carte non sono cambiate durante la partita, ma niente prova che nessuno le abbia scelte.
fair-proof-tournament = Questa è la prova: il seed viene dal segreto del torneo, la cui impronta `{ $seal }` è nel suo messaggio da quando si è aperto. **Verifica il sorteggio** dà quel segreto quando il torneo è finito.
fair-coming = 🔒 La prossima partita che inizi con un solo clic, come **Gioca in solitario**, è già sigillata: `{ $seal }`. Conserva questa riga, e confrontala dopo quella partita.
fair-trust = Questo non può mostrare che chi gestisce il bot non abbia guardato le carte.

refused-not-over = Le mescolate restano segrete finché la partita non è finita.
refused-nothing-dealt = Qui non sono state date carte.
refused-sealed = Un altro tavolo gioca ancora con queste carte. Riprova quando ha finito l’ultimo tavolo del turno.

### replay

## replay

button-replay = Replay
replay-title = Replay · manche { $round } di { $rounds }
replay-moments = Momenti chiave
button-first = ⏮
button-last = ⏭
button-moment-next = Momento chiave ▶
refused-replay-gone = Questa partita non è più conservata, quindi non c’è un replay.
refused-replay-broken = Il registro di questa partita è stato tagliato o modificato, o l’ha scritto un’altra versione, quindi non c’è un replay.
refused-replay-running = Questa partita non è finita. Il suo replay si apre dopo la fine.
refused-replay-channel = Questa partita era in { $channel }. Il suo replay si apre lì.

## replay_files

button-save-page = Salva come pagina
button-save-gif = GIF
files-page = **La partita come pagina.** Salva il file, e aprilo in un browser. Funziona senza internet, e mostra le carte di tutti.
files-gif = **I momenti chiave della partita**
files-gif-alt = Il tavolo a ogni momento chiave della partita
refused-files-often = Ti ho appena fatto diversi file. Riprova tra un minuto.
refused-files-failed = Non sono riuscito a fare il file. Riprova tra un attimo.
refused-files-too-large = Il file supera il limite di Discord qui.
refused-data-too-large = I tuoi dati superano il limite di Discord qui. Chiedili a chi mi gestisce.
refused-page-too-large = Questa partita è troppo lunga per una pagina. Usa invece **Replay** o **GIF**.

## replay_page

page-title = Replay di Uno: { $names }
page-rules = Regole: { $rules }
page-unfinished = Questa partita non è arrivata alla fine.
page-where = Manche { $round } · mossa { $number } di { $total }
page-where-vote = Voto · mossa { $number } di { $total }
page-board = Tavolo
page-controls = Comandi
page-position = Posizione nella partita
page-first = All’inizio
page-last = Alla fine
page-back = Una mossa indietro
page-next = Una mossa avanti
page-moment-back = Momento chiave precedente
page-moment-next = Momento chiave successivo
page-round-back = Manche precedente
page-round-next = Manche successiva
page-play = Avvia
page-pause = Pausa
page-moments = Momenti chiave
page-moves = Mosse di questa manche
page-scores = Punteggio
page-places = Posti
page-round = Manche
page-round-number = Manche { $number }
page-hand = Carte di { $name }
page-two-sides = { $card }, retro: { $back }
page-turn = di turno
page-uno = Uno detto
page-silent = Uno non detto
page-out = fuori
page-owes = deve pescarne { $count }
page-pile = Mazzo: { $count }
page-top = In cima: { $card }
page-color = Colore: { $color }
page-clockwise = Senso orario
page-counterclockwise = Senso antiorario
page-keys = Tasti
page-keys-on = Usa anche i tasti delle lettere
page-keys-moves = ← e →: una mossa indietro o avanti
page-keys-ends = Home e Fine: all’inizio o alla fine
page-keys-moments = N e P: momento chiave successivo o precedente
page-keys-rounds = Maiusc+N e Maiusc+P: manche successiva o precedente
page-no-script = Questa pagina ha bisogno di JavaScript. Funziona senza internet.
page-unreadable = La partita non si può mostrare. Il file è danneggiato, o questo browser è troppo vecchio.
page-players = I giocatori

## coach

button-coach = Coach
button-coach-replay = Mostra nel replay
button-coach-next = Prossima: { $number } di { $count }
coach-title = Coach
coach-result = **Risultato.** Hai vinto { $won } manche su { $rounds }, cioè { $difference } rispetto a una quota pari.
coach-luck = Fortuna delle carte: { $cards }. Il tuo gioco e tutto il resto: { $rest }.
coach-some = { $count ->
    [one] Una decisione ti è costata una parte netta delle tue possibilità:
   *[other] Queste { $count } decisioni ti sono costate di più:
}
coach-none = Niente da segnalare: nessuna tua decisione ha abbassato nettamente le tue possibilità. Bella partita!
coach-top = In cima agli scarti: { $card }
coach-hand = Le tue carte: { $cards }
coach-lapse = **Manche { $round }.** La tua mossa: **{ $made }**. Meglio: **{ $better }**.
coach-why-uno = Senza Uno gli altri possono beccarti.
coach-why-next = Al prossimo giocatore { $count ->
    [one] restava solo { $count } carta
   *[other] restavano solo { $count } carte
}.
coach-why-void = Il prossimo giocatore aveva pescato piuttosto che giocare { $color }.
coach-why-wild = Tiene il Jolly per dopo.
coach-why-color = Ti lascia { $count ->
    [one] una carta
   *[other] { $count } carte
} del colore { $color }.
coach-won = Su 100 manche come questa, la mossa migliore ne vince circa { $more } in più (da { $low } a { $high }).
coach-first = Su 100 manche come questa, la mossa migliore chiude per prima in circa { $more } in più (da { $low } a { $high }).
coach-stayed = Su 100 manche come questa, con la mossa migliore resti in partita in circa { $more } in più (da { $low } a { $high }).
coach-how = Ogni decisione è giudicata da ciò che potevi vedere. Le carte nascoste vengono ridate molte volte, e IA esperte giocano la manche fino alla fine.
refused-coach-not-seated = Non hai giocato questa partita. Il coach guarda solo le tue decisioni.
refused-coach-often = Ti ho appena guardato diverse partite. Riprova tra un minuto.
refused-coach-failed = Non sono riuscito a guardare questa partita. Riprova tra un attimo.
refused-coach-deck = Il coach non conosce ancora questo mazzo.
refused-coach-golf = Il coach non conosce ancora il golf.

## key_moments

key-moment-four = { $name } gioca un { $card }: +{ $count } per { $other }.
key-moment-four-bare = { $name } gioca un { $card }.
key-moment-guilty = { $other } sfida { $name } e ha ragione: +{ $count } per { $name }.
key-moment-innocent = { $other } sfida { $name } e ha torto: +{ $count } per { $other }.
key-moment-caught = { $other } becca { $name } senza Uno: +{ $count } per { $name }.
key-moment-caught-free = { $other } becca { $name } senza Uno, ma non arriva nessuna carta.
key-moment-missed = { $name } non dice Uno, e nessuno ci fa caso.
key-moment-lead = { $seats ->
    [one] { $name } va in testa.
   *[other] { $name } vanno in testa.
}
key-moment-round = { $name } vince la manche { $number }.
key-moment-round-points = { $name } vince la manche { $number }: { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
key-moment-round-tied = La manche { $number } finisce in parità.
key-moment-knocked-out = { $name } va KO con { $count } carte.
key-moment-knocked-out-by = { $other } mette KO { $name }: { $count } carte.
key-moment-roulette = Roulette: +{ $count } per { $name }.
key-moment-launcher = Il colpo più grosso del lanciacarte: +{ $count } per { $name }.
key-moment-dark-side = { $name } gira tutto sul lato scuro.
key-moment-light-side = { $name } gira tutto sul lato chiaro.
key-moment-eliminated = { $name } esce dalla partita.
key-moment-match = { $seats ->
    [one] { $name } vince la partita.
   *[other] { $name } vincono la partita.
}
key-moment-partners = { $name } e { $partner }

### reactions

## reactions

reactions-title = Reagisci
reactions-body = Tutti al tavolo vedono la tua reazione per un attimo. Puoi reagire ogni 10 secondi.
reactions-who = Silenzia un giocatore…
reactions-mute = Silenzia { $name }
reactions-hear = Riattiva { $name }
button-react = Reagisci
button-reactions-on = Reazioni: sì
button-reactions-off = Reazioni: no

reaction-laugh = Ah ah!
reaction-ouch = Oh no!
reaction-clap = Ben fatto!
reaction-think = Mmm…
reaction-fire = A tutto gas!
reaction-wave = Ciao!
reaction-in-words = **{ $name }**: { $words }
note-reacted = Lo vedono tutti al tavolo: { $emoji }
refused-reaction-now = Puoi reagire durante una partita.
refused-reaction-soon = { $seconds ->
    [one] Puoi reagire di nuovo tra { $seconds } secondo.
   *[other] Puoi reagire di nuovo tra { $seconds } secondi.
}
refused-reactions-off = A questo tavolo le reazioni sono disattivate.
refused-reactions-here = In questo canale le reazioni sono disattivate.
refused-reactions-own = Le tue reazioni sono disattivate. `/uno me` le riattiva.
refused-reactions-muted = A questo tavolo l’host ha silenziato le tue reazioni.
refused-only-host-reactions = Solo l’host, **{ $host }**, può silenziare le reazioni.

preferences-reactions-on = Reazioni: sì
preferences-reactions-off = Reazioni: no
preferences-reactions-what = Se puoi reagire, e vedere reazioni nelle tue schermate.
server-settings-reactions = Reazioni
server-settings-reactions-what = Se i giocatori possono mostrare una piccola reazione al tavolo.
server-settings-reactions-on = sì
server-settings-reactions-off = no

### privacy

## privacy

privacy-title = I tuoi dati
privacy-intro = Ecco che cosa conservo di te, così le partite continuano dopo un riavvio:
privacy-choices = - Le tue impostazioni, quanto giochi bene contro le IA, la lingua del tuo Discord e dove sono i tuoi DM
privacy-tables = - Tavoli con il tuo nome, il tuo posto e le tue mosse: { $count }
privacy-results = - Risultati di partite, che contano per le tue statistiche e il tuo rating: { $count }
privacy-daily = - Partite del giorno iniziate, con mosse e risultati: { $count }
privacy-notes = - Le tue note sulle traduzioni: { $count }
privacy-messages = - Messaggi per te che aggiorno ancora: { $count }
privacy-channels = - Canali in cui ti avviso di nuovi tavoli: { $count }
privacy-bans = - Server in cui hai un ban da Uno: { $count }
privacy-readers = Solo gli admin di questo bot possono leggere tutto. I giocatori vedono il tuo nome e le tue mosse ai loro tavoli.
privacy-file = Ecco tutto quello che conservo di te.
privacy-ask-title = Eliminare tutto ciò che ti riguarda?
privacy-ask-settings = - Le tue impostazioni e gli avvisi per nuovi tavoli spariscono.
privacy-ask-running = - In una partita in corso, un’IA prende il tuo posto per sempre.
privacy-ask-over = - Ai tavoli finiti diventi “{ $name }”.
privacy-ask-results = - Le tue statistiche e il tuo rating spariscono. Nei risultati delle partite diventi “{ $name }”.
privacy-ask-daily = - Le tue partite del giorno, i loro risultati e le tue serie spariscono.
privacy-ask-discord = - I messaggi che sono già in un canale restano lì.
privacy-ask-bans = - Se un server ti ha dato un ban, il ban resta, sotto un codice al posto del tuo id.
privacy-ask-kicks = - Un’espulsione resta, e una partita del giorno già iniziata non si può ricominciare. Tutte e due hanno un codice al posto del tuo id.
privacy-ask-undo = Non si può annullare.
privacy-deleted = Ho eliminato tutto ciò che ti riguarda. Se mi usi di nuovo, conservo nuovi dati.
privacy-again = Mi stai usando proprio ora, quindi ho conservato qualcosa di nuovo. Riprova tra un minuto.
button-privacy-export = Scarica i miei dati
button-privacy-delete = Elimina i miei dati
button-privacy-yes = Elimina tutto
button-privacy-no = Tieni i miei dati

### admin

## admin_settings

admin-settings-title = Limiti in questo server
admin-settings-roles = Chi può aprire tavoli: { $roles }
admin-settings-everybody = tutti
admin-settings-rules-open = Regole: **{ $rules }**, e gli host possono cambiarle
admin-settings-rules-locked = Regole: **{ $rules }**, e gli host non possono cambiarle
admin-settings-ais = IA al massimo a un tavolo: **{ $most }**
admin-settings-ais-choice = IA: { $most }
admin-settings-no-limit = nessun limite
admin-settings-what-roles = La moderazione può sempre aprire tavoli.
admin-settings-what-rules = `/uno settings` sceglie le regole.
admin-settings-what-ais = Le IA che sostituiscono giocatori non contano.
admin-settings-choose-roles = Ruoli, o nessuno…
button-lock-rules = Blocca le regole
button-unlock-rules = Sblocca le regole
refused-rules-locked = In questo server le regole sono bloccate. Chi gestisce il server le sceglie con `/uno settings`.
refused-ais-capped = Troppe IA. Questo server ne permette al massimo { $most } a un tavolo.
refused-roles-start = Per aprire un tavolo ti serve uno di questi ruoli: { $roles }. A un tavolo aperto puoi partecipare.
refused-limits-changed = Un admin di questo server ha messo un limite dopo l’apertura di questo tavolo, quindi il tavolo è cambiato. Non è iniziato ancora niente. Guarda di nuovo, poi inizia.
note-lobbies-limited = { $count ->
    [one] Fatto. 1 tavolo in attesa aveva altre regole o troppe IA. Ora segue i nuovi limiti.
   *[other] Fatto. { $count } tavoli in attesa avevano altre regole o troppe IA. Ora seguono i nuovi limiti.
}
note-tournaments-limited = { $count ->
    [one] 1 torneo aperto aveva altre regole. I suoi prossimi tavoli hanno quelle nuove, oppure è chiuso se non vanno bene.
   *[other] { $count } tornei aperti avevano altre regole. I loro prossimi tavoli hanno quelle nuove, oppure sono chiusi se non vanno bene.
}

## oversight

oversight-title = I tavoli di questo server
oversight-table = Tavolo
oversight-unknown-channel = un canale che non posso leggere
oversight-host = host { $host }
oversight-stage = { $stage ->
    [lobby] non iniziato
    [playing] partita in corso
    [pause] tra una manche e l’altra
    [suspended] aspetta, perché non raggiungo il suo canale
    [adjourned] aspetta, e il suo canale è libero
   *[damaged] i suoi dati salvati non si leggono
}
oversight-since = { $stage ->
    [suspended] attesa iniziata { $when }
    [adjourned] attesa iniziata { $when }
   *[other] ultima azione { $when }
}
oversight-late = Bloccato: il turno scadeva { $when }.
oversight-empty = In questo server non ci sono tavoli aperti.
oversight-more = { $count ->
    [one] { $count } altro tavolo non è in elenco. Usa i comandi nel suo canale.
   *[other] Altri { $count } tavoli non sono in elenco. Usa i comandi nei loro canali.
}
oversight-end-what = Chiudere il tavolo lo chiude per tutti. La sua partita non può continuare.
button-oversee = Gestisci
button-oversight-list = Tutti i tavoli
button-oversight-refresh = Aggiorna
note-oversight-ended = Il tavolo in { $channel } è chiuso.
refused-oversight-gone = Quel tavolo è già chiuso.
refused-oversight-empty = In { $channel } non ci sono tavoli. `/unoadmin tables` li elenca tutti.
refused-admin-place = Questi comandi sono di un server. Usali lì.
refused-admin = Per farlo ti serve il permesso Gestisci server.
oversight-free-what = Liberare il canale mette da parte il tavolo. `/uno resume` lo riprende.
button-oversight-free = Libera il canale
note-unblocked = { $channel } è libero. Il tavolo aspetta `/uno resume`.
refused-unblock-free = Quel tavolo non occupa il suo canale. `/uno start` ne apre lì un altro.
refused-unblock-running = Lì non c’è niente di bloccato. `/unoadmin end` chiude il tavolo.

## bans

bans-title = Ban da Uno
bans-empty = Nessuno ha un ban.
bans-line = { $user } · ban { $when }, da { $admin }
bans-more = { $count ->
    [one] { $count } altro ban non è in elenco.
   *[other] Altri { $count } ban non sono in elenco.
}
bans-lift = Togli il ban a un ex giocatore
note-banned = { $count ->
    [one] { $user } non può più giocare a Uno in questo server. A 1 tavolo gioca un’IA al suo posto.
   *[other] { $user } non può più giocare a Uno in questo server. Tavoli che hanno dato il suo posto a un’IA: { $count }.
}
note-banned-leaves = Hai un posto in una sua partita. Per i risultati e il rating, per te vale come abbandono, con l’ultimo posto. Puoi continuare a giocare.
note-unbanned = { $user } può giocare di nuovo.
refused-banned = In questo server non puoi giocare a Uno. L’hanno deciso i suoi admin.
refused-invite-banned = { $name } non può giocare a Uno in questo server.
refused-not-banned = Non ha un ban. `/unoadmin bans` elenca i ban.
refused-ban-bot = A un bot non si può dare un ban. Non ha un posto.
refused-ban-oneself = Non puoi darti un ban. Scegli un’altra persona.

## acts

acts-title = Che cosa hanno fatto gli admin
acts-empty = Ancora niente.
acts-channel = Pubblicato in { $channel }.
acts-no-channel = Nessun canale del log. `/unoadmin log` con un canale ne sceglie uno.
act-line = { $kind ->
    [end] { $admin } ha chiuso il tavolo in { $channel }.
    [unblock] { $admin } ha liberato { $channel }. Il suo tavolo aspetta.
    [ban] { $admin } ha dato un ban a { $user }. { $detail }
    [unban] { $admin } ha tolto il ban a { $user }.
    [roles] { $admin } ha scelto chi può aprire tavoli: { $detail }
    [rules] { $detail ->
        [lock] { $admin } ha bloccato le regole.
       *[unlock] { $admin } ha sbloccato le regole.
    }
    [ais] { $admin } ha scelto il massimo di IA a un tavolo: { $detail }
    [lost] { $detail ->
        [roles] Il ruolo { $value }, che poteva aprire tavoli, è stato eliminato. Gli altri ruoli scelti possono ancora.
        [roles-all] Il ruolo { $value }, che poteva aprire tavoli, è stato eliminato. Ora possono tutti. `/unoadmin roles` sceglie altri ruoli.
        [moderators] Il ruolo { $value } dei moderatori è stato eliminato. `/uno settings` ne sceglie un altro.
        [log] Il canale del log è stato eliminato. `/unoadmin log` con un canale ne sceglie un altro.
        [day] Il canale della giornata del server è stato eliminato. `/unoadmin day` con un canale ne sceglie un altro.
        [rules] Non conosco più le regole { $value } delle impostazioni, quindi i tavoli giocano con le regole ufficiali. `/uno settings` ne sceglie altre.
       *[places] L’ultimo canale che permetteva Uno è stato eliminato, quindi in questo server non si può giocare. `/uno settings` lo permette altrove.
    }
    [day] { $detail ->
        [off] { $admin } ha disattivato la giornata del server.
       *[on] { $admin } ha scelto un canale per la giornata del server: { $channel }
    }
   *[log] { $detail ->
        [off] { $admin } ha disattivato il canale del log.
       *[on] { $admin } ha scelto il canale del log: { $channel }
    }
}
day-title = 📅 Ieri qui · { $day }
day-more = E altri { $count }.
day-streak = 🔥 { $days } giorni
day-matches = { $count ->
    [one] È stata giocata una partita.
   *[other] Sono state giocate { $count } partite.
}
day-wins = { $who } { $wins }
day-rematch = 🔁 **Rivincita della settimana:** { $count } partite, vittorie: { $wins }
day-settings-title = La giornata del server
day-settings-what = Una volta al giorno pubblico i risultati delle partite del giorno di ieri, con le serie, e la rivincita della settimana: chi si è incontrato più spesso. Non avviso nessuno, e nei giorni senza partite non pubblico niente. Chi ha **Rating: no** non viene nominato.
day-no-channel = È disattivata. `/unoadmin day` con un canale la attiva.
day-channel = Pubblicata in { $channel }. La prossima arriva { $when }.
button-no-day = Nessun messaggio
button-no-log = Nessun canale del log
refused-log-channel = In quel canale non posso scrivere. Scegli un canale testuale o un thread.

## channel_check

check-title = Controllo di questo canale e server
check-permissions = Ho i permessi per un tavolo in { $channel }.
check-lacks = In { $channel } mi manca { $missing }. Dallo al mio ruolo: nelle impostazioni del canale, sotto Permessi.
check-channel-gone = Il canale { $channel } non esiste più. Il suo tavolo aspetta `/uno resume`.
check-threads = Per i tavoli nei thread mi serve anche { $missing }.
check-roles-empty = Nessuno ha { $roles }, quindi può aprire tavoli solo la moderazione. `/unoadmin roles` sceglie altri ruoli.
check-age-restricted = { $channel } ha un limite di età. Discord fa entrare solo chi ha l’età confermata, quindi gli altri non possono giocarci.
check-slow-mode = { $channel } è in modalità lenta. Discord non la applica ai bot, e nemmeno a chi preme i miei pulsanti. Se mi blocca comunque, dai al mio ruolo il permesso di ignorare la modalità lenta.
check-pictures = Le immagini delle mie carte sono pronte per: { $decks }. Un altro mazzo riceve le sue con il suo primo tavolo.
check-no-pictures = Queste immagini di carte non sono ancora su Discord, quindi le loro carte sono segni semplici: { $decks }. Chi gestisce il bot può eseguire `unobot emojis sync`.
check-commands = Discord ha i miei comandi attuali.
check-commands-changed = Discord ha un’altra versione dei miei comandi: { $commands }. Chi gestisce il bot può riavviarlo, e il bot registra i suoi.
check-commands-unknown = Ora Discord non mi dice quali comandi ha. Riprova tra un minuto.
check-tables = Nessun tavolo di questo server è bloccato.
check-stuck = { $count ->
    [one] { $count } tavolo di questo server è bloccato. Vedi `/unoadmin tables`.
   *[other] { $count } tavoli di questo server sono bloccati. Vedi `/unoadmin tables`.
}

## probe

probe-title = Prova della configurazione di unobot
probe-step = { $step ->
    [1] Premi il primo pulsante.
    [2] Premi il secondo pulsante.
    [3] Aspetta il tuo pannello privato, o premi il quarto pulsante per saltare l’attesa.
    [4] Premi il pulsante del tuo pannello privato più vecchio.
   *[5] Premi il terzo pulsante, poi ancora e ancora mentre questo messaggio cambia.
}
probe-panel = Questo pannello è una prova. Premi il suo pulsante quando lo dice il messaggio pubblico.

### owner

## owner

owner-notice = 📣 Da chi gestisce il bot: { $words }
refused-blocked = Non puoi giocare con questo bot. L’ha deciso chi lo gestisce. `/uno privacy` funziona ancora.
refused-blocked-server = Questo server non può avere questo bot. L’ha deciso chi lo gestisce.
button-owner = Gestione del bot
owner-title = Gestione del bot
owner-what = Le tue decisioni valgono in tutti i server in pochi secondi. Solo chi gestisce questo bot vede questo pannello.
owner-counts = Server qui: { $servers } · tavoli: { $tables } · persone bloccate: { $people } · server bloccati: { $blocked }
owner-notice-until = Avviso, scade { $when }: { $words }
owner-no-notice = Non c’è nessun avviso.
button-owner-notice = Scrivi un avviso
button-owner-clear = Togli l’avviso
button-owner-block-user = Blocca una persona
button-owner-block-server = Blocca un server
button-owner-servers = Server
owner-unblock = Sblocca…
owner-user-choice = Persona { $id }
owner-server-choice = Server { $id }
owner-id = ID
owner-words = Una riga per tutte le lobby e le mani
owner-hours = Ore
owner-blocked = `{ $id }`: blocco aggiunto.
owner-unblocked = `{ $id }`: blocco tolto.
owner-server-line = **{ $name }** · `{ $id }` · membri: { $members }
button-owner-leave = Esci
button-owner-more = Altri server
owner-left = Il bot è uscito da `{ $id }`.
refused-owner = Può farlo solo chi gestisce questo bot.
refused-owner-id = Non è un ID. Un ID ha da 17 a 20 cifre.
refused-owner-oneself = Non puoi bloccare te stesso.
refused-owner-hours = Le ore sono un numero da 1 a { $most }.
refused-owner-words = Un avviso ha bisogno di almeno una lettera.

### settings

## preferences

preferences-title = Le tue impostazioni
preferences-body = Valgono subito, a ogni tavolo.
button-preferences-table = Al tavolo
button-preferences-messages = Messaggi e risultati
preferences-playing = Partita alla pari: contro di te l’IA gioca a { $strength } su 100. Lo decidono le tue partite contro le IA: una vittoria lo alza, una sconfitta lo abbassa.
preferences-emblem-fox = Faccia: volpe
preferences-emblem-octopus = Faccia: polpo
preferences-emblem-frog = Faccia: rana
preferences-emblem-bee = Faccia: ape
preferences-emblem-whale = Faccia: balena
preferences-emblem-mushroom = Faccia: fungo
preferences-emblem-penguin = Faccia: pinguino
preferences-emblem-cactus = Faccia: cactus
preferences-emblem-blossom = Faccia: fiore
preferences-emblem-owl = Faccia: gufo
preferences-emblem-what = La tua faccia a ogni tavolo. Una partita tiene le facce con cui è iniziata.
preferences-look-auto = Carte: come il server
preferences-look-pictures = Carte: immagini
preferences-look-shapes = Carte: forme, lettere
preferences-look-text = Carte: solo testo
preferences-look-what = Come vedi le tue carte.
preferences-sort-color = Ordine: per colore
preferences-sort-value = Ordine: per valore
preferences-sort-what = L’ordine delle tue carte.
preferences-passes-on = Passa da sé: sì
preferences-passes-off = Passa da sé: no
preferences-passes-what = Se passo per te quando non puoi giocare la carta pescata.
preferences-dms-auto = DM: come il server
preferences-dms-on = DM: anche le carte
preferences-dms-off = DM: niente carte
preferences-dms-what = Se le tue carte arrivano anche per messaggio diretto.
preferences-pings-idle = Avvisi: se non ci sono
preferences-pings-always = Avvisi: a ogni turno
preferences-pings-off = Avvisi: mai
preferences-pings-what = Quando ti avviso che tocca a te.
preferences-pings-by-channel = Avvisi in: canale
preferences-pings-by-dm = Avvisi in: DM
preferences-pings-by-what = Dove ti avviso.
preferences-hints-on = Consigli: una volta
preferences-hints-off = Consigli: no
preferences-hints-what = Brevi consigli che arrivano una volta, quando servono.
preferences-rated-on = Rating: sì
preferences-rated-off = Rating: no
preferences-rated-what = Se hai un rating e compari nelle classifiche.
preferences-language-auto = Lingua: automatica
preferences-language-what = La lingua che uso con te. Automatica è quella del tuo Discord.
preferences-language = Lingua: { $name }

## server_settings

server-settings-title = Uno in questo server
server-settings-title-channel = Uno in { $channel }
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · scelto qui
    [server] { $name }: **{ $value }** · dal server
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Cambia…
server-settings-as-server = Come il server
server-settings-as-usual = Predefinito: { $value }
button-server-settings-server = Questo server
button-server-settings-channel = Questo canale

server-settings-rules = Regole
server-settings-rules-what = Le regole di un nuovo tavolo, se il suo host non le cambia.
server-settings-rules-code = codice { $code }
server-settings-turn = Tempo a mossa
server-settings-turn-what = Quanto può durare una mossa ai nuovi tavoli.
server-settings-allowed = Uno
server-settings-allowed-what = Se i giocatori possono aprire tavoli.
server-settings-allowed-on = si può giocare
server-settings-allowed-off = non si può giocare
server-settings-starts = Aprire tavoli
server-settings-starts-what = Chi può usare /uno start.
server-settings-starts-everybody = tutti
server-settings-starts-moderators = moderatori
server-settings-moderator-role = Moderatori di Uno
server-settings-moderator-role-auto = nessun ruolo
server-settings-role = Scegli un ruolo…
button-no-role = Nessun ruolo
server-settings-table-look = Tavolo
server-settings-table-look-what = Come si mostrano i nuovi tavoli.
server-settings-table-look-picture = disegnato dall’alto
server-settings-table-look-text = parole e una carta
server-settings-look = Carte in mano
server-settings-look-what = Per chi non ha scelto in /uno me.
server-settings-look-pictures = immagini
server-settings-look-shapes = forme e lettere
server-settings-look-text = testo
server-settings-dms = Carte per messaggio diretto
server-settings-dms-what = Per chi non ha scelto in /uno me.
server-settings-dms-on = sì
server-settings-dms-off = no
server-settings-pings = Avvisi di turno
server-settings-pings-what = Se avviso i giocatori nel canale quando tocca a loro.
server-settings-pings-on = sì
server-settings-pings-off = no
server-settings-threads = Un thread per ogni tavolo
server-settings-threads-what = Se un nuovo tavolo ha un thread suo.
server-settings-threads-on = sì
server-settings-threads-off = no
server-settings-moments = Momenti
server-settings-moments-what = Banner e una frase vivace per Uno, grosse pescate e vittorie ai nuovi tavoli.
server-settings-moments-on = sì
server-settings-moments-off = no
server-settings-seasons = Stagioni
server-settings-seasons-what = Quanto dura una classifica prima che ne inizi una nuova.
server-settings-seasons-monthly = un mese
server-settings-seasons-quarterly = tre mesi
server-settings-seasons-never = niente stagioni
server-settings-language = Lingua
server-settings-language-what = La lingua dei tavoli. I pannelli di un giocatore usano la sua lingua.
server-settings-language-auto = quella del server

refused-server-settings-place = Le impostazioni sono di un server. Usa lì questo comando.
refused-server-settings = Per cambiare queste impostazioni ti serve il permesso Gestisci server.
refused-everybody-role = Quel ruolo ce l’hanno tutti, e tutti sarebbero moderatori. Scegline un altro.
refused-not-here = In questo canale non si può giocare a Uno. Chi gestisce il server può cambiarlo con `/uno settings`.
refused-moderators-start = Qui apre tavoli solo la moderazione. Chiedi a qualcuno di loro, o partecipa a un tavolo aperto.

### translations

## beta

beta-what = Beta: dicci cosa suona male.
beta-line = { $name } è in beta: dicci cosa suona male.
button-beta-note = Diccelo
beta-note-title = Cosa suona male?
beta-note-label = Le parole, e come le diresti tu
beta-note-thanks = Grazie! Gli admin di questo bot lo leggeranno.
beta-offer = { $name } è già qui, in beta.
button-beta-switch = Cambia
refused-beta-notes = Hai mandato { $count } note in un giorno, quindi per ora non posso prenderne altre. Grazie!
refused-beta-empty = Scrivi prima qualche parola.

### help

## help

help-title = Giocare a Uno qui
help-new = **Prima volta con Uno?** Premi **Prova**: cinque brevi passi contro un’IA.
help-start = **Si gioca?** `/uno start` apre un tavolo qui. Gli altri premono **Partecipa**, o le IA prendono i posti.
help-daily = **Cinque minuti per te?** `/uno daily` ha partite nuove ogni giorno.
help-ask = Che cosa vuoi sapere?
help-bring = **Giocare altrove?** Anche nei messaggi diretti, nei gruppi e nei server senza di me:
button-install-server = A un server
button-install-personal = Alle mie app
button-tutorial = Prova

help-button-round = Una manche
help-topic-round = Come si svolge una manche
help-round-1 = Ogni giocatore riceve delle carte, e una carta sta scoperta in cima agli scarti.
help-round-2 = **Il tuo turno:** gioca una carta con lo stesso colore, numero o simbolo, oppure un Jolly. Niente va bene? **Pesca** una carta. Se va bene, puoi giocarla subito.
help-round-3 = **La fine:** il primo giocatore senza carte vince la manche, e i punti delle carte rimaste agli altri. Chi arriva per primo al traguardo vince la partita.
help-round-4 = Le regole della casa possono cambiare qualcosa. `/uno rules` mostra le regole di qui.
help-button-cards = Le carte
help-topic-cards = Le carte
help-cards-1 = **Da 0 a 9**: solo un colore e un numero.
help-cards-2 = ⊘ **Salta turno**: il prossimo giocatore salta il turno.
help-cards-3 = ⇄ **Cambio giro**: si gioca nell’altro senso. In due, salta l’altro.
help-cards-4 = **+2** Pesca due: il prossimo giocatore ne pesca due e salta il turno.
help-cards-5 = 🌈 **J** Jolly: va su tutto, e tu scegli il colore.
help-cards-6 = 🌈 **+4** Jolly Pesca quattro: tu scegli il colore, e il prossimo giocatore ne pesca quattro. È per quando non hai carte del colore in gioco, e si può sfidare.
help-button-uno = Uno!
help-topic-uno = Dire Uno e beccare
help-uno-1 = **Ti restano due carte, e tocca a te?** Premi **📣 Di’ UNO**, poi giocane una.
help-uno-2 = **L’hai scordato?** Premi subito **Uno!**
help-uno-3 = **L’ha scordato un altro?** Al tavolo si accende **Becca!** Premilo prima della prossima mossa, e quel giocatore pesca due carte.
help-button-hand = Le tue carte
help-topic-hand = Le tue carte
help-hand-1 = Con **Mie carte**, al tavolo, le tue carte le vedi solo tu. Arrivano anche per messaggio diretto. Premi una carta per giocarla.
help-hand-2 = Una carta è disattivata? **Perché no?** mostra quale regola la blocca.
help-hand-3 = `/uno play` elenca le tue mosse a parole, per screen reader e tastiere.
help-hand-4 = 💡 Piccoli consigli arrivano una volta ciascuno. `/uno me` li disattiva, o li riattiva.
help-button-away = Assenza
help-topic-away = Quando non ci sei
help-away-1 = Il conto alla rovescia al tavolo mostra quanto tempo hai per una mossa. Se scade, la mossa viene fatta per te. La seconda volta di fila subentra un’IA, finché non premi qualcosa.
help-away-2 = Devi andare? **Esci** dà le tue carte a un’IA, e con **Mie carte** le riprendi.
help-button-table = Regole della casa
help-topic-table = Le regole del tavolo
help-table-1 = Prima della partita l’host può usare **Cambia regole**: un set di regole, singole regole della casa, o un codice di un altro tavolo.
help-table-2 = Le carte non si possono truccare: il mazzo è sigillato prima che si sieda il primo giocatore. Alla fine **Verifica le carte** lo prova.
help-button-commands = Comandi
help-topic-commands = Tutti i comandi
help-commands-1 = Iniziano tutti con `/uno`:
help-command = **{ $command }** · { $what }
news-line = 🆕 **Novità:** { $news }
news-faces = Hai la stessa faccia a ogni tavolo. `/uno me` la cambia.
help-legal = Progetto di fan non ufficiale, non affiliato a Mattel né approvato da Mattel. UNO è un marchio di Mattel.

help-rules-title = Regole: { $preset }

## tutorial

lesson-title = Passo { $number } di { $of } · { $title }
lesson-ai = Robin
lesson-top = In cima agli scarti: { $emoji } { $card }
lesson-early = Le regole permettono anche questo. Per ora, prova quello che c’è scritto sopra.
button-lesson-next = Prossimo passo
button-lesson-skip = Salta questo passo
button-try-again = Riprova

lesson-match = Colore o numero
lesson-match-do = Devi liberarti di tutte le tue carte. Giocane una con lo stesso **colore** o **numero** della carta in cima agli scarti: premila.
lesson-match-done = È già quasi tutto il gioco. Poi **{ $ai }** ha fatto lo stesso. Si gioca a turno, con lo stesso colore o numero.

lesson-action = Carte azione
lesson-action-do = Alcune carte fanno qualcosa. Gioca una delle tue.
    ⊘ Salta turno: il prossimo giocatore salta il turno.
    ⇄ Cambio giro: si gioca nell’altro senso.
    +2 Pesca due: il prossimo giocatore ne pesca due e salta il turno.
lesson-action-done = **{ $ai }** ha saltato il turno. In due tocca subito di nuovo a te.

lesson-wild = Jolly
lesson-wild-do = Nessuna delle altre carte va bene. Ma un **Jolly** (J) va su tutto, e tu scegli il nuovo colore. Giocalo.
lesson-wild-color = Quale colore scegli? Hai soprattutto carte rosse.
lesson-wild-done = **{ $ai }** ha dovuto seguire il colore scelto da te. Un **Jolly Pesca quattro** (+4) fa anche pescare quattro carte al prossimo giocatore. È per quando non hai carte del colore in gioco, e il prossimo giocatore può sfidarlo.

lesson-draw = Pescare
lesson-draw-do = Nessuna carta va bene. Pescane una.
lesson-draw-choose = Hai pescato una carta che va bene. Giocala ora, o tienila per dopo. In questo turno non puoi giocarne un’altra.
lesson-draw-done = Ben giocato. Se una carta pescata non va bene, la tieni, e il tuo turno è finito.
lesson-draw-kept = L’hai tenuta, quindi il tuo turno è finito. Può essere una buona idea. Ma ricorda: alla fine ogni carta che hai in mano dà punti a chi vince.

lesson-uno = Uno!
lesson-uno-do = A **{ $ai }** resta una carta, e ha scordato di dire Uno. Premi **Becca { $ai }!** prima della prossima mossa.
lesson-uno-say = Centro: **{ $ai }** ne ha pescate due. Ora hai tu due carte. Premi **📣 Di’ UNO**, poi giocane una.
lesson-uno-forgot = Hai scordato Uno, **{ $ai }** ti ha beccato, e hai pescato due carte. A un tavolo vero puoi ancora premere **Uno!** dopo la tua carta, se fai prima degli altri.
lesson-uno-last = Hai detto Uno, quindi non possono beccarti. Una carta sola: giocala!
lesson-uno-done = 🎉 Hai vinto! Il primo giocatore senza carte vince la manche e fa punti per tutte le carte rimaste agli altri. Ora gioca con le persone: `/uno start` apre un tavolo.

## commands

command-uno = Gioca a Uno
command-start = Apri un tavolo in questo canale
command-start-ais-name = ia
command-start-ais = Quante IA far sedere subito
command-start-level-name = livello
command-start-level = Quanto giocano bene le IA
command-start-rules-name = regole
command-start-rules = Un set di regole, o un codice di regole
command-start-pace-name = ritmo
command-start-pace = Quanto può durare una mossa
command-start-thread-name = thread
command-start-thread = Apri il tavolo in un thread suo
command-tables = Elenca i tuoi tavoli, in tutti i canali e server
command-history = Elenca le partite finite di questo server, con i loro replay
command-join = Prendi un posto al tavolo di questo canale
command-leave = Lascia il tuo posto
command-hand = Mostra le tue carte
command-play = Fai una mossa a parole
command-play-move-name = mossa
command-play-move = Una delle tue mosse
command-status = Mostra il tavolo di questo canale
command-end = Chiudi il tavolo di questo canale
command-rules = Spiega le regole
command-resume = Riprendi in questo canale una partita che aspetta
command-resume-match-name = partita
command-resume-match = Quale partita, se ne aspettano più di una
choice-match = { $names } · manche { $round }
choice-lobby = { $names } · non iniziata
command-help = Come si gioca a Uno qui
command-settings = Cambia come funziona Uno in questo server o canale
command-me = Scegli come vedi le tue carte, la tua lingua, e quando ti avviso
command-privacy = Vedi, scarica o elimina quello che conservo di te
command-stats = Mostra i risultati nelle partite, i tuoi o di un altro giocatore
command-stats-person-name = persona
command-stats-person = Il giocatore (tu, se vuoto)
command-stats-season-name = stagione
command-stats-season = La stagione (da sempre, se vuoto)
command-stats-rules-name = regole
command-stats-rules = Solo partite con queste regole
command-fairness = Guarda quanto sono state eque le carte in questo server
command-leaderboard = Mostra il rating dei giocatori di questo server
command-leaderboard-season-name = stagione
command-leaderboard-season = La stagione (quella in corso, se vuoto)
command-leaderboard-rules-name = regole
command-leaderboard-rules = Solo partite con queste regole
command-daily = Gioca in solitario le cinque manche di oggi, e confrontati
command-daily-date-name = data
command-daily-date = Un altro giorno, come 2026-11-24
command-invite = Invita un giocatore al tavolo di questo canale
command-invite-person-name = persona
command-invite-person = Il giocatore da invitare
command-unoadmin = Gestisci Uno in questo server
command-unoadmin-tables = Elenca i tavoli di questo server
command-unoadmin-end = Chiudi un tavolo
command-unoadmin-end-channel-name = canale
command-unoadmin-end-channel = Il canale del tavolo, se non è questo
command-unoadmin-unblock = Libera un canale il cui tavolo è bloccato, danneggiato o sospeso
command-unoadmin-unblock-channel-name = canale
command-unoadmin-unblock-channel = Il canale, se non è questo
command-unoadmin-ban = Tieni una persona lontana da ogni tavolo di questo server
command-unoadmin-ban-person-name = persona
command-unoadmin-ban-person = La persona
command-unoadmin-ban-reason-name = motivo
command-unoadmin-ban-reason = Perché, per gli admin
command-unoadmin-unban = Fai giocare di nuovo una persona con un ban
command-unoadmin-unban-person-name = persona
command-unoadmin-unban-person = La persona
command-unoadmin-bans = Elenca chi non può giocare qui
command-unoadmin-roles = Scegli i ruoli che possono aprire tavoli
command-unoadmin-rules = Blocca le regole, così gli host non possono cambiarle
command-unoadmin-ais = Limita le IA a un tavolo
command-unoadmin-log = Mostra che cosa hanno fatto gli admin, o scegli un canale per questo
command-unoadmin-log-channel-name = canale
command-unoadmin-log-channel = Un canale in cui si pubblica ogni azione
command-unoadmin-day = Pubblica una volta al giorno i risultati di ieri, o smetti
command-unoadmin-day-channel-name = canale
command-unoadmin-day-channel = Il canale in cui si pubblica la giornata
command-unoadmin-check = Controlla che cosa serve al bot qui
command-tournament = Apri un torneo in questo canale, o mostra quello aperto
command-tournament-checkin-name = checkin
command-tournament-checkin = Minuti prima che il check-in chiuda
command-tournament-rounds-name = turni
command-tournament-rounds = Quanti turni prima della finale
command-tournament-minutes-name = minuti
command-tournament-minutes = Quanti minuti dura un turno
command-tournament-rules-name = regole
command-tournament-rules = Un set di regole, o un codice di regole
command-tournament-level-name = livello
command-tournament-level = Quanto giocano bene le IA che completano i tavoli
command-tournament-duplicate-name = duplicato
command-tournament-duplicate = Ogni tavolo ha le stesse carte, e si confrontano i posti

## demo

demo-guide = Guida
demo-welcome =
    👋 Ciao! Il tavolo di { $name } è pronto, con { $ais } IA. Premi **{ $start }**, e arrivano le tue carte.
    -# **Viewing as** in alto ti fa diventare Ann, Ben, Cleo o Dev.
    -# `/uno help`, poi **{ $alone }**, è una partita nei tuoi messaggi diretti.
demo-direct = Messaggi di { $name }
demo-group = 💬 Gruppo
demo-group-hello = Ho installato il bot per me, quindi funziona anche qui. `/uno start` apre un tavolo, e possono partecipare tutti.
demo-page = Gioca su { $url }
demo-direct-page = Messaggi diretti di { $name }: { $url }
demo-stop = Premi qui Ctrl-C per fermare.
