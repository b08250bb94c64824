admin-settings-title = Limites de ce serveur
admin-settings-roles = Qui peut ouvrir des tables : { $roles }
admin-settings-everybody = tout le monde
admin-settings-rules-open = Règles : **{ $rules }**, les hôtes peuvent les changer
admin-settings-rules-locked = Règles : **{ $rules }**, les hôtes ne peuvent pas les changer
admin-settings-ais = Maximum d’IA par table : **{ $most }**
admin-settings-no-limit = sans limite
admin-settings-what = La modération peut toujours ouvrir des tables. Les IA qui remplacent quelqu’un ne comptent pas. `/uno settings` choisit les règles.
admin-settings-choose-roles = Choisir des rôles, ou aucun pour tout le monde …
button-lock-rules = Verrouiller les règles
button-unlock-rules = Déverrouiller les règles
refused-rules-locked = Les règles sont fixées sur ce serveur : sa gestion les choisit avec `/uno settings`.
refused-ais-capped = Trop d’IA : ce serveur en permet { $most } au plus par table.
refused-roles-start = Pour ouvrir une table, il faut un de ces rôles : { $roles }. Tu peux rejoindre une table ouverte.
refused-limits-changed = L’administration du serveur a fixé une limite après l’ouverture de cette table, alors elle a changé. Rien n’a commencé. Regarde encore, puis lance la partie.
note-lobbies-limited = { $count ->
    [one] C’est changé. 1 table ouverte avait d’autres règles ou trop d’IA : elle est adaptée.
   *[other] C’est changé. { $count } tables ouvertes avaient d’autres règles ou trop d’IA : elles sont adaptées.
}
note-tournaments-limited = { $count ->
    [one] 1 tournoi ouvert avait d’autres règles. Ses prochaines tables ont les nouvelles, ou il est fermé si elles ne conviennent pas.
   *[other] { $count } tournois ouverts avaient d’autres règles. Leurs prochaines tables ont les nouvelles, ou ils sont fermés si elles ne conviennent pas.
}
