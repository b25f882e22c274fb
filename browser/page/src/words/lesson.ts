/* The words of a lesson around its steps, which the puzzles bring. */

export const title = (puzzle: string) => `Learn ${puzzle}`;
export const offer = (puzzle: string) => `New to ${puzzle}? Learn it in two minutes`;
export const step = (step: number, all: number) => `${step} of ${all}`;
export const show = "Show me";
export const again = "Try again";
export const next = "Next";
export const last = "Done";
export const close = "Close";
export const opening = "Opening …";
export const end = (puzzle: string) => `You know ${puzzle}.`;
export const ended = "You can take the lesson again at any time: it is in More, in the rules, and in the guide.";
export const play = "Play";
export const back = "Back to the game";
export const repeat = "Repeat lesson";
export const none = "There is no lesson for this puzzle.";
