import { capital } from "../base/words";
import type { Puzzle } from "../engine/protocol";
import * as words from "#words/play";
import { levels } from "./chosen";

/*
 * The kind of a game in a word or two: results are compared within a kind. It is the label of its setup, such as "Hard" or "8 × 8", and against a computer
 * player of a level that, too: "6 × 6, level 3".
 */

/** The kind of games that a setup gives. */
export function kindOf(puzzle: Puzzle, setup: string): string {
  const known = levels(puzzle);
  const exact = known.find((preset) => preset.setup === setup);
  return capital(exact?.label ?? composed(known, setup) ?? known.find((preset) => setup.startsWith(`${preset.setup},`))?.label ?? setup);
}

/** The words of a setup of several, such as "6x6,x,easy", from the labels of others that have them, "6 × 6, easy" and "X". */
function composed(known: readonly { setup: string; label: string }[], setup: string): string | undefined {
  const names = new Map<string, string>();
  let between = ", ";
  for (const preset of known) {
    const labels = preset.label.split(BETWEEN);
    const parts = preset.setup.split(",");
    between = BETWEEN.exec(preset.label)?.[0] ?? between;
    if (parts.length === labels.length) parts.forEach((part, i) => names.set(part, labels[i] ?? ""));
  }
  const words = setup.split(",").map((part) => names.get(part));
  return words.includes(undefined) ? undefined : words.join(between);
}

/** What stands between words of a label, in all languages. */
const BETWEEN = /, |、|，/;

/** The kind of a game of which only the size is known: empty where all games of the puzzle have the same. */
export function kindOfSize({ presets }: Puzzle, rows: number, columns: number): string {
  const size = words.size(rows, columns);
  return presets.some(({ label }) => /^\d+ × \d+/.test(label)) ? size : "";
}

/** The setup that gives games of a kind, if one does: the one of that name, else one with that label. */
export function setupOf(puzzle: Puzzle, kind: string): string | undefined {
  const plain = withoutLevel(kind).toLowerCase();
  const known = levels(puzzle);
  return (known.find(({ setup }) => setup === plain) ?? known.find(({ label }) => label.toLowerCase() === plain))?.setup;
}

/** What stands before the level at the end of a kind of games against a computer player. */
const BEFORE = words.against("", "");

/** A kind without the computer player that it is against. */
export function withoutLevel(kind: string): string {
  return levelOf(kind) > 0 ? kind.slice(0, kind.lastIndexOf(BEFORE)) : kind;
}

/** The kind of a game against a computer player, if there is one. */
export function kindAgainst(kind: string, agent: string | undefined): string {
  const level = /^level(\d+)$/.exec(agent ?? "")?.[1];
  return level === undefined || kind === "" ? kind : words.against(withoutLevel(kind), level);
}

/** The level of the computer player that a game of this kind is against; 0 where there is none. */
export function levelOf(kind: string): number {
  const at = kind.lastIndexOf(BEFORE);
  return at >= 0 && /^\d\d?$/.test(kind.slice(at + BEFORE.length)) ? Number(kind.slice(at + BEFORE.length)) : 0;
}

/**
 * Kinds from the easiest to the hardest, as far as an order is known.
 *
 * @param order kinds in their order; those that are not in it come behind, by their numbers and names
 */
export function inOrder(kinds: readonly string[], order: readonly string[]): string[] {
  const numbers = new Intl.Collator("en", { numeric: true });
  const place = (kind: string) => (order.includes(kind) ? order.lastIndexOf(kind) : order.length);
  return [...kinds].sort((one, other) => levelOf(one) - levelOf(other) || place(one) - place(other) || numbers.compare(one, other));
}
