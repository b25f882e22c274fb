import { expect, test } from "vitest";
import { cells, sentence } from "./words";

test("a sentence has a capital letter and a full stop, once", () => {
  expect(sentence("this does not fit")).toBe("This does not fit.");
  expect(sentence("Done.")).toBe("Done.");
  expect(sentence("why?")).toBe("Why?");
  expect(sentence("counting …")).toBe("Counting …");
  expect(sentence("stop!")).toBe("Stop!");
  expect(sentence("see a.b here")).toBe("See a.b here.");
});

test("cells of moves are named as they are beside the board", () => {
  expect(cells("r1c3x4,r12c3=1,end")).toBe("R1C3x4,R12C3=1,end");
});
