import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import { coloredText } from "../board/colored-text";
import { pointedBeside } from "../board/buttons";
import { small } from "../board/piece";
import { left } from "../board/tally";
import type { Mark, View } from "../engine/protocol";
import { joined } from "../engine/sentence";
import { practices } from "../game/extras";
import type { Game } from "../game/game";
import { progress } from "../game/progress";
import { entering } from "../game/solutions";
import type { Act } from "../panels/action-bar";
import "../panels/action-bar";
import "../panels/keypad";
import "../panels/status-line";
import "../panels/trays";
import * as words from "#words/game";
import { lastTook } from "#words/trays";
import { act, activeActs, acts, idleActs } from "./acts";
import "./heading";
import { LastTurn } from "./last-turn";
import { peekOf } from "./mode";
import type { Table } from "./table";

/** All that stands beside the board. Its parts have places of their own, so that nothing moves when another comes or goes. */
@customElement("tw-game-column")
export class Column extends Part {
  /** Drawn anew with the page, unless the board goes first. */
  @property({ attribute: false, hasChanged: () => true }) table!: Table;

  #turns = new LastTurn();
  #game: Game | undefined;

  protected override render() {
    const { table } = this;
    const { game } = table;
    const { view } = game;
    if (this.#game !== game) this.#turns = new LastTurn();
    this.#game = game;
    this.#turns.follow(view);
    return html`
      <tw-game-heading class="heading" .table=${table}></tw-game-heading>
      ${this.#lesson()}
      <div class="talk">
        <tw-status .view=${view} .words=${game.standing} .lost=${game.lost} .mine=${game.mine} .message=${game.message} .done=${this.#done()}></tw-status>
        ${this.#reply()}
      </div>
      <div data-place="above">${this.#trays("above")}</div>
      <div class="free" data-place="card">
        ${this.#hint()} ${this.#own()} ${this.#last()}
        <tw-live-studies
          .game=${game}
          .view=${view}
          ?hidden=${game.stage !== undefined}
          @marks=${({ detail }: CustomEvent<readonly Mark[]>) => table.marks.study(detail)}
        ></tw-live-studies>
      </div>
      <div class="play">
        ${
          table.ending.shown
            ? html`<div data-place="after">${table.afterActions?.(table)}</div>`
            : html`<div data-place="keys" @click=${this.#pressed}>${this.#keypad()}</div>`
        }
        <div data-place="actions" @click=${this.#pressed}>
          <tw-action-bar
            .acts=${acts(table)}
            .idle=${idleActs(game)}
            .on=${activeActs(table)}
            @do=${({ detail }: CustomEvent<Act>) => act(detail, table)}
          ></tw-action-bar>
        </div>
        <div data-place="below">
          ${this.#trays("below")}
        </div>
      </div>
      ${table.overlays.panel === undefined ? "" : table.panel?.(table)}
    `;
  }

  /** What stands above the rest: the card of a lesson or the line of a room, what is practiced, or that there is a lesson. */
  #lesson() {
    const { game, script, bar, offer } = this.table;
    const place = (content: unknown) => html`<div data-place="lesson">${content}</div>`;
    return html`${game.warning ? place(html`<p class="warning" role="status" tabindex="0">${game.warning}</p>`) : ""}
      ${script ? place(script.card) : ""} ${bar ? place(bar) : ""}
      ${practices(game) ? place(html`<tw-practice .game=${game} .round=${game.round}></tw-practice>`) : ""}
      ${offer.shown ? place(html`<tw-lesson-offer .game=${game} @declined=${() => offer.decline()}></tw-lesson-offer>`) : ""}`;
  }

  /** The progress where one person fills the board. */
  #done(): number | undefined {
    const { play, id, status } = this.table.game.view;
    return status.players === undefined ? progress(play, id) : undefined;
  }

  /** Further facts, and the actions for the last message: wait or stop. */
  #reply() {
    const { table } = this;
    const { game } = table;
    const { view } = game;
    const turns = view.status.over || game.turns?.view !== view || game.turns.words.length === 0 ? "" : game.withNames(joined(game.turns.words));
    return html`<div class="reply ${turns ? "telling" : ""}">
      <p class="told" aria-live="assertive">${coloredText(turns, view.scene)}</p>
      ${
        peekOf(table.mode)
          ? html`<button class="main" title="Esc" @click=${() => table.go({ kind: "peek", peek: undefined })}>${words.backToGame}</button>`
          : ""
      }
      ${game.notice ? html`<p class="muted notice" role="status">${game.notice}</p>` : ""}
      ${
        game.busy
          ? html`<p class="busy row" role="status">
            <span class="thinking">${game.busy}</span> <button @click=${() => game.stop()}>${words.stop}</button>
          </p>`
          : ""
      }
    </div>`;
  }

  /** What was taken in the last turn, with its pieces. */
  #last() {
    const { game } = this.table;
    const { now } = this.#turns;
    if (!now || game.stage) return "";
    const { player, piece, count } = now;
    return html`<p class="last-turn">
      ${lastTook(game.nameOf(player), count)} <span aria-hidden="true">${Array.from({ length: count }, () => small(piece))}</span>
    </p>`;
  }

  /** A hint, in the place of the keys where there is no room for both. */
  #hint() {
    const { game, hints } = this.table;
    if (!game.stage) return "";
    return html`<tw-hint-card
      .hint=${game.hint}
      .scene=${game.view.scene}
      .strength=${game.strength}
      .puzzle=${game.puzzle.id}
      .game=${game}
      .busy=${game.busy !== ""}
      @further=${() => void hints.ask()}
      @follow=${hints.follow}
      @finish=${hints.finish}
      @close=${() => hints.close()}
    ></tw-hint-card>`;
  }

  /** Beside an empty board: what is entered may become a puzzle. */
  #own() {
    const { game, script } = this.table;
    const { view } = game;
    if (script || !entering(game.puzzle, view) || view.status.over || game.stage) return "";
    void import("../panels/own-puzzle");
    return html`<tw-own-puzzle .game=${game} .view=${view} @begun=${({ detail }: CustomEvent<View>) => this.table.open(detail)}></tw-own-puzzle>`;
  }

  #keypad() {
    const { game, entry } = this.table;
    const { gestures, scene } = game.view;
    if (!entry.keyed || game.watched) return "";
    const keys = [...new Set(Object.values(gestures.type).flat())].filter((key) => /^[0-9A-Z]$/.test(key));
    return html`<tw-keypad
      .type=${gestures.type}
      .spot=${entry.chosen}
      .mode=${entry.modifier}
      .meanings=${game.puzzle.modes}
      .left=${left(scene, keys)}
      .locked=${entry.locked}
      @mode=${({ detail }: CustomEvent<string>) => entry.write(detail)}
      @key=${({ detail }: CustomEvent<string>) => entry.press(detail)}
      @lock=${({ detail }: CustomEvent<string>) => entry.lock(detail)}
    ></tw-keypad>`;
  }

  /** After a button was pressed by hand, the focus goes to the board; after a key it stays. */
  readonly #pressed = ({ detail }: MouseEvent): void => {
    if (detail > 0) this.table.board.focusSpot();
  };

  /** The board is not there yet when the trays are drawn for the first time. */
  readonly #board = () => this.table.board;

  /** The trays and piles that the scene has beside its board. */
  #trays(where: "above" | "below") {
    const { game, entry, marks } = this.table;
    return html`<tw-trays
      .game=${game}
      .view=${game.view}
      .where=${where}
      .board=${this.#board}
      .held=${entry.held}
      .pointed=${pointedBeside(game.view.scene, marks.overlay)}
      .seating=${game.seats.join()}
    ></tw-trays>`;
  }
}
