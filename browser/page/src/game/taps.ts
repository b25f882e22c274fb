/** The sounds of a game; words always say the same. */
export type Sound = "lay" | "take" | "refuse" | "turn" | "done";

/** A part of a sound: its pitch in hertz, when it begins and how long it lasts in milliseconds, and whether it is wood. */
type Tap = readonly [pitch: number, begin: number, length: number, wood?: boolean];

const TAPS: Readonly<Record<Sound, readonly Tap[]>> = {
  lay: [[220, 0, 60, true]],
  take: [[330, 0, 45, true]],
  refuse: [
    [140, 0, 60],
    [140, 90, 60],
  ],
  turn: [[440, 0, 50]],
  done: [
    [392, 0, 90],
    [494, 110, 90],
    [587, 220, 90],
  ],
};

const GAIN = 0.15;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function tap(sound: Sound): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const one of TAPS[sound]) play(context, one);
}

function play(context: AudioContext, [pitch, begin, length, wood]: Tap): void {
  const start = context.currentTime + begin / 1000;
  const end = start + length / 1000;
  const volume = context.createGain();
  volume.gain.setValueAtTime(wood ? 8 * GAIN : GAIN, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  const source = wood ? knock(context, pitch, volume) : tone(context, pitch, volume);
  volume.connect(context.destination);
  source.start(start);
  source.stop(end);
}

function tone(context: AudioContext, pitch: number, into: AudioNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(pitch, context.currentTime);
  source.connect(into);
  return source;
}

/** Noise filtered to little more than one pitch. */
function knock(context: AudioContext, pitch: number, into: AudioNode): AudioBufferSourceNode {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(pitch, context.currentTime);
  band.Q.setValueAtTime(6, context.currentTime);
  source.connect(band).connect(into);
  return source;
}
