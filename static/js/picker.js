// Shows the cards chosen so far, and keeps boxes and typed text the same. Where two
// halves take the same cards, a tap chooses for the one that is active.

const CARD = /(10|[2-9tjqka])([cdhs♣♦♥♠])/gi;
const SUITS = { "♣": "c", "♦": "d", "♥": "h", "♠": "s" };

const boxesOf = (picker, name) =>
  [...picker.querySelectorAll("[data-group] input")].filter((box) => box.name === name);

function groupsOf(picker, name) {
  const groups = [...picker.querySelectorAll("[data-group]")].map((group) => ({
    key: group.dataset.group,
    needed: Number(group.dataset.needed),
    over: group.dataset.over,
    chosen: boxesOf(picker, name).filter((box) => box.checked && group.contains(box)),
  }));
  // The page shows the board first, a choice is told with the hand first.
  return groups.sort((one, other) => one.needed - other.needed);
}

// Gives the boxes that a text names, and whether it says nothing else.
function readCards(text, boxes) {
  const compact = text.replace(/[\s,;+\ufe0e\ufe0f]/g, "");
  const found = [...compact.matchAll(CARD)];
  const values = found.map(([, rank, suit]) =>
    (rank === "10" ? "T" : rank.toUpperCase()) + (SUITS[suit] ?? suit.toLowerCase()));
  const named = boxes.filter((box) => values.includes(box.value));
  const isAll = found.map(([text]) => text).join("") === compact;
  return { named, isUnderstood: isAll && named.length === values.length };
}

function slot(box, isOver) {
  const card = box.closest(".card");
  const made = document.createElement("span");
  made.className = `slot full ${isOver ? "over " : ""}${card.classList[1]}`;
  made.append(card.querySelector(".face").cloneNode(true));
  return made;
}

function emptySlot() {
  const made = document.createElement("span");
  made.className = "slot";
  return made;
}

function drawSlots(place, groups) {
  const drawn = groups.map(({ chosen, needed }) => [
    ...chosen.map((box, index) => slot(box, index >= needed)),
    ...Array.from({ length: Math.max(0, needed - chosen.length) }, emptySlot),
  ]);
  place.replaceChildren(...drawn.flatMap((slots, index) => index ? [plus(), ...slots] : slots));
}

function plus() {
  const made = document.createElement("em");
  made.textContent = "+";
  return made;
}

function stateOf(groups, none) {
  if (none?.checked) return "none";
  if (groups.some(({ chosen, needed }) => chosen.length > needed)) return "over";
  if (groups.every(({ chosen, needed }) => chosen.length === needed)) return "full";
  return groups.some(({ chosen }) => chosen.length) ? "some" : "start";
}

function sentence(half, groups, state) {
  if (state !== "over") return half.dataset[{ start: "sayStart", full: "sayFull" }[state]] ?? "";
  // One at a time: a second line would push down what is below.
  const { chosen, over } = groups.find(({ chosen, needed }) => chosen.length > needed);
  return over.replace("{count}", chosen.length);
}

function say(half, text) {
  const place = half.querySelector("[data-say]");
  if (place.textContent !== text) place.textContent = text;
}

function countOf(groups) {
  const counts = groups.map(({ chosen }) => chosen.length);
  return counts.length > 1 ? counts.join(" + ") : `${counts[0]} / ${groups[0].needed}`;
}

const countersOf = (picker, half) => [
  half.querySelector("[data-counter]"),
  ...picker.querySelectorAll(`[data-counter-of="${half.dataset.half}"]`),
];

function show(picker, half) {
  const groups = groupsOf(picker, half.dataset.half);
  const state = stateOf(groups, half.querySelector("[data-none]"));
  half.dataset.state = state;
  for (const counter of countersOf(picker, half)) counter.textContent = countOf(groups);
  drawSlots(half.querySelector("[data-slots]"), groups);
  say(half, sentence(half, groups, state));
}

// Text that the boxes repeat is not sent; what cannot be read is, to be answered.
function setTyped(half, text) {
  const typed = half.querySelector("[data-typed]");
  typed.value = text;
  typed.removeAttribute("name");
}

function writeTyped(picker, half) {
  const none = half.querySelector("[data-none]");
  const written = groupsOf(picker, half.dataset.half)
    .map(({ chosen }) => chosen.map((box) => box.value).join(" "));
  const isEmpty = written.every((cards) => !cards);
  setTyped(half, none?.checked ? none.value : isEmpty ? "" : written.join(" + "));
}

function readTyped(picker, half, typed) {
  const boxes = boxesOf(picker, half.dataset.half);
  const none = half.querySelector("[data-none]");
  const saysNone = none !== null && typed.value.trim().toLowerCase() === none.value;
  const { named, isUnderstood } = readCards(saysNone ? "" : typed.value, boxes);
  if (none) none.checked = saysNone;
  for (const box of boxes) box.checked = named.includes(box);
  if (isUnderstood) typed.removeAttribute("name");
  else typed.name = half.dataset.half;
}

function clear(picker, half) {
  for (const box of boxesOf(picker, half.dataset.half)) box.checked = false;
  const none = half.querySelector("[data-none]");
  if (none) none.checked = false;
  setTyped(half, "");
}

function halfOf(picker, name) {
  return [...picker.querySelectorAll("[data-half]")].find((half) => half.dataset.half === name);
}

function activate(picker, name) {
  for (const half of picker.querySelectorAll("[data-half]"))
    half.toggleAttribute("data-idle", half.dataset.half !== name);
  for (const button of picker.querySelectorAll("[data-activate]"))
    button.setAttribute("aria-pressed", button.dataset.activate === name);
  const focused = document.activeElement;
  for (const box of picker.querySelectorAll(".of-half input")) {
    box.parentElement.toggleAttribute("data-idle", box.name !== name);
    // What has the focus is about to vanish: the other box of its card takes it.
    if (box.name === name && box.closest(".card").contains(focused)) box.focus({ preventScroll: true });
  }
}

function ticked(picker, box) {
  const half = halfOf(picker, box.name);
  const none = half.querySelector("[data-none]");
  if (box === none && box.checked) {
    for (const card of boxesOf(picker, box.name)) card.checked = false;
  } else if (none && box !== none) {
    none.checked = false;
  }
  writeTyped(picker, half);
  show(picker, half);
}

// Options and "none of them" exclude each other.
function keepSense(option) {
  for (const other of option.closest(".choices").querySelectorAll("input"))
    if (option.checked && (option.value === "none") !== (other.value === "none")) other.checked = false;
}

function start(picker) {
  const active = picker.querySelector("[data-half]:not([data-idle])");
  if (picker.querySelector("[data-activate]")) activate(picker, active.dataset.half);
  for (const half of picker.querySelectorAll("[data-half]")) {
    const typed = half.querySelector("[data-typed]");
    if (typed.value) readTyped(picker, half, typed);
    else writeTyped(picker, half);
    show(picker, half);
  }
}

const startAll = () => document.querySelectorAll("[data-picker]").forEach(start);

document.addEventListener("change", ({ target }) => {
  const picker = target.closest("[data-picker]");
  if (target.type === "checkbox" && target.closest(".choices")) keepSense(target);
  else if (picker && target.type === "checkbox") ticked(picker, target);
});

document.addEventListener("input", ({ target }) => {
  if (!target.matches("[data-typed]")) return;
  const half = target.closest("[data-half]");
  const picker = half.closest("[data-picker]");
  readTyped(picker, half, target);
  show(picker, half);
});

document.addEventListener("click", ({ target }) => {
  const name = target.closest("[data-activate]")?.dataset.activate
    ?? target.closest("[data-half]")?.dataset.half;
  if (name) activate(target.closest("[data-picker]"), name);
});

document.addEventListener("click", ({ target }) => {
  const half = target.closest("[data-clear]")?.closest("[data-half]");
  if (!half) return;
  clear(half.closest("[data-picker]"), half);
  show(half.closest("[data-picker]"), half);
});

// Within the deck a card is named by two keys, its rank and then its suit, and the
// arrows go from card to card.
const RANK_KEY = /^[2-9tjqka]$/;
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let rankSaid = "";

function centerOf(box) {
  const { x, y, width, height } = box.closest(".card").getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
}

// The nearest box in a direction, in the same row or column.
function boxBeside(box, [right, down]) {
  const from = centerOf(box);
  const boxes = boxesOf(box.closest("[data-picker]"), box.name).map((other) => {
    const { x, y } = centerOf(other);
    const along = right * (x - from.x) + down * (y - from.y);
    const aside = right ? Math.abs(y - from.y) * 2 / from.height : Math.abs(x - from.x) * 2 / from.width;
    return { other, along, aside };
  });
  return boxes.filter(({ along, aside }) => along > 1 && aside < 1)
    .sort((one, another) => one.along - another.along)[0]?.other;
}

// As in page.js, which cannot be imported: its name is hashed when it is served.
const letterOf = ({ key, code }) =>
  key > "\u007f" ? code.slice(-1).toLowerCase() : key.toLowerCase();

function nameCard(box, key) {
  const isSuit = rankSaid && "cdhs".includes(key);
  const named = isSuit && boxesOf(box.closest("[data-picker]"), box.name)
    .find(({ value }) => value === rankSaid.toUpperCase() + key);
  const isRank = !isSuit && RANK_KEY.test(key);
  rankSaid = isRank ? key : "";
  if (named) {
    named.focus({ preventScroll: true });
    named.click();
  }
  return isSuit || isRank;
}

document.addEventListener("keydown", (event) => {
  const { target: box, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !box.matches(".row.deck input")) return;
  const beside = STEPS[key] && boxBeside(box, STEPS[key]);
  beside?.focus();
  const hasShortcuts = box.closest("[data-shortcuts]")?.dataset.shortcuts === "on";
  if (beside || (hasShortcuts && nameCard(box, letterOf(event)))) {
    event.preventDefault();
    // A suit is no other shortcut.
    event.stopPropagation();
  }
}, { capture: true });

// A browser that comes back to the page may bring its ticks along.
window.addEventListener("pageshow", startAll);
document.addEventListener("htmx:afterSettle", startAll);
startAll();
