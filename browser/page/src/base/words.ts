import { blank, stop } from "#words/writing";

/** The text with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence: a capital letter and a full stop. */
export function sentence(text: string): string {
  return /[.!?…。！？]$/.test(text) ? capital(text) : stop(capital(text));
}

/** Several sentences as one text; empty ones are left out. */
export function sentences(texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join(blank);
}

/** Moves with the names of cells as they stand beside the board: R1C3. */
export function cells(moves: string): string {
  return moves.replace(/\br\d+c\d+/g, (cell) => cell.toUpperCase());
}
