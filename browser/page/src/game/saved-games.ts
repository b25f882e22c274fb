import { forget, names, recall, remember } from "../base/store";
import type { View } from "../engine/protocol";
import { isSavedGame, type SavedGame } from "./saved-game";

/*
 * The games that this browser keeps, each under a key of its own and nothing besides: what there is, is what the keys
 * say. So nothing can get out of step, whatever other tabs do.
 */

const GAME = "game.";

/** More are not kept: the browser has room for some megabytes. */
export const MOST_GAMES = 400;

const FULL = "The browser's memory is full or closed to this page: this game is kept only until the page is left.";
const MANY = `You have ${MOST_GAMES} unfinished games: this one is kept only until the page is left. Delete some to make room.`;
const APART = "This game was played on in another tab. Both are kept, each as a game of its own.";

/** All games, the one last played first. What cannot be read is left alone. */
export function games(): SavedGame[] {
  adopt();
  return names(GAME)
    .flatMap((name) => read(name.slice(GAME.length)) ?? [])
    .sort((one, other) => other.changed - one.changed);
}

/** The game that a view leads to: the same play, else one that stands at the same position. */
export function savedGameOf(view: View): SavedGame | undefined {
  const same = games().filter(({ puzzle }) => puzzle === view.puzzle);
  return same.find(({ play }) => play === view.play) ?? same.find(({ position }) => position === view.id);
}

/** Takes a game away; what is given can be put back. */
export function discard(id: string): SavedGame | undefined {
  const game = read(id);
  forget(GAME + id);
  return game;
}

/** False when it could be kept only until the page is left. */
export function put(game: SavedGame): boolean {
  return remember(GAME + game.id, JSON.stringify(game));
}

/** Room for one more: the oldest finished games go when there are too many. False when there is none. */
export function room(): boolean {
  const all = names(GAME);
  if (all.length < MOST_GAMES) return true;
  const finished = games().filter(({ over }) => over);
  const surplus = all.length - MOST_GAMES + 1;
  if (finished.length < surplus) return false;
  for (const { id } of finished.slice(-surplus)) forget(GAME + id);
  return true;
}

/** Saves one game as it changes: knows what was saved last, so that what another tab did is not overwritten. */
export class AutoSave {
  /** Why it is not kept, or not where one would think; empty when all is well. */
  notice = "";
  #game: SavedGame | undefined;
  #extras: Record<string, string>;

  constructor(game?: SavedGame) {
    this.#game = game;
    this.#extras = { ...game?.extras };
  }

  get id(): string | undefined {
    return this.#game?.id;
  }

  /** Whether something else is saved than this play. */
  behind(play: string): boolean {
    return this.#game !== undefined && this.#game.play !== play;
  }

  extra(name: string): string | undefined {
    return this.#extras[name];
  }

  /** Saved with the game; with that of a game which is not kept yet when it is. */
  setExtra(name: string, value: string | undefined): void {
    if (value === undefined) delete this.#extras[name];
    else this.#extras[name] = value;
    const game = this.#game;
    // What is played on elsewhere has extras of its own.
    if (!game || read(game.id)?.play !== game.play) return;
    this.#game = { ...game, extras: { ...this.#extras } };
    put(this.#game);
  }

  /** Saves the game as it stands. */
  save(view: View): void {
    const known = this.#game;
    const stored = known && read(known.id);
    const apart = stored !== undefined && stored.play !== known?.play && stored.play !== view.play;
    const fresh = known === undefined || apart;
    const now = Date.now();
    const game: SavedGame = {
      id: fresh ? newId() : known.id,
      puzzle: view.puzzle,
      play: view.play,
      position: view.id,
      created: fresh ? now : known.created,
      changed: now,
      over: view.status.over,
      words: view.status.words,
      extras: { ...this.#extras },
    };
    const roomy = (stored !== undefined && !fresh) || room();
    this.#game = game;
    if (!roomy) this.notice = MANY;
    else if (!put(game)) this.notice = FULL;
    else this.notice = apart ? APART : this.notice === APART ? APART : "";
  }
}

function read(id: string): SavedGame | undefined {
  const text = recall(GAME + id);
  if (text === undefined) return undefined;
  try {
    const game: unknown = JSON.parse(text);
    return isSavedGame(game) && game.id === id ? game : undefined;
  } catch {
    return undefined;
  }
}

/** Earlier there was one play of each puzzle, and nothing besides. */
function adopt(): void {
  for (const name of names("play.")) {
    const puzzle = name.slice("play.".length);
    const play = recall(name) ?? "";
    const now = Date.now();
    const game: SavedGame = { id: newId(), puzzle, play, position: "", created: now, changed: now, over: false, words: "", extras: {} };
    if (isSavedGame(game) && !put(game)) forget(GAME + game.id);
    else forget(name);
  }
}

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}
