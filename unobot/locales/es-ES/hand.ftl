hand-play = Te toca: juega { $emoji } **{ $color }** o un **{ $face }**
hand-play-color = Te toca: juega { $emoji } **{ $color }**
hand-play-any = Te toca: empieza con cualquier carta
hand-partner = Juegas en equipo con **{ $name }**, que tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
hand-out = Esta ronda terminó para ti: { $place }
hand-play-pass = Nada encaja y no puedes robar: pasa.
hand-play-none = Nada encaja: roba una carta.
hand-drawn = Robaste { $emoji } **{ $card }**: ¿la juegas o la guardas?
hand-drawn-must = Robaste { $emoji } **{ $card }**: tienes que jugarla.
hand-drawn-unfit = Robaste { $emoji } **{ $card }**. No encaja, así que guárdala.
hand-drawn-unfit-passing = Robaste { $emoji } **{ $card }**. No encaja: enseguida se pasa solo.
hand-drawn-nothing = No quedaba nada que robar: pasa.
hand-drawn-nothing-passing = No quedaba nada que robar: enseguida se pasa solo.
hand-drawn-blind = Robaste una carta boca abajo: guárdala y la verás cuando empiece tu próximo turno
hand-drawn-blind-passing = Robaste una carta boca abajo: enseguida se pasa solo. La verás cuando empiece tu próximo turno.
hand-unseen = { $count ->
    [one] Una de tus cartas está boca abajo: la verás cuando empiece tu próximo turno.
   *[other] { $count } de tus cartas están boca abajo: las verás cuando empiece tu próximo turno.
}
hand-first-color = Te toca: salió un Comodín, así que di el primer color
hand-wild = { $card }: ¿qué color?
hand-answer = **{ $name }** jugó un Comodín roba cuatro sobre { $emoji } **{ $color }**: ¿robas { $owed } o desafías?
hand-answer-held = { $needs ->
    [no_playable] Si **{ $name }** podía jugar otra carta, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
   *[no_color] { $color ->
        [R] Si **{ $name }** tenía una carta roja, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
        [Y] Si **{ $name }** tenía una carta amarilla, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
        [G] Si **{ $name }** tenía una carta verde, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
       *[B] Si **{ $name }** tenía una carta azul, **{ $name }** roba { $owed }. Si no, tú robas { $lost }.
    }
} { $count ->
    [0] Era la última carta de **{ $name }**.
    [one] A **{ $name }** le queda { $count } carta.
   *[other] A **{ $name }** le quedan { $count } cartas.
}
hand-wait = Todavía no es tu turno.
hand-waiting-bare = Esperando a **{ $name }**
hand-waiting = Esperando a **{ $name }** · en la mesa: { $card }
hand-waiting-last = { $name } tiene 1 carta
hand-wait-over = La votación terminó: se reparten las cartas.
hand-cards = Tu mano, { $count ->
    [one] una carta
   *[other] { $count } cartas
}: { $cards }
hand-uno-owed = Tienes una carta. Di **¡Uno!** antes de que alguien te atrape.
hand-catch = **{ $name }** no ha dicho Uno.
hand-shown = Solo tú ves la mano que tenía **{ $name }**: { $cards }
hand-lobby = La partida aún no ha empezado.
hand-away = Saliste, y una IA juega tu mano.
hand-autopilot = Una IA juega por ti, porque tu tiempo se acabó dos veces. Pulsa cualquier cosa para jugar tú.
hand-resting = Una IA juega por ti. Pulsa cualquier cosa aquí para jugar tú.
hand-waits = No hay nadie más, así que la partida te espera. Pulsa cualquier cosa para seguir jugando.
hand-away-waits = Saliste, y no hay nadie más. Así que la partida espera.
button-return = Recuperar mi asiento

hand-step-cards = { $card }: ¿qué cartas juntas?
hand-step-target = { $card }: ¿con quién?
hand-step-draws = { $card }: ¿quién roba dos cartas?
hand-first-target = ¿Con quién cambias la mano?
hand-owed = Debes { $owed ->
    [one] { $owed } carta: róbala
   *[other] { $owed } cartas: róbalas
}
hand-answer-stack = O juega una de las cartas de abajo, y la suma pasa a quien sigue.
hand-catch-whom = ¿A quién atrapas? Si te equivocas, te cuesta { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
hand-wrong-play = Una carta que no encaja te cuesta { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
hand-jump-in = Tienes una carta idéntica a la de arriba: ¡cuélate!

button-take = Robar { $owed }
button-pass = Pasar
button-challenge = Desafiar
button-catch-somebody = Atrapar …
button-target = { $name } ({ $count })
button-sort-color = Por color
button-sort-value = Por valor

note-caught = ¡Atrapaste a { $name }!
paused-title = ⏸️ Sin actualizaciones en vivo
paused-hand = Hasta entonces, estas eran tus cartas. Pulsa **Actualizar** o cualquier carta para ver cómo va la partida.
paused-body = Pulsa **Actualizar** para ver cómo va la partida.
note-dms-closed = No puedo enviarte mensajes directos, así que tu mano está solo aquí: **Mi mano**, en la mesa, la vuelve a mostrar.
note-dms-blocked = Discord no me deja abrir ahora más mensajes directos, así que tu mano está solo aquí: **Mi mano**, en la mesa, la vuelve a mostrar.
changed-terms = ⚠️ Ha cambiado desde que te uniste: { $changes }
changed-no-take-back = Las jugadas no se pueden deshacer
changed-ais = { $count } IA
