round-out = **{ $name }** gagne la manche { $number }
round-drawn = Manche { $number } : égalité
round-out-with = **{ $name }** termine avec { $emoji } { $card }.
round-drawn-won = Personne ne pouvait terminer, et **{ $name }** avait le moins de points en main.
round-drawn-tied = Personne ne pouvait terminer, et le plus petit total est à égalité : personne ne marque.
round-last-left = Il ne reste que **{ $name }** en jeu.
round-until-last = **{ $name }** a terminé avant tout le monde.
round-scored = Cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
round-hands = **Cartes restantes**
round-hand = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cards }
round-next = La manche suivante commence { $when }.
round-next-soon = La manche suivante commence dans un instant.
round-ready = C’est bon pour : { $names }.
button-ready = C’est bon

scores-title = **Scores**, objectif { $target } points
placing-title = **Classement**
match-won = 🏆 **{ $name }** gagne la partie
match-won-team = 🏆 **{ $name }** et **{ $partner }** gagnent la partie
match-closed = La partie s’est arrêtée avant la fin
match-closed-scores = Voici les scores ; personne ne gagne.
match-again = **Revanche** redonne sa place à chaque personne encore là ; **Autres règles** aussi, et te laisse d’abord changer les règles.
match-sealed = 🔒 Une autre table joue encore ces cartes : les mains, les points et les moments forts attendent ici la fin de la dernière table de ce tour.
match-uncounted = Hors des serveurs, une partie ne compte dans aucune statistique.
match-of-ais = Seules des IA ont joué cette partie jusqu’au bout, alors elle ne compte pour personne.
match-of-nobody = À la fin, plus personne n’était là, alors la partie ne compte pour personne.
match-followed = La partie suivante du groupe est plus bas.
match-seed = 🔓 Sceau ouvert · `{ $seed }`
button-other-rules = Autres règles
refused-not-of-the-match = Seules les personnes qui ont joué cette partie peuvent demander la suivante : `/uno start` ouvre ta propre table.
