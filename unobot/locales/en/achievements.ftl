## Achievements: what people reached in a match. A name is short, and each -how says in one line what to do.

achievements-title = Your achievements
achievements-title-of = Achievements of { $name }
achievements-count = { $count } of { $all } in this server
achievements-none = None yet. They come by themselves, at the end of a match.
achievements-none-of = None yet in this server.
achievements-private = **{ $name }** shows no achievements.
button-achievements = Achievements
# The line below the result of a match. $what: the names of the new achievements.
achievement-new = **{ $name }**: { $what }
achievement-more = { $what } and { $count } more
refused-achievements-off = Achievements are off in this server.

preferences-achievements-on = Achievements: on
preferences-achievements-off = Achievements: off
preferences-achievements-what = Whether achievements of yours are told and listed.
server-settings-achievements = Achievements
server-settings-achievements-what = Whether new achievements are told at the end of a match, and listed.
server-settings-achievements-on = on
server-settings-achievements-off = off

achievement-winner = First win
achievement-winner-how = Win a match.
achievement-hattrick = Hat trick
achievement-hattrick-how = Win three rounds in a row.
achievement-sweep = Clean sweep
achievement-sweep-how = Win every round of a match, three or more.
achievement-comeback = Comeback
achievement-comeback-how = Win after trailing by two fifths of the target.
achievement-photo = Photo finish
achievement-photo-how = Win while another player has nine tenths of the target.
achievement-giant = Giant slayer
achievement-giant-how = Win against an expert or a master.
achievement-partners = Better together
achievement-partners-how = Win as a team with another person.
achievement-untouched = Not one card
achievement-untouched-how = Go out without drawing a card.
achievement-climber = Mountain climber
achievement-climber-how = Go out after holding 12 cards.
achievement-gift = Parting gift
achievement-gift-how = Go out with a Draw Two or a Wild Draw Four.
achievement-jumper = Quick as a flash
achievement-jumper-how = Go out by jumping in.
achievement-trader = Good deal
achievement-trader-how = Swap away five cards more than you get, then go out.
achievement-eagle = Eagle eye
achievement-eagle-how = Catch three missing Unos in a match.
achievement-detector = Lie detector
achievement-detector-how = Challenge twice in a match, and be right each time.
achievement-honest = Nothing to hide
achievement-honest-how = Be challenged twice in a match, and be innocent each time.
achievement-clean = Spotless
achievement-clean-how = Miss no Uno in eight rounds of a match.
achievement-marathon = Long haul
achievement-marathon-how = Play a match of twelve rounds to its end.
achievement-company = Good company
achievement-company-how = Play a match to its end with three other people.
