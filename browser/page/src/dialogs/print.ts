import "../styles/palettes-more.css";
import { html, render, svg } from "lit";
import { hash } from "../base/address";
import { drawn } from "../board/marks";
import type { Scene, Solutions, View } from "../engine/protocol";
import type { Game } from "../game/game";
import "../styles/print.css";
import { dated } from "../words/language";
import * as words from "../words/print";
import { qr } from "./qr";

/** Asks what to print. */
export function askPrint(game: Game): void {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-labelledby", "print-title");
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  const go = async (event: Event): Promise<void> => {
    event.preventDefault();
    const solution = (event.target as HTMLFormElement).querySelector<HTMLInputElement>("input")?.checked ?? false;
    dialog.close();
    await print(game, solution);
  };
  render(
    html`<form @submit=${go}>
      <h2 id="print-title">${words.title}</h2>
      <p>${words.about}</p>
      ${game.puzzle.can.includes("solve")
        ? html`<label class="check"><input type="checkbox" /> ${words.solution}</label>`
        : ""}
      <div class="row">
        <button class="main">${words.print}</button>
        <button type="button" @click=${() => dialog.close()}>${words.cancel}</button>
      </div>
    </form>`,
    dialog,
  );
  dialog.showModal();
}

async function print(game: Game, wanted: boolean): Promise<void> {
  const solution = wanted ? await solved(game) : undefined;
  document.querySelector(".sheets")?.remove();
  lay(game, solution);
  window.print();
}

/** Lays the sheets out that are printed next, whoever asks for that: once, until they are printed. */
export function lay(game: Game, solution?: Scene): void {
  if (document.querySelector(".sheets")) return;
  const sheet = document.createElement("div");
  sheet.className = "sheets";
  render(sheets(game, solution), sheet);
  document.body.append(sheet);
  addEventListener("afterprint", () => sheet.remove(), { once: true });
}

/** A solution of where the game stands; undefined when none was found, which is said. */
async function solved(game: Game): Promise<Scene | undefined> {
  const found = await game.ask<Solutions>({ do: "solve" }, words.solving);
  const [first] = found?.solutions ?? [];
  if (first === undefined) game.say(words.none, "refused");
  return first === undefined ? undefined : (await game.ask<View>({ do: "view", play: first }, words.solving))?.scene;
}

function sheets({ puzzle, view }: Game, solution: Scene | undefined) {
  const link = location.origin + location.pathname + hash(view.id);
  const code = qr(link);
  const date = dated(new Date(), { dateStyle: "long" });
  return html`
    <section class="sheet">
      <h1>${puzzle.title}</h1>
      <p>${puzzle.goal}</p>
      ${board(view.scene)}
      <footer>
        <div>
          <p class="id">${view.id}</p>
          <p>${date}</p>
        </div>
        ${code ? svg`<svg class="qr" viewBox="0 0 ${code.size} ${code.size}"><path d=${code.path} /></svg>` : ""}
      </footer>
    </section>
    ${solution
      ? html`<section class="sheet">
          <h1>${words.solutionOf(puzzle.title)}</h1>
          ${board(solution)}
          <footer><p class="id">${view.id}</p></footer>
        </section>`
      : ""}
  `;
}

function board(scene: Scene) {
  return svg`<svg class="scene" data-palette="paper" viewBox="-0.5 -0.5 ${scene.width + 1} ${scene.height + 1}">${drawn(scene.marks)}</svg>`;
}
