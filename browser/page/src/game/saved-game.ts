/** A game as the browser keeps it. */
export type SavedGame = {
  /** By which this browser knows it. */
  readonly id: string;
  readonly puzzle: string;
  /** The saved play, with its history. */
  readonly play: string;
  /** The share ID of where it stands; empty when that is not known. */
  readonly position: string;
  /** The times when it was begun and last changed, in milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  readonly over: boolean;
  /** The state of the game in words. */
  readonly words: string;
  /** Further facts that parts of the page keep with it. */
  readonly extras: Readonly<Record<string, string>>;
};

/** A game without its play: what lists and statistics need of it. */
export type Summary = Omit<SavedGame, "play">;

/** A game as it is written: with a version that distinguishes the writes of two tabs. */
export type Entry = SavedGame & {
  /** The version of its play. */
  readonly version: string;
  /** The plays that it takes the place of; empty for a new game, and where only the extras are new. */
  readonly after: readonly string[];
};

/** A longer play is none that anybody played. */
export const LONGEST_PLAY = 2_000_000;

/** The fault of something that should be a kept game, and its field. */
export type Fault = { readonly kind: "object" | "text" | "time" | "over" | "play" | "long" | "extras"; readonly field?: string };

export function isSavedGame(value: unknown): value is SavedGame {
  return fault(value) === undefined;
}

/** The fault of something that should be a kept game; undefined when it has none. */
export function fault(value: unknown): Fault | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { kind: "object" };
  const game = value as Record<string, unknown>;
  for (const field of ["id", "puzzle", "play", "position", "words"]) {
    if (typeof game[field] !== "string") return { kind: "text", field };
  }
  for (const field of ["created", "changed"]) {
    const time = game[field];
    if (typeof time !== "number" || !Number.isFinite(time) || Math.abs(time) > 8.64e15) return { kind: "time", field };
  }
  if (typeof game["over"] !== "boolean") return { kind: "over" };
  const { play, puzzle, extras } = game as Pick<SavedGame, "play" | "puzzle" | "extras">;
  if (puzzle === "" || !play.startsWith(`${puzzle}:`)) return { kind: "play" };
  if (play.length > LONGEST_PLAY) return { kind: "long" };
  if (typeof extras !== "object" || extras === null || Object.values(extras).some((extra) => typeof extra !== "string")) {
    return { kind: "extras" };
  }
  return undefined;
}

/** The same game, with nothing that is none of its fields. */
export function plain({ id, puzzle, play, position, created, changed, over, words, extras }: SavedGame): SavedGame {
  return { id, puzzle, play, position, created, changed, over, words, extras };
}

/** A short text that is another one for each other play. */
export function versionOf(play: string): string {
  let sum = 0;
  for (let i = 0; i < play.length; i++) {
    sum = Math.imul(sum ^ play.charCodeAt(i), 0x9e3779b1);
    sum ^= sum >>> 15;
  }
  return `${play.length}.${(sum >>> 0).toString(36)}`;
}
