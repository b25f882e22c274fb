import { defineConfig } from "vitest/config";

export default defineConfig({
  // Every address is relative: the site works in any folder of any file host.
  base: "./",
  worker: {
    format: "es",
    // The engine's loader asks for it outside of browsers only.
    rolldownOptions: { external: ["node:fs/promises"] },
  },
  build: {
    target: "es2023",
    outDir: "../target/classes/public",
    emptyOutDir: true,
    // The engine stays a file of its own, which the browser compiles while it arrives.
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: [".", "../target"] } },
  test: {
    include: ["src/**/*.test.ts"],
    passWithNoTests: true,
    reporters: ["default", "junit"],
    // Beside the reports of the Java tests, so that the build counts these too.
    outputFile: "../target/surefire-reports/TEST-page.xml",
  },
});
