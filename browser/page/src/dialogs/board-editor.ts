import { html, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { sentence, sentences } from "../base/words";
import "../board/board";
import type { Draft, Puzzle, StudyReport } from "../engine/protocol";
import { reason, type Studio } from "../engine/studio";
import { close } from "#words/open";
import * as words from "#words/board-editor";
import "./board-editor.css";

/** Sets up a board by hand: one draft after the other, back to the first. Fires `made` (the text of a position). */
@customElement("tw-board-editor")
export class BoardEditor extends Part {
  @property({ attribute: false }) studio!: Studio;
  @property({ attribute: false }) puzzle!: Puzzle;
  /** The drafts so far; the last one is shown. */
  @state() private drafts: readonly Draft[] = [];
  @state() private setup = "";
  @state() private fault = "";
  /** Who wins in the position that was entered; empty when that is not known. */
  @state() private known = "";
  #asking: AbortController | undefined;
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  /** Done when the gestures so far have been answered: the next one is about the draft after them. */
  #answered = Promise.resolve();

  async open(): Promise<void> {
    this.setup = this.puzzle.standard;
    await this.updateComplete;
    this.dialog.showModal();
    await this.#empty();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#asking?.abort();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("drafts")) void this.#study();
  }

  protected override render() {
    const { puzzle, setup, fault } = this;
    const draft = this.drafts.at(-1);
    return html`<dialog class="board-editor" aria-labelledby="editor-title">
      <h2 id="editor-title">${words.title(puzzle.title)}</h2>
      <p class="muted">${words.about}</p>
      <label>
        ${words.type}
        <select @change=${this.#sized}>
          ${puzzle.presets.map((one) => html`<option value=${one.setup} ?selected=${one.setup === setup}>${one.label}</option>`)}
        </select>
      </label>
      ${
        draft
          ? html`<tw-board .scene=${draft.scene} .gestures=${draft.gestures} .refused=${draft.refused === undefined ? undefined : draft} .keeps=${true} @gesture=${this.#gesture}></tw-board>`
          : ""
      }
      <p role="status" class="message ${fault || draft?.refused ? "refused" : ""}">${fault || sentences([sentence(draft?.refused ?? draft?.words ?? words.opening), draft?.refused ? "" : this.known])}</p>
      <div class="row foot">
        <button class="main" ?disabled=${!draft?.ready} @click=${this.#made}>${words.play}</button>
        <button ?disabled=${this.drafts.length < 2} @click=${this.#undo}>${words.undo}</button>
        <button ?disabled=${this.drafts.length < 2} @click=${this.#empty}>${words.clear}</button>
        <button @click=${() => this.dialog.close()}>${close}</button>
      </div>
    </dialog>`;
  }

  /** Asks for a draft; undefined when there is none, which is said. */
  async #ask(fields: Readonly<Record<string, string>>): Promise<Draft | undefined> {
    this.fault = "";
    try {
      return await this.studio.ask<Draft>({ do: "edit", puzzle: this.puzzle.id, ...fields });
    } catch (failure) {
      this.fault = reason(failure);
      return undefined;
    }
  }

  /** Asks who wins where that is soon known; the next change cancels that. */
  async #study(): Promise<void> {
    this.#asking?.abort();
    this.known = "";
    const asking = (this.#asking = new AbortController());
    const draft = this.drafts.at(-1);
    const verb = this.puzzle.studies.find(({ live }) => live)?.verb;
    if (!draft?.ready || verb === undefined) return;
    try {
      const request = { do: "study", verb, play: `${this.puzzle.id}:${draft.text}` };
      const { standing } = await this.studio.background().ask<StudyReport>(request, undefined, asking.signal);
      if (this.#asking === asking && standing?.wins) this.known = words.wins(standing.player + 1);
    } catch (failure) {
      // A change has come, or nothing is known: the board can be played all the same.
      if (!asking.signal.aborted) console.info("no answer:", verb, failure);
    }
  }

  readonly #empty = async (): Promise<void> => {
    const draft = await this.#ask({ setup: this.setup });
    if (draft) this.drafts = [draft];
  };

  readonly #sized = async ({ target }: Event): Promise<void> => {
    this.setup = (target as HTMLSelectElement).value;
    await this.#empty();
  };

  readonly #gesture = ({ detail }: CustomEvent<string>): void => {
    for (const gesture of detail.split(" ")) this.#answered = this.#answered.then(() => this.#change(gesture));
  };

  async #change(gesture: string): Promise<void> {
    const last = this.drafts.at(-1);
    const draft = last && (await this.#ask({ text: last.text, gesture }));
    if (draft) this.drafts = draft.refused === undefined ? [...this.drafts, draft] : [...this.drafts.slice(0, -1), draft];
  }

  readonly #undo = (): void => {
    this.drafts = this.drafts.slice(0, -1);
  };

  readonly #made = (): void => {
    this.dialog.close();
    this.tell("made", `${this.puzzle.id}:${this.drafts.at(-1)!.text}`);
  };
}
