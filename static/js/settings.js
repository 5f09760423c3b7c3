// Suggests the time zone of the browser to whoever has chosen none.

const zones = document.querySelector("#id_time_zone");
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const isKnown = [...zones.options].some(({ value }) => value === timeZone);

if (!zones.value && isKnown) {
  zones.value = timeZone;
  const note = document.createElement("p");
  note.className = "form-text";
  note.textContent = zones.form.dataset.guess;
  zones.after(note);
}
