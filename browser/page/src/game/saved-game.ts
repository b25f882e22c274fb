/** A game as the browser keeps it. */
export type SavedGame = {
  /** By which this browser knows it. */
  readonly id: string;
  readonly puzzle: string;
  /** The saved play, with its history. */
  readonly play: string;
  /** The share ID of where it stands; empty when that is not known. */
  readonly position: string;
  /** When it was begun and last changed, in milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  readonly over: boolean;
  /** How it stands. */
  readonly words: string;
  /** Whatever parts of the page keep with it. */
  readonly extras: Readonly<Record<string, string>>;
};

/** A longer play is none that anybody played. */
const LONGEST_PLAY = 2_000_000;

export function isSavedGame(value: unknown): value is SavedGame {
  return fault(value) === "";
}

/** What is wrong with something that should be a kept game; empty when nothing is. */
export function fault(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "it is not an object";
  const game = value as Record<string, unknown>;
  for (const name of ["id", "puzzle", "play", "position", "words"]) {
    if (typeof game[name] !== "string") return `its field ${name} is not a text`;
  }
  for (const name of ["created", "changed"]) {
    const time = game[name];
    if (typeof time !== "number" || !Number.isFinite(time) || Math.abs(time) > 8.64e15) return `its field ${name} is not a time`;
  }
  if (typeof game["over"] !== "boolean") return "its field over is neither true nor false";
  const { play, puzzle, extras } = game as Pick<SavedGame, "play" | "puzzle" | "extras">;
  if (puzzle === "" || !play.startsWith(`${puzzle}:`)) return "its play is not one of its puzzle";
  if (play.length > LONGEST_PLAY) return `its play is longer than ${LONGEST_PLAY} characters`;
  if (typeof extras !== "object" || extras === null || Object.values(extras).some((extra) => typeof extra !== "string")) {
    return "its extras are not texts";
  }
  return "";
}

/** A file with all games. */
const KIND = "tilewright games";
const VERSION = 1;

/** A larger file is refused before it is read. */
export const LONGEST_FILE = 20_000_000;

/** So many games a file may hold. */
const MOST = 5_000;

/** All games as the text of one file, to be read by people too. */
export function written(games: readonly SavedGame[], when: Date): string {
  return JSON.stringify({ kind: KIND, version: VERSION, written: when.toISOString(), games }, null, 1);
}

/** The file cannot be read at all. */
export class Unreadable extends Error {}

/** What a file holds: games, and what is wrong with those entries that are none. Places count from 1. */
export type Content = {
  readonly entries: readonly { readonly place: number; readonly game: SavedGame }[];
  readonly refused: readonly Bad[];
};

/** An entry that is refused. */
export type Bad = { readonly place: number; readonly reason: string };

/** @throws Unreadable when it is not such a file */
export function content(text: string): Content {
  let file: unknown;
  if (text.length > LONGEST_FILE) throw new Unreadable(`The file has more than ${LONGEST_FILE / 1e6} million characters.`);
  try {
    file = JSON.parse(text);
  } catch {
    throw new Unreadable("The file is not JSON: it may be cut off, or something else.");
  }
  const { kind, version, games } = (typeof file === "object" && file !== null ? file : {}) as Record<string, unknown>;
  if (kind !== KIND || !Array.isArray(games)) throw new Unreadable("The file does not hold games of Tilewright.");
  if (version !== VERSION) {
    throw new Unreadable(`The file is of version ${String(version)}; this page reads version ${VERSION}. A newer page may read it.`);
  }
  if (games.length > MOST) throw new Unreadable(`The file holds more than ${MOST} games.`);
  const entries: { place: number; game: SavedGame }[] = [];
  const refused: Bad[] = [];
  games.forEach((game: unknown, i) => {
    const reason = fault(game);
    if (reason === "") entries.push({ place: i + 1, game: game as SavedGame });
    else refused.push({ place: i + 1, reason });
  });
  return { entries, refused };
}
