import { expect, test } from "vitest";
import { shortcut } from "./shortcuts";

const chord = (key: string, ...held: string[]) => at(key, "", ...held);

/** A key at a place. */
const at = (key: string, code: string, ...held: string[]) => ({
  key,
  code,
  ctrlKey: held.includes("Ctrl"),
  metaKey: held.includes("Meta"),
  altKey: held.includes("Alt"),
  shiftKey: held.includes("Shift"),
});

test("undo and redo are where they are everywhere", () => {
  for (const held of ["Ctrl", "Meta"]) {
    expect(shortcut(chord("z", held), false)).toBe("undo");
    expect(shortcut(chord("Z", held, "Shift"), false)).toBe("redo");
    expect(shortcut(chord("y", held), false)).toBe("redo");
  }
});

test("single keys do something only when they are wanted, and alone", () => {
  expect(shortcut(chord("h"), true)).toBe("hint");
  expect(shortcut(chord("?", "Shift"), true)).toBe("keys");
  expect(shortcut(chord("h"), false)).toBeUndefined();
  expect(shortcut(chord("H", "Shift"), true)).toBeUndefined();
  expect(shortcut(chord("h", "Ctrl"), true)).toBeUndefined();
  expect(shortcut(chord("h", "Alt"), true)).toBeUndefined();
});

test("P pauses, and Escape never does", () => {
  expect(shortcut(chord("p"), true)).toBe("pause");
  expect(shortcut(chord("p"), false)).toBeUndefined();
  expect(shortcut(chord("Escape"), true)).toBeUndefined();
});

test("the modes of the keypad have keys, in their order", () => {
  expect(["z", "x", "c"].map((key) => shortcut(chord(key), true))).toEqual([0, 1, 2]);
});

test.each([
  ["AZERTY", "z", "KeyW", "undo"],
  ["AZERTY", "w", "KeyZ", undefined],
  ["QWERTZ", "y", "KeyZ", "redo"],
  ["Cyrillic", "я", "KeyZ", "undo"],
  ["Cyrillic", "н", "KeyY", "redo"],
  ["Cyrillic", "з", "KeyP", "print"],
  ["Greek", "ζ", "KeyZ", "undo"],
  ["Hebrew", "ז", "KeyZ", "undo"],
  ["Arabic", "ئ", "KeyZ", "undo"],
])("with Ctrl, on %s, %s at %s does %s", (_layout, key, code, action) => {
  expect(shortcut(at(key, code, "Ctrl"), false)).toBe(action);
});

test.each([
  ["AZERTY", "a", "KeyQ", "about"],
  ["Dvorak", "h", "KeyJ", "hint"],
  ["Dvorak", "'", "KeyQ", undefined],
  ["QWERTZ", "ü", "BracketLeft", undefined],
  ["Cyrillic", "р", "KeyH", "hint"],
  ["Cyrillic", "х", "BracketLeft", "undo"],
  ["Cyrillic", "ъ", "BracketRight", "redo"],
  ["Hebrew", "י", "KeyH", "hint"],
  ["Arabic", "ا", "KeyH", "hint"],
  ["Korean", "ㅗ", "KeyH", "hint"],
  ["Japanese, kana", "く", "KeyH", "hint"],
])("alone, on %s, %s at %s does %s", (_layout, key, code, action) => {
  expect(shortcut(at(key, code), true)).toBe(action);
});

test("question marks of other scripts ask for the keys", () => {
  for (const key of ["؟", "？"]) expect(shortcut(at(key, "Slash", "Shift"), true)).toBe("keys");
});
