import type { Box } from "../engine/protocol";
import { middle, type Point } from "./geometry";

/** The length of a head, and half of its width. */
const HEAD = 1.3;
const HALF = 0.6;

/** The data of a path from the edge of a box to that of another, a little curved, and of the head of an arrow at its end. */
export function curvedArrow(from: Box, to: Box): { readonly line: string; readonly head: string } {
  const [start, end] = [middle(from), middle(to)];
  const length = Math.max(0.1, Math.hypot(end.x - start.x, end.y - start.y));
  const bend = Math.max(1.8, Math.min(6, 0.14 * length)) / length;
  const over = {
    x: (start.x + end.x) / 2 + (end.y - start.y) * bend,
    y: (start.y + end.y) / 2 - (end.x - start.x) * bend,
  };
  const tip = toward(end, over, radius(to));
  const neck = toward(tip, over, HEAD);
  const side = { x: ((neck.y - tip.y) * HALF) / HEAD, y: ((tip.x - neck.x) * HALF) / HEAD };
  const line = `M${at(toward(start, over, radius(from)))}Q${at(over)} ${at(neck)}`;
  const sides = [1, -1].map((sign) => at({ x: neck.x + sign * side.x, y: neck.y + sign * side.y }));
  return { line, head: `M${at(tip)}L${sides.join("L")}Z` };
}

function radius([, , width, height]: Box): number {
  return Math.min(width, height) / 2;
}

function toward(from: Point, to: Point, by: number): Point {
  const length = Math.max(0.1, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

function at({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
