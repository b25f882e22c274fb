/**
 * The arrangement of a page's parts. Beside the board: `wide`, and `flat` on a phone on its side. Below each other: `tall` on a tablet held upright, `phone`,
 * and `small` where each pixel counts.
 */
export type Layout = "wide" | "tall" | "phone" | "small" | "flat";

/** A page in a window that is both narrower and lower, as one that is enlarged four times, scrolls. In pixels. */
const TINY = { width: 400, height: 320 };

/** In a lower window there is no header, and a hint takes the place of the keys. In pixels, as all that follows. */
const LOW = 700;

/** The layout of a window: that in which the board is largest. */
export function layoutOf(width: number, height: number): Layout {
  if (width < TINY.width && height < TINY.height) return "small";
  const low = height < LOW;
  const beside = low ? Math.min(height - 16, width - Math.max(204, Math.min(0.4 * width, 344))) : Math.min(height - 96, width - 344);
  const below = Math.min(width, height - (low ? 250 : 380));
  if (beside >= below && (low || width >= 640)) return low ? "flat" : "wide";
  if (low || width < 360) return "small";
  return width < 600 ? "phone" : "tall";
}

/** The layout of this window, which stands in an attribute of the root as well. Fires `change`. */
class Layouts extends EventTarget {
  now: Layout = "wide";

  /** Begins to follow the window's size. */
  follow(): void {
    addEventListener("resize", () => this.#arrange());
    this.#arrange();
  }

  /** Whether parts stand below the board. */
  get stacked(): boolean {
    return this.now === "tall" || this.now === "phone" || this.now === "small";
  }

  #arrange(): void {
    const now = layoutOf(innerWidth, innerHeight);
    document.documentElement.dataset.layout = now;
    if (now === this.now) return;
    this.now = now;
    this.dispatchEvent(new Event("change"));
  }
}

export const layout = new Layouts();
