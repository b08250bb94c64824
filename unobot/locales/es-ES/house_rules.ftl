preset-official = Reglas oficiales
preset-stacking = Acumular
preset-classic113 = Clásico 113
preset-draw-and-play = Robar y jugar
preset-party = Fiesta
preset-no-mercy-like = Sin piedad
preset-teams = Equipos
preset-official-what = Desafíos, Uno y partida a 500 puntos.
preset-stacking-what = Los Roba dos y roba cuatro se suman; gana quien acaba primero, sin puntos.
preset-classic113-what = 113 cartas, con cambiar manos, mezclar manos y una regla que se vota.
preset-draw-and-play-what = Quien roba dos o cuatro juega en el mismo turno.
preset-party-what = Acumular, 7 intercambia, 0 pasa las manos, colarse, robar hasta que algo encaje.
preset-no-mercy-like-what = Todo se acumula, y con 25 cartas quedas fuera.
preset-teams-what = Cada equipo se sienta frente a frente y suma sus puntos.
group-deck = Cartas y partida
group-start = La primera carta
group-wild-draw-four = Comodín roba cuatro
group-drawing = Robar
group-special-cards = Cartas especiales
group-uno = Uno
group-end = Cómo termina
group-table = En la mesa
field-cards = Baraja
field-cards-what = Qué cartas hay en la baraja.
value-cards = { $value ->
    [classic113] 113 cartas
   *[official] 108 cartas
}
rule-cards = { $value ->
    [classic113] La baraja tiene cinco comodines más. **Comodín cambia manos**: cambias tu mano con quien elijas. **Comodín mezcla manos**: se juntan todas las manos, se mezclan y se reparten de nuevo. **Comodín personalizable**: hace lo que se votó antes de la primera ronda. Cada uno de los cinco vale 40 puntos, y como última carta es un simple comodín. Un Roba dos no se puede jugar sobre un Comodín roba cuatro, salvo para acumular.
   *[official] La baraja tiene 108 cartas.
}
field-decks = Barajas
field-decks-what = Cuántas barajas se mezclan juntas.
value-decks = { $value }
rule-decks = { $value ->
    [one] Se usa una baraja.
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
field-scoring = Puntuación
field-scoring-what = Puntos en muchas rondas, una ronda sin puntos, o una ronda hasta que solo quede un jugador.
value-scoring = { $value ->
    [single] una ronda, sin puntos
    [until_last] una ronda hasta que quede un jugador, sin puntos
   *[points] puntos
}
rule-scoring = { $value ->
    [single] Una ronda es la partida: gana quien se queda primero sin cartas, y no se cuentan puntos.
    [until_last] Una ronda es la partida, y sigue hasta que solo un jugador tenga cartas: quien se queda sin ellas ocupa el siguiente puesto.
   *[points] Se juegan rondas por puntos.
}
field-double-score = Puntos dobles
field-double-score-what = Cada ronda puntúa el doble.
rule-double-score = Cada ronda vale el doble de sus puntos.
field-own-stocks = Mazos propios
field-own-stocks-what = Cada asiento roba de su propio mazo: a igual juego, iguales cartas.
rule-own-stocks = Cada asiento roba de su propio mazo boca abajo, para que a igual juego correspondan iguales cartas. Las probabilidades son las mismas que con un solo mazo. Un mazo vacío toma prestada la última carta del más largo.
field-first-card = Primera carta
field-first-card-what = Qué puede ser la primera carta que se descubre.
value-first-card = { $value ->
    [number_only] un número
    [any] cualquiera
    [none] ninguna
   *[official] oficial
}
rule-first-card = { $value ->
    [number_only] La primera carta que se descubre es siempre un número.
    [any] La primera carta puede ser cualquiera; si es un Comodín roba cuatro, quien empieza dice el color, roba cuatro y pierde el turno, salvo con «Jugar tras robar».
    [none] No se descubre ninguna carta: quien organiza empieza la primera ronda, y cualquier carta puede ser la primera.
   *[official] La primera carta que se descubre hace efecto.
}
field-wild-draw-four = Comodín roba cuatro
field-wild-draw-four-what = Cuándo se puede jugar, y si se puede desafiar.
value-wild-draw-four = { $value ->
    [strict] solo si es legal
    [free] siempre
   *[challenge] se puede desafiar
}
rule-wild-draw-four = { $value ->
    [strict] Un Comodín roba cuatro solo se puede jugar si es legal, así que nadie lo desafía.
    [free] Un Comodín roba cuatro se puede jugar siempre y nunca se desafía.
   *[challenge] Un Comodín roba cuatro se puede desafiar.
}
field-four-needs = Comodín roba cuatro legal
field-four-needs-what = Qué debe faltar en la mano para que un Comodín roba cuatro sea legal.
value-four-needs = { $value ->
    [no_playable] sin otra carta jugable
   *[no_color] sin el color que vale
}
rule-four-needs = { $value ->
    [no_playable] Un Comodín roba cuatro solo es legal si no se podía jugar ninguna otra carta de la mano, sin contar otros Comodines roba cuatro.
   *[no_color] Un Comodín roba cuatro solo es legal si en la mano no hay ninguna carta del color que vale.
}
field-challenge-shows = El desafío enseña
field-challenge-shows-what = Quién ve la mano desafiada.
value-challenge-shows = { $value ->
    [all] la mano a todos
   *[challenger] la mano a quien desafía
}
rule-challenge-shows = { $value ->
    [all] La mano desafiada se enseña a todos.
   *[challenger] La mano desafiada se enseña solo a quien desafía.
}
field-stacking = Acumular
field-stacking-what = Si se puede responder a una carta de robar con otra, para que la suma pase a quien sigue.
value-stacking = { $value ->
    [same] la misma carta
    [raise] la misma o un roba cuatro
    [any] cualquier carta de robar
   *[none] no
}
rule-stacking = { $value ->
    [same] Las cartas de robar se acumulan: responde a un Roba dos con un Roba dos, o a un Comodín roba cuatro con otro, y la suma pasa a quien sigue.
    [raise] Las cartas de robar se acumulan: responde con la misma carta, o a un Roba dos con un Comodín roba cuatro, y la suma pasa a quien sigue.
    [any] Las cartas de robar se acumulan: responde a cualquiera con cualquier otra, y la suma pasa a quien sigue.
   *[none] Las cartas de robar no se acumulan.
}
field-reverse-sends-back = Cambio de sentido devuelve
field-reverse-sends-back-what = Quien debe cartas puede jugar un Cambio de sentido para devolverlas.
rule-reverse-sends-back = Quien debe cartas puede jugar un Cambio de sentido que encaje: entonces las debe quien jugó antes.
field-skip-passes-on = Salta pasa la deuda
field-skip-passes-on-what = Quien debe cartas puede jugar un Salta para pasarlas a quien sigue.
rule-skip-passes-on = Quien debe cartas puede jugar un Salta que encaje: entonces las debe quien sigue.
field-draw = Robar
field-draw-what = Cuántas cartas se roban cuando no se juega ninguna.
value-draw = { $value ->
    [until_playable] hasta que una encaje
   *[one] una carta
}
rule-draw = { $value ->
    [until_playable] En vez de jugar robas hasta que una carta encaje.
   *[one] En vez de jugar robas una carta.
}
field-drawn-card = Carta robada
field-drawn-card-what = Qué se puede hacer con una carta robada que encaja.
value-drawn-card = { $value ->
    [must_play] hay que jugarla
    [keep] se guarda
   *[may_play] se puede jugar
}
rule-drawn-card = { $value ->
    [must_play] Una carta robada que encaja hay que jugarla.
    [keep] Robar termina el turno: la carta robada se guarda.
   *[may_play] Una carta robada que encaja se puede jugar enseguida.
}
field-must-play = Obligación de jugar
field-must-play-what = Quien tiene una carta que encaja debe jugar; no puede robar.
rule-must-play = Quien tiene una carta que encaja no puede robar en vez de jugar.
field-play-after-drawing = Jugar tras robar
field-play-after-drawing-what = Quien roba dos o cuatro cartas juega después.
rule-play-after-drawing = Quien roba las cartas de un Roba dos o de un Comodín roba cuatro juega después su turno.
field-blind-draw = Robar a ciegas
field-blind-draw-what = Quien roba no ve la carta hasta que empieza su próximo turno.
rule-blind-draw = Una carta robada queda boca abajo, también para quien la robó, hasta que empieza su próximo turno; no se puede jugar en el turno en que se robó.
field-seven = 7 intercambia
field-seven-what = Un 7 cambia tu mano con la de quien elijas.
rule-seven = Un **7** cambia tu mano con la de quien elijas.
field-zero = 0 pasa las manos
field-zero-what = Un 0 pasa todas las manos a quien sigue.
rule-zero = Un **0** pasa cada mano a quien sigue.
field-jump-in = Colarse
field-jump-in-what = La carta idéntica se puede jugar fuera de turno.
rule-jump-in = Quien tiene una carta idéntica a la de arriba puede jugarla fuera de turno; el juego sigue desde ahí.
field-several = Varias a la vez
field-several-what = Las cartas con el mismo número o símbolo se pueden jugar juntas.
rule-several = Las cartas con el mismo número o símbolo se pueden jugar juntas en un turno.
field-bomb = Bomba
field-bomb-what = Con tres o más cartas a la vez, los demás roban una.
rule-bomb = Si se juegan tres o más cartas a la vez, todos los demás roban una.
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
    [announced] Uno se anuncia solo.
    [off] Nadie tiene que decir Uno.
   *[call] Cuando te quede una carta, di Uno.
}
field-uno-penalty = Olvidar Uno cuesta
field-uno-penalty-what = Cuánto roba quien se deja atrapar sin decir Uno.
value-uno-penalty = { $value ->
    [0] nada
    [one] { $value } carta
   *[other] { $value } cartas
}
rule-uno-penalty = { $value ->
    [0] Que te atrapen sin decir Uno no cuesta nada.
    [one] Que te atrapen sin decir Uno cuesta una carta.
   *[other] Que te atrapen sin decir Uno cuesta { $value } cartas.
}
field-false-catch = Atrapar en falso cuesta
field-false-catch-what = Cuánto roba quien intenta atrapar sin motivo.
value-false-catch = { $value ->
    [0] nada
    [one] { $value } carta
   *[other] { $value } cartas
}
rule-false-catch = { $value ->
    [0] Atrapar en falso no cuesta nada.
    [one] Atrapar en falso cuesta una carta.
   *[other] Atrapar en falso cuesta { $value } cartas.
}
field-wrong-play = Jugar mal cuesta
field-wrong-play-what = Cuánto roba quien juega una carta que no encaja.
value-wrong-play = { $value ->
    [0] nada
    [one] { $value } carta
   *[other] { $value } cartas
}
rule-wrong-play = { $value ->
    [0] Jugar mal no cuesta nada.
    [one] Jugar una carta que no encaja cuesta una carta.
   *[other] Jugar una carta que no encaja cuesta { $value } cartas.
}
field-hand-limit = Límite de mano
field-hand-limit-what = Cuántas cartas son demasiadas.
value-hand-limit = { $value ->
    [0] ninguno
   *[other] { $value } cartas
}
rule-hand-limit = { $value ->
    [0] Una mano puede crecer sin límite.
   *[other] El límite de una mano son { $value } cartas.
}
field-at-limit = Al llegar al límite
field-at-limit-what = Qué pasa con quien llega al límite de mano.
value-at-limit = { $value ->
    [no_draw] no puede robar
   *[out] queda fuera
}
rule-at-limit = { $value ->
    [no_draw] Quien tiene tantas no puede robar en vez de jugar, y puede pasar; las cartas que debe las roba igual.
   *[out] Quien tiene tantas después de una jugada queda fuera de la ronda; sus cartas siguen contando para quien gane.
}
field-last-card = Última carta
field-last-card-what = Qué puede ser la última carta.
value-last-card = { $value ->
    [no_action] sin acción ni comodín
    [no_wild] sin comodín
   *[any] cualquiera
}
rule-last-card = { $value ->
    [no_action] La última carta no puede ser de acción ni un comodín.
    [no_wild] La última carta no puede ser un comodín.
   *[any] La última carta puede ser cualquiera.
}
field-teams = Equipos
field-teams-what = Cada equipo se sienta frente a frente y suma sus puntos.
rule-teams = Quienes forman equipo se sientan frente a frente: suman sus puntos, y solo cuentan las manos rivales.
field-elimination = Eliminación
field-elimination-what = Después de cada ronda se va quien tiene más puntos en la mano.
rule-elimination = Después de cada ronda se va quien tiene más puntos en la mano; quien queda al final gana la partida. La meta de puntos no cuenta.
field-revenge = Venganza
field-revenge-what = Una suma a la que se responde acumulando se duplica.
rule-revenge = Una suma a la que se responde acumulando se duplica antes de añadir las cartas nuevas, hasta 50 cartas en total.
field-open-hands = Manos a la vista
field-open-hands-what = Las manos con menos cartas que este número quedan a la vista.
value-open-hands = { $value ->
    [0] nunca
   *[other] con menos de { $value } cartas
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
rule-reshuffle-seats = Antes de cada ronda, menos la primera, se sortean los asientos; cada cual conserva sus puntos, y reparte quien esté a la izquierda de quien repartió antes.
field-blitz = Contrarreloj
field-blitz-what = Cuánto puede durar una ronda; luego la gana quien tenga menos puntos.
value-blitz = { $value ->
    [0] no
   *[other] { $value } segundos por ronda
}
rule-blitz = { $value ->
    [0] Una ronda dura lo que dure.
   *[other] Una ronda dura { $value } segundos como mucho; luego la gana quien tenga menos puntos en la mano.
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
house-rules-group = Cambiar reglas sueltas
house-rules-other-number = Otro número …
house-rules-code = Pegar un código de reglas
house-rules-code-label = El código, tal como lo muestra otra mesa
house-rules-number-label = Un número de { $low } a { $high }
refused-only-host-rules = Solo quien organiza puede cambiar las reglas: es { $host }.
refused-running-rules = La partida está en marcha, así que sus reglas se quedan como están.
refused-no-such-number = Aquí va un número de { $low } a { $high }.
