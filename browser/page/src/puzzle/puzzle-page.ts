import { html, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import "../art/poster";
import { guide, hash, lesson, watching } from "../base/address";
import { dayOf, type Day } from "../base/days";
import { allFigures } from "../base/figures";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import { toast } from "../base/toast";
import { capital } from "../base/words";
import type { BoardEditor } from "../dialogs/board-editor";
import type { NewGame } from "../dialogs/new-game";
import type { Level, Puzzle, View } from "../engine/protocol";
import { reason, type Studio } from "../engine/studio";
import { rememberSetup, usualSetup } from "../game/chosen";
import { Game } from "../game/game";
import { kindOf } from "../game/kinds";
import { keepPack, newPack, packAddress, packLevels, packs, SIZE } from "../game/packs";
import { ofDay, results } from "../game/results";
import type { Summary } from "../game/saved-game";
import { begun, summaries } from "../game/saved-games";
import { emptied, enter, enterable } from "../game/solutions";
import { cards, daily, dailyGame, type Cards, type Start } from "../home/cards";
import { clock } from "../home/figures";
import "../home/go-on";
import "../home/home.css";
import "../home/top";
import { close } from "#words/open";
import * as words from "#words/puzzle";
import { bests, type Best } from "./bests";
import "./puzzle.css";

/** Number of groups that are shown in columns without rows. */
const MANY = 3;

/**
 * A puzzle: what one can play of it, and what was reached so far. Fires `start` (a {@link Start}), `continue` (a game), and
 * `made` (a new game).
 */
@customElement("tw-puzzle")
export class PuzzlePage extends Part {
  @property({ attribute: false }) studio!: Studio;
  @property({ attribute: false }) puzzle!: Puzzle;
  @state() private cards: Cards = {};
  @state() private games: readonly Summary[] = [];
  @state() private asking = false;
  @state() private editing = false;
  /** The message about a puzzle that is being made here. */
  @state() private busy = "";
  @query("tw-new-game") private readonly dialog!: NewGame | null;
  @query("tw-board-editor") private readonly editor!: BoardEditor | null;
  readonly #today: Day = dayOf(new Date());

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    allFigures();
    this.cards = await cards();
    if (begun()) this.games = (await summaries()).filter(({ puzzle }) => puzzle === this.puzzle.id);
  }

  protected override render() {
    const { puzzle, studio, cards } = this;
    const reached = bests(puzzle.id, results());
    const open = this.games.filter(({ over }) => !over).sort((one, other) => other.changed - one.changed);
    return html`
      <tw-top here=""></tw-top>
      <main class="puzzle-page">
        <header class="puzzle-head">
          <tw-poster .plan=${cards[puzzle.id]?.poster}></tw-poster>
          <div>
            <h1>${puzzle.title}</h1>
            <p>${puzzle.goal}</p>
            ${this.#todays()}
          </div>
        </header>
        <nav class="ways" aria-label=${words.ways(puzzle.title)}>${this.#ways()}</nav>
        <tw-go-on .studio=${studio} .cards=${cards} .games=${open} .today=${this.#today}></tw-go-on>
        <div class="groups ${puzzle.groups.length < MANY ? "few" : ""}">
          ${puzzle.groups.map(
            ({ title, setups }) => html`<section aria-label=${title}>
              <h2>${title}</h2>
              <ul class="levels">
                ${setups.map((level) => this.#level(level, reached.get(capital(level.label))))}
              </ul>
            </section>`,
          )}
          ${this.#packs()}
        </div>
        ${this.editing ? html`<tw-board-editor .studio=${studio} .puzzle=${puzzle} @made=${this.#entered}></tw-board-editor>` : ""}
        ${this.asking ? html`<tw-new-game .studio=${studio} .puzzle=${puzzle}></tw-new-game>` : ""}
      </main>
    `;
  }

  #todays(): TemplateResult {
    const { puzzle } = this;
    const result = ofDay(results(), this.#today).get(puzzle.id);
    const start = daily(puzzle, this.cards[puzzle.id], this.#today);
    const game = dailyGame(this.games, puzzle.id, this.#today, result?.game);
    const play = () => (game && (result || !game.over) ? this.tell("continue", game) : this.tell("start", start));
    return html`<button class="main" @click=${play}>${result ? icon("tick") : ""} ${words.playTodays} <small>${start.kind}</small></button>`;
  }

  #ways(): TemplateResult {
    const { id, methods, makings = [] } = this.puzzle;
    return html`
      <a class="way" href="./${lesson(id)}">${icon("hint")} ${words.lesson}</a>
      <a class="way" href="./${guide(`${id}/rules`)}">${icon("rules")} ${words.rules}</a>
      <button class="way" @click=${this.#print}>${icon("print")} ${words.print}</button>
      ${methods.length > 0 ? html`<button class="way" @click=${this.#watch}>${icon("theater")} ${words.watch}</button>` : ""}
      ${makings.length > 0 ? html`<button class="way" @click=${this.#watchMade}>${icon("theater")} ${words.watchMade}</button>` : ""}
      ${this.#sets || enterable(this.puzzle) ? html`<button class="way" @click=${this.#sets ? this.#setUp : this.#own}>${icon("notes")} ${words.own}</button>` : ""}
      <button class="way" @click=${this.#ask}>${icon("fresh")} ${words.fresh}</button>
      <span role="status" class="thinking" ?hidden=${this.busy === ""}>${this.busy}</span>
    `;
  }

  #level({ setup, label, about }: Level, best: Best | undefined): TemplateResult {
    const { puzzle } = this;
    const begin = () => {
      rememberSetup(puzzle, setup);
      this.tell("start", { puzzle, setup, kind: capital(label) } satisfies Start);
    };
    const reached = best && (best.time === undefined ? (puzzle.agents.length > 0 ? words.won : words.solved)(best.won) : words.best(clock(best.time)));
    return html`<li>
      <button class="level ${setup === usualSetup(puzzle) ? "usual" : ""}" @click=${begin}>
        <b>${capital(label)}</b>
        <span>${about}</span>
        ${reached ? html`<small>${reached}</small>` : ""}
      </button>
    </li>`;
  }

  #packs(): TemplateResult {
    const { puzzle } = this;
    const all = packLevels(puzzle);
    const levels = words.fromTo(capital(all[0]?.label ?? ""), capital(all.at(-1)?.label ?? ""));
    return html`<section aria-label=${words.packs}>
      <h2>${words.packs}</h2>
      <p class="muted">${words.packsAbout(levels)}</p>
      <ul class="levels">
        ${[...packs(puzzle.id)].map(
          ([seed, done]) => html`<li>
            <a class="level" href="./${packAddress({ puzzle: puzzle.id, seed })}">
              <b>${words.packNamed(seed)}</b>
              <progress max=${SIZE} value=${done.size} aria-hidden="true"></progress>
              <small>${words.done(done.size, SIZE)}</small>
            </a>
          </li>`,
        )}
      </ul>
      <button @click=${this.#begin}>${words.newPack}</button>
    </section>`;
  }

  readonly #begin = (): void => {
    const pack = newPack(this.puzzle.id);
    keepPack(pack);
    location.hash = packAddress(pack);
  };

  readonly #ask = async (): Promise<void> => {
    await import("../dialogs/new-game");
    this.asking = true;
    await this.updateComplete;
    await this.dialog?.open();
  };

  readonly #print = async (): Promise<void> => {
    const setup = usualSetup(this.puzzle);
    const [view, { askPrint }] = await Promise.all([this.#made(setup), import("../dialogs/print-dialog")]);
    if (!view) return;
    const game = new Game(this.studio, this.puzzle, view);
    game.leave();
    game.keep({ kind: kindOf(this.puzzle, setup), setup });
    askPrint(game, true);
  };

  readonly #watch = async (): Promise<void> => {
    const view = await this.#made(this.puzzle.standard);
    const { methods } = this.puzzle;
    const shuffled = methods.find((method) => method.shuffled);
    // A method that shuffles finds another solution of the empty board each time.
    if (view && shuffled) this.#watchEmpty(view, shuffled.id);
    else if (view && methods[0]) location.hash = watching(view.play, view.id, { method: methods[0].id, seed: "1", step: 0 });
  };

  readonly #watchMade = async (): Promise<void> => {
    const view = await this.#made(this.puzzle.standard);
    const [making] = this.puzzle.makings ?? [];
    if (view && making) this.#watchEmpty(view, making.id);
  };

  #watchEmpty(view: View, method: string): void {
    const empty = emptied(view);
    location.hash = watching(empty, empty, { method, seed: String(Math.floor(Math.random() * 1e9)), step: 0 });
  }

  /** Whether boards are set up piece by piece. */
  get #sets(): boolean {
    return this.puzzle.can.includes("edit");
  }

  readonly #setUp = async (): Promise<void> => {
    await import("../dialogs/board-editor");
    this.editing = true;
    await this.updateComplete;
    await this.editor?.open();
  };

  /** The new-game events of others are theirs: this one leads to the board by its address. */
  readonly #entered = (event: CustomEvent<string>): void => {
    event.stopPropagation();
    location.hash = hash(event.detail);
  };

  /** An empty board, to enter a puzzle. */
  readonly #own = async (): Promise<void> => {
    const view = await this.#made(this.puzzle.standard);
    if (!view) return;
    const board = emptied(view);
    enter(board);
    location.hash = hash(board);
  };

  /** A new position; a message says when there is none. */
  async #made(setup: string): Promise<View | undefined> {
    this.busy = words.making;
    try {
      return await this.studio.ask<View>({ do: "new", puzzle: this.puzzle.id, setup, seed: Math.floor(Math.random() * 1e9) });
    } catch (failure) {
      toast(reason(failure), close, () => undefined);
      return undefined;
    } finally {
      this.busy = "";
    }
  }
}
