import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import type { DialogName } from "../dialogs/dialogs";
import type { Shown, View } from "../engine/protocol";
import type { Game, Picture } from "../game/game";
import "./history-bar";
import { panel } from "./panel";
import "./seats";
import "./tools";

const DIALOGS: readonly (readonly [name: DialogName, words: string])[] = [
  ["new", "New game"],
  ["share", "Share"],
  ["print", "Print"],
  ["rules", "Rules"],
  ["keys", "Keys"],
];

/**
 * What is there besides the board, each in a section of its own; a section without content is not shown. Tells `watch`
 * and `open` (the name of a dialog), and passes on what its sections tell.
 */
@customElement("tw-side")
export class Side extends Part {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) view!: View;
  /** The spot that is asked about. */
  @property({ attribute: false }) spot = "";
  /** The computer does not play on by itself. */
  @property({ type: Boolean }) paused = false;
  /** The moment of a search that the board shows. */
  @property({ attribute: false }) at: Shown | undefined;
  /** What the answer to a verb looks like. */
  @property({ attribute: false }) picture: Picture | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("toggle", this.#opened, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener("toggle", this.#opened, { capture: true });
  }

  protected override render() {
    const { game, view } = this;
    const { can, commands } = game.puzzle;
    return [
      can.includes("explain") ? panel("about", "About this cell", this.#about(), true) : "",
      commands.length > 0
        ? panel("commands", "All at once", html`<tw-commands .game=${game} .view=${view}></tw-commands>`)
        : "",
      panel("help", "Help and analysis", this.#help(), true),
      view.status.players
        ? panel("seats", "Players", html`<tw-seats .game=${game} .view=${view} .paused=${this.paused}></tw-seats>`, true)
        : "",
      panel("history", "History", html`<tw-history-bar .game=${game} .view=${view}></tw-history-bar>`),
      can.includes("review")
        ? panel("report", "Game report", html`<tw-report .game=${game} .view=${view}> </tw-report>`)
        : "",
      can.includes("watch") ? panel("search", "Search", this.#search()) : "",
      panel("game", "Game", this.#dialogs(), true),
    ];
  }

  /** What is loaded when its section is opened; a blank inside keeps the section, which would not be shown without content. */
  readonly #opened = ({ target }: globalThis.Event): void => {
    const { open, dataset } = target as HTMLDetailsElement;
    if (open && dataset["panel"] === "report") void import("./report");
  };

  #about() {
    return html`<tw-about .game=${this.game} .view=${this.view} .spot=${this.spot}></tw-about>`;
  }

  #help() {
    const { game, view } = this;
    const spoilers = game.puzzle.studies.filter(({ spoiler }) => spoiler);
    return html`${spoilers.map((study) => html`<tw-spoiler-study .game=${game} .view=${view} .study=${study} .at=${this.at}></tw-spoiler-study>`)}
      <tw-tools .game=${game} .view=${view} .picture=${this.picture}></tw-tools>
      <tw-live-studies .game=${game} .view=${view}></tw-live-studies>`;
  }

  #search() {
    return html`<p class="muted">See how the computer searches from here, step by step.</p>
      <div class="row"><button @click=${() => this.tell("watch")}>Watch a search</button></div>`;
  }

  #dialogs() {
    return html`<div class="row" role="group" aria-label="Game">
      ${DIALOGS.map(([name, words]) => html`<button @click=${() => this.tell("open", name)}>${words}</button>`)}
    </div>`;
  }
}
