/* The words of the whole page: its name, and messages while there is nothing else to show. */

export const name = "Tilewright";
export const titled = (title: string) => `${title} – Tilewright`;
export const opening = "Opening …";
export const making = "Making a puzzle …";
export const notLoaded = "A part of the page could not be loaded. Are you online?";
export const missing = "Something is missing.";
export const unfit = "This cannot be opened.";
export const again = "Try again";
export const home = "All puzzles";
export const noSuchPuzzle = "This link asks for a puzzle that is not here.";
export const noDay = "This link does not name a day, such as 2026-11-25.";
export const notYet = (day: string) => `The puzzle of ${day} is not there yet. Come back on that day.`;
export const fault = "Where the error is";
export const safe = "Your games are safe: they are kept in this browser.";
export const browser = "What the browser says";
export const badPercent = "The link is damaged: a % in it is not followed by two hexadecimal digits.";
export const longLink = (millions: number) => `The link is too long: up to ${millions} million characters are read.`;
export const badLink = "The link is damaged: expected / and the position after #.";
