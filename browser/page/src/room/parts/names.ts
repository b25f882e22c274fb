import * as words from "#words/room";
import { levelName } from "../../game/agents";
import type { RoomState } from "./types";

/** Under this the name is kept that one gave last. */
export const NAME = "room-name";

/** Longer names are of no use beside a board. In characters. */
export const LONGEST_NAME = 24;

/** A name in a sentence, whichever way it is written. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/** How one speaks of a seat: by its name, in sentences. Who has given none is the player of its number. */
export function nameOf({ seats }: RoomState, seat: number, own = -1): string {
  if (seat === own && seat >= 0) return words.you;
  const { who, name, taken, level } = seats[seat] ?? { who: "person", name: "", taken: false };
  if (who === "computer") return words.computer(levelName(level ?? ""));
  if (name !== "") return isolated(name);
  return taken ? words.player(seat + 1) : words.seat(seat + 1);
}
