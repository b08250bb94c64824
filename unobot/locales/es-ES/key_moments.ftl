## Momentos clave: así los llaman la repetición, su página y su GIF. Una frase sencilla cada uno.

key-moment-four = { $name } juega un Comodín roba cuatro: +{ $count } para { $other }.
key-moment-four-bare = { $name } juega un Comodín roba cuatro.
key-moment-guilty = { $other } desafía a { $name } y acierta: +{ $count } para { $name }.
key-moment-innocent = { $other } desafía a { $name } y falla: +{ $count } para { $other }.
key-moment-caught = { $other } atrapa a { $name } sin Uno: +{ $count } para { $name }.
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
key-moment-eliminated = { $name } se va de la partida.
key-moment-match = { $seats ->
    [one] { $name } gana la partida.
   *[other] { $name } ganan la partida.
}
key-moment-partners = { $name } y { $partner }
