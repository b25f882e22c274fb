/*
 * Draws the picture of link previews, public/preview.png, from the posters of the built page, with the Chromium on PATH:
 *
 *   node preview.mjs http://localhost:8080/
 */
import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";

const executablePath = execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome || command -v chromium-headless-shell"], {
  encoding: "utf8",
});
const browser = await chromium.launch({ executablePath: executablePath.trim(), args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: 1200, height: 630 }, colorScheme: "light", reducedMotion: "reduce", bypassCSP: true });
const page = await context.newPage();
await page.goto(process.argv[2]);
await page.locator(".puzzle-card .poster g").nth(40).waitFor({ state: "attached" });
await page.evaluate(() => {
  const main = document.createElement("main");
  main.className = "preview home";
  for (const card of document.querySelectorAll(".puzzle-card")) {
    const figure = document.createElement("figure");
    figure.dataset.room = card.dataset.room;
    figure.append(card.querySelector("tw-poster").cloneNode(true), card.querySelector("h2").cloneNode(true));
    main.append(figure);
  }
  const title = document.createElement("h1");
  title.textContent = document.title;
  document.querySelector("tw-app").replaceWith(title, main);
});
await page.addStyleTag({
  content: `
    body { margin: 0; padding: 56px 60px; width: 1200px; height: 630px; box-sizing: border-box; overflow: hidden; background: var(--page); }
    h1 { margin: 0 0 36px; font: 500 76px/84px Tw, serif; letter-spacing: -0.02em; }
    main.preview { display: grid; grid-template-columns: repeat(4, 1fr); gap: 24px; padding: 0; margin: 0; max-width: none; }
    figure { margin: 0; } figure tw-poster { display: block; height: 330px; border-radius: 22px; overflow: hidden; }
    figure tw-poster svg { width: 100%; height: 100%; } h2 { margin: 12px 4px 0; font: 500 30px/36px Tw, serif; }`,
});
await page.evaluate(() => document.fonts.ready);
await page.waitForTimeout(500);
await page.screenshot({ path: "public/preview.png" });
await browser.close();
