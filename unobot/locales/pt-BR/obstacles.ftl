## Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = Não posso jogar em { $channel }: a moderação me deixou de castigo até { $until }. Ela pode acabar com isso antes.
refused-private-thread = Não estou no tópico privado { $channel }, então não posso escrever lá. Mencione { $bot } nele para eu entrar, e tente de novo.
refused-locked-thread = Não posso jogar em { $channel }: o tópico está trancado. A moderação pode destrancá-lo.
refused-hidden-channel = Não vejo { $channel }. Se for um tópico privado, mencione { $bot } nele. Se não, permita-me Ver canal lá.
refused-slow-mode = O modo lento do Discord não me deixa publicar em { $channel } agora. Um admin pode permitir que meu cargo ignore o modo lento lá, ou desativá-lo.
note-mute-timeout = A mesa não pode ser mostrada em { $channel }: a moderação me deixou de castigo até { $until }. O jogo continua em **Minha mão**.
note-mute-private-thread = A mesa não pode ser mostrada em { $channel }: não estou neste tópico privado. Mencionem { $bot } nele para eu entrar. O jogo continua em **Minha mão**.
note-mute-hidden-channel = A mesa não pode ser mostrada em { $channel }, porque não o vejo. Se for um tópico privado, mencionem { $bot } nele. Se não, permitam-me Ver canal lá. O jogo continua em **Minha mão**.
note-mute-slow-mode = Por causa do modo lento, a mesa não pode ser publicada em { $channel } agora. O jogo continua em **Minha mão**.
refused-commands-only = Este servidor tem meus comandos, mas não sou membro, então isso não funciona aqui. Adicione-me com este link: { $link }
refused-commands-only-private = Este servidor tem meus comandos, mas não sou membro, então isso não funciona aqui. Quem me administra pode me adicionar.
