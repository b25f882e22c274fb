import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import type { Box, Piece, Scene } from "../engine/protocol";
import * as words from "#words/trays";
import { splitButtons, withoutButtons } from "./buttons";
import { frame } from "./frame";
import { drawn } from "./marks";
import { disc } from "./piece";

/** The distance of the parts beside a board from its frame, and of the whole from the edge of the picture. */
const GAP = 1.5;

/** The height of a tray, and the width of the name at its beginning. */
const TRAY = 9.5;
const NAME = 9;

/** The size of a hollow on a tray, as a part of that on a board. */
const HOLLOW = 0.6;

/** A scene to look at, without actions. The words beside it say the same to screen readers. */
@customElement("tw-picture")
export class Picture extends Part {
  @property({ attribute: false }) scene: Scene | undefined;

  protected override render() {
    if (!this.scene) return html``;
    const whole = withoutButtons(this.scene);
    const board = whole.parts ? splitButtons(whole).scene : whole;
    const { viewBox, ground, frame: around, below, above } = frame(board, false);
    const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
    const trays = (whole.parts ?? []).filter(({ part }) => part.startsWith("tray-"));
    if (trays.length > 0) {
      const top = (i: number) => y + height + GAP + i * (TRAY + GAP);
      const box = [x - GAP, y - GAP, width + 2 * GAP, top(trays.length) - y + GAP].map((length) => length.toFixed(2)).join(" ");
      return html`<svg class="scene ${ground}" viewBox=${box} aria-hidden="true">
        ${around}
        <g>${drawn(below)}</g>
        <g>${drawn(above)}</g>
        ${trays.map(({ pieces = [] }, i) => tray(pieces, i, [x, top(i), width, TRAY]))}
      </svg>`;
    }
    const beside = whole.marks.filter((mark) => !board.marks.includes(mark));
    const { box, dx, dy } = placed([x, y, width, height], board, whole, beside.length > 0);
    return html`<svg class="scene ${ground}" viewBox=${box} aria-hidden="true">
      ${around}
      <g>${drawn(below)}</g>
      <g>${drawn(above)}</g>
      ${beside.length > 0 ? svg`<g transform="translate(${dx} ${dy})">${drawn(beside)}</g>` : ""}
    </svg>`;
  }
}

/** What a player has: a hollow for each color, and the number of the pieces where there are some. */
function tray(pieces: readonly Piece[], player: number, [x, y, width, height]: Box) {
  const each = (width - NAME) / pieces.length;
  const hollow = 12 * HOLLOW;
  const top = y + (height - hollow) / 2;
  return svg`<rect x=${x} y=${y} width=${width} height=${height} rx="2.6" fill="var(--surface)" />
    <g>${drawn([{ kind: "glyph", ink: "words", box: [x + 1, y + 2, NAME - 1, height - 4], text: words.short(player + 1) }])}</g>
    ${pieces.map(({ ink, text, count }, i) => {
      const left = x + NAME + i * each;
      const place = `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${HOLLOW})`;
      if (count === 0) return svg`<g transform=${place}><use href="#well" width="12" height="12" /></g>`;
      const counted: Box = [left + hollow, y + 3, each - hollow, height - 6];
      return svg`<g transform=${place}>${drawn(disc(ink, text))}</g><g>${drawn([{ kind: "glyph", ink: "words", box: counted, text: String(count) }])}</g>`;
    })}`;
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
