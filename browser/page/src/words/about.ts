/** What is said of a spot. */
export const words = {
  about: "About this cell",
  close: "Close",
  might: "What might be here",
  choose: "Choose one to see why it is possible, or why not.",
  possible: (thing: string, fits: boolean) => `${thing}, ${fits ? "possible" : "not possible"}`,
  whyNot: (thing: string) => `Why not ${thing}?`,
  highlight: "Highlight related cells",
} as const;
