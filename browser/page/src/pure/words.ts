import type { Explanation } from "../engine/protocol";

/** The text with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence: a capital letter and a full stop. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

/** Names without what they all have in common behind a comma: “4 × 4, by chance”, “5 × 5, by chance” are “4 × 4”, “5 × 5”. */
export function brief(names: readonly string[]): string[] {
  const [first = "", ...others] = names;
  for (let comma = first.indexOf(","); comma >= 0; comma = first.indexOf(",", comma + 1)) {
    const end = first.slice(comma);
    if (others.length > 0 && others.every((name) => name.endsWith(end))) {
      return names.map((name) => name.slice(0, name.length - end.length));
    }
  }
  return [...names];
}

/** A whole number in groups of three digits, however long. */
export function grouped(digits: number | string): string {
  return String(digits).replace(/\B(?=(?:\d{3})+$)/g, "\u202f");
}

/** The label of a spot with what is there before where it is. */
export function contentFirst(label: string): string {
  return label.replace(/^(row \d+, column \d+), (.+)$/, "$2, $1");
}

/** To how many spots something can go, and in full to which. */
export function places(spots: readonly string[], full: boolean): string {
  const number = `It can go to ${spots.length} ${spots.length === 1 ? "place" : "places"}`;
  return full && spots.length > 0 ? `${number}: ${spots.join(", ")}` : number;
}

/** What there is to know of a spot, as short as possible: what is said of it as a whole, else what could be there. */
export function summary({ lines }: Explanation): string {
  const whole = lines.filter(({ about }) => about === "").map(({ text }) => text);
  if (whole.length > 0) return whole.join(" ");
  const fitting = lines.filter(({ fits }) => fits).map(({ about }) => about);
  return fitting.length > 0 ? `Possible here: ${fitting.join(", ")}.` : "Nothing is possible here.";
}
