/** Who plays at each seat: a computer player's id, or nothing for a person at this device. */
export type Seating = readonly string[];

const PERSON = "person";

/** So many seats, all for people. */
export function people(seats: number): Seating {
  return Array<string>(seats).fill("");
}

/** Reads what {@link written} wrote; people sit where it says nothing that can be understood. */
export function seating(text: string | undefined, seats: number, agents: readonly string[]): Seating {
  const names = text?.split(",") ?? [];
  return people(seats).map((_, i) => (agents.includes(names[i] ?? "") ? names[i]! : ""));
}

/** Undefined when only people play. */
export function written(seats: Seating): string | undefined {
  return seats.some((seat) => seat !== "") ? seats.map((seat) => seat || PERSON).join(",") : undefined;
}
