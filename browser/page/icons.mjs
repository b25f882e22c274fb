/*
 * Draws the icons of the installed page from its favicon, with the Chromium on PATH:
 *
 *   node icons.mjs
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const executablePath = execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome"], { encoding: "utf8" });
const browser = await chromium.launch({ executablePath: executablePath.trim(), args: ["--no-sandbox"] });
const page = await browser.newPage();
const drawing = readFileSync("public/favicon.svg", "utf8");

/** A maskable icon may be cut to a circle: its drawing is smaller, on a ground of its own. */
async function draw(file, size, part, ground) {
  await page.setViewportSize({ width: size, height: size });
  const svg = drawing.replace("<svg", `<svg width="${size * part}" height="${size * part}"`);
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${svg}`);
  await page.screenshot({ path: `public/${file}`, omitBackground: ground === "transparent" });
}

await draw("icon-192.png", 192, 1, "transparent");
await draw("icon-512.png", 512, 1, "transparent");
await draw("icon-512-maskable.png", 512, 0.6, "#eef1ee");
await browser.close();
