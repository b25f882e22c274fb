import { html, render } from "lit";
import { built, type Plan } from "../art/building";
import { drawing, pieces } from "../art/picture";
import * as words from "#words/finish";

/** The facts of a game that are shared, without anything of its solution. */
export type Shared = { readonly title: string; readonly lines: readonly string[]; readonly link: string };

const WIDTH = 1_080;
const HEIGHT = 1_350;

/** The line where the drawing ends, and the words begin. */
const GROUND = 1_010;

const FRAME = { width: WIDTH, height: GROUND, wide: 940, high: 780, foot: 36 };

export function shareText({ title, lines, link }: Shared): string {
  return [`${words.studio} · ${title}`, ...lines, link].join("\n");
}

/**
 * The same as a PNG with the poster of the puzzle. The shapes are drawn one by one, because the page's policy lets it load no
 * picture of its own.
 *
 * @param around an element in the puzzle's room, which is not changed in the end
 */
export async function sharePicture({ title, lines }: Shared, plan: Plan, around: HTMLElement): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const stage = document.createElement("div");
  stage.className = "share-stage";
  around.append(stage);
  try {
    render(html`<svg class="poster" viewBox="0 0 ${WIDTH} ${GROUND}">${drawing(pieces(built(plan), FRAME))}</svg>`, stage);
    const looks = getComputedStyle(stage);
    const sky = context.createLinearGradient(0, 0, 0, GROUND);
    sky.addColorStop(0, looks.getPropertyValue("--sky1").trim());
    sky.addColorStop(1, looks.getPropertyValue("--sky2").trim());
    context.fillStyle = sky;
    context.fillRect(0, 0, WIDTH, GROUND);
    context.fillStyle = looks.getPropertyValue("--sun").trim();
    context.globalAlpha = 0.5;
    context.fill(new Path2D(`M610 330a170 170 0 1 0 340 0a170 170 0 1 0-340 0Z`));
    context.globalAlpha = 1;
    for (const shape of stage.querySelectorAll<SVGGraphicsElement>("svg path, svg text")) paint(context, shape);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = "#ffffff";
    context.fillRect(0, GROUND, WIDTH, HEIGHT - GROUND);
    context.fillStyle = "#1c2833";
    context.font = `500 72px ${looks.getPropertyValue("font-family")}`;
    context.fillText(title, 60, GROUND + 112, WIDTH - 120);
    context.font = `400 40px system-ui, sans-serif`;
    [...lines, words.studio].forEach((line, i) => context.fillText(line, 60, GROUND + 186 + 58 * i, WIDTH - 120));
  } finally {
    stage.remove();
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
}

function paint(context: CanvasRenderingContext2D, shape: SVGGraphicsElement): void {
  const looks = getComputedStyle(shape);
  if (looks.display === "none") return;
  const { a, b, c, d, e, f } = shape.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  context.setTransform(a, b, c, d, e, f);
  context.fillStyle = looks.fill === "none" ? "transparent" : looks.fill;
  if (shape instanceof SVGTextElement) {
    context.font = `${looks.fontWeight} ${looks.fontSize} ${looks.fontFamily}`;
    context.textAlign = "center";
    context.fillText(shape.textContent ?? "", 0, 0.35 * parseFloat(looks.fontSize));
    context.textAlign = "start";
    return;
  }
  const outline = new Path2D(shape.getAttribute("d") ?? "");
  context.fill(outline);
  if (looks.stroke === "none") return;
  context.strokeStyle = looks.stroke;
  context.lineWidth = 2;
  context.stroke(outline);
}
