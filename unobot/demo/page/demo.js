// What simcord's page lacks for a demo: links from place to place, a person for each window, times that pass.

const token = () => window.location.hash.slice(1);

// The address names the person: two windows side by side can be two people, and a reload stays who it was.
const named = () => new URLSearchParams(window.location.search).get("as");
/** @param {string} place @param {string | null} person */
const address = (place, person) => `/${person ? `?as=${encodeURIComponent(person)}` : ""}#${place}`;

// simcord's page opens as the first person, so its first request gets the name. This script runs before simcord's.
const simcordFetch = window.fetch.bind(window);
window.fetch = (resource, options) => {
  if (resource !== "/api/pages" || options?.method !== "POST") return simcordFetch(resource, options);
  return simcordFetch(resource, { ...options, body: JSON.stringify({ viewer_id: named() }) });
};

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

// Who reads the end stays there while messages come and grow, as in Discord; who scrolled up is left in peace.
let following = true;
const look = () => requestAnimationFrame(() => {
  following = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 60;
});
for (const moved of ["wheel", "touchmove", "pointerup", "keyup"]) timeline.addEventListener(moved, look, { passive: true });
new MutationObserver(() => { if (following) toEnd(); })
  .observe(timeline, { childList: true, subtree: true, characterData: true });

let pressed = 0;
const pressing = () => { pressed = Date.now(); };
timeline.addEventListener("click", pressing, true);
document.addEventListener("keydown", (event) => { if (event.key === "Enter") pressing(); }, true);
const newMessages = document.getElementById("new-messages");
new MutationObserver(() => {
  if (newMessages.hidden || Date.now() - pressed >= 3000) return;
  following = true;
  toEnd();
}).observe(newMessages, { attributes: true, attributeFilter: ["hidden"] });

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

// A link to a channel, a thread or a message on Discord leads to its place here.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const [channel, message] = new URL(link.href).pathname.split("/").slice(3);
  const place = known.find((each) => each.channel === channel) ?? known[0];
  if (place.token !== token()) window.location.assign(address(place.token, place.viewer ?? named()));
  else timeline.querySelector(`[data-message-id="${CSS.escape(message ?? "")}"]`)?.scrollIntoView({ behavior: "smooth" });
}, true);
