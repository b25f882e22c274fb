import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { dayOf, named, weekOf, type Day } from "../base/days";
import { PatientPart } from "../base/part";
import { nextTask } from "../base/time-slice";
import type { Studio } from "../engine/studio";
import { keptRooms } from "../game/kept-rooms";
import { daysDone, ofDay, results, streak } from "../game/results";
import type { Summary } from "../game/saved-game";
import { begun, elsewhere, latest } from "../game/saved-games";
import "./home.css";
import * as words from "#words/home";
import { cards, dailyGame, type Cards } from "./cards";
import "./go-on";
import "./my-games";
import "./puzzle-card";
import "./top";

/** Number of games among which today's and those to go on with are looked for. */
const LOOKED_AT = 40;

/** A day in full. For the first date that it writes a browser takes as long as for the rest: it does so before, in a task of its own. */
const full = (day: Day): string => named(day, { weekday: "long", day: "numeric", month: "long" });
void nextTask().then(() => full(dayOf(new Date())));

/** The place to begin or to go on: today's puzzles, and the games that are kept. */
@customElement("tw-home")
export class Home extends PatientPart {
  @property({ attribute: false }) studio: Studio | undefined;
  @state() private cards: Cards = {};
  @state() private today: Day = dayOf(new Date());
  @state() private games: readonly Summary[] = [];

  @state() private loaded = false;
  /** One plays with others elsewhere. */
  readonly #rooms = keptRooms().length > 0;
  /** There may be games. */
  readonly #some = begun();

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    void this.#refresh();
    if (this.#rooms) void import("./your-rooms");
    document.addEventListener("visibilitychange", this.#refresh);
    elsewhere.addEventListener("change", this.#refresh);
    try {
      this.cards = await cards();
    } catch (failure) {
      console.info("no posters:", failure);
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.#refresh);
    elsewhere.removeEventListener("change", this.#refresh);
  }

  protected override render() {
    const { studio, today, cards, games } = this;
    const all = results();
    const done = ofDay(all, today);
    return html`
      <tw-top here="today"></tw-top>
      <main class="home">
        <div class="first">
          <header class="headline">
            <p>${full(today)}</p>
            <h1>${words.todaysFour}</h1>
            ${this.#week(daysDone(all))}
          </header>
          <ul class="cards">
            ${studio?.puzzles.map(
              (puzzle) => html`<li>
                <tw-puzzle-card
                  .puzzle=${puzzle}
                  .card=${cards[puzzle.id]}
                  .today=${today}
                  .result=${done.get(puzzle.id)}
                  .begun=${dailyGame(games, puzzle.id, today, done.get(puzzle.id)?.game)}
                ></tw-puzzle-card>
              </li>`,
            )}
          </ul>
          ${this.#rooms ? html`<tw-your-rooms .studio=${studio}></tw-your-rooms>` : ""}
          <tw-go-on class=${this.#some && !this.loaded ? "some" : ""} .studio=${studio} .cards=${cards} .games=${games} .today=${today}></tw-go-on>
        </div>
        <tw-my-games .studio=${studio}></tw-my-games>
        <p class="together"><a href="./#/room">${words.together}</a></p>
        <details class="open-one" @toggle=${() => void import("../dialogs/open-text")}>
          <summary><h2>${words.openOne}</h2></summary>
          <div class="inside"><tw-open-text .studio=${studio}></tw-open-text></div>
        </details>
      </main>
    `;
  }

  #week(done: ReadonlySet<Day>) {
    const days = streak(done, this.today);
    return html`<div class="week">
      <span>${days === 0 ? words.noDays : words.daysInARow(days)}</span>
      <ol aria-label=${words.week}>
        ${weekOf(this.today).map((day) => {
          const name = named(day, { weekday: "long" });
          return html`<li class="${done.has(day) ? "reached" : ""} ${day === this.today ? "today" : day > this.today ? "later" : ""}">
            <span aria-hidden="true">${named(day, { weekday: "narrow" })}</span>
            <span class="unseen">${done.has(day) ? words.dayDone(name) : words.dayOpen(name)}</span>
          </li>`;
        })}
      </ol>
    </div>`;
  }

  /** A page that is looked at again on another day shows that day's puzzles. */
  readonly #refresh = async (): Promise<void> => {
    this.today = dayOf(new Date());
    if (begun()) this.games = await latest(LOOKED_AT);
    this.loaded = true;
    this.requestUpdate();
  };
}
