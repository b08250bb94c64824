## The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = Prueba de la instalación de unobot
probe-step = { $step ->
    [1] Pulsa el primer botón.
    [2] Pulsa el segundo botón.
    [3] Espera tu panel privado, o salta la espera con el cuarto botón.
    [4] Pulsa el botón de tu panel privado más antiguo.
   *[5] Pulsa el tercer botón, y otra vez mientras este mensaje cambia.
}
probe-panel = Este panel es una prueba. Pulsa su botón cuando lo diga el mensaje público.
