import type { Box, Mark } from "../engine/protocol";
import { fills, ground, quiet } from "./ground";

/** A mark under a key of its own: marks with the same key look the same. */
export type KeyedMark = {
  readonly key: string;
  readonly mark: Mark;
  /** The ink of the piece on which a text stands, if that makes a difference to it. */
  readonly piece: string | undefined;
};

/** Marks with keys, by which marks that stay are distinguished from new ones. */
export function withDiffKeys(marks: readonly Mark[]): KeyedMark[] {
  const below: Mark[] = [];
  const counts = new Map<string, number>();
  let colored = false;
  return marks.map((mark) => {
    const piece = colored && mark.kind === "glyph" ? ground(mark.box, below, below.length) : undefined;
    if (fills(mark)) {
      below.push(mark);
      colored ||= !quiet(mark);
    }
    const look = `${mark.kind} ${mark.ink} ${piece ?? ""} ${place(mark)}`;
    const count = counts.get(look) ?? 0;
    counts.set(look, count + 1);
    return { key: count === 0 ? look : `${look} ${count}`, mark, piece };
  });
}

function place(mark: Mark): string {
  if (mark.kind === "arrow") return `${written(mark.from)} ${written(mark.to)} ${mark.strong}`;
  if (mark.kind === "line") return `${written(mark.ends)} ${mark.weight}`;
  if (mark.kind === "polyline") return `${mark.points.join()} ${mark.stroke}`;
  return "text" in mark ? `${written(mark.box)} "${mark.text}"` : written(mark.box);
}

function written([one, two, three, four]: Box): string {
  return `${one},${two},${three},${four}`;
}
