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
move-uno = Decir Uno
move-catch = Atrapar a { $name }
move-color = Elegir { $color }
move-at = { $move }, con { $name }
move-at-draws = { $move }: { $name } roba dos cartas
move-penalized = { $move }: contra las reglas, cuesta { $count ->
    [one] una carta
   *[other] { $count } cartas
}
move-vote = Votar: { $rule }
move-time = Terminar la ronda: se acabó su tiempo
move-take-back = Deshacer tu última jugada

refused-by-setting = { $told } Regla: { $setting }.
refused-seat-out = Esta ronda terminó para ti.
refused-vote-first = Primero votan todos.
refused-already-voted = Ya votaste.
refused-no-vote = Ahora no hay ninguna votación.
refused-not-identical = Es el turno de **{ $name }**; solo podría colarse otra carta igual: { $top }.
refused-cannot-stack = { $owed ->
    [one] Debes { $owed } carta, y { $card } no la pasa a quien sigue
   *[other] Debes { $owed } cartas, y { $card } no las pasa a quien sigue
}.
refused-no-challenge = Lo que debes no se puede desafiar.
refused-must-play = { $card } encaja, así que hay que jugarla.
refused-at-limit = Tienes { $held } cartas y el límite es { $limit }, así que no robas más: pasa.
refused-two-on-four = { $card } no se puede jugar sobre un Comodín roba cuatro.
refused-four-others-fit = Otra carta de tu mano encaja, así que ahora no se puede jugar un Comodín roba cuatro.
refused-last-card = { $card } no puede ser tu última carta.
refused-target-first = { $card }: elige a alguien.
refused-bad-target = Elige a otro jugador que siga en juego.
refused-uno-not-before = Uno se dice cuando ya tienes una carta, o al jugar.
refused-uno-by-itself = Aquí nadie tiene que decir Uno.
refused-no-clock = Esta ronda no tiene reloj.
refused-no-take-back = Esa jugada ya no se puede deshacer.
refused-round-over = Esta ronda ya terminó.
refused-not-your-turn = Es el turno de **{ $name }**.
refused-color-first = Primero di el color del Comodín.
refused-answer-first = Debes { $owed ->
    [one] { $owed } carta
   *[other] { $owed } cartas
}: responde primero a eso.
refused-already-drew = Ya robaste: juega esa carta o guárdala.
refused-only-drawn = Después de robar, solo se puede jugar la carta robada: { $card }.
refused-drawn-blind = Robaste una carta boca abajo, y en este turno no se puede jugar otra: guárdala.
refused-not-seen = { $card } no está entre las cartas de tu mano que están boca arriba.
refused-nothing-drawn = No había nada que robar, así que tu turno termina.
refused-draw-first = Roba una carta antes de guardarla.
refused-nothing-to-answer = No hay nada que robar ni que desafiar.
refused-no-color-asked = Ahora no hay que decir ningún color.
refused-not-in-hand = { $card } no está en tu mano.
refused-no-match = { $card } no encaja: juega { $color }, el mismo número o símbolo que { $top }, o un comodín.
refused-four-not-legal = Tienes { $color }, así que ahora no se puede jugar un Comodín roba cuatro.
refused-one-card-only = Aquí solo se puede jugar una carta a la vez.
refused-no-target = Esa carta no se juega contra nadie.
refused-uno-not-now = { $held ->
    [one] Ahora no puedes decir Uno.
   *[other] Uno se dice para la última carta; tienes { $held } cartas.
}
refused-uno-already-said = Ya dijiste Uno.
refused-catch-self = No puedes atraparte: di Uno.
refused-catch-many-cards = **{ $name }** tiene { $held ->
    [one] { $held } carta
   *[other] { $held } cartas
}: no hay nada que atrapar.
refused-catch-said = **{ $name }** dijo Uno.
refused-catch-too-late = Ya es tarde para atrapar a **{ $name }**.
refused-catch-nobody = Ahí no se sienta nadie.
