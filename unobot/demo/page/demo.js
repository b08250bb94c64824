// What simcord's page lacks for a demo: links from place to place, a viewer that is remembered, relative times that pass.

const token = () => window.location.hash.slice(1);
const REMEMBERED = "unobot.viewer";

let channel = token();

const places = document.createElement("nav");
places.className = "places";
places.hidden = true;
document.querySelector(".viewer-control").after(places);

/** @param {{name: string, token: string, viewer: string | null}[]} list the channel, then people's direct messages */
function showPlaces(list) {
  channel = list[0].token;
  const fingerprint = JSON.stringify([token(), list]);
  if (places.dataset.fingerprint === fingerprint) return;
  places.dataset.fingerprint = fingerprint;
  document.body.classList.toggle("places-direct", list.some((place) => place.viewer && place.token === token()));
  places.replaceChildren(...list.map((place) => {
    const link = document.createElement("a");
    link.href = `/#${place.token}`;
    link.textContent = place.name;
    if (place.token === token()) link.setAttribute("aria-current", "page");
    if (place.viewer) link.addEventListener("click", () => sessionStorage.setItem(REMEMBERED, place.viewer));
    return link;
  }));
  places.hidden = list.length < 2;
}

async function askForPlaces() {
  try {
    const answer = await fetch("/demo/places", { headers: { "X-Simcord-Capability": token() }, cache: "no-store" });
    if (answer.ok) showPlaces(await answer.json());
  } catch {
    // The demo has ended, or is starting anew; the page itself says so.
  }
}

// The channel opens as the person whose messages were read last, or as who was chosen before a reload.
const viewer = /** @type {HTMLSelectElement} */ (document.getElementById("viewer-picker"));
viewer.addEventListener("change", () => sessionStorage.setItem(REMEMBERED, viewer.value));
let opened = false;
function restoreViewer() {
  if (opened) return;
  opened = true;
  const wanted = sessionStorage.getItem(REMEMBERED);
  if (wanted && wanted !== viewer.value && [...viewer.options].some((option) => option.value === wanted)) {
    viewer.value = wanted;
    viewer.dispatchEvent(new Event("change"));
  }
}

// A conversation opens at its end, for each viewer anew, and goes there when a press of one's own brings a message.
const timeline = document.getElementById("channel-timeline");
const toEnd = () => { timeline.scrollTop = timeline.scrollHeight; };
let atEnd = false;
viewer.addEventListener("change", () => { atEnd = false; });
new MutationObserver(() => {
  const state = window.simcordPreview;
  if (!state?.ready || state.viewerId !== viewer.value) return;
  restoreViewer();
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

// A link to a message on Discord leads to the channel here.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  window.location.hash = channel;
}, true);
