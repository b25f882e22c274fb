/*
 * Takes pictures of the page with the Chromium on PATH:
 *
 *   node screenshots.mjs http://localhost:8080/ FOLDER              the pictures of the README
 *   node screenshots.mjs http://localhost:8080/ FOLDER all          every main state, in three widths, light and dark
 *   node screenshots.mjs http://localhost:8080/ FOLDER all theater  those with this in their name, which ends like 320-dark
 *
 * The studio must be running at that address (tilewright serve). What is not there is passed over and told.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { chromium } from "playwright-core";

const [address, folder, all, wanted = ""] = process.argv.slice(2);
const executablePath = execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome || command -v chromium-headless-shell"], {
  encoding: "utf8",
});
const browser = await chromium.launch({ executablePath: executablePath.trim(), args: ["--no-sandbox"] });

/** How long something that may not be there is waited for, in milliseconds. */
const PATIENCE = 15_000;

/** Answers a request of the protocol. */
async function ask(request) {
  const response = await fetch(new URL("api", address), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request) });
  return response.json();
}

/** A game with something to see: a new one, with some moves of the solution or of players. */
async function started(puzzle, setup, moves, seed = 7) {
  let view = await ask({ do: "new", puzzle: puzzle.id, setup, seed });
  for (let i = 0; i < moves && !view.status.over; i++) {
    // A strong player may think for longer than a server allows.
    const agent = puzzle.agents.at(puzzle.agents.length >> 1)?.id;
    const next = agent ? await ask({ do: "agent", play: view.play, agent, seed: i }) : await followed(view, await ask({ do: "hint", play: view.play }));
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
async function open(width, height, scheme, hash, newcomer = false) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, reducedMotion: "reduce" });
  if (!newcomer) await context.addInitScript("try { localStorage['tilewright.lessons'] ??= 'never'; } catch {}");
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(new URL(hash, address).href);
  await settled(page);
  return page;
}

async function settled(page) {
  await page.waitForSelector(".scene .spot, .puzzle-card .poster g, .trouble", { state: "attached", timeout: 60_000 });
  await page.waitForFunction(() => [...document.querySelectorAll("tw-picture .scene")].every((scene) => scene.querySelector(".line")));
  await page.evaluate(() => document.fonts.ready);
}

const button = (page, name) => page.getByRole("button", { name, exact: true }).first().click();

/** Opens the panel of all that is not needed all the time, or the history. */
async function unfold(page, name) {
  if ((await page.locator(".panel").count()) === 0) await page.locator(".menu, .do-more").locator("visible=true").first().click();
  await page.locator("[data-panel=more]").waitFor();
  if (name === "history") await page.locator(".way", { hasText: "History" }).click();
}

async function switchOn(page, verb, puzzle) {
  const title = puzzle.studies?.find((study) => study.verb === verb)?.title;
  if (!title) throw new Error(`there is no study (${verb})`);
  const light = page.getByRole("switch", { name: title });
  if (await light.count()) await light.check();
  else {
    await unfold(page, "help");
    await button(page, title);
  }
  await page.waitForTimeout(1_500);
}

const { puzzles } = await ask({ do: "puzzles" });
const puzzle = (id) => puzzles.find((known) => known.id === id);
const link = (play) => `#/${encodeURIComponent(play)}`;

/** Setups that look well; for others the standard one. */
const SETUPS = { hues: "tiles-32" };
const games = {};
for (const known of puzzles) games[known.id] = (await started(known, SETUPS[known.id] ?? known.standard, 12)).play;

const {
  solutions: [solved],
} = await ask({ do: "solve", play: games.trominoes });
const BRANCHED = "trominoes:g.../..../..../.... | h=r2c1 v=r1c4 0:h=r3c1 3:h=r4c1 1:h=r3c1 5:h=r4c1 @1=first_try @5=better @6";
const DEAD = "hues:......../......../..516.../..3.4.../..728.../......../......../........";

async function theater(page) {
  await unfold(page, "search");
  await button(page, "Watch a search");
  await page.locator(".theater").waitFor();
  for (let i = 0; i < 9; i++) await page.keyboard.press("Space");
  await page.waitForTimeout(400);
}

/** Every main state: its name, the play or the rest of the address, and how one comes there. */
function states() {
  const found = [
    ["home-empty", ""],
    ["error", "#/sudoku:53..x"],
    ["game-over", link(solved), (page) => page.waitForTimeout(300)],
    [
      "hint",
      link(games.sudoku),
      async (page) => {
        await button(page, "Hint");
        await page.waitForTimeout(800);
      },
    ],
    [
      "notes",
      link(games.sudoku),
      async (page) => {
        await unfold(page, "commands");
        await page.locator("tw-commands").getByRole("button").first().click();
        await page.waitForTimeout(800);
      },
    ],
    ["analysis", link(games.paletto), (page) => switchOn(page, "verdicts", puzzle("paletto"))],
    [
      "report",
      link(games.paletto),
      async (page) => {
        await unfold(page, "report");
        await button(page, "Review game");
        await page.waitForTimeout(3_000);
      },
    ],
    ["lamp-dead", link(DEAD), (page) => switchOn(page, "lamp", puzzle("hues"))],
    [
      "heat",
      link("trominoes:g........./........../........../........../........../........../........../........../........../.........."),
      (page) => switchOn(page, "squares", puzzle("trominoes")),
    ],
    ["shares", link(games.trominoes), (page) => switchOn(page, "candidates", puzzle("trominoes"))],
    ["coloring", link("trominoes:..../.g../..../...."), (page) => switchOn(page, "coloring", puzzle("trominoes"))],
    [
      "history",
      link(BRANCHED),
      async (page) => {
        await unfold(page, "history");
        await page.locator("[role=treeitem]").first().waitFor();
      },
    ],
    [
      "share",
      link(games.hues),
      async (page) => {
        await button(page, "Share");
        await page.locator(".qr").waitFor();
      },
    ],
    [
      "print",
      link(games.sudoku),
      async (page) => {
        // The printed page; the dialog of the browser stays away.
        await page.evaluate(() => (window.print = () => {}));
        await unfold(page, "game");
        await button(page, "Print");
        await page.locator("dialog[open] button.main").click();
        await page.locator(".sheets").first().waitFor({ state: "attached" });
        await page.emulateMedia({ media: "print" });
      },
    ],
    [
      "rules",
      link(games.hues),
      async (page) => {
        await button(page, "Rules");
        await page.locator(".sections .scene .line").first().waitFor({ state: "attached" });
      },
    ],
    ["newcomer", link(games.hues), (page) => page.locator(".lesson-offer").waitFor()],
    ["lesson", "#/learn/paletto", (page) => page.locator(".lesson-card").waitFor()],
    ["guide", "#/guide", (page) => page.locator(".section").first().waitFor()],
    ["article", "#/guide/sudoku/x-wing", (page) => page.locator("tw-article .board").waitFor()],
    ["settings", link(games.hues), (page) => page.getByRole("button", { name: "Settings" }).click()],
    [
      "keys",
      link(games.sudoku),
      async (page) => {
        await unfold(page, "game");
        await button(page, "Keys");
      },
    ],
    [
      "new-game",
      link(games.sudoku),
      async (page) => {
        await unfold(page, "game");
        await button(page, "New game");
        await page.getByLabel("Show how it is made").check();
        await button(page, "Create");
        await page.waitForTimeout(2_000);
      },
    ],
    [
      "paused",
      link(games.sudoku),
      async (page) => {
        await page.getByRole("button", { name: /pause/i }).first().click();
        await page.waitForTimeout(300);
      },
    ],
    [
      "home-games",
      link(games.hues),
      async (page) => {
        for (const play of Object.values(games)) {
          await page.goto("about:blank");
          await page.goto(new URL(link(play), address).href);
          await settled(page);
          await button(page, "Undo").catch(() => {});
          await page.waitForTimeout(300);
        }
        await page.goto("about:blank");
        await page.goto(address);
        await settled(page);
      },
    ],
  ];
  for (const { id, can } of puzzles) {
    found.push([id, link(games[id])]);
    if (can.includes("watch")) found.push([`${id}-theater`, link(games[id]), theater]);
  }
  return found;
}

async function shot([name, hash, before], width, height, scheme, whole = true) {
  const page = await open(width, height, scheme, hash, name === "newcomer");
  try {
    await before?.(page);
  } catch (failure) {
    console.log(`${name} at ${width}: not there (${String(failure).split("\n")[0]})`);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.log(`${name} at ${width}: ${wide} pixels too wide`);
  if (whole !== true) {
    await page.evaluate(() => scrollTo(0, 0));
    // Messages that last a moment would lie over the rest.
    await page.locator(".toast").waitFor({ state: "hidden" });
  }
  // A dialog is as high as the window; the page behind it may be higher.
  const modal = (await page.locator("dialog[open]").count()) > 0;
  const file = whole === "phone" ? `${name}-phone-${scheme}` : whole ? `${name}-${width}-${scheme}` : name;
  await page.screenshot({ path: `${folder}/${file}.png`, fullPage: whole === true && !modal });
  await page.context().close();
}

/** Pictures side by side in one, which takes their place. */
async function beside(files, file) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 688 } });
  const image = (name) => `<img src="data:image/png;base64,${readFileSync(name, "base64")}">`;
  await page.setContent(`<style>
    body { margin: 0; padding: 24px 0; display: flex; justify-content: center; gap: 40px; background: #d9d5cb; }
    img { border-radius: 16px; box-shadow: 0 2px 16px rgb(0 0 0 / 25%); }
  </style>${files.map(image).join("")}`);
  await page.screenshot({ path: file });
  await page.close();
  for (const name of files) rmSync(name);
}

/** The state and the scheme that a phone is shown with. */
const PHONES = [
  ["home-empty", "light"],
  ["sudoku", "light"],
  ["hues", "dark"],
];

if (all) {
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
    [1440, 900],
  ]) {
    for (const scheme of ["light", "dark"]) {
      for (const state of states()) {
        if (`${state[0]}-${width}-${scheme}`.includes(wanted)) await shot(state, width, height, scheme);
      }
    }
  }
} else {
  const state = (name) => states().find(([known]) => known === name);
  const taken = [
    ["studio", ...state("home-games").slice(1)],
    ["sudoku", ...state("notes").slice(1)],
    ["hues", ...state("hint").slice(1).with(0, link(games.hues))],
    ["paletto", ...state("analysis").slice(1)],
    ["trominoes", ...state("shares").slice(1)],
    ["theater", ...state("hues-theater").slice(1)],
  ];
  for (const picture of taken) await shot(picture, 1200, 820, "light", false);
  for (const [name, scheme] of PHONES) await shot(state(name), 320, 640, scheme, "phone");
  await beside(
    PHONES.map(([name, scheme]) => `${folder}/${name}-phone-${scheme}.png`),
    `${folder}/phone.png`,
  );
}
await browser.close();
