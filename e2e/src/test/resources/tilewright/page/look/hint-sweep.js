/* Looks at the hint that is shown: what of it cannot be read or pressed in this window, and what of its marks is outside their picture. */
window.seenHint = (() => {
  const card = () => document.querySelector(".hint-card");

  /** The number of its stage, from 1. */
  const stage = () => [...(card()?.querySelectorAll(".stages li") ?? [])].findIndex((one) => one.classList.contains("now")) + 1;

  const stages = () => card().querySelectorAll(".stages li").length;

  /** The part of a box within another. */
  const within = (box, around, slack = 1) =>
    box.left >= around.left - slack && box.right <= around.right + slack && box.top >= around.top - slack && box.bottom <= around.bottom + slack;

  async function faults() {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found = [];
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const around = card().getBoundingClientRect();
    for (const button of card().querySelectorAll("button")) {
      // What is among the words scrolls with them.
      if (button.closest(".hint-text")) button.scrollIntoView({ block: "nearest" });
      const box = button.getBoundingClientRect();
      const name = button.textContent.trim();
      if (!within(box, around) || !within(box, page)) found.push(`${name} is cut off`);
      else if (!button.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2))) found.push(`${name} is covered`);
    }
    const text = card().querySelector(".hint-text");
    text.scrollTo(0, 0);
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    // A piece in a line makes it a little higher.
    const whole = text.scrollHeight <= text.clientHeight + 3;
    if (!within(text.getBoundingClientRect(), around)) found.push("the sentence is cut off");
    const scrolls = getComputedStyle(text).overflowY === "auto";
    if (!whole && !(scrolls && text.clientHeight >= line - 3)) found.push(`of the sentence ${text.clientHeight} of ${text.scrollHeight} px are seen`);
    const board = document.querySelector("tw-board > svg");
    const picture = board.getBoundingClientRect();
    for (const mark of document.querySelectorAll("tw-board :is(.pointed, .pointed-tint) > *"))
      if (!within(mark.getBoundingClientRect(), picture, 3)) found.push(`a mark of class ${mark.getAttribute("class")} is outside the board`);
    return found;
  }

  return { stage, stages, faults };
})();
