// Steps through the log of a hand: up to one street, that one open, or all of them.

function show(log, at) {
  const streets = [...log.querySelectorAll(".streets > li")];
  const all = at === streets.length;
  streets.forEach((street, place) => {
    street.hidden = place > at;
    street.firstElementChild.open = all || place === at;
  });
  const told = log.querySelector("output");
  told.textContent = all ? told.dataset.all : streets[at].querySelector(".street-name").textContent;
  log.dataset.at = at;
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-step]");
  if (!button) return;
  const log = button.closest("[data-log]");
  const places = log.querySelectorAll(".streets > li").length + 1;
  const at = Number(log.dataset.at ?? places - 1);
  show(log, (at + Number(button.dataset.step) + places) % places);
});
