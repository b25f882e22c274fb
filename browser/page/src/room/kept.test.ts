import { beforeEach, expect, test, vi } from "vitest";
import { remember } from "../base/store";
import { keepRoom, keptRooms } from "../game/kept-rooms";
import type { Surroundings } from "./connection";
import { glance, keep } from "./kept";
import { keepKeys } from "./keys";
import type { State, You } from "./messages";

const YOU: You = { seat: 0, may: [], holds: true };

function state(phase: State["phase"], mover: number, left: readonly number[] = []): State {
  const seat = (name: string) => ({ who: "person", name, taken: true, out: false, moved: false });
  return {
    puzzle: "paletto",
    way: "turns",
    phase,
    seats: [seat("Ann"), seat("Bea")],
    mover,
    clock: { kind: "none", left, since: Date.now() },
    votes: [],
    progress: [],
    next: "",
  } as unknown as State;
}

beforeEach(() => void remember("my-rooms", "[]"));

test("a room is kept with the others in it, whose turn it is, and the time that is left", () => {
  keep("one", state("playing", 0, [60_000, 60_000]), YOU, 0);
  const [room] = keptRooms();
  expect(room).toMatchObject({ room: "one", puzzle: "paletto", others: ["\u2068Bea\u2069"], mine: true, waiting: false });
  expect(room!.due - Date.now()).toBeGreaterThan(58_000);
  keep("one", state("playing", 1), YOU, 0);
  expect(keptRooms()[0]).toMatchObject({ mine: false, due: 0 });
  keep("one", state("over", -1), YOU, 0);
  expect(keptRooms()).toEqual([]);
});

test("rooms are looked at without entering them, and those that are gone are forgotten", async () => {
  const sent: unknown[] = [];
  for (const room of ["here", "gone"]) {
    keepRoom({ room, puzzle: "paletto", others: [], waiting: true, mine: false, due: 0, seen: room === "here" ? 2 : 1 });
    keepKeys(room, { hold: `key-of-${room}` });
  }
  const socket = {
    readyState: 1,
    close: vi.fn(),
    send(text: string) {
      const request = JSON.parse(text) as { room: string };
      sent.push(request);
      const answer =
        request.room === "here" ? { glanced: "here", you: YOU, room: state("playing", 0), now: Date.now() } : { refused: "glance", why: "gone", final: true };
      queueMicrotask(() => this.onmessage({ data: JSON.stringify(answer) }));
    },
    onopen: () => {},
    onmessage: (_: { data: string }) => {},
  };
  const surroundings: Surroundings = { socket: () => socket as unknown as WebSocket, hidden: () => false, listen: () => () => {}, chance: () => 0 };
  queueMicrotask(() => socket.onopen());
  expect(await glance("ws://tiles.example/", surroundings)).toBe(1);
  expect(sent).toEqual([
    { do: "glance", room: "here", key: "key-of-here" },
    { do: "glance", room: "gone", key: "key-of-gone" },
  ]);
  expect(keptRooms().map(({ room, mine }) => [room, mine])).toEqual([["here", true]]);
});
