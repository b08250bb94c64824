## Tables in group messages, and in servers without the bot

place-direct = Uno with you alone · [to the match]({ $link })
place-group = Uno in a group · [to the table]({ $link })
place-foreign = Uno in a server without me · [to the table]({ $link })
asleep-title = The table is asleep
asleep-body = Nobody has pressed a button for a while, and here I can only write after a press. Press here to go on just where you left off.
button-wake = Go on
asleep-moved = The table goes on below.
refused-external-apps = You lack the permission Use External Apps here, so only you would see the table. Ask an admin of this server for it, or play in a group message.
refused-slow-direct = In our direct messages, a match has no clock at all, so there are no slow tables.
refused-slow-group = In a group message, I can't remind anybody, so there are no slow tables. Choose a pace of seconds.
refused-slow-foreign = I'm not a member of this server, so I can't remind anybody. There are no slow tables here. Choose a pace of seconds.
refused-thread-direct = In our direct messages, there are no threads. Leave out the option **thread**.
refused-thread-group = In a group message, there are no threads. Leave out the option **thread**.
refused-thread-foreign = I'm not a member of this server, so I can't open a thread. Leave out the option **thread**.
refused-resume-place = Outside servers, a match continues with the button of its message. `/uno start` opens another one.
