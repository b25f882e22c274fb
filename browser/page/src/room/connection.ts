import { LANGUAGE } from "#words/tag";

/** How a connection stands: it is being made, it is there, it is broken and will be made again, or it never will. */
export type Standing = "connecting" | "open" | "lost" | "closed";

/** What a connection needs of the browser. */
export type Surroundings = {
  readonly socket: (url: string) => WebSocket;
  /** Nobody looks at the page. */
  readonly hidden: () => boolean;
  /** Calls when somebody looks at it again, when the network is back, and when nobody looks any more; gives what ends that. */
  readonly listen: (wake: () => void, hide: () => void) => () => void;
  /** From 0 to 1. */
  readonly chance: () => number;
};

export type Listener = {
  /** The connection is there: nothing that was said on an earlier one is known to the server. */
  readonly opened: () => void;
  readonly received: (text: string) => void;
  /** It stands in another way. */
  readonly changed: () => void;
};

/** Number of milliseconds that a connection may take. */
const CONNECT = 5_000;
/** Number of milliseconds without a sign of life after which it is dead: the server gives one every 20 seconds. */
const SILENCE = 45_000;
/** Number of milliseconds for an answer to the question whether the other is still there. */
const ANSWER = 5_000;
/** The first pause before another try, and the longest, in milliseconds. */
const FIRST = 500;
const LONGEST = 15_000;
/** The pause when the server has too much to do. */
const BUSY = 20_000;

/** Codes with which a socket is closed. */
const WRONG = 1008;
const RESTART = 1012;
const OVERLOAD = 1013;
export const NO_KEY = 4000;

/**
 * A connection that is made again after each break. It finds out that it is dead when it hears nothing for a while, and after the page woke up; nothing
 * is tried while the page is hidden.
 */
export class Connection {
  standing: Standing = "connecting";
  /** The time of the break, in milliseconds since 1970. */
  lostSince = 0;
  /** The code with which the server closed it for good; 0 when it has not. */
  closedWith = 0;
  #socket: WebSocket | undefined;
  #tries = 0;
  /** It has been there since the last break. */
  #was = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #unlisten: () => void;

  constructor(
    private readonly url: string,
    private readonly surroundings: Surroundings,
    private readonly listener: Listener,
  ) {
    this.#unlisten = surroundings.listen(this.#wake, this.#hide);
    this.#connect();
  }

  /** False when there is no connection now. */
  send(message: object): boolean {
    if (this.standing !== "open" || this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Ends it for good. */
  close(code = 0): void {
    if (this.standing === "closed") return;
    this.#unlisten();
    this.#drop();
    clearTimeout(this.#again);
    this.closedWith = code;
    this.#stand("closed");
  }

  /** Gives up this connection and makes another one at once. */
  anew(): void {
    if (this.standing === "closed") return;
    this.#drop();
    this.#broken();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#again);
    this.#again = undefined;
    let socket: WebSocket;
    try {
      socket = this.surroundings.socket(this.url);
    } catch {
      return this.#later(this.#pause());
    }
    this.#socket = socket;
    this.#within(CONNECT);
    socket.onopen = () => {
      this.#was = true;
      this.#within(SILENCE);
      this.#stand("open");
      this.listener.opened();
    };
    socket.onmessage = ({ data }: MessageEvent) => {
      this.#tries = 0;
      this.#within(SILENCE);
      this.listener.received(String(data));
    };
    socket.onclose = ({ code }: CloseEvent) => this.#closed(code);
  }

  #closed(code: number): void {
    const was = this.#was;
    this.#drop();
    if (code === WRONG || code === NO_KEY) return this.close(code);
    this.#broken();
    if (code === RESTART && was) return this.#later(0);
    this.#later(code === OVERLOAD ? BUSY * (0.5 + this.surroundings.chance()) : this.#pause());
  }

  /** A pause that grows with each try, so that a server which comes back is not asked by all at once. */
  #pause(): number {
    const most = Math.min(LONGEST, FIRST * 2 ** this.#tries++);
    return most * (0.5 + 0.5 * this.surroundings.chance());
  }

  #later(pause: number): void {
    if (this.surroundings.hidden()) return; // waking up goes on
    this.#again = setTimeout(() => this.#connect(), pause);
  }

  /** There must be something to hear within this time. */
  #within(time: number): void {
    clearTimeout(this.#limit);
    this.#limit = setTimeout(() => this.#silent(), time);
  }

  #silent(): void {
    const was = this.#was;
    this.#drop();
    this.#broken();
    this.#later(was ? 0 : this.#pause());
  }

  #drop(): void {
    clearTimeout(this.#limit);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#was = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #broken(): void {
    if (this.standing !== "lost") this.lostSince = Date.now();
    this.#stand("lost");
  }

  #stand(standing: Standing): void {
    const before = this.standing;
    this.standing = standing;
    if (before !== standing) this.listener.changed();
  }

  readonly #wake = (): void => {
    this.#tries = 0;
    if (this.send({ do: "look" })) return this.#within(ANSWER);
    if (!this.#socket) this.#connect();
  };

  readonly #hide = (): void => {
    clearTimeout(this.#again);
  };
}

/** The page in its browser. */
export const BROWSER: Surroundings = {
  socket: (url) => new WebSocket(url),
  hidden: () => document.visibilityState === "hidden",
  chance: Math.random,
  listen: (wake, hide) => {
    const seen = () => (document.visibilityState === "hidden" ? hide() : wake());
    // a page that comes back from the browser's cache fires nothing else
    const shown = ({ persisted }: PageTransitionEvent) => persisted && wake();
    document.addEventListener("visibilitychange", seen);
    addEventListener("pageshow", shown);
    addEventListener("online", wake);
    addEventListener("offline", wake);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("pageshow", shown);
      removeEventListener("online", wake);
      removeEventListener("offline", wake);
    };
  },
};

/** The address of the rooms of the server from which the page came, which answer in the language of the page. */
export function roomsAddress({ href }: Location = location): string {
  const url = new URL("api/rooms", href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  url.search = `?lang=${LANGUAGE}`; // no header: a socket has none of one's own
  return url.href;
}
