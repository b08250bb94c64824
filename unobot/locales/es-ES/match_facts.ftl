facts-title = **Lo mejor**
fact-draw = Mayor robo: **{ $name }**, { $count } cartas
fact-streak = Mejor racha: **{ $name }**, { $count } jugadas sin robar
fact-catches = Pillados por: { $who }
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
