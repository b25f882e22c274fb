/* The words after a game. */

import { plural } from "./language";

export const solved = "Solved";
export const youWin = "You win";
export const youLose = "You lose";
export const wins = (player: number) => `Player ${player} wins`;
export const about = (title: string, kind: string) => (kind === "" ? `${title}.` : `${title}, ${kind}.`);
export const hardest = (technique: string) => `Hardest step: ${technique}.`;
export const time = "Time";
export const median = "Your median";
export const help = "Help";
export const none = "–";
export const next = (title: string) => `Next: ${title}`;
export const nextPuzzle = "Next puzzle";
export const nextLevel = (level: string) => `Next level: ${level}`;
export const rematch = "Rematch";
export const share = "Share";
export const shareText = "Copy as text";
export const sharePicture = "Save as picture";
export const lookBack = "Look back";
export const close = "Close";
export const ofToday = (done: number, all: number) => `${done} of ${all} today`;
export const inRow = (days: number) => plural(days, { one: "1-day streak", other: `${days}-day streak` });
export const home = "Home";
export const copied = "Copied.";
export const saved = "Saved.";
export const refused = "The browser does not allow it.";
export const studio = "Tilewright";
export const building = (title: string) => `The board of ${title} as a building`;
