import { expect, test } from "vitest";
import { keyName, keypad, offeredKey } from "./keys";

const press = (key: string, code: string, shiftKey = false, ctrlKey = false, altKey = false) => keyName({ key, code, shiftKey, ctrlKey, altKey });

test("digits are read by their place on the keyboard", () => {
  expect(press("5", "Digit5")).toBe("5");
  expect(press("5", "Numpad5")).toBe("5");
  expect(press("%", "Digit5", true)).toBe("Shift+5");
  expect(press("é", "Digit2")).toBe("2");
  expect(press("7", "")).toBe("7");
});

/** The number pad as systems report it: the name of the key, its place, Shift, Ctrl, and Num Lock. */
const pad = (key: string, code: string, shiftKey: boolean, ctrlKey: boolean, lock: boolean) =>
  keyName({ key, code, shiftKey, ctrlKey, altKey: false, getModifierState: (name) => name === "NumLock" && lock });

test.each([
  ["Windows", "End", "Numpad1", false, false, true, "Shift+1"],
  ["Windows", "ArrowLeft", "Numpad4", false, false, true, "Shift+4"],
  ["Windows", "Clear", "Numpad5", false, false, true, "Shift+5"],
  ["Windows", "Clear", "Numpad5", false, true, true, "Ctrl+Shift+5"],
  ["Windows", "5", "Numpad5", false, true, true, "Ctrl+5"],
  ["Windows without Num Lock", "Home", "Numpad7", false, false, false, "7"],
  ["Windows without Num Lock", "Home", "Numpad7", true, false, false, "Shift+7"],
  ["Linux", "ArrowLeft", "Numpad4", true, false, true, "Shift+4"],
  ["Linux", "Clear", "Numpad5", true, true, true, "Ctrl+Shift+5"],
  ["Linux without Num Lock", "4", "Numpad4", true, false, false, "Shift+4"],
  ["Linux without Num Lock", "ArrowLeft", "Numpad4", false, false, false, "4"],
  ["macOS", "4", "Numpad4", true, false, false, "Shift+4"],
  ["macOS", "4", "Numpad4", false, false, false, "4"],
])("the number pad is read by its place: on %s %s at %s", (_system, key, code, shift, ctrl, lock, name) => {
  expect(pad(key, code, shift, ctrl, lock)).toBe(name);
});

test("AZERTY writes digits without Shift, and notes with it", () => {
  expect(press("&", "Digit1")).toBe("1");
  expect(press("1", "Digit1", true)).toBe("Shift+1");
});

test("letters, and keys that take away", () => {
  expect(press("a", "KeyA")).toBe("A");
  expect(press("A", "KeyA", true)).toBe("Shift+A");
  expect(press("Backspace", "Backspace")).toBe("Delete");
  expect(press("Delete", "Delete")).toBe("Delete");
});

test.each([
  ["AZERTY", "à", "Digit0", "0"],
  ["AZERTY", "q", "KeyA", "Q"],
  ["QWERTZ", "z", "KeyY", "Z"],
  ["QWERTZ", "ö", "Semicolon", undefined],
  ["Dvorak", ";", "KeyZ", undefined],
  ["Dvorak", "b", "KeyN", "B"],
  ["Cyrillic", "ф", "KeyA", "A"],
  ["Greek", "β", "KeyB", "B"],
  ["Hebrew", "נ", "KeyB", "B"],
  ["Arabic", "لا", "KeyB", "B"],
  ["Arabic", "٥", "Digit5", "5"],
  ["an Arabic keyboard on glass", "٥", "", "5"],
  ["a Persian keyboard on glass", "۵", "Unidentified", "5"],
  ["a Devanagari keyboard on glass", "५", "", "5"],
  ["a Chinese keyboard on glass", "五", "", "5"],
  ["a Japanese keyboard, wide", "５", "", "5"],
  ["a Japanese keyboard, kana", "ち", "KeyA", "A"],
  ["an accent that waits for its letter", "Dead", "BracketLeft", undefined],
  ["an input method", "Process", "KeyA", undefined],
])("on %s, %s at %s is %s", (_layout, key, code, name) => {
  expect(press(key, code)).toBe(name);
});

test("digits with Ctrl or Alt are one and the same, letters with them are none", () => {
  expect(press("5", "Digit5", false, true)).toBe("Ctrl+5");
  expect(press("¿", "Digit5", false, false, true)).toBe("Ctrl+5");
  expect(press("%", "Digit5", true, true)).toBe("Ctrl+Shift+5");
  expect(press("z", "KeyZ", false, true)).toBeUndefined();
  expect(press("Delete", "Delete", false, true)).toBeUndefined();
});

test("other keys are none", () => {
  for (const key of ["Enter", " ", "ArrowLeft", "F5", "Shift", "?"]) expect(press(key, key)).toBeUndefined();
});

test("what is offered decides what was meant", () => {
  expect(offeredKey("0", ["1", "Delete"])).toBe("Delete");
  expect(offeredKey("0", ["0", "Delete"])).toBe("0");
  expect(offeredKey("A", ["a"])).toBe("a");
  expect(offeredKey("9", ["1"])).toBe("9");
});

test("a keypad has digits, letters, then Delete, and those with Shift or Ctrl apart", () => {
  expect(keypad(["Delete", "B", "2", "Shift+2", "A", "1", "Shift+1", "Ctrl+3", "Enter", "2"])).toEqual({
    "": ["1", "2", "A", "B", "Delete"],
    "Shift+": ["Shift+1", "Shift+2"],
    "Ctrl+": ["Ctrl+3"],
    "Ctrl+Shift+": [],
  });
});
