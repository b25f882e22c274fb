/** What a room is made of, as a server says it: docs/reference/rooms.md. Seats count from 0; times are in milliseconds, moments those of the server's clock. */
import type { Ballot, Make, People, Progress, Request, Seat, State, You } from "../../../../target/engine/rooms";

export type { Ballot, People, Progress, Seat, State as RoomState, You };

export type Way = State["way"];

/** How the room is reached: not yet, now, not since a break, or never again. */
export type Link = "connecting" | "here" | "lost" | "gone";

/** A phrase that was said, 1 to 12, and the number of the turn that it is about; undefined for none. */
export type Said = { readonly phrase: number; readonly seat: number; readonly turn?: number | undefined };

/** The request for a room, without what is secret. */
export type Wanted = Omit<Make, "id" | "keys">;

/** A request of one in a room, without its number and without what is secret. */
export type Asked = Requested<Request>;

type Requested<One> = One extends Request ? Omit<One, "id" | "key"> : never;
