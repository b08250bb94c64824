## Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = No puedo jugar en { $channel }: la moderación me aisló hasta { $until }. Puede terminarlo antes.
refused-private-thread = No estoy en el hilo privado { $channel }, así que no puedo escribir ahí. Menciona a { $bot } en él para que me una, y prueba otra vez.
refused-locked-thread = No puedo jugar en { $channel }: el hilo está bloqueado. La moderación puede desbloquearlo.
refused-hidden-channel = No veo { $channel }. Si es un hilo privado, menciona a { $bot } en él. Si no, permíteme Ver canal ahí.
refused-slow-mode = El modo pausado de Discord no me deja publicar en { $channel } ahora mismo. Un admin puede permitir que mi rol lo omita allí, o desactivarlo.
note-mute-timeout = La mesa no se puede mostrar en { $channel }: la moderación me aisló hasta { $until }. El juego sigue: cada cual lo ve en su mano.
note-mute-private-thread = La mesa no se puede mostrar en { $channel }: no estoy en este hilo privado. Mencionad a { $bot } en él para que me una. El juego sigue: cada cual lo ve en su mano.
note-mute-hidden-channel = La mesa no se puede mostrar en { $channel }, porque no lo veo. Si es un hilo privado, mencionad a { $bot } en él. Si no, permitidme Ver canal ahí. El juego sigue: cada cual lo ve en su mano.
note-mute-slow-mode = Por el modo pausado, la mesa no se puede publicar en { $channel } ahora mismo. El juego sigue: cada cual lo ve en su mano.
refused-commands-only = Este servidor tiene mis comandos, pero no soy miembro, así que eso no funciona aquí. Añádeme con este enlace: { $link }
refused-commands-only-private = Este servidor tiene mis comandos, pero no soy miembro, así que eso no funciona aquí. Quien me gestiona puede añadirme.
