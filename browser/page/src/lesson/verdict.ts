import type { Step } from "../engine/lessons";

/** The verdict of a step on an act: on the way to its goal, at it, something else, or refused as something else. */
export type Verdict = { readonly kind: "way" | "done" | "slip" | "refused"; readonly answer: string };

/** Judges a position, by its share ID. */
export function positionVerdict({ ends, between, slips, done, otherwise }: Step, id: string): Verdict {
  if (ends.includes(id)) return { kind: "done", answer: done };
  if (between.includes(id)) return { kind: "way", answer: "" };
  return { kind: "slip", answer: slips.find((slip) => slip.id === id)?.answer ?? otherwise };
}

/**
 * Judges gestures that were refused.
 *
 * @param gestures with blanks between
 * @param reason why, in a sentence
 */
export function refusalVerdict({ refused = [], slips, done, otherwise }: Step, gestures: string, reason: string): Verdict {
  const tried = gestures.split(" ");
  if (tried.some((gesture) => refused.includes(gesture))) return { kind: "done", answer: `${reason} ${done}` };
  const slip = slips.find(({ gesture }) => gesture !== undefined && tried.includes(gesture));
  return { kind: "refused", answer: slip?.answer ?? `${reason} ${otherwise}` };
}
