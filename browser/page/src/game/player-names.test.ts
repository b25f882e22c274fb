import { expect, test } from "vitest";
import { withNames } from "./player-names";

const names = ["You", "Computer 2", "Player 3"];
const said = (text: string) => withNames(text, (player) => names[player]!);

test("players are called by their names", () => {
  expect(said("Player 2 took 2 pieces of color A: R1C1, R1C2.")).toBe("Computer 2 took 2 pieces of color A: R1C1, R1C2.");
  expect(said("Player 2 has won: took the last piece.")).toBe("Computer 2 has won: took the last piece.");
  expect(said("Player 3: take pieces of one color.")).toBe("Player 3: take pieces of one color.");
});

test("the only person is spoken to", () => {
  expect(said("Player 1: take pieces of one color.")).toBe("Your turn: take pieces of one color.");
  expect(said("Player 1 has won: took the last piece.")).toBe("You have won: took the last piece.");
  expect(said("Player 1 took the piece of color A on R1C1.")).toBe("You took the piece of color A on R1C1.");
});
