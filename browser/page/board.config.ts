import { defineConfig } from "vite";
import { packaged } from "./plugins/package.ts";
import { shadow } from "./plugins/shadow.ts";

/** Builds the board for any page, to browser/target/board: a module, and beside it the engines that it loads. */
export default defineConfig({
  base: "./",
  publicDir: false,
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "engine/worker.js" } } },
  build: {
    target: "es2023",
    // They know light-dark(), so that a board is light or dark as the page around it is.
    cssTarget: ["chrome123", "firefox120", "safari18"],
    modulePreload: false,
    outDir: "../target/board",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      input: "src/element/tilewright-board.ts",
      preserveEntrySignatures: "strict",
      output: { entryFileNames: "tilewright-board.js", codeSplitting: false, assetFileNames: "engine/[name][extname]" },
    },
  },
  plugins: [shadow(), packaged("board", ["src/element/declared.d.ts", "tilewright-board.d.ts"])],
});
