/** Answers requests: one line of JSON in, one line of JSON out; lines of a log may come in between. */
export interface Engine {
  /** @param signal cancels this request alone, which then fails with a {@link Stopped} */
  answer(line: string, onLine?: (line: string) => void, signal?: AbortSignal): Promise<string>;
  /** Gives up whatever is being answered, at once; those who wait get a {@link Stopped}. */
  stop(): void;
}

/** The answer is no longer wanted. */
export class Stopped extends Error {
  constructor() {
    super("stopped");
  }
}
