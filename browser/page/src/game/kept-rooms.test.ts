import { beforeEach, expect, test } from "vitest";
import { remember } from "../base/store";
import { forgetRoom, keepRoom, keptRooms, type KeptRoom } from "./kept-rooms";

const room = (name: string, seen: number, mine = false): KeptRoom => ({ room: name, puzzle: "paletto", others: ["Bea"], waiting: false, mine, due: 0, seen });

beforeEach(() => void remember("my-rooms", "[]"));

test("rooms are kept until they are over, one's own turn first", () => {
  keepRoom(room("one", 1));
  keepRoom(room("two", 2, true));
  keepRoom(room("three", 3));
  expect(keptRooms().map((one) => one.room)).toEqual(["two", "three", "one"]);
  keepRoom(room("two", 4));
  expect(keptRooms().map((one) => one.room)).toEqual(["two", "three", "one"]);
  forgetRoom("three");
  expect(keptRooms().map((one) => one.room)).toEqual(["two", "one"]);
});

test("what is damaged is no room", () => {
  remember("my-rooms", "{");
  expect(keptRooms()).toEqual([]);
});
