import * as words from "#words/room";

/** The signs of the reactions to a step, as players of board games annotate moves. */
export const SIGNS = ["!!", "!", "!?", "?!"];

/** The number of a reaction among all that can be said: they follow the phrases. */
export function phraseOf(reaction: number): number {
  return words.phrases.length + reaction + 1;
}

/** What is said by the phrase or the reaction of this number. */
export function saidBy(phrase: number): string {
  const reaction = phrase - words.phrases.length - 1;
  return words.phrases[phrase - 1] ?? `${SIGNS[reaction] ?? ""} ${words.reactions[reaction] ?? ""}`;
}
