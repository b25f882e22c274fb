import { recall, remember } from "../base/store";

/** The player of each seat: a computer player's id, {@link LETTER}, or nothing for a person at this device. */
export type Seating = readonly string[];

const PERSON = "person";

/** A person elsewhere, who gets the game after each turn and sends it back. */
export const LETTER = "letter";

/** A number of seats, all for people. */
export function people(seats: number): Seating {
  return Array<string>(seats).fill("");
}

/** Reads the text of {@link written}; unreadable seats are people's. */
export function seating(text: string | undefined, seats: number, agents: readonly string[]): Seating {
  const names = text?.split(",") ?? [];
  return people(seats).map((_, i) => ([...agents, LETTER].includes(names[i] ?? "") ? names[i]! : ""));
}

/** Undefined when only people play. */
export function written(seats: Seating): string | undefined {
  return seats.some((seat) => seat !== "") ? seats.map((seat) => seat || PERSON).join(",") : undefined;
}

/** The seats for the receiver of a game: the player to move is here, all others are elsewhere. */
export function seatsByLetter(player: number, seats: number): Seating {
  return people(seats).map((_, i) => (i === player ? "" : LETTER));
}

/** The player who begins a new game. */
export type First = "you" | "other" | "chance";

/** The opponent in a new game, a computer player or a person (empty), and who begins. */
export type Opponent = { readonly agent: string; readonly first: First };

/** Computer players that have a level; all where none has. */
export function leveled<Agent extends { readonly id: string }>(agents: readonly Agent[]): readonly Agent[] {
  const levels = agents.filter(({ id }) => /\d$/.test(id));
  return levels.length > 0 ? levels : agents;
}

/** As it was chosen last; at first a computer player of a lower level, and one begins oneself. */
export function opponent(agents: readonly { readonly id: string }[]): Opponent {
  const [agent, first = ""] = (recall("opponent") ?? "").split(" ");
  const levels = leveled(agents);
  const usual = levels[Math.min(2, levels.length - 1)]?.id ?? "";
  return {
    agent: agent === PERSON ? "" : agents.some(({ id }) => id === agent) ? agent! : usual,
    first: first === "other" || first === "chance" ? first : "you",
  };
}

export function rememberOpponent({ agent, first }: Opponent): void {
  remember("opponent", `${agent || PERSON} ${first}`);
}

/** The seats of a new game: one's own, and the opponent on all others. */
export function seatsAgainst({ agent, first }: Opponent, seats: number, chance: () => number): Seating {
  const own = first === "you" ? 0 : first === "other" ? seats - 1 : Math.floor(chance() * seats);
  return people(seats).map((_, i) => (i === own ? "" : agent));
}
