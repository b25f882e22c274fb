import type { Result } from "./results";
import type { Summary } from "./saved-game";

/** Number of puzzles on a sheet at most. */
export const MOST = 100;

/** The puzzles of a sheet of paper: those that a setup and a seed make, from number 1 on. */
export type PaperSheet = { readonly puzzle: string; readonly setup: string; readonly seed: string; readonly count: number };

/** The state of a puzzle of a sheet. */
export type State = "new" | "begun" | "done";

/** Reads what stands behind a puzzle in a link, `setup=S&seed=N&count=C`; undefined when it names no sheet. */
export function sheetOf(puzzle: string, fields: string): PaperSheet | undefined {
  // Some scanners and mail programs write & as %26.
  const read = new URLSearchParams(fields.replaceAll("%26", "&"));
  const [setup, seed, count] = [read.get("setup") ?? "", read.get("seed") ?? "1", Number(read.get("count") ?? 1)];
  return /^-?\d{1,19}$/.test(seed) && Number.isInteger(count) && count >= 1 && count <= MOST ? { puzzle, setup, seed, count } : undefined;
}

/** The mark kept beside the game of a puzzle of a sheet, where others have that of a pack. @param number from 1 */
export function sheetMark({ setup, seed }: PaperSheet, number: number): string {
  return `sheet ${setup} ${seed} ${number}`;
}

/** The game of a puzzle of a sheet: one that is solved, else the last one. */
export function gameOf(sheet: PaperSheet, number: number, games: readonly Summary[], results: readonly Result[]): Summary | undefined {
  const mark = sheetMark(sheet, number);
  const own = games.filter(({ puzzle, extras }) => puzzle === sheet.puzzle && extras["pack"] === mark).sort((one, other) => other.changed - one.changed);
  return own.find((game) => stateOf(game, results) === "done") ?? own[0];
}

/** Whether a game is solved: over, and not lost. */
export function stateOf(game: Summary | undefined, results: readonly Result[]): State {
  if (!game) return "new";
  return game.over && !results.some(({ game: id, won }) => id === game.id && !won) ? "done" : "begun";
}
