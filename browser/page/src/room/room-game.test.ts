import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Puzzle, View } from "../engine/protocol";
import type { Ask, Studio } from "../engine/studio";
import { fakeStorage, FakeNet, FakeRoom } from "./fake-room";
import { keepKeys } from "./keys";
import { RoomClient } from "./room-client";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("document", { documentElement: { dataset: {} }, visibilityState: "visible", addEventListener: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("navigator", {});
});
afterEach(() => void vi.useRealTimers());

/** A studio for plays of single letters, of which none may come twice. Spots are the letters, with the number of their turn. */
const studio = {
  ask: async ({ do: what, play = "", gesture, moves, from, node }: Ask) => {
    const steps = String(play).split(" | ")[1]?.split(" ") ?? [];
    if (what === "history") return { steps: steps.slice(Number(from)).map((move) => ({ parent: 0, move })), more: 0 };
    if (what === "undo") return view(steps.slice(0, -1));
    if (what === "goto") return view(steps.slice(0, Number(node)));
    const move = String(gesture ?? moves ?? "").replace("tap:", "");
    if (move !== "" && steps.includes(move)) return { ...view(steps), refused: "it lies there" };
    return view(move === "" ? steps : [...steps, move]);
  },
} as unknown as Studio;

function view(steps: readonly string[]): View {
  const spots = steps.map((id, i) => ({ id, box: [0, 0, 12, 12], label: `${id} ${i}` }));
  const [tap, history] = [["a", "b"], { node: steps.length, undo: steps.length > 0, redo: false, size: steps.length }];
  const play = `blank:...${steps.length > 0 ? ` | ${steps.join(" ")}` : ""}`;
  const scene = { cell: 12, width: 12, height: 12, title: "", spots, marks: [] };
  const status = { over: false, words: "", kind: "open" };
  return { puzzle: "blank", play, id: play, scene, status, gestures: { tap, drag: {}, type: {} }, commands: [], history } as unknown as View;
}

const puzzle = { id: "blank", title: "", studies: [], commands: [], agents: [], can: ["hint", "solve", "explain"], modes: [] } as unknown as Puzzle;

let rooms = 0;

/** A game on seat 0. */
async function seated(acts = true) {
  const { RoomGame } = await import("./room-game");
  const room = new FakeRoom();
  const net = new FakeNet(room);
  const name = `game${++rooms}`;
  keepKeys(name, { link: "link" });
  const kept = { text: "" };
  const client = new RoomClient(name, "", "ws://x/", net.surroundings, { read: () => kept.text, write: (text) => void (kept.text = text) });
  await vi.advanceTimersByTimeAsync(100);
  client.do({ do: "sit", seat: 0, name: "Anna" });
  await vi.advanceTimersByTimeAsync(100);
  const game = new RoomGame(studio, puzzle, view([]), client, { here: acts } as never);
  await vi.advanceTimersByTimeAsync(1);
  return { room, net, client, game };
}

const played = ({ view: { play } }: { readonly view: View }) => play.split(" | ")[1] ?? "";

test("a gesture is answered at once, and faint until it is saved", async () => {
  const { room, game } = await seated();
  await game.act("tap:a");
  expect([played(game), game.unsavedSpots]).toEqual(["a", ["a"]]);
  expect(room.play).toBe("blank:...");
  await vi.advanceTimersByTimeAsync(100);
  expect([played(game), game.unsavedSpots]).toEqual(["a", []]);
  expect(room.play).toBe("blank:... | a");
});

test("what the room refuses goes from the board, with the reason", async () => {
  const { room, game } = await seated();
  room.refuse = () => "the board is another";
  await game.act("tap:a");
  expect(played(game)).toBe("a");
  await vi.advanceTimersByTimeAsync(100);
  expect(played(game)).toBe("");
  expect(game.message).toEqual({ text: "The board is another.", tone: "refused" });
});

test("what the engine refuses is not sent", async () => {
  const { room, game } = await seated();
  await game.act("tap:a");
  await vi.advanceTimersByTimeAsync(100);
  const asked = vi.fn(() => "");
  room.refuse = asked;
  await game.act("tap:a");
  await vi.advanceTimersByTimeAsync(100);
  expect(game.message.tone).toBe("refused");
  expect(asked).not.toHaveBeenCalled();
});

test("what others do comes below what is not saved", async () => {
  const { room, net, game } = await seated();
  const send = net.sockets[0]!.send;
  net.sockets[0]!.send = () => {};
  await game.act("tap:a");
  room.play = "blank:... | b";
  room.happen("acted", "other-00", 1, "b");
  await vi.advanceTimersByTimeAsync(100);
  expect(played(game)).toBe("b a");
  net.sockets[0]!.send = send;
  await vi.advanceTimersByTimeAsync(12_000);
  expect([played(game), room.play, game.unsavedSpots]).toEqual(["b a", "blank:... | b a", []]);
});

test.each([
  [0, "You win. By resignation.", false],
  [1, "\u2068Seat 1\u2069 wins. By resignation.", true],
])("who has resigned has lost, and the board says so (winner %i)", async (winner, words, lost) => {
  const { room, game } = await seated();
  room.change = { phase: "over", ending: { how: "resigned", winner } };
  room.happen("resigned", "resign-0", 1 - winner, "");
  await vi.advanceTimersByTimeAsync(100);
  expect(game.view.status).toMatchObject({ over: true, words, player: winner });
  expect([game.lost, game.mine, game.view.gestures.tap]).toEqual([lost, false, []]);
});

test("of a race nobody sees the board before all may begin", async () => {
  const { room, game } = await seated();
  const covered = async (number: number, change: typeof room.change) => {
    room.change = { way: "race", mover: -1, ...change };
    room.happen("stood", `stand-0${number}`, 1, "");
    await vi.advanceTimersByTimeAsync(100);
    return game.covered;
  };
  expect(await covered(0, { phase: "waiting" })).toBe("Waiting for players");
  expect(await covered(1, { phase: "playing", begins: Date.now() + 2_500 })).toBe("Starts in 3 seconds.");
  expect(await covered(2, { phase: "playing", begins: Date.now() })).toBe("");
  expect(await covered(3, { way: "turns", phase: "waiting" })).toBe("");
});

test("a board that is solved in a race is not lost, though another was first", async () => {
  const { room, game } = await seated();
  room.change = { way: "race", phase: "over", ending: { how: "played", winner: 1 } };
  room.happen("acted", "last-000", 0, "");
  await vi.advanceTimersByTimeAsync(100);
  expect(game.lost).toBe(false);
});

test("while seats are free it is nobody's turn", async () => {
  const { room, game } = await seated();
  room.change = { phase: "waiting" };
  room.happen("stood", "stand-00", 1, "");
  await vi.advanceTimersByTimeAsync(100);
  expect([game.standing, game.view.gestures.tap]).toEqual(["The game has not begun yet.", []]);
});

test("in another tab nothing is offered, and one hears why", async () => {
  const { game } = await seated(false);
  expect(game.view.gestures.tap).toEqual([]);
  await game.act("tap:a");
  expect(game.message.tone).toBe("refused");
  expect(played(game)).toBe("");
});

test("nothing is found out before the room allows it, and nobody redoes a step alone", async () => {
  const { game } = await seated();
  expect(game.puzzle.can).toEqual([]);
  await game.act("tap:a");
  await vi.advanceTimersByTimeAsync(100);
  await game.redo();
  expect(played(game)).toBe("a");
  expect(game.view.history).toMatchObject({ undo: true, redo: false });
});

test("one looks back alone, and sees the last move again when one wants to", async () => {
  const { room, game } = await seated();
  await game.act("tap:a");
  await vi.advanceTimersByTimeAsync(100);
  await game.goTo(0);
  expect([played(game), game.past, game.view.gestures.tap, game.unsavedSpots]).toEqual(["", true, [], []]);
  await game.act("tap:b");
  expect(game.message).toEqual({ text: "You are looking back. Others may have moved on.", tone: "refused" });
  // Others go on meanwhile.
  room.play = "blank:... | a b";
  room.happen("acted", "other-00", 1, "b");
  await vi.advanceTimersByTimeAsync(100);
  expect([played(game), game.past]).toEqual(["", true]);
  await game.now();
  expect([played(game), game.past, game.view.gestures.tap.length]).toEqual(["a b", false, 2]);
});

test("who holds no seat watches", async () => {
  const { RoomGame } = await import("./room-game");
  const name = `game${++rooms}`;
  keepKeys(name, { link: "link" });
  const net = new FakeNet(new FakeRoom());
  const client = new RoomClient(name, "", "ws://x/", net.surroundings, { read: () => "", write: () => {} });
  await vi.advanceTimersByTimeAsync(100);
  const game = new RoomGame(studio, puzzle, view([]), client, { here: true } as never);
  await vi.advanceTimersByTimeAsync(1);
  expect([game.watched, game.view.gestures.tap]).toEqual([true, []]);
  expect((await seated()).game.watched).toBe(false);
});
