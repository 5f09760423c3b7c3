// Keys within a part of the page, menus, focus after a swap, word of a lost answer.

// Keyboards of other alphabets: what the place of the key would write.
const letterOf = ({ key, code }) =>
  key > "\u007f" ? code.slice(-1).toLowerCase() : key.toLowerCase();

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target.matches("input:not([type=checkbox], [type=radio]), textarea, select")) return;
  const place = event.target.closest("[data-keys]");
  if (place?.closest("[data-shortcuts]")?.dataset.shortcuts !== "on") return;
  // Of two halves that take the same cards, the keys are those of the active one.
  const wanted = [...place.querySelectorAll(`[data-key="${CSS.escape(letterOf(event))}"]`)]
    .find((target) => !target.closest("[data-idle]"));
  if (!wanted) return;
  event.preventDefault();
  wanted.click();
});

// Some browsers do not focus what is clicked; the keys need the focus.
document.addEventListener("change", ({ target }) => {
  if (target.closest("[data-keys]")) target.focus({ preventScroll: true });
});

const openMenus = () => document.querySelectorAll(".menu[open]");

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

document.addEventListener("pointerdown", ({ target }) => {
  for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false;
});

document.addEventListener("htmx:afterSettle", () => {
  const swapped = document.querySelector("[data-focus]");
  const wanted = swapped?.querySelector(swapped.dataset.focus);
  // Whoever typed goes on typing: htmx gave the focus back to the line.
  if (!swapped?.contains(document.activeElement)) wanted?.focus({ preventScroll: true });
  // What begins with its heading is read from its top, wherever on the page it is. All
  // else a browser's own scrolling would put in the middle, and the cards out of sight.
  if (wanted?.matches("h1")) swapped.scrollIntoView();
  else wanted?.scrollIntoView({ block: "nearest" });
});

function tell(id, text) {
  const told = document.querySelector(id).content.cloneNode(true);
  if (text) told.firstElementChild.textContent = text;
  document.body.append(told);
}

document.addEventListener("htmx:sendError", () => tell("#lost"));
document.addEventListener("htmx:responseError", ({ detail: { xhr } }) => {
  // Too many requests: the server says in a sentence when to go on.
  if (xhr.status === 429) tell("#lost", xhr.responseText);
  else tell(xhr.status < 500 ? "#refused" : "#lost");
});
document.addEventListener("htmx:beforeRequest", () => document.querySelector(".toast")?.remove());
