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
