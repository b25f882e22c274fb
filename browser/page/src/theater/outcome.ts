import { grouped, sentence } from "../base/words";
import type { WatchedSearch } from "./watched-search";

/** How a search stands. */
type State = Pick<WatchedSearch, "moment" | "fault" | "running" | "goal" | "halt">;

/**
 * What came of a search so far, in words; empty when there is nothing to say.
 *
 * @param showing whether one sees it at work
 */
export function outcome({ moment, fault, running, goal, halt }: State, showing: boolean): string {
  if (fault) return sentence(fault);
  if (!moment) return halt === "stopped" ? "Stopped." : "";
  if (running) return showing ? "" : "Searching …";
  if (goal !== moment.step) return `On the way to step ${grouped(goal)} …`;
  if (halt === "stopped") return "Stopped.";
  if (halt === "limit") return "A search can be watched no farther.";
  if (moment.finished) {
    if (moment.solutions === 0) return "No solution.";
    return moment.solutions === 1 ? "One solution, and no other." : `${grouped(moment.solutions)} solutions, and no others.`;
  }
  if (moment.event === "solution") return "Solved.";
  if (halt === "met") return moment.event === "dead-end" ? "A dead end." : `Depth ${moment.depth}.`;
  return "";
}
