import { expect, test, vi } from "vitest";
import { fakeStorage } from "./fake-room";
import { codeOf, forgetKeys, invitation, keepKeys, keysOf, secret } from "./keys";

vi.stubGlobal("localStorage", fakeStorage());

test("secrets have 22 letters, and are all different", () => {
  const secrets = Array.from({ length: 1_000 }, secret);
  for (const one of secrets) expect(one).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(new Set(secrets).size).toBe(secrets.length);
});

test("what is kept of a room is forgotten with it", () => {
  expect(keysOf("r")).toEqual({});
  keepKeys("r", { link: "a" });
  keepKeys("r", { hold: "b" });
  expect(keysOf("r")).toEqual({ link: "a", hold: "b" });
  expect(keepKeys("r", { hold: undefined })).toEqual({ link: "a" });
  forgetKeys("r");
  expect(keysOf("r")).toEqual({});
});

test.each([
  ["abcdefghjk", { room: "abcdefghjk", key: "", code: "" }],
  ["abcdefghjk/AAAAAAAAAAAAAAAAAAAAAA", { room: "abcdefghjk", key: "AAAAAAAAAAAAAAAAAAAAAA", code: "" }],
  ["bcd-fgh", { room: "", key: "", code: "BCDFGH" }],
])("%s is read", (name, read) => {
  expect(invitation(name)).toEqual(read);
});

test.each([
  ["bcd fgh", "BCDFGH"],
  ["BCD-234", "BCD234"],
  ["bcdfg", ""],
  ["bcdfghj", ""],
  ["bcdé23", ""],
])("the code %s", (text, code) => {
  expect(codeOf(text)).toBe(code);
});
