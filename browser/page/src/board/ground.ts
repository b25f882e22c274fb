import type { Box, GlyphMark, Mark } from "../engine/protocol";
import { middle, type Point } from "./geometry";

/** Inks that point at something: their areas are seen through. */
const SIGNALS = ["conflict", "free", "chosen", "hint"];

/** The marks of conflicts. */
export function conflicts(marks: readonly Mark[]): readonly Mark[] {
  return marks.filter(({ ink }) => ink === "conflict");
}

/** Whether an area tints what is below it: it is in the color of a piece, and no piece. */
function tint({ kind, ink }: Mark): boolean {
  return kind === "area" && ink.startsWith("hue-");
}

/** Inks on which the usual ones can be read. */
const QUIET = ["board", "wells", "bed", "tray", "chosen"];

/** Whether a mark hides what is below it. */
export function fills(mark: Mark): boolean {
  return mark.kind === "tile" || mark.kind === "disc" || (mark.kind === "area" && !SIGNALS.includes(mark.ink) && !tint(mark));
}

/** Whether the usual inks can be read on a mark. */
export function quiet({ ink }: Mark): boolean {
  return QUIET.includes(ink);
}

function holds([x, y, width, height]: Box, point: Point): boolean {
  return x <= point.x && point.x <= x + width && y <= point.y && point.y <= y + height;
}

/**
 * The ink of the piece on which a text stands, if black or white is needed there: what hides the rest at the middle of
 * the text's box, among the marks before it.
 */
export function ground(box: Box, marks: readonly Mark[], before: number): string | undefined {
  const point = middle(box);
  for (let i = before - 1; i >= 0; i--) {
    const mark = marks[i]!;
    if ("box" in mark && fills(mark) && holds(mark.box, point)) return quiet(mark) ? undefined : mark.ink;
  }
  return undefined;
}

/** The pieces that lie on a spot, with what is written on them. */
export function pieces(box: Box, marks: readonly Mark[]): Mark[] {
  const inside = (mark: Mark, outer: Box) => "box" in mark && holds(outer, middle(mark.box));
  const solid = marks.filter((mark) => (mark.kind === "tile" || mark.kind === "disc") && inside(mark, box));
  return marks.filter((mark) => solid.includes(mark) || (mark.kind === "glyph" && solid.some((piece) => "box" in piece && inside(mark, piece.box))));
}

/** Whether a mark is a letter or digit on the bare board that neither points at something nor is a note. */
export function onBoard(mark: Mark, marks: readonly Mark[]): mark is GlyphMark {
  if (mark.kind !== "glyph" || mark.ink === "note" || SIGNALS.includes(mark.ink)) return false;
  return ground(mark.box, marks, marks.indexOf(mark)) === undefined;
}

/** Whether something lies on a spot: a piece, which may be longer than the spot, or a letter or digit that fills at least half of it. */
export function occupied(box: Box, marks: readonly Mark[]): boolean {
  return marks.some((mark) => {
    if (mark.kind === "tile" || mark.kind === "disc") return holds(box, middle(mark.box)) || holds(mark.box, middle(box));
    return mark.kind === "glyph" && 2 * mark.box[3] >= box[3] && holds(box, middle(mark.box));
  });
}
