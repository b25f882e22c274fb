/** The signs of a code: no vowels, so that it is no word, and none that look like another. */
const SIGNS = "BCDFGHJKLMNPQRSTVWXYZ23456789";

/** Number of signs of a code. */
export const LENGTH = 6;

/** Signs that are taken for each other; the one that a code has stands for all. */
const ALIKE = ["O0Q", "I1L", "A4", "E3", "UV"];

/** Reads a code as people type it: in small letters, with blanks and dashes, with an O for a Q. Undefined when it is none. */
export function readCode(text: string): string | undefined {
  const typed = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s.,:/_‐-―-]+/gu, "");
  const code = Array.from(typed, (sign) => {
    if (SIGNS.includes(sign)) return sign;
    const alike = ALIKE.find((group) => group.includes(sign)) ?? "";
    return Array.from(alike).find((other) => SIGNS.includes(other)) ?? "?";
  }).join("");
  return code.length === LENGTH && !code.includes("?") ? code : undefined;
}

/** A code as it is read aloud: in two halves. */
export function spoken(code: string): string {
  return `${code.slice(0, LENGTH / 2)} ${code.slice(LENGTH / 2)}`.trim();
}
