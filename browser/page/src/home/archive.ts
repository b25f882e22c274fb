import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../art/poster";
import { dayOf, isDay, named, type Day } from "../base/days";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import type { Puzzle } from "../engine/protocol";
import type { Studio } from "../engine/studio";
import { ofDay, results } from "../game/results";
import type { Summary } from "../game/saved-game";
import { begun, summaries } from "../game/saved-games";
import "./home.css";
import "./month.css";
import * as words from "#words/home";
import { cards, daily, dailyGame, type Cards } from "./cards";
import { clock } from "./figures";
import "./month";
import "./top";

/** All past days, whose puzzles can still be played. Fires `start` and `continue`. */
@customElement("tw-archive")
export class Archive extends Part {
  @property({ attribute: false }) studio!: Studio;
  /** The day whose puzzles are shown; without, today. */
  @property() day: Day | undefined;
  @state() private cards: Cards = {};
  @state() private games: readonly Summary[] = [];

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    this.cards = await cards();
    if (begun()) this.games = await summaries();
  }

  protected override render() {
    const today = dayOf(new Date());
    const all = results();
    const day = isDay(this.day) && this.day <= today ? this.day : today;
    return html`
      <tw-top here="archive"></tw-top>
      <main class="archive">
        <header class="page-head">
          <h1>${words.archive}</h1>
          <p>${words.archiveAbout}</p>
        </header>
        <div class="two-columns">
          <tw-month
            .puzzles=${this.studio.puzzles}
            .results=${all}
            .today=${today}
            .chosen=${day}
            @day=${({ detail }: CustomEvent<Day>) => this.#show(detail)}
          ></tw-month>
          <section class="of-day" aria-label=${words.puzzlesOf(day)} aria-live="polite">
            <h2>${named(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}</h2>
            <ul class="puzzle-rows">
              ${this.studio.puzzles.map((puzzle) => this.#item(puzzle, day, ofDay(all, day).get(puzzle.id)))}
            </ul>
          </section>
        </div>
      </main>
    `;
  }

  #item(puzzle: Puzzle, day: Day, result: ReturnType<typeof results>[number] | undefined) {
    const card = this.cards[puzzle.id];
    const start = daily(puzzle, card, day);
    const game = dailyGame(this.games, puzzle.id, day, result?.game);
    const open = game !== undefined && !game.over;
    const seen = result !== undefined && game !== undefined;
    return html`<li class="row-of" data-room=${puzzle.id}>
      <tw-poster .plan=${card?.poster}></tw-poster>
      <div>
        <h3>${puzzle.title}</h3>
        <p>${result ? html`${icon("tick")} ${result.time === undefined ? words.solved : clock(result.time)}` : start.kind}</p>
      </div>
      <button class="main" @click=${() => (open || seen ? this.tell("continue", game) : this.tell("start", start))}>
        ${seen ? words.seeBoard : open ? words.resume : words.play}<span class="unseen">: ${puzzle.title}</span>
      </button>
    </li>`;
  }

  #show(day: Day): void {
    this.day = day;
    history.replaceState(null, "", `${location.pathname}#/archive/${day}`);
  }
}
