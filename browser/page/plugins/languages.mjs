import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { env } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { LANGUAGE, languages as tags } from "./words.mjs";

/** The words of all languages. */
const WORDS = env.TILEWRIGHT_WORDS ? pathToFileURL(`${env.TILEWRIGHT_WORDS}/`) : new URL("../../../words/", import.meta.url);

/** What the builds of languages tell the last one: not for anybody else. */
export const BUILDS = env.TILEWRIGHT_WORDS ? new URL("../builds/", WORDS) : new URL("../../target/languages/", import.meta.url);

/** The folder of the built page. */
export const PAGE = fileURLToPath(env.TILEWRIGHT_WORDS ? new URL("../public/", WORDS) : new URL("../../target/classes/public/", import.meta.url));

const ENGLISH = { tag: "en", name: "English", english: "English", direction: "ltr", reader: "" };

/** The language of this build. */
export const TAG = LANGUAGE;

/** All languages: English, then those with a file that says what they are, by their names. */
export function languages() {
  const others = tags()
    .filter((tag) => tag !== ENGLISH.tag)
    .map(described)
    .sort((one, other) => one.english.localeCompare(other.english, "en"));
  return [ENGLISH, ...others];
}

/** The language of a tag. */
export function language(tag) {
  const found = languages().find((language) => language.tag === tag);
  if (!found) throw new Error(`TILEWRIGHT_LANGUAGE: there is no language ${tag}`);
  return found;
}

function described(tag) {
  const lines = readFileSync(new URL(`${tag}/language.properties`, WORDS), "utf8").split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).map((part) => part.trim())));
  const { name, english = tag, direction = "ltr", reader = "" } = fields;
  if (!name) throw new Error(`words/${tag}/language.properties: expected name=, the name of the language in itself`);
  return { tag, name, english, direction, reader };
}

/** Notes a fact about the build of this language. */
export function note(kind, fact) {
  mkdirSync(BUILDS, { recursive: true });
  writeFileSync(new URL(`${kind}-${TAG}.json`, BUILDS), JSON.stringify(fact));
}

/** A fact about the builds of all languages so far, in the order of {@link languages}. */
export function noted(kind) {
  return languages().flatMap(({ tag }) => {
    const file = new URL(`${kind}-${tag}.json`, BUILDS);
    return existsSync(file) ? [JSON.parse(readFileSync(file, "utf8"))] : [];
  });
}
