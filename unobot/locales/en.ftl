### English, the language that every other one is translated from.
### Written by: the authors of unobot
### Reviewed: yes
### Beta: no
###
### Every other language is a copy of this file with the right-hand sides translated. A missing message is shown in
### English. Names ($name, $host, ...), times ($when) and links are ready to show. Cards and colors come in the notation
### of the rules if a message selects on them: R, Y, G, B; S, R, D2, W, WD4, WSW, WSH, WC.

### words

## about

# What the language calls itself, in the menus that choose one.
language-name = English

## cards

# Cards

color = { $color ->
    [R] Red
    [Y] Yellow
    [G] Green
    [P] Pink
    [T] Teal
    [O] Orange
    [U] Purple
   *[B] Blue
}
face = { $face ->
    [S] Skip
    [R] Reverse
    [D2] Draw Two
    [D4] Draw Four
    [SA] Skip Everyone
    [DA] Discard All
    [H1] Hit 1
    [H2] Hit 2
    [TH] Trade Hands
    [W] Wild
    [WD4] Wild Draw Four
    [WSW] Wild Swap Hands
    [WSH] Wild Shuffle Hands
    [WC] Wild Customizable
    [WR4] Wild Reverse Draw Four
    [WRL] Wild Color Roulette
    [WD6] Wild Draw Six
    [WD10] Wild Draw Ten
    [WRV] Wild Reverse
    [WSK] Wild Skip
    [WS2] Wild Skip Two
    [WD2] Wild Draw Two
    [WT2] Wild Targeted Draw Two
    [WFS] Wild Forced Swap
    [WAH] Wild All Hit
    [WHF] Wild Hit-Fire
    [WAA] Wild Attack-Attack
    [D1] Draw One
    [D5] Draw Five
    [F] Flip
    [WDC] Wild Draw Color
   *[other] { $face }
}
card = { $color ->
    [R] Red
    [Y] Yellow
    [G] Green
    [P] Pink
    [T] Teal
    [O] Orange
    [U] Purple
   *[B] Blue
} { $face ->
    [S] Skip
    [R] Reverse
    [D2] Draw Two
    [D4] Draw Four
    [SA] Skip Everyone
    [DA] Discard All
    [H1] Hit 1
    [H2] Hit 2
    [TH] Trade Hands
    [D1] Draw One
    [D5] Draw Five
    [F] Flip
   *[other] { $face }
}
# A wild whose color has been chosen: "Wild (red)".
card-wild = { $wild } ({ $color ->
    [R] red
    [Y] yellow
    [G] green
    [P] pink
    [T] teal
    [O] orange
    [U] purple
   *[B] blue
})
# On a card button, beside the picture of its color: at most three characters.
card-short = { $face ->
    [S] ⊘
    [R] ⇄
    [D2] +2
    [D4] +4
    [SA] ⊘+
    [DA] ⇊
    [H1] ↯1
    [H2] ↯2
    [TH] ⇆
    [W] W
    [WD4] +4
    [WSW] W⇆
    [WSH] W⤨
    [WC] W✱
    [WR4] ⇄4
    [WRL] ◎
    [WD6] +6
    [WD10] +10
    [WRV] ⇄
    [WSK] ⊘
    [WS2] ⊘2
    [WD2] +2
    [WT2] ◎2
    [WFS] ⇆
    [WAH] ↯∀
    [WHF] ↯
    [WAA] ↯↯
    [D1] +1
    [D5] +5
    [F] ◪
    [WDC] +◎
   *[other] { $face }
}
# The same with the letter of the color. \u00A0 is a space that does not break a line.
card-lettered = { $color ->
    [R] R
    [Y] Y
    [G] G
    [P] Pi
    [T] T
    [O] O
    [U] Pu
   *[B] B
}{ "\u00A0" }{ $short }
# All cards of one color in a hand, e.g. "🔺 Red: 3, 7, Skip". \u00A0 is a space that does not break a line.
hand-color = { $emoji }{ "\u00A0" }{ $color }: { $cards }
hand-wilds = { $emoji }{ "\u00A0" }{ $cards }
hand-hidden = { $emoji }{ "\u00A0" }{ $count } face down
# On the button of a card that its owner hasn't seen yet.
card-hidden-short = ?
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rounds-won = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}

## moves

# Moves: as /uno play lists them, and why the rules refuse them

move-play = Play { $card }
move-play-uno = Play { $card } and say Uno
move-draw = Draw a card
move-pass = Keep the drawn card
move-pass-empty = Pass: nothing was left to draw
move-challenge = Challenge { $name }
move-accept = { $owed ->
    [one] Draw { $owed } card
   *[other] Draw { $owed } cards
}
move-accept-until = Draw until { $color } comes
move-uno = Say Uno
move-catch = Catch { $name }
move-color = Choose { $color }
move-at = { $move }, with { $name }
move-at-draws = { $move }: { $name } draws two cards
move-passes-hands = { $move } and pass all hands on
move-penalized = { $move }: against the rules, you { $count ->
    [one] { $draws ->
        [press] press the launcher
       *[draw] draw a card
    }
   *[other] { $draws ->
        [press] press the launcher { $count } times
       *[draw] draw { $count } cards
    }
}
move-vote = Vote: { $rule }
move-time = End the round: its time is over
move-take-back = Take back your last move

# Moves that the rules refuse

refused-by-setting = { $told } Rule: { $setting }.
refused-seat-out = You're out of this round.
refused-vote-first = Everyone votes first.
refused-already-voted = You've already voted.
refused-no-vote = There's no vote right now.
refused-not-identical = It's **{ $name }**'s turn. You can only jump in with another { $top }.
refused-cannot-stack = You have to draw { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
}, and { $card } doesn't pass them on.
refused-no-challenge = You can't challenge the cards you have to draw.
refused-must-play = { $card } matches, so you have to play it.
refused-at-limit = Your { $held } cards are at the limit of { $limit }, so you can't draw. Pass.
refused-two-on-four = { $card } can't be played on a Wild Draw Four.
refused-four-others-fit = Another of your cards matches, so you can't play a { $card } now.
refused-last-card = { $card } can't be your last card.
refused-target-first = { $card }: choose a player for it.
refused-color-missing = { $card }: choose a color for it.
refused-bad-target = Choose another player still in the round.
refused-uno-not-before = Say Uno as you play your second-to-last card, or once you have one left.
refused-uno-by-itself = You don't have to say Uno here.
refused-no-clock = This round has no clock.
refused-no-take-back = That move stands. It can no longer be taken back.
refused-round-over = This round is over.
refused-not-your-turn = It's **{ $name }**'s turn.
refused-color-first = Choose the color of the Wild first.
refused-answer-first = { $owed ->
    [one] There's { $owed } card to draw first.
   *[other] There are { $owed } cards to draw first.
}
refused-already-drew = You've already drawn. Play that card or keep it.
refused-only-drawn = After drawing, you can only play the drawn card: { $card }.
refused-drawn-blind = You drew a card face down, so you can't play another card this turn. Keep it.
refused-not-seen = { $card } isn't among your face-up cards.
refused-nothing-drawn = There was nothing to draw, so your turn ends.
refused-draw-first = Draw a card before you keep one.
refused-nothing-to-answer = There's nothing to draw or challenge.
refused-no-color-asked = There's no color to choose right now.
refused-not-in-hand = { $card } isn't in your hand.
refused-no-match = { $card } doesn't match. Play { $color }, the number or symbol of { $top }, or a wild.
refused-four-not-legal = You have { $color }, so you can't play a { $card } now.
refused-one-card-only = You can only play one card at a time here.
refused-in-order = With { $held } equal cards, you choose only how many. They follow in order of color.
refused-no-target = You don't choose a player for that card.
refused-uno-not-now = { $held ->
    [one] You can't say Uno now.
   *[other] Uno is for the last card. You have { $held }.
}
refused-uno-already-said = You've already said Uno.
refused-catch-self = You can't catch yourself. Say Uno.
refused-catch-many-cards = **{ $name }** has { $held ->
    [one] { $held } card
   *[other] { $held } cards
}: there's nothing to catch.
refused-catch-said = **{ $name }** has said Uno.
refused-catch-too-late = It's too late to catch **{ $name }**.
refused-catch-faster = **{ $by }** was faster and caught **{ $name }**.
refused-catch-nobody = There's no player in that seat.

## narration

# What happened, in sentences

narration-deal = **{ $name }** deals round { $number }: { $emoji } { $card } is turned up.
narration-deal-bare = **{ $name }** deals round { $number }.
narration-deal-begins = **{ $name }** starts.
narration-joined = { $names } { $count ->
    [one] joins.
   *[other] join.
}
narration-put-back = The first card turned up went back into the pile.
narration-play = **{ $name }** played { $cards }.
narration-play-uno = **{ $name }** played { $cards } and said Uno.
narration-discarded = { $count ->
    [one] One card goes with it:
   *[other] { $count } cards go with it:
} { $cards }.
narration-skip = **{ $name }** is skipped.
narration-skip-all = Everyone else is skipped. **{ $name }** plays again.
narration-reverse = Play goes the other way.
narration-draw = **{ $name }** drew { $count ->
    [0] nothing: the pile is empty
    [one] a card
   *[other] { $count } cards
}.
narration-draws-and-misses = **{ $name }** draws { $count ->
    [0] nothing (the pile is empty)
    [one] one card
   *[other] { $count } cards
} and misses a turn.
narration-draws = **{ $name }** draws { $count ->
    [0] nothing: the pile is empty
    [one] one card
   *[other] { $count } cards
}.
narration-presses = **{ $name }** presses: { $told }.
narration-presses-and-misses = **{ $name }** presses and misses a turn: { $told }.
# $told is a row of these: what the presses of a launcher gave, one after the other.
press-silent = click
press-fired = 💥 { $count ->
    [0] no card is left
    [one] one card
   *[other] { $count } cards
}
press-pending = ❔
narration-pass = **{ $name }** passed.
narration-draw-pass = **{ $name }** { $count ->
    [0] found nothing to draw and passed
    [one] drew and passed
   *[other] drew { $count } cards and passed
}.
narration-taken-back = **{ $name }** took { $cards } back.
narration-taken-back-other = **{ $name }** took that back.
narration-color = **{ $name }** chose { $emoji } { $color }.
narration-roulette = **{ $name }** has to name a color.
narration-roulette-color = **{ $name }** names { $emoji } { $color }, { $count ->
    [0] but the pile is empty
    [one] turns up one card
   *[other] turns up { $count } cards
} and misses a turn.
narration-roulette-cards = Turned up: { $cards }.
narration-accept = **{ $name }** draws { $count ->
    [0] nothing (the pile is empty)
    [one] one card
   *[other] { $count } cards
} and misses a turn.
narration-accept-only = **{ $name }** draws { $count ->
    [0] nothing (the pile is empty)
    [one] one card
   *[other] { $count } cards
}.
narration-challenge-won = **{ $name }** challenged **{ $by }** and was right: **{ $by }** draws { $count ->
    [0] nothing (the pile is empty)
    [one] one card
   *[other] { $count } cards
}.
narration-challenge-lost = **{ $name }** challenged **{ $by }** and was wrong: **{ $name }** draws { $count ->
    [0] nothing (the pile is empty)
    [one] one card
   *[other] { $count } cards
} and misses a turn.
narration-hand = { $told } **{ $name }**'s hand: { $cards }
narration-uno = **{ $name }** said Uno.
narration-caught = **{ $by }** caught **{ $name }** without Uno. **{ $name }** draws { $count ->
    [0] nothing: the pile is empty
    [one] one card
   *[other] { $count } cards
}.
narration-caught-only = **{ $by }** caught **{ $name }** without Uno.
narration-out = **{ $name }** goes out!
narration-last-left = **{ $name }** is the last one left.
narration-placed = **{ $name }** goes out and takes the next place.
narration-waits = **{ $name }** goes out, and the partner plays on.
narration-over-limit = **{ $name }** holds { $count } cards and is out of this round.
narration-knocked-out = **{ $by }** knocks **{ $name }** out with { $card }: { $count } cards.
narration-owed = { $count ->
    [one] That's { $count } card to draw now.
   *[other] That's { $count } cards to draw now.
}
narration-owed-until = Draw until { $color } comes.
narration-owed-self = With two players, **{ $name }** is hit: { $count } cards to draw now.
narration-others-draw = Everyone else draws a card.
narration-false-catch = **{ $by }** was wrong to catch **{ $name }** and draws { $count ->
    [0] nothing: the pile is empty
    [one] a card
   *[other] { $count } cards
}.
narration-false-catch-only = **{ $by }** was wrong to catch **{ $name }**.
narration-wrong-play = **{ $name }** tried { $cards }, which doesn't match, and draws { $count ->
    [0] nothing: the pile is empty
    [one] a card
   *[other] { $count } cards
}.
narration-wrong-play-only = **{ $name }** tried { $cards }, which doesn't match.
narration-swap = **{ $name }** and **{ $target }** swap hands.
narration-shuffle = All hands are shuffled and dealt out again.
narration-pass-hands = Everyone passes their hand on.
narration-turned-over = Everything turns over: the { $side ->
    [dark] dark
   *[light] light
} side is up, with { $emoji } { $card } on top.
narration-open = **{ $name }**'s hand is open now.
narration-vote-began = Everyone votes: what does the Wild Customizable do?
narration-voted = **{ $name }** voted.
narration-rule = **Wild Customizable**: { $rule }.
narration-eliminated = **{ $name }** leaves the match.
narration-seats = Everyone changes seats. Around the table now: { $names }.
narration-time = Time's up for this round.
narration-reshuffle = The discards were shuffled into a new pile.
narration-clock = { $told } _Time ran out._
narration-autopilot = { $told } _Played by the AI._
coming-off = **{ $name }** is off. An AI plays.
coming-back = **{ $name }** is back.
coming-handed = **{ $name }** hands over to **{ $other }**.
coming-taken = **{ $name }** takes **{ $other }**'s seat.
coming-joins = **{ $name }** joins with the next round.
narration-skipped = { $told } _The others voted to skip._

## durations

# Times. $count: how many.

duration-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
duration-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
duration-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## characters

# AI players: their temperaments, their remarks, and what they think about

# One line for each name. It stands after the name, and says nothing about how well the AI plays.
character-Kim = hums while thinking
character-Lou = greets every card like an old friend
character-Max = always early, never in a hurry
character-Noa = never raises an eyebrow
character-Pat = keeps the cards in perfect order
character-Quin = has a theory about everything
character-Robin = up before sunrise, wide awake
character-Sam = laughs first, plays second
character-Toni = treats every game like a final
character-Uli = brings snacks for everyone
character-Alex = shrugs off bad luck
character-Bo = says little, smiles a lot
character-Charlie = cheers for the others too
character-Dani = counts the clouds between turns
character-Eli = reads the rules for fun
character-Fin = loves a close finish
character-Gabi = tells long stories, plays quickly
character-Jo = believes in lucky socks
character-Mika = calm as a lake
character-Vik = believes in every comeback

# A remark beside an event that everybody saw. $pick chooses one of three wordings. Nobody is laughed at.
remark = 💬 **{ $name }**: “{ $words }”
remark-won = { $pick ->
    [0] Quite a ride. Again?
    [1] I'll be smiling all evening.
   *[other] Good game, all of you.
}
remark-out = { $pick ->
    [0] That was the last one.
    [1] Look, no cards!
   *[other] My hands are free. Tea, anyone?
}
remark-caught = { $pick ->
    [0] Oh! Well seen.
    [1] And I felt so safe.
   *[other] Fair enough, that one's on me.
}
remark-guilty = { $pick ->
    [0] You read me like a book.
    [1] It was worth a try.
   *[other] Well, that didn't stay secret.
}
remark-innocent = { $pick ->
    [0] I'd never!
    [1] See? All fair.
   *[other] My conscience is clear.
}
remark-swap = { $pick ->
    [0] Let's see what we've got here.
    [1] A change of view!
   *[other] Nice and new.
}
remark-uno = { $pick ->
    [0] Uno! Did I say it loud enough?
    [1] Uno, and I said it!
   *[other] One to go. Uno!
}
remark-draw = { $pick ->
    [0] Ouch.
    [1] My hand needed company.
   *[other] Thanks, I collect those.
}

table-thinking-color = **{ $name }** is picking a color…
table-thinking-challenge = **{ $name }** is thinking: draw { $owed }, or challenge…
table-thinking-challenge-until = **{ $name }** weighs a challenge…
table-thinking-target = **{ $name }** is choosing a player…
table-thinking-drawn = **{ $name }** looks at the card just drawn…

## explain

# Why not? Why a card can or can't be played

button-explain = Why not?
explain-title = What you can play, and why
explain-fits = You can play it.
explain-no-match = Doesn't match. Play { $color }, the number or symbol of { $top }, or a wild.
explain-cannot-stack = Doesn't pass on the { $owed ->
    [one] card
   *[other] { $owed } cards
} you have to draw.
explain-cannot-stack-until = Doesn't pass it on. You draw until { $color } comes.
explain-cannot-raise = Only +{ $least } or more passes on the { $owed } cards you have to draw.
explain-unseen = Face down. You see it when your next turn starts.
explain-penalty = Doesn't match. If you play it, you { $count ->
    [one] { $draws ->
        [press] press the launcher
       *[draw] draw a card
    }
   *[other] { $draws ->
        [press] press the launcher { $count } times
       *[draw] draw { $count } cards
    }
}.
explain-more = { $count ->
    [one] One more reason isn't shown.
   *[other] { $count } more reasons aren't shown.
}

## rulebook

# The page of all rules: `unobot rules --markdown`, which makes docs/rules.md

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
edge-last-pass-on = **Going out by passing cards on.** When you have to draw, you can go out with a Reverse or a Skip. The player who has to draw next still draws the whole sum before counting.
edge-zero-of-two = **A zero with two players** swaps the two hands.
edge-owing-seat-leaves = **A player who has to draw leaves.** The cards stay with the seat. The AI that plays for it answers, and a player who comes back draws the rest.
edge-jump-in-owed = **Jump-in while a player has to draw.** A player with the same draw card can play it. Its cards are added, and the player after the jump-in has to draw the sum.
edge-jump-in-challenge = **Jump-in on a Wild Draw Four that waits for its answer.** It's stacked like any other. The question goes to the next player, and only the last Wild Draw Four can be challenged.
edge-jump-in-own-card = **Jump-in on your own card** is allowed. You can play an identical card on the one you played, until another card is played.
edge-jump-in-out = **Going out by a jump-in** ends the round like any other last card. If it's a draw card, the player after the jump-in still draws.
edge-jump-in-uno = **Jump-in while a missing Uno can be caught.** The time to catch ends only when the player whose turn it is makes a move. A jump-in doesn't end it, so several players can be caught at the same time.
edge-uno-moved-hands = **One card because hands moved.** Uno belongs to the play that leaves one card. After hands are swapped, passed on or shuffled, there's nothing to catch. A player with one card can still say Uno. Uno said for a hand doesn't travel with it.
edge-uno-drawn-card = **A drawn card that is played and leaves one card** needs Uno like any other play. Uno said before the draw no longer counts, because the hand has grown.
edge-reshuffle-penalty = **The pile runs out in the middle of a penalty.** The player first draws the rest of the pile. Then all discards except the top one are shuffled, and the player draws from them. If there still aren't enough cards, the player takes all that are left.
edge-challenge-stacked = **A challenge on top of a stack** is only about the last Wild Draw Four. Guilty: its player draws the whole sum. Not guilty: the challenger draws the sum and two more. A player who stacks gives up the challenge.
edge-blind-turn = **When a card drawn blind is turned up.** You see it when your next turn starts, as soon as you can play or have to draw. A missed turn doesn't count. If you draw a sum and then play (Play after drawing), you see the cards a turn later. If you draw in another player's turn (a bomb, a penalty, a Wild Customizable), you see the cards in your own next turn.
edge-blind-hands = **Blind draw and hands that move.** A player who gets a hand hasn't drawn it, and sees all of it right away. That includes cards its previous owner hadn't seen.
edge-blind-judged = **Blind draw, and what must or can be played.** Only the cards that you've seen count for a play, for a jump-in, for Must play, and for a legal Wild Draw Four. A challenge judges those cards and shows the others face down. All your cards count for Uno, for a hand limit, and for the points of the round.
edge-leaving-open = **The player to move leaves while a color, a target or a challenge is open.** An AI plays for the seat right away. It chooses the color or the target, or draws or challenges.
edge-only-ais = **Only AIs are left.** When the last player leaves or falls asleep, play stops, and nothing is drawn or counted. A press of any player goes on. The match is paused ten minutes after the last player was there. Its players can continue it within seven days with **Play on** or `/uno resume`. AIs play on alone only if all players have switched the autopilot on, and then the match counts for nobody.
edge-late = **Coming late, coming back.** A player who comes back gets their own seat, hand and score, never new ones. If the host gave the seat to an AI, they take over that same seat, or none. A new player takes over an AI's seat right away, with its hand and score. Or they get a new seat from the next round, behind the last one and with the lowest score. There are no new seats in teams, in an elimination, or in a match of a set number of rounds.

## rulesets

# The rules of a table, and rules that can't be played or read

value-switch = { $value ->
    [on] on
   *[off] off
}
setting = { $field }: { $value }
ruleset-preset = **{ $preset }**
ruleset-code = `{ $code }`

# The rules in topics. Their names are the options of a menu, too.

rules-topic-play = How to play
rules-topic-house = House rules here
rules-topic-cards = The cards
rules-topic-asked = Often asked
rules-first = { $both ->
    [on] Empty both hands of your team before another team does.
   *[off] Be the first without cards.
}
rules-goal = **The goal** · { $scoring ->
    [single] { $first } One round is the match, and no points are counted.
    [until_last] Get rid of your cards to take the next place. The others play on until only one player still has cards. One round is the match, and no points are counted.
    [golf] Hold few points when a round ends. It ends when { $both ->
        [on] both partners of a team are
       *[off] a player is
    } without cards. Then everyone gets the points of the cards they still hold{ $teams ->
        [on] , and those of their partner
       *[off] { "" }
    }. { $points } After { $rounds } rounds the lowest sum wins. If it's tied, another round is played.
    [best_of] { $first } That wins the round, and no points are counted. The match has { $rounds } rounds, and most rounds won win it. It ends early when nobody can catch up. If the best are tied, another round is played.
   *[points] { $first } That wins the round, and the points in { $teams ->
        [on] the opponents' hands
       *[off] all other hands
    }. { $points } { $elimination ->
        [on] After each round, the player with the most points in hand leaves. The last one left wins the match.
       *[off] The first to { $target } points wins the match. If the best two are tied, another round is played.
    }
}
# $points: a list of the next ones, such as "numbers their value, action cards 20".
rules-points = Cards count: { $points }.
rules-points-number = numbers their value
rules-points-action = action cards { $points }
rules-points-wild = wilds { $points }
rules-points-others = all others { $points }
rules-points-face = { $card } { $points }
rules-turn = **Your turn**
rules-turn-step = { $number }. { $rule }
rules-turn-play = { $kind ->
    [any] Play any card.
    [always] Play any card. You can't draw instead.
   *[match] Play a card with the color, the number or the symbol of the top card, or a wild.
}
rules-turn-press = If you don't play, you press the launcher once. It stays silent or fires cards at you. Then your turn is over.
rules-turn-uno = { $kind ->
    [off] You don't have to say Uno.
    [announced] When you play your second-to-last card, Uno is announced automatically.
    [strict] With one card left, you must say **Uno** before another player catches you. It counts only then.
   *[call] With one card left, you must say **Uno**: just before you play the card, with it, or after it before another player catches you.
}{ $catches ->
    [draw] { " " }Caught: { $penalty ->
        [0] nothing happens.
        [one] you draw one card.
       *[other] you draw { $penalty } cards.
    }
    [press] { " " }Caught: { $penalty ->
        [0] nothing happens.
        [one] you press the launcher once.
       *[other] you press the launcher { $penalty } times.
    }
   *[no] { "" }
}
rules-line = • { $rule }
rules-wilds = **Wilds** · They go on any card, and you choose the color.
rules-card = **{ $card }** · { $does }
rules-no-challenge = Draw cards can't be challenged.
rules-asked-draw = Can I draw even if I could play? Yes.
rules-asked-press = Can I press even if I could play? Yes.
rules-asked-stack = Do I have to stack? No, you can draw the sum. A stack needs a plus as high as the last one, not as the sum. Its color doesn't matter.
rules-asked-discard = Can I go out with Discard All? Yes. If it leaves one card, say Uno. The cards that it takes along have no effect.
rules-asked-roulette = Who names the color of a roulette? The player it hits. Wilds don't end it, and nobody can stack on it.
rules-asked-out = A player with { $limit } cards is out, even several in one round. Their cards go under the discard pile, and come back with the next shuffle.
rules-asked-seven = Does a seven have to swap? Yes, unless it's the last card.
rules-asked-backs = Why can't I see the backs of my cards? Only the others see them, as at a real table. After a Flip they're your hand.
rules-asked-flip = What lies on top after a Flip? The card that was at the bottom of the discards. If it's a wild, the next player chooses the color.
rules-asked-side = Which side counts when a round ends? The side in play. A Flip as the last card turns the hands over first.
# What a card does, after its name.
effect-discards-color = All other cards of its color in your hand go with it, without their effects.
effect-turns-over = Everything turns over: the discards as one packet, the draw pile, and every hand. The new top card has no effect.
effect-reverses = Play goes the other way. With two players, the other one misses a turn.
effect-owes = The next player draws { $count ->
    [one] one card
   *[other] { $count } cards
} and { $after ->
    [on] then plays.
   *[off] misses a turn.
}
effect-reverses-owes = Play goes the other way. The player who is then next draws { $count } cards and { $after ->
    [on] then plays.
   *[off] misses a turn.
} With two players, that's you.
effect-roulette = The next player names a color, turns up cards until one of it comes, takes them all and { $after ->
    [on] then plays.
   *[off] misses a turn.
}
effect-presses = The next player presses the launcher { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
} and { $after ->
    [on] then plays.
   *[off] misses a turn.
}
effect-presses-until = The next player presses the launcher until it fires, and { $after ->
    [on] then plays.
   *[off] misses a turn.
}
effect-skips = { $count ->
    [one] The next player misses a turn.
   *[other] The next { $count } players miss a turn.
}
effect-skips-all = Everyone else misses a turn. You play again.
effect-others-draw = { $count ->
    [one] Everyone else draws one card.
   *[other] Everyone else draws { $count } cards.
}
effect-others-press = { $count ->
    [one] Everyone else presses the launcher once.
   *[other] Everyone else presses the launcher { $count } times.
}
effect-target-draws = A player of your choice draws { $count } cards, without missing a turn.
effect-swap = Swap hands with a player of your choice.
effect-swap-owes-uno = A player who then holds one card has to say Uno.
effect-shuffle = All hands are collected, shuffled and dealt out again.
effect-voted = It does what you voted for before the first round.
effect-none = It has no effect.
effect-none-last = As a last card, it has no effect.
effect-never-last = It can't be your last card.
effect-never-on = It can't be played on a { $card }, except to stack.
effect-challenged = The next player draws { $count } and { $after ->
    [on] then plays
   *[off] misses a turn
}{ $kind ->
    [free] . You can play it any time.
    [strict] . You can play it only if it's legal: { $needs ->
        [no_playable] you can't play any other card.
       *[no_color] you have no card of the current color.
    }
   *[challenge] , or challenges. It's legal only if { $needs ->
        [no_playable] you can't play any other card
       *[no_color] you have no card of the current color
    }. { $sum ->
        [on] Guilty: you draw the whole sum. Not guilty: the challenger draws the sum and two more, and misses a turn.
       *[off] Guilty: you draw the { $count } yourself. Not guilty: the challenger draws { $more } and misses a turn.
    }
}
effect-challenged-until = The next player draws until a card of the color comes, and { $after ->
    [on] then plays
   *[off] misses a turn
}{ $kind ->
    [free] . You can play it any time.
    [strict] . You can play it only if it's legal: { $needs ->
        [no_playable] you can't play any other card.
       *[no_color] you have no card of the current color.
    }
   *[challenge] , or challenges. It's legal only if { $needs ->
        [no_playable] you can't play any other card
       *[no_color] you have no card of the current color
    }. Guilty: you draw until the color comes. Not guilty: the challenger draws until it comes, then two more, and misses a turn.
}

# Rules that can't be played, and codes that can't be read

contradiction-no-ruleset = I can't read these rules. Choose a preset, or paste a code.
contradiction-unknown-field = This version has no rule called “{ $field }”. Choose a preset, or paste another code.
contradiction-bad-value = { $field } can't be “{ $value }”. Choose from the menu.
contradiction-bad-number = { $field } takes a number from { $low } to { $high }, not { $value }.
contradiction-bomb-needs-several = A bomb is several cards at once. Switch Several at once on, too.
contradiction-keep-needs-move = No card moves hands, so there's nothing to decline. Switch on Seven swaps or Zero passes on, or switch off Optional swaps.
contradiction-revenge-needs-stacking = Revenge doubles a stacked sum. Choose a kind of Stacking first.
contradiction-no-draw-needs-limit = There's no limit that could stop a player from drawing. Set a Hand limit first.
contradiction-limit-within-deal = A hand of { $hand_size } cards would be over the limit of { $hand_limit } at once. Set a higher Hand limit, or a smaller Hand size.
contradiction-knock-out-needs-limit = Nobody is put out without a limit. Set a Hand limit that puts players out first.
contradiction-not-in-deck = This deck rules out that choice of “{ $field }”. Leave that rule as it is, or choose another Deck.
contradiction-limit-until-last = A match until one is left can't put players out for large hands. Let the Hand limit only stop drawing, or choose another Scoring.
contradiction-four-not-judged = A Wild Draw Four that can be played any time is never judged. Leave what it needs as it is, or let it be challenged.
contradiction-nothing-to-show = Only a challenge shows a hand. Let the Wild Draw Four be challenged, or show the hand to the challenger only.
contradiction-false-catch-needs-calls = If players don't have to say Uno, there are no wrong catches. Let players call Uno, or set Wrong catch to nothing.
contradiction-double-needs-points = Double score doubles the points that the winner of a round gets. Choose the Scoring by points, or switch it off.
contradiction-both-out-needs-teams = Only partners can both go out. Switch Teams on, too.
contradiction-teams-until-last = Teams can't play until one is left. Choose another Scoring, or switch Teams off.
contradiction-teams-elimination = Teams can't lose single players. Switch Teams or Elimination off.
contradiction-elimination-needs-rounds = Elimination goes on until one player is left. Choose the Scoring by points, or switch it off.
contradiction-reshuffle-teams = Partners sit opposite each other for the whole match. Switch Teams or Seats reshuffled off.
contradiction-reshuffle-needs-rounds = Seats are reshuffled between rounds, and here one round is the match. Choose the Scoring by points, or switch Seats reshuffled off.
contradiction-blind-until-playable = Drawing until a card matches would reveal the card. Draw one card, or switch Blind draw off.
contradiction-blind-must-play = You can't tell if a face-down card has to be played. Let a drawn card be played or kept, or switch Blind draw off.
contradiction-blind-open-hands = Cards that are open for everyone can't be hidden from their owner. Let no hands be open, or switch Blind draw off.
contradiction-seats = { $seats ->
    [one] One player is
   *[other] { $seats } players are
} too few or too many: { $low } to { $high } can play.
contradiction-teams-even = Teams need four, six, eight or ten players. There { $seats ->
    [one] is one.
   *[other] are { $seats }.
}
contradiction-deck-too-small = { $decks ->
    [one] One deck is
   *[other] { $decks } decks are
} too small to deal { $hand_size } cards to each of { $seats } players. Deal up to { $most }, or add a deck.
code-no-code = That isn't a rule code. Paste one as a table shows it, or choose a preset.
code-other-version = That isn't a preset, and codes that start with { $version } come from another version. Choose a preset, or paste a code that starts with A.
code-mistyped = That code has a typo. Copy it again from the table that shows it.
code-newer-field = That code has a house rule, { $tag }, that this version doesn't know. Update unobot, or choose other rules.
code-bad-value = That code sets { $field } to “{ $value }”, which this version doesn't know. Update unobot, or choose other rules.

## illustrations

# Pictures: what they show, for readers who can't see them

alt-top = On top: { $card }
alt-top-below = On top: { $card }; below: { $below }
alt-played = played { $card }
alt-drew = drew { $count }
alt-silent = pressed: click
alt-launcher = Clicks since the launcher last fired: { $count }.
alt-skipped = skipped
alt-seat = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $top is alt-top or table-nothing-laid, $way is table-clockwise or table-counterclockwise, $pile is table-pile. The
# seats stand in the order of play, the player to move first.
alt-lobby = Before the match: { $seats }. { $free ->
    [0] No seat is free.
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
alt-table = { $top }. { $way }, { $pile }. In the order of play: { $seats }.
# $points is a list: the score of a player after each round.
alt-scores = { $name }: { $points }.
alt-sheet = { $scoring ->
    [golf] Points, round by round. The fewest after { $rounds } rounds win.
    [best_of] Rounds won, best of { $rounds }, round by round.
   *[points] Score sheet to { $target } points, round by round.
} { $scores }
alt-playable = You can play: { $cards }
alt-backs = on the backs: { $cards }

## buttons

# Buttons that several screens have

button-hand = My hand
button-more = More
button-rules = Rules
button-players = Players
button-show-table = Show me the table
button-leave = Leave
button-rematch = Rematch
button-help = Help
button-code = Paste a code
button-form = All in one form
button-form-again = Back to the form

button-uno = Uno!
button-catch = Catch!
button-catch-name = Catch { $name }!
button-draw = Draw
button-press-launcher = ⚡ Press
button-play = Play it
button-keep = Keep it
button-no-swap = Keep my hand
button-pass-hands = Pass them on
button-say-uno-off = 📣 Call UNO
button-say-uno-on = ✅ UNO ready
button-say-uno-off-short = 📣 UNO
button-say-uno-on-short = ✅ UNO

button-refresh = Refresh
button-back = Back
button-back-hand = Back to my hand
button-previous = ◀
button-page = { $page } of { $pages }
button-next = ▶

### lobby

## lobby

# The lobby

button-join = Join
button-start = Start
button-open = Open a table
button-start-ais = { $ais ->
    [one] Play with an AI
   *[other] Play with { $ais } AIs
}
button-start-with = { $ais ->
    [one] Start with 1 AI
   *[other] Start with { $ais } AIs
}
button-start-waits = Start: waits for { $people } more
button-add-ai = Add an AI
button-options = Rules, pace, players
button-length-round = Quick game: one round
button-quick = Quick game
button-length-points = Match to { $target } points
button-length-rounds = { $scoring ->
    [golf] { $rounds ->
        [one] Golf: one round
       *[other] Golf: { $rounds } rounds
    }
   *[best_of] { $rounds ->
        [one] Match of one round
       *[other] Match of { $rounds } rounds
    }
}
button-invite = Invite
button-change-rules = Change rules

lobby-title = Uno: who's in?
lobby-how = Press **Join** to take a seat. **{ $host }** starts the match.
lobby-how-start = **{ $host }** starts the match.
lobby-rematch = Uno: a rematch?
lobby-rematch-how = It starts when every player has pressed **Rematch**, or when **{ $host }** presses **Start**.
lobby-free = ▫️ _free_
lobby-missing = { $ais ->
    [one] You need one more player. Wait for a friend, or play against an AI right now.
   *[other] You need { $ais } more players. Wait for friends, or let AIs fill in right now.
}
lobby-waiting-teams = Teams need { $needed } players: wait for { $missing } more, or add AIs.
lobby-ready = { $seats ->
    [10] All ten seats are taken.
   *[other] Ready to start. Up to ten can play.
}
lobby-rules = Rules: **{ $preset }** · { $what }
lobby-time-control = Pace: { $pace }
lobby-even = Even match: this AI plays about as well as the people here. When they win, the next match is harder. When they lose, it's easier.
lobby-access-invited = ✉️ Invite-only.
lobby-access-closed = 🔒 Closed to new players.
lobby-until = Closes { $when } if nobody joins.
lobby-until-start = Closes { $when } if the match doesn't start.
lobby-add-ai = Add an AI player
lobby-remove-ai = Remove an AI

lobby-closed = This table is closed
lobby-limited-rules = 🔒 An admin of this server has locked the rules, so this table now has the server's.
lobby-limited-ais = 🔒 An admin of this server has limited the AI players, so some had to leave.

## seats

# Seats: what stands beside a name, and AI players

mark-host = 👑 host
mark-ready = ✅ ready
mark-ai = 🤖 AI, { $level }
mark-engine = ⚙️ engine { $level }
mark-away = 🤖 away, an AI plays on
mark-autopilot = 💤 asleep, an AI plays on
mark-resting = 🤖 an AI plays for now
mark-gone = 💤 away
mark-asleep = 💤 asleep
mark-out = 🚪 out
mark-placed = 🏁 place { $place }
mark-done = 🏁 done
mark-uno = 📣 said Uno
mark-uno-owed = ❗ hasn't said Uno
# In a line that has the cards and the points, so it must be short.
mark-uno-short = 📣 Uno!
mark-uno-owed-short = ❗ Uno?

# What the numbers and signs in the short lines of a table with many seats mean.
legend-cards = cards
legend-points = points
legend-rounds-won = rounds won
legend-ai = 🤖 AI
legend-away = 💤 away, an AI plays on
legend-teams = 🤝 Teams: { $teams }

level-novice = novice
level-novice-how = Plays any card that matches.
level-casual = casual
level-casual-how = Sometimes plays well, sometimes not.
level-clever = clever
level-clever-how = Plays well, and makes mistakes.
level-expert = expert
level-expert-how = Learned by playing itself.
level-even = even match
level-even-how = As strong as you, by your last matches.
engine-how = A program that the bot's admin added.

table-engine-failed = ⚙️ The engine { $engine } failed. An AI plays for **{ $name }** now.
refused-no-ai = There's no such AI at this table.
refused-engine-rules = { $engine } can't play these rules. Engines need the official rules, one deck and hands of seven; any target is fine.
refused-only-host-engine = Only the host, { $host }, can seat engines.

## places

# Tables in group messages, and in servers without the bot

place-direct = Solo Uno · [to the match]({ $link })
place-group = Uno in a group · [to the table]({ $link })
place-foreign = Uno in a server without me · [to the table]({ $link })
asleep-title = The table is asleep
asleep-body = Nobody has pressed a button for a while, and here I can only write after a press. Press here to go on just where you left off.
button-wake = Go on
asleep-moved = The table goes on below.
refused-external-apps = You lack the permission Use External Apps here, so only you would see the table. Ask an admin of this server for it, or play in a group message.
refused-slow-direct = Matches in our direct messages have no clock, so you can't choose a pace.
refused-slow-group = In a group message, I can't remind anyone, so there are no slow tables. Choose a faster pace.
refused-slow-foreign = I'm not a member of this server, so I can't remind anyone. There are no slow tables here. Choose a faster pace.
refused-thread-direct = In our direct messages, there are no threads. Leave out the option **thread**.
refused-thread-group = In a group message, there are no threads. Leave out the option **thread**.
refused-thread-foreign = I'm not a member of this server, so I can't open a thread. Leave out the option **thread**.
refused-resume-place = Outside servers, a match continues with the button of its message. `/uno start` opens another one.

## obstacles

# Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = I can't play in { $channel }: a moderator timed me out until { $until }. A moderator can end that sooner.
refused-private-thread = I'm not in the private thread { $channel }, so I can't write there. Mention { $bot } in it so that I join, and try again.
refused-locked-thread = I can't play in { $channel }: the thread is locked. A moderator can unlock it.
refused-hidden-channel = I can't see { $channel }. If it's a private thread, mention { $bot } in it. If not, allow me View Channel there.
refused-slow-mode = Discord's slow mode keeps me from posting in { $channel } right now. An admin can allow my role Bypass Slowmode there, or switch slow mode off.
note-mute-timeout = I can't show the table in { $channel }: a moderator timed me out until { $until }. Play goes on in your hands.
note-mute-private-thread = I can't show the table in { $channel }: I'm not in this private thread. Mention { $bot } in it so that I join. Play goes on in your hands.
note-mute-hidden-channel = I can't show the table in { $channel }, because I can't see it. If it's a private thread, mention { $bot } in it. If not, allow me View Channel there. Play goes on in your hands.
note-mute-slow-mode = I can't post the table in { $channel } right now, because of slow mode. Play goes on in your hands.
refused-commands-only = This server has my commands, but I'm not a member, so that doesn't work here. Add me with this link: { $link }
refused-commands-only-private = This server has my commands, but I'm not a member, so that doesn't work here. The person who runs me can add me.

## players

# Players: who may join, who is host, and who goes

players-title = Players
players-alone = You're the only person here.
players-kick = Kick a player…
players-new-host = Choose a new host…
players-release = Release the seat of a player who left…
access-open = Anyone can join
access-invited = Only invited players can join
access-closed = No one else can join

players-kick-title = Kick { $name }?
players-kick-body = An AI plays on with their cards. They can't come back to this match.
players-kick-leaves = They are still in this match. If you kick them, you leave the match and are last in the results and ratings. You can play on.
players-kick-body-lobby = They can't come back to this table.
button-kick = Kick

note-kicked = { $name } was kicked.
note-new-host = { $name } is the host now.
note-released = { $name }'s seat belongs to an AI now. Others can take it over.
refused-kicked = You were kicked from this match. You can join the next table here.
refused-former = You deleted your data, so you can't come back to this match. You can join the next table here.
refused-invited-only = Invite-only. Ask { $host } for an invitation.
refused-closed-to-new = Closed to new players. Ask { $host }, the host.
refused-only-host-manages = Only the host, { $host }, or a moderator can do that.
refused-no-such-player = They no longer have a seat at this table.
refused-kick-oneself = You can't kick yourself. Press **Leave**.
refused-new-host-away = { $name } is away, and the host has to be here.
refused-release-present = { $name } is still here, so the seat is theirs. You can kick them instead.

## table

# The table, and the calls to a turn

table-title = { $emoji } { $card }
table-color-open = { $emoji } { $card }: no color yet
table-play = It's **{ $name }**'s turn: match { $emoji } **{ $color }** or **{ $face }**.
table-play-color = It's **{ $name }**'s turn: match { $emoji } **{ $color }**.
table-play-any = **{ $name }** starts with any card.
table-any = **{ $name }** plays any card.
table-drawn = **{ $name }** drew a card: play it or keep it.
table-drawn-must = **{ $name }** drew a card and has to play it if it matches.
table-drawn-blind = **{ $name }** drew a card face down.
table-color = **{ $name }** chooses the first color.
table-roulette = **{ $name }**: which color?
table-answer = **{ $name }** has to draw { $owed } cards, or challenge **{ $by }**.
# $color: a color, up to which cards have to be drawn.
table-answer-until = **{ $name }** draws until { $color } or challenges **{ $by }**
table-owes = **{ $name }** has to draw { $owed } cards, or pass them on.
table-owes-until = **{ $name }** draws until { $color } or passes it on
table-nothing-laid = No card has been played yet
table-thinking = **{ $name }** is thinking…
table-turn-answer = **{ $name }** draws { $owed } or challenges **{ $by }**
table-turn-owes = **{ $name }** draws { $owed } or passes them on
table-turn-drawn = **{ $name }** drew a card
table-waits = 💤 Nobody is here, so the match waits. **{ $button }** goes on.
table-until = ⏳{ "\u00A0" }{ $when }
table-silent = 📡 Discord is silent: clocks stand still.
table-skip = ⏭️ { $count } of { $needed } votes to skip this turn, under **More**.
table-newcomers = In from the next round: { $names }
open-hand = open: { $cards }
table-round = Round { $number }
table-round-ends = time's up { $when }
table-clockwise = ↻ clockwise
table-counterclockwise = ↺ counterclockwise
# The side of a deck with two sides that is up.
table-side = { $side ->
    [dark] 🌙 dark side
   *[light] ☀️ light side
}
table-pile = { $count ->
    [0] draw pile empty
   *[other] draw pile: { $count }
}

ping-turn = { $mention }, it's your turn on { $card } · ends { $when }
ping-turn-untimed = { $mention }, it's your turn on { $card }
ping-answer = { $mention }, you have to draw { $owed } cards. What now? · ends { $when }
ping-answer-untimed = { $mention }, you have to draw { $owed } cards. What now?
ping-first = { $mention }, it's your turn · ends { $when }
ping-first-untimed = { $mention }, it's your turn

name-unknown = Unknown player
name-former = Former player
dm-place = Uno in **{ $server }** · [to the table]({ $link })
dm-place-suspended = Uno in **{ $server }** · [to the server]({ $link })
dm-place-unknown = a server
note-mute-permission = I can't show the table in { $channel }: I need the permission { $missing } there. Play goes on in your hands.
note-mute-thread = I can't show the table in { $channel }: the thread is closed. Play goes on in your hands.

## tables

# A player's tables: `/uno tables`

tables-yours = Your tables
tables-which = Which table?
tables-turn = **your turn**
tables-wait = **{ $name }** is playing
tables-waits = waits, because nobody is there
tables-until = ends { $when }
tables-pause = between rounds
tables-next = next round starts { $when }
tables-lobby = not started yet
tables-suspended = waits for `/uno resume`
tables-over = over
tables-more = { $count ->
    [one] { $count } more table isn't listed. Open your hand there.
   *[other] { $count } more tables aren't listed. Open your hand there.
}
tables-notify-me = **Notify me** pings you when the next table opens in this channel.
tables-empty = You don't have a seat at any table. `/uno start` opens one.

## suspended

# Suspended matches: their channel can't be reached. Adjourned matches: nobody is there.

suspended-match = The match is waiting
suspended-lobby = The table is waiting
suspended-here = I can't reach the channel of this match. Continue it in this channel with **Play on here**, or in another with `/uno resume`.
adjourned-title = The match is paused
adjourned-body = Nobody was here for a while, so the match waits just as you left it. Continue here with **Play on**, or in any channel of this server with `/uno resume`.
adjourned-resting = Only AIs have played here for a while, so the match waits. **{ $button }** continues it.
adjourned-kept = It closes for good { $when }.
button-resume = Play on
button-resume-here = Play on here
refused-adjourned = This match is paused because everyone left. `/uno resume` continues it.
refused-suspended = I can't reach the channel of this match. Continue it with `/uno resume` in any channel of the server.
refused-channel-suspended = A match is waiting in this channel. `/uno resume` continues it.
refused-not-suspended = This match is already running.
refused-nothing-suspended = No match in this server is waiting. `/uno start` opens a table.
refused-only-seated-resumes = Only its players, its host or a moderator can resume a match.
refused-which-match = Several matches are waiting. Choose one with the option **match**.

## vote

# The vote on the Wild Customizable

vote-title = What does the Wild Customizable do?
vote-how = You each have one vote. Ties are settled at random.
vote-option = { $count ->
    [one] { $number }. { $rule }: one vote
   *[other] { $number }. { $rule }: { $count } votes
}
vote-open = Still to vote: { $names }.
vote-voted = You voted for { $number }.
button-vote = { $number } ({ $count })
custom-others-draw = everyone else draws a card
custom-pass-hands = all hands pass on to the next player
custom-target-draws = a player you choose draws two cards
custom-skip-all = everyone else is skipped and you play again
custom-swap = you swap hands with a player you choose

## time_control

# Time control: slow and fast tables

button-time-control = Pace
time-control-title = How long can a move take?
time-control-how = At a slow table, you don't have to stay. I remind you when it's your turn, and `/uno tables` lists the tables that wait for you.
time-control-normal = Normal
time-control-fast = Fast: 20 seconds a move
time-control-hours = Slow: 4 hours a move
time-control-day = Slow: 1 day a move
time-control-days = Slow: 3 days a move
# $time: "90 seconds", "2 days".
time-control-time = { $time } a move
ping-switch-off = `/uno me` turns these reminders off.
refused-only-host-time-control = Only the host, { $host }, can choose the pace.
refused-time-control-by-rules = The rules of this table give you { $seconds } seconds for a move. **Change rules** changes that.

### play

## hand

# The hand

hand-play = Your turn: match { $emoji } **{ $color }** or **{ $face }**
hand-play-color = Your turn: match { $emoji } **{ $color }**
hand-play-any = Your turn: start with any card
# The same beside a picture of the table. $color: an emoji. $sign: what the card's button has, such as "7" or "+2".
hand-turn = **Your turn:** { $color } or { $sign }
hand-turn-color = **Your turn:** { $color }
hand-turn-any = **Your turn:** any card
hand-partner = Partner: **{ $name }**, { $count ->
    [one] one card
   *[other] { $count } cards
}.
hand-partner-done = **{ $name }** is done. Now it's up to you.
hand-done = **{ $name }** plays on for your team, { $count ->
    [one] one card
   *[other] { $count } cards
}.
hand-out = You're out of this round: { $place }
knocked-out-title = You're out with { $count } cards
knocked-out-by = **{ $by }** did it with { $card }.
knocked-out-next-round = Watch the others play. You're back in the next round.
knocked-out-rematch = Watch the others play. Your seat in the **Rematch** is free.
knocked-out-picture = { $name } is out
knocked-out-picture-by = { $count } cards, thanks to { $by }
knocked-out-picture-alone = { $count } cards are too many
hand-play-pass = You can't play or draw, so **Pass**.
hand-play-none = None of your cards match. Draw one.
hand-play-none-until = None of your cards match. Draw until one does.
hand-play-none-launcher = None of your cards match. Press the launcher.
hand-drawn = **You drew** { $card }
hand-drawn-must = You have to play it.
hand-drawn-unfit = It doesn't match, so keep it.
hand-drawn-unfit-passing = It doesn't match, so you pass.
hand-drawn-nothing = There was nothing left to draw.
hand-drawn-nothing-passing = There was nothing left to draw, so you pass automatically.
hand-drawn-blind = You drew a card face down. Keep it; you see it when your next turn starts.
hand-drawn-blind-passing = You drew a card face down, and you pass automatically. You see it when your next turn starts.
hand-unseen = { $count ->
    [one] One card is face down until your turn.
   *[other] { $count } cards are face down until your turn.
}
hand-first-color = **Choose the first color**
hand-roulette = 🎡 **Which color?**
hand-roulette-how = You take all cards up to the first of it.
hand-wild = { $card }: which color?
hand-answer = **{ $name }** played a { $card } on { $emoji } **{ $color }**: draw { $owed }, or challenge?
hand-answer-until = **{ $name }** played a { $card }: draw until { $color } comes, or challenge?
hand-answer-held = { $needs ->
    [no_playable] If **{ $name }** could have played another card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
   *[no_color] { $color ->
        [R] If **{ $name }** had a red card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
        [Y] If **{ $name }** had a yellow card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
        [G] If **{ $name }** had a green card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
        [P] If **{ $name }** had a pink card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
        [T] If **{ $name }** had a teal card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
        [O] If **{ $name }** had an orange card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
        [U] If **{ $name }** had a purple card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
       *[B] If **{ $name }** had a blue card, **{ $name }** draws { $owed }. If not, you draw { $lost }.
    }
}
hand-answer-held-short = { $needs ->
    [no_playable] Had another? { $name } draws { $owed }, else you draw { $lost }.
   *[no_color] { $color ->
        [R] Had red? { $name } draws { $owed }, else you draw { $lost }.
        [Y] Had yellow? { $name } draws { $owed }, else you draw { $lost }.
        [G] Had green? { $name } draws { $owed }, else you draw { $lost }.
        [P] Had pink? { $name } draws { $owed }, else you draw { $lost }.
        [T] Had teal? { $name } draws { $owed }, else you draw { $lost }.
        [O] Had orange? { $name } draws { $owed }, else you draw { $lost }.
        [U] Had purple? { $name } draws { $owed }, else you draw { $lost }.
       *[B] Had blue? { $name } draws { $owed }, else you draw { $lost }.
    }
}
hand-answer-held-until = If it wasn't legal, **{ $name }** draws until the color comes. If it was, you draw until it comes, and two more.
hand-answer-held-until-short = Not legal? { $name } draws. Legal? You do, and two more.
hand-answer-left = { $count ->
    [0] It was **{ $name }**'s last card.
    [one] **{ $name }** has { $count } card left.
   *[other] **{ $name }** has { $count } cards left.
}
overlay-turn = It's your turn
hand-waiting-bare = **{ $name }** is thinking
hand-waiting = **{ $name }** is thinking on { $card }
hand-waiting-next = you're next
hand-waiting-last = { $name } has 1 card
hand-wait-over = The vote is over. The cards are being dealt.
hand-cards = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }
hand-uno-owed = 📣 One card! Say it!
hand-uno-unnoticed = Phew. Nobody noticed.
# What has just hit the reader of the hand.
hand-hit-cards = 💥 **+{ $count } for you!**
hand-hit-until = 💥 **Draw until { $color }!**
hand-hit-launcher = { $count ->
    [0] 🍀 **Click:** no card for you.
   *[other] 💥 **The launcher fires: +{ $count }!**
}
hand-hit-caught = 👀 **{ $name }** caught you: +{ $count }!
hand-hit-caught-free = 👀 **{ $name }** caught you: no card.
hand-hit-skip = ⏭️ You're skipped.
hand-hit-swap = 🔁 **{ $name }** swapped with you!
hand-hit-hands = 🔁 All hands have moved!
hand-hit-turned-over = { $side ->
    [dark] 🌙 **Flip!** The dark side is up.
   *[light] ☀️ **Flip!** The light side is up.
}
hand-shown = Only you see the hand **{ $name }** had: { $cards }
# The same with pictures of the cards.
hand-shown-short = **{ $name }** had { $cards }
# What the other players' cards have on their backs, which their owners don't see.
hand-backs = Their backs: { $backs }
hand-backs-title = **The backs of the others' cards**
hand-backs-how = A Flip makes these their hands. They don't see them, and you don't see yours.
hand-lobby = The match hasn't started yet.
hand-lobby-seated = You're in. Your cards come when the match starts.
hand-away = You left, and an AI plays your hand.
hand-autopilot = ⌛ Time's up: an AI plays. Press to play.
hand-resting = An AI plays for you until you press.
hand-waits = Nobody else is here. Press to play on.
hand-away-waits = You left, and nobody else is here. So the match waits.
button-return = Take my seat back

# What a move still needs, and what there is to answer

hand-step-cards = { $card }: which cards?
hand-step-target = { $card }: swap with…
hand-step-pass-hands = { $card }: pass hands on?
hand-step-draws = { $card }: who draws two?
hand-first-target = Swap hands with…
hand-owed = You have to draw { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
}
hand-owed-until = You have to draw until { $color } comes
hand-answer-stack = Pass it on or draw.
hand-answer-raise = Pass it on with +{ $least } or more, or draw.
hand-catch-whom = **Who forgot Uno?**
hand-catch-wrong = If you're wrong, you { $count ->
    [one] { $draws ->
        [press] press the launcher
       *[draw] draw a card
    }
   *[other] { $draws ->
        [press] press the launcher { $count } times
       *[draw] draw { $count } cards
    }
}.
hand-wrong-play = Play a wrong card, and you { $count ->
    [one] { $draws ->
        [press] press
       *[draw] draw one
    }
   *[other] { $draws ->
        [press] press { $count } times
       *[draw] draw { $count }
    }
}.
hand-jump-in = You have the same card: jump in!

button-take = Draw { $owed }
button-pass = Pass
button-challenge = Challenge
button-catch-somebody = Catch…
button-count = { $name } ({ $count })
button-sort-color = By color
button-sort-value = By value
button-backs = Their backs
# Opens what else there is: a recap, a refresh, the order of the cards.
button-hand-more = ···

note-caught = You caught { $name }!
paused-title = ⏸️ Live updates are paused
paused-hand = Maybe out of date: press **Refresh**.
paused-body = Press **Refresh** to see how the match stands.
note-dms-closed = I can't send you direct messages, so your hand is only here. **My hand** at the table shows it again.
note-dms-blocked = Discord won't let me send new direct messages right now, so your hand is only here. **My hand** at the table shows it again.
changed-terms = ⚠️ Changed since you joined: { $changes }
changed-terms-short = ⚠️ Changed: { $changes }
changed-no-take-back = Moves can't be taken back
changed-ais = { $count ->
    [one] 1 AI player
   *[other] { $count } AI players
}

## menu

# The menu of a table: More

menu-title = What else?
menu-bump = **Bump** moves the table to the newest messages.
menu-skip = **Vote to skip**: if more than half of the others agree, the move is made for **{ $name }**.
menu-autopilot = **Autopilot**: an AI plays until you're back.
menu-autopilot-off = An AI plays for you. **I'm back** ends that.
menu-leave = **Leave**: an AI takes over. **My hand** brings you back.
menu-players = **Players**: who may join, who leaves, who hosts.
menu-look-picture = **Draw the table** shows it from above.

button-bump = Bump
button-skip = Vote to skip
button-autopilot-on = Autopilot
button-autopilot-off = I'm back
button-look-picture = Draw the table
button-look-text = Words only
button-end = End match
button-end-yes = Yes, end it
button-end-no = Keep playing

menu-end-title = End the match for everyone?
menu-end-body = The scores are shown, and nobody wins.
menu-end-leaves = Others are still in this match. For the results and ratings, you leave the match and are last.
menu-end-title-lobby = Close this table?
menu-end-body-lobby = All players lose their seats.

note-bumped = The table is at the bottom of the channel now.
note-look-picture = The table is drawn from above now.
note-look-text = The table is shown in words now.
note-skip = Your vote counts: { $count } of { $needed }.
note-skipped = Done: the turn was skipped.
note-ended = The table is closed.
note-not-ended = Play goes on.
refused-only-host-look = Only the host, **{ $host }**, can choose how the table is shown.
refused-only-host-ends = Only the host, { $host }, or a moderator can end this.
refused-skip-oneself = It's your own turn. Play, or let an AI play with **More** → **Autopilot**.
refused-skip-nobody = There's no one to skip, or you aren't playing right now.
refused-skip-alone = One player, or one team, can't skip a turn alone. { $name } has the whole time for this move.
refused-skip-early = Give { $name } a moment. You can vote when half of their time is over.

## premove

# Premoves: choosing the next card while others play

# $card: the label of the card's button.
button-premove-chosen = ✓ { $card }
premove-how = Press a card to play it next.
# $card: a card with its color, in words.
premove-next = ✓ Next: **{ $card }**, if it matches.
premove-color = New color: your card stays.
premove-unfit = No match: your card stays.
refused-premove-now = It's your turn. Play now.
refused-premove-card = You can't choose that card ahead of your turn.

## take_back

# Taking a move back, at tables that allow it

button-take-back = Take back
button-take-back-off = Take back: off
button-take-back-on = Take back: on
table-take-back = You can take a move back for 5 seconds.
refused-take-back-off = At this table, you can't take a move back.
refused-take-back-late = Too late: after 5 seconds, a move stands.

## refusals

# What is refused, what failed, and what is told after a press

refused-stale = That button is out of date. Here's the latest.
refused-unknown-button = That button no longer works. `/uno hand` and `/uno status` show new ones.
refused-unknown-move = “{ $move }” isn't a move. Choose one from the list, or type one such as R5, WG or draw.
refused-unknown-command = Discord doesn't have the newest form of this command yet. Please try again in a minute.
refused-too-often = Slow down a little. Wait a moment, then try again.
refused-busy = I'm very busy right now, so I couldn't use that. Please try again in a moment.
refused-too-slow = That took too long. Please press it again.
refused-stopping = I'm about to restart. Please try again in a moment. Nothing is lost.

refused-closed = This table is closed. `/uno start` opens a new one.
refused-running = The match has started.
refused-table-full = All { $seats } seats are taken.
refused-only-host-starts = Only the host, { $host }, can start. If they don't, any player with a seat can { $when }.
refused-start-changed = The table changed just before your press, so nothing has started yet. Look again, then start.
refused-seated-already = You're already at this table.
refused-not-seated = You aren't playing at this table.
refused-away = You left this match. Press **My hand** to play on.
refused-left-already = You've already left. **My hand** brings you back.

refused-no-table = There's no table in this channel. `/uno start` opens one.
refused-no-such-table = This table is gone. `/uno start` opens a new one.
refused-channel-taken = This channel already has a table.
refused-elsewhere = This table isn't in this channel. **My hand** and `/uno hand` show your cards.
refused-place = You can play Uno in a server: in a text channel, a thread or a voice channel's chat. Try `/uno start` there.
refused-permission = I can't play in { $channel }: I need the permission { $missing } there.
refused-bump = Discord doesn't let me post in this channel right now, so the table stays where it is. Please ask an admin what I may do here.
refused-rematch-moment = The terms have changed since the last match, so the others can read them first. You can start { $when }, or sooner if all of them press **Rematch**.
refused-unseen = Discord doesn't let me post the table here, so I haven't opened one. Please try another channel, or ask an admin what I may do here.
permission-view-channel = View Channel
permission-connect = Connect
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-manage-threads = Manage Threads
permission-attach-files = Attach Files

error-storage = I can't reach my database right now. Nothing was changed. Please try again in a moment.
error-unsure = I lost my database just as I saved that, so I can't say if it counted. Please look again in a moment.
error-discord = Discord didn't take my answer. I may have done what you asked all the same, so please look again in a moment.
error-damaged = I can't read the saved data behind this, so nothing was changed. Everything else goes on. Please tell the people who run me.
error-unexpected = Something went wrong on my side. Nothing was changed. Please try again.

note-changed = Changed.
note-left = You left the table.

## spectator

# Spectators: people without a seat

spectator-title = You're watching.
spectator-take = You can take over an AI's seat right now, with its cards and points.
spectator-join = You can join from the next round. You start with the lowest score at the table.
spectator-take-or-join = You can take over an AI's seat right now, with its cards and points, or join from the next round.
spectator-joins = You're in from the next round.
spectator-full = All seats are taken. You can join the next table here.
spectator-kicked = You were removed from this match.
spectator-backs-title = The backs of all hands
spectator-backs-how = Only people without a seat see all of them. Please don't tell. After a move, press **Refresh**.
button-take-over = Take over { $name }
button-join-next-round = Join from the next round
button-get-seat = Get a seat
button-all-backs = All backs
button-watch = Watch
note-took-over = The seat is yours.
refused-seat-taken = That seat is no longer free.
refused-backs-seat = You could still take a seat in this round, so its backs stay hidden from you.
refused-saw-backs = You've seen the backs of this round. You can join from the next one.
refused-no-newcomers = Under these rules, you can't join after the match starts. You can join the next table here.
refused-no-cards-left = The deck has too few cards for more than { $seats } players.

## moments

# Moments: one line with verve for each. $pick chooses one of three wordings.

moment-won = { $pick ->
    [0] 🎉 What a finish! Well played, everyone.
    [1] 🎉 And that's the match. Take a bow, **{ $name }**!
   *[other] 🎉 That was a match! Thanks for playing.
}
moment-out = { $pick ->
    [0] 🏁 **{ $name }** plays the last card. Out!
    [1] 🏁 Not a card left: **{ $name }** goes out!
   *[other] 🏁 Empty hands for **{ $name }**. Nicely done!
}
moment-caught = { $pick ->
    [0] 👀 Sharp eyes, **{ $other }**! **{ $name }** draws { $count }.
    [1] 👀 **{ $other }** beat **{ $name }** to the Uno: +{ $count } for **{ $name }**.
   *[other] 👀 Caught! **{ $other }** saw it first, and **{ $name }** draws { $count }.
}
moment-caught-free = 👀 **{ $other }** caught **{ $name }**, but no card came.
moment-guilty = { $pick ->
    [0] ⚖️ Nice read, **{ $other }**! **{ $name }** had the color and draws { $count }.
    [1] ⚖️ The challenge holds: +{ $count } for **{ $name }**. Well spotted, **{ $other }**!
   *[other] ⚖️ **{ $other }** didn't buy it, and was right. **{ $name }** draws { $count }.
}
moment-innocent = { $pick ->
    [0] ⚖️ It was all fair: **{ $name }** smiles, **{ $other }** draws { $count }.
    [1] ⚖️ Brave try, **{ $other }**! **{ $name }** played by the book: +{ $count }.
   *[other] ⚖️ The challenge fails. **{ $name }** is in the clear, **{ $other }** draws { $count }.
}
moment-swap = { $pick ->
    [0] 🔄 **{ $name }** and **{ $other }** trade hands!
    [1] 🔄 All change! **{ $name }** and **{ $other }** now hold each other's cards.
   *[other] 🔄 A fresh start for **{ $name }** and **{ $other }**: they swap!
}
moment-hands = { $pick ->
    [0] 🌀 Every hand is on the move, thanks to **{ $name }**!
    [1] 🌀 New cards for everyone! **{ $name }** stirs things up.
   *[other] 🌀 **{ $name }** turns the whole table around: all hands move!
}
moment-dark-side = { $pick ->
    [0] 🌙 Flip! **{ $name }** turns everything to the dark side.
    [1] 🌙 Lights out: **{ $name }** flips the whole table!
   *[other] 🌙 Welcome to the dark side, courtesy of **{ $name }**!
}
moment-light-side = { $pick ->
    [0] ☀️ Flip! **{ $name }** brings back the light side.
    [1] ☀️ Good morning: **{ $name }** flips the whole table!
   *[other] ☀️ Out of the dark, thanks to **{ $name }**!
}
moment-uno = { $pick ->
    [0] 📣 **{ $name }**: UNO!
    [1] 📣 UNO! **{ $name }** has one card left.
   *[other] 📣 Watch out, **{ $name }** calls UNO!
}
moment-draw = { $pick ->
    [0] 💥 +{ $count } for **{ $name }**!
    [1] 💥 That one lands: **{ $name }** draws { $count }.
   *[other] 💥 **{ $name }** takes it all: +{ $count }!
}
moment-roulette = { $pick ->
    [0] 🎡 The wheel stops: +{ $count } for **{ $name }**!
    [1] 🎡 Round and round: **{ $name }** takes { $count }.
   *[other] 🎡 What a spin! **{ $name }** turns up { $count }.
}
moment-launcher = { $pick ->
    [0] 💥 The launcher goes off: +{ $count } for **{ $name }**!
    [1] 💥 Bang! **{ $name }** catches { $count } cards.
   *[other] 💥 **{ $name }** ducks too late: +{ $count }!
}
moment-knocked-out = { $pick ->
    [0] 💀 **{ $name }** is out, with { $count } cards!
    [1] 💀 { $count } cards are too many: **{ $name }** is out!
   *[other] 💀 No mercy: { $count } cards, and **{ $name }** is out!
}

menu-moments = **Moments**: banners and lines for Uno and wins.
button-moments-on = Moments: on
button-moments-off = Moments: off
note-moments-on = Moments are on at this table.
note-moments-off = Moments are off at this table.
refused-only-host-moments = Only the host, **{ $host }**, can switch moments on or off.

## hints

# Hints: each is shown to a player once, in small letters

hint = 💡 { $hint }
hint-challenge = Not sure? Draw the cards.
hint-drawn = You don't have to play it: **Keep it**.
hint-uno = First **📣 Call UNO**, then play.
hint-stale = Play had moved on. Nothing is lost.
hint-classic113 = New here: five wilds swap hands, shuffle them, or do what won the vote. As a last card, they're plain. Each counts 40.
hint-no-mercy = New here: with 25 cards, you're out. Stack the same or a higher plus. Discard All takes its whole color along.
hint-all-wild = New here: all cards are wild, so every card fits. Targeted Draw Two and Forced Swap ask you for a player. A swap can leave you one card: then say Uno.
hint-attack = New here: no card fits? Press the launcher once. It clicks, or fires cards at you. Hit cards make the next player press. Discard All takes its whole color along.
hint-attack-classic = New here: you don't draw, you press a launcher. It may fire cards at you. Trade Hands can't be your last card.
hint-flip = New here: the others see the backs of your cards, you don't. A Flip turns over every hand and both piles. Draw Color means: draw until the color comes.
hint-beta = { $name } is here, in beta: `/uno me` switches to it.
hint-direct = This message stays and always shows your hand. Press your cards right here. `/uno me` turns it off.

## queue

# The line of people who wait for an answer

# $time and $wait: durations, such as "40 seconds".
note-work-coach = ⏳ The coach is going through this match. Its answer comes here in about { $time }.
note-work-gif = ⏳ I'm drawing this match as a GIF. It comes here in about { $time }.
note-work-page = ⏳ I'm writing the page of this match. It comes here in about { $time }.
note-queue = You are number { $place } in line. Your answer comes here in about { $time }.
note-queue-long = If it isn't here after 15 minutes, press the button again: I keep the answer.
refused-queue-full = Too many people are waiting in line. Try again in about { $wait }.
refused-queue-own = I'm still working on your last request. It's ready in about { $wait }.

### house_rules

## house_rules

# House rules: the presets, and the fields of a ruleset in the order of the menus

preset-official = Official rules
preset-stacking = Stacking
preset-classic113 = Classic 113
preset-draw-and-play = Draw and play
preset-party = Party
preset-no-mercy-like = No Mercy rules, ordinary cards
preset-teams = Teams
preset-no-mercy = No Mercy
preset-all-wild = All Wild
preset-attack = Attack
preset-attack-classic = Attack, first edition
preset-flip = Flip
preset-official-what = Challenges, Uno calls, a match to 500 points.
preset-stacking-what = Draw Twos and Wild Draw Fours add up; first out wins, no points.
preset-classic113-what = 113 cards with Swap Hands, Shuffle Hands and a rule you vote for.
preset-draw-and-play-what = After drawing two or four cards, you still play your turn.
preset-party-what = Stacking, sevens swap, zeros pass on, jump-in, draw until a card matches.
preset-no-mercy-like-what = Everything stacks, and 25 cards put you out.
preset-teams-what = Partners sit opposite each other and score together.
preset-no-mercy-what = 168 cards. Stack, discard, and be out at 25 cards.
preset-all-wild-what = No colors: every card can be played. Our mix of 112 cards.
preset-attack-what = A launcher instead of a pile: press, and it may fire cards at you.
preset-attack-classic-what = The first edition: a launcher, and cards that trade hands.
preset-flip-what = Two sides: the others see your backs, you don't. A Flip turns everything over.
group-deck = Cards and match
group-start = The first card
group-wild-draw-four = Wild Draw Four
group-owed-cards = Draw cards
group-drawing = Drawing
group-special-cards = Special cards
group-uno = Uno
group-end = How it ends
group-limit = Hand limit and last card
group-table = At the table
field-cards = Deck
field-cards-what = The cards in the deck.
value-cards = { $value ->
    [no_mercy] 168 cards of No Mercy
    [all_wild] 112 wilds, our mix
    [attack] 112 cards and a launcher
    [attack_classic] launcher, first edition
    [flip] 112 cards with two sides
    [classic113] 113 cards
   *[official] 108 cards
}
rule-cards = { $value ->
    [no_mercy] The deck has 168 cards.
    [all_wild] All 112 cards are wilds without colors: 56 plain ones, and our mix of eight of each other kind.
    [attack] The deck has 112 cards and a launcher. Every press comes from the committed seed.
    [attack_classic] The deck has 112 cards and a launcher, as in the first edition. Every press comes from the committed seed.
    [flip] The deck has 112 cards with a light and a dark side. The others see the backs of your cards, you don't.
    [classic113] The deck has 113 cards: five newer wilds are in it.
   *[official] The deck has 108 cards.
}
field-pairing = Backs
field-pairing-what = Which back each front has, in a deck with two sides.
value-pairing = { $value ->
    [by_lot] drawn at random
   *[printed] as printed
}
rule-pairing = { $value ->
    [by_lot] Chance decides in each deal which back each front has, so nobody can know the backs by heart.
   *[printed] Each front has its printed back.
}
field-decks = Decks
field-decks-what = How many decks are shuffled together.
value-decks = { $value }
rule-decks = { $value ->
    [one] You play with one deck.
   *[other] { $value } decks are shuffled together.
}
field-hand-size = Hand size
field-hand-size-what = How many cards each player is dealt.
value-hand-size = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
rule-hand-size = { $value ->
    [one] Each player is dealt one card.
   *[other] Each player is dealt { $value } cards.
}
field-target = Target
field-target-what = The score that wins the match.
value-target = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
rule-target = { $value ->
    [one] The match goes to { $value } point.
   *[other] The match goes to { $value } points.
}
field-rounds = Rounds
field-rounds-what = How many rounds a match of golf or of most rounds won has.
value-rounds = { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}
rule-rounds = { $value ->
    [one] The match has one round, and another one after a tie.
   *[other] The match has { $value } rounds, and another one after a tie.
}
field-scoring = Scoring
field-scoring-what = Points over many rounds, golf, rounds won, or one round without points.
value-scoring = { $value ->
    [single] one round, no points
    [until_last] one round for all places
    [golf] golf, fewest points win
    [best_of] most rounds won
   *[points] points
}
rule-scoring = { $value ->
    [single] One round is the match. The first player without cards wins, and no points are counted.
    [until_last] One round is the match. It goes on until only one player has cards left. Each player who goes out takes the next place.
    [golf] Golf: when a round ends, everyone gets the points of the cards they still hold. After the last round, the lowest sum wins.
    [best_of] The rounds that each player wins are counted, without points. Most rounds won win the match, and it ends early when nobody can catch up.
   *[points] Rounds are played for points.
}
field-double-score = Double score
field-double-score-what = Every round scores twice.
rule-double-score = Every round scores twice its points.
field-own-stocks = Own stocks
field-own-stocks-what = Each seat draws from its own stock, so equal play gets equal cards.
rule-own-stocks = { $draws ->
    [press] The launcher fires each seat's cards from a stock of its own, so that equal play gets equal cards. The chances are the same as with one pile. An empty stock borrows the last card of the longest one.
   *[draw] Each seat draws from its own stock of face-down cards, so that equal play gets equal cards. The chances are the same as with one draw pile. An empty stock borrows the last card of the longest one.
}
field-first-card = First card
field-first-card-what = The kind of card that can be turned up first.
value-first-card = { $value ->
    [number_only] a number
    [any] anything
    [none] none
    [no_wild] no wild
   *[official] official
}
rule-first-card = { $value ->
    [number_only] The first card turned up is always a number.
    [any] { $draws ->
        [press] Any card can be turned up first.
       *[draw] Any card can be turned up first. If it's a wild that makes players draw, the first player chooses the color and draws. They miss a turn, unless “Play after drawing” is on.
    }
    [none] No card is turned up. The host starts the first round with any card.
    [no_wild] The first card turned up is never a wild.
   *[official] The first card turned up takes effect.
}
field-wild-draw-four = Wild Draw Four
field-wild-draw-four-what = When you can play it, and whether it can be challenged.
value-wild-draw-four = { $value ->
    [strict] only when legal
    [free] any time
   *[challenge] with challenges
}
rule-wild-draw-four = { $value ->
    [strict] You can play a Wild Draw Four only when it's legal, so there are no challenges.
    [free] You can play a Wild Draw Four any time, and it's never challenged.
   *[challenge] A Wild Draw Four can be challenged.
}
field-four-needs = Legal +4
field-four-needs-what = The cards that make a Wild Draw Four illegal if you have one.
value-four-needs = { $value ->
    [no_playable] no other playable card
   *[no_color] no card of the color
}
rule-four-needs = { $value ->
    [no_playable] A Wild Draw Four is legal only if you can't play any other card. Other Wild Draw Fours don't count.
   *[no_color] A Wild Draw Four is legal only if you have no card of the current color.
}
field-challenge-shows = Challenged hand
field-challenge-shows-what = The players that see a challenged hand.
value-challenge-shows = { $value ->
    [all] shown to all
   *[challenger] shown to one
}
rule-challenge-shows = { $value ->
    [all] Everyone sees a challenged hand.
   *[challenger] Only the challenger sees a challenged hand.
}
field-stacking = Stacking
field-stacking-what = Whether you can answer a draw card with another, and pass the sum on.
value-stacking = { $value ->
    [same] the same card
    [raise] the same or a higher +
    [any] any draw card
    [no_wild] same card, no wilds
   *[none] none
}
rule-stacking = { $value ->
    [same] Draw cards stack: answer with a card that draws the same number, and the sum passes on.
    [raise] Draw cards stack: answer with a card that draws the same number or more, and the sum passes on.
    [any] Draw cards stack: answer any of them with any other, and the sum passes on.
    [no_wild] Draw cards stack: answer with a colored card that draws the same number, and the sum passes on. A wild can't answer.
   *[none] Draw cards don't stack.
}
field-reverse-sends-back = Reverse sends back
field-reverse-sends-back-what = If you have to draw, you can play a Reverse to send the cards back.
rule-reverse-sends-back = If you have to draw, you can play a matching { $card }. Then the player before you has to draw.
field-skip-passes-on = Skip passes on
field-skip-passes-on-what = If you have to draw, you can play a Skip to pass the cards on.
rule-skip-passes-on = If you have to draw, you can play a matching { $card }. Then the next player has to draw.
field-draw = Draw
field-draw-what = How many cards you draw if you don't play one.
value-draw = { $value ->
    [until_playable] until one matches
   *[one] one card
}
rule-draw = { $value ->
    [until_playable] If you don't play, you draw until a card matches.
   *[one] If you don't play, you draw one card.
}
field-drawn-card = A drawn card
field-drawn-card-what = Whether you can play a drawn card that matches.
value-drawn-card = { $value ->
    [must_play] must be played
    [keep] is kept
   *[may_play] can be played
}
rule-drawn-card = { $value ->
    [must_play] You must play a drawn card that matches.
    [keep] Drawing ends your turn. You keep the card.
   *[may_play] You can play a drawn card right away if it matches.
}
field-must-play = Must play
field-must-play-what = If you have a card that matches, you must play. You can't draw instead.
rule-must-play = { $draws ->
    [press] If you have a card that matches, you can't press instead.
   *[draw] If you have a card that matches, you can't draw instead.
}
field-play-after-drawing = Play after drawing
field-play-after-drawing-what = After you draw for another player's card, you play your turn.
rule-play-after-drawing = { $draws ->
    [press] After you press for another player's card, you play your turn.
   *[draw] After you draw for another player's card, you play your turn.
}
field-blind-draw = Blind draw
field-blind-draw-what = You see a drawn card only when your next turn starts.
rule-blind-draw = { $draws ->
    [press] Cards that the launcher fires at you stay face down, even for you, until your next turn starts.
   *[draw] A drawn card stays face down, even for you, until your next turn starts. You can't play it in the turn in which you drew it.
}
field-seven = Seven swaps
field-seven-what = A 7 swaps hands with a player of your choice.
rule-seven = A **7** swaps your hand with that of a player you choose.
field-zero = Zero passes on
field-zero-what = A 0 passes all hands on to the next player.
rule-zero = A **0** passes every hand on to the next player.
field-keep-hands = Optional swaps
field-keep-hands-what = You can play a 7 or a 0 without moving any hands.
rule-keep-hands = With a **7** or a **0** you may leave all hands where they are.
field-jump-in = Jump-in
field-jump-in-what = You can play an identical card out of turn.
rule-jump-in = If you have the same card as the one on top, you can play it out of turn. Play goes on from you.
field-several = Several at once
field-several-what = You can play cards with the same number or symbol together.
rule-several = You can play cards with the same number or symbol together in one turn.
field-bomb = Bomb
field-bomb-what = Three or more cards at once make everyone else draw one.
rule-bomb = { $draws ->
    [press] If you play three or more cards at once, everyone else presses the launcher once.
   *[draw] If you play three or more cards at once, everyone else draws one.
}
field-uno = Uno
field-uno-what = How players say Uno.
value-uno = { $value ->
    [strict] said for the last card
    [announced] automatic
    [off] not said
   *[call] called by the player
}
rule-uno = { $value ->
    [strict] Uno counts only after you have one card left.
    [announced] Uno is announced automatically.
    [off] You don't have to say Uno.
   *[call] With one card left, say Uno.
}
field-uno-penalty = Missed Uno
field-uno-penalty-what = The penalty for being caught without Uno.
value-uno-penalty = { $value ->
    [0] nothing
    [one] { $draws ->
        [press] { $value } press
       *[draw] { $value } card
    }
   *[other] { $draws ->
        [press] { $value } presses
       *[draw] { $value } cards
    }
}
rule-uno-penalty = { $value ->
    [0] There's no penalty for being caught without Uno.
    [one] If you're caught without Uno, you draw one card.
   *[other] If you're caught without Uno, you draw { $value } cards.
}
field-false-catch = Wrong catch
field-false-catch-what = The penalty for a wrong catch.
value-false-catch = { $value ->
    [0] nothing
    [one] { $draws ->
        [press] { $value } press
       *[draw] { $value } card
    }
   *[other] { $draws ->
        [press] { $value } presses
       *[draw] { $value } cards
    }
}
rule-false-catch = { $value ->
    [0] There's no penalty for a wrong catch.
    [one] { $draws ->
        [press] For a wrong catch, you press the launcher once.
       *[draw] For a wrong catch, you draw one card.
    }
   *[other] { $draws ->
        [press] For a wrong catch, you press the launcher { $value } times.
       *[draw] For a wrong catch, you draw { $value } cards.
    }
}
field-wrong-play = Wrong play
field-wrong-play-what = The penalty for a card that doesn't match.
value-wrong-play = { $value ->
    [0] nothing
    [one] { $draws ->
        [press] { $value } press
       *[draw] { $value } card
    }
   *[other] { $draws ->
        [press] { $value } presses
       *[draw] { $value } cards
    }
}
rule-wrong-play = { $value ->
    [0] There's no penalty for a wrong play.
    [one] { $draws ->
        [press] If you play a card that doesn't match, you press the launcher once.
       *[draw] If you play a card that doesn't match, you draw one card.
    }
   *[other] { $draws ->
        [press] If you play a card that doesn't match, you press the launcher { $value } times.
       *[draw] If you play a card that doesn't match, you draw { $value } cards.
    }
}
field-hand-limit = Hand limit
field-hand-limit-what = The number of cards that is too many.
value-hand-limit = { $value ->
    [0] none
   *[other] { $value } cards
}
rule-hand-limit = { $value ->
    [0] A hand can have any number of cards.
   *[other] The limit is { $value } cards in a hand.
}
field-at-limit = At the limit
field-at-limit-what = The result of reaching the hand limit.
value-at-limit = { $value ->
    [no_draw] can't draw
   *[out] is out
}
rule-at-limit = { $value ->
    [no_draw] { $draws ->
        [press] At the limit, you can't press instead of playing, but you can pass.
       *[draw] At the limit, you can't draw instead of playing, but you can pass. Draw cards still make you draw.
    }
   *[out] A player at the limit after a move is out of the round.
}
field-knock-out = Knock-out
field-knock-out-what = The points for a player put out by the hand limit.
value-knock-out = { $value ->
    [0] their cards
   *[other] { $value } points
}
rule-knock-out = { $value ->
    [0] The cards of a player who is put out still count.
   *[other] A player who is put out counts { $value } points, instead of the cards.
}
field-last-card = Last card
field-last-card-what = The kind of card you can go out with.
value-last-card = { $value ->
    [no_action] no action card
    [no_wild] no wild
   *[any] any
}
rule-last-card = { $value ->
    [no_action] You can't go out with an action card or a wild.
    [no_wild] You can't go out with a wild.
   *[any] You can go out with any card.
}
field-teams = Teams
field-teams-what = Partners sit opposite each other and score together.
rule-teams = Partners sit opposite each other and score together. Only the opponents' hands count.
field-both-out = Both have to go out
field-both-out-what = A team wins the round when both partners have gone out.
rule-both-out = A round goes on until both partners of a team have gone out. The partner who is done first watches.
field-elimination = Elimination
field-elimination-what = After each round, the player with the most points in hand leaves.
rule-elimination = After each round, the player with the most points in hand leaves. The last one left wins the match. The target doesn't matter.
field-revenge = Revenge
field-revenge-what = A sum answered by stacking doubles.
rule-revenge = A sum answered by stacking doubles before the new cards are added. It can't exceed 50 cards.
field-open-hands = Open hands
field-open-hands-what = Hands with fewer cards than this are open.
value-open-hands = { $value ->
    [0] never
   *[other] under { $value } cards
}
rule-open-hands = { $value ->
    [0] Hands stay hidden.
   *[other] A hand with fewer than { $value } cards is open for everyone.
}
field-no-hints = No hints
field-no-hints-what = Cards that match aren't marked.
rule-no-hints = Cards that match aren't marked in your hand.
field-reshuffle-seats = Seats reshuffled
field-reshuffle-seats-what = Before every new round, everyone changes seats at random.
rule-reshuffle-seats = Before every round except the first, everyone changes seats at random. Scores move along. The deal passes to the left of the last dealer's new seat.
field-blitz = Blitz
field-blitz-what = How long a round can take. Then the fewest points win it.
value-blitz = { $value ->
    [0] off
   *[other] { $value } seconds a round
}
rule-blitz = { $value ->
    [0] A round can take any time.
   *[other] A round lasts up to { $value } seconds. Then the fewest points in hand win it.
}
field-turn-seconds = Turn time
field-turn-seconds-what = How long a move can take.
value-turn-seconds = { $value ->
    [0] the server's
   *[other] { $value } seconds
}
rule-turn-seconds = { $value ->
    [0] A move can take the server's usual time.
   *[other] A move can take { $value } seconds.
}

# The menus that change them

house-rules-title = Rules of this match
house-rules-preset = Choose a preset
house-rules-deck = Choose a deck
house-rules-deck-what = { $what } Made for { $low } to { $high }.
house-rules-group = Change single rules
house-rules-other-number = Another number…
house-rules-code = Paste a rule code
house-rules-code-label = The code, as another table shows it
house-rules-number-label = A number from { $low } to { $high }
refused-only-host-rules = Only the host, { $host }, can change the rules.
refused-running-rules = The match has started, so its rules stay as they are.
refused-no-such-number = Enter a number from { $low } to { $high }.

### invitations

## invitations

# Invitations to a table

button-invite-voice-channel = Invite voice channel
button-invite-voice = { $count ->
    [one] Invite the person in my voice channel
   *[other] Invite all { $count } in my voice channel
}
button-invite-voice-some = Invite { $count } of { $total } in my voice channel
button-to-table = Go to the table
button-to-channel = Go to the channel
invitation-title = Who do you want to invite?
invitation-how = They get a message from me with a button to join.
invitation-whom = Choose a player…
invitation-dm = **{ $name }** invites you to a game of Uno in **{ $server }**.
invitation-dm-joined = You have a seat at the table in **{ $server }**.
invitation-call = { $people }: **{ $name }** invites you to play Uno here. Press **Join** at the table!
note-invited = { $name } has the invitation. If they don't see it, it's among their message requests.
# $time: a duration, such as "40 seconds".
note-invite-soon = { $name } gets the invitation in about { $time }. I send one message a second, and others are waiting.
note-invited-here = I can't message { $name }, so I called them in the channel.
note-invited-voice = { $count ->
    [one] I called { $count } person in the channel.
   *[other] I called { $count } people in the channel.
}
note-invited-voice-rest = But a table can send { $most } invitations, so I didn't call the other { $count }.
refused-invite-bot = That's a bot. To play against an AI, use **Add an AI player**.
refused-invite-stranger = { $name } can't see this channel, so they can't play here.
refused-invite-seated = { $name } is already at the table.
refused-invite-kicked = { $name } was kicked. Only { $host }, the host, can invite them.
refused-invite-again = { $name } already has an invitation to this table.
refused-invite-lately = { $name } was invited a moment ago. Give them a few minutes.
refused-invite-many = This table has sent enough invitations.
refused-invite-nobody = There's no one else to invite in your voice channel.

## notify_me

# Notify me: a call when the next table opens in a channel

button-notify-me = Notify me
button-notify-me-off = Stop notifying me
notify-me-on = I'll ping you here when the next table opens in { $channel }.
notify-me-off = I won't ping you anymore when a table opens in { $channel }.
notify-me-call = { $mentions }, a new table is open here. Press **Join** to take a seat.
refused-notify-me-full = The list for this channel is full, so I can't add you.

### threads

## threads

# A table in a thread of its own

thread-begins = 🧵 **{ $name }** opens a table in a thread.
thread-points = 🧵 **{ $name }** opened a table: { $thread }
thread-name = Uno with { $name }
note-thread-permission = I need the permission { $missing } to open a thread, so the table is in the channel.
note-no-thread = Discord wouldn't let me open a thread right now, so the table is in the channel.
note-thread-closes = This thread closes after { $time } without a message. A move can take longer here. With the permission { $missing }, I can keep it open for a week.

### solo

## alone

# Play alone in the bot's direct messages

button-alone = Play alone
button-ai-pace-normal = AIs: normal
button-ai-pace-fast = AIs: fast
button-ai-pace-at-once = AIs: instant
alone-in-direct = Your match is in [our direct messages]({ $link }). You play against AIs there, and nobody waits for you. If you don't see it, it's among your message requests.
# $time: a duration, such as "40 seconds".
note-alone-soon = Your match opens in our direct messages in about { $time }. Many people are starting one right now. The link comes here.
note-alone-goes-on = Your match goes on here. To start another one, end it first with **More** → **End match**.
refused-adjourned-alone = The match waits here just as you left it. **Play on** continues it, and `/uno start` begins another one.
refused-alone-no-direct = I can't write to you. Open our direct messages and use `/uno start` there, or allow direct messages in your privacy settings.

## solo

# Games alone: What if, played on from a replay

button-what-if = What if…
what-if-title = What if…
what-if-ask = Play on from move { $ply }, with the same shuffles. AIs play all other seats and answer at once. The match itself stays as it was. Whose cards do you want?
what-if-line = What if, from move { $ply } · you play { $name }
button-go-on = Go on ▶
button-next-round = Next round
button-replay-back = Back to the replay
refused-solo-gone = This game is no longer kept. Begin a new one from a replay.
refused-solo-broken = This game can't be continued, because another version wrote it. Begin a new one from the replay.
refused-solo-no-move = You've made no move yet that you could take back.

### daily

## daily

# Daily deals: `/uno daily`

# $day: a date such as 2026-11-24. Every day is one of UTC, so it is written the same for everybody.
daily-title = 🗓️ Daily game · { $day }
daily-how = Five rounds alone against three AIs: one try, no clock. A round you win brings you the points in all other hands. A round you lose costs you the points in your own hand.
# What the colors of the squares mean. $close: a number of points.
daily-squares = 🟩 won · 🟨 lost with { $close } points or fewer in hand · 🟥 lost with more
daily-world = 🌍 Worldwide game
daily-server = 🏠 This server's game
daily-new = Not played yet.
daily-begun = You've begun. Go on where you stopped.
daily-replaced = You began it in another version of the bot, and this version can't go on with it. You can begin again.
daily-damaged = The saved data of this game can't be read, so it can't be played. Please tell the people who run me.
daily-unfinished = You began it, and its time ran out.
daily-missed = You didn't play it.
# $when: a time from now, such as "in 5 hours". $until: a time of day.
daily-change = The next games come { $when }, at midnight UTC. A try you've begun can be finished until { $until }.
# $season: a month such as 2026-11. $end: 64 digits and letters.
daily-sealed = 🔒 All games of { $season } here were sealed before the first one: `{ $end }`
daily-seed = 🔑 The secret seed of this game: `{ $seed }`
# SHA-256 is a calculation that anybody can repeat.
daily-steps = { $steps ->
    [one] One SHA-256 step
   *[other] { $steps } SHA-256 steps
} from the seed must give the seal of { $season }: `{ $end }`. `unobot verify` checks it in your record.
# Above the game. $deal: one of the deals above.
daily-line = { $deal }, { $day }
daily-over = That was your daily game
daily-points = **{ $points }** points
# One round. $mark: its square. $points: with a sign, such as +45.
daily-round = { $mark } Round { $number }: { $square ->
    [w] won
   *[other] lost
}, { $points }
# The result of a round in words, for people who see no pictures.
daily-square = { $square ->
    [w] won
    [c] lost closely
   *[other] lost
}
# $totals: a list of names with points.
daily-totals = All seats: { $totals }
daily-streak = 🔥 { $now ->
    [one] **1** day
   *[other] **{ $now }** days
} in a row · best: { $best }
# $beaten: the number of people with fewer points. $others: all other people.
daily-beaten = 📊 Better than **{ $beaten }** of { $others } others here
# $low, $middle, $high: points with a sign.
daily-quartiles = Most of the { $played } people here got { $low } to { $high }. The one in the middle got { $middle }.
# Before a public result. $deal: one of the deals above.
daily-posted = unobot daily { $day } · { $deal }
daily-record = This is the record of your rounds with the seed. `unobot verify { $file }` checks the seed, the cards and every move of the AIs.
button-daily-play = Play
button-daily-go-on = Go on
button-daily-back = All games
button-daily-yesterday = Yesterday
button-daily-today = Today
button-daily-open = Play today's game
button-daily-record = My record

# $today: today's date.
refused-daily-date = That's no date I know. Write it like this: { $today }.
refused-daily-future = The game of { $day } isn't open yet: it comes { $when }. Today's is { $today }.
refused-daily-gone = This try is no longer kept. `/uno daily` shows today's games.
refused-daily-broken = The record of this try was changed, so it can't be continued. `/uno daily` shows today's games.
# $version, $known: numbers.
refused-daily-version = This is a game of version { $version }, and I deal version { $known }. `/uno daily` shows the games you can play.
refused-daily-over = The time for the game of { $day } is over. `/uno daily` shows today's games.
refused-daily-erased = You began this game and then deleted your data. A daily game can be begun only once: play the next one.
refused-daily-server = A server's game can only be begun in that server. Here, you can play the worldwide one.
refused-daily-elsewhere = This result belongs to another server. Post it there.
refused-daily-not-over = You can post a result after the last round, in a server.
refused-daily-sealed = The seed stays secret until the day is over. Ask again { $when }.

### tournament

## tournament

# Tournaments: `/uno tournament`

tournament-title = 🏆 Tournament night
# $host: the name of the person who opened it.
tournament-host = **{ $host }** is the host.
tournament-plan = Rounds: { $rounds }, at tables of four · then a final of the best four · { $minutes } min a round · 3, 2, 1 or 0 points by place
tournament-plan-duplicate = Rounds: { $rounds }, at tables of four with the same cards · { $minutes } min a round · 0 to 100 matchpoints against the same seat at other tables
# $at: a time of day. $left: a countdown.
tournament-no-show = Check-in ends { $left }, at **{ $at }**. Check in by then, or you miss the first round.
tournament-sign-up = Join now. Check-in starts { $left }, at **{ $at }**, and ends at **{ $until }**. Check in by then, or you miss the first round.
tournament-extended = Too few people had checked in, so this is a second and last chance.
tournament-limited = 🔒 An admin of this server has locked the rules, so the coming tables have the server's.
tournament-ready = ✅ **{ $count } checked in:** { $names }
tournament-nobody = Nobody has checked in yet. Four people are enough to begin.
tournament-signed = ▫️ **{ $count } not checked in:** { $names }
tournament-dropped = ➖ **{ $count } dropped out:** { $names }
tournament-absent = 💤 **Absent:** { $names }. **Join** brings you back for the next round.
tournament-late = ⏳ **From the next round on:** { $names }
tournament-round = Round { $round } of { $rounds }
tournament-final = Final
tournament-round-ends = Ends { $left }, at **{ $at }**. Then AIs play on for everyone, for { $minutes } minutes at most.
tournament-deal = All tables play the same cards. 🔒 Sealed before play · `{ $seal }`
# $seal: the fingerprint of a secret, or its first digits.
tournament-sealed = 🔒 Lots sealed beforehand · `{ $seal }`
tournament-sealed-how = A secret has already decided who meets in the first round, all seats and all ties, and nobody can change it. To be sure, keep this line. After the tournament, **Check the lots** opens the seal, and the two must agree.
tournament-lots-right = ✅ Nobody chose the lots. The first tables and all seats follow from the secret sealed before anyone joined.
tournament-lots-wrong = ❌ Something is wrong: these tables don't follow from the secret sealed before anyone joined.
tournament-lots-commitment = 🔒 Fingerprint shown from the beginning: `{ $seal }`
tournament-lots-yourself = You don't have to trust us: `{ $file }` has all people and tables. `docs/fair-deals.md` says how each lot follows from the secret.
tournament-table = **Table { $table }** · { $people }
# $until: a time of day. The host also reads it in a direct message.
tournament-refused = ⚠️ Table { $table } isn't open: Discord refuses its message or thread. Check the bot's permissions in this channel, such as *Send Messages*. I keep trying until { $until }. After that, the table counts as not played.
tournament-not-opened = ⚠️ Table { $table } couldn't be opened, because Discord refused its message or thread. Its people get the points of a table that wasn't played.
tournament-ais = { $count } AI
tournament-next = { $round } begins { $left }
tournament-won = 🏆 { $name } won the tournament
tournament-ended-host = The host closed the tournament.
tournament-ended-admin = An admin closed the tournament.
tournament-ended-people = The tournament ended, because too few people were left.
tournament-ended-server = The tournament ended, because its channel is gone.
# $places: the places by round, such as "1/3/2". $opponents: the points of all opponents.
tournament-row = **{ $place }.** **{ $name }** · **{ $points }** · { $places } · { $opponents }
tournament-row-duplicate = **{ $place }.** **{ $name }** · **{ $points }** · { $places }
# The same below a picture with the points and the places.
tournament-row-short = **{ $place }.**{ "\u00A0" }{ $name }{ "\u00A0" }({ $opponents })
tournament-row-short-duplicate = **{ $place }.**{ "\u00A0" }{ $name }
tournament-out = out
tournament-more = { $count } more
tournament-legend = Points · places by round · points of the opponents, which break ties. Then tables won, points in Uno, and chance decide.
tournament-legend-short = In brackets: points of the opponents, which break ties. Then tables won, points in Uno, and chance decide.
tournament-legend-duplicate = Matchpoints · place in your seat by round. A round gives 100 if you beat the same seat at every other table, and 50 on average. Then first places, points in Uno, and chance decide.
# Before the same explanation, after a final.
tournament-legend-final = The people of the final come first, by their places in it.
# The description of a picture. $rows: the standings in words.
tournament-alt = Standings: { $rows }
# A message that mentions the people of a table. $round: such as "Round 1 of 3".
tournament-call = 🃏 **{ $round }, table { $table }:** { $people }, your table is right below. **My hand** shows your cards.
tournament-call-closed = 🃏 **{ $round }, table { $table }:** { $people }, your table is in a private thread, which you see in your list of channels. Nobody from the other tables can look in, because they play the same cards. **My hand** shows your cards.
# The name of a thread.
tournament-thread = { $round } · Table { $table }
tournament-check-in-call = { $people }: check in for the tournament, it begins { $when }. { $link }

button-tournament-join = Join
button-tournament-check-in = Join / Check in
button-tournament-drop = Drop out
button-tournament-start = Begin
button-tournament-go-on = Begin now
button-tournament-close = Close
button-tournament-lots = Check the lots
button-tournament-close-yes = Yes, close it

tournament-close-ask = Close the tournament for everyone? The standings stay as they are, and the tables play on.
note-tournament-opened = The tournament is open. You can join it as well.
note-tournament-bumped = A tournament is open in this channel. I posted its message again.
refused-tournament-unseen = Discord doesn't let me post the tournament here, so I haven't opened one. Please try another channel, or ask an admin what I may do here.
refused-tournament-bump = A tournament is open in this channel. Discord doesn't let me post its message again right now, so it stays where it is. Please ask an admin what I may do here.
note-tournament-joined = You joined. Check in from { $when } on, with the same button.
note-tournament-checked-in = You checked in. The tournament begins { $when }.
note-tournament-next-round = You play from the next round on.
note-tournament-dropped = You dropped out. Your results stay, and **Join** brings you back.
note-tournament-started = The round begins.
note-tournament-closed = The tournament is closed.

refused-tournament-few = { $count } of the { $needed } people that a tournament needs have checked in. Wait for more, or open one table for everyone with `/uno start`.
refused-tournament-taken = This channel has a tournament already. `/uno tournament` shows it.
refused-tournament-gone = This tournament is no longer here.
refused-tournament-over = This tournament is over. `/uno tournament` opens the next one.
refused-tournament-in = You're in. There's nothing to do until your table is called.
refused-tournament-early = You're on the list already. Check in from { $when } on.
refused-tournament-late = No round is left that you could join. The next tournament is open to everyone.
refused-tournament-full = The tournament is full: it has { $most } people.
refused-tournament-not-in = You aren't in this tournament, so you can't drop out. **Join** takes part.
refused-tournament-playing = A round is being played. The next one begins when its tables are done.
refused-tournament-host = Only { $host }, the host, or a moderator can do that.
refused-tournament-place = A tournament needs a text channel, because each table gets a thread.
refused-tournament-threads = A tournament needs a thread for each table. { $why }
refused-tournament-teams = A tournament counts the place of each player, so it can't have teams. Choose rules without teams.
refused-tournament-table = This is a table of a tournament, so only a moderator can do that. **Drop out** in the tournament's message gives up your place.

### results

## results

# Ends of rounds and matches

round-out = **{ $name }** wins round { $number }
round-drawn = Round { $number } is a tie
round-out-with = **{ $name }** went out with { $emoji } { $card }.
round-drawn-won = No one could go out, and **{ $name }** had the fewest points.
round-drawn-tied = No one could go out, and two or more players had the fewest points. Nobody scores.
round-drawn-golf = No one could go out.
round-last-left = **{ $name }** is the last one left.
round-until-last = **{ $name }** was out first.
round-scored = That's { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
round-sum-part = { $points } **{ $name }**
round-sum-part-out = { $points } **{ $name }** (out at { $limit })
round-sum = { $parts } ={ "\u00A0" }**{ $total }**
round-sum-double = 2 × ({ $parts }) ={ "\u00A0" }**{ $total }**
round-hands = **Cards left**
round-hand = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $cards }
round-hand-out = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: out at the limit of { $limit } cards
# The same if points do not count.
round-hand-bare = **{ $name }**: { $cards }
round-hand-bare-out = **{ $name }**: out at the limit of { $limit } cards
round-hand-uncounted = **{ $name }**, { $points ->
    [one] { $points } point that doesn't count
   *[other] { $points } points that don't count
}: { $cards }
round-next = The next round starts { $when }.
round-next-soon = The next round starts in a moment.
round-ready = Ready: { $names }.
button-ready = Ready

scores-title = { $scoring ->
    [golf] **Points**: the fewest after { $rounds } rounds win
    [best_of] **Rounds won**, best of { $rounds }
   *[points] **Scores**, to { $target } points
}
placing-title = **Places**
match-won = 🏆 **{ $name }** wins the match
match-won-team = 🏆 **{ $name }** and **{ $partner }** win the match
match-closed = The match was ended early
match-closed-scores = These are the scores so far. Nobody wins.
match-again = **Rematch** seats everyone who is still here. With **Other rules** you change the rules first.
match-sealed = 🔒 Another table still plays these cards, so hands, points and highlights wait here until the last table of this round is done.
match-uncounted = Outside servers, a match counts for no statistics.
match-of-ais = Only AIs played this match to its end, so it counts for nobody.
match-of-nobody = Nobody was here at the end, so the match counts for nobody.
match-leavers = For the results and ratings, { $names } left this match early and placed last.
match-followed = The next match of these players is further down.
match-seed = 🔓 The shuffle's secret: `{ $seed }`
button-other-rules = Other rules
refused-not-of-the-match = Only the players of this match can ask for a rematch. `/uno start` opens a table of your own.

## stats

# Stats: `/uno stats`

# $name: a person.
stats-title = 📊 { $name }
# $share: a percentage, such as 35%. Wins of all matches.
stats-record = 🏆 { $matches ->
    [one] **1** match
   *[other] **{ $matches }** matches
} · **{ $wins }** won ({ $share })
# How many matches a person would win against three average players. $low and $high: the ends of the interval.
stats-rating = 📈 Expected to win **{ $share }** ({ $low }–{ $high }) at an average table of four
stats-unrated = 📈 Rating: **?** · { $played } of { $needed } matches with other people
stats-points = 🪙 { $points ->
    [one] **1** point
   *[other] **{ $points }** points
} a round
stats-streak = 🔥 Most wins in a row: **{ $best }** · now: **{ $now }**
stats-unos = 👁️ Unos caught: **{ $caught }** · missed: **{ $missed }**
stats-challenges = ⚖️ Challenges: **{ $right }** right · **{ $wrong }** wrong
# $colors: a list of the two messages below, the most named color first.
stats-colors = 🎨 Colors named: { $colors }
# $emoji: a mark, or nothing.
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Last places, newest last: { $places }
# What the signs of the picture mean, in the order of the picture.
stats-legend-rating = 📈 expected wins at an average table of four
stats-legend = 👑 won · 🪙 points a round · 🔥 most wins in a row · 👁️ Unos caught, ❗ missed · ⚖️ challenges ✓ right, ✗ wrong
stats-none = { $name } hasn't finished a match here yet.
stats-none-own = You haven't finished a match here yet. Play one, and your stats begin.
stats-none-filtered = { $name } finished no match here that fits. Choose another season or other rules.
stats-partial = Matches in servers where you are banned are left out.
button-stats-mine = My stats
button-post = Post

refused-stats-bot = { $name } is a bot. Only people have stats.
refused-stats-direct = Here, I show only your own stats. Ask for others in a server.
refused-stats-season-direct = In direct messages, I show all your matches together. Ask for seasons and rules in a server.
# $season: what a person typed; $seasons: a list.
refused-season = There's no season “{ $season }” here. Choose one of: { $seasons }.
refused-rules-unplayed = Nobody has finished a match with these rules here. Choose others.
refused-post = You can't send messages in this channel, so I don't post for you.
refused-posted = This page is already in the channel.
season-all = All time
season-all-rules = All rules

# What an ended match changed, below its result. $told: each person with one of the two messages below.
rating-line = 📈 Ratings: { $told }
# The share of wins that is expected: $before the match, or ?, and after it, with the ends of its interval.
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
# There is no share yet.
rating-unsettled = **{ $name }** ? ({ $played } of { $needed } matches)

## leaderboard

# The leaderboard: `/uno leaderboard`

# $season: such as "November 2026" or "All time".
leaderboard-title = 🏆 Leaderboard · { $season }
# $share: a percentage. $low and $high: the ends of its interval.
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
# A person with too few matches.
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] 1 match
   *[other] { $count } matches
}
leaderboard-what = The share of matches we expect a player to win at an average table of four, with its margin. Tied players are too close to call. “?” needs 20 matches with other people.
leaderboard-none = Nobody is rated here yet. Finish a match with at least one other person to get on this list.
leaderboard-you-none = You aren't on it yet. Finish a match with at least one other person.
leaderboard-you-off = You chose not to be rated. `/uno me` changes that.
button-leaderboard = Leaderboard
refused-leaderboard-direct = Leaderboards belong to a server. Use this command there.

## history

# The finished matches of a server

history-channel = Finished matches in this channel
history-server = Finished matches in this server
history-mine = Your finished matches in this server
button-history-channel = This channel
button-history-server = This server
button-history-mine = My matches
button-history-older = Older ▶
history-empty = No match has ended here yet. `/uno start` opens a table.
history-end = There are no older matches.
history-unfinished = ended early
history-player = { $name } ({ $score })
history-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
history-others = { $count ->
    [one] and { $count } other
   *[other] and { $count } others
}
refused-history-place = Matches belong to a server. Use this command there.

## achievements

# Achievements: what people reached in a match. A name is short, and each -how says in one line what to do.

achievements-title = Your achievements
achievements-title-of = Achievements of { $name }
achievements-count = { $count } of { $all } in this server
achievements-none = None yet. They come by themselves, at the end of a match.
achievements-none-of = None yet in this server.
achievements-private = **{ $name }** shows no achievements.
button-achievements = Achievements
# The line below the result of a match. $told: each person with the names of the new achievements ($what).
achievement-line = 🏅 New achievements: { $told }
achievement-new = **{ $name }** ({ $what })
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
achievement-comeback-how = Win after trailing by 40% of the target.
achievement-photo = Photo finish
achievement-photo-how = Win while another player has 90% of the target.
achievement-giant = Giant slayer
achievement-giant-how = Win against an expert.
achievement-partners = Better together
achievement-partners-how = Win as a team with another person.
achievement-untouched = Not one card
achievement-untouched-how = Go out without drawing a card.
achievement-climber = Mountain climber
achievement-climber-how = Go out after holding 12 cards.
achievement-gift = Parting gift
achievement-gift-how = Go out with a draw card.
achievement-jumper = Quick as a flash
achievement-jumper-how = Go out by jumping in.
achievement-trader = Good deal
achievement-trader-how = End a swap with five cards fewer, then go out.
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

## fairness

# The cards of a server beside what chance expects

fairness-title = Are the cards fair here?
fairness-cards = { $count ->
    [one] { $count } card was dealt or drawn here.
   *[other] { $count } cards were dealt or drawn here.
}
fairness-odds = In { $count } of { $many } fair servers, chance alone makes differences this big or bigger.
fairness-rare = In fewer than 1 of { $many } fair servers, chance alone makes differences this big or bigger.
fairness-few = That's too few to compare with chance. A few more rounds are needed.
fairness-row = { $kind }: **{ $drawn }** · expected { $expected }
fairness-numbers = { $color } numbers
fairness-other = Other actions and wilds
fairness-how = All cards dealt and drawn in finished matches: the last { $most } matches at most. The expected numbers follow from what was in the pile at each draw.
fairness-check = Each match can be checked card by card: **Check the deal** stands on its last message.
refused-fairness-place = The counts belong to a server. Use this command there.

## recap

# Recap: what did I miss?

button-recap = What did I miss?
# The same on the hand, which has less room.
button-recap-short = Recap
recap-title = Since your last move
recap-title-all = From the start
recap-title-spectator = This round so far
recap-none = Nothing has happened.

## match_facts

# The match card: the facts of a finished match. $who is a list of names with numbers.

facts-title = **Highlights**
fact-draw = Biggest draw: **{ $name }**, { $count } cards
fact-streak = Longest streak: **{ $name }**, { $count } plays without a draw
fact-catches = Catches: { $who }
fact-comeback-points = Comeback: **{ $name }** was { $count } points behind
fact-comeback-cards = Comeback: **{ $name }** held { $count } cards in the last round
fact-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
fact-plays = { $count ->
    [one] { $count } play
   *[other] { $count } plays
}
fact-rules = Rules: { $rules }
tile-comeback-points = best comeback
tile-comeback-cards = comeback, in cards
tile-draw = biggest draw
tile-streak = longest streak
tile-catches = caught
card-target = { $scoring ->
    [golf] fewest points
    [best_of] best of { $rounds }
   *[points] to { $target } points
}

## fair_deal

# Was it dealt fairly?

button-check-deal = Check the deal
fair-title = Check the deal
fair-sealed = 🔒 Deck sealed before play · `{ $seal }`
fair-sealed-how = The order of all cards is already set, and nobody can change it. To be sure, keep this line. After the match, **Check the deal** opens the seal, and the two must agree.
# $drawn is how much was drawn: fair-shuffles alone, or with the lots.
fair-yes = The deal was fair. The secret sealed before the match gives { $drawn }.
fair-no = Something is wrong: this deal doesn't follow from the secret sealed before the match.
fair-not-kept = The seed doesn't have the fingerprint that the table showed.
# The line of the record that shows it.
fair-wrong = Line { $line } of the record: { $what ->
    [commitment] the fingerprint doesn't belong to the seed.
    [source] no shuffle follows from the seed.
    [drawn] the cards or lots drawn don't follow from the seed.
   *[rules] the rules don't allow this.
}
fair-shuffles = { $count ->
    [one] the one shuffle
   *[other] all { $count } shuffles
}
fair-lots = { $count ->
    [one] one lot
   *[other] { $count } lots
}
fair-drawn = { $shuffles } and { $lots }
fair-commitment = 🔒 Fingerprint shown before the match: `{ $commitment }`
fair-seed = 🔑 Secret seed with that fingerprint (SHA-256): `{ $seed }`
fair-start = ▶️ Id of the press on **Start**, mixed in: `{ $start }`.
fair-began = Pressed { $when }.
# A table of a tournament has no press on *Start*. $table: the table that the message was for.
fair-call = ▶️ Id of the message that called the players to { $table ->
    [first] the first table of the round
   *[own] this table
}, mixed in: `{ $start }`.
fair-called = Sent { $when }.
fair-yourself = You don't have to trust us: the file has the whole match. Check it with `unobot verify record.jsonl`, or with any program that follows `docs/fair-deals.md`.
fair-proof-lobby = This is the proof: the lobby had this fingerprint before **Start** was pressed. If you kept it and the two agree, nobody chose the cards for these players.
fair-proof-ready = This is the proof: **Check the deal** of an earlier match showed this fingerprint to the player who started this one. If the two agree, nobody chose the cards at the press.
fair-proof-late = The match began in one press, and its seed was drawn only then. Nobody could keep the fingerprint before. So the cards didn't change during the match, but nothing proves that nobody chose them.
fair-proof-tournament = This is the proof: the seed follows from the secret of the tournament, whose fingerprint `{ $seal }` has stood in its message since it opened. **Check the lots** gives that secret when the tournament is over.
fair-coming = 🔒 The next match that you start in one press, such as **Play alone**, is sealed already: `{ $seal }`. Keep this line, and compare it after that match.
fair-trust = This can't show that the people who run the bot didn't look at the cards.

refused-not-over = The shuffles stay secret until the match is over.
refused-nothing-dealt = No cards were dealt here.
refused-sealed = Another table still plays these cards. Try again when the last table of this round is done.

### replay

## replay

# The replay of a finished match

button-replay = Replay
replay-title = Replay · round { $round } of { $rounds }
replay-moments = Key moments
button-first = ⏮
button-last = ⏭
button-moment-next = Key moment ▶
refused-replay-gone = This match is no longer kept, so there's nothing to replay.
refused-replay-broken = The log of this match was cut or changed, or another version wrote it, so it can't be replayed.
refused-replay-running = This match isn't over. Its replay opens after the end.
refused-replay-channel = This match was in { $channel }. Its replay opens there.

## replay_files

# The files of a finished match: a page and a GIF

button-save-page = Save as a page
button-save-gif = GIF
files-page = **The match as a page.** Save the file, and open it in a browser. It works without the internet, and it shows all hands.
files-gif = **The key moments of the match**
files-gif-alt = The table at each key moment of the match
refused-files-often = I've just made several files for you. Try again in a minute.
refused-files-failed = I couldn't make the file. Try again in a moment.
refused-files-too-large = The file is larger than Discord allows here.
refused-data-too-large = Your data is larger than Discord allows here. Ask the people who run me for it.
refused-page-too-large = This match is too long for a page. Use **Replay** or **GIF** instead.

## replay_page

# The page of a replay, which people save and open without Discord

page-title = Uno replay: { $names }
page-rules = Rules: { $rules }
page-unfinished = This match didn't end.
page-where = Round { $round } · move { $number } of { $total }
page-where-vote = Vote · move { $number } of { $total }
page-board = Table
page-controls = Controls
page-position = Position in the match
page-first = To the start
page-last = To the end
page-back = One move back
page-next = One move on
page-moment-back = Previous key moment
page-moment-next = Next key moment
page-round-back = Previous round
page-round-next = Next round
page-play = Play
page-pause = Pause
page-moments = Key moments
page-moves = Moves of this round
page-scores = Scores
page-places = Places
page-round = Round
page-round-number = Round { $number }
page-hand = Cards of { $name }
page-two-sides = { $card }, back: { $back }
page-turn = to move
page-uno = Uno said
page-silent = Uno not said
page-out = out
page-owes = has to draw { $count }
page-pile = Draw pile: { $count }
page-top = Top card: { $card }
page-color = Color: { $color }
page-clockwise = Clockwise
page-counterclockwise = Counterclockwise
page-keys = Keys
page-keys-on = Use the letter keys, too
page-keys-moves = ← and →: one move back or on
page-keys-ends = Home and End: to the start or the end
page-keys-moments = N and P: next or previous key moment
page-keys-rounds = Shift+N and Shift+P: next or previous round
page-no-script = This page needs JavaScript. It works without the internet.
page-unreadable = The match can't be shown. The file is damaged, or this browser is too old.
page-players = The players

## coach

# The coach of a finished match

button-coach = Coach
button-coach-replay = Show in the replay
button-coach-next = Next: { $number } of { $count }
coach-title = Coach
coach-result = **Result.** You won { $won } of { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}, which is { $difference } against an even share.
coach-luck = Luck of the cards: { $cards }. Your play and everything else: { $rest }.
coach-some = { $count ->
    [one] One decision cost you a clear part of your chances:
   *[other] These { $count } decisions cost you most:
}
coach-none = Nothing stood out: none of your decisions clearly lowered your chances. Well played!
coach-top = On the pile: { $card }
coach-hand = Your hand: { $cards }
coach-lapse = **Round { $round }.** Your move: **{ $made }**. Better: **{ $better }**.
coach-why-uno = Without Uno, others can catch you.
coach-why-next = The next player held only { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
coach-why-void = The next player had drawn rather than play { $color }.
coach-why-wild = It keeps the wild for later.
coach-why-color = It leaves you { $count ->
    [one] one card
   *[other] { $count } cards
} of the color { $color }.
coach-won = The better move wins about { $more } more of 100 such rounds ({ $low } to { $high }).
coach-first = The better move goes out first in about { $more } more of 100 such rounds ({ $low } to { $high }).
coach-stayed = The better move stays in the match after about { $more } more of 100 such rounds ({ $low } to { $high }).
coach-how = Each decision is judged by what you could see. The hidden cards are dealt again many times, and experts play the round to its end.
refused-coach-not-seated = You didn't play this match. The coach only looks at your own decisions.
refused-coach-often = I've just gone through several matches for you. Try again in a minute.
refused-coach-failed = I couldn't go through this match. Try again in a moment.
refused-coach-deck = The coach doesn't know this deck yet.
refused-coach-golf = The coach doesn't know golf yet.

## key_moments

# Key moments: what the replay, its page and its GIF call them. One plain sentence each.

key-moment-four = { $name } plays a { $card }: +{ $count } for { $other }.
key-moment-four-bare = { $name } plays a { $card }.
key-moment-guilty = { $other } challenges { $name } and is right: +{ $count } for { $name }.
key-moment-innocent = { $other } challenges { $name } and is wrong: +{ $count } for { $other }.
key-moment-caught = { $other } catches { $name } without Uno: +{ $count } for { $name }.
key-moment-caught-free = { $other } catches { $name } without Uno, but no card comes.
key-moment-missed = { $name } doesn't say Uno, and nobody notices.
key-moment-lead = { $seats ->
    [one] { $name } takes the lead.
   *[other] { $name } take the lead.
}
key-moment-round = { $name } wins round { $number }.
key-moment-round-points = { $name } wins round { $number }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
key-moment-round-tied = Round { $number } is a tie.
key-moment-knocked-out = { $name } is out with { $count } cards.
key-moment-knocked-out-by = { $other } knocks { $name } out: { $count } cards.
key-moment-roulette = Roulette: +{ $count } for { $name }.
key-moment-launcher = The launcher's biggest hit: +{ $count } for { $name }.
key-moment-dark-side = { $name } turns everything to the dark side.
key-moment-light-side = { $name } turns everything to the light side.
key-moment-eliminated = { $name } leaves the match.
key-moment-match = { $seats ->
    [one] { $name } wins the match.
   *[other] { $name } win the match.
}
key-moment-partners = { $name } and { $partner }

### reactions

## reactions

# Reactions: a player shows everyone a small emote for a moment. They are under More → React.

reactions-title = React
reactions-body = Everyone at the table sees your reaction for a moment. You can react every 10 seconds.
reactions-who = Mute a player…
reactions-mute = Mute { $name }
reactions-hear = Unmute { $name }
button-react = React
button-reactions-on = Reactions: on
button-reactions-off = Reactions: off

# What a player says with an emote: a button with its emoji before it. Nobody is laughed at.
reaction-laugh = Ha ha!
reaction-ouch = Oh no!
reaction-clap = Well done!
reaction-think = Hmm…
reaction-fire = On fire!
reaction-wave = Hello!
# In the look of text, in place of an emoji and the name.
reaction-in-words = **{ $name }**: { $words }
note-reacted = Everyone at the table sees it: { $emoji }
refused-reaction-now = You can react during a match.
refused-reaction-soon = { $seconds ->
    [one] You can react again in { $seconds } second.
   *[other] You can react again in { $seconds } seconds.
}
refused-reactions-off = Reactions are off at this table.
refused-reactions-here = Reactions are off in this channel.
refused-reactions-own = Your reactions are off. `/uno me` turns them on.
refused-reactions-muted = The host has muted your reactions at this table.
refused-only-host-reactions = Only the host, **{ $host }**, can mute reactions.

preferences-reactions-on = Reactions: on
preferences-reactions-off = Reactions: off
preferences-reactions-what = Whether you can react, and see reactions on your own screens.
server-settings-reactions = Reactions
server-settings-reactions-what = Whether players can show a small reaction at the table.
server-settings-reactions-on = on
server-settings-reactions-off = off

### privacy

## privacy

# Your data: `/uno privacy`

privacy-title = Your data
privacy-intro = This is what I store about you, so that matches go on after a restart:
privacy-choices = - Your settings, how well you play against AIs, your Discord's language, and where your DMs are
privacy-tables = - Tables with your name, your seat, and your moves: { $count }
privacy-results = - Results of matches, which count for your stats and your rating: { $count }
privacy-daily = - Daily games you began, with your moves and results: { $count }
privacy-notes = - Your notes about translations: { $count }
privacy-messages = - Messages for you that I still update: { $count }
privacy-channels = - Channels in which I ping you for new tables: { $count }
privacy-bans = - Servers in which you're banned from Uno: { $count }
privacy-readers = Only the admins of this bot can read all of it. Players see your name and your moves at their tables.
privacy-file = Here's everything I store about you.
privacy-ask-title = Delete everything about you?
privacy-ask-settings = - Your settings and pings for new tables are gone.
privacy-ask-running = - In a running match, an AI takes your seat for good.
privacy-ask-over = - At finished tables, you become “{ $name }”.
privacy-ask-results = - Your stats and ratings are gone. In results of matches, you become “{ $name }”.
privacy-ask-daily = - Your daily games, their results, and your streaks are gone.
privacy-ask-discord = - Messages that are already in a channel stay there.
privacy-ask-bans = - If a server has banned you, the ban stays, under a code instead of your id.
privacy-ask-kicks = - A kick stays, and a daily game that you began can't be begun again. Both have a code instead of your id.
privacy-ask-undo = You can't undo this.
privacy-deleted = Everything about you is deleted. If you use me again, I store new data.
privacy-again = You're using me right now, so something new was stored. Try again in a minute.
button-privacy-export = Download my data
button-privacy-delete = Delete my data
button-privacy-yes = Delete everything
button-privacy-no = Keep my data

### admin

## admin_settings

# Limits of a server: `/unoadmin roles`, `rules` and `ais`. And what they refuse.

admin-settings-title = Limits in this server
admin-settings-roles = People who can open tables: { $roles }
admin-settings-everybody = everyone
admin-settings-rules-open = Rules: **{ $rules }**, and hosts can change them
admin-settings-rules-locked = Rules: **{ $rules }**, and hosts can't change them
admin-settings-ais = Most AI players at a table: **{ $most }**
admin-settings-ais-choice = AI players: { $most }
admin-settings-no-limit = no limit
admin-settings-what-roles = Moderators can always open tables.
admin-settings-what-rules = `/uno settings` sets the rules.
admin-settings-what-ais = AIs that replace players don't count.
admin-settings-choose-roles = Roles, or none…
button-lock-rules = Lock rules
button-unlock-rules = Unlock rules
refused-rules-locked = The rules are locked in this server. Its managers choose them with `/uno settings`.
refused-ais-capped = Too many AI players. This server allows at most { $most } at a table.
refused-roles-start = You need one of these roles to open a table: { $roles }. You can join an open table.
refused-limits-changed = An admin of this server set a limit after this lobby was opened, so the table has changed. Nothing has started yet. Look again, then start.
note-lobbies-limited = { $count ->
    [one] Changed. 1 open lobby had other rules or too many AI players. It has the new ones now.
   *[other] Changed. { $count } open lobbies had other rules or too many AI players. They have the new ones now.
}
note-tournaments-limited = { $count ->
    [one] 1 open tournament had other rules. Its coming tables have the new ones now, or it is closed if they don't fit.
   *[other] { $count } open tournaments had other rules. Their coming tables have the new ones now, or they are closed if they don't fit.
}

## oversight

# Oversight: `/unoadmin tables`, `end` and `unblock`, for people who manage the server

oversight-title = Tables in this server
oversight-table = Table
oversight-unknown-channel = a channel that I can't read
# $host: a mention.
oversight-host = host { $host }
oversight-stage = { $stage ->
    [lobby] not started
    [playing] a match is running
    [pause] between rounds
    [suspended] waits, because I can't reach its channel
    [adjourned] waits, and its channel is free
   *[damaged] its saved data can't be read
}
# $when: a time, such as "5 minutes ago".
oversight-since = { $stage ->
    [suspended] since { $when }
    [adjourned] since { $when }
   *[other] last action { $when }
}
oversight-late = Stuck: the turn was due { $when }.
oversight-empty = There are no open tables in this server.
oversight-more = { $count ->
    [one] { $count } more table isn't listed. Use the commands in its channel.
   *[other] { $count } more tables aren't listed. Use the commands in their channels.
}
oversight-end-what = Ending the table closes it for everyone. Its match can't be continued.
button-oversee = Manage
button-oversight-list = All tables
button-oversight-refresh = Refresh
note-oversight-ended = The table in { $channel } is closed.
refused-oversight-gone = That table is closed already.
refused-oversight-empty = There's no table in { $channel }. `/unoadmin tables` lists all of them.
refused-admin-place = These commands belong to a server. Use them there.
refused-admin = You need the permission Manage Server to do this.
oversight-free-what = Freeing the channel sets the table aside. `/uno resume` continues it.
button-oversight-free = Free the channel
note-unblocked = { $channel } is free. The table waits for `/uno resume`.
refused-unblock-free = That table doesn't take its channel. `/uno start` opens another one there.
refused-unblock-running = Nothing is stuck there. `/unoadmin end` ends the table.

## bans

# Bans: `/unoadmin ban`, `unban` and `bans`

bans-title = Banned from Uno
bans-empty = No one is banned.
bans-line = { $user } · banned { $when } by { $admin }
bans-more = { $count ->
    [one] { $count } more ban isn't listed.
   *[other] { $count } more bans aren't listed.
}
bans-lift = Lift the ban of a former player
note-banned = { $count ->
    [one] { $user } can't play Uno in this server anymore. An AI plays for them at 1 table.
   *[other] { $user } can't play Uno in this server anymore. Tables that gave their seat to an AI: { $count }.
}
note-banned-leaves = You have a seat in a match of theirs. For the results and ratings, you leave that match and are last. You can play on.
note-unbanned = { $user } can play again.
refused-banned = You can't play Uno in this server. Its admins decided that.
refused-invite-banned = { $name } can't play Uno in this server.
refused-not-banned = They aren't banned. `/unoadmin bans` lists the bans.
refused-ban-bot = A bot can't be banned. It has no seat.
refused-ban-oneself = You can't ban yourself. Choose another person.

## acts

# What admins did: `/unoadmin log`. The words of an act are also posted in the log channel.

acts-title = What admins did
acts-empty = Nothing yet.
acts-channel = Posted in { $channel }.
acts-no-channel = No log channel. `/unoadmin log` with a channel sets one.
act-line = { $kind ->
    [end] { $admin } ended the table in { $channel }.
    [unblock] { $admin } freed { $channel }. Its table waits.
    [ban] { $admin } banned { $user }. { $detail }
    [unban] { $admin } lifted the ban of { $user }.
    [roles] { $admin } set who can open tables: { $detail }
    [rules] { $detail ->
        [lock] { $admin } locked the rules.
       *[unlock] { $admin } unlocked the rules.
    }
    [ais] { $admin } set the most AI players at a table: { $detail }
    [lost] { $detail ->
        [roles] The role { $value }, which could open tables, was deleted. The other chosen roles still can.
        [roles-all] The role { $value }, which could open tables, was deleted. Now everyone can. `/unoadmin roles` chooses other roles.
        [moderators] The role { $value } of the moderators was deleted. `/uno settings` chooses another one.
        [log] The log channel was deleted. `/unoadmin log` with a channel sets another one.
        [day] The channel of the server's day was deleted. `/unoadmin day` with a channel sets another one.
        [rules] I don't know the rules { $value } of the settings anymore, so tables play the official rules. `/uno settings` chooses others.
       *[places] The last channel that allows Uno was deleted, so it can't be played in this server. `/uno settings` allows it elsewhere.
    }
    [day] { $detail ->
        [off] { $admin } turned the server's day off.
       *[on] { $admin } chose a channel for the server's day: { $channel }
    }
   *[log] { $detail ->
        [off] { $admin } turned the log channel off.
       *[on] { $admin } set the log channel: { $channel }
    }
}
day-title = 📅 Yesterday here · { $day }
day-more = And { $count } more.
day-streak = 🔥 { $days } days
day-matches = { $count ->
    [one] One match was played.
   *[other] { $count } matches were played.
}
day-wins = { $who } { $wins }
day-rematch = 🔁 **Rematch of the week:** { $count } matches, won by { $wins }
day-settings-title = The server's day
day-settings-what = Once a day, I post yesterday's daily results, with streaks, and the rematch of the week: the people who met most often. Nobody is pinged, and on days without play I post nothing. People with **Rating: off** aren't named.
day-no-channel = It's off. `/unoadmin day` with a channel turns it on.
day-channel = Posted in { $channel }. The next one is due { $when }.
button-no-day = No message
button-no-log = No log channel
refused-log-channel = I can't write in that channel. Choose a text channel or a thread.

## channel_check

# `/unoadmin check`: what the bot needs in this channel and server

check-title = Check of this channel and server
check-permissions = I have the permissions for a table in { $channel }.
check-lacks = I lack { $missing } in { $channel }. Allow it for my role: in the settings of the channel, under Permissions.
check-channel-gone = The channel { $channel } no longer exists. Its table waits for `/uno resume`.
check-threads = For tables in threads, I also need { $missing }.
check-roles-empty = Nobody has { $roles }, so only moderators can open tables. `/unoadmin roles` chooses other roles.
check-age-restricted = { $channel } is age-restricted. Discord lets only members with a confirmed age in, so the others can't play there.
check-slow-mode = { $channel } has slow mode. Discord exempts bots from it, and pressing my buttons too. If it holds me up anyway, allow my role Bypass Slowmode.
# $decks: the names of presets, such as "No Mercy, Flip".
check-pictures = My card pictures are ready for: { $decks }. Another deck gets its own with its first table.
check-no-pictures = These card pictures aren't at Discord yet, so their cards are plain signs: { $decks }. The person who runs the bot can run `unobot emojis sync`.
check-commands = Discord has my current commands.
check-commands-changed = Discord has my commands in another version: { $commands }. The person who runs the bot can restart it, and it registers its own.
check-commands-unknown = Discord doesn't tell me right now which commands it has. Try again in a minute.
check-tables = None of the tables in this server is stuck.
check-stuck = { $count ->
    [one] { $count } table in this server is stuck. See `/unoadmin tables`.
   *[other] { $count } tables in this server are stuck. See `/unoadmin tables`.
}

## probe

# The message of `unobot doctor --live`, with which an admin tests the set-up

probe-title = Test of unobot's set-up
probe-step = { $step ->
    [1] Press the first button.
    [2] Press the second button.
    [3] Wait for your private panel, or press the fourth button to skip the wait.
    [4] Press the button of your older private panel.
   *[5] Press the third button, then again and again while this message changes.
}
probe-panel = This panel is a test. Press its button when the public message says so.

### owner

## owner

# A line in lobbies and hands. $words: what the owner of the bot wrote, in any language
owner-notice = 📣 From the bot's owner: { $words }
refused-blocked = You can't play with this bot. Its owner decided that. `/uno privacy` still works.
refused-blocked-server = This server can't have this bot. Its owner decided that.
button-owner = Owner's tools
owner-title = Owner's tools
owner-what = Your decisions hold in all servers within seconds. Only owners of this bot see this panel.
owner-counts = Servers here: { $servers } · tables: { $tables } · blocked people: { $people } · blocked servers: { $blocked }
owner-notice-until = Notice, ends { $when }: { $words }
owner-no-notice = There's no notice.
button-owner-notice = Write a notice
button-owner-clear = Clear the notice
button-owner-block-user = Block a person
button-owner-block-server = Block a server
button-owner-servers = Servers
owner-unblock = Unblock…
owner-user-choice = Person { $id }
owner-server-choice = Server { $id }
owner-id = ID
owner-words = One line for all lobbies and hands
owner-hours = Hours
owner-blocked = `{ $id }` is blocked.
owner-unblocked = `{ $id }` isn't blocked anymore.
owner-server-line = **{ $name }** · `{ $id }` · members: { $members }
button-owner-leave = Leave
button-owner-more = More servers
owner-left = The bot has left `{ $id }`.
refused-owner = Only owners of this bot can do that.
refused-owner-id = That isn't an ID. An ID has 17 to 20 digits.
refused-owner-oneself = You can't block yourself.
refused-owner-hours = Hours are a number from 1 to { $most }.
refused-owner-words = A notice needs at least one letter.

### settings

## preferences

# Preferences: `/uno me`. Each is one line of a menu: 22 letters fit on a phone. A message that ends in -what stands
# small below, if there is room.

preferences-title = Your settings
preferences-body = These apply right away, at every table.
button-preferences-table = At the table
button-preferences-messages = Messages and results
# $strength: 0 to 100.
preferences-playing = Even match: against you, the AI plays at { $strength } of 100. Your matches against AIs set this: a win raises it, a loss lowers it.
preferences-emblem-fox = Face: Fox
preferences-emblem-octopus = Face: Octopus
preferences-emblem-frog = Face: Frog
preferences-emblem-bee = Face: Bee
preferences-emblem-whale = Face: Whale
preferences-emblem-mushroom = Face: Mushroom
preferences-emblem-penguin = Face: Penguin
preferences-emblem-cactus = Face: Cactus
preferences-emblem-blossom = Face: Blossom
preferences-emblem-owl = Face: Owl
preferences-emblem-what = Your face at every table. A match keeps the faces it began with.
preferences-look-auto = Cards: server's choice
preferences-look-pictures = Cards: pictures
preferences-look-shapes = Cards: shapes, letters
preferences-look-text = Cards: plain text
preferences-look-what = How you see your cards.
preferences-sort-color = Sorted by color
preferences-sort-value = Sorted by value
preferences-sort-what = The order of your cards.
preferences-passes-on = Auto-pass: on
preferences-passes-off = Auto-pass: off
preferences-passes-what = Whether I pass for you if you can't play the card you drew.
preferences-dms-auto = DMs: server's choice
preferences-dms-on = DMs: my hand, too
preferences-dms-off = DMs: no hand
preferences-dms-what = Whether your hand also comes by direct message.
preferences-pings-idle = Pings: when I'm idle
preferences-pings-always = Pings: every turn
preferences-pings-off = Pings: never
preferences-pings-what = When I ping you for your turn.
preferences-pings-by-channel = Ping place: channel
preferences-pings-by-dm = Ping place: DM
preferences-pings-by-what = Where I ping you.
preferences-hints-on = Hints: each once
preferences-hints-off = Hints: none
preferences-hints-what = Short tips that come once, when you can use them.
preferences-rated-on = Rating: on
preferences-rated-off = Rating: off
preferences-rated-what = Whether I rate you and list you on leaderboards.
preferences-language-auto = Language: automatic
preferences-language-what = The language I use with you. Automatic is the language of your Discord.
# $name: what a language calls itself.
preferences-language = Language: { $name }

## server_settings

# Server settings: `/uno settings`

server-settings-title = Uno in this server
# $channel: a channel, as a link.
server-settings-title-channel = Uno in { $channel }
# One line of the panel. $name: one of the settings below; $value: what holds; $origin: where that comes from.
server-settings-line = { $origin ->
    [here] { $name }: **{ $value }** · set here
    [server] { $name }: **{ $value }** · from the server
   *[usual] { $name }: **{ $value }**
}
server-settings-which = Change…
server-settings-as-server = Same as the server
server-settings-as-usual = Default: { $value }
button-server-settings-server = This server
button-server-settings-channel = This channel

server-settings-rules = Rules
server-settings-rules-what = The rules of a new table, unless its host changes them.
server-settings-rules-code = code { $code }
server-settings-turn = Turn time
server-settings-turn-what = How long a move can take at new tables.
server-settings-allowed = Uno
server-settings-allowed-what = Whether players can open tables.
server-settings-allowed-on = can be played
server-settings-allowed-off = can't be played
server-settings-starts = Opening tables
server-settings-starts-what = The people who can use /uno start.
server-settings-starts-everybody = everyone
server-settings-starts-moderators = moderators
server-settings-moderator-role = Uno moderators
server-settings-moderator-role-auto = no role
server-settings-role = Choose a role…
button-no-role = No role
server-settings-table-look = Table
server-settings-table-look-what = How new tables look.
server-settings-table-look-picture = drawn from above
server-settings-table-look-text = words and one card
server-settings-look = Hands
server-settings-look-what = For players with no choice of their own in /uno me.
server-settings-look-pictures = pictures
server-settings-look-shapes = shapes and letters
server-settings-look-text = text
server-settings-dms = Hands by direct message
server-settings-dms-what = For players with no choice of their own in /uno me.
server-settings-dms-on = yes
server-settings-dms-off = no
server-settings-pings = Turn pings
server-settings-pings-what = Whether I ping players in the channel on their turn.
server-settings-pings-on = yes
server-settings-pings-off = no
server-settings-threads = Thread for each table
server-settings-threads-what = Whether a new table gets a thread of its own.
server-settings-threads-on = yes
server-settings-threads-off = no
server-settings-moments = Moments
server-settings-moments-what = Banners and a lively line for Uno, big draws and wins at new tables.
server-settings-moments-on = on
server-settings-moments-off = off
server-settings-seasons = Seasons
server-settings-seasons-what = How long a leaderboard runs before a new one starts.
server-settings-seasons-monthly = a month
server-settings-seasons-quarterly = three months
server-settings-seasons-never = no seasons
server-settings-language = Language
server-settings-language-what = The language of tables. A player's own panels use the player's language.
server-settings-language-auto = the server's

refused-server-settings-place = Settings belong to a server. Use this command there.
refused-server-settings = You need the permission Manage Server to change these settings.
refused-everybody-role = Everyone has that role and would be a moderator. Choose another one.
refused-not-here = You can't play Uno in this channel. Server managers can change that with `/uno settings`.
refused-moderators-start = Only moderators open tables here. Ask one of them, or join an open table.

### translations

## beta

# A language in beta was translated by a machine, and no native speaker has read it yet.
beta-what = Beta: tell us what sounds wrong.
beta-line = { $name } is in beta: tell us what sounds wrong.
button-beta-note = Tell us
# The title of the form, and the label of its field: at most 45 letters each.
beta-note-title = What sounds wrong?
beta-note-label = The words, and what you'd say instead
beta-note-thanks = Thank you! The admins of this bot read it.
beta-offer = { $name } is here, in beta.
button-beta-switch = Switch
refused-beta-notes = You've sent { $count } notes in a day, so I can't take another one yet. Thank you!
refused-beta-empty = Write a few words first.

### help

## help

# Help

help-title = Playing Uno here
help-new = **New to Uno?** Press **Try it**: five short steps against an AI.
help-start = **Ready to play?** `/uno start` opens a table here. Others **Join**, or AIs fill the seats.
help-daily = **Five minutes alone?** `/uno daily` has new games every day.
help-ask = What do you want to know?
help-bring = **Play elsewhere?** Add me, then also in direct messages, group chats, and servers without me:
button-install-server = To a server
button-install-personal = To my apps
button-tutorial = Try it

help-button-round = A round
help-topic-round = How a round goes
help-round-1 = Each player is dealt cards, and one card lies face up on the pile.
help-round-2 = **Your turn:** play a card with the same color, number or symbol, or a wild. Nothing matches? **Draw** one. If it matches, you can play it right away.
help-round-3 = **The end:** the first player without cards wins the round, and points for the cards the others still hold. The first to reach the target wins the match.
help-round-4 = House rules can change some of this. `/uno rules` shows the rules here.
help-button-cards = The cards
help-topic-cards = The cards
help-cards-1 = **0 to 9**: just a color and a number.
help-cards-2 = ⊘ **Skip**: the next player misses a turn.
help-cards-3 = ⇄ **Reverse**: play goes the other way. With two players, it skips.
help-cards-4 = **+2** Draw Two: the next player draws two and misses a turn.
help-cards-5 = 🌈 **W** Wild: goes on anything, and you choose the color.
help-cards-6 = 🌈 **+4** Wild Draw Four: you choose the color, and the next player draws four. It's meant for when you have no card of the current color, and can be challenged.
help-button-uno = Uno!
help-topic-uno = Uno and catching
help-uno-1 = **Two cards left, and your turn?** Press **📣 Call UNO**, then play one.
help-uno-2 = **Forgot it?** Press **Uno!** quickly.
help-uno-3 = **Did another player forget it?** **Catch!** lights up at the table. Press it before the next move, and they draw two cards.
help-button-hand = Your hand
help-topic-hand = Your hand
help-hand-1 = **My hand** at the table shows your cards to you alone. They also come by direct message. Press a card to play it.
help-hand-2 = Is a card switched off? **Why not?** shows which rule is in the way.
help-hand-3 = `/uno play` lists your moves in words, for screen readers and keyboards.
help-hand-4 = 💡 Small hints come once each. `/uno me` turns them off, or on again.
help-button-away = Away
help-topic-away = When you're away
help-away-1 = The countdown at the table shows how long you have for a move. If it runs out, the move is made for you. The second time in a row, an AI takes over until you press anything.
help-away-2 = Have to go? **Leave** gives your cards to an AI, and **My hand** brings you back to them.
help-button-table = House rules
help-topic-table = Rules of the table
help-table-1 = Before the match, the host can **Change rules**: a preset, single house rules, or a code from another table.
help-table-2 = The cards can't be rigged: the deck is sealed before the first player joins. **Check the deal** at the end proves it.
help-button-commands = Commands
help-topic-commands = All commands
help-commands-1 = Each one starts with `/uno`:
help-command = **{ $command }** · { $what }
news-line = 🆕 **New:** { $news }
news-faces = You keep one face at every table. `/uno me` changes it.
help-legal = Unofficial fan project, not affiliated with Mattel or endorsed by it. UNO is a trademark of Mattel.

# The rules, page by page: `/uno rules`

help-rules-title = Rules: { $preset }

## tutorial

# The tutorial: five steps against an AI

lesson-title = Step { $number } of { $of } · { $title }
# The name of the AI that everyone learns with.
lesson-ai = Robin
lesson-top = On the pile: { $emoji } { $card }
lesson-early = The rules allow that, too. For now, try what's described above.
button-lesson-next = Next step
button-lesson-skip = Skip this step
button-try-again = Try again

lesson-match = Color or number
lesson-match-do = You want to get rid of all your cards. Play one with the same **color** or **number** as the card on the pile: press it.
lesson-match-done = That's nearly the whole game. Then **{ $ai }** did the same. You take turns, matching color or number.

lesson-action = Action cards
lesson-action-do = Some cards do something. Play one of yours.
    ⊘ Skip: the next player misses a turn.
    ⇄ Reverse: play goes the other way.
    +2 Draw Two: the next player draws two and misses a turn.
lesson-action-done = **{ $ai }** missed a turn. With only two players, it's your turn again right away.

lesson-wild = Wild cards
lesson-wild-do = None of your other cards match. But a **Wild** (W) goes on anything, and you choose the new color. Play it.
lesson-wild-color = Which color do you choose? Most of your cards are red.
lesson-wild-done = **{ $ai }** had to match the color you chose. A **Wild Draw Four** (+4) also makes the next player draw four cards. It's meant for when you have no card of the current color, and the next player can challenge it.

lesson-draw = Drawing
lesson-draw-do = None of your cards match. Draw one.
lesson-draw-choose = You drew a card that matches. Play it now, or keep it for later. You can't play another card this turn.
lesson-draw-done = Well played. If a drawn card doesn't match, you keep it, and your turn is over.
lesson-draw-kept = You kept it, so your turn was over. That can be wise. Just remember: in the end, every card in your hand scores for the winner.

lesson-uno = Uno!
lesson-uno-do = **{ $ai }** has one card left and forgot to say Uno. Press **Catch { $ai }!** before the next move.
lesson-uno-say = Caught: **{ $ai }** drew two. Now you have two cards yourself. Press **📣 Call UNO**, then play one.
lesson-uno-forgot = You forgot Uno, **{ $ai }** caught you, and you drew two cards. At a real table, you can still press **Uno!** after your card, if you're faster than the others.
lesson-uno-last = You've said Uno, so you can't be caught. One card left: play it!
lesson-uno-done = 🎉 You won! The first player without cards wins the round and scores for all cards in the other hands. Now play with people: `/uno start` opens a table.

## commands

# The slash commands. An id that ends in -name is what people type: small letters, at most 32, no blanks. Put - between
# two words. All commands need different names, and so do all options of one command.

command-uno = Play Uno
command-start = Open a table in this channel
command-start-ais-name = ais
command-start-ais = How many AI players to seat at once
command-start-level-name = level
command-start-level = How well the AIs play
command-start-rules-name = rules
command-start-rules = A preset, or a rule code
command-start-pace-name = pace
command-start-pace = How long a move can take
command-start-thread-name = thread
command-start-thread = Open the table in its own thread
command-tables = List your tables, in all channels and servers
command-history = List the finished matches of this server, with their replays
command-join = Take a seat at the table in this channel
command-leave = Give up your seat
command-hand = Show your hand
command-play = Make a move in words
command-play-move-name = move
command-play-move = One of your moves
command-status = Show the table in this channel
command-end = End the table in this channel
command-rules = Explain the rules
command-resume = Continue a waiting match in this channel
command-resume-match-name = match
command-resume-match = Which match, if several are waiting
choice-match = { $names } · round { $round }
choice-lobby = { $names } · not started
command-help = How to play Uno here
command-settings = Change how Uno works in this server or channel
command-me = Choose how you see your cards, your language, and when I ping you
command-privacy = See, download, or delete what I store about you
command-stats = Show how you or another player did in matches
command-stats-person-name = person
command-stats-person = The player (you, if left out)
command-stats-season-name = season
command-stats-season = The season (all time, if left out)
command-stats-rules-name = rules
command-stats-rules = Only matches with these rules
command-fairness = See how fair the cards in this server have been
command-leaderboard = Show how players of this server are rated
command-leaderboard-season-name = season
command-leaderboard-season = The season (the current one, if left out)
command-leaderboard-rules-name = rules
command-leaderboard-rules = Only matches with these rules
command-daily = Play today's five rounds alone, and compare
command-daily-date-name = date
command-daily-date = Another day, such as 2026-11-24
command-invite = Invite a player to the table in this channel
command-invite-person-name = person
command-invite-person = The player to invite
command-unoadmin = Manage Uno in this server
command-unoadmin-tables = List the tables of this server
command-unoadmin-end = End a table
command-unoadmin-end-channel-name = channel
command-unoadmin-end-channel = The channel of the table, if it isn't this one
command-unoadmin-unblock = Free a channel whose table is stuck, damaged or suspended
command-unoadmin-unblock-channel-name = channel
command-unoadmin-unblock-channel = The channel, if it isn't this one
command-unoadmin-ban = Keep a person from every table of this server
command-unoadmin-ban-person-name = person
command-unoadmin-ban-person = The person
command-unoadmin-ban-reason-name = reason
command-unoadmin-ban-reason = Why, for the admins
command-unoadmin-unban = Let a banned person play again
command-unoadmin-unban-person-name = person
command-unoadmin-unban-person = The person
command-unoadmin-bans = List the people who can't play here
command-unoadmin-roles = Choose the roles that can open tables
command-unoadmin-rules = Lock the rules, so that hosts can't change them
command-unoadmin-ais = Limit the AI players at a table
command-unoadmin-log = Show what admins did, or choose a channel for it
command-unoadmin-log-channel-name = channel
command-unoadmin-log-channel = A channel in which each act is posted
command-unoadmin-day = Post yesterday's results once a day, or stop that
command-unoadmin-day-channel-name = channel
command-unoadmin-day-channel = The channel in which the day is posted
command-unoadmin-check = Check what the bot needs here
command-tournament = Open a tournament in this channel, or show the one that is open
command-tournament-checkin-name = checkin
command-tournament-checkin = Minutes until check-in closes
command-tournament-rounds-name = rounds
command-tournament-rounds = How many rounds before the final
command-tournament-minutes-name = minutes
command-tournament-minutes = How many minutes a round lasts
command-tournament-rules-name = rules
command-tournament-rules = A preset, or a rule code
command-tournament-level-name = level
command-tournament-level = How well the AIs play that fill the tables
command-tournament-duplicate-name = duplicate
command-tournament-duplicate = Every table gets the same cards, and seats are compared

## demo

# The demo: what its terminal and its page say

# The member of the simulated server that says how to begin.
demo-guide = Guide
demo-welcome =
    👋 Welcome! { $name }'s table is ready, with { $ais } AIs. Press **{ $start }**, and your cards are dealt.
    -# **Viewing as** at the top makes you Ann, Ben, Cleo or Dev.
    -# `/uno help`, then **{ $alone }**, is a match in your direct messages.
# The name of a page with one person's direct messages.
demo-direct = { $name }'s messages
# The name of the page of a group message, and what the person says there who installed the bot.
demo-group = 💬 Group
demo-group-hello = I installed the bot for myself, so it works here, too. `/uno start` opens a table, and everyone can join.
demo-page = Play at { $url }
demo-direct-page = { $name }'s direct messages: { $url }
demo-stop = Press Ctrl-C here to stop.
