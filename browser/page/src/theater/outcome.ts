import { sentence } from "../base/words";
import * as words from "#words/theater";
import type { WatchedSearch } from "./watched-search";

/** The state of a search. */
type State = Pick<WatchedSearch, "moment" | "fault" | "running" | "goal" | "halt">;

/**
 * The result of a search so far in words; empty when there is none.
 *
 * @param showing whether one sees it at work
 */
export function outcome({ moment, fault, running, goal, halt }: State, showing: boolean): string {
  if (fault) return sentence(fault);
  if (!moment) return halt === "stopped" ? words.stopped : "";
  if (running) return showing ? "" : words.searching;
  if (goal !== moment.step) return words.onTheWay(goal);
  const { finished, solutions, nodes, event, depth } = moment;
  if (finished) {
    if (solutions === 0) return words.noSolution(nodes);
    return solutions === 1 ? words.oneSolution(nodes) : words.allSolutions(solutions, nodes);
  }
  if (halt === "stopped") return words.stopped;
  if (event === "solution") return words.solved(nodes);
  if (halt === "met") return event === "dead-end" ? words.deadEnd : words.atDepth(depth);
  return "";
}
