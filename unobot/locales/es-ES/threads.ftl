thread-begins = 🧵 **{ $name }** abre una mesa en un hilo.
thread-points = 🧵 **{ $name }** abrió una mesa: { $thread }
thread-name = Uno con { $name }
note-thread-permission = Necesito el permiso { $missing } para abrir un hilo, así que la mesa está en el canal.
note-no-thread = Discord no me dejó abrir un hilo ahora, así que la mesa está en el canal.
note-thread-closes = Este hilo se cierra tras { $time } sin mensajes. Aquí una jugada puede tardar más. Con el permiso { $missing } puedo mantenerlo abierto una semana.
