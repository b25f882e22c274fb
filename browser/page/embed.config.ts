import { defineConfig } from "vite";
import { oembed } from "./plugins/oembed.ts";
import { inLanguage } from "./plugins/in-language.mjs";
import { language } from "./plugins/languages.mjs";
import { compressed } from "./plugins/offline.mjs";
import { themes } from "./plugins/themes.mjs";
import { said } from "./plugins/said.mjs";
import { shadow } from "./plugins/shadow.ts";
import { constants, words } from "./plugins/words.mjs";

/**
 * Builds the page for frames of other sites, beside the studio, which comes first: nothing of it is loaded there or kept for when there is no
 * network. The engines are the studio's own files, which have the same names.
 */
export default defineConfig({
  base: "./",
  publicDir: false,
  worker: { format: "es" },
  build: {
    target: "es2023",
    cssTarget: ["chrome123", "firefox120", "safari18"],
    modulePreload: false,
    outDir: "../target/classes/public",
    emptyOutDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      input: "embed.html",
      output: { codeSplitting: false },
    },
  },
  plugins: [words(), inLanguage(language("en")), shadow(), themes(), said(constants("site", "en"), language("en")), oembed(), compressed()],
});
