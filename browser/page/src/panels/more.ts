import { html, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { guide, lesson } from "../base/address";
import { icon, type Icon } from "../base/icons";
import { learn } from "../base/reading-icons";
import { Part } from "../base/part";
import { remember } from "../base/store";
import type { DialogName } from "../dialogs/dialogs";
import type { Shown, View } from "../engine/protocol";
import type { Game, Picture } from "../game/game";
import "./more.css";
import * as words from "#words/more";
import "./history-bar";
import "./report";
import "./seats";
import "./tools";

/** The panels beside the board. */
export type PanelName = "more" | "history";

/**
 * A panel over the column beside the board, on a phone a sheet below it: everything that is not needed all the time, or the history. Fires `watch`, `open`
 * (the name of a dialog), `panel` (the name of another panel), `redo`, `settings` and `close`, and passes on the events of its parts.
 */
@customElement("tw-more")
export class More extends Part {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) name: PanelName = "more";
  /** The computer does not play on by itself. */
  @property({ type: Boolean }) paused = false;
  /** The moment of a search that the board shows. */
  @property({ attribute: false }) at: Shown | undefined;
  /** The marks of the answer to a verb. */
  @property({ attribute: false }) picture: Picture | undefined;
  @query("h2") private readonly heading!: HTMLElement | null;

  protected override firstUpdated(): void {
    this.heading?.focus({ preventScroll: true });
  }

  protected override render() {
    const { name } = this;
    return html`<section class="panel" role="dialog" aria-labelledby="panel-title" data-panel=${name}>
      <header>
        <h2 id="panel-title" tabindex="-1">${words.titles[name]}</h2>
        <button class="plain iconbutton" aria-label=${words.close} title="Esc" @click=${() => this.tell("close")}>${icon("close")}</button>
      </header>
      <div class="inside" @answered=${this.#answered}>
        ${name === "history" ? html`<tw-history-bar .game=${this.game} .view=${this.view}></tw-history-bar>` : this.#more()}
      </div>
    </section>`;
  }

  /** An answer is where one looks. */
  readonly #answered = async ({ target }: Event): Promise<void> => {
    const part = target as Part;
    await part.updateComplete;
    part.scrollIntoView({ block: "start" });
  };

  #more() {
    const { game, view } = this;
    const { can, commands, studies } = game.puzzle;
    const spoilers = studies.filter(({ spoiler }) => spoiler);
    return html`
      <div class="ways">${this.#ways(can.includes("watch"))}</div>
      ${
        game.shared && spoilers.length === 0
          ? ""
          : group(
              words.analysis,
              html`${spoilers.map((study) => html`<tw-spoiler-study .game=${game} .view=${view} .study=${study} .at=${this.at}></tw-spoiler-study>`)}
          <tw-tools .game=${game} .view=${view} .picture=${this.picture}></tw-tools>`,
            )
      }
      ${commands.length > 0 ? group(words.notes, html`<tw-commands .game=${game} .view=${view}></tw-commands>`) : ""}
      ${view.status.players && !game.fixed ? group(words.players, html`<tw-seats .game=${game} .view=${view} .paused=${this.paused}></tw-seats>`) : ""}
      ${can.includes("review") ? group(words.report, html`<tw-report .game=${game} .view=${view}></tw-report>`) : ""}
    `;
  }

  /** A room may go on from where the game stands. */
  readonly #together = (): void => {
    const { puzzle, view } = this.game;
    remember("room-from", JSON.stringify({ puzzle: puzzle.id, play: view.play, players: view.status.players ?? 0 }));
    this.tell("visit", "#/room");
  };

  #ways(watched: boolean) {
    const way = (sign: Icon | typeof learn, said: string, event: string, detail?: string) =>
      html`<button class="way" @click=${() => this.tell(event, detail)}>
        ${typeof sign === "string" ? icon(sign) : sign} <span>${said}</span>
      </button>`;
    const dialog = (sign: Icon, name: DialogName, said: string) => way(sign, said, "open", name);
    return html`
      ${this.game.shared ? "" : dialog("fresh", "new", words.fresh)} ${way("history", words.history, "panel", "history")}
      ${this.game.fixed ? "" : html`<button class="way" @click=${this.#together}>${icon("person")} <span>${words.together}</span></button>`}
      ${watched ? way("theater", words.watch, "watch") : ""} ${dialog("print", "print", words.print)} ${dialog("keys", "keys", words.keys)}
      ${way(learn, words.learn, "visit", lesson(this.game.puzzle.id))} ${way("rules", words.guide, "visit", guide())}
      <span class="narrow">
        ${this.game.shared ? "" : way("redo", words.redo, "redo")} ${dialog("rules", "rules", words.rules)} ${dialog("share", "share", words.share)}
        ${way("settings", words.settings, "settings")}
      </span>
    `;
  }
}

function group(title: string, content: unknown): TemplateResult {
  return html`<div class="group" role="group" aria-label=${title}>
    <h3>${title}</h3>
    ${content}
  </div>`;
}
