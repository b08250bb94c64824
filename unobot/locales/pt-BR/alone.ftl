## Jogar sozinho nas mensagens diretas do bot

button-alone = Jogar sozinho
button-ai-pace-normal = IAs: normal
button-ai-pace-fast = IAs: rápido
button-ai-pace-at-once = IAs: na hora
alone-in-direct = Sua partida está em [nossas mensagens diretas]({ $link }). Lá você joga contra IAs, e ninguém espera por você. Se não aparecer, está nas suas solicitações de mensagem.
note-alone-soon = Sua partida abre em nossas mensagens diretas em cerca de { $time }. Muita gente está começando uma agora. O link aparece aqui.
note-alone-goes-on = Sua partida continua aqui. Para começar outra, encerre esta antes em **Mais** → **Encerrar partida**.
refused-adjourned-alone = A partida espera aqui como está. **Continuar** segue com ela, e `/uno start` começa outra.
refused-alone-no-direct = Não consigo escrever para você. Abra nossas mensagens diretas e use `/uno start` lá, ou permita mensagens diretas nas configurações de privacidade.
