import { hash, short } from "../base/address";
import { figuresOf } from "../base/figures";
import { CATALOG } from "../engine/catalog";
import "./tilewright-board";
import type { TilewrightBoard } from "./tilewright-board";
import * as words from "#words/app";
import { asked } from "./asked";

/*
 * The page for frames of other sites: the board that its address asks for, and the way to it in the studio. It keeps nothing, and
 * all that is in it comes from the folder of its own files.
 */
const root = document.documentElement;
const board = document.querySelector<TilewrightBoard>("tilewright-board")!;
const way = document.querySelector("a")!;

const { puzzle, position, theme, hints, still } = asked(location.search);
const known = CATALOG.find(({ id }) => id === puzzle);
root.dataset.scheme = theme;
if (known) {
  root.dataset.room = puzzle;
  figuresOf(puzzle);
  document.title = words.titled(known.title);
  document.querySelector("h1")!.textContent = known.title;
  if (position !== "") way.href = `./${hash(`${puzzle}:${position}`)}`;
}
Object.assign(board, { puzzle, position, hints, still });

board.addEventListener("tilewright-change", ({ detail: { play, id } }) => (way.href = `./${short(play, id)}`));

/** There is room beside the board, as the styles have it. */
const wide = matchMedia("(width >= 34rem) and (aspect-ratio > 1.15)");

/** A board is not made smaller than this, in pixels, to have everything in sight: then it takes the frame, and the rest is scrolled to. */
const LEAST = 200;

/** Makes the board as large as the frame allows. */
function fit(): void {
  board.layout = wide.matches ? "wide" : "tall";
  const scene = board.shadowRoot?.querySelector("tw-board svg.scene");
  if (!scene) return;
  root.classList.add("shown");
  const { width, height, top } = scene.getBoundingClientRect();
  const rest = wide.matches ? top - board.getBoundingClientRect().top : board.offsetHeight - height;
  const room = innerHeight - way.offsetHeight - rest;
  const most = room < LEAST ? innerHeight * 0.9 : room;
  root.style.setProperty("--board", `${Math.floor((most * width) / height)}px`);
}

new ResizeObserver(fit).observe(board);
addEventListener("resize", fit);
