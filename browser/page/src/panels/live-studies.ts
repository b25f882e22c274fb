import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { sentence } from "../base/words";
import type { Line, Mark, Study, View } from "../engine/protocol";
import { reason } from "../engine/studio";
import type { Game } from "../game/game";
import { LiveStudies } from "../game/live-studies";
import "./rows";
import { sign } from "./rows";

/** So many entries are listed at once; more are there when asked for. */
const FEW = 4;

/** A text longer than this is folded. */
const LONG = 230;

/** The beginning of a long text, up to its eighth comma; a short one as it is. */
function shortened(words: string): string {
  if (words.length <= LONG) return words;
  const end = words.split(",").slice(0, 8).join(",").length;
  return end < words.length ? `${words.slice(0, end)} …` : words;
}

/**
 * The studies that can be kept on while one plays: a switch for each, and what it says of the position now.
 *
 * Tells `marks` (marks to lay over the scene) whenever they are others.
 */
@customElement("tw-live-studies")
export class LiveStudiesPanel extends Part {
  @property({ attribute: false }) game!: Game;
  /** Changes with the game. */
  @property({ attribute: false }) view!: View;
  /** How many of the further marks are shown, and of which answer. */
  @state() private revealed: { readonly answer: Line; readonly count: number } | undefined;
  #studies: LiveStudies | undefined;
  /** Which of the games on this table the studies are for. */
  #round = -1;
  #marked: readonly Mark[] = [];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
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
    return html`<section class="live-study">
      <label class="check switch" title=${sentence(about)}>
        <input
          type="checkbox"
          role="switch"
          .checked=${on}
          @change=${(event: Event) => studies.put(verb, (event.target as HTMLInputElement).checked)}
        />
        ${title}
      </label>
      ${on ? this.#said(studies.answer(verb, this.view)) : ""}
    </section>`;
  }

  #said(answer: Line | undefined): TemplateResult {
    const { caption, tone = "plain", further = [], rows = [], line, without } = answer ?? {};
    const words = answer ? (caption ?? line ?? sentence(without ?? "")) : "";
    const beginning = shortened(words);
    return html`
      <p class="said" role="status" aria-busy=${!answer}>
        ${answer && tone === "plain" ? "" : answer ? sign(tone) : html`<span class="tone plain" aria-hidden="true">…</span>`}
        <span>${beginning}</span>
      </p>
      ${beginning === words
        ? ""
        : html`<details><summary>All of it</summary><p class="muted">${words}</p></details>`}
      ${answer && further.length > 0 ? this.#further(answer, further.length) : ""}
      ${tone === "bad" && this.view.status.player === undefined && this.view.history.undo
        ? html`<div class="row">
            <button @click=${() => void this.#back()}>Go back to where it could be</button>
          </div>`
        : ""}
      ${rows.length > FEW
        ? html`<details>
            <summary>One by one (${rows.length})</summary>
            <tw-rows .rows=${rows}></tw-rows>
          </details>`
        : rows.length > 0
          ? html`<tw-rows .rows=${rows}></tw-rows>`
          : ""}
    `;
  }

  #further(answer: Line, all: number) {
    const count = this.#count(answer);
    const show = (next: number) => () => (this.revealed = { answer, count: next });
    return html`<div class="row" role="group" aria-label="A way to complete it">
      <button ?disabled=${count === all} @click=${show(count + 1)}>
        ${count === 0 ? "Show one piece" : `One more (${count} of ${all})`}
      </button>
      ${count < all ? html`<button @click=${show(all)}>Show all</button>` : ""}
      ${count > 0 ? html`<button @click=${show(0)}>Hide</button>` : ""}
    </div>`;
  }

  #count(answer: Line): number {
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
    this.#round = this.game.round;
    this.#studies = new LiveStudies(this.game);
    this.#studies.addEventListener("change", this.#changed);
  }

  /** Goes to the last node of the history from which it could be completed. */
  async #back(): Promise<void> {
    const { game } = this;
    try {
      const node = await this.#studies?.lastLiving();
      if (node === undefined) game.say("From the beginning on it could not be completed.");
      else void game.goTo(node);
    } catch (failure) {
      game.say(reason(failure), "refused");
    }
  }

  readonly #changed = (): void => this.requestUpdate();
}
