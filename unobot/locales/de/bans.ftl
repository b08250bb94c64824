bans-title = Von Uno gesperrt
bans-empty = Niemand ist gesperrt.
bans-line = { $user } · gesperrt { $when } von { $admin }
bans-more = { $count ->
    [one] { $count } weitere Sperre fehlt hier.
   *[other] { $count } weitere Sperren fehlen hier.
}
bans-lift = Sperre eines früheren Mitspielers aufheben
note-banned = { $count ->
    [one] { $user } kann auf diesem Server kein Uno mehr spielen. An einem Tisch spielt nun eine KI.
   *[other] { $user } kann auf diesem Server kein Uno mehr spielen. Tische, an denen nun eine KI spielt: { $count }.
}
note-banned-leaves = Du sitzt in einer Partie mit dieser Person. Im Ergebnis und in der Wertung verlässt du sie damit und kommst auf den letzten Platz. Weiterspielen kannst du.
note-unbanned = { $user } kann wieder spielen.
refused-banned = Du kannst auf diesem Server kein Uno spielen: So hat es die Serverleitung entschieden.
refused-invite-banned = { $name } kann auf diesem Server kein Uno spielen.
refused-not-banned = Diese Person ist nicht gesperrt: `/unoadmin bans` zeigt die Sperren.
refused-ban-bot = Ein Bot kann nicht gesperrt werden: Er hat keinen Platz.
refused-ban-oneself = Dich selbst kannst du nicht sperren: Wähle eine andere Person.
