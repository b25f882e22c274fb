import { afterPaint } from "../base/after-paint";
import { settings, type Choice } from "../base/settings";

/** A short tone, and a short buzz where there is one, say that something is refused; words always say the same. */

let context: AudioContext | undefined;

/** A tone of less than a third of a second: where it begins and ends, in hertz, and how it sounds. */
const VOICES: Readonly<Record<Choice<"voice">, { type: OscillatorType; from: number; to: number; length: number }>> = {
  soft: { type: "sine", from: 220, to: 196, length: 0.2 },
  wood: { type: "triangle", from: 420, to: 140, length: 0.09 },
  bell: { type: "sine", from: 660, to: 655, length: 0.28 },
};

export function beep(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (settings.of("vibration") === "on") navigator.vibrate?.(40);
  // The first tone takes long to prepare: what is to be seen comes first.
  if (settings.of("sound") === "on") afterPaint(tone);
}

/** The tone that is chosen, also to try it out. */
export function tone(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const { type, from, to, length } = VOICES[settings.of("voice")];
  const start = context.currentTime;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0.05 * Number(settings.of("volume")), start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}
