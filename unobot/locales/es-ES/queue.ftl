## La cola de quienes esperan una respuesta

note-queue = Estás en el puesto { $place } de la cola. La respuesta llegará aquí en aproximadamente { $time }.
note-queue-long = Si no está en 15 minutos, pulsa el botón otra vez: guardo la respuesta.
refused-queue-full = Ya hay demasiada gente en la cola. Vuelve a intentarlo en aproximadamente { $wait }.
refused-queue-own = Todavía trabajo en tu última petición. Estará lista en aproximadamente { $wait }.
