import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import { practices } from "../game/extras";
import "../panels/timer";
import * as words from "#words/game";
import { asideOf } from "./mode";
import type { Table } from "./table";

/** The name of a game, how hard or how large it is, the time; on a phone also the way home and to all the rest. */
@customElement("tw-game-heading")
export class Heading extends Part {
  /** Drawn anew with the page. */
  @property({ attribute: false, hasChanged: () => true }) table!: Table;

  protected override render() {
    const { table } = this;
    const { puzzle } = table.game;
    if (table.script)
      return html`<h1>${table.script.title}</h1>
        <button class="plain iconbutton leave" aria-label=${words.leave} title="Esc" @click=${() => table.leaveScript()}>${icon("close")}</button>`;
    return html`<a class="back" href="./#/" aria-label=${words.today}>${icon("before")}</a>
      <h1>${puzzle.title}</h1>
      ${asideOf(table.mode) ? "" : this.#about()}`;
  }

  #about() {
    const { game, bar, mode } = this.table;
    const { puzzle, view, extras } = game;
    return html`${puzzle.rating === undefined || extras.kind !== undefined || practices(game) ? this.#kind() : html`<tw-rating .game=${game} .view=${view}></tw-rating>`}
      ${
        bar
          ? ""
          : html`<tw-timer
            .game=${game}
            .paused=${mode.kind === "paused"}
            @pause=${({ detail }: CustomEvent<boolean>) => void this.table.pause(detail)}
          ></tw-timer>`
      }
      ${view.status.turn ? html`<span class="muted">${words.turn(view.status.turn)}</span>` : ""}
      <button class="plain iconbutton menu" aria-label=${words.more} aria-haspopup="dialog" @click=${() => void this.table.show("more")}>
        ${icon("more")}
      </button>`;
  }

  /** The words that distinguish this game from others of its puzzle. */
  #kind() {
    const { kind } = this.table.game;
    return kind === "" ? "" : html`<span class="chip">${kind}</span>`;
  }
}
