// Says whether the chips that are filled in add up, before they are sent.

const NUMBER = /^[\d\s,'\u2019]*$/;

function amountIn(input) {
  return NUMBER.test(input.value) ? Number(input.value.replace(/\D/g, "")) : NaN;
}

function told(line, rest) {
  if (rest === 0) return line.dataset.right;
  return (rest > 0 ? line.dataset.less : line.dataset.more).replace("{count}", Math.abs(rest));
}

function tell(amounts) {
  const line = amounts.querySelector("[data-sum]");
  const inputs = [...amounts.querySelectorAll("input.chips")];
  if (!line || inputs.every((input) => !input.value.trim())) return;
  const rest = Number(amounts.dataset.total) - inputs.reduce((sum, input) => sum + amountIn(input), 0);
  if (Number.isNaN(rest)) return;
  line.textContent = told(line, rest);
  line.dataset.state = rest ? "off" : "right";
}

document.addEventListener("input", (event) => {
  const amounts = event.target.closest("[data-total]");
  if (amounts) tell(amounts);
});
