### English, the language that every other one is translated from.
### Written by: the authors of unobot
### Reviewed: yes
###
### Every other language is a copy of this folder with the right-hand sides translated. A missing message is shown in
### English. Names ($name, $host, ...), times ($when) and links are ready to show. Cards and colors come in the notation
### of the rules if a message selects on them: R, Y, G, B; S, R, D2, W, WD4, WSW, WSH, WC.

# What the language calls itself, in the menus that choose one.
language-name = English
