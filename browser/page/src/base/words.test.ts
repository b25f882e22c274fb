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

test("cells are named as they are beside the board", () => {
  expect(cells("r1c3x4, r1c2=1")).toBe("R1C3x4, R1C2=1");
  expect(cells("so r1c4, r12c3 are not 7; clear r1c")).toBe("so R1C4, R12C3 are not 7; clear r1c");
  expect(cells("Row 6, column 7 and row 5, column 10 touch at a corner; row 3, columns 1")).toBe("R6C7 and R5C10 touch at a corner; row 3, columns 1");
});
