import { html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { guide } from "../base/address";
import { Part } from "../base/part";
import { sentence, sentences } from "../base/words";
import type { PuzzleArticle } from "../engine/guide-texts";
import type { Game } from "../game/game";
import { countFound, foundSoFar, judged, practiced, type Judgment } from "../game/practice";
import "../dialogs/lesson-offer.css";
import * as words from "#words/practice";

/** The line of a practice: the technique to find, that it was found, or what else was. Fires `start` when another one is wanted. */
@customElement("tw-practice")
export class Practice extends Part {
  @property({ attribute: false }) game!: Game;
  /** The round of the game on this table. */
  @property({ type: Number }) round = 0;
  @state() private article: PuzzleArticle | undefined;
  @state() private judgment: Judgment | undefined;
  #main: Element | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#main = this.closest("main");
    this.#main?.addEventListener("gesture", this.#done);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#main?.removeEventListener("gesture", this.#done);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("game") && !changed.has("round")) return;
    this.article = undefined;
    this.judgment = undefined;
    void this.#load();
  }

  protected override render() {
    const { article, judgment, game } = this;
    if (!article) return html``;
    return html`<p class="lesson-offer practice ${judgment?.found ? "found" : ""}">
      <span role="status">${this.#said(article)}</span>
      ${
        judgment?.found
          ? html`<button class="main" @click=${() => this.tell("start", { puzzle: game.puzzle, setup: article.practice, kind: words.find(article.title) })}>${words.next}</button>`
          : html`<a href=${`./${guide(`${game.puzzle.id}/${article.id}`)}`}>${words.explain}</a>`
      }
    </p>`;
  }

  #said({ title, practice = "" }: PuzzleArticle): string {
    const { judgment } = this;
    if (judgment?.found) return words.found(title, foundSoFar(practice));
    if (!judgment) return sentences([sentence(words.find(title)), words.dots]);
    return judgment.technique ? words.instead(judgment.technique, title) : words.other(title);
  }

  async #load(): Promise<void> {
    const { game } = this;
    const article = await practiced(game);
    if (game !== this.game || !article) return;
    this.article = article;
    if (game.extras.kind !== words.find(article.title)) game.keep({ kind: words.find(article.title) });
  }

  readonly #done = async (event: Event): Promise<void> => {
    const { game, article } = this;
    if (!article?.practice || this.judgment?.found) return;
    const judgment = await judged(game, (event as CustomEvent<string>).detail).catch(() => undefined);
    if (game !== this.game || !judgment || this.judgment?.found) return;
    if (judgment.found) countFound(article.practice);
    this.judgment = judgment;
  };
}
