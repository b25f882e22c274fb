import { settings } from "../base/settings";
import { toast } from "../base/toast";
import * as words from "#words/sound";

/**
 * Offers sounds, which are off at first.
 *
 * @param heard called when they are on
 */
export function offerSound(heard: () => void): void {
  const turnOn = () => {
    settings.choose("sound", "on");
    heard();
  };
  toast(words.offer, words.on, turnOn, words.off);
}
