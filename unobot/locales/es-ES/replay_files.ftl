## Los archivos de una partida terminada: una página y un GIF

button-save-page = Guardar como página
button-save-gif = GIF
files-page = **La partida como página.** Guarda el archivo y ábrelo en un navegador. Funciona sin internet y muestra todas las manos.
files-gif = **Los momentos clave de la partida**
files-gif-alt = La mesa en cada momento clave de la partida
refused-files-often = Acabo de hacerte varios archivos. Vuelve a intentarlo en un minuto.
refused-files-failed = No he podido hacer el archivo. Vuelve a intentarlo enseguida.
refused-files-too-large = El archivo es más grande de lo que Discord permite aquí.
refused-page-too-large = Esta partida es demasiado larga para una página. Usa la repetición o el **GIF**.
