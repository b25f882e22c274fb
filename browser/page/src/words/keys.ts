/* What the keys do: each row has the keys as they are written on a keyboard, and their meaning. */

export const title = "Keys";
export const close = "Close";
export const board = "On the board";
export const write = "To write";
export const always = "Always";
export const single = "Single keys";
export const off = "Single keys are turned off in the settings.";
export const walk = [
  [["←", "→", "↑", "↓"], "Next cell"],
  [["Ctrl", "arrow"], "Next cell that is empty or can be used"],
  [["Home", "End"], "Ends of the row; with Ctrl, of the board"],
  [["Page ↑", "Page ↓"], "Ends of the column"],
] as const;
export const hands = [
  [["Enter", "Space"], "Tap, pick up, or put down"],
  [["Esc"], "Let go of what is held, or of a selection"],
  [["Menu", "Shift F10"], "About this cell"],
] as const;
export const type = [[["1", "9"], "Write a digit, or a letter where the board has them"]] as const;
export const typeMore = [
  [["0", "Del", "⌫"], "Erase"],
  [["Shift", "arrow"], "Select several cells: a key then goes to all of them"],
] as const;
export const history = [
  [["Ctrl", "Z"], "Undo"],
  [["Ctrl", "Y"], "Redo, also Ctrl Shift Z"],
] as const;
export const letters = [
  [["H"], "Hint, then more of it"],
  [["U", "["], "Undo"],
  [["R", "]"], "Redo"],
  [["N"], "New game"],
  [["A"], "About this cell"],
] as const;
export const help = [["?"], "These keys"] as const;
export const orAlt = (about: string) => `${about}; also with Alt`;
export const modes = (modes: readonly string[]) => `The keypad writes ${modes.join(", ")}`;
