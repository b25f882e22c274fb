import { WORDS } from "virtual:engine-words";

/** The addresses of the engines that the build made. */
const ENGINES = import.meta.glob<string>("../../../target/engine/*.wasm", { query: "?url", import: "default", eager: true });

/** The name of the engine that plays a puzzle: a smaller one, where there is one. */
export function forPlay(id: string): string {
  return has(`${id}-play`) ? `${id}-play` : id;
}

/** The address of the engine of this name; the one that knows all of a puzzle has the puzzle's name. */
export function address(name: string): string {
  return new URL(file(name) ?? `${name}.wasm`, import.meta.url).href;
}

/** The address of the words of the engine of this name; undefined where the page is in English. */
export function wordsFor(name: string): string | undefined {
  const file = WORDS[name];
  return file === undefined ? undefined : new URL(file, import.meta.url).href;
}

export function has(name: string): boolean {
  return file(name) !== undefined;
}

function file(name: string): string | undefined {
  return ENGINES[Object.keys(ENGINES).find((path) => path.endsWith(`/${name}.wasm`)) ?? ""];
}
