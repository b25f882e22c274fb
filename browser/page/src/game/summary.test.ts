import { expect, test } from "vitest";
import { summary } from "./summary";

test("a spot is summed up by what is said of it as a whole, else by what could be there", () => {
  const line = (about: string, fits: boolean, text: string) => ({ about, fits, text, marks: [] });
  const of = (...lines: ReturnType<typeof line>[]) => summary({ lines, marks: [] });
  expect(of(line("", true, "It can hold 1 and 2."), line("1", true, "x"))).toBe("It can hold 1 and 2.");
  expect(of(line("3", true, "x"), line("4", false, "y"), line("5", true, "z"))).toBe("Possible here: 3, 5.");
  expect(of(line("4", false, "y"))).toBe("Nothing is possible here.");
});
