import { html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { sentence } from "../base/words";
import "../board/board";
import { splitButtons } from "../board/buttons";
import "../board/picture";
import type { Guide, Hint, Mark, Scene, StudyReport, View } from "../engine/protocol";
import { rulesOf } from "../engine/rules";
import { reason, type Studio } from "../engine/studio";
import "../panels/hint-card.css";
import "../dialogs/rules.css";
import * as words from "#words/guide";
import * as rules from "#words/rules";
import type { Article } from "./articles";

/** A board with marks over it, and their caption. */
type Shown = { readonly view: View; readonly marks: readonly Mark[]; readonly title: string; readonly caption: string };

/** A scene without the trays of players, which a picture has no room for. */
function boarded(scene: Scene): Scene {
  return scene.parts?.some(({ part }) => part.startsWith("tray-")) ? splitButtons(scene).scene : scene;
}

/** An article: its words, and its picture, which the engine draws. */
@customElement("tw-article")
export class ArticleView extends Part {
  @property({ attribute: false }) studio!: Studio;
  @property({ attribute: false }) article!: Article;
  @state() private shown: Shown | undefined;
  @state() private drawn: Guide | undefined;
  @state() private fault = "";

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("article")) return;
    this.shown = undefined;
    this.drawn = undefined;
    this.fault = "";
    void this.#draw(this.article);
  }

  protected override render() {
    const { article, drawn } = this;
    if (article.rules) return drawn ? this.#rules(drawn) : html`<p role="status" class="thinking">${this.fault || words.drawing}</p>`;
    return html`
      <p class="gist">${article.gist}</p>
      ${article.text.map((text) => html`<p>${text}</p>`)} ${this.#rows()} ${article.play === undefined ? "" : this.#picture()}
    `;
  }

  #rows() {
    const { rows, keys } = this.article;
    if (rows.length === 0) return "";
    return html`<dl class=${keys ? "key-list" : "table"}>
      ${rows.map(
        ({ name, words: said }) => html`<div>
          <dt>${keys ? name.split(" ").map((key) => html`<kbd>${key}</kbd> `) : name}</dt>
          <dd>${said}</dd>
        </div>`,
      )}
    </dl>`;
  }

  #picture() {
    const { shown, fault } = this;
    return html`<figure>
      <div class="drawn">
        ${shown ? html`<tw-board .scene=${splitButtons(shown.view.scene).scene} .overlay=${shown.marks} .still=${true}></tw-board>` : ""}
      </div>
      <figcaption>
        <p role="status" class=${shown || fault ? "" : "thinking"}>
          ${shown ? html`<b>${shown.title}</b> ${shown.caption}` : fault || words.drawing}
        </p>
      </figcaption>
    </figure>`;
  }

  #rules({ sections, how }: Guide) {
    return html`<div class="rules">
      <p>${this.article.puzzle?.goal}</p>
      <ol class="sections">
        ${sections.map(
          ({ title, text, scene }) => html`<li>
            <tw-picture .scene=${boarded(scene)}></tw-picture>
            <div>
              <h2>${title}</h2>
              <p>${text}</p>
            </div>
          </li>`,
        )}
      </ol>
      <h2>${rules.hands}</h2>
      <p>${how}</p>
      <p class="mark-legend muted">
        <svg viewBox="0 0 14 14" aria-hidden="true"><rect class="ring ink-hint" x="1" y="1" width="12" height="12" rx="2" /></svg>
        ${rules.may}
        <svg viewBox="0 0 14 14" aria-hidden="true"><rect class="area ink-conflict" x="1" y="1" width="12" height="12" /></svg>
        ${rules.mayNot}
      </p>
    </div>`;
  }

  /** Asks the engine for the picture; a late one is not shown in another article. */
  async #draw(article: Article): Promise<void> {
    const { play, study, order, rules, puzzle } = article;
    try {
      if (rules && puzzle) {
        const guide = await rulesOf(puzzle.id);
        if (this.article === article) this.drawn = guide;
      } else if (play !== undefined) {
        const view = await this.studio.ask<View>({ do: "view", play });
        const shown = study === undefined ? await this.#hint(view, order) : await this.#study(view, study);
        if (this.article === article) this.shown = shown;
      }
    } catch (failure) {
      if (this.article === article) this.fault = reason(failure);
    }
  }

  async #study(view: View, verb: string): Promise<Shown> {
    const { marks = [], caption = "" } = await this.studio.ask<StudyReport>({ do: "study", verb, play: view.play });
    return { view, marks, title: "", caption };
  }

  async #hint(view: View, order?: string): Promise<Shown> {
    const { stages = [], text, marks = [] } = await this.studio.ask<Hint>({ do: "hint", play: view.play, ...(order === undefined ? {} : { order }) });
    return { view, marks: stages.at(-1)?.marks ?? marks, title: sentence(words.example), caption: text };
  }
}
