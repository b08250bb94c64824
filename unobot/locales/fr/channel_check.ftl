## `/unoadmin check`: what the bot needs in this channel and server

check-title = Vérification de ce salon et de ce serveur
check-permissions = J’ai les permissions pour une table dans { $channel }.
check-lacks = Il me manque { $missing } dans { $channel }. Autorise-le pour mon rôle : dans les paramètres du salon, sous Permissions.
check-channel-gone = Le salon { $channel } n’existe plus. Sa table attend `/uno resume`.
check-threads = Pour des tables dans des fils, il me faut aussi { $missing }.
check-roles-empty = Personne n’a { $roles } : seule la modération peut ouvrir des tables. `/unoadmin roles` choisit d’autres rôles.
check-age-restricted = { $channel } est soumis à une limite d’âge. Discord n’y laisse entrer que les membres dont l’âge est confirmé : les autres ne peuvent pas y jouer.
check-slow-mode = { $channel } est en mode lent. Discord en dispense les bots, et aussi les appuis sur mes boutons. S’il me freine quand même, permets à mon rôle de l’ignorer.
check-pictures = Mes images de cartes sont prêtes.
check-no-pictures = Mes images de cartes ne sont pas encore sur Discord, donc les cartes sont de simples signes. La personne qui gère le bot peut lancer `unobot emojis sync`.
check-commands = Discord a mes commandes actuelles.
check-commands-changed = Discord a mes commandes dans une autre version : { $commands }. La personne qui fait tourner le bot peut le redémarrer, et il enregistre les siennes.
check-commands-unknown = Discord ne me dit pas pour l’instant quelles commandes il a. Réessaie dans une minute.
check-tables = Aucune table de ce serveur n’est bloquée.
check-stuck = { $count ->
    [one] { $count } table de ce serveur est bloquée. Voir `/unoadmin tables`.
   *[other] { $count } tables de ce serveur sont bloquées. Voir `/unoadmin tables`.
}
