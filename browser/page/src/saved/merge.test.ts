import { expect, test } from "vitest";
import type { Known } from "./key";
import { erased, tasks, type Thing } from "./merge";
import type { Entry } from "./server";

function thing(mark: string, changed = 5): Thing {
  return { id: "a", kind: "game", changed, mark };
}

function entry(changed: number, kind: Entry["kind"] = "game"): Entry {
  return { id: "a", kind, title: "", changed, size: 0 };
}

function done(here: Thing | undefined, there: Entry | undefined, before?: Known): string {
  const known = new Map(before ? [["a", before]] : []);
  return tasks(here ? [here] : [], there ? [there] : [], known)
    .map((task) => ("base" in task ? `${task.do} ${task.base}` : task.do))
    .join();
}

const BEFORE = { here: "m", there: 7 };
const DELETED = { here: "", there: 7 };

test.each([
  ["new here", thing("m"), undefined, undefined, "put 0"],
  ["new there", undefined, entry(7), undefined, "take"],
  ["new on both sides", thing("m"), entry(7), undefined, "join"],
  ["the same", thing("m"), entry(7), BEFORE, ""],
  ["changed here", thing("n"), entry(7), BEFORE, "put 7"],
  ["changed there", thing("m"), entry(8), BEFORE, "take"],
  ["changed on both sides", thing("n"), entry(8), BEFORE, "join"],
  ["deleted here", undefined, entry(7), BEFORE, "delete 7"],
  ["deleted here, changed there", undefined, entry(8), BEFORE, "take"],
  ["deleted there", thing("m"), entry(8, "gone"), BEFORE, "remove"],
  ["changed here, deleted there", thing("n"), entry(8, "gone"), BEFORE, "put 8"],
  ["deleted on both sides", undefined, entry(8, "gone"), BEFORE, ""],
  ["deleted and known so", undefined, entry(7, "gone"), DELETED, ""],
  ["put back here", thing("m"), entry(7, "gone"), DELETED, "put 7"],
  ["put back there", undefined, entry(9), DELETED, "take"],
  ["here before the key, deleted there later", thing("m", 5), entry(8, "gone"), undefined, "remove"],
  ["here before the key, played on since it was deleted there", thing("m", 9), entry(8, "gone"), undefined, "put 8"],
  ["forgotten there", undefined, undefined, DELETED, "forget"],
  ["unknown there, though it was: nothing here is deleted for that", thing("m"), undefined, BEFORE, "put 0"],
] as const)("%s", (_, here, there, before, expected) => {
  expect(done(here, there, before)).toBe(expected);
});

test("nothing at all, where there was something, was erased", () => {
  expect(erased([], new Map())).toBe(false);
  expect(erased([], new Map([["a", BEFORE]]))).toBe(true);
  expect(erased([entry(8, "gone")], new Map([["a", BEFORE]]))).toBe(false);
});
