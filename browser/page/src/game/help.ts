import type { Puzzle } from "../engine/protocol";
import * as words from "#words/help";
import { comma } from "#words/writing";

/*
 * Everything that finds something out for a player is help: hints, which are counted, and of everything else whether it was used. It is known by the verb of
 * a question or by the id of a command.
 */

/** The help used in a game; of games that ended before it was kept only hints are known. */
export type Helped = { readonly hints: number; readonly helps?: readonly string[] };

/** Questions that many puzzles answer, and what reveals in them. */
const ALWAYS: readonly string[] = ["solve", "count", "review", "watch", "explain"];

/** Whether a question or a command finds something out. */
export function reveals({ studies, commands, agents }: Puzzle, name: string): boolean {
  // in a game for several, the explanation of a spot only repeats the rules
  if (ALWAYS.includes(name)) return name !== "explain" || agents.length === 0;
  return (studies.find(({ verb }) => verb === name) ?? commands.find(({ id }) => id === name))?.reveals ?? false;
}

/** Whether nothing is known that helped. */
export function alone({ hints, helps = [] }: Helped): boolean {
  return hints === 0 && helps.length === 0;
}

/** The name of each kind of help, the hints first; of several commands of a group the group's. */
export function kindsOfHelp(puzzle: Puzzle | undefined, { hints, helps = [] }: Helped): readonly string[] {
  const named = helps.map((name) => {
    const known: Readonly<Record<string, string>> = words.questions;
    const study = puzzle?.studies.find(({ verb }) => verb === name);
    const command = puzzle?.commands.find(({ id }) => id === name);
    return study?.title ?? (command?.group || command?.words) ?? known[name] ?? name;
  });
  return [...(hints > 0 ? [words.hints(hints)] : []), ...new Set(named)];
}

/** The same as a text, such as “2 hints, Solve”. */
export function saidHelp(puzzle: Puzzle | undefined, helped: Helped): string {
  const kinds = kindsOfHelp(puzzle, helped);
  if (kinds.length > 0) return kinds.join(comma);
  return helped.helps === undefined ? words.noHints : words.noHelp;
}
