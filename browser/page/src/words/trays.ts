/* The words of trays and piles: the players and their pieces, and the tiles that are left. */

import { plural } from "./language";

export const you = "You";
export const friend = "A person";
export const letter = "A friend by letter";
export const player = (number: number) => `Player ${number}`;
/** The name where there is little room. */
export const short = (number: number) => `P${number}`;
export const playerToMove = (number: number) => `Player ${number}, to move`;
export const agent = (level: string, about: string) => `Computer, ${level}: ${about}`;
export const pause = "Pause the computer";
export const playOn = "Let the computer play on";
export const held = (pile: string) => `${pile}, held`;
export const plays = (number: number) => `Player ${number} is played by`;
export const level = (id: string) => id.replace(/(\D)(\d)/, "$1 $2").replace(/^./, (first) => first.toUpperCase());
export const took = (pieces: number) => plural(pieces, { one: "took 1 piece", other: `took ${pieces} pieces` });
export const goal = (goal: number) => `of ${goal}`;
export const others = "Trays of the others";
export const piles = "Piles";
