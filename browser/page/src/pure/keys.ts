/** What a keyboard event says about its key. */
export type KeyPress = { readonly key: string; readonly code: string; readonly shiftKey: boolean };

const DIGIT = /^(?:Digit|Numpad)([0-9])$/;

/**
 * The protocol's name of a key, if it may be one: {@code 5}, {@code A}, {@code Delete}, {@code Shift+5}.
 *
 * Digits are read by their place, so that Shift does not turn them into other signs.
 */
export function keyName({ key, code, shiftKey }: KeyPress): string | undefined {
  if (key === "Delete" || key === "Backspace") return "Delete";
  const shift = shiftKey ? "Shift+" : "";
  const digit = DIGIT.exec(code)?.[1] ?? (/^[0-9]$/.test(key) ? key : undefined);
  if (digit !== undefined) return shift + digit;
  return /^[a-z]$/i.test(key) ? shift + key.toUpperCase() : undefined;
}

/** The key among those offered that was meant: 0 also deletes, a letter may be written small. */
export function meant(name: string, offered: readonly string[]): string {
  const plain = name.toLowerCase();
  return (
    offered.find((key) => key.toLowerCase() === plain) ??
    (name === "0" && offered.includes("Delete") ? "Delete" : name)
  );
}

/** The keys of a keypad: those pressed alone and those with Shift, each in order, Delete last. */
export function keypad(keys: Iterable<string>): { plain: string[]; shifted: string[] } {
  const sorted = [...new Set(keys)].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other, "en"));
  return {
    plain: sorted.filter((key) => !key.startsWith("Shift+")),
    shifted: sorted.filter((key) => key.startsWith("Shift+")),
  };
}

function rank(key: string): number {
  const last = key.slice(key.lastIndexOf("+") + 1);
  return last === "Delete" ? 2 : /^[0-9]$/.test(last) ? 0 : 1;
}
