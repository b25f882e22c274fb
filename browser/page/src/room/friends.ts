import { recall, remember } from "../base/store";
import type { RoomState } from "./parts/types";

/** A game of two in a room that is over. */
type Ended = {
  readonly room: string;
  /** The name of the other, by which one knows a friend. */
  readonly friend: string;
  /** Won is 1, lost is -1, and neither is 0. */
  readonly result: number;
};

/** How the games of two ended that were played in this browser. */
export type Score = { readonly friend: string; readonly won: number; readonly lost: number; readonly drawn: number };

const KEPT = "room-ends";

/** More are not kept. */
const MOST = 500;

function all(): readonly Ended[] {
  try {
    const ends: unknown = JSON.parse(recall(KEPT) ?? "[]");
    return Array.isArray(ends) ? (ends as Ended[]) : [];
  } catch {
    return [];
  }
}

/** The other of two persons who play, by name; undefined where there are others, or there is no name. */
function friendOf({ seats }: RoomState, own: number): string | undefined {
  const [other, ...more] = seats.filter((_, i) => i !== own);
  return own >= 0 && more.length === 0 && other?.who === "person" && other.name !== "" ? other.name : undefined;
}

/** Keeps how a game ended, once. */
export function keepEnd(room: string, state: RoomState, own: number): void {
  const friend = friendOf(state, own);
  const ends = all();
  if (friend === undefined || !state.ending || state.way === "together" || ends.some((one) => one.room === room)) return;
  const { winner } = state.ending;
  const result = winner < 0 ? 0 : winner === own ? 1 : -1;
  remember(KEPT, JSON.stringify([...ends, { room, friend, result }].slice(-MOST)));
}

/** How all games with the other of two ended; undefined before there are two of them. */
export function scoreOf(state: RoomState, own: number): Score | undefined {
  const friend = friendOf(state, own);
  const ends = all().filter((one) => one.friend === friend);
  if (friend === undefined || ends.length < 2) return undefined;
  const count = (result: number) => ends.filter((one) => one.result === result).length;
  return { friend, won: count(1), lost: count(-1), drawn: count(0) };
}
