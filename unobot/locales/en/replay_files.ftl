## The files of a finished match: a page and a GIF

button-save-page = Save as a page
button-save-gif = GIF
files-page = **The match as a page.** Save the file, and open it in a browser. It works without the internet, and it shows all hands.
files-gif = **The key moments of the match**
files-gif-alt = The table at each key moment of the match
refused-files-often = I've just made several files for you. Try again in a minute.
refused-files-failed = I couldn't make the file. Try again in a moment.
refused-files-too-large = The file is larger than Discord allows here.
refused-page-too-large = This match is too long for a page. Use **Replay** or **GIF** instead.
