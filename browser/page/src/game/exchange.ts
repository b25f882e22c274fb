import type { View } from "../engine/protocol";
import * as words from "#words/games-file";
import { keep, results } from "./results";
import { content, written, type Bad } from "./games-file";
import type { SavedGame } from "./saved-game";
import { games, newId, put } from "./saved-games";

/** All kept games, and how games ended, as the text of one file. */
export async function exported(): Promise<string> {
  return written(await games(), new Date(), results());
}

/** The result of reading a file: games that are new, games that were here already, and entries that are none. */
export type Counts = { readonly added: number; readonly known: number; readonly refused: readonly Bad[] };

/**
 * Adds the games of a file to those that are here, of which none is changed.
 *
 * @param read gives the view of a play, or fails with the reason why it is none
 * @throws Unreadable when the text is not such a file
 */
export async function imported(text: string, read: (play: string) => Promise<View>): Promise<Counts> {
  const { entries, refused, results: ended } = content(text);
  keep(ended);
  const bad = [...refused];
  const kept = await games();
  const here = new Set(kept.map(({ play }) => play));
  const ids = new Set(kept.map(({ id }) => id));
  let added = 0;
  let known = 0;
  for (const { place, game } of entries) {
    try {
      const view = await read(game.play);
      if (here.has(view.play)) {
        known++;
        continue;
      }
      const id = ids.has(game.id) ? newId() : game.id;
      if (!(await put(whole({ ...game, id }, view)))) throw new Error(words.full);
      here.add(view.play);
      ids.add(id);
      added++;
    } catch (failure) {
      bad.push({ place, reason: failure instanceof Error ? failure.message : String(failure) });
    }
  }
  return { added, known, refused: bad.sort((one, other) => one.place - other.place) };
}

/** The game with the facts of its play. */
function whole(game: SavedGame, view: View): SavedGame {
  const { id, created, changed, extras } = game;
  const { over } = view.status;
  const words = game.over && !over ? game.words : view.status.words;
  return { id, puzzle: view.puzzle, play: view.play, position: view.id, created, changed, over: game.over || over, words, extras };
}
