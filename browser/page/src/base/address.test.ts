import { describe, expect, test } from "vitest";
import oldLinks from "./old-links.json";
import { dailyLink, data, hash, lasting, letter, LONGEST_TEXT, short, textOf, routeOf, watching } from "./address";

describe("an address", () => {
  test("without anything is home", () => {
    for (const empty of ["", "#", "#/"]) expect(routeOf("", empty)).toEqual({ kind: "home" });
    expect(routeOf("", "#/archive")).toEqual({ kind: "room", room: "archive", name: "" });
    expect(routeOf("", "#/archive/2026-11-22")).toEqual({ kind: "room", room: "archive", name: "2026-11-22" });
    expect(routeOf("", "#/statistics")).toEqual({ kind: "room", room: "statistics", name: "" });
    expect(routeOf("", "#/learn/name")).toEqual({ kind: "room", room: "learn", name: "name" });
    expect(routeOf("", "#/guide")).toEqual({ kind: "room", room: "guide", name: "" });
    expect(routeOf("", "#/guide/name/x-wing")).toEqual({ kind: "room", room: "guide", name: "name/x-wing" });
    expect(routeOf("", "#/proofs")).toEqual({ kind: "room", room: "proofs", name: "" });
    expect(routeOf("", "#/proofs/a-B_9")).toEqual({ kind: "room", room: "proofs", name: "a-B_9" });
    expect(routeOf("", "#/guides")).toEqual({ kind: "room", room: "puzzle", name: "guides" });
  });

  test("names the puzzle of a day, which need not be one", () => {
    expect(dailyLink("2026-11-25", "name")).toBe("#/daily/2026-11-25/name");
    expect(routeOf("", "#/daily/2026-11-25/name")).toEqual({ kind: "daily", day: "2026-11-25", puzzle: "name" });
    expect(routeOf("", "#/daily/today/")).toEqual({ kind: "daily", day: "today", puzzle: "" });
    for (const none of ["#/daily", "#/daily/"]) expect(routeOf("", none)).toEqual({ kind: "home" });
  });

  test.each(oldLinks)("of $commit still leads to the same place: $link", ({ link, route }) => {
    const begin = link.indexOf("#");
    expect(routeOf(begin < 0 ? link : link.slice(0, begin), begin < 0 ? "" : link.slice(begin))).toEqual(route);
  });

  test("has the key to one's games on the server", () => {
    expect(routeOf("", "#/mine/AAAAAAAAAAAAAAAAAAAAA1")).toEqual({ kind: "mine", key: "AAAAAAAAAAAAAAAAAAAAA1" });
    expect(routeOf("", "#/mine/cut")).toEqual({ kind: "mine", key: "cut" });
  });

  test("names a puzzle by its setup, its seed, and its number", () => {
    const made = { kind: "made", puzzle: "name", setup: "se-4.0-5.0", seed: "-7", number: "12" };
    expect(routeOf("", "#/new/name?setup=se-4.0-5.0&seed=-7&number=12")).toEqual(made);
    expect(routeOf("", "#/new/name?seed=3")).toEqual({ ...made, setup: "", seed: "3", number: "1" });
    expect(routeOf("", "#/new/name?setup=pattern-%2E+x&other=1")).toEqual({ ...made, setup: "pattern-. x", seed: "0", number: "1" });
    expect(routeOf("", "#/new/name")).toEqual({ kind: "play", text: "new/name" });
  });

  test("names the puzzles of a sheet of paper", () => {
    expect(routeOf("", "#/sheet/name?setup=easy&seed=1&count=12")).toEqual({ kind: "room", room: "sheet", name: "name/setup=easy&seed=1&count=12" });
    expect(routeOf("", "#/sheet/name?setup=a%2Fb")).toEqual({ kind: "room", room: "sheet", name: "name/setup=a%2Fb" });
    expect(routeOf("", "#/sheet/name")).toEqual({ kind: "play", text: "sheet/name" });
  });

  test("gives back every text that was put into it", () => {
    const texts = [
      "sudoku:53..7....6..195...",
      "trominoes:g.../..../..../.... | h=r1c2 3:v=r2c1 @4",
      "paletto:..AB/..BC/.BAD/.ACB 2 0 1020,0003",
      'a:%41 "quoted" <tag> ü 盤 #?&=+\\',
    ];
    for (const text of texts) expect(routeOf("", hash(text))).toEqual({ kind: "play", text });
  });

  test("gives back a step of a search from any play", () => {
    for (const text of ["sudoku:53..7 | r1c3?4", "a:?watch=x&seed=1&step=2", "a:1 | b @1=50%25_&_more"]) {
      const watch = { method: "cover", seed: "42", step: 1_234_567 };
      expect(routeOf("", watching(text, "a:1", watch))).toEqual({ kind: "play", text, watch });
      expect(routeOf("", hash(text))).toEqual({ kind: "play", text });
    }
    expect(watching("x:1", "x:1", { method: "cells", seed: "0", step: 7 })).toBe("#/x:1?watch=cells&seed=0&step=7");
  });

  test("gives back a play that was sent to whoever is to move", () => {
    for (const text of ["a:1 | b", "a:1 | b @1=&letter", "a:1&letter"]) {
      expect(routeOf("", letter(text, "a:1"))).toEqual({ kind: "play", text, letter: true });
      expect(routeOf("", hash(text))).toEqual({ kind: "play", text });
    }
  });

  test("leaves readable what may be", () => {
    expect(hash("sudoku:53..7/a,b;c=1@2")).toBe("#/sudoku:53..7/a,b;c=1@2");
    expect(hash("a b|c")).toBe("#/a%20b%7Cc");
  });

  test("has a code in data=, behind ? or #", () => {
    const code = { kind: "data", code: "JBLAKIRN" };
    expect(routeOf("?data=JBLAKIRN", "")).toEqual(code);
    expect(routeOf("", "#data=JBLAKIRN")).toEqual(code);
    expect(routeOf("?from=mail&data=JBLAKIRN&x=1", "")).toEqual(code);
    expect(routeOf(data("a b&c"), "")).toEqual({ kind: "data", code: "a b&c" });
    expect(routeOf("?mydata=JBLAKIRN", "")).toEqual({ kind: "home" });
  });

  test("has the cells of another program in bd=, as a link that all puzzles can read", () => {
    const cells = { kind: "data", code: "https://tilewright/?bd=53..7" };
    expect(routeOf("?bd=53..7", "")).toEqual(cells);
    expect(routeOf("?x=1&bd=53..7", "#")).toEqual(cells);
    expect(routeOf("", "#bd=53..7")).toEqual(cells);
    expect(routeOf("?bd=53..7", "#/x:1")).toEqual({ kind: "play", text: "x:1" });
  });

  test("with a position is that position, whatever stands before", () => {
    expect(routeOf("?data=JBLAKIRN", "#/x:1")).toEqual({ kind: "play", text: "x:1" });
  });

  test("that is damaged says so", () => {
    for (const bad of ["#/x:%", "#/%E0%A4%A", "#data=%zz", "#nothing"]) expect(routeOf("", bad).kind).toBe("broken");
  });

  test("that is too long says so, wherever the length is", () => {
    const long = "1".repeat(LONGEST_TEXT);
    expect(routeOf("", `#/${long.slice(2)}`).kind).toBe("play");
    for (const [search, hash] of [
      ["", `#/${long}`],
      ["", `#data=${long}`],
      [`?data=${long}`, ""],
      [`?${long.slice(9)}`, "#/x:123456"],
    ] as const) {
      expect(routeOf(search, hash)).toEqual({ kind: "broken", reason: "The link is too long: up to 4 million characters are read." });
    }
  });

  test("is read alike with whatever stands around a step of a search", () => {
    const step = "?watch=cells&seed=-7&step=12";
    expect(routeOf("", `#/a:?watch=b${step}`)).toEqual({ kind: "play", text: "a:?watch=b", watch: { method: "cells", seed: "-7", step: 12 } });
    for (const other of [`${step}&x=1`, "?watch=&seed=1&step=1", "?watch=a&seed=1&step=1234567890123456", `?seed=1${step.slice(0, 14)}`]) {
      expect(routeOf("", `#/a:1${other}`)).toEqual({ kind: "play", text: `a:1${other}` });
    }
  });

  test("holds the whole play when it is short, else the position", () => {
    expect(short("x:1 | a b", "x:2")).toBe(hash("x:1 | a b"));
    expect(short(`x:1 | ${"a ".repeat(2_000)}`, "x:2")).toBe(hash("x:2"));
  });
});

test("a text may be a link, or be one itself", () => {
  expect(textOf("https://a.example/x/#/sudoku:53..7")).toBe("sudoku:53..7");
  expect(textOf("http://localhost:8080/?data=JBLAKI")).toBe("JBLAKI");
  expect(textOf("data=JBLAKI")).toBe("JBLAKI");
  for (const foreign of ["https://a.example/b?bd=53..7", "https://a.example/#/play?puzzle=53..7", "https://a.example/#/play/53..7"])
    expect(textOf(foreign)).toBe(foreign);
  expect(textOf("https://a.example/#/ghv/ghv")).toBe("ghv/ghv");
  expect(textOf("?data=JBLAKI")).toBe("JBLAKI");
  for (const text of ["53..7....", "sudoku:53.. | r1c3?4", "1..\n2..", "https://a.example/"]) expect(textOf(text)).toBe(text);
});

test("a link is found as one regular expression finds it, in a time that grows with its length alone", () => {
  const link = /^(?:https?:\/\/\S*?)?(\?[^#\s]*)?(#\S*)?$/i;
  const parts = ["http://", "https://", "a", "/", "?", "#", "#/x:1", "?data=A", "data=", "&", " ", "%41"];
  let state = 1;
  const part = () => parts[(state = (state * 48_271) % 2_147_483_647) % parts.length] ?? "";
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from({ length: 1 + (round % 6) }, part).join("");
    const [, query = "", fragment = ""] = link.exec(text) ?? [];
    const asked = /^data=\S+$/.test(text) ? routeOf(`?${text}`, "") : routeOf(query, fragment);
    const foreign = text.startsWith("http") && asked.kind === "play" && /^[a-z]+[/?=]/.test(asked.text);
    expect(textOf(text), text).toBe(asked.kind === "play" && !foreign ? asked.text : asked.kind === "data" ? asked.code : text);
  }
  for (const many of ["?", "#", "&", "a"]) {
    const text = `http://${many.repeat(3_000_000)} `;
    expect(textOf(text)).toBe(text);
  }
});

test.each([
  ["", ""],
  ["?lang=de", "?lang=de"],
  ["?data=A&lang=pt-BR&x=1", "?lang=pt-BR"],
  ["?language=de", ""],
  ["?lang=", ""],
])("of the query %s stays %s", (query, stays) => {
  expect(lasting(query)).toBe(stays);
});
