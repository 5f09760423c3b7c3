// Says whether the chips that are filled in add up, before they are sent.

const NUMBER = /^(\d+|\d{1,3}([\s,'\u2019]\d{3})+)$/;
const MOST = 1e9;

// What is blank is nothing yet; what the server would refuse is no number.
function amountIn(input) {
  const typed = input.value.trim();
  if (!typed) return 0;
  const chips = NUMBER.test(typed) ? Number(typed.replace(/\D/g, "")) : NaN;
  return chips <= MOST ? chips : NaN;
}

function told(line, rest) {
  if (Number.isNaN(rest)) return [line.dataset.asked, ""];
  if (rest === 0) return [line.dataset.right, "right"];
  const text = rest > 0 ? line.dataset.less : line.dataset.more;
  return [text.replace("{count}", Math.abs(rest).toLocaleString(document.documentElement.lang)), "off"];
}

function restOf(amounts) {
  const inputs = [...amounts.querySelectorAll("input.chips")];
  if (inputs.every((input) => !input.value.trim())) return NaN;
  return Number(amounts.dataset.total) - inputs.reduce((sum, input) => sum + amountIn(input), 0);
}

function tell(amounts) {
  const line = amounts.querySelector("[data-sum]");
  if (!line) return;
  line.dataset.asked ??= line.textContent;
  [line.textContent, line.dataset.state] = told(line, restOf(amounts));
}

function tellAll() {
  document.querySelectorAll("[data-total]").forEach(tell);
}

document.addEventListener("input", (event) => {
  const amounts = event.target.closest("[data-total]");
  if (amounts) tell(amounts);
});
// What came back with a hint or a fault is filled in already.
document.addEventListener("htmx:afterSettle", tellAll);
tellAll();
