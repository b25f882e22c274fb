import "virtual:palettes-more.css";
import { allFigures } from "../base/figures";
import type { Scene, Solutions, View } from "../engine/protocol";
import type { Game } from "../game/game";
import "./print.css";
import "./paper-board.css";
import * as words from "#words/print";
import { laid, laidPages, withoutNotes, type Board, type Look } from "./sheets";

/** That of titles and figures. */
const FACE = "500 1em Tw";

/** The boards with their solutions, those that have one; a message says when one has none. */
export async function solved(game: Game, boards: readonly Board[]): Promise<Board[]> {
  const all: Board[] = [];
  for (const board of boards) {
    const found = await game.ask<Solutions>({ do: "solve", play: board.id }, words.solving);
    const [first] = found?.solutions ?? [];
    if (first === undefined) game.say(words.none, "refused");
    const view = first === undefined ? undefined : await game.ask<View>({ do: "view", play: first }, words.solving);
    all.push({ ...board, solution: view?.scene });
  }
  return all;
}

/** Prints boards as the browser lays them out. */
export async function print(game: Game, boards: readonly Board[], look: Look): Promise<void> {
  document.querySelector(".sheets")?.remove();
  laid(game.puzzle, look.notes ? boards : boards.map(withoutNotes), look);
  await faces();
  window.print();
}

/** Lays out the sheets that are printed next: once, until they are printed. */
export function lay(game: Game, solution?: Scene): void {
  if (document.querySelector(".sheets")) return;
  const look = { perPage: 1, notes: true, solution: solution !== undefined, code: true };
  laid(game.puzzle, [{ ...onTable(game), solution }], look);
}

/** Prints pages that are laid out already, each on a sheet of its own. @param paper as print.css has it */
export async function printPages(pages: readonly string[], paper: string): Promise<void> {
  document.querySelector(".sheets")?.remove();
  laidPages(pages, paper);
  await faces();
  window.print();
}

/** Loads the face of titles and figures; where that cannot be had another takes its place. */
async function faces(): Promise<void> {
  allFigures();
  await Promise.all(["T", "1"].map((sign) => document.fonts.load(FACE, sign))).catch(() => undefined);
}

/* The browser's own command prints at once, and waits for nothing; the page loses the focus first. */
addEventListener("blur", () => void faces());
document.documentElement.addEventListener("mouseleave", () => void faces());

/** The position on the table. */
export function onTable({ view: { id, scene }, kind }: Game): Board {
  return { id, scene, level: kind };
}
