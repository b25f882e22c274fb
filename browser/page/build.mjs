/* Builds the page: once for each language, into the same folder, where what is the same is one file. English comes last and brings all together. */
import { rmSync } from "node:fs";
import { build } from "vite";
import { BUILDS, languages, PAGE } from "./plugins/languages.mjs";

for (const folder of [PAGE, BUILDS]) rmSync(folder, { recursive: true, force: true });
for (const { tag } of languages().toReversed()) {
  process.env.TILEWRIGHT_LANGUAGE = tag;
  await build({ logLevel: tag === "en" ? "info" : "warn" });
}
