/* The words around the rules of a puzzle. */

export const title = (puzzle: string) => `${puzzle}: rules`;
export const failed = (reason: string) => `The rules could not be loaded: ${reason}`;
export const hands = "How to move";
export const may = "allowed";
export const mayNot = "not allowed";
export const opening = "Opening …";
export const close = "Close";
export const lesson = "Learn it in two minutes";
