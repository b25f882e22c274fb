import { Stopped, type Engine } from "./engine";

/** The engine of the server that this page came from, for browsers that cannot run their own. */
export class ServerEngine implements Engine {
  #current = new AbortController();

  async answer(line: string, _onLine?: (line: string) => void, wanted?: AbortSignal): Promise<string> {
    const signal = wanted ? AbortSignal.any([this.#current.signal, wanted]) : this.#current.signal;
    try {
      const response = await fetch("api", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: line,
        signal,
      });
      if (!response.headers.get("Content-Type")?.startsWith("application/json")) {
        throw new Error(`the server answered with status ${response.status}`);
      }
      return await response.text();
    } catch (failure) {
      throw signal.aborted ? new Stopped() : failure;
    }
  }

  stop(): void {
    this.#current.abort();
    this.#current = new AbortController();
  }
}
