import * as words from "#words/room";
import { nameOf } from "./names";
import type { Ballot, RoomState } from "./types";

/** The question of a vote, as one who reads it is concerned. */
export function question(state: RoomState, { what, by }: Ballot, own: number): string {
  const who = nameOf(state, by, own);
  const mine = by === own && own >= 0;
  switch (what) {
    case "takeback":
      return mine ? words.youTakeback : words.wantsTakeback(who);
    case "rematch":
      return mine ? words.youRematch : words.wantsRematch(who);
    case "analyze":
      return mine ? words.youAnalyze : words.wantsAnalyze(who);
    default: {
      const seat = Number(what.replace(/^computer /, ""));
      if (seat === own) return words.wantsComputerForYou(who);
      const other = nameOf(state, seat, own);
      return mine ? words.youComputer(other) : words.wantsComputer(who, other);
    }
  }
}

/** Who has won. */
export function outcome(state: RoomState, own: number): string {
  const { ending, way } = state;
  if (!ending) return "";
  const { winner, how } = ending;
  if (winner >= 0) return winner === own ? words.youWin : words.wins(nameOf(state, winner));
  if (way === "together" && how === "played") return words.solvedTogether;
  return way === "together" ? words.givenUp : words.nobodyWins;
}

/** How it came about. */
export function how({ ending, way }: RoomState): string {
  if (!ending) return "";
  const { how: by, winner } = ending;
  return words.how[by === "played" ? (way === "race" ? "first" : "played") : winner < 0 ? "all" : by];
}
