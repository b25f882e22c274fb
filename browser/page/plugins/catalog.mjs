/*
 * Catalogs of words, files of Java properties, as modules of TypeScript: a pattern without holes becomes a constant, one with holes a
 * function that takes their values in the order in which English first uses them. docs/reference/texts.md describes them.
 */

/** The functions that the generated modules call, and their modules. */
const FUNCTIONS = { grouped: "language", listed: "list-format", plural: "language", uncapitalized: "uncapitalize" };

/** The type of the value of each type of hole. */
const VALUES = { "": "string", text: "string", select: "string", number: "number", plural: "number", texts: "readonly string[]", part: "unknown" };

const STYLES = { text: ["lower"], number: ["", "plain"], texts: ["and", "comma"] };

/** The patterns of a file of Java properties by their keys, in their order. */
export function properties(text) {
  const found = new Map();
  // A line goes on in the next one behind an odd number of backslashes.
  for (const line of text.replace(/(?<!\\)((?:\\\\)*)\\\r?\n[ \t\f]*/g, "$1").split(/\r?\n/)) {
    const [, key = "", value = ""] = /^\s*((?:\\.|[^\s\\:=])+)\s*[:=]?\s*(.*)$/.exec(/^\s*[#!]/.test(line) ? "" : line) ?? [];
    if (key === "") continue;
    if (found.has(plain(key))) throw new Error(`message (${plain(key)}) stands there twice`);
    found.set(plain(key), plain(value));
  }
  return found;
}

function plain(text) {
  const signs = { n: "\n", t: "\t", r: "\r", f: "\f" };
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code, sign) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : (signs[sign] ?? sign)));
}

/** A pattern as a list of texts and holes; `number` is a hole for the amount of the plural around it. */
export function parsed(pattern) {
  let at = 0;
  const word = () => {
    const [found] = /^[^,{}]*/.exec(pattern.slice(at));
    at += found.length;
    return found.trim();
  };
  const comma = () => pattern[at] === "," && ++at > 0;

  const list = (amount, inside) => {
    const parts = [""];
    while (at < pattern.length) {
      const sign = pattern[at++];
      const next = pattern[at];
      if (sign === "{") parts.push(hole(), "");
      else if (sign === "#" && amount) parts.push({ ...amount }, "");
      else if (sign === "}" && inside) return parts.filter((part) => part !== "");
      else if (sign === "}") throw new Error(`a brace is closed at ${at} that is not open`);
      else if (sign === "'" && next === "'") parts.push(`${parts.pop()}${pattern[at++]}`);
      else if (sign === "'" && next !== undefined && "{}#".includes(next)) {
        const end = pattern.indexOf("'", at) < 0 ? pattern.length : pattern.indexOf("'", at);
        parts.push(parts.pop() + pattern.slice(at, end));
        at = end + 1;
      } else parts.push(parts.pop() + sign);
    }
    if (inside) throw new Error("a brace is not closed");
    return parts.filter((part) => part !== "");
  };

  const hole = () => {
    const name = word();
    if (!/^[a-z]\w*$/i.test(name)) throw new Error(`expected the name of a hole, got (${name})`);
    const type = comma() ? word() : "";
    if (!(type in VALUES)) throw new Error(`there is no type (${type}); the types are ${Object.keys(VALUES).join(", ")}`);
    if (type === "plural" || type === "select") {
      if (!comma()) throw new Error(`hole (${name}) has no forms`);
      const forms = formsOf(type === "plural" ? { name, type: "number", style: "plain" } : undefined);
      return { name, type, forms };
    }
    const style = comma() ? word() : "";
    if (pattern[at++] !== "}") throw new Error(`hole (${name}) is not closed`);
    if (!(STYLES[type] ?? [""]).includes(style)) throw new Error(`type (${type}) has no style (${style}), but ${STYLES[type] ?? "none"}`);
    return { name, type, style };
  };

  const formsOf = (amount) => {
    const forms = new Map();
    for (let form = word(); pattern[at] === "{"; form = word()) {
      if (forms.has(form)) throw new Error(`form (${form}) stands there twice`);
      at++;
      forms.set(form, list(amount, true));
    }
    if ([...forms.keys()].at(-1) !== "other") throw new Error("the last form must be (other)");
    if (pattern[at++] !== "}") throw new Error("a brace is not closed");
    return forms;
  };

  return list(undefined, false);
}

/** The type of the value of each hole of a pattern, in the order of their first use. */
function values(parts, found = new Map()) {
  for (const part of parts) {
    if (typeof part === "string") continue;
    const { name, type, forms } = part;
    const value = type === "select" && [...forms.keys()].join() === "true,other" ? "boolean" : VALUES[type];
    const before = found.get(name) ?? value;
    if (before !== value) throw new Error(`hole (${name}) has the types (${before}) and (${value})`);
    found.set(name, value);
    for (const form of forms?.values() ?? []) values(form, found);
  }
  return found;
}

/** Refuses a translation with other holes than in English, or with plural forms that its language does not have. */
function check(english, translation, forms) {
  const wanted = values(english);
  const has = values(translation);
  const said = (holes) =>
    [...holes]
      .map(([name, type]) => `${name}: ${type}`)
      .sort()
      .join(", ") || "none";
  if (said(wanted) !== said(has)) throw new Error(`it has the holes (${said(has)}), but in English they are (${said(wanted)})`);
  plurals(translation, forms);
}

/** Refuses plurals with other forms than a language has. */
function plurals(parts, forms) {
  for (const { type, forms: own } of parts.filter((part) => part.forms)) {
    const named = [...own.keys()].filter((form) => !form.startsWith("="));
    if (type === "plural" && named.length > 1 && named.toSorted().join() !== forms.toSorted().join()) {
      throw new Error(`a plural has the forms (${named.join(", ")}), but the language has (${forms.join(", ")})`);
    }
    for (const form of own.values()) plurals(form, forms);
  }
}

/**
 * The module of a catalog.
 *
 * @param english the patterns in English
 * @param translations of them; one that is missing is said in English
 * @param language its plural forms, the comma of its lists, whether only 1 has the form `one`, and the folder of {@link FUNCTIONS}
 * @param fault gets the key of a pattern and what is wrong with it
 */
export function module(english, translations, language, fault) {
  const used = new Set();
  const tree = new Map();
  for (const [key, pattern] of english) {
    try {
      const original = parsed(pattern);
      const said = translations.has(key) ? parsed(translations.get(key)) : original;
      if (translations.has(key)) check(original, said, language.forms);
      const [name = "", ...path] = key.split(".");
      place(tree, [camel(name), ...path], member(values(original), said, language, used));
    } catch (problem) {
      fault(key, problem.message);
    }
  }
  const exports = [...tree].map(([name, value]) => `export const ${name} = ${literal(value)}${value instanceof Map ? " as const" : ""};\n`);
  const imports = [...used].sort().map((name) => `import { ${name} } from "${language.functions}/${FUNCTIONS[name]}";\n`);
  return [...imports, ...exports].join("");
}

/** The name of a key in programs. */
export function camel(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

function place(tree, [name, ...path], value) {
  const inner = tree.get(name);
  if (path.length > 0 && (inner === undefined || inner instanceof Map)) place(tree.set(name, inner ?? new Map()).get(name), path, value);
  else if (inner !== undefined) throw new Error("it has the name of another one");
  else tree.set(name, value);
}

/** Names 0, 1, and so on make an array, others an object. */
function literal(value) {
  if (!(value instanceof Map)) return value;
  const names = [...value.keys()];
  if (names.every((name, i) => name === String(i))) return `[${[...value.values()].map(literal).join(", ")}]`;
  return `{ ${names.map((name) => `${/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name)}: ${literal(value.get(name))}`).join(", ")} }`;
}

/** The value of an export. */
function member(holes, parts, language, used) {
  if (holes.size === 0) return JSON.stringify(parts.join(""));
  const parameters = [...holes].map(([name, type]) => `${name}: ${type}`).join(", ");
  if (![...holes.values()].includes("unknown")) return `(${parameters}) => ${written(parts, language, used)}`;
  const items = parts.map((part) => (part.type === "part" ? part.name : written([part], language, used)));
  return `(${parameters}): readonly unknown[] => [${items.join(", ")}]`;
}

/** The expression of a text. */
function written(parts, language, used) {
  if (parts.length === 1 && parts[0].forms) return expression(parts[0], language, used);
  if (parts.every((part) => typeof part === "string")) return JSON.stringify(parts.join(""));
  const texts = parts.map((part) => (typeof part === "string" ? part.replace(/[\\`]|\$(?=\{)/g, "\\$&") : `\${${expression(part, language, used)}}`));
  return `\`${texts.join("")}\``;
}

function expression({ name, type, style, forms }, language, used) {
  const call = (called, given) => `${used.add(called) && called}(${given})`;
  switch (type) {
    case "part":
      throw new Error(`hole (${name}) stands within a form`);
    case "texts":
      return style === "and" ? call("listed", name) : `${name}.join(${JSON.stringify(language.comma)})`;
    case "text":
      return call("uncapitalized", name);
    case "number":
      return style === "plain" ? name : call("grouped", name);
    case "select":
    case "plural":
      return choice(name, type, forms, language, used);
    default:
      return name;
  }
}

function choice(name, type, forms, language, used) {
  const said = [...forms].map(([form, parts]) => {
    const only = type === "plural" && form === "one" && language.oneIsOne;
    return [form, written(only ? parts.map((part) => (part.style === "plain" && part.name === name ? "1" : part)) : parts, language, used)];
  });
  const cases = said.filter(([form]) => form !== "other" && (type === "select" || form.startsWith("=")));
  const rest = said.filter((one) => !cases.includes(one));
  const last = rest.length === 1 ? rest[0][1] : `${used.add("plural") && "plural"}(${name}, { ${rest.map(([form, text]) => `${form}: ${text}`).join(", ")} })`;
  const boolean = said.map(([form]) => form).join() === "true,other";
  const is = (form) => (type === "plural" ? ` === ${Number(form.slice(1))}` : boolean ? "" : ` === ${JSON.stringify(form === "empty" ? "" : form)}`);
  return type === "select" || cases.length > 0 ? `(${cases.map(([form, text]) => `${name}${is(form)} ? ${text} : `).join("")}${last})` : last;
}
