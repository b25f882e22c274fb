import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { bom } from "./plugins/bom.mjs";
import { choose } from "./plugins/choose.mjs";
import { inLanguage } from "./plugins/in-language.mjs";
import { language, PAGE, TAG } from "./plugins/languages.mjs";
import { offline } from "./plugins/offline.mjs";
import { palettes } from "./plugins/palettes.ts";
import { themes } from "./plugins/themes.mjs";
import { said } from "./plugins/said.mjs";
import { schema } from "./plugins/schema.mjs";
import { constants, words } from "./plugins/words.mjs";

/** English is the page itself; other languages are scripts beside it, see build.mjs. */
const ENGLISH = TAG === "en";
const LANGUAGE = language(TAG);

/** The development server puts styles into the page, which the page's own policy forbids. */
const withoutPolicy: Plugin = {
  name: "without-policy",
  apply: "serve",
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
};

export default defineConfig({
  // Every address is relative: the site works in any folder of any file host.
  base: "./",
  worker: { format: "es" },
  build: {
    target: "es2023",
    // Every browser that runs the engine knows nested styles.
    cssTarget: ["chrome120", "firefox120", "safari18"],
    // Every browser that runs the engine knows it.
    modulePreload: { polyfill: false },
    outDir: PAGE,
    emptyOutDir: false,
    copyPublicDir: ENGLISH,
    // The engine stays a file of its own, which the browser compiles while it arrives.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The catalog is read where it is written: what is not used in a file is not in it.
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      input: { index: "index.html", ...(ENGLISH && { sw: "src/offline/service-worker.ts" }) },
      output: {
        // Browsers ask for the service worker by one name for all versions.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // Modules that load together are one file, even if others need a part of it too: a group takes the imports of its modules.
        codeSplitting: {
          groups: [
            {
              name: "index",
              test: /src\/(main|app\/preload|engine\/(preloaded-engine|files|worker-engine|thread|module|engine)|base\/trusted)\.|rolldown.runtime|preload-helper/,
              priority: 1,
            },
            { name: "studio", test: /src\/(app\/app|game\/progress)\./ },
            { name: "game", test: /src\/game-page\/game-page\./ },
            { name: "beside", test: /src\/panels\/(about|live-studies|rating|aside)\./ },
            // A word at the foot of any page does not bring the first page, which says one, too.
            { name: "toast", test: /src\/base\/toast\./ },
            { name: "home", test: /src\/home\/home\.ts|engine\/home\.json/ },
          ],
        },
      },
    },
  },
  plugins: [
    words(),
    withoutPolicy,
    palettes(),
    themes(),
    inLanguage(LANGUAGE),
    choose(LANGUAGE, "studio"),
    said(constants("site"), LANGUAGE),
    ENGLISH && [schema(), offline(), bom(undefined, "../../page.cdx.json")],
  ],
  server: { fs: { allow: [".", "../target"] } },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["after-each-file.ts"],
    // One thread for all files, which leave nothing behind: a module that several import is read once.
    pool: "threads",
    isolate: false,
    fileParallelism: false,
    // A busy machine may take long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Style sheets are read by a test as they are.
    css: true,
    reporters: ["default", "junit"],
    // Beside the reports of the Java tests, so that the build counts these too.
    outputFile: "../target/surefire-reports/TEST-page.xml",
  },
});
