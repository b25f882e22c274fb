import type { Day } from "../base/days";
import type { Puzzle } from "../engine/protocol";
import { ofDay, results } from "../game/results";
import type { SavedGame } from "../game/saved-game";
import { begun, savedGame, summaries } from "../game/saved-games";
import { cards, daily, dailyGame, type Start } from "./cards";

/** The start of a day's puzzle, and the game of it that is kept, if there is one to go on with or to look at. */
export async function begin(puzzle: Puzzle, day: Day): Promise<{ readonly start: Start; readonly game: SavedGame | undefined }> {
  const start = daily(puzzle, (await cards())[puzzle.id], day);
  const won = ofDay(results(), day).get(puzzle.id)?.game;
  const own = begun() ? dailyGame(await summaries(), puzzle.id, day, won) : undefined;
  return { start, game: own && (await savedGame(own.id)) };
}
