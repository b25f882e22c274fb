import { svg, type SVGTemplateResult } from "lit";
import type { Box, Mark, Scene, Spot } from "../engine/protocol";
import { middle, type Point } from "./geometry";
import { pieces } from "./ground";
import { drawn } from "./marks";

/** A frame inside a box. */
function frame(shape: string, [x, y, width, height]: Box, rim: number): SVGTemplateResult {
  return svg`<rect class=${shape} x=${x + rim} y=${y + rim} width=${width - 2 * rim} height=${height - 2 * rim} rx="1" />`;
}

/** Where the keyboard is. */
export function cursor({ box }: Spot): SVGTemplateResult[] {
  return [frame("cursor outer", box, 0.36), frame("cursor", box, 0.36)];
}

/** The spot where what is held would fall. */
export function aim({ box }: Spot): SVGTemplateResult[] {
  return [frame("aim outer", box, 0.4), frame("aim", box, 0.4)];
}

/** The spot where something was refused just now. */
export function refusal({ box }: Spot): SVGTemplateResult {
  return frame("refusal", box, 0.5);
}

/** What is held: a frame round the spot where it lies, and the things themselves where they hover. */
export function held(from: Spot, scene: Scene, hover: Point | undefined): SVGTemplateResult[] {
  const ring = frame("held", from.box, 0.8);
  if (!hover) return [ring];
  const things: readonly Mark[] = pieces(from.box, scene.marks);
  const first = things[0];
  const center = middle(first && "box" in first ? first.box : from.box);
  const move = `translate(${(hover.x - center.x).toFixed(2)} ${(hover.y - center.y).toFixed(2)})`;
  return [ring, svg`<g class="lifted" transform=${move}>${drawn(things)}</g>`];
}
