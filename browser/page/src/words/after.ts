/* The words at the board of a game that has ended. */

import { grouped } from "./language";

export const after = "After the game";
export const next = "Next";
export const resume = "Play from here";
export const review = "Review";
export const share = "Share";
export const replay = "Replay";
export const play = "Play the game again";
export const pause = "Pause";
export const position = "Move";
export const move = (move: number, moves: number) => `${grouped(move)} / ${grouped(moves)}`;
export const moveOf = (move: number, moves: number) => `Move ${grouped(move)} of ${grouped(moves)}`;
