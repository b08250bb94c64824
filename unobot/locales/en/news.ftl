## What did I miss?

button-missed = What did I miss?
# The same on the hand, where there is less room.
button-news = News
news-title = Since your last move
news-title-all = From the beginning
news-title-watching = This round so far
news-none = Nothing has happened.
