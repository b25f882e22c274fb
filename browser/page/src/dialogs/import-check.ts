import { toast } from "../base/toast";
import type { Game } from "../game/game";
import { beginning, blank, soleSolution, solutions } from "../game/solutions";
import * as words from "#words/open";

/**
 * Reports the flaws of an imported puzzle: that it has no solution, or several.
 *
 * @param step shows the next step, which is offered
 */
export async function checkImport(game: Game, step?: () => void): Promise<void> {
  const { puzzle, studio, view } = game;
  if (step && puzzle.can.includes("hint") && !view.status.over) toast(words.stuck, words.nextStep, step);
  if (!soleSolution(puzzle) || blank(view)) return;
  const flaw = words.flaws[await solutions(studio, beginning(view))];
  if (flaw !== "" && game.view === view) game.say(flaw);
}
