import { LINK } from "../base/address";
import * as words from "#words/open";

/** Number of digits in a grid of digits. */
const GRID = 81;

/** A guess at what an unreadable text was meant to be, and what to do, in a sentence. */
export function importAdvice(text: string): string {
  const whole = text.trim();
  if (LINK.test(whole)) return words.webAddress;
  const cells = whole.replace(/[\s|+-]/g, "");
  if (/^[\d.*_]+$/.test(cells) && /[1-9]/.test(cells)) return (cells.length < GRID ? words.partOfGrid : words.tooManyCells)(cells.length, GRID);
  return words.unlike;
}
