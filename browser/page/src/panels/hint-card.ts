import { html, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { guide } from "../base/address";
import { Part } from "../base/part";
import { capital } from "../base/words";
import { coloredText } from "../board/colored-text";
import type { Hint, Scene } from "../engine/protocol";
import type { Game } from "../game/game";
import { told } from "../engine/sentence";
import "../board/hint-marks.css";
import "./hint-card.css";
import * as words from "#words/hint";

/** The hints of a game behind which one may want them all. */
const MANY = 5;

/**
 * A hint, up to the stage that was asked for. Fires `further`, `follow` (to make its move), `finish` (to make those of all hints) and `close`.
 */
@customElement("tw-hint-card")
export class HintCard extends Part {
  @property({ attribute: false }) hint!: Hint;
  @property({ attribute: false }) scene!: Scene;
  /** The stage that is shown. */
  @property({ type: Number }) strength = 0;
  /** Nothing can be done now. */
  @property({ type: Boolean }) busy = false;
  @query(".hint-text") private readonly text!: HTMLElement | null;
  @query("button.main") private readonly main!: HTMLElement | null;

  /** The game of the hint; without one nothing can be proved. */
  @property({ attribute: false }) game: Game | undefined;
  /** Whether a proof of the hint is asked for. */
  @state() private proving = false;
  /** The name of the puzzle. */
  @property() puzzle = "";
  /** The address of the article about the technique, if there is one. */
  @state() private article = "";
  /** The name of the technique in the language of the page. */
  @state() private technique = "";

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("hint")) return;
    this.proving = false;
    // Not in English first: it is there before anybody asks for more.
    this.technique = "";
    void this.#look(this.hint);
  }

  async #look(hint: Hint): Promise<void> {
    const { articleOn, techniqueName } = await import("../game/practice");
    const article = await articleOn(this.puzzle, hint.technique);
    const name = await techniqueName(this.puzzle, hint.technique);
    if (hint !== this.hint) return;
    this.article = article ? guide(`${this.puzzle}/${article.id}`) : "";
    this.technique = name;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("hint") || changed.has("strength")) this.text?.scrollTo(0, 0);
  }

  /** Puts the keyboard onto what is to be pressed next. */
  focusMain(): void {
    this.main?.focus({ preventScroll: true });
  }

  protected override render() {
    const { hint, strength } = this;
    const stages = hint.stages ?? [];
    const stage = stages[strength];
    if (!stage) return html``;
    const last = stages.length - 1;
    const acts = this.#able && last > 1;
    return html`<section class="hint-card" aria-label=${words.hint}>
      <header>
        <h2>${strength > 0 || last === 0 ? this.#technique() : words.hint}</h2>
        <span>${words.stage(strength + 1, stages.length)}</span>
      </header>
      <div class="hint-text" tabindex="0">
        <p>${coloredText(told(stage, "text"), this.scene)}</p>
        ${strength > 0 || last === 0 ? this.#proof() : ""} ${strength === last ? this.#rest() : ""}
      </div>
      <ol class="stages" aria-hidden="true">
        ${stages.map(({ title }, i) => html`<li class=${i === strength ? "now" : i < strength ? "past" : ""}>${i === last && acts ? words.follow : title}</li>`)}
      </ol>
      <div class="row">
        ${strength === last ? this.#act(acts ? coloredText(told(stage, "title"), this.scene) : words.follow) : html`<button class="main" title="H" @click=${() => this.tell("further")}>${words.more}</button>`}
        <button class="plain" title="Esc" @click=${() => this.tell("close")}>${words.close}</button>
      </div>
    </section>`;
  }

  /** What proves the hint, once that is asked for: many hints prove nothing, but choose. */
  #proof() {
    const { game, proving } = this;
    const { claims = [] } = this.hint;
    if (!game || claims.length === 0) return "";
    if (!proving) return html`<button class="plain prove" @click=${this.#prove}>${words.prove}</button>`;
    return html`<tw-hint-proof .studio=${game.studio} .play=${game.view.play} .claims=${claims}></tw-hint-proof>`;
  }

  /** Does what is left by hints, in a game alone of which many are. */
  #rest() {
    const { game } = this;
    if (!game || !this.#able || game.shared || game.fixed || game.puzzle.agents.length > 0 || game.extras.hints < MANY) return "";
    return html`<button class="plain prove" ?disabled=${this.busy} @click=${() => this.tell("finish")}>${words.finish}</button>`;
  }

  readonly #prove = async (): Promise<void> => {
    await import("./hint-proof");
    this.proving = true;
  };

  #technique() {
    const name = capital(this.technique);
    return this.article === "" ? name : html`<a href=${`./${this.article}`}>${name}</a>`;
  }

  /** Whether something can be done about it. */
  get #able(): boolean {
    return (this.hint.gestures?.length ?? 0) > 0 || this.hint.moves !== undefined;
  }

  /** @param title what is done, in a few words */
  #act(title: unknown) {
    if (!this.#able) return "";
    return html`<button class="main" ?disabled=${this.busy} @click=${() => this.tell("follow")}>${title}</button>`;
  }
}
