/** What a room is made of, as a server says it: docs/reference/rooms.md. Seats count from 0; times are in milliseconds, moments those of the server's clock. */
import type { Ballot, Make, People, Request, Seat as Place, State, You } from "../../../../target/engine/rooms";

export type { Ballot, People, You };

export type Way = State["way"];

/** A seat; out where its person has resigned or run out of time, and so cannot come back. */
export type Seat = Place & { readonly name: string; readonly out: boolean };

/** In a race, how far a seat is, in thousandths, and how long it took; -1 before it has finished. */
export type Progress = { readonly done: number; readonly finished: number };

export type RoomState = Omit<State, "seats" | "progress" | "finished" | "next" | "code" | "begins"> & {
  readonly seats: readonly Seat[];
  /** Empty but in a race. */
  readonly progress: readonly Progress[];
  readonly next: string;
  readonly code: string;
  readonly begins: number;
};

/** A phrase that was said: 1 to 8. */
export type Said = { readonly phrase: number; readonly seat: number };

/** The request for a room, without what is secret. */
export type Wanted = Omit<Make, "id" | "keys">;

/** A request of one in a room, without its number and without what is secret. */
export type Asked = Requested<Request>;

type Requested<One> = One extends Request ? Omit<One, "id" | "key"> : never;
