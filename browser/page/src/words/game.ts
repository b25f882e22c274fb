/* The words on the page of a game. */

export const today = "Today";
export const guide = "Guide";
export const rules = "Rules";
export const share = "Share";
export const settings = "Settings";
export const more = "More";
export const actions = "Actions";
export const acts = {
  undo: "Undo",
  redo: "Redo",
  erase: "Erase",
  notes: "Notes",
  mistakes: "Check",
  hint: "Hint",
  keypad: "Keypad",
  theater: "Theater",
  history: "History",
  fresh: "New",
  more: "More",
} as const;
export const keys = "Keys";
export const keysWrite = "Keypad mode";
export const left = (key: string, count: number) => (count > 0 ? `${key}, ${count} left` : `${key}, all placed`);
export const keyIn = (mode: string, key: string) => `${mode.toLowerCase()} ${key}`;
export const pen = (color: string) => `Color ${color}`;
export const locked = (key: string) => `Each cell you choose gets ${key}. Press ${key} again to stop.`;
export const unlocked = "Keys go to the chosen cell again.";
export const backToGame = "Back to the game";
export const checking = "Checking …";
export const checkAgain = "Press Check again to see where.";
export const solution = "The board shows a solution.";
export const paused = "Paused. The board is hidden and the clock is stopped.";
export const leave = "Leave the lesson";
export const resume = "Resume";
export const stop = "Stop";
export const turn = (number: number) => `Turn ${number}`;
