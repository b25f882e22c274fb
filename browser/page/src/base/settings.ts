import { recall, remember } from "./store";

/** The settings; the first choice of each is the standard, also for readers whose choice no longer exists. */
export const CHOICES = {
  theme: ["system", "light", "dark", "contrast"],
  palette: ["glaze", "okabe-ito", "contrast", "paper"],
  pieces: ["engraved", "bold", "letters", "none"],
  dots: ["on", "off"],
  motion: ["system", "less", "full"],
  sound: ["off", "on"],
  vibration: ["on", "off"],
  speech: ["normal", "short", "full"],
  shortcuts: ["on", "off"],
  wasd: ["off", "on"],
  entry: ["cell", "key"],
  timer: ["on", "off"],
  finish: ["on", "off"],
  highlight: ["on", "off"],
  coordinates: ["on", "off"],
  numerals: ["western", "arabic", "persian", "devanagari", "chinese"],
  mistakes: ["off", "asked", "once"],
  sweep: ["off", "on"],
} as const;

export type Name = keyof typeof CHOICES;
export type Choice<N extends Name> = (typeof CHOICES)[N][number];

/** The chosen settings. Fires `change` when one changes; those that only styles need are attributes of the root. */
class Settings extends EventTarget {
  #chosen: Readonly<Record<string, string>> = read();

  constructor() {
    super();
    for (const query of ["(prefers-contrast: more)", "(prefers-reduced-motion: reduce)"]) matchMedia(query).addEventListener("change", () => this.#apply());
    this.#apply();
  }

  of<N extends Name>(name: N): Choice<N> {
    const choices: readonly string[] = CHOICES[name];
    const chosen = this.#chosen[name];
    return (chosen !== undefined && choices.includes(chosen) ? chosen : choices[0]) as Choice<N>;
  }

  choose(name: Name, choice: string): void {
    this.#chosen = { ...this.#chosen, [name]: choice };
    remember("settings", JSON.stringify(this.#chosen));
    this.#apply();
  }

  /** Nothing may move of itself. */
  get calm(): boolean {
    const motion = this.of("motion");
    return motion === "less" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  #apply(): void {
    const theme = this.of("theme");
    const more = theme === "contrast" || (theme === "system" && matchMedia("(prefers-contrast: more)").matches);
    const { dataset } = document.documentElement;
    dataset.scheme = theme;
    dataset.contrast = more ? "more" : "usual";
    dataset.motion = this.calm ? "less" : "full";
    for (const name of ["palette", "pieces", "dots"] as const) dataset[name] = this.of(name);
    if (more) void import("../styles/contrast.css");
    if (dataset.palette !== "glaze") void import("virtual:palettes-more.css");
    this.dispatchEvent(new Event("change"));
  }
}

function read(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(recall("settings") ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();
