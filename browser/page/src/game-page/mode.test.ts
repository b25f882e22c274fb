import { expect, test } from "vitest";
import type { Moment, Scene, View } from "../engine/protocol";
import { next, peekOf, PLAYING, type Mode, type Peek, type Transition } from "./mode";

const VIEW = {} as View;
const SCENE = { title: "a search" } as Scene;
const LATER = { title: "a later moment" } as Scene;
const SOLVED = { title: "the solution" } as Scene;

const PEEK: Peek = { kind: "peek", view: VIEW, shown: { method: "search", step: 3 }, moment: {} as Moment };
const OTHER: Peek = { ...PEEK, moment: { scene: SCENE } as Moment };

/** Every mode, by a name. */
const MODES = {
  playing: PLAYING,
  peek: PEEK,
  paused: { kind: "paused", over: PLAYING },
  "paused peek": { kind: "paused", over: PEEK },
  theater: { kind: "theater", scene: SCENE, marks: undefined, over: PLAYING },
  "theater, paused peek": { kind: "theater", scene: SCENE, marks: undefined, over: { kind: "paused", over: PEEK } },
  solution: { kind: "solution", scene: SOLVED, over: PLAYING },
  "solution, peek": { kind: "solution", scene: SOLVED, over: PEEK },
  finished: { kind: "finished", sharing: false, over: PLAYING },
  "finished peek": { kind: "finished", sharing: false, over: PEEK },
} as const satisfies Record<string, Mode>;

/** Every transition, by a name. */
const TRANSITIONS = {
  begin: { kind: "begin" },
  "the same view": { kind: "view", view: VIEW },
  "another view": { kind: "view", view: {} as View },
  pause: { kind: "pause" },
  resume: { kind: "resume" },
  peek: { kind: "peek", peek: OTHER },
  "end of a peek": { kind: "peek", peek: undefined },
  watch: { kind: "watch", scene: LATER, marks: [] },
  solve: { kind: "solve", scene: SOLVED },
  finish: { kind: "finish", sharing: false },
  share: { kind: "finish", sharing: true },
  leave: { kind: "leave" },
} as const satisfies Record<string, Transition>;

/** The mode after each transition, where it is another one. */
const TABLE: Record<keyof typeof MODES, { readonly [Name in keyof typeof TRANSITIONS]?: Mode }> = {
  playing: {
    pause: MODES.paused,
    peek: OTHER,
    watch: { kind: "theater", scene: LATER, marks: [], over: PLAYING },
    solve: MODES.solution,
    finish: MODES.finished,
    share: { kind: "finished", sharing: true, over: PLAYING },
  },
  peek: {
    begin: PLAYING,
    "another view": PLAYING,
    pause: MODES["paused peek"],
    peek: OTHER,
    "end of a peek": PLAYING,
    watch: { kind: "theater", scene: LATER, marks: [], over: PEEK },
    solve: MODES["solution, peek"],
    finish: MODES["finished peek"],
    share: { kind: "finished", sharing: true, over: PEEK },
    leave: PLAYING,
  },
  paused: {
    begin: PLAYING,
    resume: PLAYING,
    peek: { kind: "paused", over: OTHER },
    watch: { kind: "theater", scene: LATER, marks: [], over: MODES.paused },
    solve: { kind: "solution", scene: SOLVED, over: MODES.paused },
    finish: MODES.finished,
    share: { kind: "finished", sharing: true, over: PLAYING },
  },
  "paused peek": {
    begin: PLAYING,
    "another view": MODES.paused,
    resume: PEEK,
    peek: { kind: "paused", over: OTHER },
    "end of a peek": MODES.paused,
    watch: { kind: "theater", scene: LATER, marks: [], over: MODES["paused peek"] },
    solve: { kind: "solution", scene: SOLVED, over: MODES["paused peek"] },
    finish: MODES["finished peek"],
    share: { kind: "finished", sharing: true, over: PEEK },
  },
  theater: {
    begin: PLAYING,
    peek: { kind: "theater", scene: SCENE, marks: undefined, over: OTHER },
    watch: { kind: "theater", scene: LATER, marks: [], over: PLAYING },
    solve: MODES.solution,
    leave: PLAYING,
  },
  "theater, paused peek": {
    begin: PLAYING,
    "another view": { kind: "theater", scene: SCENE, marks: undefined, over: MODES.paused },
    peek: { kind: "theater", scene: SCENE, marks: undefined, over: { kind: "paused", over: OTHER } },
    "end of a peek": { kind: "theater", scene: SCENE, marks: undefined, over: MODES.paused },
    watch: { kind: "theater", scene: LATER, marks: [], over: MODES["paused peek"] },
    solve: { kind: "solution", scene: SOLVED, over: MODES["paused peek"] },
    leave: MODES["paused peek"],
  },
  solution: {
    begin: PLAYING,
    peek: { kind: "solution", scene: SOLVED, over: OTHER },
    watch: { kind: "theater", scene: LATER, marks: [], over: PLAYING },
    leave: PLAYING,
  },
  "solution, peek": {
    begin: PLAYING,
    "another view": MODES.solution,
    peek: { kind: "solution", scene: SOLVED, over: OTHER },
    "end of a peek": MODES.solution,
    watch: { kind: "theater", scene: LATER, marks: [], over: PEEK },
    leave: PEEK,
  },
  finished: {
    begin: PLAYING,
    peek: { kind: "finished", sharing: false, over: OTHER },
    watch: { kind: "theater", scene: LATER, marks: [], over: PLAYING },
    solve: MODES.solution,
    share: { kind: "finished", sharing: true, over: PLAYING },
    leave: PLAYING,
  },
  "finished peek": {
    begin: PLAYING,
    "another view": MODES.finished,
    peek: { kind: "finished", sharing: false, over: OTHER },
    "end of a peek": MODES.finished,
    watch: { kind: "theater", scene: LATER, marks: [], over: PEEK },
    solve: MODES["solution, peek"],
    share: { kind: "finished", sharing: true, over: PEEK },
    leave: PEEK,
  },
};

const CASES = Object.entries(MODES).flatMap(([mode, from]) =>
  Object.entries(TRANSITIONS).map(([transition, by]) => {
    const to = TABLE[mode as keyof typeof MODES][transition as keyof typeof TRANSITIONS] ?? from;
    return { mode, transition, from: from as Mode, by: by as Transition, to };
  }),
);

test.each(CASES)("$mode, then $transition", ({ from, by, to }) => {
  expect(next(from, by)).toEqual(to);
});

test("what changes nothing gives the same mode, so that nothing is drawn anew", () => {
  for (const { from, by, to } of CASES) if (from === to) expect(next(from, by)).toBe(from);
});

test("a peek is seen below whatever lies over it", () => {
  expect(Object.values(MODES).filter((mode) => peekOf(mode) === PEEK)).toHaveLength(5);
  expect(peekOf(PLAYING)).toBeUndefined();
});
