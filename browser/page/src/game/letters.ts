import type { View } from "../engine/protocol";
import type { SavedGame } from "./saved-game";
import { savedGame, summaries } from "./saved-games";
import { LETTER } from "./seating";

/** Whether a play is another one, or that with more behind it. */
export function continues(play: string, other: string): boolean {
  const steps = other.split(" ");
  while (steps.at(-1)?.startsWith("@")) steps.pop();
  const bare = steps.join(" ");
  return play === other || `${play} `.startsWith(`${bare} `);
}

/** The game by letter that goes on with what was sent, or has gone on from there already; undefined when it is new here. */
export async function correspondence({ puzzle, play }: View): Promise<SavedGame | undefined> {
  const letters = (await summaries()).filter((game) => game.puzzle === puzzle && game.extras["seats"]?.split(",").includes(LETTER));
  for (const { id } of [...letters].sort((one, other) => other.changed - one.changed)) {
    const game = await savedGame(id);
    if (game && (continues(play, game.play) || continues(game.play, play))) return game;
  }
  return undefined;
}
