import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { styles } from "./shadow-styles.ts";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));

/** Modules of the page, and what stands in their place: nothing is kept, there is no server, and no game is sent. */
const OTHERS: Readonly<Record<string, string>> = {
  "base/settings": "element/settings.ts",
  "engine/server-engine": "element/server-engine.ts",
  "panels/letter": "",
};

/** What stands in the place of what only browsers have, besides. */
const IN_NODE: Readonly<Record<string, string>> = {
  "engine/thread": "element/node-thread.mjs",
  "engine/module": "element/node-module.mjs",
};

const STYLES = "\0virtual:element.css";
const EMPTY = "\0empty";

/**
 * Makes a board at home in a shadow root: its styles are one text, whose root is an element there.
 *
 * @param node whether it is for programs in Node, without a board
 */
export function shadow(node = false): Plugin {
  const others = node ? { ...OTHERS, ...IN_NODE } : OTHERS;
  return {
    name: "shadow",
    enforce: "pre",
    resolveId(id, importer) {
      if (id.startsWith("virtual:element.css")) return `${STYLES}?inline`;
      if (!importer?.startsWith(SOURCES)) return undefined;
      if (id.endsWith(".css")) return EMPTY;
      const other = others[relative(SOURCES, resolve(dirname(importer), id))];
      return other === undefined ? undefined : other === "" ? EMPTY : resolve(SOURCES, other);
    },
    load(id) {
      if (id === EMPTY) return "";
      return id === `${STYLES}?inline` ? styles((name) => readFileSync(resolve(SOURCES, name), "utf8")) : undefined;
    },
  };
}
