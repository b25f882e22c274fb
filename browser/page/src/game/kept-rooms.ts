import { recall, remember } from "../base/store";

/** A room in which one plays, as it was when it was seen last. */
export type KeptRoom = {
  readonly room: string;
  readonly puzzle: string;
  /** The names of the others. */
  readonly others: readonly string[];
  /** Not all seats are taken. */
  readonly waiting: boolean;
  /** It is one's own turn. */
  readonly mine: boolean;
  /** When the time of who is to move is over, in milliseconds since 1970; 0 where it is not counted. */
  readonly due: number;
  /** When it was seen. */
  readonly seen: number;
};

const KEPT = "my-rooms";

/** More are not kept. */
const MOST = 24;

/** The rooms in which one plays: first those where one is to move, then those that were seen last. */
export function keptRooms(): readonly KeptRoom[] {
  try {
    const rooms: unknown = JSON.parse(recall(KEPT) ?? "[]");
    if (!Array.isArray(rooms)) return [];
    return (rooms as KeptRoom[]).toSorted((one, other) => Number(other.mine) - Number(one.mine) || other.seen - one.seen);
  } catch {
    return [];
  }
}

export function keepRoom(room: KeptRoom): void {
  const others = keptRooms().filter((one) => one.room !== room.room);
  keep([room, ...others.toSorted((one, other) => other.seen - one.seen)].slice(0, MOST));
}

/** The game in it is over, or nothing opens it any more. */
export function forgetRoom(room: string): void {
  const rooms = keptRooms();
  if (rooms.some((one) => one.room === room)) keep(rooms.filter((one) => one.room !== room));
}

function keep(rooms: readonly KeptRoom[]): void {
  remember(KEPT, JSON.stringify(rooms));
}
