import { afterEach, expect, test, vi } from "vitest";
import { keepStep, stepOf } from "./lessons";
import { offered } from "./offered";

afterEach(() => vi.unstubAllGlobals());

function keeping(text?: string): Map<string, string> {
  const kept = new Map(text === undefined ? [] : [["tilewright.lessons", text]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  return kept;
}

test("a lesson goes on where it was left, each by itself", () => {
  const kept = keeping();
  expect(offered("one")).toBe(false);
  expect(stepOf("one")).toBe(0);
  keepStep("one", 3);
  keepStep("two");
  expect(stepOf("one")).toBe(3);
  expect(offered("two")).toBe(true);
  expect(stepOf("two")).toBe(0);
  keepStep("one", "done");
  expect(stepOf("one")).toBe(0);
  expect(kept.get("tilewright.lessons")).toBe("one:done,two:0");
});

test("who wants none is offered none", () => {
  keeping("never");
  expect(offered("one")).toBe(true);
  for (const others of ["someone:1", "two:1,someone:2", "one", ""]) {
    keeping(others);
    expect(offered("one"), others).toBe(false);
  }
  for (const own of ["one:0", "two:1,one:done", "two:1,never"]) {
    keeping(own);
    expect(offered("one"), own).toBe(true);
  }
});
