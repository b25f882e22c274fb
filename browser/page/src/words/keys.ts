/* The words about keys: each row has the keys as they are written on a keyboard, and their meaning. */

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
export const hands = [["Enter", "Space"], "Pick up or put down"] as const;
export const tap = [["Enter", "Space"], "Tap"] as const;
export const esc = [["Esc"], "Let go, end the selection, or close what is open"] as const;
export const pull = [["Shift", "arrow"], "Move it, or lay one, straight ahead"] as const;
export const turn = [["R"], "Turn what is being laid"] as const;
export const finish = [["Ctrl", "Enter"], "End the turn; so does a second Enter on the same cell"] as const;
export const promote = [["Enter"], "Write the only note of the cell as a digit"] as const;
export const all = [["Ctrl", "A"], "Select all cells you can write in"] as const;
export const like = [["Double click"], "Select all cells with the same digit"] as const;
export const menu = [["Menu", "Shift F10"], "About this cell"] as const;
export const type = (first: string, last: string, what: string) => [[first, last], what] as const;
export const digits = "Write a digit";
export const typeMore = [
  [["0", "Del", "⌫"], "Erase"],
  [["Shift", "arrow"], "Select several cells: a key then goes to all of them"],
] as const;
export const history = [
  [["Ctrl", "Z"], "Undo"],
  [["Ctrl", "Y"], "Redo, also Ctrl Shift Z"],
] as const;
export const hint = [["H"], "Hint, then more of it"] as const;
export const letters = [
  [["U", "["], "Undo"],
  [["R", "]"], "Redo"],
  [["N"], "New game"],
] as const;
export const pause = [["P"], "Pause, or go on"] as const;
export const about = [["A"], "About this cell"] as const;
export const help = [["?"], "These keys"] as const;
export const orAlt = (about: string) => `${about}; also with Alt`;
export const modes = (modes: readonly string[]) => `Switch keypad: ${modes.join(", ")}`;
