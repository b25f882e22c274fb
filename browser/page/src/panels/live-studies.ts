import { html, svg, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../base/icons";
import { PatientPart } from "../base/part";
import { sentence } from "../base/words";
import { small } from "../board/piece";
import { coloredText } from "../board/colored-text";
import type { Mark, Standing, Study, StudyReport, Tone, View } from "../engine/protocol";
import { beginning, full, joined, plain, told, type Sentence } from "../engine/sentence";
import { reason } from "../engine/studio";
import type { Game } from "../game/game";
import { LiveStudies } from "../game/live-studies";
import "./live-studies.css";
import * as words from "#words/cards";
import { you } from "#words/play";
import { colon } from "#words/writing";
import { grouped } from "../words/language";
import "./rows";
import { sign } from "./rows";

/** Number of entries listed at once; more on demand. */
const FEW = 4;

/** A text longer than this is folded. */
const LONG = 230;

/** The beginning of a long text, up to its eighth comma; a short one as it is. */
function shortened(said: Sentence): Sentence {
  const text = plain(said);
  if (text.length <= LONG) return said;
  const end = /^(?:[^,、，،]*[,、，،]){7}[^,、，،]*/.exec(text)?.[0].length ?? text.length;
  return end < text.length ? joined([beginning(said, end), "…"]) : said;
}

/** A lamp: a disc with a check, a square with a cross, or a ring with a question mark. */
function lampSign(tone: Tone): TemplateResult {
  return html`<svg class="lamp ${tone}" viewBox="0 0 24 24" role="img" aria-label=${words.lamp[tone]}>
    ${
      tone === "bad"
        ? svg`<rect x="1" y="1" width="22" height="22" rx="5" /><path d="M7.5 7.5l9 9M16.5 7.5l-9 9" />`
        : svg`<circle cx="12" cy="12" r="11" /><path d=${tone === "good" ? "M6.5 12.5l4 4L18 8.5" : "M9.2 9.3a2.9 2.9 0 1 1 4.3 2.6c-1 .6-1.5 1.1-1.5 2.3M12 17.3h.01"} />`
    }
  </svg>`;
}

/** A large figure with what it counts, and what the tints mean. */
function figured({ figure = "", figureWords = "", legend = [] }: StudyReport): TemplateResult {
  return html`<p class="figured"><span class="figure">${grouped(figure)}</span> <span class="muted">${figureWords}</span></p>
    ${legend.map((meaning, i) => html`<p class="legend"><span class="swatch ${i === 0 ? "across" : "down"}"></span> ${meaning}</p>`)}`;
}

/**
 * The studies that can be kept on during play: a switch for each, and its answer for the present position.
 *
 * Fires `marks` (marks to lay over the scene) whenever they are others.
 */
@customElement("tw-live-studies")
export class LiveStudiesPanel extends PatientPart {
  @property({ attribute: false }) game!: Game;
  /** Changes with the game. */
  @property({ attribute: false }) view!: View;
  /** The number of further marks that are shown, and their answer. */
  @state() private revealed: { readonly answer: StudyReport; readonly count: number } | undefined;
  #studies: LiveStudies | undefined;
  /** The round of the game on this table that the studies are for. */
  #round = -1;
  #marked: readonly Mark[] = [];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (!this.hasUpdated) return;
    this.game.removeEventListener("change", this.#changed);
    this.#studies?.removeEventListener("change", this.#changed);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("game") || this.game.round !== this.#round) this.#take();
    if (changed.has("view")) this.#studies?.look();
  }

  protected override updated(): void {
    const marks = this.#marks();
    if (marks.length === this.#marked.length && marks.every((mark, i) => mark === this.#marked[i])) return;
    this.#marked = marks;
    this.tell("marks", marks);
  }

  protected override render() {
    const studies = this.#studies;
    if (!studies) return html``;
    return html`<div class="live-studies">${studies.all.map((study) => this.#study(studies, study))}</div>`;
  }

  #study(studies: LiveStudies, { verb, title, about }: Study) {
    const on = studies.isOn(verb);
    const answer = on ? studies.answer(verb, this.view) : undefined;
    const lamp = on && answer?.heading !== undefined;
    return html`<section class="live-study ${on ? "" : "off"} ${lamp ? "lit" : ""} ${answer?.standing ? "barred" : ""}">
      ${lamp ? lampSign(answer.tone ?? "open") : ""}
      <label class="check switch" title=${sentence(about)}>
        <span class="title">
          ${lamp ? html`<span class="unseen">${colon(title, "")}</span>` : ""}
          <b>${lamp ? answer.heading : title}</b>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-label=${title}
          .checked=${on}
          @change=${(event: Event) => studies.put(verb, (event.target as HTMLInputElement).checked)}
        />
      </label>
      ${on ? this.#said(answer) : ""}
    </section>`;
  }

  #said(answer: StudyReport | undefined): TemplateResult {
    const { caption, tone = "plain", further = [], rows = [], standing, figure } = answer ?? {};
    const text = answer ? told(answer, "detail", "caption", "line") || full(told(answer, "without")) : "";
    const begun = shortened(text);
    const drawn = standing !== undefined || figure !== undefined;
    const named = answer?.heading !== undefined;
    return html`
      ${standing ? this.#bar(standing) : ""} ${answer && figure !== undefined ? figured(answer) : ""}
      <p class="said ${drawn ? "unseen" : ""}" role="status" aria-busy=${!answer}>
        ${answer && (tone === "plain" || named) ? "" : answer ? sign(tone) : html`<span class="tone plain" aria-hidden="true">…</span>`}
        <span>${named ? html`<span class="unseen">${caption} </span><span aria-hidden="true">${coloredText(begun, this.view.scene)}</span>` : coloredText(begun, this.view.scene)}</span>
      </p>
      ${begun === text || drawn ? "" : html`<details><summary>${words.all}</summary><p class="muted">${coloredText(text, this.view.scene)}</p></details>`}
      ${answer && further.length > 0 ? this.#further(answer, further.length) : ""}
      ${
        tone === "bad" && this.view.status.player === undefined && this.view.history.undo
          ? html`<div class="row">
            <button @click=${() => void this.#back()}>${words.back}</button>
          </div>`
          : ""
      }
      ${
        standing
          ? html`<ol class="turns" tabindex="0" aria-label=${words.turns}>
            ${rows.map(
              (row) => html`<li>
              ${row.piece ? small(row.piece) : ""} <span>${coloredText(told(row, "name"))}</span> <span class="worth ${row.tone}">${sign(row.tone)} ${row.words}</span>
            </li>`,
            )}
          </ol>`
          : rows.length > FEW
            ? html`<details>
              <summary>${words.oneByOne(rows.length)}</summary>
              <tw-rows .rows=${rows}></tw-rows>
            </details>`
            : rows.length > 0
              ? html`<tw-rows .rows=${rows}></tw-rows>`
              : ""
      }
    `;
  }

  /** The bar of the winner: whole and with a seal when it is proven, hatched when it is estimated. */
  #bar({ player, wins, percent }: Standing) {
    const { seats } = this.game;
    const alone = seats.filter((seat) => seat === "").length === 1;
    const person = (seats[player] ?? "") === "";
    const name = this.game.nameOf(player);
    if (percent !== undefined)
      return html`<p class="verdict estimate" .style=${`--part: ${percent}%`}>
        <span>${words.share(name, percent)}</span> <span>${words.estimate}</span>
      </p>`;
    const said = name === you ? (wins ? words.youWin : words.youBeaten) : wins ? words.wins(name) : words.beaten(name);
    const good = alone ? person === wins : wins;
    return html`<p class="verdict ${good ? "good" : "bad"}">
      ${icon("seal")} <span>${said}</span> <span>${words.proven}</span>
    </p>`;
  }

  #further(answer: StudyReport, all: number) {
    const count = this.#count(answer);
    const show = (next: number) => () => (this.revealed = { answer, count: next });
    return html`<div class="row" role="group" aria-label=${words.way}>
      <button ?disabled=${count === all} @click=${show(count + 1)}>
        ${count === 0 ? words.showOne : words.oneMore(count, all)}
      </button>
      ${count < all ? html`<button @click=${show(all)}>${words.showAll}</button>` : ""}
      ${count > 0 ? html`<button @click=${show(0)}>${words.hide}</button>` : ""}
    </div>`;
  }

  #count(answer: StudyReport): number {
    return this.revealed?.answer === answer ? this.revealed.count : 0;
  }

  #marks(): readonly Mark[] {
    const studies = this.#studies;
    if (!studies) return [];
    return studies.all.flatMap(({ verb }) => {
      const answer = studies.isOn(verb) ? studies.answer(verb, this.view) : undefined;
      return answer ? [...(answer.marks ?? []), ...(answer.further ?? []).slice(0, this.#count(answer)).flat()] : [];
    });
  }

  #take(): void {
    this.#studies?.removeEventListener("change", this.#changed);
    this.game.removeEventListener("change", this.#changed);
    this.game.addEventListener("change", this.#changed);
    this.#round = this.game.round;
    this.#studies = new LiveStudies(this.game);
    this.#studies.addEventListener("change", this.#changed);
  }

  /** Goes to the last node of the history from which it could be completed. */
  async #back(): Promise<void> {
    const { game } = this;
    try {
      const node = await this.#studies?.lastLiving();
      if (node === undefined) game.say(words.never);
      else void game.goTo(node);
    } catch (failure) {
      game.say(reason(failure), "refused");
    }
  }

  readonly #changed = (): void => this.requestUpdate();
}
