import { html, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { icon } from "../base/icons";
import { PatientPart } from "../base/part";
import { settings } from "../base/settings";
import { coloredText } from "../board/colored-text";
import { contains, middle } from "../board/geometry";
import { conflicts } from "../board/ground";
import { glyphOn } from "../board/glyphs";
import type { Explanation, Mark, StudyReport, View } from "../engine/protocol";
import { told } from "../engine/sentence";
import { mistakes, type Game, type Wrong } from "../game/game";
import "./about.css";
import * as words from "#words/about";
import * as studies from "#words/studies";

/** Delay of an explanation in milliseconds, so that keys in a row and moves do not wait for it. */
const PASSING = 90;

/** Marks on the board: clear ones, and faint ones for spots that go together. */
export type Pointed = { readonly view: View; readonly marks: readonly Mark[]; readonly faint: readonly Mark[] };

/** Distance of an explanation from its spot in pixels. */
const AWAY = 8;

/**
 * The explanation of the chosen spot, beside the spot: what may be there, and why nothing else may. When closed it only marks what goes together with the
 * spot. Fires `point` (a {@link Pointed}), `why-not` and `close`.
 */
@customElement("tw-about")
export class About extends PatientPart {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) spot = "";
  @property({ type: Boolean }) open = false;
  @state() private said: Explanation | undefined;
  /** The line that is looked at. */
  @state() private line = -1;
  /** Whether what was entered here is wrong, once that is known. */
  @state() private wrong: boolean | undefined;
  @query(".about") private readonly card!: HTMLElement | null;
  #asking = false;
  /** It was opened just now, and has not got the focus yet. */
  #fresh = false;

  override connectedCallback(): void {
    super.connectedCallback();
    settings.addEventListener("change", this.#pointed);
    addEventListener("resize", this.#moved);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    settings.removeEventListener("change", this.#pointed);
    removeEventListener("resize", this.#moved);
  }

  /** The spot is elsewhere in another window. */
  readonly #moved = (): void => this.requestUpdate();

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("view") || changed.has("spot")) void this.#ask();
    if (changed.has("open") && !this.open && this.line !== -1) this.#look(-1);
    if (this.card) this.#place(this.card);
    if (changed.has("open")) this.#fresh = this.open;
    if (!this.#fresh || !this.card) return;
    this.#fresh = false;
    this.card.focus({ preventScroll: true });
  }

  /** Beside the spot, where there is room: at its end, as one reads. */
  #place(card: HTMLElement): void {
    const spot = document.querySelector(`tw-board [data-spot="${CSS.escape(this.spot)}"]`)?.getBoundingClientRect();
    if (!spot) return;
    const { offsetWidth: width, offsetHeight: height } = card;
    const fits = (at: number, length: number, all: number) => Math.max(AWAY, Math.min(at, all - length - AWAY));
    const beside = this.matches(":dir(rtl)") ? spot.left - AWAY - width : spot.right + AWAY;
    const fitting = beside >= 0 && beside + width <= innerWidth;
    const below = spot.bottom + AWAY + height <= innerHeight;
    const left = fitting ? beside : fits(spot.left + spot.width / 2 - width / 2, width, innerWidth);
    const top = fitting ? fits(spot.top, height, innerHeight) : below ? spot.bottom + AWAY : fits(spot.top - AWAY - height, height, innerHeight);
    card.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }

  protected override render() {
    const { said, line } = this;
    if (!said || !this.open) return html``;
    const lines = said.lines.map((each, i) => ({ ...each, i }));
    const things = lines.filter(({ about }) => about !== "");
    return html`<section class="about" role="dialog" aria-label=${words.about} tabindex="-1">
      <button class="plain iconbutton" aria-label=${words.close} title="Esc" @click=${() => this.tell("close")}>${icon("close")}</button>
      ${lines.filter(({ about }) => about === "").map((each) => html`<p>${coloredText(told(each, "text"), this.view.scene)}</p>`)}
      ${
        things.length > 0
          ? html`<div class="things" role="group" aria-label=${words.might}>
              ${things.map(
                ({ about, fits, i }) => html`<button
                  class=${fits ? "" : "not"}
                  aria-pressed=${i === line}
                  aria-label=${words.possible(about, fits)}
                  @click=${() => this.#look(i === line ? -1 : i)}
                >
                  ${about}
                </button>`,
              )}
            </div>
            <p class="why" role="status">${coloredText(told(lines[line] ?? { text: words.choose }, "text"), this.view.scene)}</p>
            ${this.#whyNot(lines[line])}`
          : ""
      }
      ${this.#checked()}
      <label class="check">
        <input
          type="checkbox"
          .checked=${settings.of("highlight") === "on"}
          @change=${(event: Event) => settings.choose("highlight", (event.target as HTMLInputElement).checked ? "on" : "off")}
        />
        ${words.highlight}
      </label>
    </section>`;
  }

  /** Whether what was entered here is a mistake, when that is asked. */
  #checked() {
    const verb = mistakes(this.game.puzzle);
    const entered = this.view.gestures.type[this.spot]?.includes("Delete") && this.#written() !== undefined;
    if (verb === undefined || !entered) return "";
    const { wrong } = this;
    return html`<button @click=${() => void this.#check(verb)}>${words.check}</button>
      <p role="status" ?hidden=${wrong === undefined}>${wrong === undefined ? "" : wrong ? words.wrong : words.right}</p>`;
  }

  #written(): string | undefined {
    const { scene } = this.view;
    const spot = scene.spots.find(({ id }) => id === this.spot);
    return spot && glyphOn(scene, spot);
  }

  async #check(verb: string): Promise<void> {
    const { view, game } = this;
    const box = view.scene.spots.find(({ id }) => id === this.spot)!.box;
    const line = await game.ask<StudyReport>({ do: "study", verb }, studies.checking);
    if (!line || this.view !== view) return;
    game.helped(verb);
    this.wrong = conflicts(line.marks ?? []).some((mark) => "box" in mark && contains(box, middle(mark.box)));
  }

  /** For what looks possible: whether something shows that it is wrong. */
  #whyNot(line: Explanation["lines"][number] | undefined) {
    if (!line?.fits || line.about === "" || !this.game.puzzle.refutes) return "";
    const wrong = { spot: this.spot, content: line.about } satisfies Wrong;
    return html`<button @click=${() => this.tell("why-not", wrong)}>${words.whyNot(line.about)}</button>`;
  }

  /** Asks about the spot in which the cursor rests: those passed by are not asked about. */
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const chosen = () => this.view.play + this.spot;
    let asked: string;
    do {
      asked = chosen();
      await new Promise((resolve) => setTimeout(resolve, PASSING));
      if (asked !== chosen()) continue;
      try {
        const said = await this.game.studio.ask<Explanation>({ do: "explain", play: this.view.play, spot: this.spot });
        if (asked === chosen()) this.#show(said);
      } catch (failure) {
        this.said = undefined;
        console.info("not explained:", failure);
      }
    } while (this.isConnected && asked !== chosen());
    this.#asking = false;
  }

  #show(said: Explanation): void {
    this.said = said;
    this.wrong = undefined;
    this.dataset["about"] = this.spot;
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
