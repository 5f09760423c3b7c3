// Shows the cards chosen so far, and keeps boxes and typed text the same.

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
  made.append(...[...card.querySelectorAll("b, svg")].map((part) => part.cloneNode(true)));
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
  const plus = document.createElement("em");
  plus.textContent = "+";
  place.replaceChildren(...drawn[0], plus, ...drawn[1]);
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

function show(picker, half) {
  const groups = groupsOf(picker, half.dataset.half);
  const state = stateOf(groups, half.querySelector("[data-none]"));
  half.dataset.state = state;
  half.querySelector("[data-counter]").textContent =
    groups.map(({ chosen }) => chosen.length).join(" + ");
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

function start(picker) {
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
  if (picker && target.type === "checkbox") ticked(picker, target);
});

document.addEventListener("input", ({ target }) => {
  if (!target.matches("[data-typed]")) return;
  const half = target.closest("[data-half]");
  const picker = half.closest("[data-picker]");
  readTyped(picker, half, target);
  show(picker, half);
});

document.addEventListener("click", ({ target }) => {
  const half = target.closest("[data-clear]")?.closest("[data-half]");
  if (!half) return;
  clear(half.closest("[data-picker]"), half);
  show(half.closest("[data-picker]"), half);
});

// A browser that comes back to the page may bring its ticks along.
window.addEventListener("pageshow", startAll);
document.addEventListener("htmx:afterSettle", startAll);
startAll();
