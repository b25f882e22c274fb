import { afterEach, expect, test, vi } from "vitest";
import { CATALOG } from "./catalog";
import { LONGEST_TEXT } from "../base/address";
import { Refusal, Studio } from "./studio";

afterEach(() => vi.restoreAllMocks());

/** A text without the puzzle's name, of each puzzle and of none. */
const BEGINNINGS = ["12345678/1", "1..../", "....../", "g.../", "AB../", " ", "\n", "~", ""];

test("however long a text is, little of it is matched on the page's thread", () => {
  const matched: number[] = [];
  const exec = RegExp.prototype.exec;
  vi.spyOn(RegExp.prototype, "test").mockImplementation(function (this: RegExp, text: string) {
    matched.push(text.length);
    return exec.call(this, text) !== null;
  });
  for (const beginning of BEGINNINGS) new Studio().readers(`${beginning.repeat(LONGEST_TEXT / Math.max(1, beginning.length))}~`);
  expect(matched.length).toBeGreaterThanOrEqual(BEGINNINGS.length * CATALOG.length);
  expect(Math.max(...matched)).toBeLessThanOrEqual(20_000);
});

test("a list of positions is asked of the puzzle of its first", () => {
  const line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
  const readers = new Studio().readers(line);
  expect(readers.length).toBeGreaterThan(0);
  expect(new Studio().readers(line.repeat(10_000))).toEqual(readers);
});

test("a text that is too long is refused before anything looks at it", async () => {
  const long = "1".repeat(LONGEST_TEXT + 1);
  const seen = vi.spyOn(RegExp.prototype, "test");
  await expect(new Studio().read(long)).rejects.toBeInstanceOf(Refusal);
  await expect(new Studio().ask({ do: "view", play: long })).rejects.toThrow("up to 4 million characters");
  expect(seen).not.toHaveBeenCalled();
});
