facts-title = **Temps forts**
fact-draw = Plus grosse pioche : **{ $name }**, { $count } cartes
fact-streak = Plus longue série : **{ $name }**, { $count } coups sans piocher
fact-catches = Contre-Uno : { $who }
fact-comeback-points = Remontée : **{ $name }** avait { $count } points de retard
fact-comeback-cards = Remontée : **{ $name }** a eu { $count } cartes à la dernière manche
fact-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
fact-plays = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
fact-rules = Règles : { $rules }
