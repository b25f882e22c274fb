import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test("hashes are those of the browser, at all lengths about the end of a block", async () => {
  for (let length = 0; length < 200; length++) {
    const text = "é1\nx".repeat(length).slice(0, length);
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
    expect(sha256(text), `length ${length}`).toBe([...hash].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});
