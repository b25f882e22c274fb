import { defineConfig, type Plugin } from "vite";
import { bom } from "./plugins/bom.mjs";
import { inLanguage } from "./plugins/in-language.mjs";
import { language } from "./plugins/languages.mjs";
import { packaged } from "./plugins/package.ts";
import { shadow } from "./plugins/shadow.ts";
import { words } from "./plugins/words.mjs";

const NODE = "-node";

/** The engines are there already, and the same for browsers and for Node. */
const programAlone: Plugin = {
  name: "program-alone",
  generateBundle(_, bundle) {
    for (const [name, { type }] of Object.entries(bundle)) if (type === "asset") delete bundle[name];
  },
};

/**
 * Builds a package, `board` or `engine`, to a folder of that name: a module, and beside it the engines that it loads; `engine-node` is
 * the module for programs in Node, which comes into the folder of `engine`.
 */
export default defineConfig(({ mode }) => ({
  base: "./",
  publicDir: false,
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "engine/worker.js" } } },
  build: {
    target: "es2023",
    // They know light-dark(), so that a board is light or dark as the page around it is.
    cssTarget: ["chrome123", "firefox120", "safari18"],
    modulePreload: false,
    outDir: `../target/packages/${mode.replace(NODE, "")}`,
    emptyOutDir: !mode.endsWith(NODE),
    assetsInlineLimit: 0,
    rolldownOptions: {
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      input: `src/element/tilewright-${mode.replace(NODE, "")}.ts`,
      external: /^node:/,
      preserveEntrySignatures: "strict",
      output: { entryFileNames: `tilewright-${mode}.js`, codeSplitting: false, assetFileNames: "engine/[name][extname]" },
    },
  },
  plugins: [
    words(),
    inLanguage(language("en")),
    ...(mode.endsWith(NODE) ? [shadow(true), packaged(mode), programAlone] : [shadow(), packaged(mode), bom(mode, "sbom.cdx.json")]),
  ],
}));
