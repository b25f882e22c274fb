import type { Answers, Failure, Requests } from "./protocol.js";

export type * from "./protocol.js";

/** The engines, one or two for each puzzle, each started when it is first asked. */
export interface Tilewright {
  /**
   * Asks a request of the protocol. Fails with a {@link Refusal} when it cannot be answered, with {@link Stopped} when it was given up, and with
   * {@link NoEngine} when the browser cannot run the engine.
   *
   * @param onLine called with each line of a log while it is written
   * @param signal gives up this request alone
   */
  ask<Name extends keyof Requests>(
    request: Requests[Name] & { readonly do: Name },
    onLine?: (line: string) => void,
    signal?: AbortSignal,
  ): Promise<Exclude<Answers[Name], Failure>>;
  /** Gives up all that is being answered. */
  stop(): void;
}

export declare const tilewright: Tilewright;

/** The engine cannot answer; the message is its reason. */
export declare class Refusal extends Error {
  /** The text with the place of the fault; empty when there is none. */
  get place(): string;
}

/** The answer is no longer wanted. */
export declare class Stopped extends Error {}

/** The browser cannot run the engine. */
export declare class NoEngine extends Error {}
