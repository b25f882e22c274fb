import { expect, test } from "vitest";
import { CATALOG } from "../engine/catalog";
import { guideTexts } from "../engine/guide-texts";
import { grouped, sections } from "./articles";
import { search } from "./search";

const ALL = sections(CATALOG, await guideTexts());
const ARTICLES = ALL.flatMap(({ articles }) => articles);

function titles(query: string): string[] {
  return search(ARTICLES, query).map(({ article }) => article.title);
}

test("there is something to read about the studio and about each puzzle, each with an address of its own", () => {
  expect(ALL).toHaveLength(1 + CATALOG.length);
  for (const { articles } of ALL) expect(articles).not.toEqual([]);
  const addresses = ARTICLES.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/);
});

test("groups are listed in the order of their articles", () => {
  for (const section of ALL) expect(grouped(section).flatMap(([, articles]) => articles)).toEqual(section.articles);
});

test("a title is found by its beginning, whatever else contains the word", () => {
  expect(titles("x-wing")[0]).toBe("X-Wing");
  expect(titles("priv")[0]).toMatch(/^Privacy/);
  expect(titles("PRIVACY")).toEqual(titles("privacy"));
});

test("every word must be found, in any order", () => {
  expect(titles("offline privacy")[0]).toMatch(/offline/);
  expect(titles("offline xyzzy")).toEqual([]);
  expect(titles("  ")).toEqual([]);
});

test("what stands in the text is told in its sentence", () => {
  const found = search(ARTICLES, "cookies");
  expect(found).toHaveLength(1);
  expect(found[0]?.sentence).toContain("cookies");
});

test.each([
  ["streak", "Time and statistics"],
  ["dark mode", "Colors, contrast, motion, sound"],
  ["friend", "First steps"],
  ["timer", "Time and statistics"],
  ["difficulty", "Levels"],
  ["language", "Colors, contrast, motion, sound"],
  ["pencil marks", "Notes"],
  ["xwing", "X-Wing"],
  ["swordfsh", "Swordfish"],
  ["sworfdish", undefined],
  ["backup", "Privacy and offline use"],
  ["keyboard", "Keys"],
  ["mistakes", "First steps"],
  ["rooms", "Play with others"],
  ["chat", "Play with others"],
  ["names", "Play with others"],
])("who types %s finds %s", (query, title) => {
  expect(titles(query).includes(title ?? "")).toBe(title !== undefined);
});

test("the rules of each puzzle are found by its name", () => {
  for (const { title, id } of CATALOG) {
    const found = search(ARTICLES, `${title} rules`);
    expect(found.map(({ article }) => article.address)).toContain(`${id}/rules`);
  }
});
