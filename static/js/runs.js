// The clock of a speed run. It only tells: what counts is the clock of the site.

const ends = new WeakMap();

function endOf(clock) {
  if (!ends.has(clock)) ends.set(clock, performance.now() + 1000 * Number(clock.dataset.seconds));
  return ends.get(clock);
}

function tick() {
  const clock = document.querySelector("[data-seconds]");
  if (!clock) return;
  const left = Math.max(Math.ceil((endOf(clock) - performance.now()) / 1000), 0);
  const [told, timer] = clock.children;
  told.hidden = true;
  timer.hidden = false;
  timer.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  if (left > 0) return;
  // The page of the run tells by now how it went.
  clock.removeAttribute("data-seconds");
  location.reload();
}

tick();
document.addEventListener("htmx:afterSettle", tick);
setInterval(tick, 250);
