import { LANGUAGE } from "#words/tag";
import { Stopped, type Engine } from "./engine";

/** The engine of the server that this page came from, for browsers that cannot run their own. */
export class ServerEngine implements Engine {
  /** One for each request that is being answered. */
  readonly #open = new Set<AbortController>();

  async answer(line: string, _onLine?: (line: string) => void, signal?: AbortSignal): Promise<string> {
    const controller = new AbortController();
    this.#open.add(controller);
    signal?.addEventListener("abort", () => controller.abort(), { once: true });
    try {
      const response = await fetch("api", {
        method: "POST",
        headers: { "Content-Type": "application/json", "Accept-Language": LANGUAGE },
        body: line,
        signal: controller.signal,
      });
      if (!response.headers.get("Content-Type")?.startsWith("application/json")) {
        throw new Error(`the server answered with status ${response.status}`);
      }
      return await response.text();
    } catch (failure) {
      throw controller.signal.aborted ? new Stopped() : failure;
    } finally {
      this.#open.delete(controller);
    }
  }

  stop(): void {
    for (const controller of this.#open) controller.abort();
  }
}
