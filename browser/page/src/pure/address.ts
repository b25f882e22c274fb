/** What an address asks for. */
export type Wanted =
  | { readonly kind: "home" }
  /** A share ID or a saved play. */
  | { readonly kind: "play"; readonly text: string }
  /** A text that some puzzle can read, without the puzzle's name. */
  | { readonly kind: "data"; readonly code: string }
  | { readonly kind: "broken"; readonly reason: string };

/** Longer plays are not put into the address: programs that pass links on cut them off. */
const LONGEST = 1_500;

const DATA = /^[?#&]?(?:[^=&]*=[^&]*&)*?data=([^&]*)/;

/** Reads an address: {@code #/sudoku:53..7…}, {@code ?data=CODE} or {@code #data=CODE}. */
export function wanted(search: string, hash: string): Wanted {
  try {
    if (hash.startsWith("#/") && hash.length > 2) {
      return { kind: "play", text: decodeURIComponent(hash.slice(2)) };
    }
    const code = DATA.exec(hash)?.[1] ?? DATA.exec(search)?.[1];
    if (code !== undefined) return { kind: "data", code: decodeURIComponent(code.replaceAll("+", " ")) };
  } catch {
    return { kind: "broken", reason: "The link is damaged: a % in it is not followed by two hexadecimal digits." };
  }
  if (hash === "" || hash === "#" || hash === "#/") return { kind: "home" };
  return { kind: "broken", reason: "The link is damaged: after # the studio wants / and the position." };
}

/** The part of an address that opens a share ID or a saved play. */
export function hash(text: string): string {
  return `#/${encoded(text)}`;
}

/** The part of an address that opens a text of some puzzle. */
export function data(code: string): string {
  return `?data=${encodeURIComponent(code)}`;
}

/** The saved play if it fits into an address, else its position alone. */
export function short(play: string, id: string): string {
  return hash(play).length <= LONGEST ? hash(play) : hash(id);
}

/** Percent-encoded, but for signs that may stand in a fragment as they are and make it easy to read. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/%(?:3A|2F|2C|3B|40|3D|2B|24|3F)/g, decodeURIComponent);
}
