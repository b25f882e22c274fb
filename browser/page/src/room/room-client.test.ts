import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage, FakeNet, FakeRoom } from "./fake-room";
import { keepKeys, keysOf } from "./keys";
import { RoomClient, type News } from "./room-client";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("localStorage", fakeStorage());
});
afterEach(() => void vi.useRealTimers());

/** Random numbers below 1 from a seed. */
function random(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (Math.imul(state ^ (state >>> 13), 0x297a2d39) >>> 0) / 2 ** 32;
  };
}

function storage(text = "") {
  const kept = { text };
  return { kept, read: () => kept.text, write: (written: string) => void (kept.text = written) };
}

let rooms = 0;

/** Somebody who sits on seat 0 of a room of its own. */
async function seated(net: FakeNet, room: FakeRoom) {
  const name = `room${++rooms}`;
  keepKeys(name, { link: "link" });
  const kept = storage();
  const client = new RoomClient(name, "", "ws://x/", net.surroundings, kept);
  await vi.advanceTimersByTimeAsync(100);
  client.do({ do: "sit", seat: 0, name: "Anna" });
  await vi.advanceTimersByTimeAsync(100);
  expect(room.holders[0]).toBe(keysOf(name).hold);
  return { client, kept, name };
}

const moves = (play: string) => play.split(" | ")[1]?.split(" ") ?? [];

test("one comes by a link, takes a seat, and plays", async () => {
  const room = new FakeRoom();
  const net = new FakeNet(room);
  const { client, kept } = await seated(net, room);
  expect(client.you).toEqual({ seat: 0, may: [], holds: true });
  client.do({ do: "act", moves: "a" });
  expect(client.pending.map((one) => one.moves)).toEqual(["a"]);
  expect(kept.kept.text).toContain('"moves":"a"');
  await vi.advanceTimersByTimeAsync(100);
  expect(client.play).toBe("blank:... | a");
  expect(client.pending).toEqual([]);
  expect(kept.kept.text).toBe("");
});

test("what was refused goes, with what was to follow it, and the reason is told", async () => {
  const room = new FakeRoom();
  const { client } = await seated(new FakeNet(room), room);
  const heard: News[] = [];
  client.addEventListener("news", (event) => heard.push((event as CustomEvent<News>).detail));
  room.refuse = (request) => (request.do === "act" && request.moves === "b" ? "not there" : "");
  for (const act of ["a", "b", "c"]) client.do({ do: "act", moves: act });
  await vi.advanceTimersByTimeAsync(200);
  expect(moves(room.play)).toEqual(["a"]);
  expect(client.pending).toEqual([]);
  expect(heard.filter(({ kind }) => kind === "refused")).toMatchObject([{ why: "not there", request: { moves: "b" } }]);
});

test("what is refused for now is asked again, some times", async () => {
  const room = new FakeRoom();
  const { client } = await seated(new FakeNet(room), room);
  let asked = 0;
  room.refuse = () => (asked++ < 2 ? "later" : "");
  client.do({ do: "act", moves: "a" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(moves(room.play)).toEqual(["a"]);
  room.refuse = () => "later";
  client.do({ do: "act", moves: "b" });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(client.pending).toEqual([]);
  expect(moves(room.play)).toEqual(["a"]);
});

test("a page that is loaded again goes on with what it had not said", async () => {
  const room = new FakeRoom();
  const net = new FakeNet(room);
  const { client, kept, name } = await seated(net, room);
  net.up = false;
  net.cut();
  client.do({ do: "act", moves: "a" });
  await vi.advanceTimersByTimeAsync(100);
  expect(client.link).toBe("lost");
  client.leave();
  net.up = true;
  const again = new RoomClient(name, "", "ws://x/", net.surroundings, storage(kept.kept.text));
  await vi.advanceTimersByTimeAsync(200);
  expect(again.play).toBe("blank:... | a");
  expect(again.you.holds).toBe(true);
});

test("what cannot be saved is kept and asked again, until it is saved", async () => {
  const room = new FakeRoom();
  const net = new FakeNet(room);
  const { client, kept } = await seated(net, room);
  const heard: News[] = [];
  client.addEventListener("news", (event) => heard.push((event as CustomEvent<News>).detail));
  let asked = 0;
  room.refuse = () => {
    asked++;
    room.tell({ unsaved: "the disk is full" });
    return "later";
  };
  for (const act of ["a", "b"]) client.do({ do: "act", moves: act });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toBeGreaterThan(12);
  expect(client.unsaved).toBe("the disk is full");
  expect(client.pending.map(({ moves }) => moves)).toEqual(["a", "b"]);
  expect(kept.kept.text).toContain('"moves":"b"');
  expect(heard).toEqual([]);
  room.refuse = () => "";
  room.tell({ unsaved: "" });
  await vi.advanceTimersByTimeAsync(100);
  expect(client.unsaved).toBe("");
  expect(moves(room.play)).toEqual(["a", "b"]);
  expect(client.pending).toEqual([]);
});

test("after a break it is not known that nothing can be saved, until the server says so again", async () => {
  const room = new FakeRoom();
  const net = new FakeNet(room);
  const { client } = await seated(net, room);
  room.tell({ unsaved: "the disk is full" });
  await vi.advanceTimersByTimeAsync(100);
  expect(client.unsaved).toBe("the disk is full");
  net.cut();
  expect(client.unsaved).toBe("");
  await vi.advanceTimersByTimeAsync(5_000);
  expect([client.link, client.unsaved]).toEqual(["here", ""]);
});

test("a seat that was taken while nobody could say so is one's own", async () => {
  const room = new FakeRoom();
  const net = new FakeNet(room);
  keepKeys("taken", { link: "link" });
  const kept = storage();
  const client = new RoomClient("taken", "", "ws://x/", net.surroundings, kept);
  await vi.advanceTimersByTimeAsync(100);
  client.do({ do: "sit", seat: 1, name: "" });
  await vi.advanceTimersByTimeAsync(7); // the server has it, the answer is on its way
  expect(room.holders[1]).toBeDefined();
  client.leave();
  // another tab, which knows nothing of what was asked
  const other = new RoomClient("taken", "", "ws://x/", net.surroundings, storage());
  await vi.advanceTimersByTimeAsync(100);
  expect(other.you).toMatchObject({ seat: 1, holds: true });
  expect(keysOf("taken").hold).toBe(room.holders[1]);
});

test.each(["here", "away"])("a seat that was moved to another device is watched: %s", async (how) => {
  const room = new FakeRoom();
  const net = new FakeNet(room);
  const { client, name } = await seated(net, room);
  room.holders[0] = "elsewhere";
  room.happen("moved", "moved-000", 0, "");
  if (how === "away") net.cut(4000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.link).toBe("here");
  expect(client.you.holds).toBe(false);
  expect(client.movedAway).toBe(true);
  expect(keysOf(name)).toEqual({ link: "link" });
});

test("a key that opens nothing ends it, and is forgotten", async () => {
  const room = new FakeRoom([]);
  const net = new FakeNet(room);
  keepKeys("gone", { link: "x" });
  const client = new RoomClient("gone", "", "ws://x/", net.surroundings, storage());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(client.link).toBe("gone");
  expect(net.sockets.length).toBe(1);
  expect(keysOf("gone")).toEqual({});
});

test("in a race each event is checked without the moves, which are not told to all", async () => {
  const room = new FakeRoom();
  room.change = { way: "race" };
  const net = new FakeNet(room);
  const { client } = await seated(net, room);
  const heard = vi.spyOn(room, "hear");
  room.happen("acted", "other-0000", 1, "");
  client.do({ do: "act", moves: "a" });
  await vi.advanceTimersByTimeAsync(100);
  expect(client.play).toBe("blank:... | a");
  // nothing was entered anew: all of it follows
  expect(heard.mock.calls.map(([, request]) => request.do)).toEqual(["act"]);
});

test("an event that does not follow is not believed: the room is entered anew", async () => {
  const room = new FakeRoom();
  const net = new FakeNet(room);
  const { client } = await seated(net, room);
  room.play = "blank:... | x";
  room.log.push({ ...room.log.at(-1)!, v: room.log.length + 1, hash: "f".repeat(32) });
  for (const socket of room.inside.keys()) socket.hears(room.log.at(-1)!);
  await vi.advanceTimersByTimeAsync(100);
  expect(client.play).toBe("blank:... | x");
  expect(client.v).toBe(room.log.length);
});

test("with cuts, delays, doubled and lost messages each act is carried out once, in order", async () => {
  const seeds = 300;
  for (let seed = 1; seed <= seeds; seed++) {
    const chance = random(seed);
    const room = new FakeRoom();
    const rough = { now: false };
    const net = new FakeNet(
      room,
      chance,
      () => Math.floor(chance() * (rough.now ? 400 : 20)),
      () => (!rough.now || chance() < 0.8 ? 1 : chance() < 0.5 ? 0 : 2),
    );
    const { client } = await seated(net, room);
    rough.now = true;
    const wanted: string[] = [];
    for (let i = 0; i < 12; i++) {
      wanted.push(`m${i}`);
      client.do({ do: "act", moves: `m${i}` });
      if (chance() < 0.3) room.happen("acted", `other-${i}-00`, 1, "");
      await vi.advanceTimersByTimeAsync(Math.floor(chance() * 500));
      if (chance() < 0.3) net.cut(chance() < 0.5 ? 1006 : 1012);
      if (chance() < 0.1) {
        net.up = false;
        net.cut();
        await vi.advanceTimersByTimeAsync(Math.floor(chance() * 30_000));
        net.up = true;
      }
      if (chance() < 0.2) net.wake();
    }
    rough.now = false;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(moves(room.play), `seed ${seed}`).toEqual(wanted);
    expect(client.play, `seed ${seed}`).toBe(room.play);
    expect([client.pending, client.v, client.link], `seed ${seed}`).toEqual([[], room.log.length, "here"]);
    client.leave();
  }
});
