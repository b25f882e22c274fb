import type { Engine } from "./engine";
import type { Puzzle } from "./protocol";
import { ServerEngine } from "./server-engine";
import { WorkerEngine } from "./worker-engine";

/** A request of the protocol. */
export type Ask = { readonly do: string } & Readonly<Record<string, string | number | boolean>>;

/** The studio says that it cannot answer, and why. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    readonly explained: string,
  ) {
    super(sentence);
  }
}

/** The studio, wherever its engine runs. */
export class Studio {
  private constructor(
    private readonly engine: Engine,
    readonly puzzles: readonly Puzzle[],
  ) {}

  /** Takes the engine in this browser, else the server's. Fails when there is neither. */
  static async open(): Promise<Studio> {
    let failure: unknown;
    for (const start of [() => WorkerEngine.start(), async () => new ServerEngine()]) {
      try {
        const engine = await start();
        const { puzzles } = await asked<{ puzzles: Puzzle[] }>(engine, { do: "puzzles" });
        return new Studio(engine, puzzles);
      } catch (reason) {
        failure ??= reason;
      }
    }
    throw failure;
  }

  /** Fails with a {@link Refusal} when the studio cannot answer this. */
  ask<T>(request: Ask): Promise<T> {
    return asked<T>(this.engine, request);
  }

  /** Gives up all that is being answered. */
  stop(): void {
    this.engine.stop();
  }

  puzzle(id: string): Puzzle | undefined {
    return this.puzzles.find((puzzle) => puzzle.id === id);
  }
}

async function asked<T>(engine: Engine, request: Ask): Promise<T> {
  const answer = JSON.parse(await engine.answer(JSON.stringify(request))) as T & { error?: string; explained?: string };
  if (answer.error !== undefined) throw new Refusal(answer.error, answer.explained ?? "");
  return answer;
}
