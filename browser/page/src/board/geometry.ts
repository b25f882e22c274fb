import type { Box, Spot } from "../engine/protocol";

export type Direction = "left" | "right" | "up" | "down";

export type Point = { readonly x: number; readonly y: number };

export function middle([x, y, width, height]: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function contains([x, y, width, height]: Box, point: Point): boolean {
  return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}

/** The box without a rim. */
export function inset([x, y, width, height]: Box, rim: number): Box {
  return [x + rim, y + rim, width - 2 * rim, height - 2 * rim];
}

/** The smallest spot at a point. */
export function spotAt(spots: readonly Spot[], point: Point): Spot | undefined {
  return spots
    .filter(({ box }) => contains(box, point))
    .reduce<Spot | undefined>((best, spot) => (best && area(best.box) <= area(spot.box) ? best : spot), undefined);
}

function area([, , width, height]: Box): number {
  return width * height;
}

/**
 * The next spot in a direction: the closest of those straight ahead; if there is none, the one least off to the side.
 * Undefined at the edge.
 */
export function neighbor(spots: readonly Spot[], from: Spot, direction: Direction): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const cost = spot === from ? Infinity : distance(turned(from.box, direction), turned(spot.box, direction));
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

/** The box as it is seen by someone who looks in that direction as we look to the right. */
function turned([x, y, width, height]: Box, direction: Direction): Box {
  switch (direction) {
    case "right":
      return [x, y, width, height];
    case "left":
      return [-x - width, y, width, height];
    case "down":
      return [y, x, height, width];
    case "up":
      return [-y - height, x, height, width];
  }
}

/** The distance to the right from one box to the other; infinite when the other is not to the right. */
function distance(from: Box, to: Box): number {
  const ahead = to[0] - (from[0] + from[2]);
  if (ahead < 0 && middle(to).x <= from[0] + from[2]) return Infinity;
  const aside = Math.max(0, to[1] - (from[1] + from[3]), from[1] - (to[1] + to[3]));
  const straight = to[1] < from[1] + from[3] && from[1] < to[1] + to[3];
  const off = Math.abs(middle(to).y - middle(from).y);
  return straight ? Math.max(0, ahead) + off / 1000 : 1000 + Math.max(0, ahead) + 3 * aside + off / 1000;
}

/** The spots in rows, for those who cannot see them: what begins at the same height stands in one row. */
export function rows(spots: readonly Spot[]): Spot[][] {
  const rows = new Map<number, Spot[]>();
  for (const spot of spots) {
    const row = rows.get(spot.box[1]);
    if (row) row.push(spot);
    else rows.set(spot.box[1], [spot]);
  }
  return [...rows.entries()].sort(([above], [below]) => above - below).map(([, row]) => row.sort((left, right) => left.box[0] - right.box[0]));
}

/** Whether one comes by way of a box straight on to another, or is there already. */
export function straight(from: Box, by: Box, to: Box): boolean {
  const [start, on, end] = [from, by, to].map(middle) as [Point, Point, Point];
  const [x, y] = [end.x - start.x, end.y - start.y];
  const [byX, byY] = [on.x - start.x, on.y - start.y];
  return x * byY === y * byX && x * byX + y * byY > 0 && Math.hypot(byX, byY) <= Math.hypot(x, y);
}
