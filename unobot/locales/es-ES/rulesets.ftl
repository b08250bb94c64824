value-switch = { $value ->
    [on] sí
   *[off] no
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

rules-goal = **La meta** · { $scoring ->
    [single] Quédate sin cartas antes que nadie. Una ronda es la partida, y no se cuentan puntos.
    [until_last] Quédate sin cartas. Quien lo logra ocupa el siguiente puesto, y los demás siguen hasta que solo uno tenga cartas. Una ronda es la partida, y no se cuentan puntos.
   *[points] Quédate sin cartas antes que nadie. Eso gana la ronda y los puntos de { $teams ->
        [on] las manos rivales
       *[off] todas las demás manos
    }: los números valen lo que muestran, las cartas de acción 20, los comodines 50{ $cards ->
        [classic113] , los cinco nuevos 40
       *[official] { "" }
    }. { $elimination ->
        [on] Después de cada ronda se va quien tiene más puntos en la mano, y quien queda al final gana la partida.
       *[off] Quien llega primero a { $target } puntos gana la partida; si hay empate en cabeza, se juega otra ronda.
    }
}
rules-turn = **Tu turno**
rules-turn-play = 1. Juega una carta con el color, el número o el símbolo de la carta de arriba, o un comodín.
rules-turn-draw = 2. { $rules }
rules-turn-uno = 3. { $kind ->
    [off] Nadie tiene que decir Uno.
    [announced] Cuando juegas tu penúltima carta, Uno se anuncia solo.
    [strict] Cuando te quede una carta debes decir **Uno**, y solo entonces, hasta que alguien te atrape.
   *[call] Cuando te quede una carta debes decir **Uno**: al jugar la carta, justo antes, o después hasta que alguien te atrape.
}{ $catches ->
    [yes] { " " }Si te atrapan: { $penalty ->
        [0] no pasa nada.
        [one] robas una carta.
       *[other] robas { $penalty } cartas.
    }
   *[no] { "" }
}
rules-official = **Reglas de la casa** · Ninguna: este es el juego oficial.
rules-house = **Reglas de la casa aquí**
rules-house-rule = • { $rule }
rules-actions = **Cartas de acción** · Salta: quien sigue pierde el turno. Cambio de sentido: se juega hacia el otro lado (si son dos, salta el turno). Roba dos: quien sigue roba dos y { $after ->
    [on] luego juega.
   *[off] pierde el turno.
}
rules-wild = **Comodín** · Juégalo cuando quieras y elige el color.
rules-four = **Comodín roba cuatro** · Elige el color; quien sigue roba cuatro y { $after ->
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
       *[off] Si eres culpable, robas tú las cuatro. Si no, quien desafía roba seis y pierde el turno.
    }
}

contradiction-no-ruleset = Estas reglas no se pueden leer: elige una modalidad o pega un código.
contradiction-unknown-field = Esta versión no conoce ninguna regla «{ $field }»: elige una modalidad o pega otro código.
contradiction-bad-value = «{ $value }» no vale para { $field }: elige en el menú.
contradiction-bad-number = { $field } admite un número de { $low } a { $high }, no { $value }.
contradiction-bomb-needs-several = Una bomba son varias cartas a la vez: activa también Varias a la vez.
contradiction-revenge-needs-stacking = Venganza duplica lo que se acumula: elige antes una forma de Acumular.
contradiction-no-draw-needs-limit = Sin límite no se puede impedir que alguien robe: pon antes un Límite de mano.
contradiction-limit-within-deal = Quien recibe { $hand_size } cartas pasaría ya de un límite de { $hand_limit }: pon más en Límite de mano, o menos en Cartas por mano.
contradiction-limit-until-last = Una partida hasta que quede un jugador no admite quedar fuera por tener muchas cartas: haz que el Límite de mano solo impida robar, o elige otra Puntuación.
contradiction-four-not-judged = Un Comodín roba cuatro que se puede jugar siempre nunca se juzga: deja como está cuándo es legal, o permite desafiarlo.
contradiction-nothing-to-show = Una mano solo se enseña en un desafío: permite desafiar el Comodín roba cuatro, o enséñala solo a quien desafía.
contradiction-false-catch-needs-calls = Donde nadie tiene que decir Uno, no se atrapa en falso: haz que haya que decir Uno, o que atrapar en falso no cueste nada.
contradiction-double-needs-points = No hay puntos que duplicar: elige la Puntuación por puntos, o desactiva Puntos dobles.
contradiction-teams-until-last = Los equipos no pueden jugar hasta que quede un jugador: elige otra Puntuación, o desactiva Equipos.
contradiction-teams-elimination = Un equipo no puede perder a un solo jugador: desactiva Equipos o Eliminación.
contradiction-elimination-needs-rounds = La eliminación necesita muchas rondas: elige la Puntuación por puntos, o desactívala.
contradiction-reshuffle-teams = Cada equipo se sienta frente a frente toda la partida: desactiva Equipos o Sorteo de asientos.
contradiction-reshuffle-needs-rounds = Los asientos se sortean entre rondas, y aquí una ronda es la partida: elige la Puntuación por puntos, o desactiva Sorteo de asientos.
contradiction-blind-until-playable = Robar hasta que una carta encaje diría qué se robó: haz que se robe una carta, o desactiva Robar a ciegas.
contradiction-blind-must-play = Nadie puede saber si una carta robada boca abajo hay que jugarla: deja que la carta robada se pueda jugar o se guarde, o desactiva Robar a ciegas.
contradiction-blind-open-hands = Las cartas a la vista de todos no se pueden ocultar a quien las tiene: no dejes manos a la vista, o desactiva Robar a ciegas.
contradiction-seats = { $seats ->
    [one] Un jugador no es un número válido
   *[other] { $seats } jugadores no es un número válido
}: pueden jugar de { $low } a { $high }.
contradiction-teams-even = Los equipos necesitan cuatro, seis, ocho o diez jugadores; hay { $seats ->
    [one] uno
   *[other] { $seats }
}.
contradiction-deck-too-small = { $decks ->
    [one] Una baraja no alcanza
   *[other] { $decks } barajas no alcanzan
} para repartir { $hand_size } cartas a cada uno de los { $seats } jugadores: reparte { $most } como mucho, o añade una baraja.
code-no-code = Eso no es un código de reglas: pega uno tal como lo muestra una mesa, o elige una modalidad.
code-other-version = Eso empieza por { $version }: no es una modalidad y, si es un código, lo hizo otra versión; elige una modalidad, o pega un código que empiece por A.
code-mistyped = Ese código tiene un error: cópialo otra vez de la mesa que lo muestra.
code-newer-field = Ese código tiene una regla de la casa, { $tag }, que esta versión no conoce: actualiza unobot, o elige otras reglas.
code-bad-value = Ese código pide «{ $value }» para { $field }, y eso no vale: cópialo otra vez, o elige otras reglas.
