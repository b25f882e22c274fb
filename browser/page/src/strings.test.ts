import { parseSync } from "vite";
import { expect, test } from "vitest";
import { camel, properties } from "../plugins/catalog.mjs";
import frame from "../embed.html?raw";
import page from "../index.html?raw";
import manifest from "../public/manifest.webmanifest?raw";

/*
 * All words that people read are in the catalogs (words/ of the project), so that the page can speak another language. This test reads the program as a parser does, and
 * finds texts of templates, attributes that are read out, and strings that look like sentences or labels.
 */

const SOURCES = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.ts", "!./words/play.ts"], { query: "?raw", import: "default", eager: true });

/** Attributes that are shown or read out. */
const READ = new Set(["alt", "aria-description", "aria-label", "aria-placeholder", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"]);

/** Functions and properties that do not show their arguments: events, selectors, and texts for programmers. */
const SILENT = new Set([
  "addEventListener",
  "removeEventListener",
  "querySelector",
  "querySelectorAll",
  "closest",
  "matches",
  "matchMedia",
  "createElement",
  "tell",
  "Event",
  "CustomEvent",
  "Error",
  "TypeError",
  "info",
  "error",
  "setAttribute",
  "getPropertyValue",
  "postMessage",
]);

/** Strings that look like words and are none that a language would change. */
const NO_WORDS: readonly string[] = [
  // Names of keys, as events have them, and as they are written on keyboards.
  "Enter",
  "Delete",
  "Arrow",
  "Esc",
  "H",
  "Ctrl+Z",
  "Ctrl+Y",
  "Shift+Space",
  "Space",
  // The face of figures and its signs, what is asked of a browser, and under which names things are kept.
  "Tw",
  "500 1em Tw",
  "U+2D, U+41-5A, U+61-7A, U+2013, U+2019",
  "U+20-2C, U+2E-3A, U+A0, U+BD, U+D7, U+2212",
  "U+A1, U+AB, U+BB, U+BF, U+C0-D6, U+D8-FF, U+152-153",
  "400 40px system-ui, sans-serif",
  "(prefers-contrast: more)",
  "(prefers-reduced-motion: reduce)",
  "tilewright games",
  "tilewright.",
  "game.",
  "play.",
  "room.",
  "tilewright.room.",
  // Classes that are put together, and what is drawn.
  "game aside",
  "cursor outer",
  "aim outer",
  "button, summary, label:has(> :is([type=checkbox], [type=radio]))",
  "rect, circle, ellipse, line, path, text",
];

/** Files whose strings only programs read: faults of an engine, drawing, and what tests need. */
const NOT_READ = [
  "./board/marks.ts",
  "./engine/loader.ts",
  "./element/server-engine.ts",
  "./engine/worker-engine.ts",
  // Rewrites sentences of the engine, in English alone.
  "./game/player-names.ts",
  "./offline/service-worker.ts",
  "./room/fake-room.ts",
  "./room/parts/fake-state.ts",
];

/** Catalogs of what is no program, which the build fills in, and of the build itself. */
const BUILD = ["site"];

type Node = { readonly type: string; readonly start: number; readonly [field: string]: unknown };

/** The texts of a program that people would read, with their lines. */
function texts(source: string): string[] {
  const found: string[] = [];
  const add = ({ start }: Node, text: string): void => {
    const said = text.replace(/\s+/g, " ").trim();
    if (!NO_WORDS.includes(said)) found.push(`${source.slice(0, start).split("\n").length}: ${said}`);
  };

  const walk = (node: unknown, silent: boolean): void => {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, silent));
    if (typeof node !== "object" || node === null) return;
    const { type, ...fields } = node as Node;
    if (/^(?:TS(?!As|NonNull|Satisfies)|Import|Export(?:All|Specifier)|Decorator)/.test(type)) return;
    const parts = (name: string): readonly Node[] => fields[name] as readonly Node[];
    const part = (name: string): Node => fields[name] as Node;
    switch (type) {
      case "Literal":
        if (typeof fields["value"] === "string" && !silent && prose(fields["value"])) add(node as Node, fields["value"]);
        return;
      case "TemplateLiteral":
        if (!silent) for (const quasi of parts("quasis")) if (joined(cooked(quasi))) add(quasi, cooked(quasi));
        return walk(parts("expressions"), silent);
      case "TaggedTemplateExpression":
        return /^(?:html|svg)$/.test(named(part("tag"))) ? template(part("quasi")) : walk(part("quasi"), silent);
      case "BinaryExpression":
        // The operands of a comparison are not shown.
        if (/^[!=]==$|^in$/.test(String(fields["operator"]))) return walk([part("left"), part("right")].filter(notLiteral), silent);
        break;
      case "SwitchCase":
        return walk(parts("consequent"), silent);
      case "Property":
      case "PropertyDefinition":
        return walk(part("value"), silent);
      case "MemberExpression":
        return walk(part("object"), silent);
      case "CallExpression":
      case "NewExpression":
        if (SILENT.has(named(part("callee")))) return walk([part("callee"), ...parts("arguments").filter(notLiteral)], silent);
        break;
      default:
    }
    walk(Object.values(fields), silent);
  };

  /** Follows the markup of a template from text to tag to value. */
  const template = (quasi: Node): void => {
    let at: "text" | "tag" | "value" | "bare" = "text";
    let attribute = "";
    let quote = "";
    let run = "";
    (quasi["quasis"] as readonly Node[]).forEach((each, i) => {
      const end = (shown: boolean): void => {
        if (shown && /\p{L}/u.test(run.replace(/&\w+;/g, ""))) add(each, run);
        run = "";
      };
      for (const sign of cooked(each)) {
        if (at === "text" && sign === "<") {
          end(true);
          at = "tag";
          attribute = "";
        } else if (at === "tag" && sign === ">") at = "text";
        else if (at === "tag" && sign === "=") {
          at = "bare";
          run = "";
        } else if (at === "tag") attribute = /\s/.test(sign) ? "" : attribute + sign;
        else if (at === "bare" && run === "" && /["']/.test(sign)) {
          at = "value";
          quote = sign;
        } else if ((at === "value" && sign === quote) || (at === "bare" && /[\s>]/.test(sign))) {
          end(READ.has(attribute));
          at = sign === ">" && at === "bare" ? "text" : "tag";
          attribute = "";
        } else run += sign;
      }
      if (at === "text") end(true);
      else if (at === "value") end(READ.has(attribute));
      const value = (quasi["expressions"] as readonly Node[])[i];
      // A class or another name is not read; what a property or a listener gets may be.
      if (value) walk(value, (at === "value" || at === "bare") && !READ.has(attribute) && !/^[.@]/.test(attribute));
      if (at === "bare") run = " ";
    });
  };

  const { program, errors } = parseSync("page.ts", source);
  expect(errors).toEqual([]);
  walk(program, false);
  return found;
}

/** Whether a string looks like a label or a sentence. */
function prose(text: string): boolean {
  if (/^[A-Z][a-z]+$/.test(text)) return true;
  return /\p{L}\S* \S*\p{L}/u.test(text) ? !/^[\w-]*$|^[Mm]-?[\d.]/.test(text) : /\p{L}{2}.*[.!?…]$/u.test(text);
}

/** Whether a part of a string that is put together has words. */
function joined(text: string): boolean {
  return prose(text) || (/\p{L}{2}/u.test(text) && /(?:^|[^-.\w])\p{L}+ | \p{L}{2,}(?![-\w(:])/u.test(text) && !/^[a-z]+ $|ink-|--/.test(text));
}

function cooked(quasi: Node): string {
  return (quasi["value"] as { cooked: string }).cooked;
}

function notLiteral({ type }: Node): boolean {
  return type !== "Literal" && type !== "TemplateLiteral";
}

function named(callee: Node): string {
  return String(callee["name"] ?? (callee["property"] as Node | undefined)?.["name"] ?? "");
}

test("what people read stands in the catalog", () => {
  const found = Object.entries(SOURCES)
    .filter(([path]) => !NOT_READ.includes(path))
    .flatMap(([path, source]) => texts(source).map((text) => `${path}:${text}`));
  expect(found, "words of the page: put them into words/").toEqual([]);
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: programs in strings
test.each([
  ["html`<p>Hello</p>`", ["1: Hello"]],
  ['html`<p class="words of style">${words.hello}</p>`', []],
  ['html`<b title="Go there" aria-label=${on ? "Held" : ""}>${text} of ${all}</b>`', ["1: Go there", "1: Held", "1: of"]],
  ['html`<b class=${on ? "one two" : ""} data-spot="a b"></b>`', []],
  ["game.say(`${hints} hints were used`)", ["1: hints were used"]],
  ['this.said = "Reading …"', ["1: Reading …"]],
  ['const label = "Restart"', ["1: Restart"]],
  ['if (key === "Escape") this.tell("two words")', []],
  ['throw new Error("the engine failed")', []],
])("%s", (source, expected) => {
  expect(texts(source)).toEqual(expected);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: programs in strings

test("what is no program has its words from the catalog", () => {
  const pages = page + frame;
  const texts = [pages.replace(/<[^>]*>/g, ""), ...[...pages.matchAll(/(?:description" content|title|alt)="([^"]*)"/g)].map(([, text = ""]) => text)];
  const named = [...manifest.matchAll(/"(?:\w*name|description)": "([^"]*)"/g)].map(([, text = ""]) => text);
  expect(named).toHaveLength(3);
  for (const text of [...texts, ...named]) for (const word of text.trim().split(/\s+/)) expect(word).toMatch(/^\{\{(?:name|about|needsScript|openStudio)\}\}$/);
});

test("what is let through is still there", () => {
  const all = Object.values(SOURCES).join("\n");
  for (const text of NO_WORDS) expect(all).toContain(text);
  expect(Object.keys(SOURCES)).toEqual(expect.arrayContaining(NOT_READ));
});

test("nothing stands in the catalog that the page does not say", () => {
  const catalogs = import.meta.glob<string>("../../../words/en/page/*.properties", { query: "?raw", import: "default", eager: true });
  const unused = Object.entries(catalogs).flatMap(([path, words]) => {
    const catalog = /([\w-]+)\.properties$/.exec(path)?.[1] ?? "";
    if (BUILD.includes(catalog)) return [];
    const said = Object.values(SOURCES).flatMap((source) => {
      const named = [...source.matchAll(new RegExp(`import (?:\\* as (\\w+)|\\{ (.*) \\}) from "#words/${catalog}"`, "g"))];
      return named.flatMap(([, all, some = ""]) => (all === undefined ? some.split(/, | as \w+/) : uses(source, all)));
    });
    const keys = [...new Set([...properties(words).keys()].map((key) => camel(key.split(".")[0]!)))];
    return keys.filter((key) => !said.includes(key)).map((key) => `${path}: ${key}`);
  });
  expect(unused).toEqual([]);
});

/** Names after the one of a module and a point. */
function uses(source: string, module: string): string[] {
  return [...source.matchAll(new RegExp(`\\b${module}\\.(\\w+)`, "g"))].map(([, key = ""]) => key);
}
