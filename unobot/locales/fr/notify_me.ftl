button-notify-me = Me prévenir
button-notify-me-off = Ne plus prévenir
notify-me-on = Je te pinguerai ici à l’ouverture de la prochaine table dans { $channel }.
notify-me-off = Je ne te pinguerai plus quand une table s’ouvre dans { $channel }.
notify-me-call = { $mentions }, une nouvelle table est ouverte ici : **Rejoindre** donne une place.
refused-notify-me-full = Trop de gens veulent déjà être au courant des tables de ce salon : je ne peux plus ajouter personne.
