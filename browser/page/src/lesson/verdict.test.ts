import { expect, test } from "vitest";
import type { Step } from "../engine/lessons";
import { positionVerdict, refusalVerdict } from "./verdict";

const STEP: Step = {
  title: "A step",
  text: "Do it.",
  play: "p:0",
  rings: [],
  study: "",
  task: "moves",
  between: ["p:0", "p:1"],
  ends: ["p:2"],
  moves: "a,b",
  refused: ["tap:bad"],
  done: "Done.",
  slips: [
    { id: "p:9", answer: "Not nine." },
    { gesture: "tap:r1c1", answer: "Not there." },
  ],
  otherwise: "Something else.",
};

test("a position is on the way, at the end, or elsewhere", () => {
  expect(positionVerdict(STEP, "p:1")).toEqual({ kind: "way", answer: "" });
  expect(positionVerdict(STEP, "p:2")).toEqual({ kind: "done", answer: "Done." });
  expect(positionVerdict(STEP, "p:9")).toEqual({ kind: "slip", answer: "Not nine." });
  expect(positionVerdict(STEP, "p:8")).toEqual({ kind: "slip", answer: "Something else." });
});

test("what is refused is what was to be tried, a slip with an answer, or anything else with its reason", () => {
  expect(refusalVerdict(STEP, "tap:bad", "No.")).toEqual({ kind: "done", answer: "No. Done." });
  expect(refusalVerdict(STEP, "tap:x tap:r1c1", "No.")).toEqual({ kind: "refused", answer: "Not there." });
  expect(refusalVerdict(STEP, "tap:x", "No.")).toEqual({ kind: "refused", answer: "No. Something else." });
});
