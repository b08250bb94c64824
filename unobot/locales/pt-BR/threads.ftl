thread-begins = 🧵 **{ $name }** abre uma mesa em um tópico.
thread-points = 🧵 **{ $name }** abriu uma mesa: { $thread }
thread-name = Uno com { $name }
note-thread-permission = Preciso da permissão { $missing } para abrir um tópico, então a mesa fica no canal.
note-no-thread = O Discord não me deixou abrir um tópico agora, então a mesa fica no canal.
note-thread-closes = Este tópico fecha depois de { $time } sem mensagens. Aqui uma jogada pode demorar mais. Com a permissão { $missing }, posso mantê-lo aberto por uma semana.
