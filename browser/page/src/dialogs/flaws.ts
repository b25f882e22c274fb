import type { Game } from "../game/game";
import { beginning, blank, soleSolution, solutions } from "../game/solutions";
import * as words from "../words/open";

/** Reports the flaws of an imported puzzle: that it has no solution, or several. */
export async function tellFlaws(game: Game): Promise<void> {
  const { puzzle, studio, view } = game;
  if (!soleSolution(puzzle) || blank(view)) return;
  const flaw = words.flaws[await solutions(studio, beginning(view))];
  if (flaw !== "" && game.view === view) game.say(flaw);
}
