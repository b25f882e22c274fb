import type { Guide } from "./protocol";

const FILES = import.meta.glob<Guide>("../../../target/engine/rules-*.json", { import: "default" });

/** The rules of a puzzle with their pictures. */
export async function rulesOf(puzzle: string): Promise<Guide> {
  return (await FILES[`../../../target/engine/rules-${puzzle}.json`]?.()) ?? { how: "", sections: [], techniques: [], articles: [] };
}
