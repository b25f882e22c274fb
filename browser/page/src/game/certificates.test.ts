import { expect, test } from "vitest";
import { certificatesOf, isCertificate, positionOf, proofLink, proofOfLink } from "./certificates";

const UNIQUE = "c tilewright name unique\nc puzzle 12../34..\nc grid 1234\n7 0 1 2 0\n";
const SUM = "* tilewright other none\n* puzzle ..\npseudo-Boolean proof version 2.0\n";

test("the certificates of a text stand one behind the other", () => {
  expect(certificatesOf("")).toEqual([]);
  expect(certificatesOf(" \n\n")).toEqual([]);
  expect(certificatesOf(UNIQUE)).toEqual([UNIQUE]);
  expect(certificatesOf(UNIQUE + SUM)).toEqual([UNIQUE, SUM]);
  expect(certificatesOf(`\n${SUM}\n\n${UNIQUE}`.replaceAll("\n", "\r\n"))).toEqual([SUM, UNIQUE]);
});

test("what stands before the first certificate is not passed over", () => {
  expect(certificatesOf(`7 0 1 0\n${UNIQUE}`)).toEqual(["7 0 1 0\n", UNIQUE]);
  expect(isCertificate(`7 0 1 0\n${UNIQUE}`)).toBe(false);
});

test("a certificate is known by its first line", () => {
  for (const text of [UNIQUE, SUM, `\n ${UNIQUE}`]) expect(isCertificate(text)).toBe(true);
  for (const text of ["", "c puzzle 12", "53..7....", "c tilewright"]) expect(isCertificate(text)).toBe(false);
});

test("a certificate is about a position", () => {
  expect(positionOf(UNIQUE)).toBe("name:12../34..");
  expect(positionOf(SUM)).toBe("other:..");
  expect(positionOf("c tilewright name unique\n")).toBeUndefined();
});

test("a small certificate is a link, and comes back from it", async () => {
  const link = await proofLink(UNIQUE);
  expect(link).toMatch(/^#\/proofs\/[\w-]+$/);
  expect(await proofOfLink(link!.slice("#/proofs/".length), 1_000)).toBe(UNIQUE);
});

test("a large one is not, and a link that unpacks to one is refused", async () => {
  const random = Array.from({ length: 2_000 }, (_, i) => ((i * 7_919 + i * i * 31) % 9_973).toString(36)).join(" ");
  expect(await proofLink(random)).toBeUndefined();
  const bomb = await proofLink("0".repeat(100_000));
  expect(bomb).toBeDefined();
  expect(await proofOfLink(bomb!.slice("#/proofs/".length), 1_000)).toBeUndefined();
});

test("a broken code has no certificate", async () => {
  for (const code of ["~", "AAAA", "a"]) expect(await proofOfLink(code, 1_000)).toBeUndefined();
});
