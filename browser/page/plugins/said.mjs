import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes words into what is no program, the page itself and its manifest: {{name}} is the word of that key. */
export function said(words) {
  const filled = (text) => text.replace(/\{\{(\w+)\}\}/g, (_, key) => words[key]);
  return {
    name: "said",
    transformIndexHtml: filled,
    writeBundle({ dir }) {
      const manifest = join(dir, "manifest.webmanifest");
      writeFileSync(manifest, filled(readFileSync(manifest, "utf8")));
    },
  };
}
