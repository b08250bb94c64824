### Spanish
### Written by: an AI (Claude), November 2026
### Reviewed: no
### Beta: no

### words

## about

language-name = Español

## cards

color = { $color ->
    [R] Rojo
    [Y] Amarillo
    [G] Verde
    [P] Rosa
    [T] Turquesa
    [O] Naranja
    [U] Morado
   *[B] Azul
}
face = { $face ->
    [S] Salta
    [R] Cambio de sentido
    [D2] Roba dos
    [D4] Roba cuatro
    [SA] Salta a todos
    [DA] Descarta color
    [H1] Golpe 1
    [H2] Golpe 2
    [TH] Cambia manos
    [W] Comodín
    [WD4] Comodín roba cuatro
    [WSW] Comodín cambia manos
    [WSH] Comodín mezcla manos
    [WC] Comodín personalizable
    [WR4] Comodín cambio de sentido roba cuatro
    [WRL] Comodín ruleta de color
    [WD6] Comodín roba seis
    [WD10] Comodín roba diez
    [WRV] Comodín cambio de sentido
    [WSK] Comodín salta
    [WS2] Comodín salta dos
    [WD2] Comodín roba dos
    [WT2] Comodín roba dos a elegir
    [WFS] Comodín cambio forzoso
    [WAH] Comodín golpe a todos
    [WHF] Comodín ráfaga
    [WAA] Comodín doble ataque
    [D1] Roba una
    [D5] Roba cinco
    [F] Flip
    [WDC] Comodín roba color
   *[other] { $face }
}
card = { $face ->
    [S] Salta
    [R] Cambio de sentido
    [D2] Roba dos
    [D4] Roba cuatro
    [SA] Salta a todos
    [DA] Descarta color
    [H1] Golpe 1
    [H2] Golpe 2
    [TH] Cambia manos
    [D1] Roba una
    [D5] Roba cinco
    [F] Flip
   *[other] { $face }
} { $color ->
    [R] rojo
    [Y] amarillo
    [G] verde
    [P] rosa
    [T] turquesa
    [O] naranja
    [U] morado
   *[B] azul
}
card-wild = { $wild } ({ $color ->
    [R] rojo
    [Y] amarillo
    [G] verde
    [P] rosa
    [T] turquesa
    [O] naranja
    [U] morado
   *[B] azul
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
    [W] C
    [WD4] +4
    [WSW] C⇆
    [WSH] C⤨
    [WC] C✱
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
    [R] Ro
    [Y] Am
    [G] Ve
    [P] Rs
    [T] Tu
    [O] Na
    [U] Mo
   *[B] Az
}{ "\u00A0" }{ $short }
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } boca abajo
card-hidden-short = ?
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
rounds-won = { $count ->
    [one] { $count } ronda ganada
   *[other] { $count } rondas ganadas
}

## moves

move-play = Jugar { $card }
move-play-uno = Jugar { $card } y decir Uno
move-draw = Robar una carta
move-pass = Guardar la carta robada
move-pass-empty = Pasar: no quedaba nada que robar
move-challenge = Desafiar a { $name }
move-accept = { $owed ->
    [one] Robar { $owed } carta
   *[other] Robar { $owed } cartas
}
move-accept-until = Robar hasta que salga { $color }
move-uno = Decir Uno
move-catch = Atrapar a { $name }
move-color = Elegir { $color }
move-at = { $move }, con { $name }
move-at-draws = { $move }: { $name } roba dos cartas
move-passes-hands = { $move } y pasar todas las manos
move-penalized = { $move }: contra las reglas, { $count ->
    [one] { $draws ->
        [press] pulsas el lanzador una vez
       *[draw] robas una carta
    }
   *[other] { $draws ->
        [press] pulsas el lanzador { $count } veces
       *[draw] robas { $count } cartas
    }
}
move-vote = Votar: { $rule }
move-time = Terminar la ronda: se acabó su tiempo
move-take-back = Deshacer tu última jugada

refused-by-setting = { $told } Regla: { $setting }.
refused-seat-out = Esta ronda terminó para ti.
refused-vote-first = Primero votan todos.
refused-already-voted = Ya votaste.
refused-no-vote = Ahora no hay ninguna votación.
refused-not-identical = Es el turno de **{ $name }**. Solo puedes colarte con otra carta igual: { $top }.
refused-cannot-stack = Tienes que robar { $owed ->
    [one] { $owed } carta, y { $card } no la pasa
   *[other] { $owed } cartas, y { $card } no las pasa
} al siguiente.
refused-no-challenge = No puedes desafiar las cartas que tienes que robar.
refused-must-play = { $card } encaja, así que tienes que jugarla.
refused-at-limit = Tus { $held } cartas llegan al límite de { $limit }, así que no puedes robar. Pasa.
refused-two-on-four = { $card } no se puede jugar sobre un Comodín roba cuatro.
refused-four-others-fit = Otra de tus cartas encaja, así que ahora no puedes jugar { $card }.
refused-last-card = { $card } no puede ser tu última carta.
refused-target-first = { $card }: elige antes a un jugador.
refused-color-missing = { $card }: elige un color.
refused-bad-target = Elige a otro jugador que siga en la ronda.
refused-uno-not-before = Di Uno al jugar tu penúltima carta, o cuando ya solo te quede una.
refused-uno-by-itself = Aquí no tienes que decir Uno.
refused-no-clock = Esta ronda no tiene reloj.
refused-no-take-back = Esa jugada vale. Ya no se puede deshacer.
refused-round-over = Esta ronda ya terminó.
refused-not-your-turn = Es el turno de **{ $name }**.
refused-color-first = Elige primero el color del Comodín.
refused-answer-first = { $owed ->
    [one] Primero hay { $owed } carta que robar.
   *[other] Primero hay { $owed } cartas que robar.
}
refused-already-drew = Ya robaste. Juega esa carta o guárdala.
refused-only-drawn = Después de robar, solo puedes jugar la carta robada: { $card }.
refused-drawn-blind = Robaste una carta boca abajo, así que en este turno no puedes jugar otra. Guárdala.
refused-not-seen = { $card } no está entre tus cartas boca arriba.
refused-nothing-drawn = No había nada que robar, así que tu turno termina.
refused-draw-first = Roba una carta antes de guardarla.
refused-nothing-to-answer = No hay nada que robar ni que desafiar.
refused-no-color-asked = Ahora no hay que elegir ningún color.
refused-not-in-hand = { $card } no está en tu mano.
refused-no-match = { $card } no encaja. Juega { $color }, el número o símbolo de { $top }, o un comodín.
refused-four-not-legal = Tienes { $color }, así que ahora no puedes jugar { $card }.
refused-one-card-only = Aquí solo puedes jugar una carta a la vez.
refused-in-order = Con { $held } cartas iguales solo eliges cuántas. Van por orden de color.
refused-no-target = Para esa carta no eliges a nadie.
refused-uno-not-now = { $held ->
    [one] Ahora no puedes decir Uno.
   *[other] Uno es para la última carta. Tienes { $held }.
}
refused-uno-already-said = Ya dijiste Uno.
refused-catch-self = No puedes atraparte. Di Uno.
refused-catch-many-cards = **{ $name }** tiene { $held ->
    [one] { $held } carta
   *[other] { $held } cartas
}: no hay nada que atrapar.
refused-catch-said = **{ $name }** dijo Uno.
refused-catch-too-late = Ya es tarde para atrapar a **{ $name }**.
refused-catch-faster = **{ $by }** se adelantó y ya atrapó a **{ $name }**.
refused-catch-nobody = En ese asiento no hay nadie.

## narration

narration-deal = **{ $name }** reparte la ronda { $number }: sale { $emoji } { $card }.
narration-deal-bare = **{ $name }** reparte la ronda { $number }.
narration-deal-begins = **{ $name }** empieza.
narration-joined = { $count ->
    [one] Se une { $names }.
   *[other] Se unen { $names }.
}
narration-put-back = La primera carta descubierta volvió al mazo.
narration-play = **{ $name }** jugó { $cards }.
narration-play-uno = **{ $name }** jugó { $cards } y dijo Uno.
narration-discarded = { $count ->
    [one] Una carta se va con ella:
   *[other] { $count } cartas se van con ella:
} { $cards }.
narration-skip = **{ $name }** pierde el turno.
narration-skip-all = Los demás pierden el turno. **{ $name }** juega otra vez.
narration-reverse = Se juega hacia el otro lado.
narration-draw = **{ $name }** { $count ->
    [0] no robó nada: el mazo está vacío
    [one] robó una carta
   *[other] robó { $count } cartas
}.
narration-draws-and-misses = **{ $name }** { $count ->
    [0] no roba nada, porque el mazo está vacío,
    [one] roba una carta
   *[other] roba { $count } cartas
} y pierde el turno.
narration-draws = **{ $name }** { $count ->
    [0] no roba nada: el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
narration-presses = **{ $name }** pulsa: { $told }.
narration-presses-and-misses = **{ $name }** pulsa y pierde el turno: { $told }.
press-silent = clic
press-fired = 💥 { $count ->
    [0] no queda ninguna carta
    [one] una carta
   *[other] { $count } cartas
}
press-pending = ❔
narration-pass = **{ $name }** pasó.
narration-draw-pass = **{ $name }** { $count ->
    [0] no pudo robar y pasó
    [one] robó y pasó
   *[other] robó { $count } cartas y pasó
}.
narration-taken-back = **{ $name }** deshizo su jugada: { $cards }.
narration-taken-back-other = **{ $name }** deshizo eso.
narration-color = **{ $name }** eligió { $emoji } { $color }.
narration-roulette = **{ $name }** tiene que decir un color.
narration-roulette-color = **{ $name }** dice { $emoji } { $color }, { $count ->
    [0] no descubre nada, porque el mazo está vacío,
    [one] descubre una carta
   *[other] descubre { $count } cartas
} y pierde el turno.
narration-roulette-cards = Cartas descubiertas: { $cards }.
narration-accept = **{ $name }** { $count ->
    [0] no roba nada, porque el mazo está vacío,
    [one] roba una carta
   *[other] roba { $count } cartas
} y pierde el turno.
narration-accept-only = **{ $name }** { $count ->
    [0] no roba nada, porque el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
narration-challenge-won = **{ $name }** desafió a **{ $by }** y acertó: **{ $by }** { $count ->
    [0] no roba nada, porque el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
narration-challenge-lost = **{ $name }** desafió a **{ $by }** y falló: **{ $name }** { $count ->
    [0] no roba nada, porque el mazo está vacío,
    [one] roba una carta
   *[other] roba { $count } cartas
} y pierde el turno.
narration-hand = { $told } La mano de **{ $name }**: { $cards }
narration-uno = **{ $name }** dijo Uno.
narration-caught = **{ $by }** atrapó a **{ $name }** sin Uno. **{ $name }** { $count ->
    [0] no roba nada: el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
narration-caught-only = **{ $by }** atrapó a **{ $name }**, que no había dicho Uno.
narration-out = ¡**{ $name }** se queda sin cartas!
narration-last-left = Solo queda **{ $name }**.
narration-placed = **{ $name }** se queda sin cartas y ocupa el siguiente puesto.
narration-waits = **{ $name }** se queda sin cartas, y su pareja sigue.
narration-over-limit = **{ $name }** tiene { $count } cartas y queda fuera de esta ronda.
narration-knocked-out = **{ $by }** elimina a **{ $name }** con { $card }: { $count } cartas.
narration-owed = { $count ->
    [one] Ahora hay { $count } carta que robar.
   *[other] Ahora hay { $count } cartas que robar.
}
narration-owed-until = Se roba hasta que salga { $color }.
narration-owed-self = Entre dos, le toca a **{ $name }**: ahora hay { $count } cartas que robar.
narration-others-draw = Todos los demás roban una carta.
narration-false-catch = **{ $by }** se equivocó al atrapar a **{ $name }** y { $count ->
    [0] no roba nada: el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
narration-false-catch-only = **{ $by }** atrapó en falso a **{ $name }**.
narration-wrong-play = **{ $name }** intentó { $cards }, que no encaja, y { $count ->
    [0] no roba nada: el mazo está vacío
    [one] roba una carta
   *[other] roba { $count } cartas
}.
narration-wrong-play-only = **{ $name }** intentó { $cards }, que no encaja.
narration-swap = **{ $name }** y **{ $target }** intercambian sus manos.
narration-shuffle = Todas las manos se mezclan y se reparten de nuevo.
narration-pass-hands = Todos pasan su mano al siguiente.
narration-turned-over = Todo se da la vuelta: manda el lado { $side ->
    [dark] oscuro
   *[light] claro
}, con { $emoji } { $card } arriba.
narration-open = La mano de **{ $name }** queda ahora a la vista.
narration-vote-began = Todos votan: ¿qué hace el Comodín personalizable?
narration-voted = **{ $name }** votó.
narration-rule = **Comodín personalizable**: { $rule }.
narration-eliminated = **{ $name }** se va de la partida.
narration-seats = Todos cambian de asiento. Alrededor de la mesa, ahora: { $names }.
narration-time = Se acabó el tiempo de esta ronda.
narration-reshuffle = Los descartes se mezclaron en un mazo nuevo.
narration-clock = { $told } _Se acabó el tiempo._
narration-autopilot = { $told } _Jugó la IA._
coming-off = **{ $name }** no está. Juega una IA.
coming-back = **{ $name }** ha vuelto.
coming-handed = **{ $name }** cede su sitio a **{ $other }**.
coming-taken = **{ $name }** ocupa el sitio de **{ $other }**.
coming-joins = **{ $name }** juega desde la próxima ronda.
narration-skipped = { $told } _Los demás votaron saltar el turno._

## durations

duration-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
duration-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
duration-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
duration-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}

## characters

character-Kim = tararea mientras piensa
character-Lou = saluda a cada carta como a una vieja amiga
character-Max = llega pronto, sin prisas
character-Noa = no mueve ni una ceja
character-Pat = tiene las cartas en perfecto orden
character-Quin = tiene una teoría para todo
character-Robin = en pie antes del amanecer
character-Sam = primero se ríe y luego juega
character-Toni = juega cada partida como una final
character-Uli = trae algo de picar para toda la mesa
character-Alex = se toma la mala suerte con calma
character-Bo = habla poco, sonríe mucho
character-Charlie = también anima a los demás
character-Dani = cuenta nubes entre turnos
character-Eli = lee las reglas por gusto
character-Fin = adora los finales ajustados
character-Gabi = cuenta historias largas, juega deprisa
character-Jo = confía en sus calcetines de la suerte
character-Mika = como un lago en calma
character-Vik = cree en todas las remontadas

remark = 💬 **{ $name }**: «{ $words }»
remark-won = { $pick ->
    [0] Menuda partida. ¿Otra?
    [1] Hoy sonrío toda la tarde.
   *[other] Qué buena partida, gente.
}
remark-out = { $pick ->
    [0] Esa era la última.
    [1] ¡Ya no me quedan cartas!
   *[other] Manos libres. ¿Un té?
}
remark-caught = { $pick ->
    [0] ¡Oh! Bien visto.
    [1] Y yo tan campante.
   *[other] Vale, culpa mía.
}
remark-guilty = { $pick ->
    [0] Me lees como un libro.
    [1] Había que intentarlo.
   *[other] Pues duró poco el secreto.
}
remark-innocent = { $pick ->
    [0] ¡Yo jamás!
    [1] ¿Ves? Todo limpio.
   *[other] Conciencia tranquila.
}
remark-swap = { $pick ->
    [0] A ver qué tenemos aquí.
    [1] ¡Cambio de vistas!
   *[other] Qué bien, todo nuevo.
}
remark-uno = { $pick ->
    [0] ¡Uno! ¿Se ha oído bien?
    [1] ¡Uno, y lo he dicho!
   *[other] Queda una. ¡Uno!
}
remark-draw = { $pick ->
    [0] Ay.
    [1] Mi mano quería compañía.
   *[other] Gracias, las colecciono.
}

table-thinking-color = **{ $name }** está eligiendo un color…
table-thinking-challenge = **{ $name }** duda: robar { $owed }, o desafiar…
table-thinking-challenge-until = **{ $name }** duda: desafiar o robar…
table-thinking-target = **{ $name }** está eligiendo a un jugador…
table-thinking-drawn = **{ $name }** mira la carta que acaba de robar…

## explain

button-explain = ¿Por qué no?
explain-title = Qué puedes jugar, y por qué
explain-fits = Puedes jugarla.
explain-no-match = No encaja. Juega { $color }, el número o símbolo de { $top }, o un comodín.
explain-cannot-stack = No pasa al siguiente { $owed ->
    [one] la carta que tienes
   *[other] las { $owed } cartas que tienes
} que robar.
explain-cannot-stack-until = No lo pasa al siguiente. Robas hasta que salga { $color }.
explain-cannot-raise = Solo un +{ $least } o más pasa las { $owed } cartas que tienes que robar.
explain-unseen = Boca abajo. La verás cuando empiece tu próximo turno.
explain-penalty = No encaja. Si la juegas, { $count ->
    [one] { $draws ->
        [press] pulsas el lanzador una vez
       *[draw] robas una carta
    }
   *[other] { $draws ->
        [press] pulsas el lanzador { $count } veces
       *[draw] robas { $count } cartas
    }
}.
explain-more = { $count ->
    [one] { $count } motivo más no se muestra.
   *[other] { $count } motivos más no se muestran.
}

## rulebook

rulebook-intro = # Las reglas

    `unobot rules --markdown` escribe esta página; con `--language`, en otro idioma. Una mesa juega con las reglas oficiales, salvo que su host elija otras antes de empezar: una de las modalidades, reglas de la casa sueltas o un código de reglas. `/uno rules` explica las reglas de una mesa, y *¿Por qué no?* dice cuál de ellas impide jugar una carta.
rulebook-presets = Modalidades
rulebook-presets-what = Cada modalidad es un conjunto de reglas de la casa con nombre. La lista muestra las diferencias con las reglas oficiales. Puedes pegar el código en `/uno start`.
rulebook-fields = Reglas de la casa
rulebook-fields-what = Puedes combinar todas las reglas de la casa, si la lista no lo excluye.
rulebook-number = Un número de { $low } a { $high }. Oficial: { $official }.
rulebook-official = { " " }(oficial)
rulebook-switch = Sí:
rulebook-seats = { $setting } solo con { $seats } jugadores.
rulebook-clash = No se combinan: { $settings }. { $why }
rulebook-edges = Donde las reglas se cruzan
rulebook-edges-what = Algunas combinaciones dejan una duda. Esto es lo que pasa:
edge-last-card = **Una carta que mueve manos, jugada la última.** Quedarse sin cartas termina la ronda. Un siete, un cero, un Comodín cambia manos, mezcla manos o personalizable jugado como última carta no mueve nada ni pregunta nada. Vale también si los demás siguen jugando.
edge-last-pass-on = **Quedarse sin cartas al pasarlas.** Cuando tienes que robar, puedes terminar con un Cambio de sentido o un Salta. El jugador que tiene que robar entonces roba toda la suma antes de contar los puntos.
edge-zero-of-two = **Un cero con dos jugadores** intercambia las dos manos.
edge-owing-seat-leaves = **Se va un jugador que tiene que robar.** Las cartas son del asiento. Responde la IA que juega por él, y el jugador que vuelve roba lo que quede.
edge-jump-in-owed = **Colarse mientras alguien tiene que robar.** Un jugador con la misma carta de robar puede jugarla. Sus cartas se suman, y el jugador que va después del que se coló tiene que robar la suma.
edge-jump-in-challenge = **Colarse sobre un Comodín roba cuatro que espera respuesta.** Se acumula como cualquier otro. La pregunta pasa al siguiente, y solo se puede desafiar el último Comodín roba cuatro.
edge-jump-in-own-card = **Colarse sobre tu propia carta** está permitido. Puedes jugar una carta idéntica sobre la que jugaste, mientras no se haya jugado otra.
edge-jump-in-out = **Quedarse sin cartas al colarse** termina la ronda como cualquier otra última carta. Si es una carta de robar, el jugador que va después del que se coló roba igual.
edge-jump-in-uno = **Colarse mientras se puede atrapar un Uno olvidado.** El tiempo para atrapar solo termina cuando juega el que tiene el turno. Colarse no lo termina, así que se puede atrapar a varios jugadores a la vez.
edge-uno-moved-hands = **Una carta porque se movieron las manos.** Uno va con la jugada que deja una carta. Cuando las manos se cambian, se pasan o se mezclan, no hay nada que atrapar. Un jugador con una carta aún puede decir Uno. El Uno dicho para una mano no viaja con ella.
edge-uno-drawn-card = **Una carta robada que se juega y deja una carta** pide Uno como cualquier otra jugada. El Uno dicho antes de robar ya no vale, porque la mano creció.
edge-reshuffle-penalty = **El mazo se acaba en medio de un castigo.** Primero se roba lo que queda. Luego se mezclan todos los descartes menos el de arriba, y se sigue robando de ahí. Si aún no alcanza, se roba todo lo que hay.
edge-challenge-stacked = **Un desafío sobre cartas acumuladas** trata solo del último Comodín roba cuatro. Culpable: el jugador que lo jugó roba toda la suma. No culpable: el que desafía roba la suma y dos más. Al acumular se renuncia al desafío.
edge-blind-turn = **Cuándo se descubre una carta robada a ciegas.** La ves cuando empieza tu próximo turno, en cuanto puedes jugar o tienes que robar. Un turno perdido no cuenta. Si robas una suma y luego juegas (Jugar tras robar), ves las cartas un turno después. Si robas en el turno de otro jugador (una bomba, un castigo, un Comodín personalizable), ves las cartas en tu propio turno siguiente.
edge-blind-hands = **Robar a ciegas y manos que se mueven.** Un jugador que recibe una mano no la robó, y la ve toda enseguida. Eso incluye las cartas que el anterior aún no había visto.
edge-blind-judged = **Robar a ciegas, y lo que hay que jugar o se puede jugar.** Solo las cartas que ya viste cuentan para jugar, para colarse, para Obligación de jugar y para que un Comodín roba cuatro sea legal. Un desafío juzga esas cartas y muestra las demás boca abajo. Todas tus cartas cuentan para Uno, para un límite de mano y para los puntos de la ronda.
edge-leaving-open = **Se va el que tiene el turno mientras falta un color, un jugador o un desafío.** Una IA juega enseguida por el asiento. Elige el color o el jugador, o roba o desafía.
edge-only-ais = **Solo quedan IA.** Cuando la última persona se va o deja de responder, el juego se detiene, y no se roba ni se cuenta nada. Sigue en cuanto alguien de la partida pulsa algo. La partida queda en pausa diez minutos después de irse la última persona. Sus jugadores pueden seguirla en los siete días siguientes, con **Reanudar** o `/uno resume`. Las IA solo juegan entre ellas si todos pusieron el piloto automático, y entonces la partida no cuenta para nadie.
edge-late = **Llegar tarde, volver.** Un jugador que vuelve recupera su asiento, su mano y sus puntos, nunca unos nuevos. Si el host dio el asiento a una IA, ocupa ese mismo asiento o ninguno. Un jugador nuevo ocupa ya el asiento de una IA, con su mano y sus puntos. O recibe un asiento propio desde la próxima ronda, detrás del último y con la puntuación más baja. No hay asientos nuevos en equipos, con eliminación ni con un número fijo de rondas.

## rulesets

value-switch = { $value ->
    [on] sí
   *[off] no
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-topic-play = Cómo se juega
rules-topic-house = Reglas de la casa aquí
rules-topic-cards = Las cartas
rules-topic-asked = Preguntas frecuentes
rules-first = { $both ->
    [on] Vaciad las dos manos de tu equipo antes que nadie.
   *[off] Quédate sin cartas antes que nadie.
}
rules-goal = **La meta** · { $scoring ->
    [single] { $first } Una ronda es la partida, y no se cuentan puntos.
    [until_last] Quédate sin cartas para ocupar el siguiente puesto. Los demás siguen hasta que solo un jugador tenga cartas. Una ronda es la partida, y no se cuentan puntos.
    [golf] Ten pocos puntos en la mano cuando acabe una ronda. Acaba cuando { $both ->
        [on] un equipo entero
       *[off] alguien
    } se queda sin cartas. Entonces cada jugador suma los puntos de las cartas que aún tiene{ $teams ->
        [on] , y los de su pareja
       *[off] { "" }
    }. { $points } Tras { $rounds } rondas gana la suma más baja. Si hay empate, se juega otra ronda.
    [best_of] { $first } Eso gana la ronda, y no se cuentan puntos. La partida tiene { $rounds } rondas, y gana el que gana más rondas. Acaba antes si ya nadie puede alcanzar a quien va primero. Si hay empate en cabeza, se juega otra ronda.
   *[points] { $first } Eso gana la ronda y los puntos de { $teams ->
        [on] las manos rivales
       *[off] todas las demás manos
    }. { $points } { $elimination ->
        [on] Después de cada ronda se va el jugador con más puntos en la mano. El último que queda gana la partida.
       *[off] El primero en llegar a { $target } puntos gana la partida. Si hay empate en cabeza, se juega otra ronda.
    }
}
rules-points = Las cartas valen: { $points }.
rules-points-number = los números lo que muestran
rules-points-action = las cartas de acción { $points }
rules-points-wild = los comodines { $points }
rules-points-others = todas las demás { $points }
rules-points-face = { $card } { $points }
rules-turn = **Tu turno**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] Juega cualquier carta.
    [always] Juega cualquier carta. No puedes robar en su lugar.
   *[match] Juega una carta con el color, el número o el símbolo de la carta de arriba, o un comodín.
}
rules-turn-press = En vez de jugar, pulsas el lanzador una vez. Se queda callado o te dispara cartas. Después termina tu turno.
rules-turn-uno = { $kind ->
    [off] Nadie tiene que decir Uno.
    [announced] Cuando juegas tu penúltima carta, Uno se anuncia solo.
    [strict] Cuando te quede una carta tienes que decir **Uno**, y solo entonces, hasta que alguien te atrape.
   *[call] Cuando te quede una carta tienes que decir **Uno**: al jugar la carta, justo antes, o después hasta que alguien te atrape.
}{ $catches ->
    [draw] { " " }Si te atrapan: { $penalty ->
        [0] no pasa nada.
        [one] robas una carta.
       *[other] robas { $penalty } cartas.
    }
    [press] { " " }Si te atrapan: { $penalty ->
        [0] no pasa nada.
        [one] pulsas el lanzador una vez.
       *[other] pulsas el lanzador { $penalty } veces.
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **Comodines** · Van sobre cualquier carta, y tú eliges el color.
rules-card = **{ $card }** · { $does }
rules-no-challenge = Las cartas de robar no se pueden desafiar.
rules-asked-draw = ¿Puedo robar aunque pueda jugar? Sí.
rules-asked-press = ¿Puedo pulsar aunque pueda jugar? Sí.
rules-asked-stack = ¿Tengo que acumular? No, puedes robar la suma. Hace falta un + tan alto como el último, no como la suma. El color da igual.
rules-asked-discard = ¿Puedo acabar con Descarta color? Sí. Si te deja una carta, di Uno. Lo que se lleva no tiene efecto.
rules-asked-roulette = ¿Quién dice el color de la ruleta? El jugador al que le toca. Los comodines no la acaban, y no se puede acumular sobre ella.
rules-asked-out = Con { $limit } cartas quedas fuera, también varios jugadores en una ronda. Esas cartas van debajo de los descartes y vuelven al barajar.
rules-asked-seven = ¿Un siete tiene que cambiar manos? Sí, salvo como última carta.
rules-asked-backs = ¿Por qué no veo el dorso de mis cartas? Solo lo ven los demás, como en una mesa de verdad. Tras un Flip será tu mano.
rules-asked-flip = ¿Qué queda arriba tras un Flip? La carta que estaba debajo de todo el descarte. Si es un comodín, el siguiente jugador elige el color.
rules-asked-side = ¿Qué lado cuenta al acabar la ronda? El que está en juego. Un Flip como última carta antes da la vuelta a las manos.
effect-discards-color = Todas las demás cartas de su color en tu mano se van con ella, sin efecto.
effect-turns-over = Todo se da la vuelta: el descarte en bloque, el mazo y todas las manos. La nueva carta de arriba no tiene efecto.
effect-reverses = Se juega hacia el otro lado. Con dos jugadores, el otro pierde el turno.
effect-owes = El siguiente jugador roba { $count ->
    [one] una carta
   *[other] { $count }
} y { $after ->
    [on] luego juega.
   *[off] pierde el turno.
}
effect-reverses-owes = Se juega hacia el otro lado, y el siguiente jugador entonces roba { $count } y { $after ->
    [on] luego juega.
   *[off] pierde el turno.
} Con dos jugadores, ese eres tú.
effect-roulette = El siguiente jugador dice un color, descubre cartas hasta que sale una de él, se las lleva todas y { $after ->
    [on] luego juega.
   *[off] pierde el turno.
}
effect-presses = El siguiente jugador pulsa el lanzador { $count ->
    [one] una vez
   *[other] { $count } veces
} y { $after ->
    [on] luego juega.
   *[off] pierde el turno.
}
effect-presses-until = El siguiente jugador pulsa el lanzador hasta que dispara y { $after ->
    [on] luego juega.
   *[off] pierde el turno.
}
effect-skips = { $count ->
    [one] El siguiente jugador pierde el turno.
   *[other] Las { $count } personas siguientes pierden el turno.
}
effect-skips-all = Los demás pierden el turno: juegas otra vez.
effect-others-draw = { $count ->
    [one] Los demás roban una carta.
   *[other] Los demás roban { $count } cartas.
}
effect-others-press = { $count ->
    [one] Los demás pulsan el lanzador una vez.
   *[other] Los demás pulsan el lanzador { $count } veces.
}
effect-target-draws = Quien tú elijas roba { $count } cartas, sin perder el turno.
effect-swap = Cambia tu mano con la de quien elijas.
effect-swap-owes-uno = Quien tenga entonces una sola carta tiene que decir Uno.
effect-shuffle = Se recogen todas las manos, se barajan y se reparten de nuevo.
effect-voted = Hace lo que se votó antes de la primera ronda.
effect-none = No tiene efecto.
effect-none-last = Como última carta no tiene efecto.
effect-never-last = No puede ser tu última carta.
effect-never-on = No se puede jugar sobre «{ $card }», salvo para acumular.
effect-challenged = El siguiente jugador roba { $count } y { $after ->
    [on] luego juega
   *[off] pierde el turno
}{ $kind ->
    [free] . Se puede jugar siempre.
    [strict] . Solo se puede jugar si es legal: { $needs ->
        [no_playable] no puedes jugar ninguna otra carta de tu mano.
       *[no_color] no tienes ninguna carta del color que vale.
    }
   *[challenge] , o desafía. Solo es legal si { $needs ->
        [no_playable] no puedes jugar ninguna otra carta de tu mano
       *[no_color] no tienes ninguna carta del color que vale
    }. { $sum ->
        [on] Si eres culpable, robas toda la suma. Si no, quien desafía roba la suma y dos más, y pierde el turno.
       *[off] Si eres culpable, robas tú las { $count }. Si no, quien desafía roba { $more } y pierde el turno.
    }
}
effect-challenged-until = El siguiente jugador roba hasta que sale una carta del color y { $after ->
    [on] luego juega
   *[off] pierde el turno
}{ $kind ->
    [free] . Se puede jugar siempre.
    [strict] . Solo se puede jugar si es legal: { $needs ->
        [no_playable] no puedes jugar ninguna otra carta de tu mano.
       *[no_color] no tienes ninguna carta del color que vale.
    }
   *[challenge] , o desafía. Solo es legal si { $needs ->
        [no_playable] no puedes jugar ninguna otra carta de tu mano
       *[no_color] no tienes ninguna carta del color que vale
    }. Si eres culpable, robas tú hasta que sale el color. Si no, quien desafía roba hasta que sale y dos más, y pierde el turno.
}

contradiction-no-ruleset = No puedo leer estas reglas. Elige una modalidad o pega un código.
contradiction-unknown-field = Esta versión no tiene ninguna regla «{ $field }». Elige una modalidad o pega otro código.
contradiction-bad-value = «{ $value }» no vale para { $field }. Elige en el menú.
contradiction-bad-number = { $field } admite un número de { $low } a { $high }, no { $value }.
contradiction-bomb-needs-several = Una bomba son varias cartas a la vez. Activa también Varias a la vez.
contradiction-keep-needs-move = Ninguna carta mueve las manos, así que no hay nada que rechazar: activa 7 intercambia o 0 pasa las manos, o desactiva Cambio opcional.
contradiction-revenge-needs-stacking = Venganza duplica una suma acumulada. Elige antes una forma de Acumular.
contradiction-no-draw-needs-limit = No hay ningún límite que impida robar. Pon antes un Límite de mano.
contradiction-limit-within-deal = Una mano de { $hand_size } cartas pasaría ya del límite de { $hand_limit }. Sube el Límite de mano o baja las Cartas por mano.
contradiction-knock-out-needs-limit = Sin límite nadie queda fuera: pon antes un Límite de mano que elimine.
contradiction-not-in-deck = Esta baraja excluye esa opción de «{ $field }». Deja esa regla como está o elige otra Baraja.
contradiction-limit-until-last = Una partida hasta que quede uno no puede dejar fuera por tener muchas cartas. Haz que el Límite de mano solo impida robar, o elige otra Puntuación.
contradiction-four-not-judged = Un Comodín roba cuatro que se puede jugar siempre nunca se juzga. Deja como está cuándo es legal, o permite desafiarlo.
contradiction-nothing-to-show = Solo un desafío enseña una mano. Permite desafiar el Comodín roba cuatro, o enseña la mano solo al que desafía.
contradiction-false-catch-needs-calls = Si nadie tiene que decir Uno, no se atrapa en falso. Haz que haya que decir Uno, o deja Atrapar en falso en nada.
contradiction-double-needs-points = Puntos dobles duplica los puntos de quien gana una ronda: elige la Puntuación por puntos, o desactívalo.
contradiction-both-out-needs-teams = Para salir los dos hacen falta equipos: activa también Equipos.
contradiction-teams-until-last = Los equipos no pueden jugar hasta que quede uno. Elige otra Puntuación o desactiva Equipos.
contradiction-teams-elimination = Un equipo no puede perder a un solo jugador. Desactiva Equipos o Eliminación.
contradiction-elimination-needs-rounds = La eliminación sigue hasta que queda un jugador: elige la Puntuación por puntos, o desactívala.
contradiction-reshuffle-teams = Cada equipo se sienta frente a frente toda la partida. Desactiva Equipos o Sorteo de asientos.
contradiction-reshuffle-needs-rounds = Los asientos se sortean entre rondas, y aquí una ronda es la partida. Elige la Puntuación por puntos o desactiva Sorteo de asientos.
contradiction-blind-until-playable = Robar hasta que una carta encaje la delataría. Haz que se robe una carta o desactiva Robar a ciegas.
contradiction-blind-must-play = No se puede saber si una carta boca abajo hay que jugarla. Deja que la carta robada se juegue o se guarde, o desactiva Robar a ciegas.
contradiction-blind-open-hands = Las cartas a la vista de todos no se pueden ocultar a su dueño. No dejes manos a la vista, o desactiva Robar a ciegas.
contradiction-seats = { $seats ->
    [one] Un jugador no es un número válido
   *[other] { $seats } jugadores no es un número válido
}: pueden jugar de { $low } a { $high }.
contradiction-teams-even = Los equipos necesitan cuatro, seis, ocho o diez jugadores. { $seats ->
    [one] Hay uno.
   *[other] Hay { $seats }.
}
contradiction-deck-too-small = { $decks ->
    [one] Una baraja no alcanza
   *[other] { $decks } barajas no alcanzan
} para repartir { $hand_size } cartas a { $seats } jugadores. Reparte { $most } como mucho, o añade una baraja.
code-no-code = Eso no es un código de reglas. Pega uno tal como lo muestra una mesa, o elige una modalidad.
code-other-version = Eso no es una modalidad, y los códigos que empiezan por { $version } son de otra versión. Elige una modalidad, o pega un código que empiece por A.
code-mistyped = Ese código tiene una errata. Cópialo otra vez de la mesa que lo muestra.
code-newer-field = Ese código tiene una regla de la casa, { $tag }, que esta versión no conoce. Actualiza unobot, o elige otras reglas.
code-bad-value = Ese código pide «{ $value }» para { $field }, y esta versión no lo conoce: actualiza unobot, o elige otras reglas.

## illustrations

alt-top = Arriba: { $card }
alt-top-below = Arriba: { $card }; debajo: { $below }
alt-played = jugó { $card }
alt-drew = robó { $count }
alt-silent = pulsó: clic
alt-launcher = Clics desde el último disparo del lanzador: { $count }.
alt-skipped = perdió el turno
alt-seat = { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
alt-lobby = Antes de la partida: { $seats }. { $free ->
    [0] No queda ningún sitio.
    [one] Queda { $free } sitio.
   *[other] Quedan { $free } sitios.
}
alt-table = { $top }. { $way }, { $pile }. En el orden de juego: { $seats }.
alt-scores = { $name }: { $points }.
alt-sheet = { $scoring ->
    [golf] Puntos, ronda por ronda. Gana quien menos tenga tras { $rounds } rondas.
    [best_of] Rondas ganadas de { $rounds }, ronda por ronda.
   *[points] Puntos hasta { $target }, ronda por ronda.
} { $scores }
alt-playable = Puedes jugar: { $cards }
alt-backs = al dorso: { $cards }

## buttons

button-hand = Mi mano
button-more = Más
button-rules = Reglas
button-players = Jugadores
button-show-table = Ver la mesa
button-leave = Salir
button-rematch = Revancha
button-help = Ayuda
button-code = Pegar código
button-form = Todo en un formulario
button-form-again = Volver al formulario

button-uno = ¡Uno!
button-catch = Atrapar
button-catch-name = ¡Atrapar a { $name }!
button-draw = Robar
button-press-launcher = ⚡ Pulsar
button-play = Jugarla
button-keep = Guardarla
button-no-swap = Quedarme la mía
button-pass-hands = Pasarlas
button-say-uno-off = 📣 Cantar UNO
button-say-uno-on = ✅ UNO listo
button-say-uno-off-short = 📣 UNO
button-say-uno-on-short = ✅ UNO

button-refresh = Actualizar
button-back = Volver
button-back-hand = Volver a mi mano
button-previous = ◀
button-page = { $page }/{ $pages }
button-next = ▶

### lobby

## lobby

button-join = Unirse
button-start = Empezar
button-open = Abrir una mesa
button-start-ais = { $ais ->
    [one] Jugar con una IA
   *[other] Jugar con { $ais } IA
}
button-start-with = { $ais ->
    [one] Empezar con 1 IA
   *[other] Empezar con { $ais } IA
}
button-start-waits = { $people ->
    [one] Empezar: falta { $people }
   *[other] Empezar: faltan { $people }
}
button-add-ai = Añadir una IA
button-options = Reglas, ritmo, jugadores
button-length-round = Partida rápida: una ronda
button-quick = Partida rápida
button-length-points = Partida a { $target } puntos
button-length-rounds = { $scoring ->
    [golf] { $rounds ->
        [one] Golf a una ronda
       *[other] Golf a { $rounds } rondas
    }
   *[best_of] { $rounds ->
        [one] Partida a una ronda
       *[other] Partida a { $rounds } rondas
    }
}
button-invite = Invitar
button-change-rules = Cambiar reglas

lobby-title = Uno: ¿quién juega?
lobby-how = Pulsa **Unirse** para ocupar un asiento. **{ $host }** empieza la partida.
lobby-how-start = **{ $host }** empieza la partida.
lobby-rematch = Uno: ¿revancha?
lobby-rematch-how = Empieza cuando toda la mesa haya pulsado **Revancha**, o cuando **{ $host }** pulse **Empezar**.
lobby-free = ▫️ _libre_
lobby-missing = { $ais ->
    [one] Falta un jugador. Espera a alguien o juega ya contra una IA.
   *[other] Faltan { $ais } jugadores. Espéralos o deja que las IA completen la mesa ya.
}
lobby-waiting-teams = Los equipos necesitan { $needed } asientos y faltan { $missing }: espera o añade IA.
lobby-ready = { $seats ->
    [10] Los diez asientos están ocupados.
   *[other] Ya se puede empezar. Caben hasta diez.
}
lobby-rules = Reglas: **{ $preset }** · { $what }
lobby-time-control = Ritmo: { $pace }
lobby-even = A tu nivel: esta IA juega más o menos como la gente de la mesa. Si ganan, la próxima partida es más difícil; si pierden, más fácil.
lobby-access-invited = ✉️ Solo con invitación.
lobby-access-closed = 🔒 Cerrada a nuevos jugadores.
lobby-until = Se cierra { $when } si no viene nadie.
lobby-until-start = Se cierra { $when } si no empieza la partida.
lobby-add-ai = Añadir una IA
lobby-remove-ai = Quitar una IA

lobby-closed = Esta mesa está cerrada
lobby-limited-rules = 🔒 La administración del servidor ha fijado las reglas: esta mesa tiene ahora las del servidor.
lobby-limited-ais = 🔒 La administración del servidor ha limitado las IA, así que algunas se han ido.

## seats

mark-host = 👑 host
mark-ready = ✅ todo listo
mark-ai = 🤖 IA, { $level }
mark-engine = ⚙️ motor { $level }
mark-away = 🤖 no está, sigue una IA
mark-autopilot = 💤 no responde, sigue una IA
mark-resting = 🤖 de momento juega una IA
mark-gone = 💤 no está
mark-asleep = 💤 no responde
mark-out = 🚪 fuera
mark-placed = 🏁 puesto { $place }
mark-done = 🏁 sin cartas
mark-uno = 📣 dijo Uno
mark-uno-owed = ❗ no dijo Uno
mark-uno-short = 📣 ¡Uno!
mark-uno-owed-short = ❗ ¿Uno?

legend-cards = cartas
legend-points = puntos
legend-rounds-won = rondas ganadas
legend-ai = 🤖 IA
legend-away = 💤 ausente, juega una IA
legend-teams = 🤝 Equipos: { $teams }

level-novice = novata
level-novice-how = Juega cualquier carta que encaje.
level-casual = tranquila
level-casual-how = A ratos juega bien, a ratos no.
level-clever = astuta
level-clever-how = Juega bien y comete errores.
level-expert = experta
level-expert-how = Aprendió jugando contra sí misma.
level-even = a tu nivel
level-even-how = Tan fuerte como tú últimamente.
engine-how = Un programa que añadió el admin de este bot.

table-engine-failed = ⚙️ El motor { $engine } falló. Ahora juega una IA por **{ $name }**.
refused-no-ai = Esa IA no está en esta mesa.
refused-engine-rules = { $engine } no puede jugar con estas reglas. Los motores necesitan las reglas oficiales, una baraja y manos de siete. La meta es libre.
refused-only-host-engine = Solo { $host } (host) puede sentar motores.

## places

# Mesas en mensajes de grupo y en servidores sin el bot

place-direct = Uno en solitario · [a la partida]({ $link })
place-group = Uno en un grupo · [a la mesa]({ $link })
place-foreign = Uno en un servidor sin mí · [a la mesa]({ $link })
asleep-title = La mesa duerme
asleep-body = Nadie pulsó un botón durante un rato, y aquí solo puedo escribir después de una pulsación. Pulsa aquí para seguir justo donde se quedó la partida.
button-wake = Seguir
asleep-moved = La mesa sigue más abajo.
refused-external-apps = Aquí te falta el permiso «Usar aplicaciones externas», así que solo tú verías la mesa. Pídeselo a un admin de este servidor, o juega en un mensaje de grupo.
refused-slow-direct = En nuestros mensajes directos las partidas no tienen reloj, así que no puedes elegir ritmo.
refused-slow-group = En un mensaje de grupo no puedo avisar a nadie, así que no hay mesas lentas. Elige un ritmo más rápido.
refused-slow-foreign = No soy miembro de este servidor y no puedo avisar a nadie. Aquí no hay mesas lentas. Elige un ritmo más rápido.
refused-thread-direct = En nuestros mensajes directos no hay hilos. Deja vacía la opción **hilo**.
refused-thread-group = En un mensaje de grupo no hay hilos. Deja vacía la opción **hilo**.
refused-thread-foreign = No soy miembro de este servidor y no puedo abrir un hilo. Deja vacía la opción **hilo**.
refused-resume-place = Fuera de los servidores, una partida sigue con el botón de su mensaje. `/uno start` abre otra.

## obstacles

# Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = No puedo jugar en { $channel }: la moderación me aisló hasta { $until }. Puede terminarlo antes.
refused-private-thread = No estoy en el hilo privado { $channel }, así que no puedo escribir ahí. Menciona a { $bot } en él para que me una, y prueba otra vez.
refused-locked-thread = No puedo jugar en { $channel }: el hilo está bloqueado. La moderación puede desbloquearlo.
refused-hidden-channel = No veo { $channel }. Si es un hilo privado, menciona a { $bot } en él. Si no, permíteme Ver canal ahí.
refused-slow-mode = El modo pausado de Discord no me deja publicar en { $channel } ahora mismo. Un admin puede permitir que mi rol lo omita allí, o desactivarlo.
note-mute-timeout = La mesa no se puede mostrar en { $channel }: la moderación me aisló hasta { $until }. El juego sigue: cada cual lo ve en su mano.
note-mute-private-thread = La mesa no se puede mostrar en { $channel }: no estoy en este hilo privado. Mencionad a { $bot } en él para que me una. El juego sigue: cada cual lo ve en su mano.
note-mute-hidden-channel = La mesa no se puede mostrar en { $channel }, porque no lo veo. Si es un hilo privado, mencionad a { $bot } en él. Si no, permitidme Ver canal ahí. El juego sigue: cada cual lo ve en su mano.
note-mute-slow-mode = Por el modo pausado, la mesa no se puede publicar en { $channel } ahora mismo. El juego sigue: cada cual lo ve en su mano.
refused-commands-only = Este servidor tiene mis comandos, pero no soy miembro, así que eso no funciona aquí. Añádeme con este enlace: { $link }
refused-commands-only-private = Este servidor tiene mis comandos, pero no soy miembro, así que eso no funciona aquí. Quien me gestiona puede añadirme.

## players

players-title = Jugadores
players-alone = Aquí no hay ninguna persona más.
players-kick = Expulsar a alguien…
players-new-host = Elegir otro host…
players-release = Dar a una IA el asiento de alguien que se fue…
access-open = Puede unirse cualquiera
access-invited = Solo con invitación
access-closed = Cerrada a nuevos jugadores

players-kick-title = ¿Expulsar a { $name }?
players-kick-body = Una IA sigue con sus cartas. Esa persona no podrá volver a esta partida.
players-kick-leaves = Esa persona sigue en la partida. Si la expulsas, en los resultados y en tu valoración abandonas la partida y quedas en último lugar. Puedes seguir jugando.
players-kick-body-lobby = Esa persona no podrá volver a esta mesa.
button-kick = Expulsar

note-kicked = Se expulsó a { $name }.
note-new-host = { $name } es ahora el host.
note-released = El asiento de { $name } es ahora de una IA. Otra persona puede ocuparlo.
refused-kicked = Te expulsaron de esta partida. En la próxima mesa de aquí podrás volver a jugar.
refused-former = Borraste tus datos, así que no puedes volver a esta partida. Puedes unirte a la próxima mesa de aquí.
refused-invited-only = Solo con invitación. Pídesela a { $host }.
refused-closed-to-new = Cerrada a nuevos jugadores. Habla con { $host } (host).
refused-only-host-manages = Eso solo lo pueden hacer { $host } (host) o la moderación.
refused-no-such-player = Esa persona ya no tiene asiento en esta mesa.
refused-kick-oneself = No puedes expulsarte. Pulsa **Salir**.
refused-new-host-away = { $name } no está, y el host tiene que estar aquí.
refused-release-present = { $name } sigue aquí, así que el asiento es suyo. Puedes usar **Expulsar**.

## table

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: aún sin color
table-play = Le toca a **{ $name }**: { $emoji } **{ $color }** o un **{ $face }**.
table-play-color = Le toca a **{ $name }**: { $emoji } **{ $color }**.
table-play-any = **{ $name }** empieza con cualquier carta.
table-any = **{ $name }** juega cualquier carta.
table-drawn = **{ $name }** robó una carta: la juega o la guarda.
table-drawn-must = **{ $name }** robó una carta y tiene que jugarla si encaja.
table-drawn-blind = **{ $name }** robó una carta boca abajo.
table-color = **{ $name }** elige el primer color.
table-roulette = **{ $name }**: ¿qué color?
table-answer = **{ $name }** tiene que robar { $owed } cartas o desafiar a **{ $by }**.
table-answer-until = **{ $name }** roba hasta { $color } o desafía a **{ $by }**
table-owes = **{ $name }** tiene que robar { $owed } cartas o pasarlas.
table-owes-until = **{ $name }** roba hasta { $color } o lo pasa
table-nothing-laid = Aún no se ha jugado ninguna carta
table-thinking = **{ $name }** está pensando…
table-turn-answer = **{ $name }** roba { $owed } o desafía a **{ $by }**
table-turn-owes = **{ $name }** roba { $owed } o las pasa
table-turn-drawn = **{ $name }** robó una carta
table-waits = 💤 No hay nadie, así que la partida espera. **{ $button }** la continúa.
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discord calla: relojes parados.
table-skip = ⏭️ { $count } de { $needed } votos para saltar este turno, en **Más**.
table-newcomers = Desde la próxima ronda: { $names }
open-hand = a la vista: { $cards }
table-round = Ronda { $number }
table-round-ends = el tiempo acaba { $when }
table-clockwise = ↻ sentido horario
table-counterclockwise = ↺ sentido antihorario
table-side = { $side ->
    [dark] 🌙 lado oscuro
   *[light] ☀️ lado claro
}
table-pile = { $count ->
    [0] mazo vacío
   *[other] mazo: { $count }
}

ping-turn = { $mention }, te toca sobre { $card } · termina { $when }
ping-turn-untimed = { $mention }, te toca sobre { $card }
ping-answer = { $mention }, tienes que robar { $owed } cartas. ¿Qué haces? · termina { $when }
ping-answer-untimed = { $mention }, tienes que robar { $owed } cartas. ¿Qué haces?
ping-first = { $mention }, te toca · termina { $when }
ping-first-untimed = { $mention }, te toca

name-unknown = Desconocido
name-former = Antiguo jugador
dm-place = Uno en **{ $server }** · [a la mesa]({ $link })
dm-place-suspended = Uno en **{ $server }** · [al servidor]({ $link })
dm-place-unknown = un servidor
note-mute-permission = No puedo mostrar la mesa en { $channel }: allí necesito el permiso { $missing }. El juego sigue en las manos de cada uno.
note-mute-thread = No puedo mostrar la mesa en { $channel }: el hilo está cerrado. El juego sigue en las manos de cada uno.

## tables

tables-yours = Tus mesas
tables-which = ¿Qué mesa?
tables-turn = **te toca**
tables-wait = juega **{ $name }**
tables-waits = espera, porque no hay nadie
tables-until = termina { $when }
tables-pause = entre rondas
tables-next = la próxima ronda empieza { $when }
tables-lobby = sin empezar
tables-suspended = espera un `/uno resume`
tables-over = terminada
tables-more = { $count ->
    [one] { $count } mesa más no está en la lista. Abre allí tu mano.
   *[other] { $count } mesas más no están en la lista. Abre allí tu mano.
}
tables-notify-me = **Avisarme** te avisa cuando se abra la próxima mesa en este canal.
tables-empty = No tienes asiento en ninguna mesa. `/uno start` abre una.

## suspended

suspended-match = La partida espera
suspended-lobby = La mesa espera
suspended-here = Ya no llego al canal de esta partida. **Reanudar aquí** la continúa en este canal; `/uno resume`, en cualquier otro.
adjourned-title = La partida está en pausa
adjourned-body = No hubo nadie aquí durante un rato, así que la partida espera tal como se quedó. Sigue aquí con **Reanudar**, o en cualquier canal de este servidor con `/uno resume`.
adjourned-resting = Durante un rato aquí solo jugaron unas IA, así que la partida espera. **{ $button }** la continúa.
adjourned-kept = Se cierra para siempre { $when }.
button-resume = Reanudar
button-resume-here = Reanudar aquí
refused-adjourned = La partida está en pausa porque se fueron todos. `/uno resume` la reanuda.
refused-suspended = No llego al canal de esta partida. Sigue con `/uno resume` en cualquier canal del servidor.
refused-channel-suspended = En este canal espera una partida. `/uno resume` la reanuda.
refused-not-suspended = Esta partida ya está en marcha.
refused-nothing-suspended = Ninguna partida de este servidor espera. `/uno start` abre una mesa.
refused-only-seated-resumes = Solo pueden reanudar una partida sus jugadores, su host o la moderación.
refused-which-match = Esperan varias partidas. Elige una con la opción **partida**.

## vote

vote-title = ¿Qué hace el Comodín personalizable?
vote-how = Cada persona tiene un voto. Los empates se deciden al azar.
vote-option = { $count ->
    [one] { $number }. { $rule }: un voto
   *[other] { $number }. { $rule }: { $count } votos
}
vote-open = Faltan los votos de: { $names }.
vote-voted = Votaste por { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = todos los demás roban una carta
custom-pass-hands = todas las manos pasan al siguiente
custom-target-draws = alguien que elijas roba dos cartas
custom-skip-all = todos los demás pierden el turno y juegas otra vez
custom-swap = cambias tu mano con quien elijas

## time_control

button-time-control = Ritmo
time-control-title = ¿Cuánto puede durar una jugada?
time-control-how = En una mesa lenta no tienes que quedarte. Te aviso cuando te toca, y `/uno tables` muestra las mesas que te esperan.
time-control-normal = Normal
time-control-fast = Rápido: 20 segundos por jugada
time-control-hours = Lento: 4 horas por jugada
time-control-day = Lento: un día por jugada
time-control-days = Lento: 3 días por jugada
time-control-time = { $time } por jugada
ping-switch-off = `/uno me` apaga estos avisos.
refused-only-host-time-control = Solo { $host } (host) puede elegir el ritmo.
refused-time-control-by-rules = Las reglas de esta mesa te dan { $seconds } segundos por jugada. **Cambiar reglas** lo cambia.

### play

## hand

hand-play = Te toca: juega { $emoji } **{ $color }** o un **{ $face }**
hand-play-color = Te toca: juega { $emoji } **{ $color }**
hand-play-any = Te toca: empieza con cualquier carta
hand-turn = **Te toca:** { $color } o { $sign }
hand-turn-color = **Te toca:** { $color }
hand-turn-any = **Te toca:** cualquier carta
hand-partner = Tu pareja: **{ $name }**, { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
hand-partner-done = **{ $name }** ya no tiene cartas. Ahora depende de ti.
hand-done = **{ $name }** sigue por tu equipo, { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
hand-out = Esta ronda terminó para ti: { $place }
knocked-out-title = Fuera con { $count } cartas
knocked-out-by = Fue **{ $by }** con { $card }.
knocked-out-next-round = Mira cómo siguen los demás. Vuelves en la próxima ronda.
knocked-out-rematch = Mira cómo siguen los demás. Tienes sitio en la **Revancha**.
knocked-out-picture = { $name } queda fuera
knocked-out-picture-by = { $count } cartas, gracias a { $by }
knocked-out-picture-alone = { $count } cartas son demasiadas
hand-play-pass = No puedes jugar ni robar: **Pasar**.
hand-play-none = Ninguna de tus cartas encaja. Roba una.
hand-play-none-until = Nada encaja: roba hasta que algo encaje.
hand-play-none-launcher = Ninguna de tus cartas encaja. Pulsa el lanzador.
hand-drawn = **Robaste** { $card }
hand-drawn-must = Tienes que jugarla.
hand-drawn-unfit = No encaja: guárdala.
hand-drawn-unfit-passing = No encaja: pasas automáticamente.
hand-drawn-nothing = No quedaba nada que robar.
hand-drawn-nothing-passing = No quedaba nada que robar: pasas automáticamente.
hand-drawn-blind = Robaste una carta boca abajo. Guárdala: la verás cuando empiece tu próximo turno.
hand-drawn-blind-passing = Robaste una carta boca abajo y pasas automáticamente. La verás cuando empiece tu próximo turno.
hand-unseen = { $count ->
    [one] Boca abajo hasta tu turno: una carta.
   *[other] Boca abajo hasta tu turno: { $count } cartas.
}
hand-first-color = **Elige el primer color**
hand-roulette = 🎡 **¿Qué color?**
hand-roulette-how = Te llevas todo hasta que salga.
hand-wild = { $card }: ¿qué color?
hand-answer = **{ $name }** jugó { $card } sobre { $emoji } **{ $color }**: ¿robas { $owed } o desafías?
hand-answer-until = **{ $name }** jugó { $card }: ¿robas hasta { $color } o desafías?
hand-answer-held = { $needs ->
    [no_playable] Si **{ $name }** podía jugar otra carta, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
   *[no_color] { $color ->
        [R] Si **{ $name }** tenía una carta roja, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
        [Y] Si **{ $name }** tenía una carta amarilla, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
        [G] Si **{ $name }** tenía una carta verde, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
        [P] Si **{ $name }** tenía una carta rosa, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
        [T] Si **{ $name }** tenía una carta turquesa, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
        [O] Si **{ $name }** tenía una carta naranja, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
        [U] Si **{ $name }** tenía una carta morada, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
       *[B] Si **{ $name }** tenía una carta azul, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] ¿Tenía otra? { $name } roba { $owed }; si no, tú { $lost }.
   *[no_color] { $color ->
        [R] ¿Tenía rojo? { $name } roba { $owed }; si no, tú { $lost }.
        [Y] ¿Tenía amarillo? { $name } roba { $owed }; si no, tú { $lost }.
        [G] ¿Tenía verde? { $name } roba { $owed }; si no, tú { $lost }.
        [P] ¿Tenía rosa? { $name } roba { $owed }; si no, tú { $lost }.
        [T] ¿Tenía turquesa? { $name } roba { $owed }; si no, tú { $lost }.
        [O] ¿Tenía naranja? { $name } roba { $owed }; si no, tú { $lost }.
        [U] ¿Tenía morado? { $name } roba { $owed }; si no, tú { $lost }.
       *[B] ¿Tenía azul? { $name } roba { $owed }; si no, tú { $lost }.
    }
}
hand-answer-held-until = Si no era legal, **{ $name }** roba hasta que sale el color. Si lo era, tú robas hasta que sale y dos más.
hand-answer-held-until-short = ¿No era legal? Roba { $name }; si no, tú y dos más.
hand-answer-left = { $count ->
    [0] Era la última carta de **{ $name }**.
    [one] A **{ $name }** le queda { $count } carta.
   *[other] A **{ $name }** le quedan { $count } cartas.
}
overlay-turn = Te toca a ti
hand-waiting-bare = **{ $name }** está pensando
hand-waiting = **{ $name }** piensa: { $card }
hand-waiting-next = luego tú
hand-waiting-last = { $name } tiene 1 carta
hand-wait-over = La votación terminó. Se reparten las cartas.
hand-cards = Tu mano, { $count ->
    [one] una carta
   *[other] { $count } cartas
}: { $cards }
hand-uno-owed = 📣 ¡Una carta! ¡Dilo!
hand-uno-unnoticed = Uf. Nadie se dio cuenta.
hand-hit-cards = 💥 **¡+{ $count } para ti!**
hand-hit-until = 💥 **¡Roba hasta { $color }!**
hand-hit-launcher = { $count ->
    [0] 🍀 **Clic:** ninguna carta para ti.
   *[other] 💥 **El lanzador dispara: ¡+{ $count }!**
}
hand-hit-caught = 👀 **{ $name }** te atrapó: +{ $count }.
hand-hit-caught-free = 👀 **{ $name }** te atrapó: ninguna carta.
hand-hit-skip = ⏭️ Pierdes el turno.
hand-hit-swap = 🔁 **{ $name }** cambió su mano por la tuya.
hand-hit-hands = 🔁 Todas las manos han cambiado.
hand-hit-turned-over = { $side ->
    [dark] 🌙 **¡Flip!** Manda el lado oscuro.
   *[light] ☀️ **¡Flip!** Manda el lado claro.
}
hand-shown = Solo tú ves la mano que tenía **{ $name }**: { $cards }
hand-shown-short = **{ $name }** tenía { $cards }
hand-backs = Sus dorsos: { $backs }
hand-backs-title = **El dorso de las cartas de los demás**
hand-backs-how = Con un Flip serán sus manos. No las ven, y tú no ves las tuyas.
hand-lobby = La partida aún no ha empezado.
hand-lobby-seated = Ya juegas. Tus cartas llegan cuando empiece la partida.
hand-away = Saliste, y una IA juega tu mano.
hand-autopilot = ⌛ Tiempo agotado: juega una IA. ¡Pulsa!
hand-resting = Una IA juega por ti hasta que pulses.
hand-waits = No hay nadie más. Pulsa para seguir.
hand-away-waits = Saliste, y no hay nadie más. Así que la partida espera.
button-return = Recuperar mi asiento

hand-step-cards = { $card }: ¿qué cartas?
hand-step-target = { $card }: cambiar con…
hand-step-pass-hands = { $card }: ¿pasar las manos?
hand-step-draws = { $card }: ¿quién roba dos?
hand-first-target = Cambiar manos con…
hand-owed = Tienes que robar { $owed ->
    [one] { $owed } carta
   *[other] { $owed } cartas
}
hand-owed-until = Tienes que robar hasta que salga { $color }
hand-answer-stack = Pasa la suma o roba.
hand-answer-raise = Pásalas con +{ $least } o más, o roba.
hand-catch-whom = **¿Quién olvidó el Uno?**
hand-catch-wrong = Si te equivocas, { $count ->
    [one] { $draws ->
        [press] pulsas el lanzador
       *[draw] robas una carta
    }
   *[other] { $draws ->
        [press] pulsas el lanzador { $count } veces
       *[draw] robas { $count } cartas
    }
}.
hand-wrong-play = Si la carta no encaja, { $count ->
    [one] { $draws ->
        [press] pulsas una vez
       *[draw] robas una
    }
   *[other] { $draws ->
        [press] pulsas { $count } veces
       *[draw] robas { $count }
    }
}.
hand-jump-in = Tienes la misma carta: ¡cuélate!

button-take = Robar { $owed }
button-pass = Pasar
button-challenge = Desafiar
button-catch-somebody = Atrapar a…
button-count = { $name } ({ $count })
button-sort-color = Por color
button-sort-value = Por valor
button-backs = Sus dorsos
button-hand-more = ···

note-caught = ¡Atrapaste a { $name }!
paused-title = ⏸️ Sin actualizaciones en vivo
paused-hand = Puede no estar al día: **Actualizar**.
paused-body = Pulsa **Actualizar** para ver cómo va la partida.
note-dms-closed = No puedo enviarte mensajes directos, así que tu mano está solo aquí. **Mi mano**, en la mesa, la vuelve a mostrar.
note-dms-blocked = Discord no me deja enviar ahora más mensajes directos, así que tu mano está solo aquí. **Mi mano**, en la mesa, la vuelve a mostrar.
changed-terms = ⚠️ Ha cambiado desde que te uniste: { $changes }
changed-terms-short = ⚠️ Cambios: { $changes }
changed-no-take-back = Las jugadas no se pueden deshacer
changed-ais = { $count } IA

## menu

menu-title = ¿Qué más?
menu-bump = **Bajar mesa** la lleva al final.
menu-skip = **Votar para saltar**: si la mayoría quiere, se juega por **{ $name }**.
menu-autopilot = **Piloto automático**: una IA juega por ti.
menu-autopilot-off = Una IA juega por ti. **Aquí estoy** lo termina.
menu-leave = **Salir**: una IA te sustituye. **Mi mano** te trae de vuelta.
menu-players = **Jugadores**: quién juega y quién es host.
menu-look-picture = **Dibujar la mesa** la muestra desde arriba.

button-bump = Bajar mesa
button-skip = Votar para saltar
button-autopilot-on = Piloto automático
button-autopilot-off = Aquí estoy
button-look-picture = Dibujar la mesa
button-look-text = Solo palabras
button-end = Terminar partida
button-end-yes = Sí, terminar
button-end-no = Seguir jugando

menu-end-title = ¿Terminar la partida para todos?
menu-end-body = Se muestran los puntos y nadie gana.
menu-end-leaves = Otros siguen en la partida. En los resultados y en tu valoración, abandonas la partida y quedas en último lugar.
menu-end-title-lobby = ¿Cerrar esta mesa?
menu-end-body-lobby = Todos pierden su asiento.

note-bumped = La mesa está ahora al final del canal.
note-look-picture = Desde ahora la mesa se dibuja vista desde arriba.
note-look-text = La mesa se muestra ahora con palabras.
note-skip = Tu voto cuenta: { $count } de { $needed }.
note-skipped = Hecho: se saltó el turno.
note-ended = La mesa está cerrada.
note-not-ended = El juego sigue.
refused-only-host-look = Solo **{ $host }** (host) puede elegir cómo se muestra la mesa.
refused-only-host-ends = Esto solo lo pueden terminar { $host } (host) o la moderación.
refused-skip-oneself = Es tu propio turno. Juega, o deja que lo haga una IA con **Más** → **Piloto automático**.
refused-skip-nobody = No hay a quién saltar, o ahora no juegas.
refused-skip-alone = Una sola persona o un solo equipo no puede saltar un turno. { $name } tiene todo el tiempo para esta jugada.
refused-skip-early = Dale un momento a { $name }. Puedes votar cuando pase la mitad de su tiempo.

## premove

button-premove-chosen = ✓ { $card }
premove-how = Pulsa una carta para jugarla después.
premove-next = ✓ Después: **{ $card }**, si encaja.
premove-color = Color nuevo: tu carta se queda.
premove-unfit = No encajó: tu carta se queda.
refused-premove-now = Es tu turno. Juega ya.
refused-premove-card = Esa carta no se puede elegir por adelantado.

## take_back

button-take-back = Deshacer
button-take-back-off = Deshacer: no
button-take-back-on = Deshacer: sí
table-take-back = Puedes deshacer una jugada durante 5 segundos.
refused-take-back-off = En esta mesa no puedes deshacer una jugada.
refused-take-back-late = Demasiado tarde: después de 5 segundos, una jugada vale.

## refusals

refused-stale = Ese botón ya no está al día. Así va el juego.
refused-unknown-button = Ese botón ya no sirve. `/uno hand` y `/uno status` muestran unos nuevos.
refused-unknown-move = «{ $move }» no es una jugada. Elige una de la lista, o escribe una como R5, WG o draw.
refused-unknown-command = Discord aún no tiene la última versión de este comando. Inténtalo otra vez en un minuto, por favor.
refused-too-often = Más despacio. Espera un momento e inténtalo otra vez.
refused-busy = Ahora mismo hay demasiado movimiento, así que no pude hacerlo. Inténtalo otra vez en un momento.
refused-too-slow = Tardó demasiado. Pulsa otra vez, por favor.
refused-stopping = Estoy a punto de reiniciarme. Inténtalo otra vez en un momento, por favor. No se pierde nada.

refused-closed = Esta mesa está cerrada. `/uno start` abre una nueva.
refused-running = La partida ya está en marcha.
refused-table-full = Los { $seats } asientos están ocupados.
refused-only-host-starts = Solo { $host } (host) puede empezar. Si no lo hace, { $when } podrá hacerlo cualquiera de la mesa.
refused-start-changed = La mesa cambió justo antes de que pulsaras, así que aún no ha empezado nada. Mira otra vez y empieza.
refused-seated-already = Ya estás en esta mesa.
refused-not-seated = No juegas en esta mesa.
refused-away = Saliste de esta partida. Pulsa **Mi mano** para seguir jugando.
refused-left-already = Ya saliste. **Mi mano** te trae de vuelta.

refused-no-table = En este canal no hay ninguna mesa. `/uno start` abre una.
refused-no-such-table = Esta mesa ya no existe. `/uno start` abre una nueva.
refused-channel-taken = Ya hay una mesa en este canal.
refused-elsewhere = Esta mesa no está en este canal. **Mi mano** y `/uno hand` muestran tus cartas.
refused-place = Puedes jugar al Uno en un servidor: en un canal de texto, un hilo o el chat de un canal de voz. Prueba allí `/uno start`.
refused-permission = No puedo jugar en { $channel }: allí necesito el permiso { $missing }.
refused-bump = Ahora mismo Discord no me deja publicar en este canal, así que la mesa se queda donde está. Pregunta a un admin qué puedo hacer aquí.
refused-rematch-moment = Las condiciones ya no son las de la última partida, así que los demás pueden leerlas antes. Puedes empezar { $when }, o antes si todos pulsan **Revancha**.
refused-unseen = Discord no me deja publicar la mesa aquí, así que no he abierto ninguna. Prueba en otro canal o pregunta a un admin qué puedo hacer aquí.
permission-view-channel = Ver canal
permission-connect = Conectar
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-create-private-threads = Crear hilos privados
permission-manage-threads = Gestionar hilos
permission-attach-files = Adjuntar archivos

error-storage = Ahora no puedo acceder a mi base de datos. No se cambió nada. Inténtalo otra vez en un momento, por favor.
error-unsure = Perdí mi base de datos justo al guardar, así que no sé si contó. Míralo otra vez en un momento, por favor.
error-discord = Discord no aceptó mi respuesta. Puede que lo que hiciste haya contado: vuelve a mirar en un momento.
error-damaged = No puedo leer los datos guardados de esto, así que no se cambió nada. Todo lo demás sigue. Avisa a quienes me administran, por favor.
error-unexpected = Algo salió mal por mi parte. No se cambió nada. Inténtalo otra vez, por favor.

note-changed = Cambiado.
note-left = Saliste de la mesa.

## spectator

spectator-title = Estás mirando.
spectator-take = Puedes ocupar ya el asiento de una IA, con sus cartas y sus puntos.
spectator-join = Puedes unirte en la próxima ronda. Empiezas con la puntuación más baja de la mesa.
spectator-take-or-join = Puedes ocupar ya el asiento de una IA, con sus cartas y sus puntos, o unirte en la próxima ronda.
spectator-joins = Juegas desde la próxima ronda.
spectator-full = Todos los asientos están ocupados. Puedes unirte a la próxima mesa aquí.
spectator-kicked = Te expulsaron de esta partida.
spectator-backs-title = El dorso de todas las manos
spectator-backs-how = Solo los ve todos quien no tiene asiento. No lo cuentes, por favor. Después de una jugada, pulsa **Actualizar**.
button-take-over = Seguir por { $name }
button-join-next-round = Unirse en la próxima ronda
button-get-seat = Conseguir asiento
button-all-backs = Todos los dorsos
button-watch = Mirar
note-took-over = El asiento es tuyo.
refused-seat-taken = Ese asiento ya no está libre.
refused-backs-seat = Aún podrías ocupar un asiento en esta ronda, así que sus dorsos siguen ocultos para ti.
refused-saw-backs = Has visto los dorsos de esta ronda. Puedes jugar desde la siguiente.
refused-no-newcomers = Con estas reglas no puedes unirte a una partida empezada. Puedes unirte a la próxima mesa aquí.
refused-no-cards-left = La baraja no tiene cartas para más de { $seats } jugadores.

## moments

moment-won = { $pick ->
    [0] 🎉 ¡Menudo final! Bien jugado por todos.
    [1] 🎉 Y hasta aquí la partida. ¡Un aplauso, **{ $name }**!
   *[other] 🎉 ¡Qué partida! Gracias por jugar.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** juega su última carta. ¡Se acabó!
    [1] 🏁 Ni una carta más: ¡**{ $name }** se queda sin cartas!
   *[other] 🏁 Manos vacías para **{ $name }**. ¡Bien hecho!
}
moment-caught = { $pick ->
    [0] 👀 ¡Qué vista, **{ $other }**! **{ $name }** roba { $count }.
    [1] 👀 **{ $other }** se adelantó al Uno de **{ $name }**: +{ $count } para **{ $name }**.
   *[other] 👀 ¡Sin Uno! **{ $other }** atrapa a **{ $name }**, que roba { $count }.
}
moment-caught-free = 👀 **{ $other }** atrapó a **{ $name }**, pero no salió ninguna carta.
moment-guilty = { $pick ->
    [0] ⚖️ ¡Buen olfato, **{ $other }**! **{ $name }** tenía el color y roba { $count }.
    [1] ⚖️ El desafío acierta: +{ $count } para **{ $name }**. ¡Bien visto, **{ $other }**!
   *[other] ⚖️ **{ $other }** no se lo creyó, y con razón. **{ $name }** roba { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ Todo en regla: **{ $name }** sonríe y **{ $other }** roba { $count }.
    [1] ⚖️ ¡Valiente, **{ $other }**! **{ $name }** jugó según las reglas: +{ $count }.
   *[other] ⚖️ El desafío falla. **{ $name }** respira y **{ $other }** roba { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 ¡**{ $name }** y **{ $other }** cambian sus manos!
    [1] 🔄 ¡Todo cambia! **{ $name }** tiene ahora la mano de **{ $other }**, y **{ $other }** la de **{ $name }**.
   *[other] 🔄 Borrón y cuenta nueva: ¡**{ $name }** y **{ $other }** se cambian las cartas!
}
moment-hands = { $pick ->
    [0] 🌀 ¡Todas las manos se mueven, gracias a **{ $name }**!
    [1] 🌀 ¡Cartas nuevas para todos! **{ $name }** agita la mesa.
   *[other] 🌀 **{ $name }** le da la vuelta a la mesa: ¡todas las manos se mueven!
}
moment-dark-side = { $pick ->
    [0] 🌙 ¡Flip! **{ $name }** lo pasa todo al lado oscuro.
    [1] 🌙 Se apaga la luz: ¡**{ $name }** da la vuelta a la mesa!
   *[other] 🌙 Bienvenidos al lado oscuro, gracias a **{ $name }**.
}
moment-light-side = { $pick ->
    [0] ☀️ ¡Flip! **{ $name }** trae de vuelta el lado claro.
    [1] ☀️ Buenos días: ¡**{ $name }** da la vuelta a la mesa!
   *[other] ☀️ Se hace la luz, gracias a **{ $name }**.
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: ¡UNO!
    [1] 📣 ¡UNO! A **{ $name }** le queda una carta.
   *[other] 📣 Atención: ¡**{ $name }** canta UNO!
}
moment-draw = { $pick ->
    [0] 💥 ¡+{ $count } para **{ $name }**!
    [1] 💥 Ha caído: **{ $name }** roba { $count }.
   *[other] 💥 **{ $name }** se lo lleva todo: ¡+{ $count }!
}
moment-roulette = { $pick ->
    [0] 🎡 La rueda se para: ¡+{ $count } para **{ $name }**!
    [1] 🎡 Vueltas y vueltas: **{ $name }** se lleva { $count }.
   *[other] 🎡 ¡Qué giro! **{ $name }** descubre { $count }.
}
moment-launcher = { $pick ->
    [0] 💥 El lanzador se dispara: ¡+{ $count } para **{ $name }**!
    [1] 💥 ¡Pum! **{ $name }** se lleva { $count } cartas.
   *[other] 💥 **{ $name }** se agacha tarde: ¡+{ $count }!
}
moment-knocked-out = { $pick ->
    [0] 💀 ¡**{ $name }** queda fuera con { $count } cartas!
    [1] 💀 { $count } cartas son demasiadas: ¡**{ $name }** queda fuera!
   *[other] 💀 Sin piedad: { $count } cartas, ¡y **{ $name }** se va!
}

menu-moments = **Momentos**: carteles de Uno y victoria.
button-moments-on = Momentos: sí
button-moments-off = Momentos: no
note-moments-on = Los momentos están activados en esta mesa.
note-moments-off = Los momentos están desactivados en esta mesa.
refused-only-host-moments = Solo **{ $host }** (host) puede activar o desactivar los momentos.

## hints

hint = 💡 { $hint }
hint-challenge = ¿Dudas? Roba las cartas.
hint-drawn = No hace falta jugarla: **Guardarla**.
hint-uno = Primero **📣 Cantar UNO**, luego juega.
hint-stale = El juego ya había avanzado. No se pierde nada.
hint-classic113 = Nuevo: cinco comodines cambian o mezclan manos, o hacen lo que se votó. Como última carta, son simples. Cada uno vale 40.
hint-no-mercy = Nuevo: con 25 cartas quedas fuera. Se acumula con el mismo + o uno mayor. Descarta color se lleva todo su color.
hint-all-wild = Nuevo: nada tiene color, así que vale cualquier carta. Roba dos a elegir y Cambio forzoso te piden a alguien. Si tras un cambio te queda una carta, di Uno.
hint-attack = Nuevo: ¿nada encaja? Pulsa una vez el lanzador: hace clic o te dispara cartas. Con un Golpe pulsa el siguiente. Descarta color se lleva todo su color.
hint-attack-classic = Nuevo: en vez de robar, pulsas un lanzador. Puede que te dispare cartas. Cambia manos no puede ser tu última carta.
hint-flip = Nuevo: los demás ven el dorso de tus cartas, tú no. Un Flip da la vuelta a todas las manos y a los dos montones. Roba color: hasta que salga.
hint-beta = { $name } ya está aquí, en beta: cámbialo con `/uno me`.
hint-direct = Este mensaje se queda y muestra siempre tu mano. Pulsa tus cartas aquí mismo. `/uno me` lo apaga.

## queue

# La cola de quienes esperan una respuesta

note-work-coach = ⏳ El entrenador repasa esta partida. Su respuesta llegará aquí en { $time }, más o menos.
note-work-gif = ⏳ Estoy dibujando esta partida como GIF. Llegará aquí en { $time }, más o menos.
note-work-page = ⏳ Estoy escribiendo la página de esta partida. Llegará aquí en { $time }, más o menos.
note-queue = Estás en el puesto { $place } de la cola. La respuesta llegará aquí en { $time }, más o menos.
note-queue-long = Si no está en 15 minutos, pulsa el botón otra vez: guardo la respuesta.
refused-queue-full = Ya hay demasiada gente en la cola. Vuelve a intentarlo en { $wait }, más o menos.
refused-queue-own = Todavía trabajo en tu última petición. Estará lista en { $wait }, más o menos.

### house_rules

## house_rules

preset-official = Reglas oficiales
preset-stacking = Acumular
preset-classic113 = Clásico 113
preset-draw-and-play = Robar y jugar
preset-party = Fiesta
preset-no-mercy-like = Sin piedad, cartas normales
preset-teams = Equipos
preset-no-mercy = Sin piedad
preset-all-wild = Todo comodines
preset-attack = Attack
preset-attack-classic = Attack, primera edición
preset-flip = Flip
preset-official-what = Desafíos, Uno y partida a 500 puntos.
preset-stacking-what = Los Roba dos y los Comodines roba cuatro se suman; gana quien acaba primero, sin puntos.
preset-classic113-what = 113 cartas, con cambiar manos, mezclar manos y una regla que se vota.
preset-draw-and-play-what = Después de robar dos o cuatro cartas, juegas igual tu turno.
preset-party-what = Acumular, 7 intercambia, 0 pasa las manos, colarse, robar hasta que algo encaje.
preset-no-mercy-like-what = Todo se acumula, y con 25 cartas quedas fuera.
preset-teams-what = Cada equipo se sienta frente a frente y suma sus puntos.
preset-no-mercy-what = 168 cartas. Acumula, descarta, y con 25 cartas quedas fuera.
preset-all-wild-what = Sin colores: toda carta se puede jugar. Nuestra mezcla de 112 cartas.
preset-attack-what = Un lanzador en vez del mazo: púlsalo, y puede que dispare cartas.
preset-attack-classic-what = La primera edición: un lanzador, y cartas que cambian manos.
preset-flip-what = Dos lados: los demás ven tus dorsos, tú no. Un Flip da la vuelta a todo.
group-deck = Cartas y partida
group-start = La primera carta
group-wild-draw-four = Comodín roba cuatro
group-owed-cards = Cartas de robar
group-drawing = Robar
group-special-cards = Cartas especiales
group-uno = Uno
group-end = Cómo termina
group-limit = Límite y última carta
group-table = En la mesa
field-cards = Baraja
field-cards-what = Las cartas de la baraja.
value-cards = { $value ->
    [no_mercy] 168 cartas de Sin piedad
    [all_wild] 112 comodines nuestros
    [attack] 112 cartas y un lanzador
    [attack_classic] lanzador, 1.ª edición
    [flip] 112 cartas de dos lados
    [classic113] 113 cartas
   *[official] 108 cartas
}
rule-cards = { $value ->
    [no_mercy] La baraja tiene 168 cartas.
    [all_wild] Las 112 cartas son comodines sin color: 56 simples y, en nuestra mezcla, ocho de cada otra clase.
    [attack] La baraja tiene 112 cartas y un lanzador. Cada pulsación sale del azar fijado de antemano.
    [attack_classic] La baraja tiene 112 cartas y un lanzador, como la primera edición. Cada pulsación sale del azar fijado de antemano.
    [flip] La baraja tiene 112 cartas con un lado claro y otro oscuro. El dorso de tus cartas lo ven los demás, tú no.
    [classic113] La baraja tiene 113 cartas, con cinco comodines más nuevos.
   *[official] La baraja tiene 108 cartas.
}
field-pairing = Reversos
field-pairing-what = Qué reverso tiene cada cara, en una baraja de dos lados.
value-pairing = { $value ->
    [by_lot] por sorteo
   *[printed] como impresos
}
rule-pairing = { $value ->
    [by_lot] En cada reparto se sortea qué reverso tiene cada cara, así nadie puede sabérselos de memoria.
   *[printed] Cada cara tiene su reverso impreso.
}
field-decks = Barajas
field-decks-what = Cuántas barajas se mezclan juntas.
value-decks = { $value }
rule-decks = { $value ->
    [one] Se juega con una baraja.
   *[other] Se mezclan { $value } barajas juntas.
}
field-hand-size = Cartas por mano
field-hand-size-what = Cuántas cartas se reparten por persona.
value-hand-size = { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
}
rule-hand-size = { $value ->
    [one] Cada jugador recibe una carta.
   *[other] Cada jugador recibe { $value } cartas.
}
field-target = Meta
field-target-what = La puntuación que gana la partida.
value-target = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
rule-target = { $value ->
    [one] La partida es a { $value } punto.
   *[other] La partida es a { $value } puntos.
}
field-rounds = Rondas
field-rounds-what = Cuántas rondas tiene una partida de golf o a más rondas ganadas.
value-rounds = { $value ->
    [one] { $value } ronda
   *[other] { $value } rondas
}
rule-rounds = { $value ->
    [one] La partida tiene una ronda, y otra más si hay empate.
   *[other] La partida tiene { $value } rondas, y otra más si hay empate.
}
field-scoring = Puntuación
field-scoring-what = Puntos en muchas rondas, golf, rondas ganadas, o una ronda sin puntos.
value-scoring = { $value ->
    [single] 1 ronda sin puntos
    [until_last] puestos, sin puntos
    [golf] golf, menos puntos
    [best_of] rondas ganadas
   *[points] puntos
}
rule-scoring = { $value ->
    [single] Una ronda es la partida: gana quien se queda primero sin cartas, y no se cuentan puntos.
    [until_last] Una ronda es la partida, y sigue hasta que solo un jugador tenga cartas: quien se queda sin ellas ocupa el siguiente puesto.
    [golf] Golf: al acabar una ronda, cada cual suma los puntos de las cartas que aún tiene. Tras la última ronda gana la suma más baja.
    [best_of] Se cuentan las rondas ganadas, sin puntos. Gana la partida quien gana más rondas, y acaba antes si ya nadie puede alcanzar a quien va primero.
   *[points] Se juegan rondas por puntos.
}
field-double-score = Puntos dobles
field-double-score-what = Cada ronda puntúa el doble.
rule-double-score = Cada ronda vale el doble de sus puntos.
field-own-stocks = Mazos propios
field-own-stocks-what = Cada asiento roba de su propio mazo: a igual juego, iguales cartas.
rule-own-stocks = { $draws ->
    [press] El lanzador dispara las cartas de cada asiento desde un mazo propio, para que a igual juego correspondan iguales cartas. Las probabilidades son las mismas que con un solo mazo. Un mazo vacío toma prestada la última carta del más largo.
   *[draw] Cada asiento roba de su propio mazo boca abajo, para que a igual juego correspondan iguales cartas. Las probabilidades son las mismas que con un solo mazo. Un mazo vacío toma prestada la última carta del más largo.
}
field-first-card = Primera carta
field-first-card-what = Qué carta puede ser la primera que se descubre.
value-first-card = { $value ->
    [number_only] un número
    [any] cualquiera
    [none] ninguna
    [no_wild] ningún comodín
   *[official] oficial
}
rule-first-card = { $value ->
    [number_only] La primera carta que se descubre es siempre un número.
    [any] { $draws ->
        [press] La primera carta puede ser cualquiera.
       *[draw] La primera carta puede ser cualquiera; si es un comodín que hace robar, quien empieza dice el color, roba y pierde el turno, salvo con «Jugar tras robar».
    }
    [none] No se descubre ninguna carta: el host empieza la primera ronda, y cualquier carta puede ser la primera.
    [no_wild] La primera carta que se descubre nunca es un comodín.
   *[official] La primera carta que se descubre hace efecto.
}
field-wild-draw-four = Comodín roba cuatro
field-wild-draw-four-what = Cuándo puedes jugarlo, y si se puede desafiar.
value-wild-draw-four = { $value ->
    [strict] si es legal
    [free] siempre
   *[challenge] desafiable
}
rule-wild-draw-four = { $value ->
    [strict] Solo puedes jugar un Comodín roba cuatro si es legal, así que no hay desafíos.
    [free] Puedes jugar un Comodín roba cuatro siempre, y nunca se desafía.
   *[challenge] Un Comodín roba cuatro se puede desafiar.
}
field-four-needs = +4 legal
field-four-needs-what = Las cartas que, si las tienes, hacen ilegal un Comodín roba cuatro.
value-four-needs = { $value ->
    [no_playable] sin otra carta jugable
   *[no_color] sin el color actual
}
rule-four-needs = { $value ->
    [no_playable] Un Comodín roba cuatro solo es legal si no puedes jugar ninguna otra carta. Los otros Comodines roba cuatro no cuentan.
   *[no_color] Un Comodín roba cuatro solo es legal si no tienes ninguna carta del color actual.
}
field-challenge-shows = Mano desafiada
field-challenge-shows-what = Quién ve la mano desafiada.
value-challenge-shows = { $value ->
    [all] la ven todos
   *[challenger] la ve uno solo
}
rule-challenge-shows = { $value ->
    [all] Todos ven la mano desafiada.
   *[challenger] Solo el que desafía ve la mano desafiada.
}
field-stacking = Acumular
field-stacking-what = Si puedes responder a una carta de robar con otra, y pasar la suma.
value-stacking = { $value ->
    [same] la misma carta
    [raise] el mismo + o mayor
    [any] cualquier carta +
    [no_wild] igual, sin comodines
   *[none] no
}
rule-stacking = { $value ->
    [same] Las cartas de robar se acumulan: responde con una que haga robar lo mismo, y la suma pasa al siguiente.
    [raise] Las cartas de robar se acumulan: responde con una que haga robar lo mismo o más, y la suma pasa al siguiente.
    [any] Las cartas de robar se acumulan: responde a cualquiera con cualquier otra, y la suma pasa al siguiente.
    [no_wild] Las cartas de robar se acumulan: responde con una de color que haga robar lo mismo, y la suma pasa al siguiente. Con un comodín no se puede.
   *[none] Las cartas de robar no se acumulan.
}
field-reverse-sends-back = Cambio de sentido devuelve
field-reverse-sends-back-what = Si tienes que robar, puedes devolver las cartas con un Cambio de sentido.
rule-reverse-sends-back = Si tienes que robar, puedes jugar «{ $card }» si encaja. Entonces tiene que robar el jugador anterior.
field-skip-passes-on = Salta pasa las cartas
field-skip-passes-on-what = Si tienes que robar, puedes pasar las cartas con un Salta.
rule-skip-passes-on = Si tienes que robar, puedes jugar «{ $card }» si encaja. Entonces tiene que robar el siguiente jugador.
field-draw = Robar
field-draw-what = Cuántas cartas robas si no juegas ninguna.
value-draw = { $value ->
    [until_playable] hasta que una encaje
   *[one] una carta
}
rule-draw = { $value ->
    [until_playable] Si no juegas, robas hasta que una carta encaje.
   *[one] Si no juegas, robas una carta.
}
field-drawn-card = Carta robada
field-drawn-card-what = Si puedes jugar una carta robada que encaja.
value-drawn-card = { $value ->
    [must_play] hay que jugarla
    [keep] se guarda
   *[may_play] se puede jugar
}
rule-drawn-card = { $value ->
    [must_play] Tienes que jugar una carta robada que encaja.
    [keep] Robar termina tu turno. Guardas la carta.
   *[may_play] Puedes jugar enseguida una carta robada si encaja.
}
field-must-play = Obligación de jugar
field-must-play-what = Si tienes una carta que encaja, tienes que jugar. No puedes robar en su lugar.
rule-must-play = { $draws ->
    [press] Quien tiene una carta que encaja no puede pulsar en vez de jugar.
   *[draw] Quien tiene una carta que encaja no puede robar en vez de jugar.
}
field-play-after-drawing = Jugar tras robar
field-play-after-drawing-what = Después de robar por la carta de otro jugador, juegas tu turno.
rule-play-after-drawing = { $draws ->
    [press] Después de pulsar por la carta de otro jugador, juegas tu turno.
   *[draw] Después de robar por la carta de otro jugador, juegas tu turno.
}
field-blind-draw = Robar a ciegas
field-blind-draw-what = No ves la carta robada hasta que empieza tu próximo turno.
rule-blind-draw = { $draws ->
    [press] Las cartas del lanzador quedan boca abajo, también para quien las recibe, hasta que empieza su próximo turno.
   *[draw] Una carta robada queda boca abajo, también para quien la robó, hasta que empieza su próximo turno; no se puede jugar en el turno en que se robó.
}
field-seven = 7 intercambia
field-seven-what = Un 7 cambia tu mano con la de quien elijas.
rule-seven = Un **7** cambia tu mano con la de quien elijas.
field-zero = 0 pasa las manos
field-zero-what = Un 0 pasa todas las manos al siguiente.
rule-zero = Un **0** pasa cada mano al siguiente.
field-keep-hands = Cambio opcional
field-keep-hands-what = Un 7 o un 0 se puede jugar sin mover ninguna mano.
rule-keep-hands = Con un **7** o un **0** puedes dejar todas las manos donde están.
field-jump-in = Colarse
field-jump-in-what = Puedes jugar una carta idéntica fuera de turno.
rule-jump-in = Si tienes la misma carta que la de arriba, puedes jugarla fuera de turno. El juego sigue desde ti.
field-several = Varias a la vez
field-several-what = Puedes jugar juntas cartas con el mismo número o símbolo.
rule-several = Puedes jugar juntas en un turno cartas con el mismo número o símbolo.
field-bomb = Bomba
field-bomb-what = Con tres o más cartas a la vez, los demás roban una.
rule-bomb = { $draws ->
    [press] Si se juegan tres o más cartas a la vez, todos los demás pulsan el lanzador una vez.
   *[draw] Si se juegan tres o más cartas a la vez, todos los demás roban una.
}
field-uno = Uno
field-uno-what = Cómo se dice Uno.
value-uno = { $value ->
    [strict] solo con una carta
    [announced] se anuncia solo
    [off] no se dice
   *[call] hay que decirlo
}
rule-uno = { $value ->
    [strict] Uno solo cuenta cuando ya tienes una carta.
    [announced] Uno se anuncia automáticamente.
    [off] No tienes que decir Uno.
   *[call] Cuando te quede una carta, di Uno.
}
field-uno-penalty = Uno olvidado
field-uno-penalty-what = El castigo si te atrapan sin Uno.
value-uno-penalty = { $value ->
    [0] nada
    [one] { $draws ->
        [press] { $value } pulsación
       *[draw] { $value } carta
    }
   *[other] { $draws ->
        [press] { $value } pulsaciones
       *[draw] { $value } cartas
    }
}
rule-uno-penalty = { $value ->
    [0] No hay castigo si te atrapan sin Uno.
    [one] Si te atrapan sin Uno, robas una carta.
   *[other] Si te atrapan sin Uno, robas { $value } cartas.
}
field-false-catch = Atrapar en falso
field-false-catch-what = El castigo por atrapar en falso.
value-false-catch = { $value ->
    [0] nada
    [one] { $draws ->
        [press] { $value } pulsación
       *[draw] { $value } carta
    }
   *[other] { $draws ->
        [press] { $value } pulsaciones
       *[draw] { $value } cartas
    }
}
rule-false-catch = { $value ->
    [0] No hay castigo por atrapar en falso.
    [one] { $draws ->
        [press] Por atrapar en falso, pulsas el lanzador una vez.
       *[draw] Por atrapar en falso, robas una carta.
    }
   *[other] { $draws ->
        [press] Por atrapar en falso, pulsas el lanzador { $value } veces.
       *[draw] Por atrapar en falso, robas { $value } cartas.
    }
}
field-wrong-play = Jugar mal
field-wrong-play-what = El castigo por una carta que no encaja.
value-wrong-play = { $value ->
    [0] nada
    [one] { $draws ->
        [press] { $value } pulsación
       *[draw] { $value } carta
    }
   *[other] { $draws ->
        [press] { $value } pulsaciones
       *[draw] { $value } cartas
    }
}
rule-wrong-play = { $value ->
    [0] No hay castigo por jugar mal.
    [one] { $draws ->
        [press] Si juegas una carta que no encaja, pulsas el lanzador una vez.
       *[draw] Si juegas una carta que no encaja, robas una carta.
    }
   *[other] { $draws ->
        [press] Si juegas una carta que no encaja, pulsas el lanzador { $value } veces.
       *[draw] Si juegas una carta que no encaja, robas { $value } cartas.
    }
}
field-hand-limit = Límite de mano
field-hand-limit-what = Cuántas cartas son demasiadas.
value-hand-limit = { $value ->
    [0] ninguno
   *[other] { $value } cartas
}
rule-hand-limit = { $value ->
    [0] Una mano puede tener cualquier número de cartas.
   *[other] El límite de una mano son { $value } cartas.
}
field-at-limit = Al llegar al límite
field-at-limit-what = Qué pasa al llegar al límite de mano.
value-at-limit = { $value ->
    [no_draw] no roba más
   *[out] queda fuera
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] En el límite no puedes pulsar en vez de jugar, pero puedes pasar.
       *[draw] En el límite no puedes robar en vez de jugar, pero puedes pasar. Las cartas de robar te hacen robar igual.
    }
   *[out] Un jugador en el límite después de una jugada queda fuera de la ronda.
}
field-knock-out = Eliminar por límite
field-knock-out-what = Los puntos por alguien que queda fuera por el límite de mano.
value-knock-out = { $value ->
    [0] sus cartas
   *[other] { $value } puntos
}
rule-knock-out = { $value ->
    [0] Las cartas de quien queda fuera siguen contando.
   *[other] Quien queda fuera cuenta { $value } puntos, en lugar de sus cartas.
}
field-last-card = Última carta
field-last-card-what = Con qué carta puedes quedarte sin cartas.
value-last-card = { $value ->
    [no_action] un número
    [no_wild] sin comodín
   *[any] cualquiera
}
rule-last-card = { $value ->
    [no_action] No puedes terminar con una carta de acción ni con un comodín.
    [no_wild] No puedes terminar con un comodín.
   *[any] Puedes terminar con cualquier carta.
}
field-teams = Equipos
field-teams-what = Cada equipo se sienta frente a frente y suma sus puntos.
rule-teams = Los compañeros se sientan frente a frente y puntúan juntos. Solo cuentan las manos rivales.
field-both-out = Salir los dos
field-both-out-what = Un equipo gana la ronda cuando los dos se quedan sin cartas.
rule-both-out = Una ronda sigue hasta que los dos de un equipo se quedan sin cartas. Quien termina primero mira.
field-elimination = Eliminación
field-elimination-what = Después de cada ronda se va el jugador con más puntos en la mano.
rule-elimination = Después de cada ronda se va el jugador con más puntos en la mano. El último que queda gana la partida. La meta no cuenta.
field-revenge = Venganza
field-revenge-what = Una suma a la que se responde acumulando se duplica.
rule-revenge = Una suma a la que se responde acumulando se duplica antes de añadir las cartas nuevas. No puede pasar de 50 cartas.
field-open-hands = Manos a la vista
field-open-hands-what = Las manos con menos cartas que este número quedan a la vista.
value-open-hands = { $value ->
    [0] nunca
   *[other] menos de { $value }
}
rule-open-hands = { $value ->
    [0] Las manos quedan ocultas.
   *[other] Una mano con menos de { $value } cartas queda a la vista de todos.
}
field-no-hints = Sin marcas
field-no-hints-what = Las cartas que encajan no se marcan.
rule-no-hints = Las cartas que encajan no se marcan en tu mano.
field-reshuffle-seats = Sorteo de asientos
field-reshuffle-seats-what = Antes de cada ronda nueva se sortean los asientos.
rule-reshuffle-seats = Antes de cada ronda, menos la primera, se sortean los asientos. Los puntos van con cada jugador. Reparte el que esté a la izquierda del nuevo asiento del último que repartió.
field-blitz = Contrarreloj
field-blitz-what = Cuánto puede durar una ronda. Luego la gana el que tenga menos puntos.
value-blitz = { $value ->
    [0] no
   *[other] { $value } s por ronda
}
rule-blitz = { $value ->
    [0] Una ronda puede durar lo que sea.
   *[other] Una ronda dura { $value } segundos como mucho. Luego la gana el que tenga menos puntos en la mano.
}
field-turn-seconds = Tiempo de turno
field-turn-seconds-what = Cuánto puede durar una jugada.
value-turn-seconds = { $value ->
    [0] el del servidor
   *[other] { $value } segundos
}
rule-turn-seconds = { $value ->
    [0] Una jugada puede durar lo habitual en el servidor.
   *[other] Una jugada puede durar { $value } segundos.
}

house-rules-title = Reglas de esta partida
house-rules-preset = Elige una modalidad
house-rules-deck = Elige una baraja
house-rules-deck-what = { $what } De { $low } a { $high } jugadores.
house-rules-group = Cambiar reglas sueltas
house-rules-other-number = Otro número…
house-rules-code = Pegar un código de reglas
house-rules-code-label = El código, tal como lo muestra otra mesa
house-rules-number-label = Un número de { $low } a { $high }
refused-only-host-rules = Solo { $host } (host) puede cambiar las reglas.
refused-running-rules = La partida ya empezó, así que sus reglas se quedan como están.
refused-no-such-number = Escribe un número de { $low } a { $high }.

### invitations

## invitations

button-invite-voice-channel = Invitar al canal de voz
button-invite-voice = { $count ->
    [one] Invitar a la persona del canal de voz
   *[other] Invitar a los { $count } del canal de voz
}
button-invite-voice-some = Invitar a { $count } de { $total } de mi canal de voz
button-to-table = Ir a la mesa
button-to-channel = Ir al canal
invitation-title = ¿A quién quieres invitar?
invitation-how = Recibirá un mensaje mío con un botón para unirse.
invitation-whom = Elige a alguien…
invitation-dm = **{ $name }** te invita a una partida de Uno en **{ $server }**.
invitation-dm-joined = Tienes un asiento en la mesa de **{ $server }**.
invitation-call = { $people }: invitación de **{ $name }** para jugar aquí al Uno. ¡Pulsa **Unirse** en la mesa!
note-invited = { $name } tiene la invitación. Si no la ve, está entre sus solicitudes de mensaje.
note-invite-soon = { $name } recibe la invitación en { $time }, más o menos. Envío un mensaje por segundo y hay más gente esperando.
note-invited-here = No puedo escribir a { $name }, así que le avisé en el canal.
note-invited-voice = { $count ->
    [one] Avisé a { $count } persona en el canal.
   *[other] Avisé a { $count } personas en el canal.
}
note-invited-voice-rest = Pero una mesa puede enviar { $most } invitaciones, así que no avisé a los otros { $count }.
refused-invite-bot = Eso es un bot. Para jugar contra una IA, usa **Añadir una IA**.
refused-invite-stranger = { $name } no puede ver este canal, así que no puede jugar aquí.
refused-invite-seated = { $name } ya está en la mesa.
refused-invite-kicked = { $name } salió por expulsión. Solo { $host } (host) puede volver a enviarle una invitación.
refused-invite-again = { $name } ya tiene una invitación a esta mesa.
refused-invite-lately = { $name } recibió una invitación hace un momento. Espera unos minutos.
refused-invite-many = Esta mesa ya envió bastantes invitaciones.
refused-invite-nobody = En tu canal de voz no hay nadie más a quien invitar.

## notify_me

button-notify-me = Avisarme
button-notify-me-off = No avisarme más
notify-me-on = Te avisaré aquí cuando se abra la próxima mesa en { $channel }.
notify-me-off = Ya no te avisaré cuando se abra una mesa en { $channel }.
notify-me-call = { $mentions }, hay una mesa nueva aquí. Pulsa **Unirse** para ocupar un asiento.
refused-notify-me-full = La lista de este canal está llena, así que no puedo añadirte.

### threads

## threads

thread-begins = 🧵 **{ $name }** abre una mesa en un hilo.
thread-points = 🧵 **{ $name }** abrió una mesa: { $thread }
thread-name = Uno con { $name }
note-thread-permission = Necesito el permiso { $missing } para abrir un hilo, así que la mesa está en el canal.
note-no-thread = Discord no me deja abrir un hilo ahora, así que la mesa está en el canal.
note-thread-closes = Este hilo se cierra tras { $time } sin mensajes. Aquí una jugada puede tardar más. Con el permiso { $missing } puedo mantenerlo abierto una semana.

### solo

## alone

# Jugar a solas en los mensajes directos del bot

button-alone = Jugar a solas
button-ai-pace-normal = IA: normal
button-ai-pace-fast = IA: rápido
button-ai-pace-at-once = IA: al instante
alone-in-direct = Tu partida está en [nuestros mensajes directos]({ $link }). Ahí juegas contra IA y nadie te espera. Si no la ves, está entre tus solicitudes de mensaje.
note-alone-soon = Tu partida se abre en nuestros mensajes directos en { $time }, más o menos. Ahora mismo mucha gente empieza una. El enlace aparecerá aquí.
note-alone-goes-on = Tu partida sigue aquí. Para empezar otra, termínala antes con **Más** → **Terminar partida**.
refused-adjourned-alone = La partida espera aquí tal como está. **Reanudar** la continúa, y `/uno start` empieza otra.
refused-alone-no-direct = No puedo escribirte. Abre nuestros mensajes directos y usa `/uno start` allí, o permite los mensajes directos en tus ajustes de privacidad.

## solo

# Partidas a solas: ¿y si…?

button-what-if = ¿Y si…?
what-if-title = ¿Y si…?
what-if-ask = Sigue jugando desde la jugada { $ply } con las mismas mezclas. Las IA juegan los demás asientos y responden al momento. La partida queda como estaba. ¿Qué cartas quieres?
what-if-line = ¿Y si…?, desde la jugada { $ply } · juegas { $name }
button-go-on = Seguir ▶
button-next-round = Siguiente ronda
button-replay-back = Volver a la repetición
refused-solo-gone = Este juego ya no se guarda. Empieza otro desde una repetición.
refused-solo-broken = Este juego no puede continuar porque es de otra versión. Empieza otro desde la repetición.
refused-solo-no-move = Aún no has hecho ninguna jugada que puedas deshacer.

### daily

## daily

# Repartos diarios: `/uno daily`

daily-title = 🗓️ Partida del día · { $day }
daily-how = Cinco rondas a solas contra tres IA: un intento, sin reloj. Si ganas una ronda, te llevas los puntos de todas las demás manos. Si la pierdes, te cuesta los puntos de tu propia mano.
daily-squares = 🟩 ganada · 🟨 perdida con { $close } puntos o menos en la mano · 🟥 perdida con más
daily-world = 🌍 Partida mundial
daily-server = 🏠 Partida de este servidor
daily-new = Aún sin jugar.
daily-begun = Ya has empezado. Sigue donde lo dejaste.
daily-replaced = La empezaste en otra versión del bot, y esta no puede continuarla. Puedes empezarla de nuevo.
daily-damaged = No puedo leer los datos guardados de esta partida, así que no se puede jugar. Avisa a quienes me administran, por favor.
daily-unfinished = La empezaste y se acabó el tiempo.
daily-missed = No la jugaste.
daily-change = Las próximas partidas llegan { $when }, a medianoche UTC. Hasta las { $until } puedes terminar un intento empezado.
daily-sealed = 🔒 Todas las partidas del día de { $season } aquí se sellaron antes de la primera: `{ $end }`
daily-seed = 🔑 La semilla secreta de esta partida: `{ $seed }`
daily-steps = { $steps ->
    [one] Un paso
   *[other] { $steps } pasos
} de SHA-256 desde la semilla deben dar el sello de { $season }: `{ $end }`. `unobot verify` lo comprueba en tu registro.
daily-line = { $deal }, { $day }
daily-over = Esa fue tu partida del día
daily-points = **{ $points }** puntos
daily-round = { $mark } Ronda { $number }: { $square ->
    [w] ganada
   *[other] perdida
}, { $points }
daily-square = { $square ->
    [w] ganada
    [c] perdida por poco
   *[other] perdida
}
daily-totals = Todos los asientos: { $totals }
daily-streak = 🔥 { $now ->
    [one] **1** día seguido
   *[other] **{ $now }** días seguidos
} · récord: { $best }
daily-beaten = 📊 Mejor que **{ $beaten }** de otras { $others } personas aquí
daily-quartiles = La mayoría de las { $played } personas de aquí tiene entre { $low } y { $high }. En el medio: { $middle }.
daily-posted = unobot daily { $day } · { $deal }
daily-record = Este es el registro de tus rondas con la semilla. `unobot verify { $file }` comprueba la semilla, las cartas y cada jugada de las IA.
button-daily-play = Jugar
button-daily-go-on = Seguir jugando
button-daily-back = Todas las partidas
button-daily-yesterday = Ayer
button-daily-today = Hoy
button-daily-open = Jugar la partida de hoy
button-daily-record = Mi registro

refused-daily-date = No conozco esa fecha. Escríbela así: { $today }.
refused-daily-future = La partida de { $day } aún no está abierta: llega { $when }. La de hoy es { $today }.
refused-daily-gone = Este intento ya no se guarda. `/uno daily` muestra las partidas de hoy.
refused-daily-broken = El registro de este intento fue alterado y no puede continuar. `/uno daily` muestra las partidas de hoy.
refused-daily-version = Esta partida es de la versión { $version } y yo reparto la { $known }. `/uno daily` muestra las que puedes jugar.
refused-daily-over = El tiempo para la partida de { $day } se acabó. `/uno daily` muestra las partidas de hoy.
refused-daily-erased = Empezaste esta partida y después borraste tus datos. Cada partida del día se empieza una sola vez: juega la siguiente.
refused-daily-server = La partida de un servidor solo se empieza en ese servidor. Aquí puedes jugar la mundial.
refused-daily-elsewhere = Este resultado es de otro servidor. Publícalo allí.
refused-daily-not-over = Puedes publicar un resultado tras la última ronda, en un servidor.
refused-daily-sealed = La semilla es secreta hasta que acabe el día. Vuelve a preguntar { $when }.

### tournament

## tournament

# Torneos: `/uno tournament`

tournament-title = 🏆 Noche de torneo
tournament-host = **{ $host }** es el host.
tournament-plan = Rondas: { $rounds }, en mesas de cuatro · después, una final con los cuatro mejores · { $minutes } min por ronda · 3, 2, 1 o 0 puntos según el puesto
tournament-plan-duplicate = Rondas: { $rounds }, en mesas de cuatro con las mismas cartas · { $minutes } min por ronda · de 0 a 100 puntos: tu resultado frente al mismo asiento de las otras mesas
tournament-no-show = La confirmación termina { $left }, a las **{ $at }**. Confirma antes, o te pierdes la primera ronda.
tournament-sign-up = Únete ya. La confirmación empieza { $left }, a las **{ $at }**, y termina a las **{ $until }**. Confirma antes, o te pierdes la primera ronda.
tournament-extended = Había muy poca gente confirmada, así que esta es la segunda y última oportunidad.
tournament-limited = 🔒 Un admin de este servidor ha bloqueado las reglas, así que las próximas mesas tienen las del servidor.
tournament-ready = ✅ **Confirmados ({ $count }):** { $names }
tournament-nobody = Aún no ha confirmado nadie. Con cuatro personas se puede empezar.
tournament-signed = ▫️ **Sin confirmar ({ $count }):** { $names }
tournament-dropped = ➖ **Fuera ({ $count }):** { $names }
tournament-absent = 💤 **Ausentes:** { $names }. **Unirse** te devuelve a la próxima ronda.
tournament-late = ⏳ **Desde la próxima ronda:** { $names }
tournament-round = Ronda { $round } de { $rounds }
tournament-final = Final
tournament-round-ends = Termina { $left }, a las **{ $at }**. Después, las IA siguen por todos, { $minutes } minutos como mucho.
tournament-deal = Todas las mesas juegan las mismas cartas. 🔒 Selladas antes de jugar · `{ $seal }`
tournament-sealed = 🔒 Sorteos sellados de antemano · `{ $seal }`
tournament-sealed-how = Un secreto ya ha decidido quién se encuentra en la primera ronda, los asientos y los desempates, y nadie puede cambiarlo. Para comprobarlo, guarda esta línea. Tras el torneo, **Comprobar sorteos** abre el sello, y ambos deben coincidir.
tournament-lots-right = ✅ Nadie eligió los sorteos. Las primeras mesas y todos los asientos salen del secreto sellado antes de que se uniera nadie.
tournament-lots-wrong = ❌ Algo va mal: estas mesas no salen del secreto sellado antes de que se uniera nadie.
tournament-lots-commitment = 🔒 Huella mostrada desde el principio: `{ $seal }`
tournament-lots-yourself = No hace falta que te fíes: `{ $file }` tiene a todas las personas y mesas. `docs/fair-deals.md` explica cómo sale cada sorteo del secreto.
tournament-table = **Mesa { $table }** · { $people }
tournament-refused = ⚠️ La mesa { $table } no está abierta: Discord rechaza su mensaje o su hilo. Revisa los permisos del bot en este canal, como *Enviar mensajes*. Lo sigo intentando hasta las { $until }. Después, la mesa cuenta como no jugada.
tournament-not-opened = ⚠️ La mesa { $table } no se pudo abrir, porque Discord rechazó su mensaje o su hilo. Quienes iban a jugar en ella reciben los puntos de una mesa no jugada.
tournament-ais = { $count } IA
tournament-next = { $round }: empieza { $left }
tournament-won = 🏆 { $name } gana el torneo
tournament-ended-host = El host cerró el torneo.
tournament-ended-admin = La administración ha cerrado el torneo.
tournament-ended-people = El torneo ha terminado porque quedaba muy poca gente.
tournament-ended-server = El torneo ha terminado porque su canal ya no existe.
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = fuera
tournament-more = { $count } más
tournament-legend = Puntos · puestos por ronda · puntos de los rivales, que deshacen los empates. Luego deciden las mesas ganadas, los puntos de Uno y el azar.
tournament-legend-short = Entre paréntesis: puntos de los rivales, que deshacen los empates. Luego deciden las mesas ganadas, los puntos de Uno y el azar.
tournament-legend-duplicate = Puntos de comparación · puesto en tu asiento por ronda. Una ronda da 100 si superas al mismo asiento de todas las otras mesas, y 50 de media. Luego deciden los primeros puestos, los puntos de Uno y el azar.
tournament-legend-final = Primero van los finalistas, por su puesto en la final.
tournament-alt = Clasificación: { $rows }
tournament-call = 🃏 **{ $round }, mesa { $table }:** { $people }, la mesa está justo debajo. **Mi mano** muestra las cartas.
tournament-call-closed = 🃏 **{ $round }, mesa { $table }:** { $people }, la mesa está en un hilo privado, que aparece en la lista de canales. Nadie de las otras mesas puede mirar, porque juegan con las mismas cartas. **Mi mano** muestra las cartas.
tournament-thread = { $round } · Mesa { $table }
tournament-check-in-call = { $people }: hay que confirmar para el torneo, que empieza { $when }. { $link }

button-tournament-join = Unirse
button-tournament-check-in = Unirse / Confirmar
button-tournament-drop = Retirarse
button-tournament-start = Empezar
button-tournament-go-on = Seguir ya
button-tournament-close = Cerrar
button-tournament-lots = Comprobar sorteos
button-tournament-close-yes = Sí, cerrarlo

tournament-close-ask = ¿Cerrar el torneo para todo el mundo? La clasificación se queda como está y las mesas siguen.
note-tournament-opened = El torneo está abierto. Tú también puedes unirte.
note-tournament-bumped = En este canal hay un torneo abierto. He vuelto a publicar su mensaje.
refused-tournament-unseen = Discord no me deja publicar el torneo aquí, así que no he abierto ninguno. Prueba en otro canal o pregunta a un admin qué puedo hacer aquí.
refused-tournament-bump = En este canal hay un torneo abierto. Ahora mismo Discord no me deja volver a publicar su mensaje, así que se queda donde está. Pregunta a un admin qué puedo hacer aquí.
note-tournament-joined = Te has unido. Podrás confirmar { $when }, con el mismo botón.
note-tournament-checked-in = Has confirmado. El torneo empieza { $when }.
note-tournament-next-round = Juegas desde la próxima ronda.
note-tournament-dropped = Te retiraste. Tus resultados se quedan, y **Unirse** te devuelve.
note-tournament-started = Empieza la ronda.
note-tournament-closed = El torneo está cerrado.

refused-tournament-few = Confirmaron { $count } de las { $needed } personas que necesita un torneo. Espera a que vengan más, o abre una mesa para todos con `/uno start`.
refused-tournament-taken = En este canal ya hay un torneo. `/uno tournament` lo muestra.
refused-tournament-gone = Este torneo ya no está aquí.
refused-tournament-over = Este torneo ha terminado. `/uno tournament` abre el siguiente.
refused-tournament-in = Ya participas. No tienes que hacer nada hasta que se llame a tu mesa.
refused-tournament-early = Ya estás en la lista. Podrás confirmar { $when }.
refused-tournament-late = No queda ninguna ronda a la que puedas unirte. El próximo torneo está abierto a todos.
refused-tournament-full = El torneo está completo: tiene { $most } personas.
refused-tournament-not-in = No participas en este torneo, así que no puedes retirarte. **Unirse** te apunta.
refused-tournament-playing = Se está jugando una ronda. La siguiente empieza cuando terminen sus mesas.
refused-tournament-host = Eso solo lo pueden hacer { $host } (host) o la moderación.
refused-tournament-place = Un torneo necesita un canal de texto, porque cada mesa tiene un hilo.
refused-tournament-threads = Un torneo necesita un hilo para cada mesa. { $why }
refused-tournament-teams = Un torneo cuenta el puesto de cada persona, así que no puede tener equipos. Elige reglas sin equipos.
refused-tournament-table = Esta mesa es de un torneo, así que solo puede hacerlo la moderación. **Retirarse**, en el mensaje del torneo, deja tu plaza.

### results

## results

round-out = **{ $name }** gana la ronda { $number }
round-drawn = La ronda { $number } acaba en empate
round-out-with = **{ $name }** se quedó sin cartas con { $emoji } { $card }.
round-drawn-won = Nadie pudo quedarse sin cartas, y **{ $name }** tenía menos puntos.
round-drawn-tied = Nadie pudo quedarse sin cartas, y hubo empate a menos puntos. Nadie suma.
round-drawn-golf = Nadie pudo quedarse sin cartas.
round-last-left = Solo queda **{ $name }**.
round-until-last = **{ $name }** se quedó sin cartas antes que nadie.
round-scored = Eso son { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }** (fuera con { $limit })
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **Cartas que quedaban**
round-hand = **{ $name }**, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $cards }
round-hand-out = **{ $name }**, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: fuera de la ronda con el límite de { $limit } cartas
round-hand-bare = **{ $name }**: { $cards }
round-hand-bare-out = **{ $name }**: fuera de la ronda con el límite de { $limit } cartas
round-hand-uncounted = **{ $name }**, { $points ->
    [one] { $points } punto que no cuenta
   *[other] { $points } puntos que no cuentan
}: { $cards }
round-next = La próxima ronda empieza { $when }.
round-next-soon = La próxima ronda empieza enseguida.
round-ready = Preparados: { $names }.
button-ready = Adelante

scores-title = { $scoring ->
    [golf] **Golf**, { $rounds } rondas: menos puntos gana
    [best_of] **Rondas ganadas**, de { $rounds }
   *[points] **Puntos**, hasta { $target }
}
placing-title = **Clasificación**
match-won = 🏆 **{ $name }** gana la partida
match-won-team = 🏆 **{ $name }** y **{ $partner }** ganan la partida
match-closed = La partida se terminó antes de tiempo
match-closed-scores = Estos son los puntos hasta ahora. Nadie gana.
match-again = **Revancha** sienta otra vez a todos los que siguen aquí. Con **Otras reglas** cambias antes las reglas.
match-sealed = 🔒 Otra mesa juega todavía con estas cartas, así que las manos, los puntos y los mejores momentos esperan aquí hasta que acabe la última mesa de esta ronda.
match-uncounted = Fuera de los servidores, una partida no cuenta para ninguna estadística.
match-of-ais = Solo unas IA jugaron esta partida hasta el final, así que no cuenta para nadie.
match-of-nobody = Al final no quedaba nadie, así que la partida no cuenta para nadie.
match-leavers = En los resultados y en la valoración, cuenta para { $names } como abandono y último lugar.
match-followed = La próxima partida de este grupo está más abajo.
match-seed = 🔓 El secreto de la mezcla: `{ $seed }`
button-other-rules = Otras reglas
refused-not-of-the-match = Solo los jugadores de esta partida pueden pedir una revancha. `/uno start` abre una mesa tuya.

## stats

stats-title = 📊 { $name }
stats-record = 🏆 { $matches ->
    [one] **1** partida
   *[other] **{ $matches }** partidas
} · **{ $wins }** ganadas ({ $share })
stats-rating = 📈 En una mesa media de cuatro ganaría el **{ $share }** ({ $low }–{ $high })
stats-unrated = 📈 Valoración: **?** · { $played } de { $needed } partidas con otras personas
stats-points = 🪙 { $points ->
    [one] **1** punto
   *[other] **{ $points }** puntos
} por ronda
stats-streak = 🔥 Más victorias seguidas: **{ $best }** · ahora: **{ $now }**
stats-unos = 👁️ Sin decir Uno: atrapó a **{ $caught }** · cayó **{ $missed }**
stats-challenges = ⚖️ Desafíos: **{ $right }** acertados · **{ $wrong }** fallados
stats-colors = 🎨 Colores pedidos: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Últimos puestos, el más nuevo al final: { $places }
stats-legend-rating = 📈 victorias esperadas en una mesa media de cuatro
stats-legend = 👑 ganadas · 🪙 puntos por ronda · 🔥 más victorias seguidas · 👁️ atrapó, ❗ cayó · ⚖️ desafíos ✓ acertados, ✗ fallados
stats-none = { $name } aún no ha terminado ninguna partida aquí.
stats-none-own = Aún no has terminado ninguna partida aquí. Juega una y empiezan tus estadísticas.
stats-none-filtered = Ninguna partida de { $name } encaja. Elige otra temporada u otras reglas.
stats-partial = Aquí no cuentan las partidas de los servidores en los que se te vetó.
button-stats-mine = Mis estadísticas
button-post = Publicar

refused-stats-bot = { $name } es un bot. Solo las personas tienen estadísticas.
refused-stats-direct = Aquí solo muestro tus estadísticas. Pide las de otros en un servidor.
refused-stats-season-direct = En los mensajes directos muestro juntas todas tus partidas. Pide temporadas y reglas en un servidor.
refused-season = Aquí no hay ninguna temporada «{ $season }». Elige una de estas: { $seasons }.
refused-rules-unplayed = Nadie ha terminado aquí una partida con estas reglas. Elige otras.
refused-post = No puedes escribir en este canal, así que no publico por ti.
refused-posted = Esta página ya está en el canal.
season-all = Desde siempre
season-all-rules = Todas las reglas

rating-line = 📈 Valoración: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played } de { $needed } partidas)

## leaderboard

leaderboard-title = 🏆 Clasificación · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
leaderboard-what = La parte de partidas que un jugador ganaría en una mesa media de cuatro, con su margen. Los empatados están demasiado cerca para distinguirlos. «?» necesita 20 partidas con otras personas.
leaderboard-none = Aquí aún no hay nadie valorado. Termina una partida con al menos otra persona y aparecerás.
leaderboard-you-none = Aún no apareces. Termina una partida con al menos otra persona.
leaderboard-you-off = Elegiste no tener valoración. `/uno me` lo cambia.
button-leaderboard = Clasificación
refused-leaderboard-direct = Las clasificaciones son de un servidor: pídelas allí.

## history

# Las partidas terminadas de un servidor

history-channel = Partidas terminadas en este canal
history-server = Partidas terminadas en este servidor
history-mine = Tus partidas terminadas en este servidor
button-history-channel = Este canal
button-history-server = Este servidor
button-history-mine = Mis partidas
button-history-older = Anteriores ▶
history-empty = Aquí aún no ha terminado ninguna partida. `/uno start` abre una mesa.
history-end = No hay partidas anteriores.
history-unfinished = terminada antes de tiempo
history-player = { $name } ({ $score })
history-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
history-others = { $count ->
    [one] y { $count } más
   *[other] y { $count } más
}
refused-history-place = Las partidas son de un servidor. Usa este comando allí.

## achievements

# Achievements: what people reached in a match. A name is short, and each -how says in one line what to do.
achievements-title = Tus logros
achievements-title-of = Logros de { $name }
achievements-count = { $count } de { $all } en este servidor
achievements-none = Todavía ninguno. Llegan solos, al final de una partida.
achievements-none-of = Todavía ninguno en este servidor.
achievements-private = **{ $name }** no muestra logros.
button-achievements = Logros
achievement-line = 🏅 Nuevos logros: { $told }
achievement-new = **{ $name }** ({ $what })
achievement-more = { $what } y { $count } más
refused-achievements-off = Los logros están desactivados en este servidor.
preferences-achievements-on = Logros: sí
preferences-achievements-off = Logros: no
preferences-achievements-what = Si se anuncian y se listan tus logros.
server-settings-achievements = Logros
server-settings-achievements-what = Si los logros nuevos se anuncian al final de una partida, y se listan.
server-settings-achievements-on = sí
server-settings-achievements-off = no
achievement-winner = Primera victoria
achievement-winner-how = Gana una partida.
achievement-hattrick = Triplete
achievement-hattrick-how = Gana tres rondas seguidas.
achievement-sweep = Pleno
achievement-sweep-how = Gana todas las rondas de una partida, al menos tres.
achievement-comeback = Remontada
achievement-comeback-how = Gana después de ir un 40 % de la meta por detrás.
achievement-photo = Final de infarto
achievement-photo-how = Gana cuando otra persona tiene el 90 % de la meta.
achievement-giant = David
achievement-giant-how = Gana contra una IA experta.
achievement-partners = Mejor en equipo
achievement-partners-how = Gana en equipo con otra persona.
achievement-untouched = Ni una carta
achievement-untouched-how = Quédate sin cartas sin haber robado ninguna.
achievement-climber = Escalada
achievement-climber-how = Quédate sin cartas después de tener 12.
achievement-gift = Regalo de despedida
achievement-gift-how = Que tu última carta sea una carta de robar.
achievement-jumper = Como un rayo
achievement-jumper-how = Quédate sin cartas al colarte.
achievement-trader = Buen trato
achievement-trader-how = Acaba un cambio con cinco cartas menos, y quédate sin cartas.
achievement-eagle = Ojo de águila
achievement-eagle-how = Atrapa tres veces a alguien sin Uno en una partida.
achievement-detector = Detector de mentiras
achievement-detector-how = Desafía dos veces en una partida, siempre con razón.
achievement-honest = Nada que ocultar
achievement-honest-how = Que te desafíen sin razón dos veces en una partida.
achievement-clean = Sin mancha
achievement-clean-how = No olvides ningún Uno en ocho rondas de una partida.
achievement-marathon = Largo aliento
achievement-marathon-how = Juega hasta el final una partida de doce rondas.
achievement-company = Buena compañía
achievement-company-how = Juega una partida hasta el final con otras tres personas.

## fairness

# Las cartas de un servidor junto a lo que espera el azar

fairness-title = ¿Son justas las cartas aquí?
fairness-cards = { $count ->
    [one] Aquí se repartió o robó { $count } carta.
   *[other] Aquí se repartieron o robaron { $count } cartas.
}
fairness-odds = Diferencias con el azar así o mayores se dan en { $count } de cada { $many } servidores justos.
fairness-rare = Diferencias con el azar así o mayores se dan en menos de 1 de cada { $many } servidores justos.
fairness-few = Son muy pocas para compararlas con el azar. Hacen falta unas rondas más.
fairness-row = { $kind }: **{ $drawn }** · se esperan { $expected }
fairness-numbers = Números ({ $color })
fairness-other = Otras cartas de acción y comodines
fairness-how = Todas las cartas repartidas y robadas en partidas terminadas, como máximo las últimas { $most }. Los números esperados salen de lo que había en el mazo en cada robo.
fairness-check = Cada partida se puede comprobar carta por carta: **Comprobar reparto** está en su último mensaje.
refused-fairness-place = Los números son de un servidor. Usa este comando allí.

## recap

button-recap = ¿Qué me perdí?
button-recap-short = Novedades
recap-title = Desde tu última jugada
recap-title-all = Desde el principio
recap-title-spectator = Esta ronda hasta ahora
recap-none = No ha pasado nada.

## match_facts

facts-title = **Lo mejor**
fact-draw = Mayor robo: **{ $name }**, { $count } cartas
fact-streak = Mejor racha: **{ $name }**, { $count } jugadas sin robar
fact-catches = Atraparon: { $who }
fact-comeback-points = Remontada: **{ $name }** iba { $count } puntos por detrás
fact-comeback-cards = Remontada: **{ $name }** tuvo { $count } cartas en la última ronda
fact-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
fact-plays = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
fact-rules = Reglas: { $rules }
tile-comeback-points = remontada
tile-comeback-cards = remontada (cartas)
tile-draw = mayor robo
tile-streak = mejor racha
tile-catches = atrapados
card-target = { $scoring ->
    [golf] menos puntos
    [best_of] de { $rounds } rondas
   *[points] a { $target } puntos
}

## fair_deal

button-check-deal = Comprobar reparto
fair-title = Comprobar reparto
fair-sealed = 🔒 Mazo sellado antes de jugar · `{ $seal }`
fair-sealed-how = El orden de todas las cartas ya está decidido y nadie puede cambiarlo. Para comprobarlo, guarda esta línea. Tras la partida, **Comprobar reparto** abre el sello, y ambos deben coincidir.
fair-yes = El reparto fue limpio: el secreto sellado antes de la partida produce { $drawn }.
fair-no = Algo falla en este reparto: no sale del secreto sellado antes de la partida.
fair-not-kept = La semilla no tiene la huella que mostró la mesa.
fair-wrong = Línea { $line } del registro: { $what ->
    [commitment] la huella no es la de la semilla.
    [source] de la semilla no sale ninguna mezcla.
    [drawn] las cartas o los sorteos no salen de la semilla.
   *[rules] las reglas no permiten esto.
}
fair-shuffles = { $count ->
    [one] la única mezcla
   *[other] todas las mezclas ({ $count })
}
fair-lots = { $count ->
    [one] un sorteo
   *[other] { $count } sorteos
}
fair-drawn = { $shuffles } y { $lots }
fair-commitment = 🔒 Huella mostrada antes de la partida: `{ $commitment }`
fair-seed = 🔑 Semilla secreta, con esa huella (SHA-256): `{ $seed }`
fair-start = ▶️ Id de la pulsación de **Empezar**, que se añadió: `{ $start }`.
fair-began = Pulsado { $when }.
fair-call = ▶️ Id del mensaje que llamó a los jugadores a { $table ->
    [first] la primera mesa de la ronda
   *[own] esta mesa
}, que se añadió: `{ $start }`.
fair-called = Se envió { $when }.
fair-yourself = No hace falta que confíes en nosotros: el archivo contiene toda la partida. Compruébalo con `unobot verify record.jsonl`, o con cualquier programa que siga `docs/fair-deals.md`.
fair-proof-lobby = Lo que esto demuestra: la mesa ya mostraba esta huella antes de pulsar **Empezar**. Si la guardaste y las dos coinciden, nadie eligió las cartas para estos jugadores.
fair-proof-ready = Lo que esto demuestra: en una partida anterior, **Comprobar reparto** ya mostró esta huella a quien empezó esta. Si las dos coinciden, nadie eligió las cartas al pulsar.
fair-proof-late = Lo que esto no demuestra: la partida empezó con una sola pulsación, y su semilla se sacó en ese momento. Nadie pudo guardar la huella antes, así que esto no prueba que nadie eligiera las cartas entonces. Después no cambiaron.
fair-proof-tournament = Esta es la prueba: la semilla sale del secreto del torneo, cuya huella `{ $seal }` está en su mensaje desde que se abrió. **Comprobar sorteos** muestra ese secreto cuando termina el torneo.
fair-coming = 🔒 La próxima partida que empieces con una sola pulsación, por ejemplo con **Jugar a solas**, ya está sellada: `{ $seal }`. Guarda esta línea y compárala después de la partida.
fair-trust = Esto no puede mostrar que las personas que administran el bot no miraran las cartas.

refused-not-over = Las mezclas son secretas hasta que la partida termina.
refused-nothing-dealt = Aquí no se repartieron cartas.
refused-sealed = Otra mesa aún juega estas cartas. Inténtalo de nuevo cuando acabe la última mesa de esta ronda.

### replay

## replay

# La repetición de una partida terminada

button-replay = Repetición
replay-title = Repetición · ronda { $round } de { $rounds }
replay-moments = Momentos clave
button-first = ⏮
button-last = ⏭
button-moment-next = Momento ▶
refused-replay-gone = Esta partida ya no se guarda, así que no hay nada que repetir.
refused-replay-broken = El registro de esta partida se cortó, se modificó o es de otra versión, así que no se puede repetir.
refused-replay-running = Esta partida no ha terminado. La repetición se abre al final.
refused-replay-channel = Esta partida fue en { $channel }. Su repetición se abre allí.

## replay_files

# Los archivos de una partida terminada: una página y un GIF

button-save-page = Guardar como página
button-save-gif = GIF
files-page = **La partida como página.** Guarda el archivo y ábrelo en un navegador. Funciona sin internet y muestra todas las manos.
files-gif = **Los momentos clave de la partida**
files-gif-alt = La mesa en cada momento clave de la partida
refused-files-often = Acabo de hacerte varios archivos. Vuelve a intentarlo en un minuto.
refused-files-failed = No he podido hacer el archivo. Vuelve a intentarlo enseguida.
refused-files-too-large = El archivo es más grande de lo que Discord permite aquí.
refused-data-too-large = Tus datos ocupan más de lo que Discord permite aquí. Pídeselos a quien administra este bot.
refused-page-too-large = Esta partida es demasiado larga para una página. Usa **Repetición** o **GIF**.

## replay_page

# La página de una repetición, que se guarda y se abre sin Discord

page-title = Repetición de Uno: { $names }
page-rules = Reglas: { $rules }
page-unfinished = Esta partida no terminó.
page-where = Ronda { $round } · jugada { $number } de { $total }
page-where-vote = Votación · jugada { $number } de { $total }
page-board = Mesa
page-controls = Controles
page-position = Punto de la partida
page-first = Al principio
page-last = Al final
page-back = Una jugada atrás
page-next = Una jugada adelante
page-moment-back = Momento clave anterior
page-moment-next = Momento clave siguiente
page-round-back = Ronda anterior
page-round-next = Ronda siguiente
page-play = Reproducir
page-pause = Pausa
page-moments = Momentos clave
page-moves = Jugadas de esta ronda
page-scores = Puntos
page-places = Puestos
page-round = Ronda
page-round-number = Ronda { $number }
page-hand = Cartas de { $name }
page-two-sides = { $card }, dorso: { $back }
page-turn = le toca
page-uno = Uno dicho
page-silent = Uno sin decir
page-out = fuera
page-owes = tiene que robar { $count }
page-pile = Mazo: { $count }
page-top = Carta de arriba: { $card }
page-color = Color: { $color }
page-clockwise = En sentido horario
page-counterclockwise = En sentido antihorario
page-keys = Teclas
page-keys-on = Usar también las letras
page-keys-moves = ← y →: una jugada atrás o adelante
page-keys-ends = Inicio y Fin: al principio o al final
page-keys-moments = N y P: momento clave siguiente o anterior
page-keys-rounds = Mayús+N y Mayús+P: ronda siguiente o anterior
page-no-script = Esta página necesita JavaScript. Funciona sin internet.
page-unreadable = No se puede mostrar la partida. El archivo está dañado o este navegador es demasiado antiguo.
page-players = Quiénes juegan

## coach

# El entrenador tras una partida

button-coach = Entrenador
button-coach-replay = Ver en la repetición
button-coach-next = Siguiente: { $number } de { $count }
coach-title = Entrenador
coach-result = **Resultado.** Ganaste { $won } de { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
}: { $difference } respecto a un reparto igual.
coach-luck = Suerte con las cartas: { $cards }. Tu juego y todo lo demás: { $rest }.
coach-some = { $count ->
    [one] Una decisión te quitó una parte clara de tus opciones:
   *[other] Estas { $count } decisiones son las que más te costaron:
}
coach-none = Nada llama la atención: ninguna de tus decisiones redujo claramente tus opciones. ¡Bien jugado!
coach-top = En la pila: { $card }
coach-hand = Tu mano: { $cards }
coach-lapse = **Ronda { $round }.** Tu jugada: **{ $made }**. Mejor: **{ $better }**.
coach-why-uno = Sin Uno, los demás pueden atraparte.
coach-why-next = El siguiente jugador solo tenía { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
coach-why-void = El siguiente jugador había robado en vez de jugar { $color }.
coach-why-wild = Guarda el comodín para después.
coach-why-color = Te deja { $count ->
    [one] una carta
   *[other] { $count } cartas
} de color { $color }.
coach-won = La mejor jugada gana unas { $more } rondas más de cada 100 como esta (de { $low } a { $high }).
coach-first = Con la mejor jugada sales primero en unas { $more } rondas más de cada 100 como esta (de { $low } a { $high }).
coach-stayed = Con la mejor jugada sigues en la partida en unas { $more } rondas más de cada 100 como esta (de { $low } a { $high }).
coach-how = Cada decisión se juzga por lo que podías ver. Las cartas ocultas se reparten de nuevo muchas veces, y expertos juegan la ronda hasta el final.
refused-coach-not-seated = No jugaste esta partida. El entrenador solo mira tus propias decisiones.
refused-coach-often = Acabo de revisar varias partidas para ti. Vuelve a intentarlo en un minuto.
refused-coach-failed = No he podido revisar esta partida. Vuelve a intentarlo enseguida.
refused-coach-deck = El entrenador aún no conoce esta baraja.
refused-coach-golf = El entrenador aún no conoce el golf.

## key_moments

# Momentos clave: así los llaman la repetición, su página y su GIF. Una frase sencilla cada uno.

key-moment-four = { $name } juega { $card }: +{ $count } para { $other }.
key-moment-four-bare = { $name } juega { $card }.
key-moment-guilty = { $other } desafía a { $name } y acierta: +{ $count } para { $name }.
key-moment-innocent = { $other } desafía a { $name } y falla: +{ $count } para { $other }.
key-moment-caught = { $other } atrapa a { $name } sin Uno: +{ $count } para { $name }.
key-moment-caught-free = { $other } atrapa a { $name } sin Uno, pero no sale ninguna carta.
key-moment-missed = { $name } no dice Uno y nadie se da cuenta.
key-moment-lead = { $seats ->
    [one] { $name } se pone en cabeza.
   *[other] { $name } se ponen en cabeza.
}
key-moment-round = { $name } gana la ronda { $number }.
key-moment-round-points = { $name } gana la ronda { $number }: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
key-moment-round-tied = La ronda { $number } acaba en empate.
key-moment-knocked-out = { $name } queda fuera con { $count } cartas.
key-moment-knocked-out-by = { $other } deja fuera a { $name }: { $count } cartas.
key-moment-roulette = Ruleta: +{ $count } para { $name }.
key-moment-launcher = El mayor disparo del lanzador: +{ $count } para { $name }.
key-moment-dark-side = { $name } da la vuelta a todo: manda el lado oscuro.
key-moment-light-side = { $name } da la vuelta a todo: manda el lado claro.
key-moment-eliminated = { $name } se va de la partida.
key-moment-match = { $seats ->
    [one] { $name } gana la partida.
   *[other] { $name } ganan la partida.
}
key-moment-partners = { $name } y { $partner }

### reactions

## reactions

reactions-title = Reaccionar
reactions-body = Durante un momento, toda la mesa ve tu reacción. Puedes reaccionar cada 10 segundos.
reactions-who = Silenciar a alguien…
reactions-mute = Silenciar a { $name }
reactions-hear = Dejar de silenciar a { $name }
button-react = Reaccionar
button-reactions-on = Reacciones: sí
button-reactions-off = Reacciones: no
reaction-laugh = ¡Ja, ja!
reaction-ouch = ¡Oh, no!
reaction-clap = ¡Muy bien!
reaction-think = Mmm…
reaction-fire = ¡En racha!
reaction-wave = ¡Hola!
reaction-in-words = **{ $name }**: { $words }
note-reacted = Toda la mesa la ve: { $emoji }
refused-reaction-now = Se puede reaccionar durante una partida.
refused-reaction-soon = { $seconds ->
    [one] Podrás reaccionar en { $seconds } segundo.
   *[other] Podrás reaccionar en { $seconds } segundos.
}
refused-reactions-off = Las reacciones están desactivadas en esta mesa.
refused-reactions-here = Las reacciones están desactivadas en este canal.
refused-reactions-own = Tus reacciones están desactivadas. `/uno me` las activa.
refused-reactions-muted = El host silenció tus reacciones en esta mesa.
refused-only-host-reactions = Solo **{ $host }** (host) puede silenciar las reacciones.
preferences-reactions-on = Reacciones: sí
preferences-reactions-off = Reacciones: no
preferences-reactions-what = Si puedes reaccionar y ves las reacciones en tus pantallas.
server-settings-reactions = Reacciones
server-settings-reactions-what = Si se puede mostrar una pequeña reacción en la mesa.
server-settings-reactions-on = sí
server-settings-reactions-off = no

### privacy

## privacy

privacy-title = Tus datos
privacy-intro = Esto guardo sobre ti, para que las partidas sigan después de un reinicio:
privacy-choices = - Tus ajustes, tu nivel contra las IA, el idioma de tu Discord y dónde están tus mensajes directos
privacy-tables = - Mesas con tu nombre, tu asiento y tus jugadas: { $count }
privacy-results = - Resultados de partidas, que cuentan para tus estadísticas y tu valoración: { $count }
privacy-daily = - Partidas del día que empezaste, con jugadas y resultados: { $count }
privacy-notes = - Tus notas sobre las traducciones: { $count }
privacy-messages = - Mensajes para ti que aún actualizo: { $count }
privacy-channels = - Canales en los que te aviso de mesas nuevas: { $count }
privacy-bans = - Servidores en los que tienes un veto de Uno: { $count }
privacy-readers = Solo los administradores de este bot pueden leerlo todo. En tus mesas se ven tu nombre y tus jugadas.
privacy-file = Aquí tienes todo lo que guardo sobre ti.
privacy-ask-title = ¿Borrar todo sobre ti?
privacy-ask-settings = - Se borran tus ajustes y los avisos de mesas nuevas.
privacy-ask-running = - En una partida en curso, una IA ocupa tu asiento para siempre.
privacy-ask-over = - En las mesas terminadas pasas a ser «{ $name }».
privacy-ask-results = - Tus estadísticas y valoraciones desaparecen. En los resultados pasas a ser «{ $name }».
privacy-ask-daily = - Tus partidas del día, sus resultados y tus rachas desaparecen.
privacy-ask-discord = - Los mensajes que ya están en un canal se quedan allí.
privacy-ask-bans = - Si un servidor te ha vetado, el veto sigue, con un código en lugar de tu ID.
privacy-ask-kicks = - Una expulsión se mantiene, y una partida del día empezada no se puede volver a empezar. Ambas llevan un código en lugar de tu ID.
privacy-ask-undo = No se puede deshacer.
privacy-deleted = Todo sobre ti está borrado. Si vuelves a usarme, guardaré datos nuevos.
privacy-again = Me estás usando ahora mismo y se ha guardado algo nuevo. Inténtalo de nuevo en un minuto.
button-privacy-export = Descargar mis datos
button-privacy-delete = Borrar mis datos
button-privacy-yes = Borrar todo
button-privacy-no = Conservar mis datos

### admin

## admin_settings

admin-settings-title = Límites de este servidor
admin-settings-roles = Quién abre mesas: { $roles }
admin-settings-everybody = cualquiera
admin-settings-rules-open = Reglas: **{ $rules }**, y los hosts pueden cambiarlas
admin-settings-rules-locked = Reglas: **{ $rules }**, y los hosts no pueden cambiarlas
admin-settings-ais = Máximo de IA por mesa: **{ $most }**
admin-settings-ais-choice = IA: { $most }
admin-settings-no-limit = sin límite
admin-settings-what-roles = La moderación siempre puede abrir mesas.
admin-settings-what-rules = `/uno settings` elige las reglas.
admin-settings-what-ais = Las IA que sustituyen a alguien no cuentan.
admin-settings-choose-roles = Roles, o ninguno…
button-lock-rules = Bloquear reglas
button-unlock-rules = Desbloquear reglas
refused-rules-locked = Las reglas están bloqueadas en este servidor. Sus admins las eligen con `/uno settings`.
refused-ais-capped = Demasiadas IA: este servidor permite { $most } como máximo por mesa.
refused-roles-start = Para abrir una mesa hace falta uno de estos roles: { $roles }. Puedes unirte a una mesa abierta.
refused-limits-changed = La administración del servidor puso un límite después de abrirse esta sala, así que la mesa ha cambiado. Aún no ha empezado nada. Mira otra vez y empieza.
note-lobbies-limited = { $count ->
    [one] Cambiado. 1 sala abierta tenía otras reglas o demasiadas IA y ya se ha adaptado.
   *[other] Cambiado. { $count } salas abiertas tenían otras reglas o demasiadas IA y ya se han adaptado.
}
note-tournaments-limited = { $count ->
    [one] 1 torneo abierto tenía otras reglas. Sus próximas mesas ya tienen las nuevas, o se ha cerrado si no encajan.
   *[other] { $count } torneos abiertos tenían otras reglas. Sus próximas mesas ya tienen las nuevas, o se han cerrado si no encajan.
}

## oversight

oversight-title = Mesas de este servidor
oversight-table = Mesa
oversight-unknown-channel = un canal que no puedo leer
oversight-host = host { $host }
oversight-stage = { $stage ->
    [lobby] sin empezar
    [playing] la partida está en marcha
    [pause] entre dos rondas
    [suspended] espera, porque no llego a su canal
    [adjourned] espera, y su canal está libre
   *[damaged] sus datos guardados no se pueden leer
}
oversight-since = { $stage ->
    [suspended] desde { $when }
    [adjourned] desde { $when }
   *[other] última acción { $when }
}
oversight-late = Atascada: el turno debía acabar { $when }.
oversight-empty = En este servidor no hay ninguna mesa abierta.
oversight-more = { $count ->
    [one] Falta { $count } mesa más en la lista: usa los comandos en su canal.
   *[other] Faltan { $count } mesas más en la lista: usa los comandos en sus canales.
}
oversight-end-what = Terminar la mesa la cierra para todo el mundo. Su partida no podrá seguir.
button-oversee = Gestionar
button-oversight-list = Todas las mesas
button-oversight-refresh = Actualizar
note-oversight-ended = La mesa de { $channel } está cerrada.
refused-oversight-gone = Esa mesa ya está cerrada.
refused-oversight-empty = En { $channel } no hay ninguna mesa. `/unoadmin tables` las muestra todas.
refused-admin-place = Estos comandos son de un servidor: úsalos allí.
refused-admin = Para esto hace falta el permiso «Gestionar servidor».
oversight-free-what = Liberar el canal deja la mesa en espera: `/uno resume` la continúa.
button-oversight-free = Liberar el canal
note-unblocked = { $channel } está libre. La mesa espera `/uno resume`.
refused-unblock-free = Esa mesa no ocupa su canal: `/uno start` abre otra allí.
refused-unblock-running = Allí no hay nada atascado: `/unoadmin end` termina la mesa.

## bans

bans-title = Vetos de Uno
bans-empty = Nadie tiene veto.
bans-line = { $user } · veto { $when }, por { $admin }
bans-more = { $count ->
    [one] Falta { $count } veto más en la lista.
   *[other] Faltan { $count } vetos más en la lista.
}
bans-lift = Levantar el veto de alguien que jugó
note-banned = { $count ->
    [one] { $user } ya no puede jugar al Uno en este servidor. Mesas en las que juega una IA: { $count }.
   *[other] { $user } ya no puede jugar al Uno en este servidor. Mesas en las que juega una IA: { $count }.
}
note-banned-leaves = Tienes un asiento en una de sus partidas. En los resultados y en tu valoración, la abandonas y quedas en último lugar. Puedes seguir jugando.
note-unbanned = { $user } puede volver a jugar.
refused-banned = No puedes jugar al Uno en este servidor: así lo decidió su administración.
refused-invite-banned = { $name } no puede jugar al Uno en este servidor.
refused-not-banned = Esa persona no tiene veto: `/unoadmin bans` muestra los vetos.
refused-ban-bot = No se puede vetar a un bot: no tiene asiento.
refused-ban-oneself = No puedes vetarte: elige a otra persona.

## acts

acts-title = Lo que hizo la administración
acts-empty = Nada todavía.
acts-channel = Se publica en { $channel }.
acts-no-channel = Sin canal de registro: `/unoadmin log` con un canal lo elige.
act-line = { $kind ->
    [end] { $admin } terminó la mesa de { $channel }.
    [unblock] { $admin } liberó { $channel }. Su mesa espera.
    [ban] { $admin } vetó a { $user }. { $detail }
    [unban] { $admin } levantó el veto de { $user }.
    [roles] { $admin } decidió quién abre mesas: { $detail }
    [rules] { $detail ->
        [lock] { $admin } bloqueó las reglas.
       *[unlock] { $admin } desbloqueó las reglas.
    }
    [ais] { $admin } fijó el máximo de IA por mesa: { $detail }
    [lost] { $detail ->
        [roles] El rol { $value }, que podía abrir mesas, se borró. Los otros roles elegidos aún pueden.
        [roles-all] El rol { $value }, que podía abrir mesas, se borró. Ahora puede todo el mundo. `/unoadmin roles` elige otros roles.
        [moderators] El rol { $value } de la moderación se borró. `/uno settings` elige otro.
        [log] El canal de registro se borró. `/unoadmin log` con un canal elige otro.
        [day] El canal del día del servidor se borró. `/unoadmin day` con un canal elige otro.
        [rules] Ya no conozco las reglas { $value } de los ajustes, así que las mesas juegan con las reglas oficiales. `/uno settings` elige otras.
       *[places] Se borró el último canal que permite Uno, así que no se puede jugar en este servidor. `/uno settings` lo permite en otra parte.
    }
    [day] { $detail ->
        [off] { $admin } desactivó el día del servidor.
       *[on] { $admin } eligió un canal para el día del servidor: { $channel }
    }
   *[log] { $detail ->
        [off] { $admin } quitó el canal de registro.
       *[on] { $admin } eligió el canal de registro: { $channel }
    }
}
day-title = 📅 Ayer aquí · { $day }
day-more = Y { $count } más.
day-streak = 🔥 { $days } días
day-matches = { $count ->
    [one] Se jugó una partida.
   *[other] Se jugaron { $count } partidas.
}
day-wins = { $who } { $wins }
day-rematch = 🔁 **Duelo de la semana:** { $count } partidas, victorias: { $wins }
day-settings-title = El día del servidor
day-settings-what = Una vez al día publico los resultados de la partida del día de ayer, con las rachas, y el duelo de la semana: las personas que más veces jugaron juntas. No aviso a nadie, y los días sin juego no publico nada. No nombro a las personas con **Valoración: no**.
day-no-channel = Está desactivado. `/unoadmin day` con un canal lo activa.
day-channel = Se publica en { $channel }. El próximo, { $when }.
button-no-day = Sin mensaje
button-no-log = Sin canal de registro
refused-log-channel = No puedo escribir en ese canal: elige un canal de texto o un hilo.

## channel_check

# `/unoadmin check`: what the bot needs in this channel and server

check-title = Comprobación de este canal y servidor
check-permissions = Tengo los permisos para una mesa en { $channel }.
check-lacks = Me falta { $missing } en { $channel }. Permítelo a mi rol: en los ajustes del canal, en Permisos.
check-channel-gone = El canal { $channel } ya no existe. Su mesa espera a `/uno resume`.
check-threads = Para mesas en hilos, también necesito { $missing }.
check-roles-empty = Nadie tiene { $roles }, así que solo la moderación puede abrir mesas. `/unoadmin roles` elige otros roles.
check-age-restricted = { $channel } tiene restricción de edad. Discord solo deja entrar a miembros con la edad confirmada, así que los demás no pueden jugar ahí.
check-slow-mode = { $channel } tiene modo pausado. Discord exime a los bots, y también al pulsar mis botones. Si aun así me frena, permite que mi rol lo omita.
check-pictures = Mis imágenes de cartas están listas para: { $decks }. Otra baraja recibe las suyas con su primera mesa.
check-no-pictures = Estas imágenes de cartas aún no están en Discord, así que sus cartas son signos sencillos: { $decks }. Quien gestiona el bot puede ejecutar `unobot emojis sync`.
check-commands = Discord tiene mis comandos actuales.
check-commands-changed = Discord tiene mis comandos en otra versión: { $commands }. Quien administra el bot puede reiniciarlo, y entonces registra los suyos.
check-commands-unknown = Discord no me dice ahora qué comandos tiene. Inténtalo de nuevo en un minuto.
check-tables = Ninguna mesa de este servidor está atascada.
check-stuck = { $count ->
    [one] { $count } mesa de este servidor está atascada. Mira `/unoadmin tables`.
   *[other] { $count } mesas de este servidor están atascadas. Mira `/unoadmin tables`.
}

## probe

# The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = Prueba de la instalación de unobot
probe-step = { $step ->
    [1] Pulsa el primer botón.
    [2] Pulsa el segundo botón.
    [3] Espera tu panel privado, o salta la espera con el cuarto botón.
    [4] Pulsa el botón de tu panel privado más antiguo.
   *[5] Pulsa el tercer botón, y otra vez mientras este mensaje cambia.
}
probe-panel = Este panel es una prueba. Pulsa su botón cuando lo diga el mensaje público.

### owner

## owner

owner-notice = 📣 De quien gestiona el bot: { $words }
refused-blocked = No puedes jugar con este bot: así lo decidió quien lo gestiona. `/uno privacy` sigue funcionando.
refused-blocked-server = Este servidor no puede tener este bot: así lo decidió quien lo gestiona.
button-owner = Gestión del bot
owner-title = Gestión del bot
owner-what = Tus decisiones valen en todos los servidores en segundos. Solo quien gestiona este bot ve este panel.
owner-counts = Servidores aquí: { $servers } · mesas: { $tables } · personas bloqueadas: { $people } · servidores bloqueados: { $blocked }
owner-notice-until = Aviso, termina { $when }: { $words }
owner-no-notice = No hay ningún aviso.
button-owner-notice = Escribir un aviso
button-owner-clear = Borrar el aviso
button-owner-block-user = Bloquear persona
button-owner-block-server = Bloquear servidor
button-owner-servers = Servidores
owner-unblock = Desbloquear…
owner-user-choice = Persona { $id }
owner-server-choice = Servidor { $id }
owner-id = ID
owner-words = Una línea para todas las salas y manos
owner-hours = Horas
owner-blocked = `{ $id }` está en la lista de bloqueos.
owner-unblocked = `{ $id }` ya no está en la lista de bloqueos.
owner-server-line = **{ $name }** · `{ $id }` · miembros: { $members }
button-owner-leave = Salir
button-owner-more = Más servidores
owner-left = El bot ha salido de `{ $id }`.
refused-owner = Solo puede hacerlo quien gestiona este bot.
refused-owner-id = Eso no es un ID. Un ID tiene de 17 a 20 cifras.
refused-owner-oneself = No puedes bloquearte.
refused-owner-hours = Las horas son un número del 1 al { $most }.
refused-owner-words = Un aviso necesita al menos una letra.

### settings

## preferences

preferences-title = Tus ajustes
preferences-body = Se aplican al momento, en todas las mesas.
button-preferences-table = En la mesa
button-preferences-messages = Mensajes y resultados
preferences-playing = IA a tu nivel: contra ti juega a { $strength } de 100. Lo deciden tus partidas contra las IA: si ganas, sube; si pierdes, baja.
preferences-emblem-fox = Cara: zorro
preferences-emblem-octopus = Cara: pulpo
preferences-emblem-frog = Cara: rana
preferences-emblem-bee = Cara: abeja
preferences-emblem-whale = Cara: ballena
preferences-emblem-mushroom = Cara: seta
preferences-emblem-penguin = Cara: pingüino
preferences-emblem-cactus = Cara: cactus
preferences-emblem-blossom = Cara: flor
preferences-emblem-owl = Cara: búho
preferences-emblem-what = Tu cara en todas las mesas. Una partida en curso conserva las suyas.
preferences-look-auto = Cartas: según servidor
preferences-look-pictures = Cartas: imágenes
preferences-look-shapes = Cartas: formas, letras
preferences-look-text = Cartas: solo texto
preferences-look-what = Cómo ves tus cartas.
preferences-sort-color = Orden: por color
preferences-sort-value = Orden: por valor
preferences-sort-what = El orden de tus cartas.
preferences-passes-on = Pase automático: sí
preferences-passes-off = Pase automático: no
preferences-passes-what = Si paso por ti cuando no puedes jugar la carta robada.
preferences-dms-auto = MD: según el servidor
preferences-dms-on = MD: también mi mano
preferences-dms-off = MD: sin mi mano
preferences-dms-what = Si tu mano te llega también por mensaje directo.
preferences-pings-idle = Avisos: si tardo
preferences-pings-always = Avisos: cada turno
preferences-pings-off = Avisos: nunca
preferences-pings-what = Cuándo te aviso de tu turno.
preferences-pings-by-channel = Lugar de avisos: canal
preferences-pings-by-dm = Lugar de avisos: MD
preferences-pings-by-what = Dónde te aviso.
preferences-hints-on = Consejos: una vez
preferences-hints-off = Consejos: ninguno
preferences-hints-what = Consejos cortos; cada uno llega una vez, cuando te sirve.
preferences-rated-on = Valoración: sí
preferences-rated-off = Valoración: no
preferences-rated-what = Si te valoro y te muestro en las clasificaciones.
preferences-language-auto = Idioma: automático
preferences-language-what = El idioma en que te hablo. Automático es el idioma de tu Discord.
preferences-language = Idioma: { $name }

## server_settings

server-settings-title = Uno en este servidor
server-settings-title-channel = Uno en { $channel }
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · elegido aquí
    [server] { $name }: **{ $value }** · del servidor
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Cambiar…
server-settings-as-server = Como en el servidor
server-settings-as-usual = Por defecto: { $value }
button-server-settings-server = Este servidor
button-server-settings-channel = Este canal

server-settings-rules = Reglas
server-settings-rules-what = Las reglas de una mesa nueva, si su host no las cambia.
server-settings-rules-code = código { $code }
server-settings-turn = Tiempo de turno
server-settings-turn-what = Cuánto puede durar una jugada en las mesas nuevas.
server-settings-allowed = Uno
server-settings-allowed-what = Si se pueden abrir mesas.
server-settings-allowed-on = se puede jugar
server-settings-allowed-off = no se puede jugar
server-settings-starts = Abrir mesas
server-settings-starts-what = Las personas que pueden usar /uno start.
server-settings-starts-everybody = cualquiera
server-settings-starts-moderators = moderadores
server-settings-moderator-role = Moderadores de Uno
server-settings-moderator-role-auto = ningún rol
server-settings-role = Elige un rol…
button-no-role = Ningún rol
server-settings-table-look = Mesa
server-settings-table-look-what = Cómo se ven las mesas nuevas.
server-settings-table-look-picture = vista desde arriba
server-settings-table-look-text = palabras y una carta
server-settings-look = Manos
server-settings-look-what = Para los jugadores que no eligieron nada con /uno me.
server-settings-look-pictures = imágenes
server-settings-look-shapes = formas y letras
server-settings-look-text = texto
server-settings-dms = Manos por mensaje directo
server-settings-dms-what = Para los jugadores que no eligieron nada con /uno me.
server-settings-dms-on = sí
server-settings-dms-off = no
server-settings-pings = Avisos de turno
server-settings-pings-what = Si aviso a cada jugador en el canal cuando le toca.
server-settings-pings-on = sí
server-settings-pings-off = no
server-settings-threads = Hilo para cada mesa
server-settings-threads-what = Si una mesa nueva tiene su propio hilo.
server-settings-threads-on = sí
server-settings-threads-off = no
server-settings-moments = Momentos
server-settings-moments-what = Carteles y una frase viva para los Uno, los grandes robos y las victorias en mesas nuevas.
server-settings-moments-on = sí
server-settings-moments-off = no
server-settings-seasons = Temporadas
server-settings-seasons-what = Cuánto dura una clasificación hasta que empieza otra.
server-settings-seasons-monthly = un mes
server-settings-seasons-quarterly = tres meses
server-settings-seasons-never = sin temporadas
server-settings-language = Idioma
server-settings-language-what = El idioma de las mesas. Los paneles de cada jugador van en su propio idioma.
server-settings-language-auto = el del servidor

refused-server-settings-place = Los ajustes son de un servidor. Usa este comando allí.
refused-server-settings = Necesitas el permiso «Gestionar servidor» para cambiar estos ajustes.
refused-everybody-role = Todos tienen ese rol y serían moderadores. Elige otro.
refused-not-here = En este canal no puedes jugar al Uno. Los admins del servidor pueden cambiarlo con `/uno settings`.
refused-moderators-start = Aquí solo abre mesas la moderación. Pídeselo, o únete a una mesa abierta.

### translations

## beta

beta-what = Beta: dinos qué suena mal.
beta-line = { $name } está en beta: dinos qué suena mal.
button-beta-note = Dínoslo
beta-note-title = ¿Qué suena mal?
beta-note-label = Las palabras, y cómo lo dirías tú
beta-note-thanks = ¡Gracias! Los administradores de este bot lo leerán.
beta-offer = { $name } ya está aquí, en beta.
button-beta-switch = Cambiar
refused-beta-notes = Enviaste { $count } notas en un día, así que aún no puedo aceptar otra. ¡Gracias!
refused-beta-empty = Escribe antes unas palabras.

### help

## help

help-title = Jugar al Uno aquí
help-new = **¿Es tu primera vez?** Pulsa **Probar**: cinco pasos cortos contra una IA.
help-start = **¿Quieres jugar ya?** `/uno start` abre una mesa aquí. Los demás pulsan **Unirse**, o las IA llenan los asientos.
help-daily = **¿Cinco minutos a solas?** `/uno daily` trae partidas nuevas cada día.
help-ask = ¿Qué quieres saber?
help-bring = **¿Jugar en otro sitio?** También en mensajes directos, grupos y servidores sin mí:
button-install-server = A un servidor
button-install-personal = A mis apps
button-tutorial = Probar

help-button-round = Una ronda
help-topic-round = Cómo va una ronda
help-round-1 = Se reparten cartas a todos, y una queda boca arriba en la pila.
help-round-2 = **Tu turno:** juega una carta del mismo color, número o símbolo, o un comodín. ¿Nada encaja? **Robar** te da una. Si encaja, puedes jugarla enseguida.
help-round-3 = **El final:** el primero que se queda sin cartas gana la ronda y los puntos de las cartas que aún tienen los demás. El primero que llega a la meta gana la partida.
help-round-4 = Las reglas de la casa pueden cambiar algo de esto. `/uno rules` muestra las de aquí.
help-button-cards = Las cartas
help-topic-cards = Las cartas
help-cards-1 = **0 a 9**: solo un color y un número.
help-cards-2 = ⊘ **Salta**: el siguiente jugador pierde el turno.
help-cards-3 = ⇄ **Cambio de sentido**: se juega hacia el otro lado. Entre dos, salta el turno.
help-cards-4 = **+2** Roba dos: el siguiente jugador roba dos y pierde el turno.
help-cards-5 = 🌈 **C** Comodín: va sobre cualquier carta, y tú eliges el color.
help-cards-6 = 🌈 **+4** Comodín roba cuatro: tú eliges el color, y el siguiente jugador roba cuatro. Es para cuando no tienes el color actual, y se puede desafiar.
help-button-uno = ¡Uno!
help-topic-uno = Uno y atrapar
help-uno-1 = **¿Dos cartas y es tu turno?** Pulsa **📣 Cantar UNO** y luego juega una.
help-uno-2 = **¿Se te olvidó?** Pulsa rápido **¡Uno!**
help-uno-3 = **¿Se le olvidó a otro jugador?** **Atrapar** se enciende en la mesa. Púlsalo antes de la próxima jugada, y roba dos cartas.
help-button-hand = Tu mano
help-topic-hand = Tu mano
help-hand-1 = **Mi mano**, en la mesa, te muestra tus cartas solo a ti. También te llegan por mensaje directo. Pulsa una carta para jugarla.
help-hand-2 = ¿Una carta está apagada? **¿Por qué no?** muestra qué regla lo impide.
help-hand-3 = `/uno play` muestra tus jugadas en palabras, para lectores de pantalla y teclados.
help-hand-4 = 💡 Los consejos cortos llegan una vez cada uno. `/uno me` los apaga o los enciende de nuevo.
help-button-away = Ausencias
help-topic-away = Cuando no estás
help-away-1 = La cuenta atrás de la mesa muestra cuánto tiempo tienes para una jugada. Si se acaba, se juega por ti. La segunda vez seguida, una IA toma tu lugar hasta que pulses cualquier cosa.
help-away-2 = ¿Tienes que irte? **Salir** da tus cartas a una IA, y **Mi mano** te las devuelve.
help-button-table = Reglas de la casa
help-topic-table = Reglas de la mesa
help-table-1 = Antes de la partida, el host puede **Cambiar reglas**: una modalidad, reglas de la casa sueltas o un código de otra mesa.
help-table-2 = Nadie puede hacer trampa con las cartas: el mazo se sella antes de que alguien se una, y **Comprobar reparto** lo demuestra al final.
help-button-commands = Comandos
help-topic-commands = Todos los comandos
help-commands-1 = Todos empiezan con `/uno`:
help-command = **{ $command }** · { $what }
news-line = 🆕 **Novedad:** { $news }
news-faces = Conservas tu cara en todas las mesas. `/uno me` la cambia.
help-legal = Proyecto de fans no oficial, sin relación con Mattel ni su respaldo. UNO es una marca de Mattel.

help-rules-title = Reglas: { $preset }

## tutorial

lesson-title = Paso { $number } de { $of } · { $title }
lesson-ai = Robin
lesson-top = En la pila: { $emoji } { $card }
lesson-early = Las reglas también lo permiten. Por ahora, prueba lo que dice arriba.
button-lesson-next = Siguiente paso
button-lesson-skip = Saltar este paso
button-try-again = Otra vez

lesson-match = Color o número
lesson-match-do = Quieres quedarte sin cartas. Juega una que tenga el **color** o el **número** de la carta de la pila: púlsala.
lesson-match-done = Eso es casi todo el juego. Después **{ $ai }** hizo lo mismo. Se juega por turnos, por color o número.

lesson-action = Cartas de acción
lesson-action-do = Algunas cartas hacen algo. Juega una de las tuyas.
    ⊘ Salta: el siguiente jugador pierde el turno.
    ⇄ Cambio de sentido: se juega hacia el otro lado.
    +2 Roba dos: el siguiente jugador roba dos y pierde el turno.
lesson-action-done = **{ $ai }** perdió el turno. Entre dos, te toca otra vez enseguida.

lesson-wild = Comodines
lesson-wild-do = No te encaja nada más. Pero un **Comodín** (C) va sobre cualquier carta, y tú eliges el nuevo color. Juégalo.
lesson-wild-color = ¿Qué color eliges? Tienes sobre todo rojo.
lesson-wild-done = **{ $ai }** tuvo que seguir el color que elegiste. Un **Comodín roba cuatro** (+4) además hace robar cuatro cartas al siguiente jugador. Es para cuando no tienes el color actual, y el siguiente puede desafiarlo.

lesson-draw = Robar
lesson-draw-do = Ninguna de tus cartas encaja. Roba una.
lesson-draw-choose = Robaste una carta que encaja. Juégala ahora o guárdala para después. En este turno no puedes jugar otra.
lesson-draw-done = Bien jugado. Si una carta robada no encaja, la guardas, y tu turno termina.
lesson-draw-kept = La guardaste, así que tu turno terminó. Puede ser buena idea. Solo recuerda: al final, cada carta de tu mano da puntos al que gana.

lesson-uno = ¡Uno!
lesson-uno-do = A **{ $ai }** le queda una carta y olvidó decir Uno. Pulsa **¡Atrapar a { $ai }!** antes de la próxima jugada.
lesson-uno-say = Uno atrapado: **{ $ai }** robó dos. Ahora tú tienes dos cartas: pulsa **📣 Cantar UNO** y luego juega una.
lesson-uno-forgot = Olvidaste Uno, **{ $ai }** te atrapó y robaste dos cartas. En una mesa real aún puedes pulsar **¡Uno!** después de tu carta, si te adelantas a los demás.
lesson-uno-last = Dijiste Uno, así que nadie puede atraparte. Te queda una carta: ¡juégala!
lesson-uno-done = 🎉 ¡Ganaste! El primero que se queda sin cartas gana la ronda y los puntos de todas las otras manos. Ahora juega con gente: `/uno start` abre una mesa.

## commands

command-uno = Juega al Uno
command-start = Abre una mesa en este canal
command-start-ais-name = ias
command-start-ais = Cuántas IA se sientan desde el principio
command-start-level-name = nivel
command-start-level = Nivel de las IA
command-start-rules-name = reglas
command-start-rules = Una modalidad o un código de reglas
command-start-pace-name = ritmo
command-start-pace = Cuánto puede durar una jugada
command-start-thread-name = hilo
command-start-thread = Abre la mesa en su propio hilo
command-tables = Muestra tus mesas de todos los canales y servidores
command-history = Muestra las partidas terminadas de este servidor y sus repeticiones
command-join = Ocupa un asiento en la mesa de este canal
command-leave = Deja tu asiento
command-hand = Muestra tu mano
command-play = Haz una jugada con palabras
command-play-move-name = jugada
command-play-move = Una de tus jugadas
command-status = Muestra la mesa de este canal
command-end = Termina la mesa de este canal
command-rules = Explica las reglas
command-resume = Sigue en este canal una partida que espera
command-resume-match-name = partida
command-resume-match = Qué partida, si esperan varias
choice-match = { $names } · ronda { $round }
choice-lobby = { $names } · sin empezar
command-help = Cómo se juega aquí al Uno
command-settings = Cambia cómo funciona el Uno en este servidor o canal
command-me = Elige cómo ves tus cartas, tu idioma y cuándo te aviso
command-privacy = Mira, descarga o borra lo que guardo sobre ti
command-stats = Muestra tus estadísticas o las de otra persona
command-stats-person-name = persona
command-stats-person = La persona (tú, por defecto)
command-stats-season-name = temporada
command-stats-season = La temporada (todas, por defecto)
command-stats-rules-name = reglas
command-stats-rules = Solo partidas con estas reglas
command-fairness = Muestra si las cartas de este servidor fueron justas
command-leaderboard = Muestra la valoración de la gente de este servidor
command-leaderboard-season-name = temporada
command-leaderboard-season = La temporada (la actual, por defecto)
command-leaderboard-rules-name = reglas
command-leaderboard-rules = Solo partidas con estas reglas
command-daily = Juega a solas las cinco rondas del día y compara
command-daily-date-name = fecha
command-daily-date = Otro día, como 2026-11-24
command-invite = Invita a alguien a la mesa de este canal
command-invite-person-name = persona
command-invite-person = A quién invitar
command-unoadmin = Gestiona Uno en este servidor
command-unoadmin-tables = Muestra las mesas de este servidor
command-unoadmin-end = Termina una mesa
command-unoadmin-end-channel-name = canal
command-unoadmin-end-channel = El canal de la mesa, si no es este
command-unoadmin-unblock = Libera un canal cuya mesa está atascada, dañada o suspendida
command-unoadmin-unblock-channel-name = canal
command-unoadmin-unblock-channel = El canal, si no es este
command-unoadmin-ban = Veta a una persona en todas las mesas del servidor
command-unoadmin-ban-person-name = persona
command-unoadmin-ban-person = La persona
command-unoadmin-ban-reason-name = motivo
command-unoadmin-ban-reason = Por qué, para la administración
command-unoadmin-unban = Deja volver a jugar a una persona vetada
command-unoadmin-unban-person-name = persona
command-unoadmin-unban-person = La persona
command-unoadmin-bans = Muestra quién no puede jugar aquí
command-unoadmin-roles = Elige los roles que abren mesas
command-unoadmin-rules = Bloquea las reglas, para que los hosts no las cambien
command-unoadmin-ais = Limita las IA por mesa
command-unoadmin-log = Muestra lo que hizo la administración, o elige un canal para ello
command-unoadmin-log-channel-name = canal
command-unoadmin-log-channel = Un canal en el que se publica cada acción
command-unoadmin-day = Publica una vez al día los resultados de ayer, o deja de hacerlo
command-unoadmin-day-channel-name = canal
command-unoadmin-day-channel = El canal en el que se publica el día
command-unoadmin-check = Comprueba lo que el bot necesita aquí
command-tournament = Abre un torneo en este canal, o muestra el que está abierto
command-tournament-checkin-name = confirmar
command-tournament-checkin = Minutos hasta el fin del plazo para confirmar
command-tournament-rounds-name = rondas
command-tournament-rounds = Cuántas rondas hay antes de la final
command-tournament-minutes-name = minutos
command-tournament-minutes = Cuántos minutos dura una ronda
command-tournament-rules-name = reglas
command-tournament-rules = Una modalidad o un código de reglas
command-tournament-level-name = nivel
command-tournament-level = Nivel de las IA que completan las mesas
command-tournament-duplicate-name = duplicado
command-tournament-duplicate = Todas las mesas reciben las mismas cartas y se comparan los asientos

## demo

demo-guide = Guía
demo-welcome =
    👋 ¡Te damos la bienvenida! La mesa de { $name } está lista, con { $ais } IA. Pulsa **{ $start }** y recibirás tus cartas.
    -# Arriba, **Viewing as** te convierte en Ann, Ben, Cleo o Dev.
    -# `/uno help` y luego **{ $alone }**: una partida en tus mensajes directos.
demo-direct = Mensajes de { $name }
demo-group = 💬 Grupo
demo-group-hello = Instalé el bot para mí, así que también funciona aquí. `/uno start` abre una mesa, y cualquiera puede unirse.
demo-page = Juega en { $url }
demo-direct-page = Mensajes directos de { $name }: { $url }
demo-stop = Pulsa Ctrl-C aquí para parar.
