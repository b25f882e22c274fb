import { expect, test } from "vitest";
import { CATALOG } from "./engine/catalog";

const SOURCES = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });

/** Style sheets and pages, as they are written. */
const LOOKS = import.meta.glob<string>(["./**/*.css", "../*.html"], { query: "?raw", import: "default", eager: true });

/** The catalog's names of things that belong to single puzzles. */
const NAMES = CATALOG.flatMap(({ id, studies, specials, agents }) => [
  id,
  ...studies.map(({ verb }) => verb),
  ...specials.map(({ setup }) => setup),
  ...agents.map((agent) => agent.id),
]);

/** A request of rooms that is about every puzzle. */
const OF_ROOMS = "analyze";

test("the page knows no puzzle by name, and nothing that only one of them can do", () => {
  expect(NAMES.length).toBeGreaterThan(10);
  const known = Object.entries(SOURCES).flatMap(([path, source]) =>
    // The value of an attribute in a template is no text of the program, nor is the kind of an element.
    NAMES.filter(
      (name) =>
        source.replaceAll(`="${name}"`, "").replaceAll(`element("${name}"`, "").includes(`"${name}"`) && !(name === OF_ROOMS && path.startsWith("./room/")),
    ).map((name) => `${path}: ${name}`),
  );
  expect(known, "words of the page that are also the ID of a puzzle, or of something in one: choose another").toEqual([]);
});

test("no program, style sheet, or page has the name of a puzzle in it", () => {
  const comments = /\/\*.*?\*\/|(?<=\s)\/\/.*?$|<!--.*?-->/gms;
  const known = Object.entries({ ...SOURCES, ...LOOKS }).flatMap(([path, source]) => {
    const words: readonly string[] =
      source
        .replace(comments, "")
        .toLowerCase()
        .match(/[a-z]+/g) ?? [];
    return CATALOG.filter(({ id }) => words.includes(id)).map(({ id }) => `${path}: ${id}`);
  });
  expect(known, "what belongs to a puzzle: the catalog says it, or browser/themes").toEqual([]);
});
