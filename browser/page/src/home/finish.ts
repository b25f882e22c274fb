import { html, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { built, type Plan } from "../art/building";
import { drawing, pieces } from "../art/picture";
import { allFigures } from "../base/figures";
import { dailyLink } from "../base/address";
import { dayOf, named, type Day } from "../base/days";
import { icon, mark } from "../base/icons";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import { sentence } from "../base/words";
import { coloredText } from "../board/colored-text";
import type { StudyRating, View } from "../engine/protocol";
import { full, joined, placed } from "../engine/sentence";
import type { Game } from "../game/game";
import { alone, saidHelp } from "../game/help";
import { daysDone, keep, median, ofDay, results, streak, type Result } from "../game/results";
import "./finish.css";
import { LANGUAGE } from "#words/tag";
import * as words from "#words/finish";
import { kindOf } from "#words/home";
import { cards, type Cards, type Start } from "./cards";
import { clock } from "./figures";
import { followUp, kindPlayed, type FollowUp } from "./follow-up";
import { sharePicture, shareText, type Shared } from "./share-card";

/** The drawing of a finished board. */
const FRAME = { width: 800, height: 660, wide: 770, high: 600, foot: 12 };

/** Duration of the rise of towers, one after the other, in milliseconds. */
const RISE = 420;
const ALL = 280;

/** Whether the only person on this device has won; undefined where several people play here, or none. */
function won({ view, seats }: Game): boolean | undefined {
  const { kind, player = 0 } = view.status;
  if (kind === "solved") return true;
  return seats.filter((seat) => seat === "").length === 1 ? seats[player] === "" : undefined;
}

/** The day whose puzzle a game is, if it began with just that one. */
async function dayPlayed({ studio, puzzle, view, extras }: Game): Promise<Day | undefined> {
  const { daily: day } = extras;
  if (day === undefined) return undefined;
  const asked = { do: "new", puzzle: puzzle.id, setup: `daily-${day}` };
  const own = await studio
    .background()
    .ask<View>(asked)
    .catch(() => undefined);
  return own === undefined || own.id === view.play.split(" |")[0] ? day : undefined;
}

/** Keeps how a game that is over ended; for nobody in particular where several people played. False when that was known already. */
export async function record(game: Game): Promise<boolean> {
  if (!game.view.status.over) return false;
  const victory = won(game);
  const { time, hints, helps, ended } = game.extras;
  game.keep({ ended: true });
  if (victory === undefined) return !ended;
  const day = await dayPlayed(game);
  const result: Result = {
    game: game.id ?? game.view.play.split(" |")[0] ?? "",
    puzzle: game.puzzle.id,
    kind: kindPlayed(game),
    day: dayOf(new Date()),
    hints,
    helps,
    won: victory,
    ...(day !== undefined && { daily: day }),
    ...(time > 0 && { time }),
  };
  return keep([result]).length > 0;
}

/** What is told of a game of several people elsewhere, and what they can do then. */
export type Told = { readonly word: string; readonly lost: boolean; readonly about: string; readonly ways: TemplateResult };

/** The moment after a game. Fires `start` (a {@link Start}), `leave`. */
@customElement("tw-finish")
export class Finish extends Part {
  @property({ attribute: false }) game!: Game;
  /** Instead of what is told of a game here. */
  @property({ attribute: false }) told: Told | undefined;
  @state() private cards: Cards = {};
  @state() private follow: FollowUp | undefined;
  /** The ways to share it are shown. */
  @property({ type: Boolean }) sharing = false;
  @state() private said = "";
  /** The hardest step of the puzzle, once it is known. */
  @state() private hardest = "";
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  readonly #today: Day = dayOf(new Date());

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    allFigures();
    if (this.told) return;
    void this.#rate();
    [this.follow, this.cards] = await Promise.all([followUp(this.game, this.#today), cards()]);
    await this.updateComplete;
    this.querySelector<HTMLElement>(".finish-ways [autofocus]")?.focus();
  }

  protected override firstUpdated(): void {
    this.dialog.showModal();
    if (settings.calm) return;
    const towers = [...this.querySelectorAll(".building g")].slice(1);
    towers.forEach((tower, i) => {
      const delay = (ALL * i) / towers.length;
      tower.animate([{ opacity: 0, transform: "translateY(48px)" }, {}], {
        duration: RISE,
        delay,
        easing: "cubic-bezier(.2, .9, .3, 1)",
        fill: "backwards",
      });
    });
  }

  protected override render() {
    const { game, told } = this;
    const { title } = game.puzzle;
    const kind = kindPlayed(game);
    const { reasons = [], reasonsSpans } = game.view.status;
    const why = reasons.map((reason, i) => full(placed(reason, reasonsSpans?.[i])));
    return html`<dialog class="finish" aria-labelledby="finish-word" @close=${() => this.tell("leave")}>
      <header>
        <a class="wordmark" href="./#/">${mark()} ${words.studio}</a>
        <button class="plain iconbutton" aria-label=${words.close} @click=${() => this.dialog.close()}>${icon("close")}</button>
      </header>
      <svg class="building" viewBox="0 0 ${FRAME.width} ${FRAME.height}" role="img" aria-label=${words.building(title)}>
        <circle class="sun" cx="568" cy="167" r="107" />
        ${drawing(pieces(built(this.#plan()), FRAME))}
      </svg>
      <section>
        <h2 id="finish-word" class=${(told ? told.lost : won(game) === false) ? "lost" : ""}>${told?.word ?? this.#word()}</h2>
        <p class="gist">${told?.about ?? coloredText(joined([words.about(title, kind), this.#winner(), ...why, this.hardest]), game.view.scene)}</p>
        ${told ? "" : this.#figures()}
        <div class="finish-ways">
          ${told?.ways ?? this.#next()}
          ${
            told
              ? ""
              : this.sharing
                ? html`<button @click=${() => this.#copy()}>${words.shareText}</button>
                <button @click=${() => this.#save()}>${words.sharePicture}</button>`
                : html`<button @click=${() => (this.sharing = true)}>${icon("share")} ${words.share}</button>`
          }
          <button @click=${() => this.dialog.close()}>${icon("look")} ${words.lookBack}</button>
        </div>
        ${this.#days()}
        <p role="status">${this.said}</p>
      </section>
    </dialog>`;
  }

  /** The board; on a sheet, the cell of the last hint stands out. */
  #plan(): Plan {
    const { scene } = this.game.view;
    const accent = /r\d+c\d+/.exec(this.game.extras.hinted ?? "")?.[0];
    const sheet = scene.marks.every(({ kind }) => kind !== "tile" && kind !== "disc");
    return { width: scene.width, height: scene.height, marks: scene.marks, ...(sheet && accent !== undefined && { accent }) };
  }

  /** Asks for the hardest step, where a puzzle can be rated; a failure is silent. */
  async #rate(): Promise<void> {
    const { game } = this;
    const verb = game.puzzle.rating;
    if (verb === undefined) return;
    const play = game.view.play.split(" ")[0] ?? "";
    const { hardest = "" } = await game.studio
      .background()
      .ask<StudyRating>({ do: "study", verb, play })
      .catch((): StudyRating => ({}));
    if (hardest === "") return;
    // In English that is its name.
    this.hardest = words.hardest(LANGUAGE === "en" ? hardest : await (await import("../game/practice")).techniqueName(game.puzzle.id, hardest));
  }

  #word(): string {
    const { status } = this.game.view;
    const victory = won(this.game);
    if (status.kind === "solved") return words.solved;
    return victory === undefined ? words.wins((status.player ?? 0) + 1) : victory ? words.youWin : words.youLose;
  }

  /** The winner against the only person, where that may be one of several. */
  #winner(): string {
    const { player = 0, players = 0 } = this.game.view.status;
    return players > 2 && won(this.game) === false ? sentence(words.wins(player + 1)) : "";
  }

  #figures(): TemplateResult {
    const { game } = this;
    const kind = kindPlayed(game);
    const { time } = game.extras;
    const others = results().filter(
      (result) => result.game !== game.id && result.puzzle === game.puzzle.id && result.kind === kind && result.won && alone(result),
    );
    const middle = median(others.flatMap((result) => result.time ?? []));
    return html`<dl>
      ${time > 0 ? html`${figure(words.time, clock(time))} ${figure(words.median, middle === undefined ? words.none : clock(middle))}` : ""}
      <div>
        <dt>${words.help}</dt>
        <dd class="helps">${saidHelp(game.puzzle, game.extras)}</dd>
      </div>
    </dl>`;
  }

  #next(): TemplateResult {
    const { follow } = this;
    if (!follow) return html`<button class="main" disabled>${words.nextPuzzle}</button>`;
    const { label, start } = follow;
    if (!start) return html`<a class="button" autofocus href="./#/">${label}</a>`;
    return html`<button class="main" autofocus @click=${() => this.#start(start)}>${label}</button>`;
  }

  #days(): TemplateResult | string {
    if (this.game.extras.daily !== this.#today) return "";
    const all = results();
    const { puzzles } = this.game.studio;
    const done = ofDay(all, this.#today).size;
    const days = streak(daysDone(all), this.#today);
    return html`<div class="of-today">
      ${puzzles.map((_, i) => html`<i class=${i < done ? "reached" : ""}>${i < done ? icon("tick") : ""}</i>`)}
      <span>${[words.ofToday(done, puzzles.length), ...(days > 0 ? [words.inRow(days)] : [])].join(" · ")}</span>
    </div>`;
  }

  #start(start: Start): void {
    this.dialog.close();
    this.tell("start", start);
  }

  /** The result as it is shared: nothing of the solution. */
  #shared(): Shared {
    const { game } = this;
    const { time, daily: day } = game.extras;
    const days = day === this.#today ? streak(daysDone(results()), this.#today) : 0;
    return {
      title: kindOf(game.puzzle.title, kindPlayed(game)),
      lines: [
        [
          this.#word(),
          ...(day === undefined ? [] : [named(day, { day: "numeric", month: "long" })]),
          ...(time > 0 ? [clock(time)] : []),
          saidHelp(game.puzzle, game.extras),
        ].join(" · "),
        ...(days > 1 ? [words.inRow(days)] : []),
      ],
      link: `${location.origin}${location.pathname}${day === undefined ? `#/${game.view.play.split(" |")[0] ?? ""}` : dailyLink(day, game.puzzle.id)}`,
    };
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(shareText(this.#shared()));
      this.said = words.copied;
    } catch {
      this.said = words.refused;
    }
  }

  async #save(): Promise<void> {
    const plan = this.cards[this.game.puzzle.id]?.poster;
    const file = plan && (await sharePicture(this.#shared(), plan, this.dialog));
    if (!file) return void (this.said = words.refused);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "tilewright.png";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    this.said = words.saved;
  }
}

function figure(name: string, value: string): TemplateResult {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}
