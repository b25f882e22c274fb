import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { qr, type Code } from "./qr";

/** The code as a camera sees it: eight pixels a square. */
function seen({ size, path }: Code) {
  const width = size * 8;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = "", y = "", length = ""] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * 8; row < Number(y) * 8 + 8; row++) {
      const from = (row * width + Number(x) * 8) * 4;
      for (let i = from; i < from + Number(length) * 32; i++) if (i % 4 < 3) data[i] = 0;
    }
  }
  return { width, height: width, data };
}

test("a code is read as the text that went into it", () => {
  const texts = [
    "https://example.org/#/trominoes:g.../..../..../....",
    "https://example.org/#/sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    `https://example.org/#/x:${"1a%20".repeat(150)}`,
    "ü 盤",
  ];
  for (const text of texts) expect(decodeQR(seen(qr(text)!))).toBe(text);
});

test("a text that is too long has none", () => {
  expect(qr("x".repeat(1_201))).toBeUndefined();
  expect(qr("盤".repeat(500))).toBeUndefined();
});
