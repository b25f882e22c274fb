import { sentence } from "../base/words";
import { announcement } from "../panels/announcement";
import * as words from "../words/in-room";
import * as roomWords from "../words/room";
import type { Event as RoomEvent, State } from "./messages";
import { nameOf } from "./parts/names";
import { outcome } from "./parts/sentences";
import type { Told } from "./room-game";

/** What is said of what has happened, with the number of its turn; empty where that is nothing. */
export function spoken({ news, before, after }: Told, state: State, own: number, speech: "short" | "normal" | "full"): string {
  switch (news.kind) {
    case "event":
      return [happened(news.event, state, own, before, after, speech), end(news.event, state, own)].filter((one) => one !== "").join(" ");
    case "missed":
      return words.missed;
    case "said":
      return `${nameOf(state, news.seat, own)}: ${roomWords.phrases[news.phrase - 1] ?? ""}`;
    case "refused":
      // the board says why
      return "";
    case "saved":
      return "";
  }
}

function happened(event: RoomEvent, state: State, own: number, before: Told["before"], after: Told["after"], speech: "short" | "normal" | "full"): string {
  const { kind, seat, data } = event;
  const who = nameOf(state, seat, own);
  const turn = before.status.turn ?? after.history.size;
  switch (kind) {
    case "acted":
      return before === after ? "" : words.acted(turn, who, announcement(before, after, speech));
    case "undone":
      return words.undone(turn, who);
    case "sat":
      return words.sat(who, seat + 1);
    case "stood":
      return words.stood(seat + 1);
    case "moved":
      return words.moved(who);
    case "resigned":
      return words.resigned(who);
    case "flagged":
      return words.flagged(who);
    case "back":
      return words.back(who);
    case "resumed":
      return words.resumed;
    case "next":
      return words.next;
    case "voted": {
      const [voice, what = ""] = data.split(" ");
      const proposal = words.proposals[what as keyof typeof words.proposals] ?? what;
      return voice === "yes" ? words.votedYes(who, proposal) : words.votedNo(who, proposal);
    }
    case "made":
      return "";
  }
}

/** The last event of a game says how it ended. */
function end({ kind }: RoomEvent, state: State, own: number): string {
  return state.phase === "over" && ["acted", "resigned", "flagged"].includes(kind) ? words.ended(sentence(outcome(state, own))) : "";
}
