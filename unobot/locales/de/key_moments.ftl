## Schlüsselmomente: wie die Wiederholung, ihre Seite und ihr GIF sie nennen. Je ein schlichter Satz.

key-moment-four = { $name } legt eine Zieh Vier: +{ $count } für { $other }.
key-moment-four-bare = { $name } legt eine Zieh Vier.
key-moment-guilty = { $other } zweifelt bei { $name } zu Recht an: +{ $count } für { $name }.
key-moment-innocent = { $other } zweifelt bei { $name } zu Unrecht an: +{ $count } für { $other }.
key-moment-caught = { $other } erwischt { $name } ohne Uno: +{ $count } für { $name }.
key-moment-missed = { $name } sagt nicht Uno, und niemand merkt es.
key-moment-lead = { $seats ->
    [one] { $name } geht in Führung.
   *[other] { $name } gehen in Führung.
}
key-moment-round = { $name } gewinnt Runde { $number }.
key-moment-round-points = { $name } gewinnt Runde { $number }: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
key-moment-round-tied = Runde { $number } endet unentschieden.
key-moment-eliminated = { $name } scheidet aus der Partie aus.
key-moment-match = { $seats ->
    [one] { $name } gewinnt die Partie.
   *[other] { $name } gewinnen die Partie.
}
key-moment-partners = { $name } und { $partner }
