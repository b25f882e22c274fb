/*
 * The settings of a board on any page: nothing is kept, and nothing of that page is touched. The build puts this file in the place of
 * base/settings.ts.
 */
const STANDARD: Readonly<Record<string, string>> = {
  speech: "normal",
  numerals: "western",
  wasd: "off",
  entry: "cell",
  sweep: "off",
  coordinates: "on",
  shortcuts: "on",
};

class Settings extends EventTarget {
  of(name: string): string {
    return STANDARD[name] ?? "";
  }
}

export const settings = new Settings();
