// Keys within a part of the page, focus after a swap, word of a lost answer.

// Keyboards of other alphabets: what the place of the key would write.
const letterOf = ({ key, code }) =>
  key > "\u007f" ? code.slice(-1).toLowerCase() : key.toLowerCase();

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target.matches("input:not([type=checkbox], [type=radio]), textarea, select")) return;
  const place = event.target.closest("[data-keys]");
  if (place?.closest("[data-shortcuts]")?.dataset.shortcuts !== "on") return;
  const wanted = place.querySelector(`[data-key="${CSS.escape(letterOf(event))}"]`);
  if (!wanted) return;
  event.preventDefault();
  wanted.click();
});

// Some browsers do not focus what is clicked; the keys need the focus.
document.addEventListener("change", ({ target }) => {
  if (target.closest("[data-keys]")) target.focus({ preventScroll: true });
});

document.addEventListener("htmx:afterSettle", () => {
  const swapped = document.querySelector("[data-focus]");
  if (!swapped || swapped.contains(document.activeElement)) return;
  const wanted = swapped.querySelector(swapped.dataset.focus);
  // A browser's own scrolling would put it in the middle, and the cards out of sight.
  wanted?.focus({ preventScroll: true });
  wanted?.scrollIntoView({ block: "nearest" });
});

function tellLost() {
  if (document.querySelector(".toast")) return;
  document.body.append(document.querySelector("#lost").content.cloneNode(true));
}

document.addEventListener("htmx:sendError", tellLost);
document.addEventListener("htmx:responseError", tellLost);
document.addEventListener("htmx:beforeRequest", () => document.querySelector(".toast")?.remove());
