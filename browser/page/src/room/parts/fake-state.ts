import type { RoomState, Seat } from "./types";

/** A person on a seat, for tests. */
export const person = (name: string): Seat => ({ who: "person", name, taken: true, out: false, moved: true });

/** A game in a room, for tests. */
export const PLAYED: RoomState = {
  id: "r",
  puzzle: "blank",
  way: "turns",
  phase: "playing",
  seats: [person("Ada"), person("Bo")],
  mover: 1,
  clock: { kind: "none", left: [], since: 0 },
  votes: [],
  strict: true,
  analysis: false,
  progress: [],
  next: "",
  open: false,
  begins: 0,
};
