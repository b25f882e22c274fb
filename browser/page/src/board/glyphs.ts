import type { GlyphMark, Scene, Spot } from "../engine/protocol";
import { contains, middle } from "./geometry";

/** The digit or letter that is written on a spot; undefined where there is none, or only notes. */
export function glyphOn({ marks }: Scene, { box }: Spot): string | undefined {
  return marks.find((mark): mark is GlyphMark => mark.kind === "glyph" && large(mark, box) && contains(box, middle(mark.box)))?.text;
}

/** The spots on which this digit or letter is written. */
export function spotsWithGlyph({ marks, spots }: Scene, text: string): readonly Spot[] {
  const places = marks.filter((mark): mark is GlyphMark => mark.kind === "glyph" && mark.text === text);
  return spots.filter(({ box }) => places.some((mark) => large(mark, box) && contains(box, middle(mark.box))));
}

/** Notes are smaller than half of the spot. */
function large(mark: GlyphMark, box: Spot["box"]): boolean {
  return 2 * mark.box[3] >= box[3];
}
