import { expect, test } from "vitest";
import { sentence } from "./words";

test("a sentence has a capital letter and a full stop, once", () => {
  expect(sentence("this does not fit")).toBe("This does not fit.");
  expect(sentence("Done.")).toBe("Done.");
  expect(sentence("Why?")).toBe("Why?");
});
