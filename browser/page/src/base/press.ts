/* What a key press means, whatever the layout of the keyboard. */

/** What stands on keys of Latin keyboards where others have letters. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: "[", BracketRight: "]" };

/** Question marks of other scripts. */
const QUESTION = /^[？؟;՞]$/;

/**
 * The small letter or the sign that a key means in a shortcut. Latin letters are where the layout has them; where it has those of another script, as the
 * Cyrillic one, a key means what stands in its place on a Latin keyboard.
 */
export function latin({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (QUESTION.test(key)) return "?";
  const foreign = /^[^\p{ASCII}\p{Script=Latin}]+$/u.test(key);
  return (foreign ? (/^Key([A-Z])$/.exec(code)?.[1] ?? SIGNS[code] ?? key) : key).toLowerCase();
}

/** Whether a key press belongs to an input method that composes a word; Safari tells it by its number alone. */
export function composes({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}
