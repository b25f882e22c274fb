import { latin } from "../base/press";
import { MODE_KEYS } from "../board/keys";

/** The part of a keyboard event that matters here. */
export type Chord = {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

/** Something that is done; or the number of what the keypad writes from now on, among the puzzle's modes. */
export type Action = "undo" | "redo" | "hint" | "new" | "keys" | "print" | "about" | "pause" | number;

const SINGLE: Readonly<Record<string, Action>> = {
  h: "hint",
  u: "undo",
  "[": "undo",
  r: "redo",
  "]": "redo",
  n: "new",
  a: "about",
  p: "pause",
  "?": "keys",
  ...Object.fromEntries(MODE_KEYS.map((key, number) => [key, number])),
};

/** The action of a key on the page of a game; single keys only when they are wanted. */
export function shortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Chord, single: boolean): Action | undefined {
  if (altKey) return undefined;
  const plain = latin({ key, code });
  if (!ctrlKey && !metaKey) return single && (!shiftKey || plain === "?") ? SINGLE[plain] : undefined;
  if (plain === "z") return shiftKey ? "redo" : "undo";
  if (plain === "p" && !shiftKey) return "print";
  return plain === "y" ? "redo" : undefined;
}
