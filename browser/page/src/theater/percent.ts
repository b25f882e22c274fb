/** Parts of a million as a share that people read; never more exact than it is, and all of it only when it is all. */
export function percent(millionths: number): string {
  if (millionths <= 0) return "less than 0.0001 %";
  if (millionths >= 1_000_000) return "100 %";
  const percent = millionths / 10_000;
  if (percent >= 99) return "more than 99 %";
  return `${percent >= 10 ? Math.floor(percent) : Number(percent.toPrecision(1))} %`;
}
