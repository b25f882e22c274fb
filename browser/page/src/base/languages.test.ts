import { expect, test } from "vitest";
import { matched, starts } from "./languages";

const KNOWN = ["en", "de", "es", "fr", "ja", "pt-BR", "zh-Hans", "en-XA", "ar-XB"];

test.each([
  ["de", "de"],
  ["de-AT", "de"],
  ["DE-ch-1996", "de"],
  ["en-GB", "en"],
  ["es-419", "es"],
  ["fr-CA", "fr"],
  ["pt", "pt-BR"],
  ["pt-BR", "pt-BR"],
  ["pt-PT", "pt-BR"],
  ["pt-br", "pt-BR"],
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh-SG", "zh-Hans"],
  ["zh-Hans-HK", "zh-Hans"],
  // Written otherwise: the next language that is wanted may be read more easily.
  ["zh-TW", undefined],
  ["zh-HK", undefined],
  ["zh-Hant", undefined],
  ["zh-TW,en-US", "en"],
  ["zh-TW,zh,en", "zh-Hans"],
  ["nl,fr,de", "fr"],
  ["ja-JP,en", "ja"],
  // These are chosen by their whole names alone.
  ["ar", undefined],
  ["ar-EG,en", "en"],
  ["ar-XB", "ar-XB"],
  ["en-xa", "en-XA"],
  ["", undefined],
  ["deutsch", undefined],
  ["den", undefined],
])("who wants %s gets %s", (wanted, got) => {
  expect(matched(wanted.split(","), KNOWN)).toBe(got);
});

test("the starts of languages differ in the stars", () => {
  expect([...starts({ files: "a-*.js b.js c-*.js", languages: "en 1 2,pt-BR 3 4" })]).toEqual([
    ["en", ["a-1.js", "b.js", "c-2.js"]],
    ["pt-BR", ["a-3.js", "b.js", "c-4.js"]],
  ]);
  expect([...starts({ files: "a.js", languages: "en" })]).toEqual([["en", ["a.js"]]]);
});
