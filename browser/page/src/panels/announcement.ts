import { sentence, sentences } from "../base/words";
import { contentFirst } from "../board/labels";
import type { View } from "../engine/protocol";

/** Number of changed spots that are announced, beside the state of the game. */
const SPOTS = { short: 0, normal: 2, full: 8 };

/**
 * The announcement for screen readers when one view replaces another.
 *
 * @param standing the state of the game in a sentence
 */
export function announcement(before: View, after: View, speech: keyof typeof SPOTS, standing = after.status.words): string {
  const known = new Map(before.scene.spots.map(({ id, label }) => [id, label]));
  const changed = after.scene.spots.filter(({ id, label }) => known.has(id) && known.get(id) !== label);
  const said = changed.slice(0, SPOTS[speech]).map((spot) => sentence(contentFirst(spot)));
  if (after.status.words !== before.status.words || after.status.over) said.push(sentence(standing));
  return sentences(said);
}
