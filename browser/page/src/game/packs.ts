import { recall, remember } from "../base/store";
import { capital } from "../base/words";
import type { Level, Puzzle } from "../engine/protocol";
import type { Game } from "./game";
import type { Result } from "./results";
import type { Summary } from "./saved-game";

/** Number of puzzles in a pack. */
export const SIZE = 12;

/** Puzzles of a series, from easy to hard: the same for everybody who has its seed. */
export type Pack = { readonly puzzle: string; readonly seed: number };

/** A puzzle of a pack. */
export type Packed = {
  readonly pack: Pack;
  /** From 1. */
  readonly number: number;
  readonly setup: string;
  readonly kind: string;
  readonly seed: number;
};

/** Seeds of packs are below; each pack has the seeds behind its own for its puzzles. */
const SEEDS = 1e6;

export function newPack(puzzle: string): Pack {
  return { puzzle, seed: Math.floor(Math.random() * SEEDS) };
}

/** The setups of a pack, each about as often as the others: the first kind of the puzzle but for the hardest, three at least; of it the presets, if it has any. */
export function packLevels({ groups, presets }: Puzzle): readonly Level[] {
  const [first] = groups;
  const preset = first?.setups.filter(({ setup }) => presets.some((one) => one.setup === setup)) ?? [];
  const setups = preset.length > 0 ? preset : (first?.setups ?? []);
  return setups.slice(0, Math.max(3, setups.length - 2));
}

/** The puzzles of a pack in their order. */
export function packed(puzzle: Puzzle, pack: Pack): readonly Packed[] {
  const all = packLevels(puzzle);
  return Array.from({ length: SIZE }, (_, i) => {
    const { setup, label } = all[Math.floor((i * all.length) / SIZE)]!;
    return { pack, number: i + 1, setup, kind: capital(label), seed: pack.seed * 100 + i + 1 };
  });
}

/** The mark kept beside the game of a puzzle of a pack. */
export function mark({ pack, number }: Packed): string {
  return `${pack.seed}/${number}`;
}

function read(text: string | undefined): readonly [seed: number, number: number] | undefined {
  const [, seed, number] = /^(\d{1,6})\/(\d{1,2})$/.exec(text ?? "") ?? [];
  return seed === undefined ? undefined : [Number(seed), Number(number)];
}

/** The packs of a puzzle that were begun, the one that was begun last first, and which of their puzzles are done. */
export function packs(puzzle: string): ReadonlyMap<number, ReadonlySet<number>> {
  const lines = (recall(`packs-${puzzle}`) ?? "").split(" ").filter((line) => /^\d{1,6}:[\d,]*$/.test(line));
  return new Map(
    lines.map((line) => {
      const [seed, done = ""] = line.split(":");
      return [
        Number(seed),
        new Set(
          done
            .split(",")
            .filter((one) => one !== "")
            .map(Number),
        ),
      ];
    }),
  );
}

/** Keeps which puzzles of a pack are done, also none: it is begun. */
export function keepPack({ puzzle, seed }: Pack, done: Iterable<number> = []): void {
  const all = packs(puzzle);
  const now = new Set([...(all.get(seed) ?? []), ...done]);
  const kept = [[seed, now] as const, ...[...all].filter(([other]) => other !== seed)];
  remember(`packs-${puzzle}`, kept.map(([one, numbers]) => `${one}:${[...numbers].sort((a, b) => a - b).join()}`).join(" "));
}

/** The puzzles of a pack that are done: those whose games are over and were not lost. */
export function doneIn(pack: Pack, games: readonly Summary[], results: readonly Result[]): ReadonlySet<number> {
  const lost = new Set(results.filter(({ won }) => !won).map(({ game }) => game));
  return new Set(
    games.flatMap(({ puzzle, over, id, extras }) => {
      const [seed, number] = read(extras["pack"]) ?? [];
      return puzzle === pack.puzzle && over && seed === pack.seed && !lost.has(id) ? number! : [];
    }),
  );
}

/**
 * The puzzle of the same pack that comes after a game, which is over: the first behind it that is not done, else the first
 * of all; undefined where all are done, or the game is of no pack. Keeps that this one is done, unless it was lost.
 */
export function nextOf({ puzzle, extras, lost }: Game): Packed | undefined {
  const [seed, number] = read(extras.pack) ?? [];
  if (seed === undefined || number === undefined) return undefined;
  const pack: Pack = { puzzle: puzzle.id, seed };
  keepPack(pack, lost ? [] : [number]);
  return next(puzzle, pack, number);
}

/** The first puzzle behind a number that is not done, else the first of all. */
export function next(puzzle: Puzzle, pack: Pack, number = 0): Packed | undefined {
  const done = packs(pack.puzzle).get(pack.seed);
  const open = packed(puzzle, pack).filter((one) => !done?.has(one.number));
  return open.find((one) => one.number > number) ?? open[0];
}

/** The address of a pack. */
export function packAddress({ puzzle, seed }: Pack): string {
  return `#/${puzzle}/pack/${seed}`;
}
