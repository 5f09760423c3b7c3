// Writes cards into the field that was last in use, as they are tapped.

const form = document.querySelector("[data-analyzer]");
const deck = form.querySelector("[data-deck]");
const fields = [...form.querySelectorAll("[data-cards-field]")];
const CARD = /(10|[2-9tjqka])([cdhs♣♦♥♠])/gi;
const SUITS = { "♣": "c", "♦": "d", "♥": "h", "♠": "s" };
let current = fields[0];

const cardsIn = (field) =>
  [...field.value.matchAll(CARD)].map(([, rank, suit]) =>
    (rank === "10" ? "T" : rank.toUpperCase()) + (SUITS[suit] ?? suit.toLowerCase()));

function show() {
  const used = fields.flatMap(cardsIn);
  for (const key of deck.querySelectorAll("[data-card]")) {
    key.setAttribute("aria-pressed", String(used.includes(key.dataset.card)));
  }
}

function toggle(card) {
  const holder = fields.find((field) => cardsIn(field).includes(card));
  if (holder) {
    holder.value = cardsIn(holder).filter((other) => other !== card).join(" ");
  } else {
    current.value = [...cardsIn(current), card].join(" ");
  }
  show();
}

form.addEventListener("focusin", ({ target }) => {
  if (fields.includes(target)) current = target;
});
form.addEventListener("input", show);
deck.addEventListener("click", ({ target }) => {
  const key = target.closest("[data-card]");
  if (key) toggle(key.dataset.card);
});
deck.hidden = false;
show();
