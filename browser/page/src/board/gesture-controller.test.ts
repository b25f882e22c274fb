import { describe, expect, test } from "vitest";
import { GestureController } from "./gesture-controller";

const tap = (spot: string) => ({ kind: "tap", spot });
const drag = (from: string, to: string) => ({ kind: "drag", from, to });

function controller(): GestureController {
  const made = new GestureController();
  made.gestures = { tap: ["both", "tap"], drag: { both: ["a", "b"], pile: ["a", "tap"], other: ["b"] }, type: {} };
  return made;
}

describe("a touch", () => {
  test("taps what can be tapped, even if it could be dragged", () => {
    expect(controller().touch("tap")).toEqual(tap("tap"));
    expect(controller().touch("both")).toEqual(tap("both"));
  });

  test("takes up what can be dragged, and the next one puts it down", () => {
    const it = controller();
    expect(it.touch("pile")).toBeUndefined();
    expect(it.held).toBe("pile");
    expect(it.targets).toEqual(["a", "tap"]);
    expect(it.touch("a")).toEqual(drag("pile", "a"));
    expect(it.held).toBeUndefined();
  });

  test("keeps what it holds for one spot after the other, until it touches where that came from", () => {
    const it = controller();
    it.keeps = true;
    it.touch("pile");
    expect([it.touch("a"), it.touch("tap")]).toEqual([drag("pile", "a"), drag("pile", "tap")]);
    expect(it.touch("pile")).toBeUndefined();
    expect(it.held).toBeUndefined();
  });

  test("prefers putting down to tapping", () => {
    const it = controller();
    it.touch("pile");
    expect(it.touch("tap")).toEqual(drag("pile", "tap"));
  });

  test("on the same spot lets go", () => {
    const it = controller();
    it.touch("pile");
    expect(it.touch("pile")).toBeUndefined();
    expect(it.held).toBeUndefined();
  });

  test("on another that can be dragged takes up that one", () => {
    const it = controller();
    it.touch("pile");
    expect(it.touch("other")).toBeUndefined();
    expect(it.held).toBe("other");
  });

  test("where it cannot go asks the studio for the reason, and holds on", () => {
    const it = controller();
    it.touch("pile");
    expect(it.touch("nowhere")).toEqual(drag("pile", "nowhere"));
    expect(it.held).toBe("pile");
  });

  test("of what offers nothing asks for the reason, unless it may be there to type", () => {
    const it = controller();
    expect(it.touch("nowhere")).toEqual(tap("nowhere"));
    it.gestures = { tap: [], drag: {}, type: { a: ["1"] } };
    expect(it.touch("nowhere")).toBeUndefined();
  });
});

describe("a drag", () => {
  test("goes from spot to spot", () => {
    const it = controller();
    expect(it.lift("both")).toBe(true);
    expect(it.held).toBe("both");
    expect(it.drop("both", "b")).toEqual(drag("both", "b"));
    expect(it.held).toBeUndefined();
  });

  test("that ends where it began, or nowhere, is none", () => {
    const it = controller();
    it.lift("pile");
    expect(it.drop("pile", "pile")).toBeUndefined();
    it.lift("pile");
    expect(it.drop("pile", undefined)).toBeUndefined();
    expect(it.held).toBeUndefined();
  });

  test("of nothing asks for the reason where one drags at all", () => {
    const it = controller();
    expect(it.lift("tap")).toBe(false);
    expect(it.drop("tap", "a")).toEqual(drag("tap", "a"));
    it.gestures = { tap: ["tap"], drag: {}, type: {} };
    expect(it.drop("tap", "a")).toBeUndefined();
  });
});

test("a piece of the board that is put on any pile goes to its own", () => {
  const it = new GestureController();
  it.piles = ["pile1", "pile2"];
  it.gestures = { tap: [], drag: { cell: ["other", "pile1"], pile1: ["cell"], pile2: ["other"] }, type: {} };
  it.touch("cell");
  expect(it.touch("pile2")).toEqual(drag("cell", "pile1"));
  it.lift("cell");
  expect(it.drop("cell", "pile2")).toEqual(drag("cell", "pile1"));
  it.touch("pile1");
  expect(it.touch("pile2")).toBeUndefined();
  expect(it.held).toBe("pile2");
});
