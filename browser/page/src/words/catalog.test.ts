import { expect, test } from "vitest";
import { module, properties, type Language } from "../../plugins/catalog.mjs";

const ENGLISH: Language = { forms: ["one", "other"], oneIsOne: true, comma: ", ", functions: ".." };
const FRENCH: Language = { ...ENGLISH, oneIsOne: false };
const JAPANESE: Language = { ...ENGLISH, forms: ["other"], comma: "、", oneIsOne: false };

type Patterns = Readonly<Record<string, string>>;

/** The lines of the module of a catalog, without imports, or its faults. */
function made(english: Patterns, translations: Patterns = {}, language = ENGLISH): readonly string[] {
  const faults: string[] = [];
  const text = module(new Map(Object.entries(english)), new Map(Object.entries(translations)), language, (key, problem) => faults.push(`${key}: ${problem}`));
  return faults.length > 0 ? faults : text.split("\n").filter((line) => line !== "" && !line.startsWith("import"));
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: programs in strings
test.each([
  ["Close", '"Close"'],
  ["", '""'],
  ["It''s ' not \"'{'", '"It\'s \' not \\"{"'],
  ["'{a}' is # no hole", '"{a} is # no hole"'],
  ["{title} – Tilewright", "(title: string) => `${title} – Tilewright`"],
  ["`${cost}", "(cost: string) => `\\`$${cost}`"],
  ["Seat {seat, number, plain}", "(seat: number) => `Seat ${seat}`"],
  ["{steps, number} steps", "(steps: number) => `${grouped(steps)} steps`"],
  ["the {name, text, lower}", "(name: string) => `the ${uncapitalized(name)}`"],
  ["{names, texts, comma} or {more, texts, and}", '(names: readonly string[], more: readonly string[]) => `${names.join(", ")} or ${listed(more)}`'],
  ["{n, plural, one {# day} other {# days}}", '(n: number) => plural(n, { one: "1 day", other: `${n} days` })'],
  ["{n, plural, =0 {none} other {# of {all}}}", '(n: number, all: string) => (n === 0 ? "none" : `${n} of ${all}`)'],
  ["{kind, select, empty {} 1 {one} other {, {kind}}}", '(kind: string) => (kind === "" ? "" : kind === "1" ? "one" : `, ${kind}`)'],
  ["{own, select, true {You win} other {{who} wins}}", '(own: boolean, who: string) => (own ? "You win" : `${who} wins`)'],
  ["from {low, part} to {high, part}", '(low: unknown, high: unknown): readonly unknown[] => ["from ", low, " to ", high]'],
])("%s", (pattern, expected) => {
  expect(made({ "the-key": pattern })).toEqual([`export const theKey = ${expected};`]);
});

test("keys with points are objects, and arrays where they are numbers", () => {
  expect(made({ "acts.undo": "Undo", "acts.okabe-ito": "Okabe", "sizes.0": "Whole", "sizes.1": "{n} parts" })).toEqual([
    'export const acts = { undo: "Undo", "okabe-ito": "Okabe" } as const;',
    'export const sizes = ["Whole", (n: string) => `${n} parts`] as const;',
  ]);
});

const DAYS = "{n, plural, one {# day} other {# days}}";

test.each([
  [FRENCH, "{a} of {b}", "{b}, {a}", "(a: string, b: string) => `${b}, ${a}`"],
  [FRENCH, DAYS, "{n, plural, one {# jour} other {# jours}}", "(n: number) => plural(n, { one: `${n} jour`, other: `${n} jours` })"],
  [JAPANESE, DAYS, "{n, plural, other {#日}}", "(n: number) => `${n}日`"],
  [JAPANESE, "{all, texts, comma}", "{all, texts, comma}", '(all: readonly string[]) => `${all.join("、")}`'],
])("a translation takes its values in the order of English: %o, %s", (language, english, translation, expected) => {
  expect(made({ key: english, other: "Other" }, { key: translation }, language)).toEqual([`export const key = ${expected};`, 'export const other = "Other";']);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: programs in strings

test.each([
  ["{a", "{a", "hole (a) is not closed"],
  ["a}", "a}", "a brace is closed at 2 that is not open"],
  ["{a, date}", "", "there is no type (date); the types are "],
  ["{a, number, short}", "", "type (number) has no style (short), but ,plain"],
  ["{a b}", "", "expected the name of a hole, got (a b)"],
  ["{a, plural, one {x}}", "", "the last form must be (other)"],
  ["{a, plural, other {x}", "", "a brace is not closed"],
  ["{a} {a, number}", "", "hole (a) has the types (string) and (number)"],
  ["{own, select, true {{a, part}} other {}}", "", "hole (a) stands within a form"],
  ["{a}", "b", "it has the holes (none), but in English they are (a: string)"],
  ["{a}", "{a} {b}", "it has the holes (a: string, b: string), but in English they are (a: string)"],
  [DAYS, "{n, plural, one {#} few {#} other {#}}", "a plural has the forms (one, few, other), but the language has (one, other)"],
])("%s, translated %s, is refused", (english, translation, problem) => {
  expect(made({ key: english }, translation === "" ? {} : { key: translation })[0]).toContain(`key: ${problem}`);
});

test("a catalog is a file of Java properties", () => {
  const text = "# comment\n! another\n\na=b = c\nb : two \\\n    lines\nc=\\u0020x\\n\\\\ {y}\nd\nwith\\=sign= z \\\\\ne=last";
  expect([...properties(text)]).toEqual([
    ["a", "b = c"],
    ["b", "two lines"],
    ["c", " x\n\\ {y}"],
    ["d", ""],
    ["with=sign", "z \\"],
    ["e", "last"],
  ]);
  expect(() => properties("a=1\na=2")).toThrow("message (a) stands there twice");
});
