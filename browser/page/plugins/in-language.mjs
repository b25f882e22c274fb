import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { languages } from "./languages.mjs";

/** What the engines' build writes: in English, and in a folder for each other language. */
const ENGINE = fileURLToPath(new URL("../../target/engine/", import.meta.url));
const OTHERS = env.TILEWRIGHT_WORDS ? join(env.TILEWRIGHT_WORDS, "../engine/") : ENGINE;

/** The list of all languages, and the addresses of the words that the engines of this language take, by their puzzles. */
const LIST = "virtual:languages";
const WORDS = "virtual:engine-words";

/** Has the page read what the build has written in its language. */
export function inLanguage({ tag }) {
  const folder = `${OTHERS}${tag}/`;
  return {
    name: "in-language",
    enforce: "pre",
    resolveId: (id) => (id === LIST || id === WORDS ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return `export const LANGUAGES = ${JSON.stringify(languages())};`;
      if (id === `\0${WORDS}`) return addresses(folder);
      if (!id.startsWith(ENGINE) || !id.endsWith(".json")) return undefined;
      const file = folder + id.slice(ENGINE.length);
      return existsSync(file) ? readFileSync(file, "utf8") : undefined;
    },
  };
}

function addresses(folder) {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".txt")) : [];
  const imports = files.map((file, i) => `import words${i} from ${JSON.stringify(`${folder}${file}?url`)};`);
  const entries = files.map((file, i) => `${JSON.stringify(file.replace(".txt", ""))}: words${i}`);
  return [...imports, `export const WORDS = { ${entries.join(", ")} };`].join("\n");
}
