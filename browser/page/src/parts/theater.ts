import { html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Stopped } from "../engine/engine";
import { Searching, type Event as SearchEvent } from "../play/searching";
import type { Game } from "../play/game";
import { capital, grouped, sentence } from "../pure/words";
import { Part } from "./part";

/** Steps a second, from slow to as fast as it goes. */
const SPEEDS = [1, 2, 4, 8, 16, 32, 64, 250, 1_000, 10_000, 100_000, 1_000_000];

/**
 * Watches a search from the position of the game. Tells `moment` (what the board is to show), `leave`, and `take-over`
 * (the share ID where the search stands).
 */
@customElement("tw-theater")
export class Theater extends Part {
  @property({ attribute: false }) game!: Game;
  @state() private method = "";
  @state() private seed = "0";
  @state() private speed = 2;
  @state() private fault = "";
  @state() private search: Searching | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key);
    this.search?.stop();
  }

  protected override firstUpdated(): void {
    this.method = this.game.puzzle.methods[0]?.id ?? "";
    this.querySelector<HTMLElement>("section")?.focus({ preventScroll: true });
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("method") || changed.has("seed")) this.#begin();
  }

  protected override render() {
    const { search } = this;
    const moment = search?.moment;
    const running = search?.running ?? false;
    const ended = search?.finished ?? false;
    return html`
      <section class="theater" tabindex="-1" aria-label="The search">
        <div class="row">
          <label>
            Method
            <select @change=${(event: Event) => (this.method = value(event))}>
              ${this.game.puzzle.methods.map(({ id, about }) => html`<option value=${id}>${capital(about)}</option>`)}
            </select>
          </label>
          <label>
            Seed
            <input inputmode="numeric" pattern="[0-9]{1,15}" .value=${this.seed} @change=${this.#seeded} />
          </label>
        </div>
        <p class="caption" aria-live=${running ? "off" : "polite"}>${this.fault || moment?.caption || "…"}</p>
        <dl class="figures">
          <div><dt>Step</dt><dd data-figure="step">${grouped(moment?.step ?? 0)}</dd></div>
          <div><dt>Nodes</dt><dd data-figure="nodes">${grouped(moment?.nodes ?? 0)}</dd></div>
          <div><dt>Depth</dt><dd data-figure="depth">${grouped(moment?.depth ?? 0)}</dd></div>
        </dl>
        <div class="row" role="group" aria-label="Steps">
          <button ?disabled=${!moment || moment.step === 0} @click=${() => this.#to(0)}>Start</button>
          <button ?disabled=${!moment || moment.step === 0} @click=${() => this.#to(search!.goal - 1)}>Back</button>
          <button ?disabled=${ended} @click=${() => this.#to(search!.goal + 1)}>Step</button>
          <button class="main" ?disabled=${ended} @click=${this.#run}>${running ? "Pause" : "Run"}</button>
          <button ?disabled=${!running} @click=${() => this.#stop()}>Stop</button>
        </div>
        <label class="speed">
          Speed
          <input
            type="range"
            min="0"
            max=${SPEEDS.length - 1}
            .value=${String(this.speed)}
            aria-valuetext="${grouped(SPEEDS[this.speed] ?? 0)} steps a second"
            @input=${(event: Event) => this.#pace(Number(value(event)))}
          />
          <span class="muted">${grouped(SPEEDS[this.speed] ?? 0)} a second</span>
        </label>
        <div class="row" role="group" aria-label="Go on to">
          <button ?disabled=${ended} @click=${() => this.#next("solution")}>To the next solution</button>
          <button ?disabled=${ended} @click=${() => this.#next("dead-end")}>To the next dead end</button>
        </div>
        <div class="row">
          <button ?disabled=${!moment} @click=${() => this.tell("take-over", moment?.id)}>Take over this position</button>
          <button @click=${() => this.tell("leave")}>Back to the game</button>
        </div>
        <p class="muted">The space bar makes one step.</p>
      </section>
    `;
  }

  #begin(): void {
    this.search?.stop();
    this.fault = "";
    const search = new Searching(this.game.studio, this.game.view.id, this.method, this.seed);
    search.speed = SPEEDS[this.speed] ?? 1;
    search.addEventListener("change", () => {
      if (this.search !== search || !this.isConnected) return;
      this.requestUpdate();
      if (search.moment) this.tell("moment", search.moment);
    });
    this.search = search;
    this.#to(0);
  }

  #to(step: number): void {
    void this.#watched(this.search?.goTo(step));
  }

  #next(event: SearchEvent): void {
    void this.#watched(this.search?.goToEvent(event));
  }

  readonly #run = (): void => {
    if (this.search?.running) this.search.stop();
    else void this.#watched(this.search?.run());
  };

  /** Whatever is being searched this moment is given up too: a slice may be long on a slow machine. */
  #stop(): void {
    this.search?.stop();
    this.game.stop();
    this.fault = "Stopped.";
  }

  #pace(speed: number): void {
    this.speed = speed;
    if (this.search) this.search.speed = SPEEDS[speed] ?? 1;
  }

  async #watched(work: Promise<void> | undefined): Promise<void> {
    this.fault = "";
    try {
      await work;
    } catch (failure) {
      this.search?.stop();
      if (!(failure instanceof Stopped)) this.fault = sentence(failure instanceof Error ? failure.message : String(failure));
    }
  }

  readonly #seeded = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    if (input.checkValidity() && input.value !== "") this.seed = input.value;
    else input.value = this.seed;
  };

  /** The space bar makes a step, unless it means something to what has the focus. */
  readonly #key = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.key !== " " || target.closest("button, input, select, textarea, a, dialog")) return;
    event.preventDefault();
    if (this.search && !this.search.finished) this.#to(this.search.goal + 1);
  };
}

function value(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}
