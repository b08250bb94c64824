reactions-title = Réagir
reactions-body = Tout le monde voit ta réaction à la table pendant un moment. Tu peux réagir toutes les 10 secondes.
reactions-who = Couper les réactions de …
reactions-mute = Couper { $name }
reactions-hear = Rétablir { $name }
button-react = Réagir
button-reactions-on = Réactions : oui
button-reactions-off = Réactions : non
reaction-laugh = Ha ha !
reaction-ouch = Oh non !
reaction-clap = Bravo !
reaction-think = Hmm…
reaction-fire = En feu !
reaction-wave = Salut !
reaction-in-words = **{ $name }** : { $words }
note-reacted = Toute la table la voit : { $emoji }
refused-reaction-now = On peut réagir pendant une partie.
refused-reaction-soon = { $seconds ->
    [one] Tu pourras réagir dans { $seconds } seconde.
   *[other] Tu pourras réagir dans { $seconds } secondes.
}
refused-reactions-off = Les réactions sont désactivées à cette table.
refused-reactions-here = Les réactions sont désactivées dans ce salon.
refused-reactions-own = Tes réactions sont désactivées. `/uno me` les active.
refused-reactions-muted = L’hôte a coupé tes réactions à cette table.
refused-only-host-reactions = C’est l’hôte qui coupe les réactions : **{ $host }**.
preferences-reactions-on = Réactions : oui
preferences-reactions-off = Réactions : non
preferences-reactions-what = Si tu peux réagir et vois les réactions sur tes écrans.
server-settings-reactions = Réactions
server-settings-reactions-what = Si l’on peut montrer une petite réaction à la table.
server-settings-reactions-on = oui
server-settings-reactions-off = non
