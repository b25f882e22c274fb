import { recall, remember } from "../base/store";
import type { Puzzle, View } from "../engine/protocol";
import type { Studio } from "../engine/studio";

/** The number of solutions of a puzzle: 2 stands for several. */
export type Solutions = 0 | 1 | 2;

/** Whether a puzzle's positions are to have one solution: those that are rated are. */
export function soleSolution({ rating, can }: Puzzle): boolean {
  return rating !== undefined && can.includes("count");
}

/** Whether a puzzle is entered on its empty board: its solutions can be counted. */
export function enterable({ can, agents }: Puzzle): boolean {
  return can.includes("count") && agents.length === 0;
}

const ENTERED = "own";

/** From now on a puzzle of one's own is entered on an empty board. */
export function enter(board: string): void {
  remember(ENTERED, board);
}

/** Whether a puzzle is entered in a play: on an empty board that was chosen for that, or that is good for nothing else. */
export function entering(puzzle: Puzzle, view: View): boolean {
  return blank(view) && (soleSolution(puzzle) || recall(ENTERED) === beginning(view));
}

/** The number of solutions of a play's last position. */
export async function solutions(studio: Studio, play: string, signal?: AbortSignal): Promise<Solutions> {
  const { count = "0" } = await studio.ask<{ readonly count?: string }>({ do: "count", play, limit: 2 }, undefined, signal);
  return Math.min(2, Number(count)) as Solutions;
}

/** Whether a play begins with an empty board, on which a puzzle is entered. */
export function blank(view: View): boolean {
  return /^[a-z]+:[./\s]+$/.test(beginning(view));
}

/** The empty board of the same size. */
export function emptied({ id }: View): string {
  const [puzzle = "", board = ""] = id.split(":");
  return `${puzzle}:${board.replace(/!$/, "").replace(/[^./]/g, ".")}`;
}

/** The first position of a play. */
export function beginning({ play }: View): string {
  return play.split(" |")[0] ?? play;
}
