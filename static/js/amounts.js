// Says whether the chips that are filled in add up, before they are sent.

// Digits of ours, of Arabic, of Persian, and wide ones: all end in their own worth.
const DIGIT = "[0-9\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]";
const NUMBER = new RegExp(`^(${DIGIT}+|${DIGIT}{1,3}([\\s,'\u2019]${DIGIT}{3})+)$`);
const MOST = 1e9;

function worthOf(digit) {
  return digit.codePointAt(0) % 16;
}

// What is blank is nothing yet; what the server would refuse is no number.
function amountIn(input) {
  const typed = input.value.trim();
  if (!typed) return 0;
  const chips = NUMBER.test(typed) ? Number(typed.match(new RegExp(DIGIT, "g")).map(worthOf).join("")) : NaN;
  return chips <= MOST ? chips : NaN;
}

function told(line, rest) {
  if (Number.isNaN(rest)) return [line.dataset.asked, ""];
  if (rest === 0) return [line.dataset.right, "right"];
  const text = rest > 0 ? line.dataset.less : line.dataset.more;
  return [text.replace("{count}", Math.abs(rest).toLocaleString(document.documentElement.lang)), "off"];
}

function inputsOf(line) {
  return [...line.closest("form").querySelectorAll(`[data-adds="${line.dataset.sum}"]`)];
}

function restOf(line) {
  const inputs = inputsOf(line);
  if (inputs.every((input) => !input.value.trim())) return NaN;
  return Number(line.dataset.total) - inputs.reduce((sum, input) => sum + amountIn(input), 0);
}

function tell(line) {
  line.dataset.asked ??= line.textContent;
  const [text, state] = told(line, restOf(line));
  if (line.textContent === text) return;
  line.textContent = text;
  line.dataset.state = state;
}

function tellAll() {
  document.querySelectorAll("[data-sum]").forEach(tell);
}

document.addEventListener("input", (event) => {
  if (event.target.matches("[data-adds]")) tellAll();
});
// What came back with a hint or a fault is filled in already.
document.addEventListener("htmx:afterSettle", tellAll);
tellAll();
