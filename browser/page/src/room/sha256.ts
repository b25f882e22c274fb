/*
 * Browsers compute hashes for pages of https alone, and friends in a house have none. The constants are the first 32 bits of
 * the fractional parts of the roots of primes, as the standard says (FIPS 180-4).
 */

const PRIMES = primes(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const BEGIN = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const BLOCK = 64;

/** The SHA-256 of a text in UTF-8, as hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  let state = BEGIN;
  for (let at = 0; at < bytes.byteLength; at += BLOCK) state = next(state, new DataView(bytes.buffer, at, BLOCK));
  return state.map((word) => word.toString(16).padStart(8, "0")).join("");
}

function next(state: readonly number[], block: DataView): number[] {
  const words = Array.from({ length: 16 }, (_, i) => block.getUint32(4 * i));
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    if (i >= 16) words.push((small(words[i - 2]!, 17, 19, 10) + words[i - 7]! + small(words[i - 15]!, 7, 18, 3) + words[i - 16]!) >>> 0);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) >>> 0);
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function small(word: number, one: number, two: number, gone: number): number {
  return (turned(word, one) ^ turned(word, two) ^ (word >>> gone)) >>> 0;
}

/** With a bit behind it, and its length in bits at the end of a block. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(BLOCK * Math.ceil((bytes.length + 9) / BLOCK));
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(all.length - 4, (bytes.length * 8) >>> 0);
  return all;
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) >>> 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}
