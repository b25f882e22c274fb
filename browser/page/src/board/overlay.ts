import { svg, type SVGTemplateResult } from "lit";
import type { Box, Mark, Scene, Spot } from "../engine/protocol";
import { middle, type Point } from "./geometry";
import { pieces } from "./ground";
import { drawn } from "./marks";

/** A frame inside a box. */
function frame(shape: string, [x, y, width, height]: Box, rim: number): SVGTemplateResult {
  return svg`<rect class=${shape} x=${x + rim} y=${y + rim} width=${width - 2 * rim} height=${height - 2 * rim} rx="1" />`;
}

/** The cursor of the keyboard. */
export function cursor({ box }: Spot): SVGTemplateResult[] {
  return [frame("cursor outer", box, 0.36), frame("cursor", box, 0.36)];
}

/** The names of rows and columns, on the frame: those of which texts speak. */
export function coordinates(cell: number, [x, y, width, height]: Box): SVGTemplateResult[] {
  const name = (text: string, x: number, y: number) => svg`<text class="coordinate" x=${x} y=${y} dy="0.35em">${text}</text>`;
  const rows = [...Array(Math.round(height / cell)).keys()];
  const columns = [...Array(Math.round(width / cell)).keys()];
  return [...rows.map((i) => name(`R${i + 1}`, -2.2, y + (i + 0.5) * cell)), ...columns.map((i) => name(`C${i + 1}`, x + (i + 0.5) * cell, -2.2))];
}

/** The spot where what is held would fall. */
export function aim({ box }: Spot): SVGTemplateResult[] {
  return [frame("aim outer", box, 0.4), frame("aim", box, 0.4)];
}

/** The spot where something was refused just now. */
export function refusal({ box }: Spot): SVGTemplateResult {
  return frame("refusal", box, 0.5);
}

/** The spot where something is not known to be saved. */
export function unsaved({ box }: Spot): SVGTemplateResult {
  return frame("unsaved-spot", box, 0.8);
}

/** A bar that is being laid, from one spot to another. */
export function ghost({ box: [x, y] }: Spot, { box: [tox, toy, width, height] }: Spot): SVGTemplateResult {
  const [left, top] = [Math.min(x, tox), Math.min(y, toy)];
  const box: Box = [left + 1, top + 1, Math.max(x, tox) + width - left - 2, Math.max(y, toy) + height - top - 2];
  return svg`<g class="ghost">${drawn([{ kind: "tile", ink: "cover", box }])}</g>`;
}

/** The held piece: a frame round the spot where it lies, if that is on the board, and the piece itself where it hovers. */
export function held(from: Spot, scene: Scene, hover: Point | undefined, framed: boolean): SVGTemplateResult[] {
  const ring = framed ? [frame("held", from.box, 0.8)] : [];
  if (!hover) return ring;
  const things: readonly Mark[] = pieces(from.box, scene.marks);
  const first = things[0];
  const center = middle(first && "box" in first ? first.box : from.box);
  const move = `translate(${(hover.x - center.x).toFixed(2)} ${(hover.y - center.y).toFixed(2)})`;
  return [...ring, svg`<g class="lifted" transform=${move}>${drawn(things)}</g>`];
}
