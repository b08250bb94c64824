"""A complete engine of the Universal Uno Interface: it plays what matches, otherwise draws, and never challenges.

Try it: unobot arena --engine "python3 docs/tiny_engine.py" --engine level:casual

It follows engines.md and uses no part of unobot.
"""

import re
import sys


class Game:
    """The state of a round, read from a `gamestate`, as far as this engine needs it."""

    def __init__(self, line: str) -> None:
        self.words = re.sub(r"\b(w|wd4) ([rygb])\b", r"\1\2", line.lower()).split()[1:]
        self.players = int(self.words.pop(0))
        del self.words[: self.players]  # the points
        first = self.words.pop(0)
        self.hand: list[str] = []
        self.drawn: list[str] = []  # the card that the seat to move has drawn, if the engine sees it
        self.pile, self.laid = 107, 1  # cards to draw, cards on the discard pile
        each = int(self.words[1]) if self.words[1].isdigit() else self.words.index("draw", 1) - 1
        for turn in range(7 // each * self.players):
            if self.draw(each):
                self.me = turn % self.players
        self.seat, self.step = self.players - 1, 1  # as if the dealer, the last seat, had played the first card;
        if first in ("rr", "yr", "gr", "br") and self.players > 2:
            self.seat = 0  # for a reverse as if seat 0 had played it, so that the dealer begins
        self.lay(first)
        while self.words:
            self.move(self.words[0])

    def draw(self, due: int) -> bool:
        """Read a draw of ``due`` cards, or of all that are left. Return whether it shows the cards."""
        if due > self.pile:  # the discards below the top one are shuffled
            self.pile, self.laid = self.pile + self.laid - 1, 1
        due = min(due, self.pile)
        self.pile -= due
        shown = not self.words[1].isdigit()
        self.hand += self.words[1 : due + 1] if shown else []
        del self.words[: due + 1 if shown else 2]
        return shown

    def lay(self, card: str) -> None:
        """Apply the effects of a card."""
        self.color, self.face = (card[-1], card[:-1]) if card[0] == "w" else (card[0], card[1:])
        if self.face == "r" and self.players > 2:
            self.step = -self.step
        self.next_turn()
        if self.face == "d2":
            self.draw(2)
        if self.face in ("d2", "s") or (self.face == "r" and self.players == 2):
            self.next_turn()
        self.asked = "four" if self.face == "wd4" else "play"

    def next_turn(self) -> None:
        """Give the turn to the next seat."""
        self.seat, self.asked = (self.seat + self.step) % self.players, "play"

    def move(self, word: str) -> None:
        """Read one move."""
        if word == "draw" and self.asked == "four":
            self.draw(4)
            self.next_turn()
        elif word == "draw":
            self.drawn = self.hand[-1:] if self.draw(1) else []
            self.asked = "drawn"
        elif word == "challenge":
            number, renege = self.words[2], "renege" in self.words[3:4]
            failed = int(number) > 4 or renege if number.isdigit() else self.seat == self.me
            del self.words[0]
            self.draw(6 if failed else 4)
            self.asked = "play"
            if failed:
                del self.words[: self.words[:1] == ["renege"]]
                self.next_turn()
        else:
            del self.words[0]
            if word == "renege":
                self.next_turn()
                return
            if self.seat == self.me:
                self.hand.remove(word.rstrip("rygb") if word[0] == "w" else word)
            self.laid += 1
            self.lay(word)

    def choose(self) -> str:
        """Return the move of the seat to move."""
        if self.asked == "four":
            return "draw"
        cards = self.drawn if self.asked == "drawn" else self.hand
        for card in cards:
            if card[0] == self.color or (card[0] != "w" and card[1:] == self.face):
                return card
        colors = [card[0] for card in self.hand]
        most = max("rygb", key=colors.count)
        if "w" in cards:
            return f"w{most}"
        if "wd4" in cards and self.color not in colors:
            return f"wd4{most}"
        return "renege" if self.asked == "drawn" else "draw"


if __name__ == "__main__":
    print("ready", flush=True)
    state = ""
    for line in sys.stdin:
        word = line.lower().split()[:1]
        if word == ["gamestate"]:
            state = line
        elif word == ["stop"]:
            print("move", Game(state).choose(), flush=True)
        elif word == ["shutdown"]:
            print("shuttingdown", flush=True)
            break
