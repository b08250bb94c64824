button-follow = Me prévenir
button-unfollow = Ne plus prévenir
follow-on = Je t’appellerai ici à l’ouverture de la prochaine table dans { $channel }.
follow-off = Je ne t’appellerai plus quand une table s’ouvre dans { $channel }.
call-next = { $mentions }, une nouvelle table est ouverte ici : **Rejoindre** donne une place.
refused-too-many-followers = Trop de gens veulent déjà être au courant des tables de ce salon : je ne peux plus ajouter personne.
