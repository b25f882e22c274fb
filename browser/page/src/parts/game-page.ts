import { html, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Mark, Moment, Scene, View } from "../engine/protocol";
import type { Game } from "../play/game";
import { short } from "../pure/address";
import type { Board } from "./board";
import "./board";
import "./computer";
import "./history-bar";
import "./keypad";
import type { NewGame } from "./new-game";
import "./new-game";
import { Part } from "./part";
import type { Share } from "./share";
import "./share";
import "./status-line";
import "./theater";
import "./tools";

/** What the board shows instead of the game. */
type Aside = { readonly kind: "theater"; readonly scene: Scene } | { readonly kind: "solution"; readonly scene: Scene };

const NO_MARKS: readonly Mark[] = [];

/** A game: the board, and beside it all that goes with it. */
@customElement("tw-game")
export class GamePage extends Part {
  @property({ attribute: false }) game!: Game;
  @state() private aside: Aside | undefined;
  /** The spot that the keypad is for. */
  @state() private spot = "";
  @query("tw-board") private readonly board!: Board;
  @query("tw-share") private readonly share!: Share;
  @query("tw-new-game") private readonly newGame!: NewGame;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#shortcut);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#shortcut);
    this.game.removeEventListener("change", this.#changed);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("game")) return;
    changed.get("game")?.removeEventListener("change", this.#changed);
    this.game.addEventListener("change", this.#changed);
    this.aside = undefined;
    this.#changed();
  }

  protected override firstUpdated(): void {
    void this.board.updateComplete.then(() => this.board.focusSpot());
  }

  protected override render() {
    const { game, aside } = this;
    const { view, puzzle } = game;
    return html`
      <main class="game" @gesture=${this.#gesture}>
        <header>
          <h1>${puzzle.title}</h1>
          <p class="muted">${puzzle.goal}</p>
        </header>
        <div class="stage">
          <tw-board
            .scene=${aside?.scene ?? view.scene}
            .gestures=${view.gestures}
            .picture=${aside || game.picture?.view !== view ? NO_MARKS : game.picture.marks}
            .overlay=${aside ? [] : (game.hint?.marks ?? [])}
            .still=${aside !== undefined}
            @choose=${(event: CustomEvent<string>) => (this.spot = event.detail)}
            @say=${(event: CustomEvent<string>) => game.say(event.detail)}
          ></tw-board>
        </div>
        <div class="side">
          ${aside?.kind === "theater" ? this.#theater() : aside ? this.#solution() : this.#play(view)}
          ${game.busy
            ? html`<p class="busy row" role="status">
                <span class="thinking">${game.busy}</span> <button @click=${() => game.stop()}>Stop</button>
              </p>`
            : ""}
        </div>
        <tw-share .game=${game}></tw-share>
        <tw-new-game .game=${game} @made=${this.#made}></tw-new-game>
      </main>
    `;
  }

  #play(view: View) {
    const { game } = this;
    return html`
      <tw-status .status=${view.status} .message=${game.message}></tw-status>
      ${game.notice ? html`<p class="muted notice" role="status">${game.notice}</p>` : ""}
      <tw-keypad .type=${view.gestures.type} .spot=${this.spot || (view.scene.spots[0]?.id ?? "")}></tw-keypad>
      <tw-history-bar
        .history=${view.history}
        @undo=${() => void game.undo()}
        @redo=${() => void game.redo()}
        @restart=${() => void game.goTo(0)}
        @branch=${(event: CustomEvent<number>) => void game.goTo(event.detail)}
      ></tw-history-bar>
      <tw-tools
        .game=${game}
        .view=${view}
        .hint=${game.hint}
        .picture=${game.picture}
        @solution=${this.#solved}
        @watch=${this.#watch}
      ></tw-tools>
      <tw-computer .game=${game} .view=${view} .opponent=${game.opponent}></tw-computer>
      <div class="row" role="group" aria-label="Game">
        <button @click=${() => this.newGame.open()}>New game</button>
        <button @click=${() => void this.share.open()}>Share</button>
      </div>
    `;
  }

  #solution() {
    return html`
      <p class="standing" role="status">The board shows a solution.</p>
      <div class="row"><button class="main" @click=${this.#leave}>Back to the game</button></div>
    `;
  }

  #theater() {
    return html`<tw-theater
      .game=${this.game}
      @moment=${(event: CustomEvent<Moment>) => (this.aside = { kind: "theater", scene: event.detail.scene })}
      @leave=${this.#leave}
      @take-over=${this.#takeOver}
    ></tw-theater>`;
  }

  readonly #changed = (): void => {
    const { view } = this.game;
    const address = short(view.play, view.id);
    if (location.hash !== address || location.search !== "") history.replaceState(null, "", location.pathname + address);
    this.requestUpdate();
  };

  readonly #gesture = (event: CustomEvent<string>): void => {
    if (!this.aside) void this.game.act(event.detail);
  };

  readonly #watch = (): void => {
    this.aside = { kind: "theater", scene: this.game.view.scene };
  };

  readonly #solved = ({ detail }: CustomEvent<View>): void => {
    this.aside = { kind: "solution", scene: detail.scene };
  };

  readonly #leave = (): void => {
    this.aside = undefined;
  };

  readonly #takeOver = async ({ detail }: CustomEvent<string>): Promise<void> => {
    const view = await this.game.ask<View>({ do: "view", play: detail }, "");
    if (view) this.#open(view);
  };

  readonly #made = ({ detail }: CustomEvent<View>): void => this.#open(detail);

  /** Goes on with another play, which takes the place of this one. */
  #open(view: View): void {
    this.aside = undefined;
    this.game.open(view);
  }

  readonly #shortcut = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || this.aside) return;
    if ((event.target as Element).closest("input, textarea, dialog")) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) void this.game.undo();
    else if (key === "y" || key === "z") void this.game.redo();
    else return;
    event.preventDefault();
  };
}
