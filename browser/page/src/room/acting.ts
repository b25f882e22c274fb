/** A line between the tabs of a browser. */
export type Tabs = {
  post(message: Said): void;
  onmessage: ((event: { readonly data: Said }) => void) | null;
  close(): void;
};

/** A tab asks who acts, or says that it does, with a number by which the later one of two is known. */
type Said = { readonly said: "who" } | { readonly said: "mine"; readonly since: number };

/** Number of milliseconds in which another tab answers. */
const ANSWER = 250;

/** Of several tabs in one room one acts: where one has played, or has asked for it. */
export class Acting {
  /** Whether it is this tab. */
  here = false;
  /** Whether another tab has said that it is that one. */
  elsewhere = false;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param changed called when it is this tab, or no longer */
  constructor(
    private readonly tabs: Tabs | undefined,
    private readonly changed: () => void,
    private readonly now: () => number = () => Date.now() + Math.random(),
  ) {
    if (!tabs) {
      this.here = true;
      return;
    }
    tabs.onmessage = ({ data }) => this.#heard(data);
    tabs.post({ said: "who" });
    this.#timer = setTimeout(() => this.claim(), ANSWER);
  }

  /** It is this tab from now on. */
  claim(): void {
    clearTimeout(this.#timer);
    this.#since = this.now();
    this.#set(true);
    this.tabs?.post({ said: "mine", since: this.#since });
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.tabs?.close();
  }

  #heard(data: Said): void {
    if (data.said === "who") {
      if (this.here) this.tabs?.post({ said: "mine", since: this.#since });
      return;
    }
    clearTimeout(this.#timer);
    if (!this.here) return this.#set(false);
    // Two have said so in the same moment: the later one acts.
    if (data.since > this.#since) this.#set(false);
    else this.tabs?.post({ said: "mine", since: this.#since });
  }

  #set(here: boolean): void {
    if (this.here === here && this.elsewhere === !here) return;
    this.here = here;
    this.elsewhere = !here;
    this.changed();
  }
}

/** The tabs of this browser in a room. */
export function tabsOf(room: string): Tabs | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  const channel = new BroadcastChannel(`tilewright.room.${room}`);
  const tabs: Tabs = { post: (message) => channel.postMessage(message), onmessage: null, close: () => channel.close() };
  channel.onmessage = ({ data }: MessageEvent<Said>) => tabs.onmessage?.({ data });
  return tabs;
}
