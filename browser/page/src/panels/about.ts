import { html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import type { Explanation, Mark, View } from "../engine/protocol";
import type { Game, Wrong } from "../game/game";

/** Who stays in a spot so many milliseconds wants to know about it; a move is not kept waiting by the question. */
const PASSING = 60;

/** What is pointed at on the board: clearly, and faintly what goes together. */
export type Pointed = { readonly view: View; readonly marks: readonly Mark[]; readonly faint: readonly Mark[] };

/** What may be in the chosen spot, and why nothing else may. Tells `point` (a {@link Pointed}) and `why-not`. */
@customElement("tw-about")
export class About extends Part {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) spot = "";
  @state() private said: Explanation | undefined;
  /** The line that is looked at. */
  @state() private line = -1;
  #asking = false;

  override connectedCallback(): void {
    super.connectedCallback();
    settings.addEventListener("change", this.#pointed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    settings.removeEventListener("change", this.#pointed);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("view") || changed.has("spot")) void this.#ask();
  }

  protected override render() {
    const { said, line } = this;
    if (!said) return html``;
    const lines = said.lines.map((each, i) => ({ ...each, i }));
    const things = lines.filter(({ about }) => about !== "");
    return html`
      ${lines.filter(({ about }) => about === "").map(({ text }) => html`<p>${text}</p>`)}
      ${things.length > 0
        ? html`<div class="things" role="group" aria-label="What might be here">
              ${things.map(
                ({ about, fits, i }) => html`<button
                  class=${fits ? "" : "not"}
                  aria-pressed=${i === line}
                  aria-label="${about}, ${fits ? "possible" : "not possible"}"
                  @click=${() => this.#look(i === line ? -1 : i)}
                >
                  ${about}
                </button>`,
              )}
            </div>
            <p class="why" role="status">${lines[line]?.text ?? "Choose one to see why it is possible, or why not."}</p>
            ${this.#whyNot(lines[line])}`
        : ""}
      <label class="check">
        <input
          type="checkbox"
          .checked=${settings.of("highlight") === "on"}
          @change=${(event: Event) =>
            settings.choose("highlight", (event.target as HTMLInputElement).checked ? "on" : "off")}
        />
        Show on the board what goes together
      </label>
    `;
  }

  /** For what looks possible: whether something shows that it is wrong. */
  #whyNot(line: Explanation["lines"][number] | undefined) {
    if (!line?.fits || line.about === "" || !this.game.puzzle.refutes) return "";
    const wrong = { spot: this.spot, content: line.about } satisfies Wrong;
    return html`<button @click=${() => this.tell("why-not", wrong)}>Why not ${line.about}?</button>`;
  }

  /** Asks about the spot that is chosen when the answer can come: those passed by are not asked about. */
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    let asked: string;
    do {
      await new Promise((resolve) => setTimeout(resolve, PASSING));
      const { view, spot } = this;
      asked = view.play + spot;
      try {
        const said = await this.game.studio.ask<Explanation>({ do: "explain", play: view.play, spot });
        if (this.view === view && this.spot === spot) this.#show(said);
      } catch (failure) {
        this.said = undefined;
        console.info("not explained:", failure);
      }
    } while (this.isConnected && asked !== this.view.play + this.spot);
    this.#asking = false;
  }

  #show(said: Explanation): void {
    this.said = said;
    this.#look(-1);
  }

  #look(line: number): void {
    this.line = line;
    this.#pointed();
  }

  readonly #pointed = (): void => {
    const { view, said } = this;
    const faint = settings.of("highlight") === "on" ? (said?.marks ?? []) : [];
    this.tell("point", { view, marks: said?.lines[this.line]?.marks ?? [], faint } satisfies Pointed);
    this.requestUpdate();
  };
}
