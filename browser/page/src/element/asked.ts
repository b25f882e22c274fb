const THEMES = ["system", "light", "dark"];

/** What the address of a board in a frame asks for; texts are empty when it does not say. */
export type Asked = {
  readonly puzzle: string;
  /** A position or a play, without the name of the puzzle. */
  readonly position: string;
  readonly theme: string;
  readonly hints: boolean;
  readonly still: boolean;
};

/** Reads `?puzzle=…&position=…&theme=…&hints=no&still`; the position may have the name of its puzzle before it. */
export function asked(search: string): Asked {
  const fields = new URLSearchParams(search);
  const text = fields.get("position") ?? "";
  const [, name = ""] = /^([a-z]+):/.exec(text) ?? [];
  const puzzle = fields.get("puzzle") || name;
  const theme = fields.get("theme") ?? "";
  return {
    puzzle,
    position: name !== "" && name === puzzle ? text.slice(name.length + 1) : text,
    theme: THEMES.includes(theme) ? theme : "system",
    hints: fields.get("hints") !== "no",
    still: fields.has("still"),
  };
}
