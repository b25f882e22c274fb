/** What a server says of a room: docs/reference/rooms.md. Seats count from 0, times are in milliseconds, moments those of the server's clock. */

export type Way = "turns" | "together" | "race";

export type Seat = {
  readonly who: "person" | "computer";
  readonly name: string;
  readonly taken: boolean;
  /** Where a computer plays, or stands in for a person; else empty. */
  readonly level?: string;
};

/** What each seat has left; that of the mover runs since then. Nothing is left where there is no clock. */
export type TimeLeft = { readonly kind: string; readonly left: readonly number[]; readonly since: number };

export type Vote = { readonly what: string; readonly by: number; readonly yes: readonly number[]; readonly asked: readonly number[] };

/** In a race, how far a seat is, in thousandths, and how long it took; -1 before it has finished. */
export type Progress = { readonly done: number; readonly finished: number };

export type RoomEnding = { readonly how: "played" | "resigned" | "time"; readonly winner: number };

export type RoomState = {
  readonly id: string;
  readonly puzzle: string;
  readonly way: Way;
  readonly phase: "waiting" | "playing" | "over";
  readonly seats: readonly Seat[];
  /** -1 for nobody. */
  readonly mover: number;
  readonly clock: TimeLeft;
  readonly votes: readonly Vote[];
  readonly strict: boolean;
  readonly analysis: boolean;
  readonly progress?: readonly Progress[];
  readonly ending?: RoomEnding;
  /** The room in which it goes on; empty for none. */
  readonly next?: string;
  /** To be said aloud; empty when it has ended. */
  readonly code?: string;
  readonly begins?: number;
};

export type People = {
  /** The devices of each seat. */
  readonly here: readonly number[];
  readonly watching: number;
  /** Since when nobody is at a seat; 0 where somebody is. */
  readonly away: readonly number[];
};

/** The seat that one holds, -1 for none, and those that one may take. */
export type You = { readonly seat: number; readonly may: readonly number[]; readonly holds: boolean };

/** A phrase that was said: 1 to 8. */
export type Said = { readonly phrase: number; readonly seat: number };

/** The request for a room, without what is secret. */
export type Wanted = {
  readonly do: "make";
  readonly puzzle: string;
  readonly start: { readonly setup: string; readonly seed: number } | { readonly play: string };
  readonly way: Way;
  readonly seats: readonly ({ readonly who: "person" } | { readonly who: "computer"; readonly level: string })[];
  readonly clock: string;
  readonly strict: boolean;
};

/** A request of one in a room, without its number. */
export type Asked =
  | { readonly do: "enter"; readonly code: string }
  | { readonly do: "sit"; readonly seat: number; readonly name: string }
  | { readonly do: "stand" | "resign" | "back" }
  | { readonly do: "vote"; readonly what: string; readonly yes: boolean }
  | { readonly do: "say"; readonly phrase: number };
