/** The messages of a room: their types are written by the build, see docs/reference/rooms.md. */
import type { Message, Request } from "../../../target/engine/rooms";

export type * from "../../../target/engine/rooms";

/** A request that changes the room: it is carried out once, however often it is sent. */
export type Change = Extract<Request, { readonly id: string }>;

/** A request before it has its number, and its secrets. */
export type Wish<R = Request> = R extends Request ? Omit<R, "id" | "base" | "key"> & { readonly key?: string } : never;

/** What the server has sent; undefined for what this page does not know. */
export function messageOf(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === "object" && message !== null ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}
