import { recall, remember } from "../base/store";
import type { Level, Puzzle } from "../engine/protocol";

/** All setups that are offered, in their order. */
export function levels({ groups }: Puzzle): readonly Level[] {
  return groups.flatMap(({ setups }) => setups);
}

/** The setup that was chosen last; at first the standard one, or where that is special the first of all. */
export function usualSetup(puzzle: Puzzle): string {
  const [first] = puzzle.groups;
  const usual = first?.setups.find(({ setup }) => setup === puzzle.standard) ?? first?.setups[0];
  return recall(kept(puzzle)) ?? usual?.setup ?? puzzle.standard;
}

export function rememberSetup(puzzle: Puzzle, setup: string): void {
  remember(kept(puzzle), setup);
}

function kept({ id }: Puzzle): string {
  return `setup-${id}`;
}
