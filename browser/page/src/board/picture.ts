import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import type { Scene } from "../engine/protocol";
import { splitButtons, withoutButtons } from "./buttons";
import { frame } from "./frame";
import { drawn } from "./marks";

/** The distance of the parts beside a board from its frame, and of the whole from the edge of the picture. */
const GAP = 1.5;

/** A scene to look at, without actions. The words beside it say the same to screen readers. */
@customElement("tw-picture")
export class Picture extends Part {
  @property({ attribute: false }) scene: Scene | undefined;

  protected override render() {
    if (!this.scene) return html``;
    const whole = withoutButtons(this.scene);
    const board = whole.parts ? splitButtons(whole).scene : whole;
    const { viewBox, ground, frame: around, below, above } = frame(board, false);
    const beside = whole.marks.filter((mark) => !board.marks.includes(mark));
    const { box, dx, dy } = placed(viewBox.split(" ").map(Number), board, whole, beside.length > 0);
    return html`<svg class="scene ${ground}" viewBox=${box} aria-hidden="true">
      ${around}
      <g>${drawn(below)}</g>
      <g>${drawn(above)}</g>
      ${beside.length > 0 ? svg`<g transform="translate(${dx} ${dy})">${drawn(beside)}</g>` : ""}
    </svg>`;
  }
}

/** The shift of the parts beside a board so that the frame has room: below it in the middle, or to its right. */
function placed([x = 0, y = 0, width = 0, height = 0]: readonly number[], board: Scene, whole: Scene, beside: boolean) {
  if (!beside) return { box: [x, y, width, height].join(" "), dx: 0, dy: 0 };
  const below = whole.height > board.height;
  const dx = below ? x + (width - whole.width) / 2 : x + width + GAP - board.width;
  const dy = below ? y + height + GAP - board.height : 0;
  const left = Math.min(x, below ? dx : x);
  const right = Math.max(x + width, whole.width + dx);
  const bottom = Math.max(y + height, whole.height + dy);
  const box = [left - GAP, y - GAP, right - left + 2 * GAP, bottom - y + 2 * GAP].map((length) => Number(length.toFixed(2))).join(" ");
  return { box, dx: Number(dx.toFixed(2)), dy: Number(dy.toFixed(2)) };
}
