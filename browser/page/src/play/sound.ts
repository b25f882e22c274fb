import { recall, remember } from "./store";

/** A short beep says that something is refused. It can be turned off; words always say the same. */

let context: AudioContext | undefined;

export function muted(): boolean {
  return recall("mute") === "yes";
}

export function mute(quiet: boolean): void {
  remember("mute", quiet ? "yes" : "no");
}

export function beep(): void {
  if (muted() || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 220;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.2);
}
