/** Elements that a mouse presses; a label presses its box. */
const PRESSED = "button, summary, label:has(> :is([type=checkbox], [type=radio]))";

/** Number of pixels that a mouse moves before its press is given up. */
const SLACK = 8;

/**
 * Lets a press of the mouse end where it began although the page moves under it: what an engine answers, or a part of
 * the page that arrives, makes a section longer, and the button would be gone from under the pointer before it is
 * released. Who moves the mouse away gives the press up, as ever.
 */
export function holdPresses(): void {
  addEventListener("pointerdown", ({ pointerType, button, pointerId, target, clientX, clientY }) => {
    if (pointerType !== "mouse" || button !== 0 || !(target instanceof Element)) return;
    const pressed = target.closest(PRESSED);
    if (!pressed) return;
    pressed.setPointerCapture(pointerId);
    const moved = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (Math.hypot(x - clientX, y - clientY) > SLACK) pressed.releasePointerCapture(pointerId);
    };
    const ended = new AbortController();
    const { signal } = ended;
    pressed.addEventListener("pointermove", (event) => moved(event as PointerEvent), { signal });
    pressed.addEventListener("lostpointercapture", () => ended.abort(), { signal });
  });
}
