## The page of all rules (docs/rules.md, made by `unobot rules --markdown`)

rulebook-intro = # The rules

    This page is made by `unobot rules --markdown`; a test compares the two. A table plays the official rules unless its host chooses others in the lobby: one of the presets, single house rules, or a rule code. `/uno rules` explains the rules of a table, and *Why not?* tells which of them stands in the way of a card.
rulebook-presets = Presets
rulebook-presets-what = Each is a set of house rules with a name. What is listed differs from the official rules; the code can be pasted into `/uno start`.
rulebook-fields = House rules
rulebook-fields-what = Every house rule can be combined with every other one, except where it says so.
rulebook-number = A number from { $low } to { $high }. Official: { $official }.
rulebook-official = { " " }(official)
rulebook-switch = On:
rulebook-seats = { $setting } only with { $seats } players.
rulebook-clash = Excluded: { $settings }. { $why }
rulebook-edges = Where rules meet
rulebook-edges-what = What happens where rules leave a question open:
edge-last-card = **A card that moves hands, laid last.** Going out ends the round: a seven, a zero, Swap Hands, Shuffle Hands or Customizable laid as the last card moves nothing and asks nothing, also where the others play on.
edge-zero-of-two = **A zero with two players** swaps the two hands.
edge-owing-seat-leaves = **Whoever owes cards leaves.** What is owed belongs to the seat: the AI that plays for it answers, and whoever comes back finds what is left of it.
edge-jump-in-owed = **Jump-in while cards are owed.** The same draw card may be laid on it by anybody who holds one: its cards are added, and the player after the one who jumped in owes the sum.
edge-jump-in-challenge = **Jump-in on a Wild Draw Four that waits for its answer.** It is stacked like any other: the question goes to the next player, and only the last Wild Draw Four can be challenged.
edge-jump-in-own-card = **Jump-in on one's own card** is allowed: whoever laid the card on top may lay the very same one on it, as long as no other card has been laid.
edge-jump-in-out = **Going out by a jump-in** ends the round like any other last card; a draw card laid so is still drawn by the player after the one who jumped in.
edge-jump-in-uno = **Jump-in while a missing Uno can be caught.** The time to catch ends only when the player whose turn it is makes a move. A jump-in does not end it, so several players can be caught at the same time.
edge-uno-moved-hands = **One card because hands moved.** Uno belongs to the play that leaves one card: as soon as hands are swapped, passed on or shuffled, nobody can be caught any more; whoever then holds one card may still say it, and what was said for a hand does not travel with it.
edge-uno-drawn-card = **A drawn card that is played and leaves one card** calls for Uno like any other play; an Uno said before the draw is void, as the hand has grown since.
edge-reshuffle-penalty = **The pile runs out in the middle of a penalty.** First what is left is drawn; then all discards but the one on top are shuffled, and the rest of the penalty is drawn from them. Where even that is not enough, the player takes what there is.
edge-challenge-stacked = **A challenge on top of a stack** is about the last Wild Draw Four alone: guilty, its player draws the whole sum; not guilty, the challenger draws the sum and two more. Whoever stacks gives up the challenge.
edge-blind-turn = **When a card drawn blind is turned up.** When the next turn of its owner begins, as soon as they are asked to play or to answer for what is owed; a turn missed does not count. Whoever takes owed cards and then plays on (Play after drawing) sees them a turn later; whoever is made to draw in somebody else's turn (a bomb, a penalty, a Wild Customizable) sees the cards with the next turn of their own.
edge-blind-hands = **Blind draw and hands that move.** Whoever gets a hand has not drawn it, and sees all of it at once, also what its owner before had not seen yet.
edge-blind-judged = **Blind draw, and what must or may be played.** Only cards that their owner has seen count: for what can be laid, for a jump-in, for Must play, and for whether a Wild Draw Four is legal. A challenge is judged by them and shows the others face down. As cards in the hand they all count: for Uno, for a hand limit, and for the points of the round.
edge-leaving-open = **The player to move leaves while a color, a target or a challenge is open.** The seat is played for at once: the AI names the color, chooses the target, or answers for what is owed.
edge-only-ais = **Everybody but AIs has left.** Play stops, nothing is drawn or counted, and ten minutes after the last person was there the match is laid aside. Whoever had a seat goes on with it within seven days, by **Play on** or `/uno resume`.
edge-late = **Coming late, coming back.** Whoever left a match gets their own seat, hand and score back, never a fresh one, unless the host gave the seat to an AI meanwhile: then they take over that very seat, or none. Whoever is new takes over an AI's seat at once, with its hand and score, or has a seat of their own from the next round on, behind the last one and with the lowest score at the table; not in teams, in an elimination, or where the match is one round.
