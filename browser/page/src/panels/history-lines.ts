import type { History, Place } from "../engine/protocol";

/** A history, and where one stands in it. */
export type Stand = History & Pick<Place, "node">;

/**
 * A line of a drawn history: a straight run of moves, named by its last node. A run ends where the history branches or
 * ends, where one stands, and at a name.
 */
export type Line = {
  /** The node that it leads to. */
  readonly node: number;
  /** The number of its moves; none for the beginning. */
  readonly moves: number;
  /** The first branch's is 0; a side branch has one more than the branch that it leaves. */
  readonly level: number;
  /** Whether a side branch begins here. */
  readonly first: boolean;
  /** Whether the branch goes on below. */
  readonly goesOn: boolean;
  /** The last move's text; empty for the beginning. */
  readonly move: string;
  /** The turn that it belongs to, from 1, and its moves without the end of the turn: where turns have an end. */
  readonly turn?: number;
  readonly taken?: readonly string[];
  readonly name: string;
};

/** The children of all nodes, in the order in which they were made: the first of each, and the next with the same parent. */
function children({ steps }: Stand): { first: Int32Array; next: Int32Array; last: Int32Array } {
  const first = new Int32Array(steps.length + 1);
  const next = new Int32Array(steps.length + 1);
  const last = new Int32Array(steps.length + 1);
  steps.forEach(({ parent }, i) => {
    if (last[parent]) next[last[parent]] = i + 1;
    else first[parent] = i + 1;
    last[parent] = i + 1;
  });
  return { first, next, last };
}

/** In which turn a node stands, from 1. */
export function turnOf({ steps }: Stand, node: number, end: string): number {
  let turn = 1;
  for (let at = node; at > 0; at = steps[at - 1]!.parent) if (steps[at - 1]!.move === end) turn++;
  return turn;
}

/**
 * The history as lines from top to bottom. Where it branches, what was tried first stands first, set off to the side;
 * what was made last, to which redo leads, goes on straight.
 *
 * @param end the move that ends a turn, if turns are of several moves: then each turn is a line
 */
export function lines(history: Stand, end?: string): Line[] {
  const { steps, node } = history;
  const { first, next, last } = children(history);
  const found: Line[] = [];
  const open = [{ start: 0, level: 0, side: false, turn: 1 }];
  for (let run = open.pop(); run; run = open.pop()) {
    let at = run.start;
    let moves = at === 0 ? 0 : 1;
    const texts = at === 0 ? [] : [steps[at - 1]!.move];
    while (at > 0 && texts.at(-1) !== end && at !== node && !steps[at - 1]!.name && first[at] && first[at] === last[at]) {
      at = first[at]!;
      moves++;
      texts.push(steps[at - 1]!.move);
    }
    const { move = "", name = "" } = at === 0 ? { ...history, move: "" } : steps[at - 1]!;
    found.push({
      node: at,
      moves,
      level: run.level,
      first: run.side,
      goesOn: first[at] !== 0,
      move,
      name,
      ...(end === undefined ? {} : { turn: run.turn, taken: texts.filter((text) => text !== end) }),
    });
    const turn = run.turn + (end !== undefined && move === end ? 1 : 0);
    const branches: number[] = [];
    for (let child = first[at]!; child; child = next[child]!) branches.push(child);
    const main = branches.pop();
    if (main !== undefined) open.push({ start: main, level: run.level, side: false, turn });
    for (const start of branches.reverse()) open.push({ start, level: run.level + 1, side: true, turn });
  }
  return found;
}

/** The nodes from the beginning through where one stands to where redo leads at last. */
export function mainLine(history: Stand): number[] {
  const { last } = children(history);
  const nodes: number[] = [];
  for (let at = history.node; at > 0; at = history.steps[at - 1]!.parent) nodes.push(at);
  nodes.push(0);
  nodes.reverse();
  for (let at = last[history.node]!; at; at = last[at]!) nodes.push(at);
  return nodes;
}
