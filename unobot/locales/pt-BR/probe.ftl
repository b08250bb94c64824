## The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = Teste da instalação do unobot
probe-step = { $step ->
    [1] Aperte o primeiro botão.
    [2] Aperte o segundo botão.
    [3] Espere seu painel privado ou pule a espera com o quarto botão.
    [4] Aperte o botão do seu painel privado mais antigo.
   *[5] Aperte o terceiro botão, e de novo enquanto esta mensagem muda.
}
probe-panel = Este painel é um teste. Aperte o botão dele quando a mensagem pública disser.
