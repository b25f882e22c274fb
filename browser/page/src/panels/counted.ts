import type { Count } from "../engine/protocol";
import * as words from "#words/counts";
import { grouped } from "../words/language";

/** Digits in groups, also of a number that is written with a power of ten. */
function written(number: string): string {
  const [digits = "", power] = number.split("e");
  if (power === undefined) return grouped(digits);
  return Number(power) < 9 ? grouped(Math.round(Number(number))) : `${digits} \u00d7 10${superscript(power)}`;
}

function superscript(digits: string): string {
  return [...digits].map((digit) => "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(digit)]).join("");
}

/** A count in a sentence: exact, an estimate with its interval, or a lower bound. */
export function counted({ count = "0", exact, estimate, low = "0", high = "" }: Count): string {
  if (exact) return words.exactly(grouped(count));
  return estimate === undefined ? words.least(grouped(count)) : words.about(written(estimate), written(low), written(high));
}
