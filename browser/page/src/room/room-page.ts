import "./room-page.css";
import { html, type TemplateResult } from "lit";
import { customElement, property, query, state as internal } from "lit/decorators.js";
import { short } from "../base/address";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import { forget, recall } from "../base/store";
import { sentence, sentences } from "../base/words";
import type { Puzzle, View } from "../engine/protocol";
import type { Sentence } from "../engine/sentence";
import type { Studio } from "../engine/studio";
import { forgetRoom, keptRooms } from "../game/kept-rooms";
import { sound } from "../game/sound";
import type { Told as Finished } from "../home/finish";
import { clocked } from "../panels/clock";
import * as page from "#words/app";
import * as words from "#words/in-room";
import { awaited as awaitedOf, begins, rematch } from "#words/room";
import { Acting, tabsOf } from "./acting";
import { BROWSER, roomsAddress } from "./connection";
import { keep } from "./kept";
import { invitation, keepKeys } from "./keys";
import { keepEnd, scoreOf } from "./friends";
import { goOnMaking, makeRoom, NotMade, type Plan } from "./make";
import type { Wish } from "./messages";
import { tabStorage } from "./outbox";
import type { Links } from "./parts/links";
import type { MakeRoom } from "./parts/make-room";
import { isolated, NAME, nameOf } from "./parts/names";
import { ranked } from "./parts/seating";
import { how, outcome } from "./parts/sentences";
import type { RoomState, Said } from "./parts/types";
import "./parts/clock";
import "./parts/end";
import "./parts/join";
import "./parts/line";
import "./parts/links";
import "./parts/phrases";
import "./parts/seats";
import "./parts/votes";
import { RoomClient, type News } from "./room-client";
import { RoomGame, type Told } from "./room-game";
import { saying, spoken, turnOf as numberOf } from "./spoken";

/** Number of milliseconds after which a hand that rests is told to the others. */
const SHORT = 250;

/** Number of milliseconds in which a room may be reached before one hears that it is not. */
const PATIENCE = 6_000;

/** Number of milliseconds for which a phrase stands above the board. */
const LINGER = 8_000;

/** The game's page, which opens a dialog by its name. */
type Asked = HTMLElement & { ask(name: string): void };

/** A game that may go on in a room. */
type From = { readonly puzzle: string; readonly play: string; readonly players: number };

/** The seats that their makers want in rooms that are made here. */
const WANTED = new Map<string, number>();

/** A room: the way in, or the game with all that belongs to the others. Asks nothing of the server before a person wants a room. */
@customElement("tw-room")
export class RoomPage extends Part {
  @property({ attribute: false }) studio!: Studio;
  /** What the address names: `ROOM`, `ROOM/KEY`, a code, or nothing. */
  @property() name = "";
  @internal() private client: RoomClient | undefined;
  @internal() private game: RoomGame | undefined;
  /** One only looks on. */
  @internal() private watches = false;
  @internal() private fault = "";
  @internal() private busy = false;
  /** It takes so long that there may be nothing. */
  @internal() private late = false;
  @internal() private said: readonly Said[] = [];
  /** The others' last step, and the numbers of the turns by the versions of their steps. */
  @internal() private step = 0;
  readonly #turns = new Map<number, number>();
  /** The phrase that another has just said, with the name. */
  @internal() private saying = "";
  /** What a screen reader says: each is another text than the one before. */
  @internal() private spoken = "";
  /** What belongs to the others lies over the page. */
  @internal() private sheet = false;
  /** The game has just ended, before one's eyes. */
  @internal() private finished = false;
  /** The ways to invite others were shown. */
  #invited = false;
  /** The phase that was seen last, and the room in which the game goes on. */
  #phase = "";
  #goesOn = "";
  /** The game from which one came. */
  @internal() private from: From | undefined;
  @query("tw-make-room") private readonly maker!: MakeRoom | null;
  #acting: Acting | undefined;
  #late = 0;
  #pointing = 0;
  #saying = 0;
  #making: Promise<unknown> | undefined;
  /** It was one's turn. */
  #mine = false;
  #here = false;
  /** Nothing could be saved. */
  #unsaved = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("name")) return;
    this.#leave();
    document.title = page.titled(words.title);
    const { room, key, code } = invitation(this.name);
    if (room !== "" && key !== "") keepKeys(room, { link: key });
    // nobody sees the key over one's shoulder, and no history keeps it
    if (key !== "") history.replaceState(null, "", `${location.pathname}#/room/${room}`);
    if (room !== "" || code !== "") this.#open(room, code);
    else {
      this.from = cameFrom();
      this.#goOn();
      if (keptRooms().length > 0) void import("./glance").then(({ look }) => look());
    }
  }

  protected override render() {
    return html`<div class="in-room" @room-do=${this.#do} @room-make=${this.#make} @room-say=${(event: CustomEvent<string>) => this.#say(event.detail)}
      @visit=${({ detail }: CustomEvent<string>) => (location.hash = detail)} @opened=${({ detail }: CustomEvent<View>) => (location.hash = short(detail.play, detail.id))}>
      ${this.client?.unsaved ? html`<p class="room-banner" role="alert">${icon("pause")} <span>${words.unsaved(sentence(this.client.unsaved))}</span></p>` : ""}
      <tw-header .game=${this.#plays} @ask=${({ detail }: CustomEvent<string>) => this.querySelector<Asked>("tw-game")?.ask(detail)}></tw-header>
      ${this.#content()}
      <p class="unseen" role="status" aria-live="polite" aria-atomic="true" data-live="room">${this.spoken}</p>
    </div>`;
  }

  /** Whether the board is shown. */
  get #plays(): boolean {
    const { client, game } = this;
    if (!client?.state || !game || client.link === "gone") return false;
    return this.watches || client.you.holds || client.you.may.length === 0 || client.state.phase === "over";
  }

  #content(): TemplateResult {
    const { client, game } = this;
    if (!client) return this.#door();
    if (client.link === "gone")
      return message(words.gone, client.why === "" ? words.goneAbout : sentence(client.why), html`<a class="button" href="./#/room">${words.title}</a>`);
    if (!client.state || !game) {
      if (!this.late) return html`<main class="waiting"><p role="status" class="thinking">${words.connecting}</p></main>`;
      return message(
        words.none,
        words.noneAbout,
        html`<button class="main" @click=${() => this.#open(client.room, invitation(this.name).code)}>${words.again}</button>`,
      );
    }
    const { state, people, you, offset } = client;
    if (!this.#plays) {
      return html`<tw-room-join .state=${state} .people=${people} .you=${you} .offset=${offset} .fault=${this.fault} @room-watch=${() => (this.watches = true)}></tw-room-join>`;
    }
    return html`<tw-game .game=${game} .bar=${this.#bar(client, game)} @choose=${({ detail }: CustomEvent<string>) => this.#point(client, detail)}></tw-game>${this.#beside(client)}${this.#finish(client, game)}`;
  }

  /** The way to a room. */
  #door(): TemplateResult {
    void import("./parts/code");
    void import("./parts/make-room");
    void import("../home/your-rooms");
    void import("./lobby");
    return html`<main class="room-door">
        <tw-your-rooms .studio=${this.studio}></tw-your-rooms>
        <section class="room-card">
          <h1>${words.title}</h1>
          <p>${words.about}</p>
          <button class="main" ?disabled=${this.busy} @click=${() => void this.#ask()}>${words.make}</button>
          <p class="refused" role="alert">${this.fault}</p>
        </section>
        <tw-room-code .busy=${this.busy}></tw-room-code>
        <tw-room-lobby></tw-room-lobby>
      </main>
      <tw-make-room
        .puzzle=${this.from && this.studio.puzzle(this.from.puzzle)}
        .play=${this.from?.play ?? ""}
        .players=${this.from?.players ?? 0}
        .busy=${this.busy}
        .fault=${this.fault}
      ></tw-make-room>`;
  }

  async #ask(): Promise<void> {
    await import("./parts/make-room");
    await this.updateComplete;
    await this.maker?.open();
  }

  /** One line above the board: whose turn it is, and whether all is saved. */
  #bar(client: RoomClient, game: RoomGame): TemplateResult {
    const { state, people, you, offset, link } = client;
    const mover = state?.mover ?? -1;
    this.#stands = turnOf(client);
    const asked = link === "here" && state?.votes.some((vote) => vote.asked.includes(client.you.seat) && !vote.yes.includes(client.you.seat));
    const kept = link !== "here" ? (client.saving ? words.notSaved : words.noConnection) : client.saving ? words.saving : this.saying;
    return html`<div class="room-top">
      <tw-room-seats compact .state=${state} .people=${people} .you=${you} .offset=${offset}></tw-room-seats>
      <p><b>${this.#stands}</b> <small class=${link !== "here" ? "refused" : client.saving ? "muted" : ""}>${kept}</small></p>
      ${mover < 0 ? "" : html`<tw-room-clock .state=${state} .seat=${mover} .offset=${client.offset}></tw-room-clock>`}
      ${game.past ? html`<button class="main" @click=${() => void game.now()}>${words.toNow}</button>` : ""}
      ${this.#acting?.elsewhere && client.you.holds ? html`<button class="main" @click=${() => this.#claim(game)}>${words.playHere}</button>` : ""}
      <button class="to-room ${asked ? "main" : "quiet"}" aria-expanded=${this.sheet} @click=${() => this.#unfold(!this.sheet)}>${asked ? words.toQuestion : words.toRoom}</button>
    </div>`;
  }

  /** Lays what belongs to the others over the page, or puts it back below the board. */
  async #unfold(sheet: boolean): Promise<void> {
    this.sheet = sheet;
    await this.updateComplete;
    if (sheet) this.querySelector<HTMLElement>(".room-beside .fold")?.focus({ preventScroll: true });
    else this.querySelector<HTMLElement>(".to-room")?.focus({ preventScroll: true });
  }

  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.sheet) return;
    event.stopPropagation();
    void this.#unfold(false);
  };

  /** The end of the game, with the names of all, and the way to another one. */
  #finish(client: RoomClient, game: RoomGame): TemplateResult | "" {
    const { state, you } = client;
    if (!this.finished || !state?.ending) return "";
    const { winner } = state.ending;
    const vote = state.votes.find(({ what }) => what === "rematch");
    const names = state.seats.map((_, i) => nameOf(state, i)).join(" – ");
    const awaited = vote?.asked.filter((seat) => !vote.yes.includes(seat)) ?? [];
    const agreed = vote?.yes.includes(you.seat) ?? false;
    const again = () => client.do({ do: "vote", what: "rematch", yes: true });
    const ways =
      you.seat < 0
        ? html``
        : agreed
          ? html`<p role="status">${sentence(awaitedOf(awaited.map((seat) => nameOf(state, seat, you.seat))))}</p>`
          : html`<button class="main" autofocus @click=${again}>${rematch}</button>`;
    const told: Finished = {
      word: outcome(state, you.seat),
      lost: winner >= 0 && you.seat >= 0 && winner !== you.seat,
      about: sentences([`${names}. ${how(state)}`, scored(client)]),
      ways,
    };
    return html`<tw-finish .game=${game} .told=${told} @leave=${() => (this.finished = false)}></tw-finish>`;
  }

  /** All that belongs to the others. */
  #beside(client: RoomClient): TemplateResult {
    const { state, people, you, offset, link } = client;
    return html`<aside class="room-beside ${this.sheet ? "sheet" : ""}" aria-label=${words.toRoom} @keydown=${this.#escape}>
      <button class="quiet iconbutton fold" aria-label=${words.fold} @click=${() => this.#unfold(false)}>${icon("close")}</button>
      <tw-room-line class="whole" .connection=${link} .why=${client.why} @room-retry=${() => client.retry()}></tw-room-line>
      ${client.movedAway ? html`<p class="room-note">${words.movedAway}</p>` : ""}
      ${
        client.movable
          ? html`<div class="room-card"><p>${words.moveAbout}</p><button class="main" @click=${() => client.do({ do: "move" })}>${words.moveHere}</button></div>`
          : ""
      }
      ${state?.phase === "over" ? html`<tw-room-end .score=${scored(client)} .state=${state} .people=${people} .you=${you} .offset=${offset} @room-next=${({ detail }: CustomEvent<string>) => this.#next(client, detail)} @room-review=${this.#review}></tw-room-end>` : ""}
      <tw-room-seats .state=${state} .people=${people} .you=${you} .offset=${offset}></tw-room-seats>
      <tw-room-votes .state=${state} .people=${people} .you=${you} .offset=${offset}></tw-room-votes>
      ${client.keys.made || client.keys.hold ? html`<tw-room-links .state=${state} .people=${people} .you=${you} .offset=${offset} .links=${links(client)} .open=${client.lobby && state?.open ? client.open : undefined} @room-open=${({ detail }: CustomEvent<boolean>) => client.announce(detail)}></tw-room-links>` : ""}
      <tw-room-phrases .state=${state} .people=${people} .you=${you} .offset=${offset} .said=${this.said} .step=${state?.way === "race" ? 0 : this.step}></tw-room-phrases>
      ${you.holds && "Notification" in window && Notification.permission === "default" ? html`<button @click=${this.#allowNotes}>${words.notify}</button>` : ""}
    </aside>`;
  }

  #open(room: string, code: string): void {
    this.#leave();
    const client = new RoomClient(room, code, roomsAddress(), BROWSER, tabStorage(`room.${room || code}`));
    this.client = client;
    client.addEventListener("change", this.#changed);
    client.addEventListener("news", this.#heard);
    if (room !== "") this.#acting = new Acting(tabsOf(room), () => this.#changed());
    this.#late = window.setTimeout(() => {
      this.late = client.v === 0;
    }, PATIENCE);
  }

  #leave(): void {
    clearTimeout(this.#late);
    clearTimeout(this.#pointing);
    clearTimeout(this.#saying);
    const { client } = this;
    client?.removeEventListener("change", this.#changed);
    client?.removeEventListener("news", this.#heard);
    client?.leave();
    this.#acting?.leave();
    this.#acting = this.client = this.game = undefined;
    this.late = this.watches = this.#mine = this.#here = this.#unsaved = this.sheet = this.finished = this.#invited = false;
    this.#phase = this.#goesOn = this.#first = "";
    this.said = [];
    this.step = 0;
    this.#turns.clear();
    this.fault = this.spoken = this.saying = "";
  }

  readonly #changed = (): void => {
    const { client } = this;
    if (client?.state && !this.game && !this.#making) this.#making = this.#table(client).finally(() => (this.#making = undefined));
    this.game?.follow();
    if (client && this.#here !== (client.link === "here")) {
      if (this.game) this.#say(this.#here ? words.lost : words.backHere);
      this.#here = client.link === "here";
    }
    if (client && this.#unsaved !== (client.unsaved !== "")) {
      this.#unsaved = client.unsaved !== "";
      if (!this.#unsaved && client.link === "here") this.#say(words.savesAgain);
    }
    this.#turn();
    if (client?.state) this.#passes(client, client.state);
    if (client) this.#keep(client);
    this.requestUpdate();
  };

  /** While seats are free all see how others come in; an end is seen, and another game takes all along who have agreed. */
  #passes(client: RoomClient, { phase, next, way }: RoomState): void {
    const { you } = client;
    const before = this.#phase;
    if (phase === "waiting" && you.holds && !this.#invited) this.#invited = this.sheet = true;
    if (before === "waiting" && phase === "playing") this.sheet = false;
    if (before === "playing" && phase === "over" && this.game && settings.of("finish") === "on") {
      this.sheet = false;
      void import("../home/finish").then(() => (this.finished = this.client === client));
    }
    if (before === "over" && next !== "" && this.#goesOn === "" && you.holds) this.#next(client, next);
    this.#phase = phase;
    this.#goesOn = next;
    // A race is over for who is first, though the others may go on.
    if (way === "race" && this.#first !== firstIn(client)) {
      this.#first = firstIn(client);
      if (before !== "") this.#say(this.#first);
    }
  }

  /** Who was first in a race, in a sentence. */
  #first = "";

  /** What stands above the board. */
  #stands = "";

  /** The room is among one's own while one plays in it. */
  #keep({ room, state, you, keys, link, offset }: RoomClient): void {
    if (room === "") return;
    if (state?.phase === "over") keepEnd(room, state, you.seat);
    if (link === "gone" || state?.phase === "over") return forgetRoom(room);
    if (!state || (!you.holds && !keys.made)) return;
    keep(room, state, you, offset);
  }

  /** The game of the room, once one knows of which puzzle it is. */
  async #table(client: RoomClient): Promise<void> {
    const puzzle: Puzzle | undefined = this.studio.puzzle(client.state!.puzzle);
    if (!puzzle) return;
    if (!this.#acting) this.#acting = new Acting(tabsOf(client.room), () => this.#changed());
    if (location.hash !== `#/room/${client.room}`) history.replaceState(null, "", `${location.pathname}#/room/${client.room}`);
    document.documentElement.dataset.room = puzzle.id;
    const view = await this.studio.ask<View>({ do: "view", play: client.play });
    if (this.client !== client) return;
    const game = new RoomGame(this.studio, puzzle, view, client, this.#acting);
    game.addEventListener("change", this.#standing);
    game.addEventListener("told", (event) => this.#told((event as CustomEvent<Told>).detail));
    this.game = game;
    const wanted = WANTED.get(client.room) ?? -1;
    WANTED.delete(client.room);
    if (client.you.may.includes(wanted)) client.do({ do: "sit", seat: wanted, name: recall(NAME) ?? "" });
    this.#changed();
  }

  /** What stands above the board changes with the time as well: a race begins though nothing has happened. */
  readonly #standing = (): void => {
    if (this.client && turnOf(this.client) !== this.#stands) this.requestUpdate();
  };

  readonly #heard = (event: Event): void => {
    const { detail: news } = event as CustomEvent<News>;
    if (news.kind === "said") this.#hear({ ...news, turn: this.#turns.get(news.to) });
    if (news.kind === "refused") this.fault = sentence(news.why);
    if (news.kind === "saved" && (news.request.do === "sit" || news.request.do === "move")) this.#acting?.claim();
  };

  /** What another says stands above the board for a while. */
  #hear(said: Said): void {
    this.said = [...this.said, said];
    const { client } = this;
    if (!client?.state || said.seat === client.you.seat) return;
    this.saying = saying(said, client.state, client.you.seat);
    clearTimeout(this.#saying);
    this.#saying = window.setTimeout(() => {
      this.saying = "";
    }, LINGER);
  }

  #told(told: Told): void {
    const { client, game } = this;
    if (!client?.state || !game) return;
    const { news } = told;
    if (news.kind === "event" && news.event.kind === "acted") {
      this.#turns.set(news.event.v, numberOf(told));
      if (news.event.seat !== client.you.seat) this.step = news.event.v;
    }
    const named = (words: Sentence) => game.withNames(words);
    this.#say(spoken(told, client.state, client.you.seat, settings.of("speech"), named, (version) => this.#turns.get(version)));
  }

  #say(text: string): void {
    if (text !== "") this.spoken = text === this.spoken ? `${text}\u200b` : text;
  }

  /** One's own turn has come, or is over: the title says so, a sound, and where the page is not seen a notification. */
  #turn(): void {
    const { client } = this;
    const puzzle = this.game?.puzzle;
    if (!client?.state || !puzzle) return;
    const mine = client.you.holds && this.#acting?.here === true && client.state.mover === client.you.seat && client.state.phase === "playing";
    const title = page.titled(puzzle.title);
    document.title = mine ? words.titled(title) : title;
    if (mine && !this.#mine) {
      sound("turn");
      if (document.visibilityState === "hidden") void note(words.turnIn(puzzle.title));
    }
    this.#mine = mine;
  }

  /** Where all play at once, the others see where one's hand is: the last place of several in a short time. */
  #point(client: RoomClient, spot: string): void {
    if (client.state?.way !== "together" || !client.you.holds) return;
    clearTimeout(this.#pointing);
    this.#pointing = window.setTimeout(() => client.do({ do: "point", spot }), SHORT);
  }

  readonly #do = ({ detail }: CustomEvent<Wish & { readonly code?: string }>): void => {
    this.fault = "";
    if (detail.do === "enter" && detail.code !== undefined) location.hash = `#/room/${detail.code}`;
    else this.client?.do(detail);
  };

  readonly #make = async ({ detail, target }: CustomEvent<Plan & { readonly do: "make" }>): Promise<void> => {
    const { do: _, ...plan } = detail;
    await this.#made(makeRoom(plan, roomsAddress(), BROWSER), (target as MakeRoom).mine);
  };

  #goOn(): void {
    const making = goOnMaking(roomsAddress(), BROWSER);
    if (making) void this.#made(making);
  }

  async #made(making: Promise<string>, seat = -1): Promise<void> {
    this.busy = true;
    this.fault = "";
    try {
      const room = await making;
      WANTED.set(room, seat);
      this.maker?.close();
      location.hash = `#/room/${room}`;
    } catch (failure) {
      if (!(failure instanceof NotMade)) throw failure;
      this.fault = failure.message === "" ? words.notMade : sentence(failure.message);
    } finally {
      this.busy = false;
    }
  }

  /** The keys of a room open the one in which the game goes on. */
  #next({ keys }: RoomClient, next: string): void {
    keepKeys(next, { ...keys, taking: undefined });
    location.hash = `#/room/${next}`;
  }

  readonly #review = (): void => {
    this.querySelector("tw-after")?.dispatchEvent(new CustomEvent("review"));
    this.querySelector("tw-board")?.scrollIntoView({ block: "nearest" });
  };

  #claim(game: RoomGame): void {
    this.#acting?.claim();
    game.follow();
  }

  readonly #allowNotes = async (): Promise<void> => {
    await Notification.requestPermission();
    this.requestUpdate();
  };
}

/** Whose turn it is, or how it stands, in a few words. */
function turnOf(client: RoomClient): string {
  const { state, you, offset } = client;
  if (!state || state.phase === "waiting") return words.waiting;
  if (state.phase === "over") return words.over;
  const wait = state.begins - Date.now() - offset;
  if (state.way === "race" && wait > 0) return begins(Math.ceil(wait / 1_000));
  const { mover } = state;
  if (mover >= 0) return mover === you.seat ? words.yourTurn : words.toMove(nameOf(state, mover, you.seat));
  return firstIn(client) || words.goOn;
}

/** Who was first in a race, and in what time; empty before that. */
function firstIn({ state, you }: RoomClient): string {
  const [first = -1] = ranked(state?.progress ?? []);
  const time = state?.progress[first]?.finished ?? -1;
  return state === undefined || time < 0 ? "" : words.firstIn(first === you.seat, clocked(time), nameOf(state, first));
}

/** How the games of two ended, in a sentence; empty where there was no other. */
function scored({ state, you }: RoomClient): string {
  const score = state && scoreOf(state, you.seat);
  return score ? words.score(score.won, isolated(score.friend), score.lost, score.drawn) : "";
}

/** The game from which one has just come; undefined for none. */
function cameFrom(): From | undefined {
  const text = recall("room-from");
  forget("room-from");
  try {
    return text === undefined ? undefined : (JSON.parse(text) as From);
  } catch {
    return undefined;
  }
}

function message(title: string, about: string, way: TemplateResult): TemplateResult {
  return html`<main class="room-door"><section class="room-card"><h1>${title}</h1><p role="status">${about}</p><div class="row">${way}</div></section></main>`;
}

/** The links of a room, as addresses. */
function links({ room, state, keys: { made, hold, code } }: RoomClient): Links {
  const link = (key: string | undefined) => (key ? `${location.origin}${location.pathname}#/room/${room}/${key}` : "");
  return {
    code: state?.open ? (code ?? "") : "",
    seats: made?.seats.map(link) ?? [],
    any: link(made?.any),
    watch: link(made?.watch),
    ...(hold !== undefined && { move: link(hold) }),
  };
}

async function note(text: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(text, { tag: "turn" });
    else new Notification(text, { tag: "turn" });
  } catch (refused) {
    console.info("no notification:", refused);
  }
}
