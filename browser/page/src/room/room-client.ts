import { Connection, NO_KEY, type Surroundings } from "./connection";
import { forgetKeys, keepKeys, keysOf, LOBBY, secret, type RoomKeys } from "./keys";
import {
  messageOf,
  type Change,
  type Entered,
  type Event as RoomEvent,
  type Now,
  type People,
  type Refused,
  type Request,
  type State,
  type Wish,
  type You,
} from "./messages";
import { remember } from "../base/store";
import { Outbox, UNSENT, type OutboxStorage } from "./outbox";
import type { Link } from "./parts/types";
import { sha256 } from "./sha256";

/** Something that was done and is not known to be saved; without moves a step that is taken back. */
export type Pending = { readonly id: string; readonly moves: string };

/** What is announced: an event, a phrase, or where a hand is. */
export type News =
  | { readonly kind: "event"; readonly event: RoomEvent; readonly before: string; readonly play: string }
  /** Several events came while nobody listened. */
  | { readonly kind: "missed"; readonly before: string; readonly play: string }
  | { readonly kind: "said"; readonly phrase: number; readonly seat: number; readonly to: number }
  | { readonly kind: "refused"; readonly why: string; readonly request: Change | undefined }
  | { readonly kind: "saved"; readonly request: Change };

const NOBODY: People = { here: [], watching: 0, away: [] };
const WATCHING: You = { seat: -1, may: [], holds: false };

/** Number of milliseconds before one tries again to enter a room that is closed for now. */
const SOON = 3_000;
/** Number of milliseconds for the answer to that. */
const PATIENCE = 10_000;
/** Number of milliseconds in which an event comes after what it is an answer to. */
const BEHIND = 2_000;

/** By what a room is entered. */
type Entry = { readonly room?: string; readonly key?: string; readonly code?: string };

/**
 * A room as this page knows it. Fires `change` when anything of it is different, and `news` for each thing that is announced; changes in the order in which
 * they came to be.
 */
export class RoomClient extends EventTarget {
  state: State | undefined;
  people = NOBODY;
  you = WATCHING;
  /** The play as it is saved. */
  play = "";
  v = 0;
  hash = "";
  /** The server's clock less this one's, in milliseconds. */
  offset = 0;
  /** What the seats point at. */
  pointed: ReadonlyMap<number, string> = new Map();
  /** The acts of which it is not known whether the play has them: those sent before a break, when what came since then is not told. */
  doubtful: ReadonlySet<string> = new Set();
  /** The seat was taken to another device. */
  movedAway = false;
  /** The reason why the room cannot be entered, as the server says it; empty when it has not. */
  why = "";
  /** Why the server can save nothing now, as it says it; empty when it can. */
  unsaved = "";
  /** The server has a list of rooms that anyone may join. */
  lobby = false;
  /** This room is in it. */
  open = false;
  /** Whether it shall be. */
  #announced = false;
  #keys: RoomKeys;
  /** Number of keys that open nothing. */
  #failed = 0;
  /** It was entered since the last break. */
  #entered = false;
  /** An answer to `enter` is awaited. */
  #entering = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** By what it was asked last. */
  #entry: Entry = {};
  #connection: Connection;
  readonly #outbox: Outbox;

  /**
   * @param room its name; empty where it is found by a code
   * @param code by which it is found, where one has no key
   */
  constructor(
    public room: string,
    private readonly code: string,
    private readonly url: string,
    private readonly surroundings: Surroundings,
    storage: OutboxStorage,
  ) {
    super();
    this.#keys = room === "" ? {} : keysOf(room);
    this.#outbox = new Outbox(
      storage,
      (request) => this.#connection.send(request),
      () => this.v,
      surroundings.chance,
    );
    this.#connection = this.#connect();
  }

  #connect(): Connection {
    return new Connection(this.url, this.surroundings, {
      opened: () => this.#enter(),
      received: (text) => this.#received(text),
      changed: () => this.#moved(),
    });
  }

  get link(): Link {
    switch (this.#connection.standing) {
      case "closed":
        return "gone";
      case "lost":
        return "lost";
      default:
        return this.#entered ? "here" : this.v > 0 ? "lost" : "connecting";
    }
  }

  /** Since when it cannot be reached. */
  get lostSince(): number {
    return this.#connection.lostSince;
  }

  /** What was done and is not known to be saved, the oldest first. */
  get pending(): readonly Pending[] {
    return this.#outbox.waiting.flatMap((one) =>
      one.do === "act" ? [{ id: one.id, moves: one.moves }] : one.do === "undo" ? [{ id: one.id, moves: "" }] : [],
    );
  }

  /** Whether something waits for an answer. */
  get saving(): boolean {
    return this.#outbox.waiting.length > 0;
  }

  get keys(): RoomKeys {
    return this.#keys;
  }

  /** Whether one came by the key of a seat that somebody plays on elsewhere, and may take it to this device. */
  get movable(): boolean {
    return this.you.holds && this.#keys.hold === undefined;
  }

  /** Does what is wished: at once where nothing is kept of it, else as soon as it can be, once. */
  do(wish: Wish): void {
    switch (wish.do) {
      case "say":
      case "point":
      case "look":
      case "leave":
      case "log":
      case "enter":
        return void this.#connection.send(wish as Request);
      case "sit":
      case "move":
        return this.#change({ ...wish, id: secret(), key: wish.key ?? secret() } as Change);
      case "act":
      case "undo":
        return this.#change({ ...wish, id: secret(), base: UNSENT } as Change);
      default:
        return this.#change({ ...wish, id: secret() } as Change);
    }
  }

  /** Lets anyone join while one waits here, or no longer; said again after each break. */
  announce(open: boolean): void {
    this.#announced = open;
    this.#connection.send({ do: "announce", open });
  }

  /** Tries at once to reach it again. */
  retry(): void {
    this.#connection.anew();
  }

  /** Leaves the room: nobody looks at it any more. */
  leave(): void {
    clearTimeout(this.#later);
    this.#outbox.pause();
    this.#connection.send({ do: "leave" });
    this.#connection.close();
  }

  #change(request: Change): void {
    // A key is kept before anybody knows it: the answer may never come.
    if (request.do === "sit" || request.do === "move") this.#keep({ taking: request.key });
    this.#outbox.add(request);
    this.#changed();
  }

  #keep(keys: Parameters<typeof keepKeys>[1]): void {
    this.#keys = this.room === "" ? ({ ...this.#keys, ...keys } as RoomKeys) : keepKeys(this.room, keys);
  }

  /** All by which one may enter, the most first. What a request that still waits will settle is not tried. */
  get #entries(): readonly Entry[] {
    const { hold, taking, link, made, code = this.code } = this.#keys;
    const asked = this.#outbox.waiting.some((one) => "key" in one && one.key === taking);
    const keys = [hold, asked ? undefined : taking, link, made?.any, made?.watch].filter((key) => key !== undefined);
    const entries: Entry[] = [...new Set(keys)].map((key) => ({ room: this.room, key }));
    if (code !== "") entries.push({ code });
    return entries.length > 0 ? entries : [{ room: this.room, key: "" }];
  }

  #enter(): void {
    clearTimeout(this.#later);
    this.#entering = true;
    this.#entry = this.#entries[this.#failed] ?? {};
    this.#connection.send({ do: "enter", ...this.#entry, from: this.v, hash: this.hash });
    this.#later = setTimeout(() => this.#enter(), PATIENCE);
  }

  #received(text: string): void {
    const message = messageOf(text);
    if (message === undefined) return;
    if ("entered" in message) this.#came(message);
    else if ("kind" in message) this.#happened(message);
    else if ("now" in message) this.#told(message);
    else if ("saved" in message) {
      this.#saved(message.saved);
      setTimeout(() => this.v < message.v && this.#entered && this.#again(), BEHIND);
    } else if ("refused" in message) this.#refused(message);
    else if ("unsaved" in message) this.#saves(message.unsaved);
    else if ("people" in message) this.people = message.people;
    else if ("you" in message) this.#allowed(message.you);
    else if ("pointed" in message) this.pointed = new Map([...this.pointed, [message.seat, message.pointed]]);
    else if ("announced" in message) this.open = message.announced;
    else if ("said" in message) this.#news({ kind: "said", phrase: message.said, seat: message.seat, to: message.to ?? 0 });
    this.#changed();
  }

  #came({ entered, you, v, hash, room, play, people, now, lobby = false, events }: Entered): void {
    const first = this.v === 0;
    const before = this.play;
    const since = (events ?? []).filter((event) => event.v > this.v);
    clearTimeout(this.#later);
    this.#entering = false;
    this.#entered = true;
    if (this.room === "") {
      this.room = entered;
      this.#keep({ ...this.#keys, code: this.code });
    }
    this.#opened(you);
    Object.assign(this, { you, v, hash, state: room, play, people, lobby });
    if (lobby) remember(LOBBY, "yes");
    this.open = false;
    if (this.#announced && room.open && you.holds) this.announce(true);
    this.offset = now - Date.now();
    this.unsaved = ""; // it follows if it is still so
    // What the events name is settled; without them nobody knows yet what the play has.
    this.doubtful = events ? new Set() : new Set(this.pending.map(({ id }) => id));
    for (const { id } of events ?? []) this.#saved(id);
    if (!first && since.length > 1) this.#news({ kind: "missed", before, play });
    else if (!first) for (const event of since) this.#news({ kind: "event", event, before, play });
    this.#outbox.open();
  }

  /** What opened the room is kept; what did not is forgotten. */
  #opened({ holds }: You): void {
    const { key } = this.#entry;
    const { hold, taking } = this.#keys;
    if (taking !== undefined && taking === key && holds) this.#keep({ hold: taking, taking: undefined });
    else if (this.#failed > 0) {
      this.movedAway ||= hold !== undefined;
      this.#keep({ hold: undefined });
      if (!this.#outbox.waiting.some((one) => "key" in one)) this.#keep({ taking: undefined });
    }
    this.#failed = 0;
  }

  #happened(event: RoomEvent): void {
    if (!this.#entered || event.v <= this.v) return;
    if (event.v !== this.v + 1 || !this.#follows(event)) return this.#again();
    const before = this.play;
    this.play = event.play ?? (event.kind === "acted" && event.data !== "" ? longer(before, event.data) : before);
    this.v = event.v;
    this.hash = event.hash;
    if (event.room) this.state = event.room;
    // The answer to one's own comes as well; what it changed is there already.
    this.#saved(event.id);
    this.#news({ kind: "event", event, before, play: this.play });
  }

  /** The server can save nothing, or can again: then what waits is asked at once. */
  #saves(unsaved: string): void {
    const before = this.unsaved;
    this.unsaved = unsaved;
    if (before !== "" && unsaved === "" && this.#entered) this.#outbox.open();
  }

  /** What one may do is another thing now. */
  #allowed(you: You): void {
    // a seat that one has not left oneself is played elsewhere
    if (this.you.holds && !you.holds && this.#keys.hold !== undefined && this.#keys.taking === undefined && !this.#leaving) {
      this.movedAway = true;
      this.#keep({ hold: undefined });
    }
    this.you = you;
  }

  get #leaving(): boolean {
    return this.#outbox.waiting.some((one) => one.do === "stand");
  }

  /** Whether the event belongs behind what is known; the hashes of a race are without moves, which are not told to all. */
  #follows({ v, hash, at, id, kind, seat, data }: RoomEvent): boolean {
    if (kind === "next") return true;
    const told = this.state?.way === "race" && kind === "acted" ? "" : data;
    return sha256([this.hash, v, at, id, kind, seat, told].join("\n")).slice(0, 32) === hash;
  }

  #told({ now, v, hash }: Now): void {
    this.offset = now - Date.now();
    if (v !== undefined && this.#entered && (v !== this.v || hash !== this.hash)) this.#again();
  }

  /** Enters anew, because something is missing or wrong, or other things may be done now. */
  #again(): void {
    if (!this.#entering) this.#enter();
  }

  #saved(id: string): void {
    const request = this.#outbox.saved(id);
    if (!request) return;
    this.#settle(id);
    if (request.do === "stand") this.#keep({ hold: undefined });
    if (request.do === "sit" || request.do === "move") this.#keep({ hold: request.key, taking: undefined });
    this.#news({ kind: "saved", request });
  }

  #refused(message: Refused): void {
    if (message.refused === "enter") return this.#shut(message);
    const gone = this.#outbox.refused(message, this.unsaved !== "");
    for (const request of gone) {
      this.#settle(request.id);
      if (request.do === "sit" || request.do === "move") this.#keep({ taking: undefined });
    }
    if (gone.length > 0) this.#news({ kind: "refused", why: message.why, request: gone[0] });
    // The server knows better how the room stands.
    if (message.v !== undefined && this.#entered && (message.v > this.v || (message.v === this.v && message.hash !== this.hash))) this.#again();
  }

  /** The room is not opened by this key, or not now. */
  #shut({ why, final }: Refused): void {
    this.why = why;
    clearTimeout(this.#later);
    this.#entering = false;
    if (final) return this.#locked();
    this.#later = setTimeout(() => this.#again(), SOON);
  }

  /** A key opens nothing: another may. */
  #locked(): void {
    const keys = this.#entries.length;
    this.#connection.close();
    if (++this.#failed < keys) this.#connection = this.#connect();
    else if (this.room !== "") forgetKeys(this.room);
  }

  #settle(id: string): void {
    this.doubtful = new Set([...this.doubtful].filter((one) => one !== id));
  }

  #moved(): void {
    const { standing, closedWith } = this.#connection;
    if (standing !== "open") {
      this.#entered = this.#entering = false;
      this.unsaved = "";
      clearTimeout(this.#later);
      this.#outbox.pause();
    }
    if (standing === "closed" && closedWith === NO_KEY) this.#locked();
    this.#changed();
  }

  #news(news: News): void {
    this.dispatchEvent(new CustomEvent<News>("news", { detail: news }));
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}

/** A saved play with moves behind it. */
export function longer(play: string, moves: string): string {
  return `${play}${play.includes("|") ? "" : " |"} ${moves}`;
}
