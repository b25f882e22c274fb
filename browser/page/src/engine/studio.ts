import { LINK, LONGEST_TEXT } from "../base/address";
import { sentence } from "../base/words";
import * as words from "#words/engine";
import { comma } from "#words/writing";
import { engine } from "./preloaded-engine";
import { CATALOG, REQUESTS } from "./catalog";
import { Stopped, type Engine } from "./engine";
import { forPlay } from "./files";
import type { Family, Opened, Puzzle, ReadView, View } from "./protocol";

/** A request of the protocol. */
export type Ask = { readonly do: string } & Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** The studio cannot answer; the message is its reason. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    readonly explained: string,
  ) {
    super(sentence);
  }

  /** The text with the place of the fault; empty when there is none to show. */
  get place(): string {
    return this.explained.split("\n").slice(1).join("\n");
  }
}

/** Neither this browser nor the server can run the engine. */
export class NoEngine extends Error {}

/** Number of characters from which a text's puzzle is recognized: no position is longer, and further ones come behind. */
const BEGINNING = 20_000;

/** Requests that read a text, of another program perhaps. */
const READING = ["view", "open"];

/** The forms that each puzzle's texts have: with its name, and without. */
const OWN_FORMS = ["id", "share"];

/** The engine that checks certificates of all puzzles, and has no solver. */
const CHECKS = "checks";

/** The patterns of each puzzle's texts: these expressions take a time in proportion to a text. */
const PATTERNS = CATALOG.map((puzzle) => ({
  puzzle,
  pattern: new RegExp(puzzle.family ? `${puzzle.texts}|${puzzle.family.texts}` : puzzle.texts),
}));

/** The refusal of the reader that came further in a text. */
export function further(one: Refusal | undefined, other: Refusal): Refusal {
  return one === undefined || caret(other) > caret(one) ? other : one;
}

/** The place that a reader reached. */
export function caret(refusal: Refusal): number {
  return refusal.explained.split("\n").at(-1)?.indexOf("^") ?? -1;
}

/** The reason why something was not done, as a sentence. */
export function reason(failure: unknown): string {
  if (failure instanceof Refusal) return sentence(failure.message);
  if (failure instanceof NoEngine) return words.notLoaded;
  return words.failed(failure instanceof Error ? failure.message : String(failure));
}

/** The studio, wherever its engines run: one or two for each puzzle, started when they are first needed. */
export class Studio {
  readonly puzzles = CATALOG;
  #background: Studio | undefined;
  readonly #engines = new Map<string, Promise<Engine>>();

  puzzle(id: string): Puzzle | undefined {
    return this.puzzles.find((puzzle) => puzzle.id === id);
  }

  /** The puzzle of a position, as it is for this one: other sizes and rules differ in what can be done. */
  puzzleOf({ puzzle, play }: Pick<View, "puzzle" | "play">): Puzzle | undefined {
    const known = this.puzzle(puzzle);
    if (!known?.family || !isVariant(known.family, { do: "view", play })) return known;
    const { refutes: _, family, ...rest } = known;
    return { ...rest, ...family, texts: known.texts };
  }

  /**
   * Fails with a {@link Refusal} when the studio cannot answer this, with {@link NoEngine} when nothing can.
   *
   * @param onLine called with each line of a log while it is written, if the engine can send them
   * @param signal cancels this request alone, which then fails with a {@link Stopped}
   */
  async ask<T>(request: Ask, onLine?: (line: string) => void, signal?: AbortSignal): Promise<T> {
    for (const text of Object.values(request)) if (typeof text === "string") bounded(text);
    if (request.do === "verify") return asked<T>(await this.#engine(CHECKS), request, onLine, signal);
    const { id, forms, family } = this.#meant(request);
    if (family && (isVariant(family, request) || isVariantSetup(family, request))) {
      return asked<T>(await this.#engine(`${id}-variants`), request, onLine, signal);
    }
    const same = READING.includes(request.do) && forms.every((form) => OWN_FORMS.includes(form.id));
    const full = same ? undefined : REQUESTS.get(request.do)?.full;
    const name = full === "always" ? id : forPlay(id);
    const usual = async () => {
      try {
        return await asked<T>(await this.#engine(name), request, onLine, signal);
      } catch (failure) {
        if (!(failure instanceof Refusal) || full !== "sometimes" || name === id) throw failure;
        return asked<T>(await this.#engine(id), request, onLine, signal);
      }
    };
    if (!family || !READING.includes(request.do)) return usual();
    try {
      return await usual();
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      return this.#ofFamily<T>(`${id}-variants`, request, failure);
    }
  }

  /** Loads the engine of a puzzle that a request needs, so that it is there when that is asked. */
  prepare(id: string, request: string): void {
    const name = REQUESTS.get(request)?.full === "always" ? id : forPlay(id);
    // Who asks then hears of the failure.
    this.#engine(name).catch(() => undefined);
  }

  /** A text of another program that the usual rules refused: of other rules perhaps. */
  async #ofFamily<T>(name: string, request: Ask, refusal: Refusal): Promise<T> {
    try {
      return await asked<T>(await this.#engine(name), request);
    } catch (failure) {
      throw failure instanceof Refusal ? further(refusal, failure) : refusal;
    }
  }

  /** Engines beside these, for questions that must not delay the game. */
  background(): Studio {
    this.#background ??= new Studio();
    return this.#background;
  }

  /** Gives up all that is being answered. */
  stop(): void {
    for (const engine of this.#engines.values()) {
      engine.then(
        (started) => started.stop(),
        () => undefined,
      );
    }
  }

  /**
   * The view of any text: a share ID, a saved play, or a text without the puzzle's name. The latter is asked of those
   * puzzles alone whose texts look like it.
   */
  async read(text: string): Promise<ReadView> {
    bounded(text);
    const name = LINK.test(text) ? undefined : named(text);
    if (name !== undefined && (this.puzzle(name) || /^[a-z]+$/.test(name))) return this.ask<View>({ do: "view", play: text });
    const readers = this.readers(text);
    let refusal: Refusal | undefined;
    for (const { id } of readers) {
      try {
        const view = await this.ask<View>({ do: "view", play: `${id}:${text}` });
        const { found } = await this.ask<Opened>({ do: "open", puzzle: id, text });
        return { ...view, warning: found[0]?.warning };
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        refusal = further(refusal, await this.#refusal(id, text, failure));
      }
    }
    if (refusal && (readers.length === 1 || LINK.test(text))) throw refusal;
    throw new Refusal(words.unknownText, text.slice(0, 200));
  }

  /** The reason why a puzzle cannot read a text, with the place in the text as it was given, without the puzzle's name. */
  async #refusal(puzzle: string, text: string, otherwise: Refusal): Promise<Refusal> {
    try {
      await this.ask({ do: "open", puzzle, text });
    } catch (failure) {
      if (failure instanceof Refusal) return failure;
      throw failure;
    }
    return otherwise;
  }

  /** The puzzles that may be able to read a text, in the order in which they are asked. */
  readers(text: string): readonly Puzzle[] {
    const beginning = text.slice(0, BEGINNING);
    return PATTERNS.filter(({ pattern }) => pattern.test(beginning)).map(({ puzzle }) => puzzle);
  }

  /** The puzzle that a request is about. */
  #meant({ puzzle, play }: Ask): Puzzle {
    const name = typeof puzzle === "string" ? puzzle : named(String(play));
    if (name === undefined) throw new Refusal(words.noColon, String(play).slice(0, 200));
    const meant = this.puzzle(name);
    if (meant) return meant;
    const ids = this.puzzles.map(({ id }) => id).join(comma);
    throw new Refusal(words.unknownPuzzle(name.slice(0, 40), ids), "");
  }

  #engine(name: string): Promise<Engine> {
    const known = this.#engines.get(name);
    if (known) return known;
    const engine = started(name);
    this.#engines.set(name, engine);
    // the next request may have more luck
    engine.catch(() => this.#engines.delete(name));
    return engine;
  }
}

/** Whether a request is about a position of other sizes or rules. */
function isVariant({ texts }: Family, request: Partial<Ask>): boolean {
  return new RegExp(texts).test(textAsked(request));
}

/** The text of the position that a request is about, the first of many, without the puzzle's name; empty when it has none. */
function textAsked({ play, text, texts }: Partial<Ask>): string {
  if (typeof play === "string") return play.slice(play.indexOf(":") + 1);
  return `${text ?? (texts as readonly string[])?.[0] ?? ""}`;
}

/** Whether a request is about a setup of other sizes or rules. */
function isVariantSetup({ words }: Family, { setup }: Ask): boolean {
  return typeof setup === "string" && setup.split(",").some((word) => words.includes(word));
}

/** Refuses a text that is too long at once, before anything looks at it sign by sign. */
export function bounded(text: string): void {
  if (text.length <= LONGEST_TEXT) return;
  throw new Refusal(words.tooLong(LONGEST_TEXT / 1e6), "");
}

function named(text: string): string | undefined {
  const colon = text.indexOf(":");
  return colon < 0 ? undefined : text.slice(0, colon);
}

/** Takes the engine in this browser, else the server's. */
async function started(name: string): Promise<Engine> {
  try {
    return await engine(name);
  } catch (failure) {
    try {
      const { ServerEngine } = await import("./server-engine");
      const server = new ServerEngine();
      await asked(server, { do: "puzzles" });
      return server;
    } catch (other) {
      throw new NoEngine(`${String(failure)}; ${String(other)}`);
    }
  }
}

async function asked<T>(engine: Engine, request: Ask, onLine?: (line: string) => void, signal?: AbortSignal): Promise<T> {
  if (signal?.aborted) throw new Stopped();
  const answer = JSON.parse(await engine.answer(JSON.stringify(request), onLine, signal)) as T & { error?: string; explained?: string };
  if (answer.error !== undefined) throw new Refusal(answer.error, answer.explained ?? "");
  return answer;
}
