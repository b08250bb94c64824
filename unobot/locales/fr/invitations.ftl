button-invite-voice = { $count ->
    [one] Inviter qui est dans mon salon vocal
   *[other] Inviter les { $count } de mon salon vocal
}
button-invite-voice-some = Inviter { $count } sur { $total } de mon salon vocal
button-to-table = Voir la table
button-to-channel = Aller au salon
invitation-title = Qui veux-tu inviter ?
invitation-how = J’envoie un message avec un bouton pour rejoindre.
invitation-whom = Choisir quelqu’un …
invitation-voice-title = Tu es dans un salon vocal : inviter { $count ->
    [one] la personne qui y est avec toi ?
   *[other] les { $count } personnes qui y sont avec toi ?
}
invitation-dm = **{ $name }** t’invite à une partie de Uno sur **{ $server }**.
invitation-dm-joined = Tu as une place à la table sur **{ $server }**.
invitation-call = { $people } : **{ $name }** propose une partie de Uno ici. Un appui sur **Rejoindre**, à la table, et c’est parti !
note-invited = Invitation envoyée à { $name }. Si elle n’apparaît pas, elle est dans les demandes de message.
note-invite-soon = { $name } reçoit l’invitation dans environ { $time }. J’envoie un message par seconde, et d’autres attendent aussi.
note-invited-here = { $name } n’accepte pas mes messages : mon appel est donc dans le salon.
note-invited-voice = { $count ->
    [one] J’ai appelé { $count } personne dans le salon.
   *[other] J’ai appelé { $count } personnes dans le salon.
}
note-invited-voice-rest = Mais une table peut envoyer { $most } invitations : je n’ai pas appelé les { $count } autres.
refused-invite-bot = C’est un bot. Pour un bot qui joue, vois **Ajouter une IA**.
refused-invite-stranger = { $name } ne peut pas voir ce salon, et donc pas jouer ici.
refused-invite-seated = { $name } a déjà une place.
refused-invite-kicked = On a expulsé { $name }. Seul l’hôte, { $host }, peut l’inviter.
refused-invite-again = { $name } a déjà une invitation à cette table.
refused-invite-lately = L’invitation pour { $name } vient de partir : attends quelques minutes.
refused-invite-many = Il y a assez d’invitations à cette table.
refused-invite-nobody = Il n’y a personne d’autre à inviter dans ton salon vocal.
