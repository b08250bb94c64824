## Play alone in the bot's direct messages

button-alone = Play alone
button-ai-pace-normal = AIs: normal
button-ai-pace-fast = AIs: fast
button-ai-pace-at-once = AIs: at once
alone-in-direct = Your match is in [our direct messages]({ $link }). You play against AIs there, and nobody waits for you. If you don't see it, it's among your message requests.
# $time: a duration, such as "40 seconds".
note-alone-soon = Your match opens in our direct messages in about { $time }. Many people are starting one right now. The link comes here.
note-alone-goes-on = Your match goes on here. To start another one, end it first with **More** → **End match**.
refused-adjourned-alone = The match waits here just as you left it. **Play on** continues it, and `/uno start` begins another one.
refused-alone-no-direct = I can't write to you. Open our direct messages and use `/uno start` there, or allow direct messages in your privacy settings.
