import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../art/poster";
import { allFigures } from "../base/figures";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import { toast } from "../base/toast";
import type { Puzzle } from "../engine/protocol";
import type { Studio } from "../engine/studio";
import { doneIn, keepPack, mark, next, packAddress, packed, packs, SIZE, type Pack, type Packed } from "../game/packs";
import { results } from "../game/results";
import type { Summary } from "../game/saved-game";
import { begun, summaries } from "../game/saved-games";
import { cards, type Cards, type Start } from "../home/cards";
import "../home/home.css";
import "../home/top";
import { close } from "#words/open";
import * as words from "#words/puzzle";
import "./puzzle.css";

/** The twelve puzzles of a pack, and which of them are done. Fires `start` (a {@link Start}) and `continue` (a game). */
@customElement("tw-pack")
export class PackPage extends Part {
  @property({ attribute: false }) studio!: Studio;
  @property({ attribute: false }) puzzle!: Puzzle;
  @property({ attribute: false }) pack!: Pack;
  @state() private cards: Cards = {};
  @state() private games: readonly Summary[] = [];

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    allFigures();
    this.cards = await cards();
    if (!begun()) return;
    this.games = await summaries();
    const done = doneIn(this.pack, this.games, results());
    if (done.size > 0) keepPack(this.pack, done);
  }

  protected override render() {
    const { puzzle, pack } = this;
    const all = packed(puzzle, pack);
    const done = packs(puzzle.id).get(pack.seed) ?? new Set();
    const following = next(puzzle, pack);
    return html`
      <tw-top here=""></tw-top>
      <main class="puzzle-page">
        <header class="puzzle-head">
          <tw-poster .plan=${this.cards[puzzle.id]?.poster}></tw-poster>
          <div>
            <a class="up" href="./#/${puzzle.id}">${icon("before")} ${puzzle.title}</a>
            <h1>${words.packNamed(pack.seed)}</h1>
            <p>${words.packsAbout(words.fromTo(all[0]!.kind, all.at(-1)!.kind))}</p>
            ${following ? html`<button class="main" @click=${() => this.#play(following)}>${words.playNumber(following.number)}</button>` : html`<p>${words.again}</p>`}
            <button class="way" @click=${this.#share}>${icon("share")} ${words.share}</button>
          </div>
        </header>
        <p role="status" class="muted">${words.done(done.size, SIZE)}</p>
        <ol class="pack">
          ${all.map((one) => {
            const isDone = done.has(one.number);
            return html`<li>
              <button class=${isDone ? "reached" : ""} aria-label=${words.numbered(one.number, one.kind, isDone)} @click=${() => this.#play(one)}>
                <b>${one.number}</b>
                <span>${one.kind}</span>
                ${isDone ? icon("tick") : ""}
              </button>
            </li>`;
          })}
        </ol>
      </main>
    `;
  }

  /** Goes on with the game of a number, or begins it. */
  #play(one: Packed): void {
    const { puzzle, pack } = this;
    const game = this.games.find(({ puzzle: id, extras }) => id === puzzle.id && extras["pack"] === mark(one));
    keepPack(pack);
    if (game) return this.tell("continue", game);
    const { setup, kind, seed } = one;
    this.tell("start", { puzzle, setup, kind, seed, pack: mark(one) } satisfies Start);
  }

  readonly #share = async (): Promise<void> => {
    const link = location.origin + location.pathname + packAddress(this.pack);
    try {
      await navigator.clipboard.writeText(link);
      toast(words.shared, close, () => undefined);
    } catch {
      toast(words.notCopied(link), close, () => undefined);
    }
  };
}
