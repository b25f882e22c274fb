import { html, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { afterPaint } from "../base/after-paint";
import { keepStep, stepOf } from "../base/lessons";
import { Part } from "../base/part";
import { capital } from "../base/words";
import type { Board } from "../board/board";
import { lessonOf, type Step } from "../engine/lessons";
import type { Mark, Puzzle, View } from "../engine/protocol";
import { reason, type Studio } from "../engine/studio";
import "./lesson.css";
import * as app from "#words/app";
import * as words from "#words/lesson";
import { LessonGame } from "./lesson-game";

const NO_MARKS: readonly Mark[] = [];

/**
 * A first lesson: a script over games, one for each step, which is done by a real move. It goes on where it was left. Fires `start`
 * when a new game is wanted.
 */
@customElement("tw-lesson")
export class LessonPage extends Part {
  @property({ attribute: false }) studio!: Studio;
  /** The name of the puzzle. */
  @property() name = "";
  /** The part shown before: waiting, if the lesson came first. */
  @property() came = "";
  @state() private steps: readonly Step[] = [];
  @state() private at = 0;
  @state() private game: LessonGame | undefined;
  /** All steps are done. */
  @state() private ended = false;
  @state() private fault = "";
  @query("tw-board") private readonly board!: Board | null;
  @query(".lesson-card button.main") private readonly main!: HTMLElement | null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("name")) void this.#load();
  }

  get #puzzle(): Puzzle | undefined {
    return this.studio.puzzle(this.name);
  }

  protected override render() {
    const { game, fault } = this;
    if (!game || fault) {
      return html`<main class="waiting lesson"><p role="status" class=${fault ? "" : "thinking"}>${fault || words.opening}</p></main>`;
    }
    const script = { title: words.title(game.puzzle.title), card: this.#card(game), marks: this.#rings(game) };
    return html`<tw-game .game=${game} .script=${script} @leave=${this.#leave}></tw-game>`;
  }

  /** The marks to look at, until the step is done. */
  #rings({ view, step, verdict }: LessonGame): readonly Mark[] {
    if (verdict?.kind === "done") return NO_MARKS;
    return view.scene.spots
      .filter(({ id }) => step.rings.includes(id))
      .map(({ box: [x, y, width, height] }) => ({ kind: "ring", ink: "hint", box: [x + 0.5, y + 0.5, width - 1, height - 1] }));
  }

  #card({ step: { title, text }, verdict, puzzle }: LessonGame) {
    const { ended, steps, at } = this;
    const said = verdict && verdict.kind !== "way" ? verdict : undefined;
    const done = said?.kind === "done";
    return html`<section class="lesson-card ${ended || done ? "right" : said ? "wrong" : ""}" aria-labelledby="step-title">
      <header>
        <h2 id="step-title">${ended ? words.end(puzzle.title) : title}</h2>
        <span>${words.step(at + 1, steps.length)}</span>
      </header>
      <p class="lesson-text" role="status">${ended ? words.ended : (said?.answer ?? text)}</p>
      <footer>
        <ol class="dots" aria-hidden="true">
          ${steps.map((_, i) => html`<li class=${i < at || ended || (i === at && done) ? "past" : i === at ? "now" : ""}></li>`)}
        </ol>
        ${ended ? this.#end() : this.#buttons(done, said?.kind === "slip")}
      </footer>
    </section>`;
  }

  #end() {
    return html`<button class="plain" @click=${() => void this.#go(0)}>${words.repeat}</button>
      ${
        this.came === "game"
          ? html`<button class="main" @click=${this.#leave}>${words.back}</button>`
          : html`<button class="main" @click=${this.#play}>${words.play}</button>`
      }`;
  }

  #buttons(done: boolean, slip: boolean) {
    const { at, steps } = this;
    if (done) return html`<button class="main" @click=${() => void this.#go(at + 1)}>${at + 1 < steps.length ? words.next : words.last}</button>`;
    return html`<button class="plain" @click=${() => void this.#show()}>${words.show}</button>
      ${slip ? html`<button class="main" @click=${() => void this.#again()}>${words.again}</button>` : ""}`;
  }

  async #load(): Promise<void> {
    document.title = app.titled(words.title(this.#puzzle?.title ?? ""));
    try {
      this.steps = await lessonOf(this.name);
      if (this.steps.length === 0) this.fault = words.none;
      else await this.#go(Math.min(stepOf(this.name), this.steps.length - 1));
    } catch (failure) {
      this.fault = reason(failure);
    }
  }

  /** Begins a step; behind the last the lesson ends. */
  async #go(at: number): Promise<void> {
    const puzzle = this.#puzzle;
    if (!puzzle) return;
    const step = this.steps[at];
    if (!step) {
      keepStep(puzzle.id, "done");
      this.ended = true;
      return this.#focusMain();
    }
    keepStep(puzzle.id, at);
    try {
      const view = await this.studio.ask<View>({ do: "view", play: step.play });
      const game = new LessonGame(this.studio, puzzle, view, step);
      game.addEventListener("change", this.#changed);
      game.addEventListener("settled", this.#focusMain);
      this.game = game;
      this.at = at;
      this.ended = false;
      if (step.study !== "") void game.study(step.study);
      await this.updateComplete;
      await this.querySelector<Part>("tw-game")?.updateComplete;
      await this.board?.updateComplete;
      this.board?.choose(step.rings[0] ?? "");
      await this.board?.updateComplete;
      this.board?.focusSpot();
    } catch (failure) {
      this.fault = reason(failure);
    }
  }

  readonly #changed = (): void => this.requestUpdate();

  readonly #focusMain = async (): Promise<void> => {
    await this.updateComplete;
    const page = this.querySelector<Part>("tw-game");
    await page?.updateComplete;
    // The card follows the board.
    await new Promise<void>((painted) => afterPaint(painted));
    await page?.updateComplete;
    this.main?.focus({ preventScroll: true });
  };

  /** Takes back what led elsewhere. */
  async #again(): Promise<void> {
    await this.game?.undo();
    await this.updateComplete;
    this.board?.focusSpot();
  }

  /** Does what is asked. */
  async #show(): Promise<void> {
    await this.#go(this.at);
    await this.game?.show();
  }

  /** Goes back to where it was begun. */
  readonly #leave = (): void => {
    if (this.came === "waiting") location.hash = "#/";
    else history.back();
  };

  readonly #play = (): void => {
    const puzzle = this.#puzzle;
    const preset = puzzle?.presets.find(({ setup }) => setup === puzzle.standard);
    if (preset) this.tell("start", { puzzle, setup: preset.setup, kind: capital(preset.label) });
  };
}
