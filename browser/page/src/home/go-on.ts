import { html, svg, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../art/poster";
import { dayOf, type Day } from "../base/days";
import { PatientPart } from "../base/part";
import { capital } from "../base/words";
import type { Studio } from "../engine/studio";
import { progress } from "../game/progress";
import type { SavedGame, Summary } from "../game/saved-game";
import { savedGame } from "../game/saved-games";
import * as words from "#words/home";
import type { Cards } from "./cards";
import { clock } from "./figures";
import { relativeTime } from "./relative-time";

/** Maximum number of games shown; styles show fewer where there is less room. */
const SHOWN = 3;

const RING = 2 * Math.PI * 15;

/** The games that were played last and are not over. Fires `continue` (a game). */
@customElement("tw-go-on")
export class GoOn extends PatientPart {
  @property({ attribute: false }) studio: Studio | undefined;
  @property({ attribute: false }) cards: Cards = {};
  @property({ attribute: false }) games: readonly Summary[] = [];
  @property() today: Day = "";
  /** The games that are shown, with their plays. */
  @state() private open: readonly SavedGame[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("games")) void this.#load();
  }

  protected override render() {
    const { open } = this;
    if (open.length === 0) return html``;
    return html`<section class="go-on" aria-labelledby="go-on">
      <div>
        <h2 id="go-on">${words.resume}</h2>
        <button class="quiet all" @click=${() => document.querySelector("#my-games")?.scrollIntoView()}>${words.allGames}</button>
      </div>
      <ul>
        ${open.map((game) => this.#item(game))}
      </ul>
    </section>`;
  }

  /** The level of the computer player in a game against one. */
  #opponent({ extras }: SavedGame): string {
    const level = /level(\d+)/.exec(extras["seats"] ?? "")?.[1];
    return level === undefined ? "" : words.against(level);
  }

  async #load(): Promise<void> {
    const { games } = this;
    const open = games.filter(({ over }) => !over).slice(0, SHOWN);
    const taken = await Promise.all(open.map(({ id }) => savedGame(id)));
    if (this.games === games) this.open = taken.filter((game) => game !== undefined);
  }

  #item(game: SavedGame) {
    const title = words.kindOf(this.studio?.puzzle(game.puzzle)?.title ?? game.puzzle, game.extras["kind"] ?? "");
    const percent = Math.round(100 * progress(game.play, game.position));
    const time = Number(game.extras["time"] ?? "0");
    const when = dayOf(new Date(game.changed)) !== this.today ? capital(relativeTime(game.changed, Date.now())) : time > 0 ? clock(time) : "";
    return html`<li data-room=${game.puzzle}>
      <button @click=${() => this.tell("continue", game)}>
        <tw-poster .plan=${this.cards[game.puzzle]?.poster}></tw-poster>
        <b>${words.resumeGame(html`${title}`).map((part) => (typeof part === "string" ? html`<span class="unseen">${part}</span>` : part))}</b>
        <small>${capital([when, game.words, this.#opponent(game)].filter((text) => text !== "").join(" · "))}</small>
        <span class="percent">
          ${svg`<svg viewBox="0 0 38 38" aria-hidden="true">
            <circle class="ring-all" cx="19" cy="19" r="15" />
            <circle class="ring-part" cx="19" cy="19" r="15" stroke-dasharray="${((percent / 100) * RING).toFixed(1)} ${RING.toFixed(1)}" />
          </svg>`}
          <span>${words.part(percent)}</span>
        </span>
      </button>
    </li>`;
  }
}
