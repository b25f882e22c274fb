import type { Spot } from "../engine/protocol";

/** The label of a spot with what is there before where it is. */
export function contentFirst({ label, place, content, button }: Spot): string {
  return place === undefined || button ? label : `${content}, ${place}`;
}

/** To how many spots something can go, and in full to which. */
export function places(spots: readonly string[], full: boolean): string {
  const number = `It can go to ${spots.length} ${spots.length === 1 ? "place" : "places"}`;
  return full && spots.length > 0 ? `${number}: ${spots.join(", ")}` : number;
}
