players-title = Qui joue
players-alone = Il n’y a que toi ici.
players-kick = Expulser quelqu’un …
players-new-host = Donner le rôle d’hôte …
players-release = Donner à une IA la place d’une personne partie …
access-open = Ouvert à tout le monde
access-invited = Sur invitation seulement
access-closed = Fermé aux autres

players-kick-title = Expulser { $name } ?
players-kick-body = Une IA continue avec ses cartes. Son retour dans cette partie est impossible.
players-kick-leaves = Cette personne est encore dans la partie. Si tu l’exclus, tu quittes la partie dans les résultats et pour ta cote, et tu prends la dernière place. Tu peux continuer à jouer.
players-kick-body-lobby = Son retour à cette table est impossible.
button-kick = Expulser

note-kicked = Tu as expulsé { $name }.
note-new-host = L’hôte est maintenant { $name }.
note-released = La place qu’avait { $name } est à une IA maintenant : d’autres peuvent la reprendre.
refused-kicked = On t’a fait quitter cette partie. La prochaine table d’ici te sera de nouveau ouverte.
refused-former = Tu as supprimé tes données, tu ne peux donc pas revenir dans cette partie. Tu peux rejoindre la prochaine table d’ici.
refused-invited-only = Ici, on rejoint sur invitation : demande à { $host }, l’hôte.
refused-closed-to-new = Personne d’autre ne peut rejoindre pour l’instant : demande à { $host }, l’hôte.
refused-only-host-manages = Il faut être l’hôte ou de la modération pour cela ; l’hôte est { $host }.
refused-no-such-player = Cette personne n’a plus de place à cette table.
refused-kick-oneself = Tu ne peux pas te faire partir : appuie sur **Quitter**.
refused-new-host-away = { $name } n’est pas là : l’hôte doit être là.
refused-release-present = { $name } est là : la place reste prise. S’il le faut, utilise **Expulser**.
