"use strict";
(async () => {
  const byId = (id) => document.getElementById(id);
  const fill = (words, values) => words.replace(/\{(\w+)\}/g, (all, key) => values[key] ?? all);
  const warn = () => {
    byId("warning").hidden = false;
  };

  /** Make an element with attributes and children. A text is never read as markup. */
  const make = (name, attributes = {}, ...children) => {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.append(...children);
    return node;
  };
  const drawing = (symbol, label, name) => {
    const space = "http://www.w3.org/2000/svg";
    const svg = document.createElementNS(space, "svg");
    svg.setAttribute("class", name);
    if (label) {
      svg.setAttribute("role", "img");
      svg.setAttribute("aria-label", label);
    } else svg.setAttribute("aria-hidden", "true");
    const use = document.createElementNS(space, "use");
    use.setAttribute("href", `#${symbol}`);
    svg.append(use);
    return svg;
  };

  let match;
  try {
    const packed = Uint8Array.from(atob(JSON.parse(byId("match").textContent)), (each) => each.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    match = JSON.parse(await new Response(stream).text());
  } catch {
    warn();
    return;
  }
  const { steps, lines, cards, words } = match;
  const last = steps.length - 1;
  const begins = steps.flatMap((step, ply) => (step.begins ? [ply] : []));
  const moments = [...new Set(match.moments.map(([ply]) => ply))];
  const told = new Map(moments.map((ply) => [ply, match.moments.filter((each) => each[0] === ply)]));
  let at = -1;
  let state = {};
  let timer = null;

  /** Return a sentence as nodes, with each sign of a seat as the name of its player. */
  const named = (sentence, names) =>
    sentence.split(/([\uf0f0-\uf0f9])/).map((part) => {
      const seat = part.length === 1 ? part.charCodeAt(0) - 0xf0f0 : -1;
      return seat >= 0 && seat < 10 ? make("bdi", {}, names[seat] ?? "?") : part;
    });

  /** Return the position after a step. It is found from the start of its round, or from the current position. */
  const position = (ply) => {
    const first = begins.filter((each) => each <= ply).at(-1) ?? 0;
    let from = first;
    let found = {};
    if (at >= first && at <= ply) [from, found] = [at + 1, state];
    for (let each = from; each <= ply; each += 1) found = changed(found, steps[each]);
    return found;
  };

  /** Return a position after a step. A hand in it can be only the cards that came (+) or went (-), in their order. */
  const changed = (before, step) => {
    const found = { ...before, ...step };
    if (step.begins) return found;
    for (const [key, value] of Object.entries(step)) {
      if (!/^h\d$/.test(key) || !/^[+-]/.test(value)) continue;
      const hand = [...before[key]];
      if (value[0] === "+") hand.push(...value.slice(1));
      else for (const card of value.slice(1)) hand.splice(hand.indexOf(card), 1);
      found[key] = hand.sort((one, other) => match.order[code(one)] - match.order[code(other)]).join("");
    }
    return found;
  };
  const code = (card) => card.charCodeAt(0) - 0x30;

  const showSeat = (seat, before) => {
    const hand = state[`h${seat}`] ?? "";
    const name = state.names[seat];
    const classes = ["seat"];
    const facts = [make("span", {}, match.counts[hand.length]), make("span", {}, match.points[state.scores[seat]])];
    if (state.turn === seat) {
      classes.push("turn");
      facts.push(make("span", { class: "mark" }, words.turn));
    }
    if (state.said.includes(seat)) facts.push(make("span", { class: "good" }, words.uno));
    if (state.silent.includes(seat)) facts.push(make("span", { class: "mark" }, words.silent));
    if (state.out.includes(seat)) {
      classes.push("out");
      facts.push(make("span", {}, words.out));
    }
    if (state.actor === seat) classes.push("acted");
    const old = [...(before ?? hand)];
    const shown = [...hand].map((each) => {
      const known = old.indexOf(each);
      if (known >= 0) old.splice(known, 1);
      const card = code(each);
      return make("li", known < 0 ? { class: "new" } : {}, drawing(`c${card}`, cards[card], "card"));
    });
    const row = make(
      "li",
      { class: classes.join(" ") },
      make("h3", {}, drawing(`e${state.emblems[seat]}`, "", "emblem"), make("bdi", {}, name)),
      make("p", {}, ...facts),
    );
    if (!hand) return row;
    const label = fill(words.hand, { name });
    row.append(make("ul", { class: "hand", role: "list", "aria-label": label }, ...shown));
    return row;
  };

  const showMiddle = (isNext) => {
    byId("pile").textContent = fill(words.pile, { count: state.pile });
    const card = byId("top-card");
    card.firstElementChild.setAttribute("href", state.top === null ? "#back" : `#c${state.top}`);
    card.classList.remove("fresh");
    if (isNext && "top" in steps[at]) {
      void card.getBoundingClientRect();
      card.classList.add("fresh");
    }
    byId("top").textContent = state.top === null ? "" : fill(words.top, { card: cards[state.top] });
    const color = state.color ? [drawing(`m${state.color}`, "", `ink${state.color}`), match.colors[state.color]] : [];
    byId("color").replaceChildren(...color);
    byId("side").textContent = state.side ? words[`side-${state.side}`] : "";
    document.querySelector(".board").classList.toggle("dark", state.side === "dark");
    const left = state.direction > 0;
    byId("direction").replaceChildren(`${left ? "↻" : "↺"} ${left ? words.clockwise : words.counterclockwise}`);
    byId("owed").textContent = state.owed ? match.owes[state.owed] : "";
  };

  const sentences = (ply) => named(lines[steps[ply].line], state.names);

  const showMoves = (first) => {
    const list = byId("move-list");
    if (list.dataset.first !== String(first)) {
      list.dataset.first = String(first);
      const next = begins.find((each) => each > first) ?? last + 1;
      const moves = [];
      for (let ply = first; ply < next; ply += 1) {
        const move = make("button", { type: "button", "data-ply": ply }, ...sentences(ply));
        moves.push(make("li", {}, move));
      }
      list.replaceChildren(...moves);
    }
    mark(list);
  };

  /** Mark the button of the current position in a list, and scroll the list to it. */
  const mark = (list) => {
    list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    list.querySelector(".now")?.classList.remove("now");
    const button = list.querySelector(`[data-ply="${at}"]`);
    if (!button) return;
    button.setAttribute("aria-current", "step");
    button.parentElement.classList.add("now");
    const row = button.parentElement;
    const above = row.offsetTop - list.offsetTop;
    if (above < list.scrollTop || above + row.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = above - list.clientHeight / 2;
  };

  const go = (wanted) => {
    const ply = Math.max(0, Math.min(last, wanted));
    if (ply === at) return;
    const before = at === ply - 1 && !steps[ply].begins ? state : null;
    state = position(ply);
    at = ply;
    const where = state.round ? words.where : words.vote;
    const place = fill(where, { round: state.round, number: at, total: last });
    byId("where").textContent = place;
    byId("line").replaceChildren(...sentences(at));
    byId("moment").replaceChildren(...(told.get(at) ?? []).map((each) => make("p", {}, ...named(each[3], state.names))));
    showMiddle(before !== null);
    byId("seats").replaceChildren(...state.names.map((_, seat) => showSeat(seat, before?.[`h${seat}`])));
    showMoves(begins.filter((each) => each <= at).at(-1) ?? 0);
    mark(byId("moment-list"));
    byId("at").value = String(at);
    byId("at").setAttribute("aria-valuetext", place);
    if (at === last) stop();
  };

  const after = (list) => list.find((each) => each > at) ?? last;
  const ahead = (list) => list.filter((each) => each < at).at(-1) ?? 0;
  const ways = {
    first: () => 0,
    last: () => last,
    back: () => at - 1,
    next: () => at + 1,
    momentBack: () => ahead(moments),
    momentNext: () => after(moments),
    roundBack: () => ahead(begins),
    roundNext: () => after(begins),
  };

  const play = byId("play");
  const stop = () => {
    clearInterval(timer);
    timer = null;
    play.classList.remove("playing");
    play.setAttribute("aria-label", words.play);
    play.title = words.play;
  };
  play.addEventListener("click", () => {
    if (timer !== null) {
      stop();
      return;
    }
    if (at === last) go(0);
    timer = setInterval(() => go(at + 1), 1500);
    play.classList.add("playing");
    play.setAttribute("aria-label", words.pause);
    play.title = words.pause;
  });

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-ply], [data-go]");
    if (!button) return;
    stop();
    go(button.dataset.go ? ways[button.dataset.go]() : Number(button.dataset.ply));
  });
  byId("at").addEventListener("input", (event) => {
    stop();
    go(Number(event.target.value));
  });

  byId("moment-list").replaceChildren(
    ...match.moments.map(([ply, kind, names, sentence]) => {
      const words = named(sentence, match.named[names]);
      return make("li", {}, make("button", { type: "button", class: kind, "data-ply": ply }, ...words));
    }),
  );

  const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };
  const letters = { n: "momentNext", p: "momentBack", N: "roundNext", P: "roundBack" };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isSlider = event.target.id === "at";
    const letter = byId("letters").checked ? letters[event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase()] : undefined;
    const way = letter ?? (isSlider ? undefined : keys[event.key]);
    if (way === undefined) return;
    event.preventDefault();
    stop();
    go(ways[way]());
  });
  go(0);
})();
