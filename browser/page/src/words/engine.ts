/* The words for an engine that does not answer. */

export const notLoaded = "The engine could not be loaded. Are you online?";
export const failed = (why: string) => `The engine did not answer: ${why}`;
export const unknownText = "this link does not lead to a puzzle";
export const noColon = "expected the puzzle's name and a colon before the position";
export const unknownPuzzle = (name: string, known: string) => `unknown puzzle '${name}'; expected ${known}`;
export const tooLong = (most: number) => `this text is too long: up to ${most} million characters are read`;
