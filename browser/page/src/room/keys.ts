import { forget, names, recall, remember } from "../base/store";
import type { Keys } from "./messages";

/** What this browser knows of a room, under which others would play in one's place: it never leaves for elsewhere than the server. */
export type RoomKeys = {
  /** The key by which one plays on a seat. */
  readonly hold?: string;
  /** The key that has been sent to take a seat, before it is known whether it was taken. */
  readonly taking?: string;
  /** The key of the link by which one came. */
  readonly link?: string;
  /** The code of a room that was made here, or by which one came. */
  readonly code?: string;
  /** The keys of all links of a room that was made here. */
  readonly made?: Keys;
};

/** Under which it is kept that this server has a list of open rooms: then nobody has to ask for it. */
export const LOBBY = "lobby";

const PREFIX = "room.";
const BYTES = 16;

/** A code has six signs; a room's own name is longer. */
const CODE = 6;

/** A place in the address of a room: its name, and perhaps the key of a link; or a code. */
export type Invitation = { readonly room: string; readonly key: string; readonly code: string };

/** A secret of 128 bits, as 22 letters of base64url. */
export function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Reads the part of an address behind `#/room/`: `ROOM`, `ROOM/KEY`, or a code as people write it. */
export function invitation(name: string): Invitation {
  const [room = "", key = ""] = name.split("/");
  const code = codeOf(room);
  return code === "" || key !== "" ? { room, key, code: "" } : { room: "", key: "", code };
}

/** A code as it is meant, whatever stands between its signs; empty where it is none. */
export function codeOf(text: string): string {
  const signs = text.toUpperCase().replace(/[\s_-]+/g, "");
  return signs.length === CODE && /^[A-Z0-9]+$/.test(signs) ? signs : "";
}

export function keysOf(room: string): RoomKeys {
  try {
    const keys: unknown = JSON.parse(recall(PREFIX + room) ?? "{}");
    return typeof keys === "object" && keys !== null ? (keys as RoomKeys) : {};
  } catch {
    return {};
  }
}

/** Keeps further keys of a room, or no longer those that are undefined. */
export function keepKeys(room: string, keys: { readonly [Name in keyof RoomKeys]: RoomKeys[Name] | undefined }): RoomKeys {
  const all = Object.fromEntries(Object.entries({ ...keysOf(room), ...keys }).filter(([, key]) => key !== undefined));
  remember(PREFIX + room, JSON.stringify(all));
  return all;
}

/** The room is gone: nothing here opens anything any more. */
export function forgetKeys(room: string): void {
  forget(PREFIX + room);
}

/** All rooms that this browser has keys of. */
export function knownRooms(): readonly string[] {
  return names(PREFIX).map((name) => name.slice(PREFIX.length));
}
