import type { View } from "../engine/protocol";
import { NO_EXTRAS, read as readExtras, written as writtenExtras, type Extras } from "./extras";
import { persist } from "./persist";
import { versionOf, type Entry, type SavedGame } from "./saved-game";
import { apart, fresh, newId, read, savedGame, write, writeFresh, type Elsewhere } from "./saved-games";
import * as words from "#words/store";

/** Number of steps from which on the browser is asked to keep a game. */
const WORTH = 10;

/** Number of known plays that the database may have, in case it does not take saves for a while. */
const KNOWN = 20;

/** Saves one game as it changes: knows what was saved last, so that what another tab did is not overwritten. */
export class AutoSave {
  /** The reason why it is not kept, or not at the usual place; empty when all is well. */
  notice = "";
  #game: Entry | undefined;
  /** Nothing has been done in it yet: it is kept, and listed nowhere. */
  #fresh = true;
  #extras = NO_EXTRAS;
  /** Extras saved beside the play by versions that kept more. */
  #texts: SavedGame["extras"] = {};

  /** @param changed called when there is another notice */
  constructor(
    game?: SavedGame,
    private readonly changed: () => void = () => {},
  ) {
    if (game) this.follow(game);
  }

  get id(): string | undefined {
    return this.#game?.id;
  }

  /** Whether something else is saved than this play. */
  behind(play: string): boolean {
    return this.#game !== undefined && this.#game.play !== play;
  }

  /** Whether it is saved as a game that has ended, which it stays when one looks back. */
  get gameOver(): boolean {
    return this.#game?.over ?? false;
  }

  get extras(): Extras {
    return this.#extras;
  }

  /** Saved with the game; with that of a game which is not kept yet when it is. */
  keep(extras: Partial<Extras>): Promise<void> {
    this.#extras = { ...this.#extras, ...extras };
    const game = this.#game;
    // A game that is played on elsewhere has extras of its own.
    return game && !crossed(game) ? this.#write({ ...game, extras: this.#written }) : Promise.resolve();
  }

  get #written(): SavedGame["extras"] {
    return writtenExtras(this.#extras, this.#texts);
  }

  /** Saves the game as it stands: written ahead at once, and all that can be done when the promise is kept. */
  save(view: View): Promise<void> {
    const known = this.#game;
    const version = versionOf(view.play);
    const now = Date.now();
    this.#fresh &&= view.history.size === 0;
    const entry: Entry = {
      id: known?.id ?? newId(),
      puzzle: view.puzzle,
      play: view.play,
      position: view.id,
      created: known?.created ?? now,
      changed: now,
      over: this.gameOver || view.status.over,
      words: this.gameOver && !view.status.over ? known!.words : view.status.words,
      extras: this.#written,
      version,
      after: known === undefined ? [] : version === known.version ? known.after : [...known.after, known.version],
    };
    if (view.status.over || view.history.size >= WORTH) persist();
    return crossed(entry) ? this.#part(entry) : this.#write(entry);
  }

  /** Goes on with a game that is kept. The clock is never put back. */
  follow(game: SavedGame): void {
    const before = this.#game?.id === game.id ? this.#extras.time : 0;
    this.#game = { after: [], ...game, version: versionOf(game.play) };
    this.#fresh = fresh(game.id) !== undefined;
    this.#texts = game.extras;
    this.#extras = readExtras(game.extras);
    if (before > this.#extras.time) this.#extras = { ...this.#extras, time: before };
  }

  /** Takes over the time that another tab has counted for the same play; false where it is no later one. */
  async timed({ id, version }: Elsewhere): Promise<boolean> {
    const known = this.#game;
    if (known?.id !== id || version !== known.version) return false;
    const { time } = readExtras((await savedGame(id))?.extras ?? {});
    if (this.#game?.id !== id || !(time > this.#extras.time)) return false;
    this.#extras = { ...this.#extras, time };
    this.#game = { ...this.#game, extras: this.#written };
    return true;
  }

  /** The game as another tab has left it; undefined where that is how it is known here. */
  async newer({ id, version }: Elsewhere): Promise<SavedGame | undefined> {
    const known = this.#game;
    if (known?.id !== id || version === undefined || version === known.version) return undefined;
    const game = await savedGame(id);
    return game && this.#game === known && game.play !== known.play ? game : undefined;
  }

  async #write(entry: Entry): Promise<void> {
    this.#game = { ...entry, after: [...entry.after.slice(0, 1), ...entry.after.slice(1).slice(-KNOWN)] };
    const written = this.#fresh ? writeFresh(this.#game) : await write(this.#game);
    // Another play has been saved meanwhile, or this one as a game of its own.
    if (this.#game.version !== entry.version || this.#game.id !== entry.id) return;
    if (written === "apart") return this.#game.after.length > 0 ? this.#part(this.#game) : undefined;
    if (written === "taken") this.#game = { ...this.#game, after: [] };
    this.#say(written === "lost" ? words.full : this.notice === words.apart ? words.apart : "");
  }

  /** Saves as a game of its own what another tab has gone on with in another way. */
  #part(entry: Entry): Promise<void> {
    this.#say(words.apart);
    return this.#write(apart(entry));
  }

  #say(notice: string): void {
    if (this.notice === notice) return;
    this.notice = notice;
    this.changed();
  }
}

/** Whether another tab has written ahead another play, which must not be overwritten. */
function crossed({ id, version, after }: Entry): boolean {
  const there = read(id);
  return there !== undefined && there.version !== version && !after.includes(there.version);
}
