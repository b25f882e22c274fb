import { latin } from "../base/press";
import { digitOf } from "./numerals";

/** The part of a keyboard event that names its key. */
export type KeyPress = {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  getModifierState?(key: string): boolean;
};

/** The keys of the number pad that are digits with Num Lock. */
const PAD = /^Numpad[0-9]$/;

/** Whether a key is of the number pad and a digit there, whatever it is without Num Lock or with Shift. */
export function padded({ code }: Pick<KeyPress, "code">): boolean {
  return PAD.test(code);
}

/** Whether Shift is down: with Num Lock, Windows reports it as up while it changes the meaning of a key of the number pad. */
function shifted(press: KeyPress): boolean {
  return press.shiftKey || (padded(press) && !/^[0-9]$/.test(press.key) && (press.getModifierState?.("NumLock") ?? false));
}

const DIGIT = /^(?:Digit|Numpad)([0-9])$/;

/**
 * The protocol's name of a key, if it may be one: {@code 5}, {@code A}, {@code Delete}, {@code Shift+5}, {@code Ctrl+5},
 * {@code Ctrl+Shift+5}.
 *
 * Digits are read by their place, so that neither Shift nor the layout turns them into other signs. Alt is as good as Ctrl, which some
 * browsers keep for themselves.
 */
export function keyName(press: KeyPress): string | undefined {
  const { key, code, ctrlKey, altKey } = press;
  const shift = shifted(press) ? "Shift+" : "";
  const placed = DIGIT.exec(code)?.[1];
  if (ctrlKey || altKey) return placed && `Ctrl+${shift}${placed}`;
  if (key === "Delete" || key === "Backspace") return "Delete";
  const digit = placed ?? digitOf(key);
  if (digit !== undefined) return shift + digit;
  const letter = latin(press);
  return /^[a-z]$/.test(letter) ? shift + letter.toUpperCase() : undefined;
}

/** The key among those offered that was meant: 0 also deletes, a letter may be written small. */
export function offeredKey(name: string, offered: readonly string[]): string {
  const plain = name.toLowerCase();
  return offered.find((key) => key.toLowerCase() === plain) ?? (name === "0" && offered.includes("Delete") ? "Delete" : name);
}

/** The modifiers of a key. */
export const MODES = ["", "Shift+", "Ctrl+", "Ctrl+Shift+"] as const;

export type Mode = (typeof MODES)[number];

/** The keys that choose what the keypad writes, in the order of the puzzle's modes. */
export const MODE_KEYS = ["z", "x", "c", "v"] as const;

/** The modifiers of a key's name. */
export function heldWith(key: string): string {
  return key.slice(0, key.lastIndexOf("+") + 1);
}

/** The keys of a keypad, by what is held with them: each in order, Delete last. Enter is none of them. */
export function keypad(keys: Iterable<string>): Record<Mode, string[]> {
  const sorted = [...new Set(keys)].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  const held = (mode: Mode) => sorted.filter((key) => heldWith(key) === mode && key !== "Enter");
  return Object.fromEntries(MODES.map((mode) => [mode, held(mode)])) as Record<Mode, string[]>;
}

function rank(key: string): number {
  const last = key.slice(key.lastIndexOf("+") + 1);
  return last === "Delete" ? 2 : /^[0-9]$/.test(last) ? 0 : 1;
}
