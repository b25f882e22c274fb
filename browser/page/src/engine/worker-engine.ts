import { Stopped, type Engine } from "./engine";
import { compiled } from "./module";
import { thread } from "./thread";
import type { Program, Readiness, Reply, Request, LogLine } from "./worker";

type Waiting = {
  line: string;
  resolve: (line: string) => void;
  reject: (reason: Error) => void;
  onLine: ((line: string) => void) | undefined;
};

/** An engine in a worker of this page. A search that runs cannot hear us, so stopping it means a new worker. */
export class WorkerEngine implements Engine {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Promise<Worker>;
  #last = 0;

  private constructor(
    private readonly program: Promise<Program>,
    worker: Promise<Worker>,
  ) {
    this.#worker = worker;
  }

  /**
   * Fails when the browser cannot run the engine.
   *
   * @param words the address of its words in the language of the page; undefined for English
   */
  static async start(address: string, words?: string): Promise<WorkerEngine> {
    const program = loaded(address, words);
    const worker = started(program);
    const engine = new WorkerEngine(program, worker);
    engine.#listen(await worker);
    return engine;
  }

  async answer(line: string, onLine?: (line: string) => void, signal?: AbortSignal): Promise<string> {
    const id = ++this.#last;
    const answer = new Promise<string>((resolve, reject) => this.#waiting.set(id, { line, resolve, reject, onLine }));
    signal?.addEventListener("abort", () => this.#cancel(id), { once: true });
    // It may be given up before its engine has started; the caller gets the failure all the same.
    answer.catch(() => undefined);
    const worker = await this.#worker;
    if (this.#waiting.has(id)) worker.postMessage({ id, line } satisfies Request);
    return answer;
  }

  stop(): void {
    if (this.#waiting.size > 0) this.#restart(new Stopped());
  }

  /** Cancels one request; a new worker is asked the others again. */
  #cancel(id: number): void {
    const canceled = this.#waiting.get(id);
    if (!canceled) return;
    this.#waiting.delete(id);
    this.#renew();
    for (const [id, { line, reject }] of this.#waiting) {
      this.#worker.then((worker) => worker.postMessage({ id, line } satisfies Request), reject);
    }
    canceled.reject(new Stopped());
  }

  #restart(reason: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#renew();
    for (const { reject } of waiting) reject(reason);
  }

  #renew(): void {
    const old = this.#worker;
    this.#worker = old.then((worker) => {
      worker.terminate();
      return started(this.program);
    });
    this.#worker.then(
      (worker) => this.#listen(worker),
      (failure: Error) => console.error("the engine could not be started again:", failure),
    );
  }

  #listen(worker: Worker): void {
    worker.onmessage = ({ data }: MessageEvent<Reply | LogLine>) => {
      const waiting = this.#waiting.get(data.id);
      if (!waiting) return;
      if ("logLine" in data) return waiting.onLine?.(data.logLine);
      this.#waiting.delete(data.id);
      if ("line" in data) {
        waiting.resolve(data.line);
      } else {
        // A failure may have left anything behind: begin with a new one.
        const failure = new Error(`The engine failed: ${data.failure}`);
        waiting.reject(failure);
        this.#restart(failure);
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#restart(new Error(`The engine failed: ${event.message || "its worker ended"}`));
    };
  }
}

/** Both arrive together. */
async function loaded(address: string, words: string | undefined): Promise<Program> {
  const text = words === undefined ? "" : textOf(words);
  return { module: await compiled(address), words: await text };
}

/** Without its words an engine speaks English. */
async function textOf(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : "";
  } catch {
    return "";
  }
}

/** A worker arrives while its engine is still being loaded and compiled. */
function started(program: Promise<Program>): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = thread();
    worker.onmessage = ({ data }: MessageEvent<Readiness>) => {
      if (data.ready) resolve(worker);
      else reject(new Error(data.failure));
    };
    worker.onerror = (event) => reject(new Error(event.message || "the engine's worker could not be loaded"));
    program.then(
      (loaded) => worker.postMessage(loaded),
      (failure: Error) => {
        worker.terminate();
        reject(failure);
      },
    );
  });
}
