import { html } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { lesson } from "../base/address";
import { Part } from "../base/part";
import "../board/picture";
import type { Guide } from "../engine/protocol";
import { rulesOf } from "../engine/rules";
import { reason } from "../engine/studio";
import type { Game } from "../game/game";
import "./rules.css";
import * as words from "#words/rules";

/** The rules of a puzzle with pictures. Fires `visit` (an address) when one wants the lesson. */
@customElement("tw-rules")
export class Rules extends Part {
  @property({ attribute: false }) game!: Game;
  @state() private guide: Guide | undefined;
  @state() private fault = "";
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  #of = "";

  async open(): Promise<void> {
    await this.updateComplete;
    this.dialog.showModal();
    const { puzzle } = this.game;
    if (this.#of === puzzle.id) return;
    this.guide = undefined;
    this.fault = "";
    try {
      this.guide = await rulesOf(puzzle.id);
      this.#of = puzzle.id;
    } catch (failure) {
      this.fault = words.failed(reason(failure));
    }
  }

  protected override render() {
    const { guide } = this;
    const { title, goal } = this.game.puzzle;
    const { rules } = this.game.view;
    return html`
      <dialog class="rules" aria-labelledby="rules-title">
        <h2 id="rules-title">${words.title(title)}</h2>
        <p>${goal}</p>
        ${
          guide
            ? html`
              ${rules ? this.#own(rules) : this.#pictured(guide)}
              <h3>${words.hands}</h3>
              <p>${guide.how}</p>
            `
            : html`<p role="status" class=${this.fault ? "" : "thinking"}>${this.fault || words.opening}</p>`
        }
        <div class="row foot">
          <button class="main" @click=${() => this.dialog.close()}>${words.close}</button>
          <button
            @click=${() => {
              this.dialog.close();
              this.tell("visit", lesson(this.game.puzzle.id));
            }}
          >
            ${words.lesson}
          </button>
        </div>
      </dialog>
    `;
  }

  /** Those of this game, where each has its own. */
  #own(rules: readonly string[]) {
    return html`<ul>
      ${rules.map((rule) => html`<li>${rule}</li>`)}
    </ul>`;
  }

  #pictured(guide: Guide) {
    return html`
      <ol class="sections">
        ${guide.sections.map(
          ({ title, text, scene }) => html`<li>
            <tw-picture .scene=${scene}></tw-picture>
            <div>
              <h3>${title}</h3>
              <p>${text}</p>
            </div>
          </li>`,
        )}
      </ol>
      <p class="mark-legend muted">
        <svg viewBox="0 0 14 14" aria-hidden="true"><rect class="ring ink-hint" x="1" y="1" width="12" height="12" rx="2" /></svg>
        ${words.may}
        <svg viewBox="0 0 14 14" aria-hidden="true"><rect class="area ink-conflict" x="1" y="1" width="12" height="12" /></svg>
        ${words.mayNot}
      </p>
    `;
  }
}
