## The page of all rules: `unobot rules --markdown`, which makes docs/rules.md

rulebook-intro = # The rules

    `unobot rules --markdown` prints this page, with `--language` in another language. A table plays the official rules unless its host chooses others in the lobby: a preset, single house rules, or a rule code. `/uno rules` explains the rules of a table. *Why not?* shows which of them is in the way of a card.
rulebook-presets = Presets
rulebook-presets-what = Each preset is a set of house rules with a name. The list shows the differences from the official rules. You can paste the code into `/uno start`.
rulebook-fields = House rules
rulebook-fields-what = You can combine all house rules, unless the list excludes it.
rulebook-number = A number from { $low } to { $high }. Official: { $official }.
rulebook-official = { " " }(official)
rulebook-switch = On:
rulebook-seats = { $setting } only with { $seats } players.
rulebook-clash = Excluded: { $settings }. { $why }
rulebook-edges = Rules that meet
rulebook-edges-what = Some combinations leave a question open. This is what happens:
edge-last-card = **A card that moves hands, played last.** Going out ends the round. A seven, a zero, Swap Hands, Shuffle Hands or Customizable as the last card moves nothing and asks nothing. That's true even if the others play on.
edge-zero-of-two = **A zero with two players** swaps the two hands.
edge-owing-seat-leaves = **A player that owes cards leaves.** The seat owes the cards. The AI that plays for it answers, and a player that comes back owes the rest.
edge-jump-in-owed = **Jump-in while cards are owed.** A player with the same draw card can play it. Its cards are added, and the player after the jump-in owes the sum.
edge-jump-in-challenge = **Jump-in on a Wild Draw Four that waits for its answer.** It's stacked like any other. The question goes to the next player, and only the last Wild Draw Four can be challenged.
edge-jump-in-own-card = **Jump-in on your own card** is allowed. You can play an identical card on the one you played, until another card is played.
edge-jump-in-out = **Going out by a jump-in** ends the round like any other last card. If it's a draw card, the player after the jump-in still draws.
edge-jump-in-uno = **Jump-in while a missing Uno can be caught.** The time to catch ends only when the player whose turn it is makes a move. A jump-in doesn't end it, so several players can be caught at the same time.
edge-uno-moved-hands = **One card because hands moved.** Uno belongs to the play that leaves one card. After hands are swapped, passed on or shuffled, there's nothing to catch. A player with one card can still say Uno. Uno said for a hand doesn't travel with it.
edge-uno-drawn-card = **A drawn card that is played and leaves one card** needs Uno like any other play. Uno said before the draw no longer counts, because the hand has grown.
edge-reshuffle-penalty = **The pile runs out in the middle of a penalty.** The player first draws the rest of the pile. Then all discards except the top one are shuffled, and the player draws from them. If there still aren't enough cards, the player takes all that are left.
edge-challenge-stacked = **A challenge on top of a stack** is only about the last Wild Draw Four. Guilty: its player draws the whole sum. Not guilty: the challenger draws the sum and two more. A player that stacks gives up the challenge.
edge-blind-turn = **When a card drawn blind is turned up.** You see it when your next turn starts, as soon as you can play or have to answer for owed cards. A missed turn doesn't count. If you take owed cards and then play (Play after drawing), you see them a turn later. If you draw in another player's turn (a bomb, a penalty, a Wild Customizable), you see the cards in your own next turn.
edge-blind-hands = **Blind draw and hands that move.** A player that gets a hand hasn't drawn it, and sees all of it right away. That includes cards its previous owner hadn't seen.
edge-blind-judged = **Blind draw, and what must or can be played.** Only the cards that you've seen count for a play, for a jump-in, for Must play, and for a legal Wild Draw Four. A challenge judges those cards and shows the others face down. All your cards count for Uno, for a hand limit, and for the points of the round.
edge-leaving-open = **The player to move leaves while a color, a target or a challenge is open.** An AI plays for the seat right away. It chooses the color or the target, or answers for the owed cards.
edge-only-ais = **Only AIs are left.** When the last player leaves or falls asleep, play stops, and nothing is drawn or counted. A press of any player goes on. The match is adjourned ten minutes after the last player was there. Its players can continue it within seven days with **Play on** or `/uno resume`. AIs play on alone only if all players have switched the autopilot on, and then the match counts for nobody.
edge-late = **Coming late, coming back.** A player that comes back gets their own seat, hand and score, never new ones. If the host gave the seat to an AI, they take over that same seat, or none. A new player takes over an AI's seat right away, with its hand and score. Or they get a new seat from the next round, behind the last one and with the lowest score. There are no new seats in teams, in an elimination, or if one round is the match.
