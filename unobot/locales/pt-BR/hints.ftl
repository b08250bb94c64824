hint = 💡 { $hint }
hint-challenge = Só desafie se você acha que havia essa cor na mão. Na dúvida, compre as cartas.
hint-drawn = Você não precisa jogar: **Guardar** termina a sua vez, e a carta fica com você.
hint-uno = Duas cartas na mão: aperte **📣 Gritar UNO** antes de jogar uma, e ninguém pode flagrar você.
hint-stale = A mesa já tinha avançado antes do seu toque chegar. Nada se perdeu: é assim que ela está agora.
hint-direct = Esta mensagem fica e sempre mostra a sua mão; aperte suas cartas aqui mesmo. `/uno me` desliga isso.
