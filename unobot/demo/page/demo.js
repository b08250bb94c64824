// What simcord's page lacks for a demo: links from place to place, a person for each window, times that pass.

const token = () => window.location.hash.slice(1);

// The address names the person: two windows side by side can be two people, and a reload stays who it was.
const named = () => new URLSearchParams(window.location.search).get("as");
/** @param {string} place @param {string | null} person */
const address = (place, person) => `/${person ? `?as=${encodeURIComponent(person)}` : ""}#${place}`;

// This script runs before simcord's, so simcord's requests go through it.
const request = window.fetch.bind(window);
window.fetch = (resource, options) => {
  const path = String(resource);
  if (path === "/api/pages") return state(path, { ...options, body: JSON.stringify({ viewer_id: named() }) });
  if (path === "/api/state") return state(path, options);
  if (path.startsWith("/api/assets/")) return picture(path, options);
  return request(path, path === "/api/action" && seen !== null ? asSeen(options) : options);
};
const pause = (milliseconds) => new Promise((resume) => { setTimeout(resume, milliseconds); });

// The page stands still under a finger: simcord rebuilds a message, and a click needs one button from down to up.
let lifted = Promise.resolve();
let lift = () => {};
window.addEventListener("pointerdown", () => {
  lift();
  lifted = Promise.race([pause(3000), new Promise((resume) => { lift = resume; })]);
}, true);
for (const end of ["pointerup", "pointercancel", "blur"]) window.addEventListener(end, () => setTimeout(lift, 50), true);

/** The pictures that the newest state names. @type {Record<string, {available: boolean}>} */
let pictures = {};
async function state(path, options) {
  const answer = await request(path, options);
  if (!answer.ok) return answer;
  const value = await answer.json();
  await lifted;
  pictures = value.assets;
  return Object.defineProperty(answer, "json", { value: async () => value });
}

// A picture that fails is asked for again while it is shown: simcord would write "unavailable", and leave it there.
async function picture(path, options) {
  for (let milliseconds = 200; ; milliseconds = Math.min(2 * milliseconds, 2000)) {
    const answer = await request(path, options).catch(() => null);
    if (answer?.ok || !pictures[path.split(/[/?]/)[3]]?.available) return answer ?? Response.error();
    await pause(milliseconds);
  }
}

// simcord drops a press while an earlier one is on its way. Here it waits, and means the button that was seen.
const dropsPresses = (button) => button.getAttribute("aria-disabled") === "true" && !button.disabled;
const isBusy = () => {
  const { pendingAction, awaitingRevision, publishedRevision } = window.simcordPreview;
  return Boolean(pendingAction) || awaitingRevision > publishedRevision;
};
/** The number of the page on which the button was seen that is being pressed. @type {number | null} */
let seen = null;
const asSeen = (options) => {
  const body = { ...JSON.parse(options.body), published_revision: seen };
  return { ...options, body: JSON.stringify(body) };
};
let presses = Promise.resolve();

async function pressLater(button, revision) {
  for (let waits = 0; isBusy(); waits += 1) {
    if (waits > 250) return; // five seconds: the page has lost the demo, and says so
    await pause(20);
  }
  seen = revision;
  pressing();
  button.click(); // it may have left the page, but it still sends what it said
  seen = null;
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element && event.target.closest("#channel-message-list button.component-button");
  if (!button || !dropsPresses(button)) return;
  const { pendingAction, publishedRevision } = window.simcordPreview;
  event.stopImmediatePropagation();
  if (pendingAction?.controlKey === button.dataset.controlKey) return; // a double click, as on Discord
  presses = presses.then(() => pressLater(button, publishedRevision));
}, true);

const viewer = /** @type {HTMLSelectElement} */ (document.getElementById("viewer-picker"));
const places = document.createElement("nav");
places.className = "places";
document.querySelector(".viewer-control").after(places);

// A second window beside this one is the next person.
const another = document.createElement("a");
another.className = "another";
another.textContent = "New window";
another.target = "_blank";
places.before(another);

function offerAnother() {
  const people = [...viewer.options].map((option) => option.text);
  const next = people[(viewer.selectedIndex + 1) % people.length];
  another.hidden = people.length < 2;
  another.title = `Open a second window, as ${next}`;
  another.href = address(token(), next);
}

/** @typedef {{name: string, channel: string, token: string, viewer: string | null}} Place */
/** @type {Place[]} the channel, then threads and people's direct messages */
let known = [];

function showPlaces() {
  const fingerprint = JSON.stringify([token(), known, named()]);
  if (places.dataset.fingerprint === fingerprint) return;
  places.dataset.fingerprint = fingerprint;
  document.body.classList.toggle("places-direct", known.some((place) => place.viewer && place.token === token()));
  places.replaceChildren(...known.map((place) => {
    const link = document.createElement("a");
    link.href = address(place.token, place.viewer ?? named());
    link.textContent = place.name;
    if (place.token === token()) link.setAttribute("aria-current", "page");
    return link;
  }));
}

async function askForPlaces() {
  try {
    const answer = await fetch("/demo/places", { headers: { "X-Simcord-Capability": token() }, cache: "no-store" });
    if (!answer.ok) return;
    known = await answer.json();
    showPlaces();
  } catch {
    // The demo has ended, or is starting anew; the page itself says so.
  }
}

viewer.addEventListener("change", () => {
  history.replaceState(null, "", address(token(), viewer.selectedOptions[0].text));
  showPlaces();
});

// A conversation opens at its end, for each viewer anew, and goes there when a press of one's own brings a message.
const timeline = document.getElementById("channel-timeline");
const toEnd = () => { timeline.scrollTop = timeline.scrollHeight; };
let atEnd = false;
viewer.addEventListener("change", () => { atEnd = false; });
new MutationObserver(() => {
  const state = window.simcordPreview;
  if (!state?.ready || state.viewerId !== viewer.value) return;
  document.title = `${viewer.selectedOptions[0].text} · unobot`;
  offerAnother();
  if (!atEnd) toEnd();
  atEnd = true;
}).observe(document.getElementById("preview-app"), { attributes: true, attributeFilter: ["aria-busy"] });

// Who reads the end stays there while messages come and grow, as in Discord; who scrolled up is left in peace. A new
// message, such as the next table, comes into view from a little further away.
let following = true;
const distance = () => timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight;
const look = () => requestAnimationFrame(() => { following = distance() < 60; });
for (const moved of ["wheel", "touchmove", "pointerup", "keyup"]) timeline.addEventListener(moved, look, { passive: true });
const follow = () => { if (following) toEnd(); };

let pressed = 0;
const pressing = () => { pressed = Date.now(); };
timeline.addEventListener("click", pressing, true);
document.addEventListener("keydown", (event) => { if (event.key === "Enter") pressing(); }, true);

const list = document.getElementById("channel-message-list");
new MutationObserver((changes) => {
  const isNew = changes.some(({ target, addedNodes }) => target === list && [...addedNodes].includes(list.lastElementChild));
  const isNear = isNew && distance() - list.lastElementChild.clientHeight < timeline.clientHeight;
  following ||= isNew && (isNear || Date.now() - pressed < 3000);
  keepPictures(changes);
  follow();
}).observe(timeline, { childList: true, subtree: true, characterData: true });
new ResizeObserver(follow).observe(list); // a picture has been loaded

// A picture stays until the next one is loaded. simcord first empties a message, so it would shrink and grow.
const isLoaded = (image) => image.complete && image.naturalWidth > 0;
function keepPictures(changes) {
  /** @type {Map<Node, (HTMLImageElement | undefined)[]>} by message */
  const earlier = new Map();
  for (const { target, removedNodes } of changes) {
    const gone = [...removedNodes].flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(".gallery-item")] : []));
    const images = gone.map((item) => [...item.querySelectorAll("img")].filter(isLoaded).at(-1));
    if (target.parentNode === list && images.some(Boolean)) earlier.set(target, images);
  }
  for (const [message, images] of earlier) {
    [...message.querySelectorAll(".gallery-item")].forEach((item, place) => {
      const image = images[place], next = item.querySelector("img");
      if (!image || (next && isLoaded(next))) return;
      item.classList.add("loading");
      item.prepend(image);
      next?.addEventListener("load", () => {
        item.classList.remove("loading");
        image.remove();
      });
    });
  }
}

// simcord writes "in 40 seconds" once; Discord's client counts. The demo's clock is this computer's.
const RELATIVE = /^(in \d|\d.* ago$|now$|this |next |last |yesterday$|tomorrow$)/;
const WORDS = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number, number][]} */ ([
  ["second", 60, 1], ["minute", 3600, 60], ["hour", 86400, 3600], ["day", 604800, 86400], ["week", Infinity, 604800],
]);

function passTime() {
  for (const time of document.querySelectorAll("time.discord-timestamp")) {
    if (!(time instanceof HTMLTimeElement) || !RELATIVE.test(time.textContent)) continue;
    const seconds = (new Date(time.dateTime).getTime() - Date.now()) / 1000;
    const [unit, , length] = UNITS.find(([, below]) => Math.abs(seconds) < below);
    const words = WORDS.format(Math.round(seconds / length), unit);
    if (time.textContent !== words) time.textContent = words;
  }
}

// A line about what went well says nothing that the page does not show; only trouble is worth a word.
const TROUBLE = /\b(not|never|uncertain|interrupted|trying|ended|closed|unavailable)\b/i;
const status = document.getElementById("action-status");
const judge = () => { status.hidden = !TROUBLE.test(status.textContent); };
new MutationObserver(judge).observe(status, { childList: true, characterData: true, subtree: true });
judge();

setInterval(passTime, 500);
setInterval(askForPlaces, 2000);
askForPlaces();

// Enter on a finished command sends it, as in Discord; simcord would take up the first of its options.
let choosing = false;
document.addEventListener("keydown", (event) => {
  const chip = event.target instanceof Element && event.target.matches(".command-chip");
  if (chip && event.key === "Enter" && !choosing) {
    event.preventDefault();
    event.stopImmediatePropagation();
    document.getElementById("send-message").click();
  } else choosing = chip && event.key.startsWith("Arrow");
}, true);

// The choices of an option that is asked as one types are there before the first letter, as in Discord.
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(".command-option-input[aria-autocomplete]") && !target.value) {
    target.dispatchEvent(new Event("input", { bubbles: true }));
  }
});

// A link to a channel, a thread or a message on Discord leads to its place here.
document.addEventListener("click", async (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const [channel, message] = new URL(link.href).pathname.split("/").slice(3);
  const find = () => known.find((each) => each.channel === channel);
  for (let waits = 0; !find() && waits < 20; waits += 1) { // a thread that has just begun opens at the next tick
    await askForPlaces();
    if (!find()) await pause(100);
  }
  const place = find() ?? known[0];
  if (place.token !== token()) window.location.assign(address(place.token, place.viewer ?? named()));
  else timeline.querySelector(`[data-message-id="${CSS.escape(message ?? "")}"]`)?.scrollIntoView({ behavior: "smooth" });
}, true);
