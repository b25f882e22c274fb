import { forget, lasting, names, recall, remember } from "../base/store";
import type { View } from "../engine/protocol";
import type { Database } from "./database";
import { isSavedGame, plain, versionOf, type Entry, type SavedGame, type Summary } from "./saved-game";

/*
 * A game that is saved is written twice. First into localStorage, under a key of its own: that is done at once, so that a
 * page which is left in the next moment has lost nothing. Then the database takes it over, and the key goes. So whatever
 * has such a key is still to be taken over: games of a page that was left, games from before there was a database, and all
 * games of a browser that has none.
 *
 * A new game in which nothing has been done is kept aside, under another key, and listed nowhere: a page that is loaded again
 * finds it.
 */

const GAME = "game.";

const FRESH = "fresh:";

/** Number of untouched games that are kept; older ones go. */
const MOST_FRESH = 8;

/** Under this name it is remembered that the database has games; else it need not be asked for one. */
const KEPT = "kept";

/** Number of games at a position that are looked through for the one with the same play. */
const SIMILAR = 20;

/** A game that another tab has saved, or deleted: without a version then. */
export type Elsewhere = { readonly id: string; readonly version?: string };

let database: Promise<Database | undefined> | undefined;
let channel: BroadcastChannel | undefined;

/** Fires `change` (an {@link Elsewhere}) when another tab has saved or deleted a game. */
export const elsewhere = new EventTarget();

/** Whether there may be games; known at once. */
export function begun(): boolean {
  return recall(KEPT) !== undefined || !lasting() || names(GAME).length > 0 || names("play.").length > 0;
}

/** The number of games. */
export async function count(): Promise<number> {
  return (await ofAll((db) => db.count())) ?? (await summaries()).length;
}

/** Some of all games, the one last played first. */
export async function latest(count: number, skip = 0): Promise<readonly Summary[]> {
  return (await ofAll((db) => db.latest(count, skip))) ?? sorted(await summaries()).slice(skip, skip + count);
}

/** All games without their plays, in no order. */
export async function summaries(): Promise<readonly Summary[]> {
  const db = await settled();
  return joined((await db?.summaries()) ?? [], waiting());
}

/** All games, the one last played first. */
export async function games(): Promise<readonly SavedGame[]> {
  const db = await settled();
  return sorted(joined((await db?.games()) ?? [], waiting()));
}

/** The game of this id. */
export async function savedGame(id: string): Promise<SavedGame | undefined> {
  const db = await settled();
  return read(id) ?? (await db?.game(id)) ?? fresh(id);
}

/** The game that a view leads to: the same play, else one that stands at the same position. */
export async function savedGameOf(view: View): Promise<SavedGame | undefined> {
  const untouched = freshGames().find(({ play }) => play === view.play);
  if (untouched || !begun()) return untouched;
  const db = await settled();
  // The positions of games from the earliest versions are unknown.
  const summaries = db ? [...(await db.at(view.id, SIMILAR)), ...(await db.at("", SIMILAR))] : [];
  const taken = await Promise.all(summaries.map(({ id }) => db!.game(id)));
  const all = joined(
    taken.filter((game) => game !== undefined),
    waiting(),
  );
  const same = sorted(all.filter(({ puzzle }) => puzzle === view.puzzle));
  return same.find(({ play }) => play === view.play) ?? same.find(({ position }) => position === view.id);
}

/** Takes a game away; what is given can be put back. */
export async function discard(id: string): Promise<SavedGame | undefined> {
  const db = await settled();
  const game = read(id) ?? (await db?.game(id));
  forget(GAME + id);
  await db?.remove(id);
  if (db && (await db.count()) === 0) forget(KEPT);
  tell({ id });
  return game;
}

/** Adds a game, or one that was taken away. False when it can be kept only until the page is left. */
export async function put(game: SavedGame): Promise<boolean> {
  return (await write({ ...plain(game), version: versionOf(game.play), after: [] })) !== "lost";
}

/**
 * The state of a game that is written: the database has taken it; it is written ahead; it is kept only until the page is left; or another tab has gone on
 * with it.
 */
export type Written = "taken" | "ahead" | "lost" | "apart";

/** Keeps an untouched game aside. */
export function writeFresh(entry: Entry): Written {
  for (const { id } of freshGames().slice(MOST_FRESH - 1)) if (id !== entry.id) forget(FRESH + id);
  return remember(FRESH + entry.id, JSON.stringify(entry)) ? "ahead" : "lost";
}

/** The untouched games, the latest first. */
function freshGames(): readonly Entry[] {
  return sorted(names(FRESH).flatMap((name) => fresh(name.slice(FRESH.length)) ?? []));
}

/** The untouched game of this id. */
export function fresh(id: string): Entry | undefined {
  return entryOf(FRESH, id);
}

/** Writes a game ahead at once; then the database takes it over. */
export async function write(entry: Entry): Promise<Written> {
  forget(FRESH + entry.id);
  const text = JSON.stringify(entry);
  const written = await taken(entry, text, remember(GAME + entry.id, text) ? "ahead" : "lost");
  if (written === "apart" && recall(GAME + entry.id) === text) forget(GAME + entry.id);
  return written;
}

async function taken(entry: Entry, text: string, otherwise: Written): Promise<Written> {
  try {
    const db = await opened();
    if (!db) return otherwise;
    if (!(await db.take(entry))) return "apart";
    if (recall(KEPT) === undefined) remember(KEPT, "yes");
    if (recall(GAME + entry.id) === text) forget(GAME + entry.id);
    tell(entry);
    return "taken";
  } catch (refused) {
    console.info("not taken by the database:", refused);
    return otherwise;
  }
}

/** The database, once it has taken over what was still to be. */
async function settled(): Promise<Database | undefined> {
  adopt();
  const db = await opened();
  if (db) await Promise.all(names(GAME).map((name) => settle(name)));
  return db;
}

async function settle(name: string): Promise<void> {
  const text = recall(name) ?? "";
  const entry = read(name.slice(GAME.length));
  if (!entry || (await taken(entry, text, "ahead")) !== "apart" || recall(name) !== text) return;
  forget(name);
  // Moves are never lost; the extras alone are, where the game has gone on elsewhere.
  if (entry.after.length > 0) await write(apart(entry));
}

/** The game as one of its own. */
export function apart(entry: Entry): Entry {
  return { ...entry, id: newId(), created: entry.changed, after: [] };
}

/** Asks the database about all games; undefined when it does not have all. */
async function ofAll<T>(ask: (db: Database) => Promise<T>): Promise<T | undefined> {
  const db = await settled();
  return db && waiting().length === 0 ? ask(db) : undefined;
}

/** The database; undefined in a browser that has none for this page. */
function opened(): Promise<Database | undefined> {
  database ??= open().catch((failure: unknown) => {
    console.info("no database:", failure);
    return undefined;
  });
  return database;
}

async function open(): Promise<Database | undefined> {
  if (typeof indexedDB === "undefined") return undefined;
  const { Database } = await import("./database");
  if (!channel) {
    channel = new BroadcastChannel("tilewright.games");
    channel.onmessage = ({ data }) => elsewhere.dispatchEvent(new CustomEvent("change", { detail: data }));
  }
  return Database.open(() => (database = undefined));
}

function tell({ id, version }: Entry | Elsewhere): void {
  channel?.postMessage(version === undefined ? { id } : { id, version });
}

/** Games that the database has not taken over. */
function waiting(): readonly Entry[] {
  return names(GAME).flatMap((name) => read(name.slice(GAME.length)) ?? []);
}

/** The entry written ahead of a game. An unreadable one is left alone. */
export function read(id: string): Entry | undefined {
  return entryOf(GAME, id);
}

function entryOf(kind: string, id: string): Entry | undefined {
  const text = recall(kind + id);
  if (text === undefined) return undefined;
  try {
    const game: unknown = JSON.parse(text);
    if (!isSavedGame(game) || game.id !== id) return undefined;
    const { after = [] } = game as Partial<Entry>;
    return { ...game, version: versionOf(game.play), after };
  } catch {
    return undefined;
  }
}

function joined<G extends Summary>(taken: readonly G[], rest: readonly G[]): readonly G[] {
  const ids = new Set(rest.map(({ id }) => id));
  return rest.length === 0 ? taken : [...taken.filter(({ id }) => !ids.has(id)), ...rest];
}

function sorted<G extends Summary>(all: readonly G[]): readonly G[] {
  return [...all].sort((one, other) => other.changed - one.changed);
}

/** Earlier there was one play of each puzzle, and nothing besides. */
function adopt(): void {
  for (const name of names("play.")) {
    const puzzle = name.slice("play.".length);
    const play = recall(name) ?? "";
    const now = Date.now();
    const game: SavedGame = { id: newId(), puzzle, play, position: "", created: now, changed: now, over: false, words: "", extras: {} };
    if (isSavedGame(game) && !remember(GAME + game.id, JSON.stringify(game))) forget(GAME + game.id);
    else forget(name);
  }
}

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}
