import { formatGestures } from "./gesture";
import type { Studio } from "./studio";

/** Number of attempts, and the milliseconds between them. */
const TIMES = 3;
const PAUSE = 400;

/** Number of milliseconds of waiting after which there is no further warm-up. */
const SLOW = 60;

/**
 * Lets the engine answer a gesture that there is not, a few times. Browsers make a program quick only as it is used: after
 * that the first real move is no slower than those that follow.
 */
export async function warmUp(studio: Studio, play: () => string | undefined): Promise<void> {
  for (let time = 0; time < TIMES; time++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const now = play();
    if (now === undefined) return;
    const begun = performance.now();
    try {
      await studio.ask({ do: "act", play: now, gesture: formatGestures([{ kind: "tap", spot: "nowhere" }]) });
    } catch {
      return;
    }
    if (time > 0 && performance.now() - begun > SLOW) return;
  }
}
