import { svg } from "lit";
import type { Box, Mark, Piece } from "../engine/protocol";
import { drawn } from "./marks";

/** Visible height of a tile below the one that lies on it. */
const LAYER = 0.75;

/** The gap in a ring of segments, in hundredths of its circumference. */
const GAP = 4;

/** A round piece, larger than its hollow. */
export function disc(ink: string, text: string): readonly Mark[] {
  return [
    { kind: "disc", ink, box: [2, 2, 8, 8] },
    { kind: "glyph", ink, box: [3, 3, 6, 6], text },
  ];
}

/** A piece beside a text. */
export function small({ ink, text }: Piece) {
  return svg`<svg class="scene piece" viewBox="1 1 10 10.6" aria-hidden="true"><g>${drawn(disc(ink, text))}</g></svg>`;
}

/** Round pieces of a kind as one, or a hollow; around it a segment for each piece of the goal, those held in their color. */
export function groupedPieces({ ink, text, count, goal = 0 }: Piece) {
  const part = 100 / Math.max(1, goal);
  const segments = [...Array(goal).keys()].map(
    (i) => svg`<circle class="segment ${i < count ? `ink-${ink} on` : ""}" cx="6" cy="6" r="6.6" pathLength="100"
      stroke-dasharray="${part - GAP} ${100 - part + GAP}" stroke-dashoffset=${-(i * part + GAP / 2)} transform="rotate(-90 6 6)" />`,
  );
  return svg`<svg class="scene piece" viewBox="-1.2 -1.2 14.4 14.4" aria-hidden="true">
    ${segments}
    ${count > 0 ? svg`<g>${drawn(disc(ink, text))}</g>` : svg`<use href="#well" width="12" height="12" />`}
  </svg>`;
}

/** Tiles of a kind, one on the other. */
export function pile({ ink, text, count }: Piece, most: number) {
  const height = 12 + LAYER * (most - 1);
  const tiles: Mark[] = [];
  let box: Box = [1, 1, 10, 10];
  for (let i = 0; i < count; i++) {
    box = [1, 1 + LAYER * (most - 1 - i), 10, 10];
    tiles.push({ kind: "tile", ink, box });
  }
  if (count > 0) tiles.push({ kind: "glyph", ink, box: [3, box[1] + 2, 6, 6], text });
  return svg`<svg class="scene piece" viewBox="0 0 12 ${height}" aria-hidden="true"><g>${drawn(tiles)}</g></svg>`;
}
