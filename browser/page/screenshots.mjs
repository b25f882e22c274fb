/*
 * Takes pictures of the page with the Chromium on PATH:
 *
 *   node screenshots.mjs http://localhost:8080/ FOLDER          the pictures of the README
 *   node screenshots.mjs http://localhost:8080/ FOLDER all      every view, in three widths, light and dark
 *
 * The studio must be running at that address (tilewright serve).
 */
import { execFileSync } from "node:child_process";
import { chromium } from "package";

const [address, folder, all] = process.argv.slice(2);
const executablePath = execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome"], { encoding: "utf8" });
const browser = await chromium.launch({ executablePath: executablePath.trim(), args: ["--no-sandbox"] });

/** Answers a request of the protocol. */
async function ask(request) {
  const response = await fetch(new URL("api", address), { method: "POST", body: JSON.stringify(request) });
  return response.json();
}

/** A game with something to see: a new one of its standard setup, with some moves of the solution or of players. */
async function started(puzzle, setup, moves) {
  let view = await ask({ do: "new", puzzle: puzzle.id, setup, seed: 7 });
  for (let i = 0; i < moves && !view.status.over; i++) {
    const agent = puzzle.agents.at(-1)?.id;
    const next = agent
      ? await ask({ do: "agent", play: view.play, agent, seed: i })
      : await followed(view, await ask({ do: "hint", play: view.play }));
    if (!next) break;
    view = next;
  }
  return view;
}

async function followed(view, { gestures = [] }) {
  for (const gesture of gestures) view = await ask({ do: "act", play: view.play, gesture });
  return gestures.length > 0 ? view : undefined;
}

/** A page that has settled. */
async function open(width, height, scheme, hash) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme, reducedMotion: "reduce" });
  await page.goto(new URL(hash, address).href);
  await page.waitForSelector(".scene .spot, .card .scene .line, .trouble", { state: "attached" });
  await page.waitForFunction(() => [...document.querySelectorAll("tw-picture .scene")].every((scene) => scene.querySelector(".line")));
  return page;
}

/** Setups that look well; for others the standard one. */
const SETUPS = { hues: "tiles-32" };

const { puzzles } = await ask({ do: "puzzles" });
const games = {};
for (const puzzle of puzzles) {
  const view = await started(puzzle, SETUPS[puzzle.id] ?? puzzle.standard, 12);
  games[puzzle.id] = `#/${encodeURIComponent(view.play)}`;
}

if (all) {
  for (const [width, height] of [[320, 640], [768, 1024], [1440, 900]]) {
    for (const scheme of ["light", "dark"]) {
      const shot = async (name, hash, before = async () => {}) => {
        const page = await open(width, height, scheme, hash);
        await before(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) console.log(`${name} at ${width}: ${wide} pixels too wide`);
        await page.screenshot({ path: `${folder}/${name}-${width}-${scheme}.png`, fullPage: true });
        await page.close();
      };
      await shot("home", "");
      for (const { id, can } of puzzles) {
        await shot(id, games[id]);
        if (can.includes("watch")) {
          await shot(`${id}-theater`, games[id], async (page) => {
            await page.getByRole("button", { name: "Watch a search" }).click();
            for (let i = 0; i < 5; i++) await page.keyboard.press("Space");
            await page.waitForTimeout(300);
          });
        }
      }
      await shot("error", "#/sudoku:53..x");
      await shot("share", games[puzzles[0].id], async (page) => {
        await page.getByRole("button", { name: "Share" }).click();
        await page.waitForTimeout(500);
      });
      await shot("new", games[puzzles[0].id], async (page) => {
        await page.getByRole("button", { name: "New game" }).click();
        await page.getByLabel("Show how it is made").check();
        await page.getByRole("button", { name: "Make it" }).click();
        await page.waitForTimeout(1500);
      });
    }
  }
} else {
  const home = await open(1280, 800, "light", "");
  await home.screenshot({ path: `${folder}/studio.png`, fullPage: true });
  for (const { id } of puzzles) {
    const page = await open(1100, 760, "light", games[id]);
    await page.evaluate(() => document.activeElement.blur());
    await page.screenshot({ path: `${folder}/${id}.png` });
  }
}
await browser.close();
