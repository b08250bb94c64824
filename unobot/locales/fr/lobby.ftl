button-join = Rejoindre
button-start = Lancer
button-open = Ouvrir une table
button-start-alone = Jouer contre une IA
button-start-ais = { $ais ->
    [one] Jouer avec une IA
   *[other] Jouer avec { $ais } IA
}
button-length-round = Partie rapide : une manche
button-quick = Partie rapide
button-length-points = Partie en { $target } points
button-invite = Inviter
button-change-rules = Changer les règles

lobby-title = Uno : qui joue ?
lobby-how = Appuie sur **Rejoindre** pour prendre place. L’hôte, **{ $host }**, lance la partie.
lobby-how-start = L’hôte, **{ $host }**, lance la partie.
lobby-rematch = Uno : une revanche ?
lobby-rematch-how = Elle commence quand toutes les personnes à la table ont appuyé sur **Revanche**, ou quand **{ $host }** appuie sur **Lancer**.
lobby-free = ▫️ _libre_
lobby-missing = { $ais ->
    [one] Il manque une personne. Attends quelqu’un, ou joue tout de suite contre une IA.
   *[other] Il manque { $ais } personnes. Attends-les, ou laisse tout de suite la place à des IA.
}
lobby-waiting-teams = Pour des équipes, il faut { $needed } places : encore { $missing }. Attends, ou ajoute des IA.
lobby-ready = { $seats ->
    [10] Les dix places sont prises.
   *[other] On peut commencer ; il y a de la place jusqu’à dix.
}
lobby-rules = Règles : **{ $preset }** · { $what }
lobby-time-control = Rythme : { $pace }
lobby-even = À ton niveau : cette IA joue à peu près comme les personnes à cette table. Après une victoire, la partie suivante est plus dure. Après une défaite, elle est plus facile.
lobby-access-invited = ✉️ Sur invitation seulement.
lobby-access-closed = 🔒 Personne d’autre ne peut rejoindre.
lobby-until = Se ferme toute seule { $when }, sauf si quelqu’un rejoint la table.
lobby-until-start = Se ferme toute seule { $when }, sauf si la partie commence.
lobby-add-ai = Ajouter une IA
lobby-remove-ai = Retirer une IA

lobby-closed = Cette table est fermée
lobby-limited-rules = 🔒 L’administration du serveur a verrouillé les règles : cette table joue maintenant avec celles du serveur.
lobby-limited-ais = 🔒 L’administration du serveur a limité le nombre d’IA : certaines ont dû partir.
