import type { Change, Event, Message, Request, State, You } from "./messages";
import { longer } from "./room-client";
import { sha256 } from "./sha256";

/** A server of one room, for tests: every act is legal, and all is saved at once. */
export class FakeRoom {
  readonly log: Event[] = [];
  readonly answers = new Map<string, Message>();
  /** The sockets that have entered. */
  readonly inside = new Map<FakeSocket, string[]>();
  play = "blank:...";
  /** Keys of holders, by seats. */
  readonly holders: (string | undefined)[] = [undefined, undefined];
  refuse: (request: Change) => string = () => "";
  constructor(readonly links: readonly string[] = ["link"]) {
    this.happen("made", "made-0000", -1, "");
  }

  /** What is otherwise with the room than while it is played. */
  change: Partial<State> = {};

  get state(): State {
    const seats = this.holders.map((key, i) => ({ who: "person" as const, name: `Seat ${i}`, taken: key !== undefined, out: false, moved: false }));
    const clock = { kind: "none", left: [], since: 0 };
    return {
      id: "room",
      puzzle: "blank",
      way: "together",
      phase: "playing",
      seats,
      mover: -1,
      clock,
      votes: [],
      strict: false,
      analysis: false,
      progress: [],
      next: "",
      open: false,
      begins: 0,
      ...this.change,
    };
  }

  hear(socket: FakeSocket, request: Request): void {
    if (request.do === "enter") return this.#enter(socket, request.key ?? "", request.from ?? 0, request.hash ?? "");
    if (request.do === "look") return socket.hears({ now: Date.now(), ...(this.inside.has(socket) && { v: this.log.length, hash: this.log.at(-1)!.hash }) });
    if (!("id" in request) || !this.inside.has(socket)) return;
    const known = this.answers.get(request.id);
    if (known) return socket.hears(known);
    const why = this.refuse(request);
    const answer: Message = why === "" ? this.#done(socket, request) : { refused: request.id, why, final: why !== "later" };
    if (why !== "later") this.answers.set(request.id, answer);
    socket.hears(answer);
  }

  #done(socket: FakeSocket, request: Change): Message {
    const keys = this.inside.get(socket)!;
    const seat = request.do === "sit" ? request.seat : this.#you(keys).seat;
    if (seat < 0) return { refused: request.id, why: "not your seat", final: true };
    if (request.do === "sit" || request.do === "move") {
      this.holders[seat] = request.key;
      keys.push(request.key);
    }
    if (request.do === "stand") this.holders[seat] = undefined;
    if (request.do === "act") this.play = longer(this.play, request.moves);
    const kinds = { sit: "sat", stand: "stood", move: "moved", act: "acted" } as const;
    const kind = kinds[request.do as keyof typeof kinds] ?? "voted";
    this.happen(kind, request.id, seat, request.do === "act" ? request.moves : "");
    return { saved: request.id, v: this.log.length };
  }

  happen(kind: Event["kind"], id: string, seat: number, data: string): void {
    const v = this.log.length + 1;
    const at = Date.now();
    const hashed = this.state.way === "race" && kind === "acted" ? "" : data;
    const hash = sha256([this.log.at(-1)?.hash ?? "", v, at, id, kind, seat, hashed].join("\n")).slice(0, 32);
    const event: Event = { v, hash, at, id, kind, seat, data, room: this.state };
    this.log.push(event);
    for (const socket of this.inside.keys()) socket.hears(event);
    if (["sat", "stood", "moved"].includes(kind)) for (const [socket, keys] of this.inside) socket.hears({ you: this.#you(keys) });
  }

  /** Tells something to all who are in the room. */
  tell(message: Message): void {
    for (const socket of this.inside.keys()) socket.hears(message);
  }

  #you(keys: readonly string[]): You {
    const seat = this.holders.findIndex((key) => key !== undefined && keys.includes(key));
    return { seat, may: seat < 0 ? [0, 1].filter((i) => this.holders[i] === undefined) : [], holds: seat >= 0 };
  }

  #enter(socket: FakeSocket, key: string, from: number, hash: string): void {
    const seat = this.holders.indexOf(key);
    if (seat < 0 && !this.links.includes(key)) return socket.cut(4000);
    this.inside.set(socket, [key]);
    const agrees = from > 0 && this.log[from - 1]?.hash === hash;
    const events = agrees && this.log.length - from <= 200 ? { events: this.log.slice(from) } : {};
    const you = this.#you([key]);
    const people = { here: [0, 0], watching: this.inside.size, away: [0, 0] };
    const now = Date.now();
    socket.hears({ entered: "room", you, v: this.log.length, hash: this.log.at(-1)!.hash, room: this.state, play: this.play, people, now, ...events });
  }
}

/** The network between a page and {@link FakeRoom}: messages keep their order, unless they are doubled or lost. */
export class FakeNet {
  readonly sockets: FakeSocket[] = [];
  /** The server is there. */
  up = true;
  hidden = false;
  wake: () => void = () => {};
  hide: () => void = () => {};

  constructor(
    readonly room: FakeRoom,
    readonly chance: () => number = () => 0.5,
    /** Milliseconds that a message takes. */
    readonly delay: () => number = () => 5,
    /** Number of times that a message arrives. */
    readonly times: () => number = () => 1,
  ) {}

  get surroundings() {
    return {
      socket: () => {
        const socket = new FakeSocket(this);
        this.sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      hidden: () => this.hidden,
      chance: this.chance,
      listen: (wake: () => void, hide: () => void) => {
        this.wake = wake;
        this.hide = hide;
        return () => {};
      },
    };
  }

  /** All connections break. */
  cut(code = 1006): void {
    for (const socket of [...this.room.inside.keys(), ...this.sockets]) socket.cut(code);
  }
}

export class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  /** When the last message each way arrives. */
  #there = 0;
  #here = 0;

  constructor(private readonly net: FakeNet) {
    setTimeout(() => {
      if (this.readyState !== 0) return;
      if (!net.up) return this.cut(1006);
      this.readyState = 1;
      this.onopen?.();
    }, net.delay());
  }

  send(text: string): void {
    const { net } = this;
    for (let times = net.times(); times > 0; times--) {
      this.#there = Math.max(this.#there, Date.now() + net.delay());
      setTimeout(() => this.readyState === 1 && net.room.hear(this, JSON.parse(text) as Request), this.#there - Date.now());
    }
  }

  hears(message: Message): void {
    const { net } = this;
    for (let times = net.times(); times > 0; times--) {
      this.#here = Math.max(this.#here, Date.now() + net.delay());
      setTimeout(() => this.readyState === 1 && this.onmessage?.({ data: JSON.stringify(message) }), this.#here - Date.now());
    }
  }

  close(): void {
    this.net.room.inside.delete(this);
    this.readyState = 3;
  }

  cut(code: number): void {
    if (this.readyState === 3) return;
    this.close();
    this.onclose?.({ code });
  }
}

/** The browser's store. */
export function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}
