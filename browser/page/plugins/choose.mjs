import { createHash } from "node:crypto";
import { build } from "vite";
import { note, noted } from "./languages.mjs";

const FIRST = /\n\s*<script async type="module" crossorigin src="([^"]+)"><\/script>/;
const AHEAD = /\n\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const STYLES = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;

/** The hash at the end of a name. */
const HASH = /-([\w-]{8})\.js$/;

/**
 * Puts the script that chooses a language into the page, where the first script of English would be. It has the browser load a chunk of the
 * language, and what that imports, as soon as it reads the page: the first script imports it only when it has begun to load what the address
 * asks for.
 *
 * @param language of this build: the page itself is that of English, which is built last
 * @param name of the chunk
 */
export function choose({ tag }, name) {
  return {
    name: "choose",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const [script, first] = FIRST.exec(html) ?? [];
        const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.name === name);
        if (!first || !chunk) throw new Error(`there is no first script, or no chunk ${name}`);
        const found = [...html.matchAll(AHEAD)].map(([, file]) => file);
        const ahead = new Set([...found, ...[chunk.fileName, ...chunk.imports].map((file) => `./${file}`)]);
        ahead.delete(first);
        note("start", [tag, first, ...ahead]);
        note(
          "styles",
          [...html.matchAll(STYLES)].map(([, file]) => file),
        );
        if (tag !== "en") return html;
        if (new Set(noted("styles").map(String)).size > 1) throw new Error("the first styles are not the same in all languages");
        const program = await chooser();
        return html
          .replaceAll(AHEAD, "")
          .replace(script, () => `\n    <script ${attributes(noted("start"))}>${program}</script>`)
          .replace("script-src 'self'", `script-src 'self' 'sha256-${createHash("sha256").update(program).digest("base64")}'`);
      },
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        note("files", Object.keys(bundle));
        if (tag !== "en") delete bundle["index.html"];
      },
    },
  };
}

/** The form of the starts that src/base/languages.ts reads: the end of a name, its hash, is a star where it differs from language to language. */
function attributes(starts) {
  const [, ...english] = starts[0];
  const same = english.map((file, i) => starts.every((start) => start[i + 1] === file));
  const files = english.map((file, i) => (same[i] ? file : file.replace(HASH, "-*.js")));
  const languages = starts.map(([tag, ...paths]) => {
    const parts = paths.filter((_, i) => !same[i]).map((path) => HASH.exec(path)[1]);
    if (paths.some((path, i) => !same[i] && path.replace(HASH, "-*.js") !== files[i])) throw new Error(`${tag} does not start as English does`);
    return [tag, ...parts].join(" ");
  });
  return `data-files="${files.join(" ")}" data-languages="${languages.join(",")}"`;
}

/** The script that chooses, by itself. */
async function chooser() {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: "src/choose.ts", output: { format: "iife", codeSplitting: false } },
    },
  });
  return made.output[0].code.trim();
}
