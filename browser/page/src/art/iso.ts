/*
 * An isometric drawing of boxes and cylinders. One unit is a cell: x goes down to the right, y down to the left, z up. The drawing consists of polygons and
 * paths of SVG; colors are in art/art.css.
 */

/** The top of a solid: the outline of a sign from -12 to 12, or a text. */
export type Sign = { readonly outline: string } | { readonly text: string };

/** A box, or a cylinder that touches its sides; it has the class of its ink. */
export type Solid = {
  readonly round: boolean;
  readonly ink: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly z: number;
  readonly height: number;
  readonly sign?: Sign;
};

/** A part of a drawing: its class, and what of SVG it is. */
export type Drawn =
  | { readonly kind: "face"; readonly look: string; readonly d: string }
  | { readonly kind: "text"; readonly look: string; readonly text: string; readonly place: string }
  | { readonly kind: "sign"; readonly look: string; readonly d: string; readonly place: string };

/** All parts of one solid, from behind to before. */
export type Piece = { readonly ink: string; readonly drawn: readonly Drawn[] };

export type Bounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const COS = Math.sqrt(3) / 2;

/** Semiaxes of a circle of radius 1 that lies. */
const WIDE = Math.sqrt(1.5);
const HIGH = Math.SQRT1_2;

/** The isometric projection, with the length of one unit. */
export class Iso {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly unit: number,
  ) {}

  point(x: number, y: number, z: number): readonly [number, number] {
    return [this.left + (x - y) * COS * this.unit, this.top + ((x + y) / 2 - z) * this.unit];
  }

  polygon(...points: readonly (readonly [x: number, y: number, z: number])[]): string {
    return `M${points
      .map((point) =>
        this.point(...point)
          .map((at) => short(at))
          .join(" "),
      )
      .join("L")}Z`;
  }

  /** Puts what is drawn around the origin, one cell wide, onto a lying plane. */
  lying(x: number, y: number, z: number, scale: number): string {
    const [left, top] = this.point(x, y, z);
    const [a, b] = [COS * this.unit * scale, (this.unit * scale) / 2];
    return `matrix(${[a, b, -a, b, left, top].map((number) => short(number, 3)).join(" ")})`;
  }

  piece(solid: Solid): Piece {
    return { ink: solid.ink, drawn: [...(solid.round ? this.#cylinder(solid) : this.#box(solid)), ...this.#sign(solid)] };
  }

  #box({ x, y, width, depth, z, height }: Solid): Drawn[] {
    const [right, front, top] = [x + width, y + depth, z + height];
    return [
      face("left", this.polygon([x, front, z], [right, front, z], [right, front, top], [x, front, top])),
      face("right", this.polygon([right, front, z], [right, y, z], [right, y, top], [right, front, top])),
      face("top", this.polygon([x, y, top], [right, y, top], [right, front, top], [x, front, top])),
    ];
  }

  #cylinder({ x, y, width, depth, z, height }: Solid): Drawn[] {
    const r = Math.min(width, depth) / 2;
    const [rx, ry] = [r * WIDE * this.unit, r * HIGH * this.unit];
    const [cx, low] = this.point(x + width / 2, y + depth / 2, z);
    const high = low - height * this.unit;
    const side = (from: number, to: number, sweep: number) =>
      `M${short(from)} ${short(high)}V${short(low)}A${short(rx)} ${short(ry)} 0 0 ${sweep} ${short(to)} ${short(low + (to === cx ? ry : 0))}V${short(high)}Z`;
    return [
      face("left", side(cx - rx, cx, 0)),
      face("right", side(cx + rx, cx, 1)),
      face("top", ellipse(cx, high, rx, ry)),
      face("groove", ellipse(cx, high, rx * 0.78, ry * 0.78)),
    ];
  }

  #sign({ x, y, width, depth, z, height, sign }: Solid): Drawn[] {
    if (!sign) return [];
    const [cx, cy, top] = [x + width / 2, y + depth / 2, z + height];
    if ("outline" in sign) return [{ kind: "sign", look: "sign", d: sign.outline, place: this.lying(cx, cy, top, 0.02) }];
    return [{ kind: "text", look: "digit", text: sign.text, place: this.lying(cx, cy, top, 0.01) }];
  }
}

function face(look: string, d: string): Drawn {
  return { kind: "face", look, d };
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const arc = (to: number) => `A${short(rx)} ${short(ry)} 0 0 1 ${short(to)} ${short(cy)}`;
  return `M${short(cx - rx)} ${short(cy)}${arc(cx + rx)}${arc(cx - rx)}Z`;
}

function short(number: number, digits = 1): string {
  return String(Number(number.toFixed(digits)));
}

/** The solids in an order in which none hides one that is before it. They do not overlap. */
export function ordered(solids: readonly Solid[]): Solid[] {
  const after = solids.map((one) => solids.flatMap((other, i) => (one !== other && hides(other, one) ? [i] : [])));
  const waits = solids.map(() => 0);
  for (const list of after) for (const i of list) waits[i]!++;
  const left = solids.map((_, i) => i).sort((i, j) => near(solids[i]!) - near(solids[j]!));
  const order: Solid[] = [];
  while (left.length > 0) {
    // Where solids hide each other in a circle, the farthest goes first.
    const at = Math.max(
      0,
      left.findIndex((i) => waits[i] === 0),
    );
    const [i = 0] = left.splice(at, 1);
    order.push(solids[i]!);
    for (const j of after[i]!) waits[j]!--;
  }
  return order;
}

/** The nearness of its middle. */
function near({ x, y, z, width, depth }: Solid): number {
  return x + y + (width + depth) / 2 + z / 100;
}

const LITTLE = 1e-6;

/** Whether the one is before the other, and may hide a part of it. */
function hides(one: Solid, other: Solid): boolean {
  const before = one.x >= other.x + other.width - LITTLE || one.y >= other.y + other.depth - LITTLE || one.z >= other.z + other.height - LITTLE;
  return before && seenOver(one, other);
}

/** Whether their pictures touch. */
function seenOver(one: Solid, other: Solid): boolean {
  const [a, b] = [seen(one), seen(other)];
  return a.every(([least, most], i) => least < b[i]![1] - LITTLE && most > b[i]![0] + LITTLE);
}

/** The extent of a picture along the three directions in which edges of boxes are seen. */
function seen({ x, y, z, width, depth, height }: Solid): readonly (readonly [number, number])[] {
  return [
    [x - y - depth, x + width - y],
    [x - z - height, x + width - z],
    [y - z - height, y + depth - z],
  ];
}

/** The bounds of a picture of solids, where one unit is 1 long. */
export function bounds(solids: readonly Solid[]): Bounds {
  const iso = new Iso(0, 0, 1);
  const points = solids.flatMap(({ x, y, z, width, depth, height }) => [
    iso.point(x, y + depth, z),
    iso.point(x + width, y, z),
    iso.point(x, y, z + height),
    iso.point(x + width, y + depth, z),
  ]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
