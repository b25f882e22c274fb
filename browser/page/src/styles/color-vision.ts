/*
 * The perception of colors, for the tests of the style sheets: contrast after WCAG 2.2, the difference of two colors after CIEDE2000 (Sharma, Wu and Dalal
 * 2005), and the look of a color to those who lack one kind of cone, at full severity (Machado, Oliveira and Fernandes 2009, applied to linear light).
 */

export type Sight = "normal" | "protan" | "deutan" | "tritan" | "gray";

/** Three parts from 0 to 1: red, green and blue. */
type Rgb = readonly [number, number, number];

const SIMULATION: Readonly<Record<"protan" | "deutan" | "tritan", readonly [Rgb, Rgb, Rgb]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** @param color `#rrggbb` */
function linear(color: string): Rgb {
  const part = (at: number) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(linear(one)) + 0.05;
  const b = luminance(linear(other)) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
}

function simulated(color: Rgb, sight: Sight): Rgb {
  if (sight === "normal") return color;
  if (sight === "gray") {
    const light = luminance(color);
    return [light, light, light];
  }
  const [red, green, blue] = SIMULATION[sight].map((row) => Math.min(1, Math.max(0, row[0] * color[0] + row[1] * color[1] + row[2] * color[2])));
  return [red!, green!, blue!];
}

/** Lightness and two differences of hue, for the white of D65. */
function lab([red, green, blue]: Rgb): readonly [number, number, number] {
  const f = (t: number) => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29);
  const x = f((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = f(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = f((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RADIANS = Math.PI / 180;

/** The difference of two colors as they are seen: below 1 none can be noticed, 10 is plain at a glance. */
export function difference(one: string, other: string, sight: Sight = "normal"): number {
  return ciede2000(lab(simulated(linear(one), sight)), lab(simulated(linear(other), sight)));
}

export function ciede2000([l1, a1, b1]: readonly [number, number, number], [l2, a2, b2]: readonly [number, number, number]): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))) / 2;
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const angle = (b: number, x: number) => (b === 0 && x === 0 ? 0 : (Math.atan2(b, x) / RADIANS + 360) % 360);
  const [h1, h2] = [angle(b1, x1), angle(b2, x2)];
  const apart = h2 - h1;
  const turn = c1 * c2 === 0 ? 0 : Math.abs(apart) <= 180 ? apart : apart > 180 ? apart - 360 : apart + 360;
  const hueDifference = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RADIANS);
  const sum = h1 + h2;
  const hue = c1 * c2 === 0 ? sum : Math.abs(apart) <= 180 ? sum / 2 : sum < 360 ? sum / 2 + 180 : sum / 2 - 180;
  const light = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * Math.cos((hue - 30) * RADIANS) +
    0.24 * Math.cos(2 * hue * RADIANS) +
    0.32 * Math.cos((3 * hue + 6) * RADIANS) -
    0.2 * Math.cos((4 * hue - 63) * RADIANS);
  const sl = 1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation = -Math.sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)) * RADIANS) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, hueDifference / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}

/** The smallest difference between any two colors. */
export function closest(colors: readonly string[], sight: Sight): number {
  let least = Infinity;
  colors.forEach((one, i) => colors.slice(i + 1).forEach((other) => (least = Math.min(least, difference(one, other, sight)))));
  return least;
}
