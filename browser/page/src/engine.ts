import type { Reply, Request } from "./worker";

/** The engine in its worker: one line in, one line out. */
export class Engine {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #last = 0;

  constructor() {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    });
  }

  async answer(line: string): Promise<string> {
    const id = ++this.#last;
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#worker.postMessage({ id, line } satisfies Request);
    });
    if ("failure" in reply) throw new Error(reply.failure);
    return reply.line;
  }
}
