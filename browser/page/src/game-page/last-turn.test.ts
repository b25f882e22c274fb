import { expect, test } from "vitest";
import type { Piece, View } from "../engine/protocol";
import { LastTurn } from "./last-turn";

const piece = (text: string, count: number): Piece => ({ ink: `hue-${text}`, text, count }) as Piece;

function view(turn: number, player: number, ...trays: readonly (readonly number[])[]): View {
  const parts = trays.map((counts, i) => ({ part: `tray-${i + 1}`, pieces: counts.map((count, j) => piece(`${j + 1}`, count)) }));
  return { status: { turn, player, over: false }, scene: { title: "a board", parts } } as unknown as View;
}

test("what was taken in the last whole turn stays until the next is over", () => {
  const last = new LastTurn();
  last.follow(view(1, 0, [0, 0], [0, 0]));
  expect(last.now).toBeUndefined();
  last.follow(view(1, 0, [0, 1], [0, 0]));
  expect(last.now).toBeUndefined();
  last.follow(view(2, 1, [0, 2], [0, 0]));
  expect(last.now).toEqual({ player: 0, piece: piece("2", 2), count: 2 });
  last.follow(view(2, 1, [0, 2], [1, 0]));
  expect(last.now?.player).toBe(0);
  last.follow(view(3, 0, [0, 2], [1, 0]));
  expect(last.now).toEqual({ player: 1, piece: piece("1", 1), count: 1 });
});

test("a step back forgets it", () => {
  const last = new LastTurn();
  last.follow(view(1, 0, [0], [0]));
  last.follow(view(2, 1, [1], [0]));
  last.follow(view(1, 0, [0], [0]));
  expect(last.now).toBeUndefined();
});
