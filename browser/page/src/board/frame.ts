import { svg } from "lit";
import type { BoxedMark, Mark, Scene } from "../engine/protocol";

/** The frame of each ground, in twelfths of a cell: the margin, the corners, and the height of the edge below. */
const FRAMES: Readonly<Record<string, readonly [margin: number, round: number, edge: number]>> = {
  board: [1.2, 2.64, 0.6],
  wells: [4.08, 5.52, 0.96],
  bed: [4.08, 5.52, 0.96],
};
const SMALL = [0.96, 1.2, 0.48] as const;
/** Number of columns beyond which small cells need the whole width of a phone. */
const MANY = 12;
/** Width of a frame with the names of rows and columns. */
const NAMED = 3.8;
/** The distance that a bed reaches beyond its cells. */
const BED = 0.84;

/** A scene as it is drawn: what surrounds its board, what lies below the pieces, and they themselves. */
export type Framed = {
  readonly viewBox: string;
  /** The ink of the board, by which styles distinguish paper from wood. */
  readonly ground: string;
  readonly frame: unknown;
  readonly below: readonly Mark[];
  readonly above: readonly Mark[];
};

const framed = new WeakMap<Scene, (Framed | undefined)[]>();

/**
 * @param small cells: a narrow frame
 * @param named a frame on which the names of rows and columns have room
 */
export function frame(scene: Scene, small: boolean, named = false): Framed {
  const known = framed.get(scene) ?? [];
  framed.set(scene, known);
  return (known[2 * Number(named) + Number(small)] ??= made(scene, small, named));
}

/** The area on which the cells of a scene lie; what is written beside them lies outside. */
export function boardOf({ marks }: Scene): BoxedMark | undefined {
  return marks.find((mark): mark is BoxedMark => mark.kind === "area" && mark.ink in FRAMES);
}

function made(scene: Scene, small: boolean, named: boolean): Framed {
  const { cell, width, height, marks } = scene;
  const board = boardOf(scene);
  // On a wide margin of paper the edge of the board is seen.
  const open = named && board?.ink === "board";
  const shown = board && !open ? marks.filter((mark) => mark.kind !== "line" || inside(mark.ends, board)) : marks;
  const first = shown.findIndex(({ kind }) => kind !== "area" && kind !== "line");
  const split = first < 0 ? shown.length : first;
  const [below, above] = [shown.slice(0, split), shown.slice(split)];
  if (!board) return { viewBox: `-0.5 -0.5 ${width + 1} ${height + 1}`, ground: "", frame: "", below, above };
  const [x, y, w, h] = board.box;
  const [wanted, round, edge] = small && board.ink !== "board" ? SMALL : FRAMES[board.ink]!;
  const margin = small && w > MANY * cell ? 0 : named ? Math.max(NAMED, wanted) : wanted;
  const bed = Math.min(BED, margin);
  const left = Math.min(0, x - margin);
  const top = Math.min(0, y - margin);
  const right = Math.max(width, x + w + margin);
  const bottom = Math.max(height, y + h + margin + edge);
  const rect = (named: string, out: number, down: number, rx: number) =>
    svg`<rect class=${named} x=${x - out} y=${y - out + down} width=${w + 2 * out} height=${h + 2 * out} rx=${rx} />`;
  return {
    viewBox: [left, top, right - left, bottom - top].map((length) => Number(length.toFixed(2))).join(" "),
    ground: `on-${board.ink}`,
    frame: svg`<g class="frame" aria-hidden="true">${rect("shade", margin, 1.5 * edge, round)}${rect("slabedge", margin, edge, round)}${rect("slab", margin, 0, round)}${rect("slabgleam", margin - 0.36, 0, round - 0.36)}${board.ink === "bed" ? [rect("bedside", bed, 0, 2.4), svg`<rect class="bed" x=${x - bed} y=${y - bed + 0.5} width=${w + 2 * bed} height=${h + 2 * bed - 0.5} rx="2.4" />`] : ""}</g>`,
    below,
    above,
  };
}

/** Whether a line is on a board where lines are seen, and not along its edge, where the frame is. */
function inside([x1, y1, x2, y2]: readonly [number, number, number, number], { ink, box: [x, y, width, height] }: BoxedMark): boolean {
  if (ink === "wells") return x1 > x + width || y1 > y + height;
  return !(x1 === x2 && (x1 === x || x1 === x + width)) && !(y1 === y2 && (y1 === y || y1 === y + height));
}
