import { Stopped, type Engine } from "./engine";

/** The engine of the server that this page came from, for browsers that cannot run their own. */
export class ServerEngine implements Engine {
  /** What gives up the requests that are being answered. */
  readonly #open = new Set<AbortController>();

  async answer(line: string, _onLine?: (line: string) => void, signal?: AbortSignal): Promise<string> {
    const given = new AbortController();
    this.#open.add(given);
    signal?.addEventListener("abort", () => given.abort(), { once: true });
    try {
      const response = await fetch("api", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: line,
        signal: given.signal,
      });
      if (!response.headers.get("Content-Type")?.startsWith("application/json")) {
        throw new Error(`the server answered with status ${response.status}`);
      }
      return await response.text();
    } catch (failure) {
      throw given.signal.aborted ? new Stopped() : failure;
    } finally {
      this.#open.delete(given);
    }
  }

  stop(): void {
    for (const given of this.#open) given.abort();
  }
}
