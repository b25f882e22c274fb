import * as words from "#words/theater";

/** Parts of a million as a share that people read; never more exact than it is, and all of it only when it is all. */
export function percent(millionths: number): string {
  if (millionths <= 0) return words.least;
  if (millionths >= 1_000_000) return words.all;
  const percent = millionths / 10_000;
  if (percent >= 99) return words.most;
  return words.percent(percent >= 10 ? Math.floor(percent) : Number(percent.toPrecision(1)));
}
