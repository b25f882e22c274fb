/*
 * Makes the modules of the words of the page from the catalogs of each language, words/LANGUAGE/page: target/page-words/LANGUAGE. As a
 * program, `node plugins/words.mjs`, before the compiler checks the types; the build itself makes them too.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { argv, env } from "node:process";
import { fileURLToPath } from "node:url";
import { camel, module, parsed, properties } from "./catalog.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
/** Tests build a page of other languages: TILEWRIGHT_WORDS is the folder of their words. */
const WORDS = env.TILEWRIGHT_WORDS || join(HERE, "../../../words");
const MODULES = env.TILEWRIGHT_WORDS ? join(WORDS, "../page-words") : join(HERE, "../../target/page-words");
const FUNCTIONS = join(HERE, "../src/words");
const ENGLISH = "en";
const ENDING = ".properties";

/** The tag of the language that the page is built in. */
export const LANGUAGE = env.TILEWRIGHT_LANGUAGE || ENGLISH;

/** The folder of the words of the page in a language. */
function folder(language) {
  return join(WORDS, language, "page");
}

/** The tags of all languages: English, and those that have a file about them. */
export function languages() {
  const others = readdirSync(WORDS).filter((name) => name !== ENGLISH && existsSync(join(WORDS, name, `language${ENDING}`)));
  return [ENGLISH, ...others.sort()];
}

/** A catalog of a language; empty if there is none. */
function catalog(language, name) {
  const file = join(folder(language), name + ENDING);
  if (!existsSync(file)) return new Map();
  try {
    return properties(readFileSync(file, "utf8"));
  } catch (problem) {
    throw new Error(`${relative(WORDS, file)}: ${problem.message}`);
  }
}

/** The English that sentences were translated from: its digest by name, and behind it the languages that had an earlier one. */
function sources() {
  const file = join(WORDS, `translated-from${ENDING}`);
  return existsSync(file) ? properties(readFileSync(file, "utf8")) : new Map();
}

/** The first 8 digits of the SHA-256 of an English sentence. */
function digest(english) {
  return createHash("sha256").update(english).digest("hex").slice(0, 8);
}

/** The translations of a catalog, without those that English does not have, or whose English has changed since. */
function translations(language, name, translatedFrom = sources()) {
  if (language === ENGLISH) return new Map();
  const english = catalog(ENGLISH, name);
  const fresh = ([key]) => {
    const [source, ...behind] = translatedFrom.get(`page/${name}/${key}`)?.split(" ") ?? [];
    return english.has(key) && !behind.includes(language) && (source === undefined || source === digest(english.get(key)));
  };
  return new Map([...catalog(language, name)].filter(fresh));
}

/** The names of the catalogs of a language. */
function names(language) {
  return existsSync(folder(language)) ? readdirSync(folder(language)).flatMap((file) => (file.endsWith(ENDING) ? [basename(file, ENDING)] : [])) : [];
}

/** What the words of a language need to know of it. */
function about(language) {
  const told = join(WORDS, language, `language${ENDING}`);
  const rules = existsSync(told) ? properties(readFileSync(told, "utf8")).get("plurals") : undefined;
  const plural = new Intl.PluralRules(language);
  const first = Array.from({ length: 200 }, (_, i) => i).filter((number) => plural.select(number) === "one");
  return {
    forms: rules === undefined ? plural.resolvedOptions().pluralCategories : ["other", ...rules.split(";").flatMap((rule) => rule.split(":")[0].trim() || [])],
    oneIsOne: first.join() === "1",
    comma: constants("writing", language).comma,
    functions: relative(join(MODULES, language), FUNCTIONS).replaceAll("\\", "/"),
  };
}

/** The words of a catalog that have no holes, by their names in programs. */
export function constants(name, language = LANGUAGE) {
  const parts = [...catalog(ENGLISH, name), ...translations(language, name)].map(([key, pattern]) => [camel(key), parsed(pattern)]);
  return Object.fromEntries(parts.filter(([, said]) => said.every((part) => typeof part === "string")).map(([key, said]) => [key, said.join("")]));
}

/** Writes the modules of all languages; those that are the same already stay. Ends with all faults of the catalogs. */
export function writeWords() {
  const faults = [];
  const translatedFrom = sources();
  for (const language of languages()) {
    const target = join(MODULES, language);
    const known = about(language);
    mkdirSync(target, { recursive: true });
    const made = new Map([["tag.ts", `export const LANGUAGE = ${JSON.stringify(language)};\n`]]);
    for (const name of names(ENGLISH)) {
      const fault = (key, problem) => faults.push(`words/${language}/page/${name}${ENDING}: message (${key}): ${problem}`);
      made.set(`${name}.ts`, module(catalog(ENGLISH, name), translations(language, name, translatedFrom), known, fault));
    }
    for (const [file, text] of made) {
      const path = join(target, file);
      if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
    }
    for (const file of readdirSync(target)) if (!made.has(file)) rmSync(join(target, file));
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** Makes the modules, again when a catalog changes, and imports #words from those of the language of the build. */
export function words() {
  return {
    name: "words",
    config() {
      if (!languages().includes(LANGUAGE)) throw new Error(`unknown language ${LANGUAGE}; expected ${languages().join(", ")}`);
      writeWords();
      return { resolve: { alias: { "#words": join(MODULES, LANGUAGE) } } };
    },
    configureServer({ watcher, config }) {
      watcher.add(WORDS);
      watcher.on("all", (_, file) => {
        if (!file.startsWith(WORDS) || !file.endsWith(ENDING)) return;
        try {
          writeWords();
        } catch (problem) {
          config.logger.error(problem.message);
        }
      });
    },
  };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  try {
    writeWords();
  } catch (problem) {
    console.error(problem.message);
    process.exitCode = 1;
  }
}
