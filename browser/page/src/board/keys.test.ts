import { expect, test } from "vitest";
import { keyName, keypad, meant } from "./keys";

const press = (key: string, code: string, shiftKey = false, ctrlKey = false, altKey = false) =>
  keyName({ key, code, shiftKey, ctrlKey, altKey });

test("digits are read by their place on the keyboard", () => {
  expect(press("5", "Digit5")).toBe("5");
  expect(press("5", "Numpad5")).toBe("5");
  expect(press("%", "Digit5", true)).toBe("Shift+5");
  expect(press("é", "Digit2")).toBe("2");
  expect(press("7", "")).toBe("7");
});

test("letters, and keys that take away", () => {
  expect(press("a", "KeyA")).toBe("A");
  expect(press("A", "KeyA", true)).toBe("Shift+A");
  expect(press("Backspace", "Backspace")).toBe("Delete");
  expect(press("Delete", "Delete")).toBe("Delete");
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
  expect(meant("0", ["1", "Delete"])).toBe("Delete");
  expect(meant("0", ["0", "Delete"])).toBe("0");
  expect(meant("A", ["a"])).toBe("a");
  expect(meant("9", ["1"])).toBe("9");
});

test("a keypad has digits, letters, then Delete, and those with Shift or Ctrl apart", () => {
  expect(keypad(["Delete", "B", "2", "Shift+2", "A", "1", "Shift+1", "Ctrl+3", "Enter", "2"])).toEqual({
    "": ["1", "2", "A", "B", "Delete"],
    "Shift+": ["Shift+1", "Shift+2"],
    "Ctrl+": ["Ctrl+3"],
    "Ctrl+Shift+": [],
  });
});
