import { isResult, MOST_RESULTS, type Result } from "./results";
import * as words from "#words/games-file";
import { fault, LONGEST_PLAY, plain, type Fault, type SavedGame } from "./saved-game";

/** A file with all games. */
const KIND = "tilewright games";
const VERSION = 1;

/** A larger file is refused before it is read. */
export const LONGEST_FILE = 40_000_000;

/** Maximum number of games in a file. */
const MOST = 20_000;

/** All games as the text of one file, to be read by people too. */
export function written(games: readonly SavedGame[], when: Date, results: readonly Result[] = []): string {
  return JSON.stringify({ kind: KIND, version: VERSION, written: when.toISOString(), games: games.map(plain), results }, null, 1);
}

/** The file cannot be read at all. */
export class Unreadable extends Error {}

/** The contents of a file: games, and the faults of entries that are none. Places count from 1. */
export type Content = {
  readonly entries: readonly { readonly place: number; readonly game: SavedGame }[];
  readonly refused: readonly Bad[];
  /** The results of games that need not be in the file themselves. */
  readonly results: readonly Result[];
};

/** An entry that is refused. */
export type Bad = { readonly place: number; readonly reason: string };

/** @throws Unreadable when it is not such a file */
export function content(text: string): Content {
  let file: unknown;
  if (text.length > LONGEST_FILE) throw new Unreadable(words.tooLong(LONGEST_FILE / 1e6));
  try {
    file = JSON.parse(text);
  } catch {
    throw new Unreadable(words.notJson);
  }
  const { kind, version, games, results } = (typeof file === "object" && file !== null ? file : {}) as Record<string, unknown>;
  if (kind !== KIND || !Array.isArray(games)) throw new Unreadable(words.otherKind);
  if (version !== VERSION) {
    throw new Unreadable(words.otherVersion(String(version), VERSION));
  }
  if (games.length > MOST) throw new Unreadable(words.tooMany(MOST));
  const entries: { place: number; game: SavedGame }[] = [];
  const refused: Bad[] = [];
  games.forEach((game: unknown, i) => {
    const found = fault(game);
    if (!found) entries.push({ place: i + 1, game: game as SavedGame });
    else refused.push({ place: i + 1, reason: reasonOf(found) });
  });
  return { entries, refused, results: Array.isArray(results) ? results.slice(0, MOST_RESULTS).filter(isResult) : [] };
}

/** Why an entry is no game. */
function reasonOf({ kind, field }: Fault): string {
  const said = words.fault[kind];
  return typeof said === "string" ? said : (said as (about: string | number) => string)(field ?? LONGEST_PLAY);
}
