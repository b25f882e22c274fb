/* The words about a spot. */

export const about = "About this cell";
export const close = "Close";
export const might = "What can be here";
export const choose = "Choose one to see why, or why not.";
export const possible = (thing: string, fits: boolean) => `${thing}, ${fits ? "possible" : "not possible"}`;
export const whyNot = (thing: string) => `Why not ${thing}?`;
export const highlight = "Highlight related cells";
export const check = "Check this cell";
export const wrong = "This is wrong.";
export const right = "No mistake here.";
