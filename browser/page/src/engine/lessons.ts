/* The lessons, which the build wrote: a file for each puzzle that has one, loaded when it is wanted. */

/** A common mistake in a step: a position or a refused gesture, and the answer to it. */
export type CommonMistake = { readonly id?: string; readonly gesture?: string; readonly answer: string };

/** A step of a lesson: a position, its task, and its words. */
export type Step = {
  readonly title: string;
  readonly text: string;
  readonly play: string;
  /** Spots to look at. */
  readonly rings: readonly string[];
  /** The verb of the study whose picture lies over the board; empty for none. */
  readonly study: string;
  readonly task: "moves" | "refused" | "hinted";
  /** The share IDs of the positions on the way, and of those where it is done. */
  readonly between: readonly string[];
  readonly ends: readonly string[];
  /** Moves that do it, with commas between. */
  readonly moves: string;
  /** Gestures that are to be tried, and are refused. */
  readonly refused?: readonly string[];
  readonly done: string;
  readonly slips: readonly CommonMistake[];
  readonly otherwise: string;
};

const FILES = import.meta.glob<readonly Step[]>("../../../target/engine/lesson-*.json", { import: "default" });

/** The steps of the lesson of a puzzle; none where there is none. */
export async function lessonOf(puzzle: string): Promise<readonly Step[]> {
  return (await FILES[`../../../target/engine/lesson-${puzzle}.json`]?.()) ?? [];
}
