/* The words in the panels beside the board. */

export const titles = { more: "More", history: "History" } as const;
export const close = "Close";
export const analysis = "Analysis";
export const notes = "Notes tools";
export const players = "Players";
export const report = "Game report";
export const history = "History";
export const watch = "Watch a search";
export const fresh = "New game";
export const together = "Play with others";
export const rules = "Rules";
export const share = "Share";
export const print = "Print";
export const keys = "Keys";
export const learn = "Learn";
export const guide = "Guide";
export const settings = "Settings";
export const redo = "Redo";
export const undo = "Undo";
export const done = (what: string) => `${what}: done.`;
export const ofGroup = (group: string, command: string) => `${group}: ${command}`;
