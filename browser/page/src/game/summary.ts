import type { Explanation } from "../engine/protocol";
import * as words from "../words/board";

/** The shortest summary of a spot: the line about it as a whole, else what could be there. */
export function summary({ lines }: Explanation): string {
  const whole = lines.filter(({ about }) => about === "").map(({ text }) => text);
  if (whole.length > 0) return whole.join(" ");
  const fitting = lines.filter(({ fits }) => fits).map(({ about }) => about);
  return fitting.length > 0 ? words.fits(fitting) : words.nothingFits;
}
