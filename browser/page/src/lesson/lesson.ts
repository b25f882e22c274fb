import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { icon } from "../base/icons";
import { keepStep, stepOf } from "../base/lessons";
import { Part } from "../base/part";
import { capital } from "../base/words";
import type { Board } from "../board/board";
import "../board/board";
import { offButtons, splitButtons } from "../board/buttons";
import { left } from "../board/tally";
import { lessonOf, type Step } from "../engine/lessons";
import type { Mark, Puzzle, View } from "../engine/protocol";
import { reason, type Studio } from "../engine/studio";
import "../panels/trays";
import "../panels/hint-card";
import "../panels/keypad";
import "../panels/hint-card.css";
import "./lesson.css";
import * as app from "../words/app";
import * as words from "../words/lesson";
import { judged, judgedRefusal, type Verdict } from "./judge";
import { LessonGame } from "./lesson-game";

/**
 * A first lesson: one step after the other on a real board, each done by a real move. It goes on where it was left. Tells `start`
 * when a new game is wanted.
 */
@customElement("tw-lesson")
export class LessonPage extends Part {
  @property({ attribute: false }) studio!: Studio;
  /** The name of the puzzle. */
  @property() name = "";
  /** What was shown before: waiting, if the lesson came first. */
  @property() came = "";
  @state() private steps: readonly Step[] = [];
  @state() private at = 0;
  @state() private game: LessonGame | undefined;
  @state() private verdict: Verdict | undefined;
  /** All steps are done. */
  @state() private ended = false;
  @state() private fault = "";
  @state() private mode = "";
  @state() private spot = "";
  @state() private held: string | undefined;
  @query("tw-board") private readonly board!: Board | null;
  @query(".lesson-card button.main") private readonly main!: HTMLElement | null;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key);
    this.#clear();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("name")) void this.#load();
  }

  get #puzzle(): Puzzle | undefined {
    return this.studio.puzzle(this.name);
  }

  protected override render() {
    const { game } = this;
    const puzzle = this.#puzzle;
    const step = this.steps[this.at];
    return html`<main class="game lesson ${puzzle?.modes.length ? "typed" : game?.view.status.players ? "with-players" : ""}" @gesture=${this.#gesture}>
      ${game && step ? this.#stage(game, step) : html`<div class="stage"></div>`}
      <div class="column">
        <header class="heading">
          <h1>${words.title(puzzle?.title ?? "")}</h1>
          <button class="plain iconbutton leave" aria-label=${words.leave} title="Esc" @click=${this.#leave}>${icon("close")}</button>
        </header>
        ${step ? this.#card(step) : html`<p role="status" class=${this.fault ? "" : "thinking"}>${this.fault || words.opening}</p>`}
        ${game ? this.#around(game) : ""}
      </div>
    </main>`;
  }

  #stage(game: LessonGame, step: Step) {
    const { view } = game;
    const { scene, buttons } = splitButtons(view.scene);
    return html`<div class="stage">
      <tw-board
        .scene=${scene}
        .gestures=${view.gestures}
        .enter=${buttons.find(({ id }) => view.gestures.tap.includes(id))?.id}
        .picture=${game.picture?.view === view ? game.picture.marks : []}
        .overlay=${offButtons(game.stage?.marks ?? this.#rings(view, step), buttons)}
        .refused=${game.message.tone === "refused" ? game.message : undefined}
        .mode=${this.mode}
        .named=${view.status.players !== undefined}
        @choose=${({ detail }: CustomEvent<string>) => (this.spot = detail)}
        @hold=${({ detail }: CustomEvent<string | undefined>) => (this.held = detail)}
      ></tw-board>
    </div>`;
  }

  /** What to look at, until it is done. */
  #rings({ scene }: View, { rings }: Step): readonly Mark[] {
    if (this.verdict?.kind === "done") return [];
    return scene.spots
      .filter(({ id }) => rings.includes(id))
      .map(({ box: [x, y, width, height] }) => ({ kind: "ring", ink: "hint", box: [x + 0.5, y + 0.5, width - 1, height - 1] }));
  }

  #card({ title, text, task }: Step) {
    const { verdict, ended, steps, at, game } = this;
    const said = verdict && verdict.kind !== "way" ? verdict : undefined;
    return html`<section class="lesson-card ${ended || said?.kind === "done" ? "right" : said ? "wrong" : ""}" aria-labelledby="step-title">
      <header>
        <h2 id="step-title">${ended ? words.end(this.#puzzle?.title ?? "") : title}</h2>
        <span>${words.step(at + 1, steps.length)}</span>
      </header>
      <p class="lesson-text" role="status">${this.fault || (ended ? words.ended : (said?.answer ?? text))}</p>
      <footer>
        <ol class="dots" aria-hidden="true">
          ${steps.map((_, i) => html`<li class=${i < at || ended || (i === at && said?.kind === "done") ? "past" : i === at ? "now" : ""}></li>`)}
        </ol>
        ${ended
          ? html`<button class="plain" @click=${() => void this.#go(0)}>${words.repeat}</button>
              <button class="main" @click=${this.came === "game" ? this.#leave : this.#play}>${this.came === "game" ? words.back : words.play}</button>`
          : said?.kind === "done"
            ? html`<button class="main" @click=${() => void this.#go(at + 1)}>${at + 1 < steps.length ? words.next : words.last}</button>`
            : html`<button class="plain" @click=${() => void this.#show()}>${words.show}</button>
                ${said?.kind === "slip"
                  ? html`<button class="main" @click=${() => void this.#again()}>${words.again}</button>`
                  : task === "hinted" && !game?.stage
                    ? html`<button class="main" @click=${() => void this.#hint()}>${icon("hint")} ${words.hint}</button>`
                    : nothing}`}
      </footer>
    </section>`;
  }

  #around(game: LessonGame) {
    const { view, puzzle } = game;
    const trays = (where: "above" | "below") =>
      html`<tw-trays .game=${game} .view=${view} .where=${where} .board=${() => this.board} .held=${this.held}></tw-trays>`;
    const keys = [...new Set(Object.values(view.gestures.type).flat())].filter((key) => /^[0-9A-Z]$/.test(key));
    return html`
      <div data-place="above">${trays("above")}</div>
      ${game.stage
        ? html`<tw-hint-card
            .hint=${game.hint}
            .scene=${view.scene}
            .strength=${game.strength}
            .busy=${game.busy !== ""}
            @further=${() => void this.#hint()}
            @follow=${() => void this.#follow()}
            @close=${() => game.closeHint()}
          ></tw-hint-card>`
        : ""}
      <div class="play">
        ${puzzle.modes.length > 0
          ? html`<div data-place="keys">
              <tw-keypad
                .type=${view.gestures.type}
                .spot=${this.spot}
                .mode=${this.mode}
                .meanings=${puzzle.modes}
                .left=${left(view.scene, keys)}
                @mode=${({ detail }: CustomEvent<string>) => (this.mode = detail)}
                @key=${({ detail }: CustomEvent<string>) => this.board?.type(detail)}
              ></tw-keypad>
            </div>`
          : ""}
        <div data-place="below">${trays("below")}</div>
      </div>
    `;
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
    if (at >= this.steps.length) {
      keepStep(puzzle.id, "done");
      this.ended = true;
      return this.#focusMain();
    }
    keepStep(puzzle.id, at);
    const step = this.steps[at]!;
    try {
      const view = await this.studio.ask<View>({ do: "view", play: step.play });
      this.#clear();
      this.game = new LessonGame(this.studio, puzzle, view);
      this.game.addEventListener("change", this.#changed);
      this.at = at;
      this.ended = false;
      this.verdict = undefined;
      this.mode = "";
      this.spot = step.rings[0] ?? "";
      if (step.study !== "") void this.game.study(step.study);
      await this.updateComplete;
      if (this.spot !== "") this.board?.choose(this.spot);
      await this.board?.updateComplete;
      this.board?.focusSpot();
    } catch (failure) {
      this.fault = reason(failure);
    }
  }

  #clear(): void {
    this.game?.removeEventListener("change", this.#changed);
    this.game?.leave();
  }

  readonly #changed = (): void => this.requestUpdate();

  readonly #gesture = async ({ detail }: CustomEvent<string>): Promise<void> => {
    const { game, verdict } = this;
    if (!game || this.ended || verdict?.kind === "slip" || verdict?.kind === "done") return;
    const before = game.view;
    await game.act(detail);
    if (game !== this.game) return;
    if (game.view === before && game.message.tone === "refused") this.#judge(judgedRefusal(this.steps[this.at]!, detail, game.message.text));
    else this.#judge(judged(this.steps[this.at]!, game.view.id));
  };

  #judge(verdict: Verdict): void {
    this.verdict = verdict;
    if (verdict.kind === "done" || verdict.kind === "slip") void this.#focusMain();
  }

  async #focusMain(): Promise<void> {
    await this.updateComplete;
    this.main?.focus({ preventScroll: true });
  }

  /** Takes back what led elsewhere. */
  async #again(): Promise<void> {
    await this.game?.undo();
    this.verdict = undefined;
    await this.updateComplete;
    this.board?.focusSpot();
  }

  /** Does what is asked. */
  async #show(): Promise<void> {
    await this.#go(this.at);
    const { game } = this;
    const step = this.steps[this.at]!;
    if (!game) return;
    const [tried] = step.refused ?? [];
    if (tried !== undefined) {
      await game.act(tried);
      return this.#judge(judgedRefusal(step, tried, game.message.text));
    }
    await game.type(step.moves);
    this.#judge(judged(step, game.view.id));
  }

  async #hint(): Promise<void> {
    await this.game?.askHint();
    await this.updateComplete;
    this.querySelector<HTMLElement>(".hint-card button.main")?.focus({ preventScroll: true });
  }

  async #follow(): Promise<void> {
    await this.game?.followHint();
    if (this.game) this.#judge(judged(this.steps[this.at]!, this.game.view.id));
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    if (this.game?.stage) this.game.closeHint();
    else this.#leave();
  };

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
