import * as words from "#words/agents";
import { capital } from "../base/words";

/** The name of a computer player. */
export function levelName(id: string): string {
  const [, level] = /^level(\d+)$/.exec(id) ?? [];
  const names: Readonly<Record<string, string>> = words.names;
  return level === undefined ? (names[id] ?? capital(id)) : words.level(Number(level));
}
