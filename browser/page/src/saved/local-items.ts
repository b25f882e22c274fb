import { forget, names, recall, remember } from "../base/store";
import { continues } from "../game/letters";
import { isSavedGame, plain, versionOf, type SavedGame, type Summary } from "../game/saved-game";
import { discard, elsewhere, savedGame, summaries, write } from "../game/saved-games";
import * as words from "#words/saved";
import type { Thing } from "./merge";
import type { Item, Kind } from "./server";

/** A thing with what the server keeps of it. */
export type Whole = Thing & { readonly title: string; readonly text: string };

/** What becomes of two states of a thing; and the one that is kept as a thing of its own, so that it is not lost. */
export type Joined = { readonly text: string; readonly copy?: SavedGame };

/** All things in this browser that the server may keep: games, keys of rooms, and packs. */
export async function things(): Promise<readonly Thing[]> {
  const games = (await summaries()).filter(({ id }) => ID.test(id)).map((game) => ({ ...game, kind: "game" as const, mark: markOf(game) }));
  const texts = [...TEXT_ITEMS].flatMap(([kind, { all }]) => all().map(({ id, text }) => thing(kind, id, text)));
  return [...games.map(({ id, kind, changed, mark }) => ({ id, kind, changed, mark })), ...texts];
}

/** Ids that the server takes. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Longest title. */
const TITLE = 200;

function thing(kind: Kind, id: string, text: string): Thing {
  return { id, kind, changed: Date.now(), mark: versionOf(text) };
}

/** The mark of a game: its play has a version, which a summary has as well. */
function markOf(game: Summary & { readonly play?: string; readonly version?: string }): string {
  const { id, puzzle, position, created, changed, over, words, extras } = game;
  return versionOf(JSON.stringify([game.version ?? versionOf(game.play ?? ""), id, puzzle, position, created, changed, over, words, extras]));
}

/** Reads a thing as it stands; undefined when it is gone. */
export async function read({ id, kind }: Pick<Thing, "id" | "kind">): Promise<Whole | undefined> {
  if (kind === "game") {
    const game = await savedGame(id);
    return game && { id, kind, changed: game.changed, mark: markOf(game), title: titleOf(game), text: JSON.stringify(plain(game)) };
  }
  const items = TEXT_ITEMS.get(kind);
  const found = items?.all().find((one) => one.id === id);
  return items && found && { ...thing(kind, id, found.text), title: items.title(id), text: found.text };
}

function titleOf({ puzzle, words }: SavedGame): string {
  return [...`${puzzle}: ${words}`].slice(0, TITLE / 2).join("");
}

/** A state that was taken has a mark; else what is here has changed meanwhile, or the state is none that this page can read. */
export type Taken = { readonly mark: string } | "changed" | "unreadable";

/** Takes a state of a thing from the server in place of the one with a mark, empty for none. */
export async function take({ id, kind, text }: Pick<Item, "id" | "kind" | "text">, mark: string): Promise<Taken> {
  if (kind === "gone") return "unreadable";
  const there = await read({ id, kind });
  if ((there?.mark ?? "") !== mark) return "changed";
  if (kind !== "game") return TEXT_ITEMS.get(kind)?.keep(id, text) ? { mark: versionOf(text) } : "unreadable";
  const game = gameOf(text);
  if (game?.id !== id) return "unreadable";
  const before = there && gameOf(there.text);
  const version = versionOf(game.play);
  if ((await write({ ...game, version, after: before ? [versionOf(before.play)] : [] })) === "apart") return "changed";
  tell(id, version);
  return { mark: markOf(game) };
}

/** Deletes a thing, unless it has another mark by now. */
export async function remove(thing: Thing): Promise<boolean> {
  const there = await read(thing);
  if (there && there.mark !== thing.mark) return false;
  if (thing.kind === "game") await discard(thing.id);
  else TEXT_ITEMS.get(thing.kind)!.forget(thing.id);
  tell(thing.id);
  return true;
}

/** Tells this page what other tabs hear by themselves. */
function tell(id: string, version?: string): void {
  elsewhere.dispatchEvent(new CustomEvent("change", { detail: version === undefined ? { id } : { id, version } }));
}

function gameOf(text: string): SavedGame | undefined {
  try {
    const game: unknown = JSON.parse(text);
    return isSavedGame(game) ? plain(game) : undefined;
  } catch {
    return undefined;
  }
}

/** Joins two states of a thing that have both changed; undefined when one of them is none. */
export function joined(kind: Kind, mine: string, theirs: string): Joined | undefined {
  if (mine === theirs) return { text: mine };
  if (kind !== "game") return { text: TEXT_ITEMS.get(kind)!.join(mine, theirs) };
  const [here, there] = [gameOf(mine), gameOf(theirs)];
  if (!here || !there) return undefined;
  const later = here.changed >= there.changed;
  if (here.play !== there.play && continues(here.play, there.play)) return { text: mine };
  if (here.play !== there.play && continues(there.play, here.play)) return { text: theirs };
  if (here.play === there.play) return { text: later ? mine : theirs };
  const other = later ? there : here;
  // The id follows from the play, so that a copy is made once, however often this is tried.
  const id = `copy-${versionOf(other.play).replace(".", "-")}-${other.id}`.slice(0, 64);
  return { text: later ? mine : theirs, copy: { ...other, id, words: words.copyOf(other.words) } };
}

/** Keeps a copy, unless it is there already. */
export async function keepCopy(copy: SavedGame): Promise<boolean> {
  if (await savedGame(copy.id)) return false;
  await write({ ...copy, version: versionOf(copy.play), after: [] });
  tell(copy.id, versionOf(copy.play));
  return true;
}

/** Things that are texts in the store of the page. */
type TextItems = {
  all(): readonly { readonly id: string; readonly text: string }[];
  title(id: string): string;
  /** False when the text is none. */
  keep(id: string, text: string): boolean;
  forget(id: string): void;
  join(mine: string, theirs: string): string;
};

const ROOM = "room-";
const ROOM_KEYS = "room.";

/** The keys of a room, as {@code room/keys} keeps them. */
const rooms: TextItems = {
  all: () =>
    names(ROOM_KEYS)
      .map((name) => ({ id: ROOM + name.slice(ROOM_KEYS.length), text: recall(name) ?? "" }))
      .filter(({ id }) => ID.test(id)),
  title: () => words.room,
  keep: (id, text) => {
    if (!id.startsWith(ROOM) || !objectOf(text)) return false;
    remember(ROOM_KEYS + id.slice(ROOM.length), text);
    return true;
  },
  forget: (id) => forget(ROOM_KEYS + id.slice(ROOM.length)),
  join: (mine, theirs) => JSON.stringify({ ...objectOf(theirs), ...objectOf(mine) }),
};

function objectOf(text: string): object | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

const PACK = /^pack-([a-z]{1,40})-(\d{1,6})$/;
const DONE = /^(?:\d{1,3}(?:,\d{1,3})*)?$/;
const PACKS = "packs-";

/** Packs: the numbers of the puzzles that are done. */
const packs: TextItems = {
  all: () =>
    names(PACKS).flatMap((name) => packsOf(name.slice(PACKS.length)).map(([seed, done]) => ({ id: `pack-${name.slice(PACKS.length)}-${seed}`, text: done }))),
  title: (id) => {
    const [, puzzle = "", seed = ""] = PACK.exec(id) ?? [];
    return words.pack(seed, puzzle);
  },
  keep: (id, text) => {
    const [, puzzle, seed] = PACK.exec(id) ?? [];
    if (puzzle === undefined || !DONE.test(text)) return false;
    const all = new Map(packsOf(puzzle)).set(seed!, text);
    remember(PACKS + puzzle, [...all].map(([one, done]) => `${one}:${done}`).join(" "));
    return true;
  },
  forget: (id) => {
    const [, puzzle, seed] = PACK.exec(id) ?? [];
    if (puzzle === undefined) return;
    const rest = packsOf(puzzle).filter(([one]) => one !== seed);
    if (rest.length === 0) forget(PACKS + puzzle);
    else remember(PACKS + puzzle, rest.map(([one, done]) => `${one}:${done}`).join(" "));
  },
  join: (mine, theirs) => {
    const done = new Set(
      `${mine},${theirs}`
        .split(",")
        .filter((one) => one !== "")
        .map(Number),
    );
    return [...done].sort((a, b) => a - b).join();
  },
};

/** The packs of a puzzle, as {@code game/packs} keeps them. */
function packsOf(puzzle: string): (readonly [seed: string, done: string])[] {
  return (recall(PACKS + puzzle) ?? "").split(" ").flatMap((pack) => {
    const [seed = "", done = ""] = pack.split(":");
    return PACK.test(`pack-${puzzle}-${seed}`) && DONE.test(done) ? [[seed, done] as const] : [];
  });
}

const TEXT_ITEMS: ReadonlyMap<Kind, TextItems> = new Map([
  ["room", rooms],
  ["collection", packs],
]);
