import { defineConfig } from "vite";
import { bom } from "./plugins/bom.mjs";
import { packaged } from "./plugins/package.ts";
import { shadow } from "./plugins/shadow.ts";

/** Builds a package, `board` or `engine`, to a folder of that name: a module, and beside it the engines that it loads. */
export default defineConfig(({ mode }) => ({
  base: "./",
  publicDir: false,
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "engine/worker.js" } } },
  build: {
    target: "es2023",
    // They know light-dark(), so that a board is light or dark as the page around it is.
    cssTarget: ["chrome123", "firefox120", "safari18"],
    modulePreload: false,
    outDir: `../target/packages/${mode}`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      input: `src/element/tilewright-${mode}.ts`,
      preserveEntrySignatures: "strict",
      output: { entryFileNames: `tilewright-${mode}.js`, codeSplitting: false, assetFileNames: "engine/[name][extname]" },
    },
  },
  plugins: [shadow(), packaged(mode), bom(mode, "sbom.cdx.json")],
}));
