import { expect, test } from "vitest";

/*
 * Every class and element that a style sheet names is one that the page makes: whole, or by a beginning such as `do-` in a template.
 * The protocol names what a mark looks like.
 */

const SHEETS = import.meta.glob<string>("../**/*.css", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.ts", "../../../target/engine/protocol.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Names of classes and of the page's elements in the selectors of a style sheet. */
function named(css: string): readonly string[] {
  const selectors = [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector.replace(/"[^"]*"/g, ""));
  return selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)|(?<![\w.-])(tw-[\w-]+)/gi)].map(([, type, element]) => type ?? element!));
}

/** What of these names no source makes. */
function unused(names: readonly string[], sources: string): readonly string[] {
  const words = new Set(sources.match(/[a-z][\w-]*/gi));
  const beginnings = [...sources.matchAll(/([a-z][\w-]*-)\$\{/gi)].map(([, beginning = ""]) => beginning);
  return [...new Set(names)].filter((name) => !words.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)));
}

test("what style sheets name is made by the page", () => {
  const sources = Object.values(SOURCES).join("\n");
  const found = Object.entries(SHEETS).flatMap(([path, css]) => unused(named(css), sources).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});

test("what is left behind is found", () => {
  const css = '.kept, tw-kept > .do-undo { color: red; &.gone:not([data-place=".x"]) { color: red; } } /* .told {} */ tw-gone { gap: 0.5rem; }';
  expect(unused(named(css), "html`<tw-kept class='kept do-$" + "{act}'>`")).toEqual(["gone", "tw-gone"]);
});
