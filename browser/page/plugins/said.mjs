import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Where the site will be, with a slash at the end: many services want the whole address of the picture in a link's preview. Without
 * it that address is relative like every other one, which works on any host for the services that resolve it.
 */
const SITE = process.env.TILEWRIGHT_SITE ?? "./";

/** Writes words into what is no program, the page itself and its manifest: {{name}} is the word of that key, {{site}} where the site will be. */
export function said(words, { tag, direction }) {
  const known = { ...words, site: SITE, language: tag };
  const filled = (text) => text.replace(/\{\{(\w+)\}\}/g, (_, key) => known[key]);
  return {
    name: "said",
    transformIndexHtml: filled,
    writeBundle({ dir }) {
      const manifest = filled(readFileSync("public/manifest.webmanifest", "utf8"));
      if (tag === "en") writeFileSync(join(dir, "manifest.webmanifest"), manifest);
      else writeFileSync(join(dir, `manifest-${tag}.webmanifest`), manifest.replace("{", `{\n  "lang": "${tag}",\n  "dir": "${direction}",`));
    },
  };
}
