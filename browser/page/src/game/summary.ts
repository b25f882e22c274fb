import type { Explanation } from "../engine/protocol";
import { joined, told, type Sentence } from "../engine/sentence";
import * as words from "#words/board";

/** The shortest summary of a spot: the line about it as a whole, else what could be there. */
export function summary({ lines }: Explanation): Sentence {
  const whole = lines.filter(({ about }) => about === "").map((line) => told(line, "text"));
  if (whole.length > 0) return joined(whole);
  const fitting = lines.filter(({ fits }) => fits).map(({ about }) => about);
  return fitting.length > 0 ? words.fits(fitting) : words.nothingFits;
}
