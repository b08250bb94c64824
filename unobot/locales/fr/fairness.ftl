## Les cartes d’un serveur à côté de ce que prévoit le hasard

fairness-title = Les cartes sont-elles honnêtes ici ?
fairness-cards = { $count ->
    [one] { $count } carte est arrivée dans une main ici.
   *[other] { $count } cartes sont arrivées dans les mains ici.
}
fairness-odds = Des écarts au hasard aussi grands ou plus grands arrivent sur { $count } serveurs honnêtes sur { $many }.
fairness-rare = Des écarts au hasard aussi grands ou plus grands arrivent sur moins de 1 serveur honnête sur { $many }.
fairness-few = C’est trop peu pour comparer avec le hasard. Il faut encore quelques manches.
fairness-row = { $kind } : **{ $drawn }** · attendu { $expected }
fairness-numbers = Chiffres ({ $color })
fairness-other = Nouveaux jokers
fairness-how = Toutes les cartes distribuées et piochées dans les parties finies, au plus les { $most } dernières. Les nombres attendus viennent de ce qu’il y avait dans la pioche à chaque tirage.
fairness-check = Chaque partie se vérifie carte par carte : **Vérifier la donne** est sur son dernier message.
refused-fairness-place = Ces nombres appartiennent à un serveur. Utilise cette commande là-bas.
