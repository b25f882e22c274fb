import { sentence, sentences } from "../base/words";
import { contentFirst } from "../board/labels";
import type { View } from "../engine/protocol";
import { plain, told, type Sentence } from "../engine/sentence";
import { announcement } from "../panels/announcement";
import { clocked } from "../panels/clock";
import * as words from "#words/in-room";
import * as roomWords from "#words/room";
import type { Event as RoomEvent, State } from "./messages";
import { saidBy } from "./parts/reactions";
import { nameOf } from "./parts/names";
import { outcome } from "./parts/sentences";
import type { Said } from "./parts/types";
import { spotsOf, type Told } from "./room-game";

type Speech = "short" | "normal" | "full";

/**
 * What is said of what has happened, with the number of its turn; empty where that is nothing.
 *
 * @param named a sentence of the engine with the players' names
 * @param turn the number of the turn with the step of a version, if it is known
 */
export function spoken(
  { news, before, after }: Told,
  state: State,
  own: number,
  speech: Speech,
  named: (said: Sentence) => Sentence,
  turn: (version: number) => number | undefined = () => undefined,
): string {
  switch (news.kind) {
    case "event":
      return sentences([happened(news.event, state, own, before, after, speech, named), end(news.event, state, own)]);
    case "missed":
      return words.missed;
    case "said":
      return saying({ ...news, turn: turn(news.to) }, state, own);
    case "refused":
      // the board says why
      return "";
    case "saved":
      return "";
  }
}

/** Who says what, and of which turn. */
export function saying({ phrase, seat, turn }: Said, state: State, own: number): string {
  const who = nameOf(state, seat, own);
  return turn === undefined ? words.saying(who, saidBy(phrase)) : words.reacting(who, turn, saidBy(phrase));
}

/** The number of the turn in which something has been done. */
export function turnOf({ before, after }: Pick<Told, "before" | "after">): number {
  return before.status.turn ?? after.history.size;
}

function happened(event: RoomEvent, state: State, own: number, before: View, after: View, speech: Speech, named: (said: Sentence) => Sentence): string {
  const { kind, seat, data } = event;
  const who = nameOf(state, seat, own);
  const mine = seat === own && seat >= 0;
  const turn = turnOf({ before, after });
  switch (kind) {
    case "acted":
      // Of the others' steps in a race nobody hears but the last.
      if (before === after) return finished(event, state);
      return words.acted(turn, who, done(data, before, after, speech, named));
    case "undone":
      return words.undone(turn, mine, who);
    case "sat":
      return words.sat(mine, seat + 1, who);
    case "stood":
      return words.stood(seat + 1);
    case "moved":
      return words.moved(mine, who);
    case "resigned":
      return words.resigned(mine, who);
    case "flagged":
      return words.flagged(mine, who);
    case "back":
      return data === "turn" ? words.backTurn(mine, who) : words.back(mine, who);
    case "resumed":
      return words.resumed;
    case "next":
      return words.next;
    case "voted": {
      const [voice, what = ""] = data.split(" ");
      const proposal = words.proposals[what as keyof typeof words.proposals] ?? what;
      return voice === "yes" ? words.votedYes(mine, proposal, who) : words.votedNo(mine, proposal, who);
    }
    case "made":
      return "";
  }
}

/** What a step has done where it was: at the spots that its text names. The state of the game, when it is somebody else's turn, or over. */
function done(moves: string, before: View, after: View, speech: Speech, named: (said: Sentence) => Sentence): string {
  const standing = plain(named(told(after.status, "words")));
  const places = spotsOf(moves, after.scene);
  const spots = after.scene.spots.filter(({ id }) => places.includes(id)).map((spot) => sentence(contentFirst(spot)));
  if (spots.length === 0) return plain(named(announcement(before, after, speech, standing)));
  const turned = after.status.over || after.status.player !== before.status.player;
  return sentences([...(turned && speech === "short" ? [] : spots), ...(turned ? [sentence(standing)] : [])]);
}

/** In a race, that a seat has solved its puzzle, and in what time. */
function finished({ seat, room }: RoomEvent, state: State): string {
  const time = room?.progress[seat]?.finished ?? -1;
  return time < 0 ? "" : words.acted(0, nameOf(state, seat), sentence(roomWords.finished(clocked(time))));
}

/** The last event of a game says how it ended; a move does by itself, but not in a race. */
function end({ kind, room }: RoomEvent, state: State, own: number): string {
  const silent = ["resigned", "flagged"].includes(kind) || (kind === "acted" && state.way === "race" && room?.phase === "over");
  return state.phase === "over" && silent ? words.ended(sentence(outcome(state, own))) : "";
}
