import { expect, test } from "vitest";
import type { Scene } from "../engine/protocol";
import { layoutClasses } from "./layout-classes";
import { PLAYING, type Mode } from "./mode";
import type { Table } from "./table";

/** What a page has besides the usual: a game for one person on a board with keys, in which nothing is said. */
type Others = { readonly mode?: Mode; readonly players?: number; readonly message?: string; readonly busy?: string; readonly warning?: string } & Partial<
  Record<"keyed" | "piled" | "script" | "bar" | "offer" | "ended" | "hint" | "strict", boolean>
>;

function table({
  mode = PLAYING,
  players,
  message = "",
  busy = "",
  warning = "",
  keyed = true,
  piled,
  script,
  bar,
  offer,
  ended,
  hint,
  strict,
}: Others): Table {
  const status = players === undefined ? {} : { players };
  return {
    mode,
    game: {
      puzzle: { can: strict ? [] : ["hint"] },
      view: { status },
      message: { text: message },
      busy,
      notice: "",
      warning,
      covered: "",
      turns: undefined,
      extras: {},
    },
    entry: { keyed, piled: piled ?? false },
    hints: { shown: hint ?? false },
    ending: { shown: ended ?? false },
    offer: { shown: offer ?? false },
    script: script ? {} : undefined,
    bar: bar ? {} : undefined,
  } as unknown as Table;
}

const SCENE = {} as Scene;

test.each<readonly [string, Others]>([
  ["game with-keys", {}],
  ["game with-bar with-piles", { keyed: false, piled: true }],
  ["game with-players", { keyed: false, players: 2 }],
  ["game with-players with-many of-3", { keyed: false, players: 3 }],
  ["game with-players unaided", { keyed: false, players: 2, strict: true }],
  ["game with-keys with-lesson", { script: true }],
  ["game with-keys with-offer", { bar: true }],
  ["game with-keys with-offer", { offer: true }],
  ["game with-keys with-lesson", { script: true, offer: true }],
  ["game with-keys with-offer with-warning", { warning: "something was left out" }],
  ["game with-keys ended", { ended: true }],
  ["game with-keys hinted", { hint: true, message: "a message behind the hint" }],
  ["game with-keys talking", { message: "a message" }],
  ["game with-keys talking replied", { busy: "looking" }],
  ["game with-keys paused", { mode: { kind: "paused", over: PLAYING } }],
  ["game with-keys", { mode: { kind: "finished", sharing: false, over: PLAYING } }],
  ["game aside watching", { mode: { kind: "theater", scene: SCENE, marks: undefined, over: { kind: "paused", over: PLAYING } } }],
  ["game aside", { mode: { kind: "solution", scene: SCENE, over: PLAYING } }],
])("%s", (classes, others) => {
  expect(layoutClasses(table(others), false)).toBe(classes);
});

test("buttons of the scene have a class of their own", () => {
  expect(layoutClasses(table({}), true)).toBe("game with-keys with-acts");
});
