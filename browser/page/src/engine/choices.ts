/* The choices of setups of each puzzle, written by the build: only those who choose load them. */
import choices from "../../../target/engine/choices.json";
import type { Choice, Puzzle } from "./protocol";

const CHOICES = choices as unknown as Readonly<Record<string, readonly Choice[]>>;

export function choicesOf({ id }: Puzzle): readonly Choice[] {
  return CHOICES[id] ?? [];
}
