import { expect, test } from "vitest";
import { matched } from "./languages";

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
