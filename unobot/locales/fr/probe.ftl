## The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = Test de l'installation d'unobot
probe-step = { $step ->
    [1] Appuie sur le premier bouton.
    [2] Appuie sur le deuxième bouton.
    [3] Attends ton panneau privé, ou passe l'attente avec le quatrième bouton.
    [4] Appuie sur le bouton de ton ancien panneau privé.
   *[5] Appuie sur le troisième bouton, puis encore et encore pendant que ce message change.
}
probe-panel = Ce panneau est un test. Appuie sur son bouton quand le message public le dit.
