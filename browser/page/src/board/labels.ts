import type { Spot } from "../engine/protocol";
import * as words from "#words/board";

/** The label of a spot with what is there before where it is. */
export function contentFirst({ label, place, content, button }: Spot): string {
  return place === undefined || button ? label : words.contentFirst(content ?? "", place);
}

/** To how many spots something can go, and in full to which. */
export function places(spots: readonly string[], full: boolean): string {
  const number = words.places(spots.length);
  return full && spots.length > 0
    ? words.placesNamed(
        number,
        spots.map((spot) => spot.toUpperCase()),
      )
    : number;
}
