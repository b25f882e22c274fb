/** What stands in the panels beside the board. */
export const words = {
  more: "More",
  close: "Close",
  analysis: "Analysis",
  notes: "Notes tools",
  players: "Players",
  report: "Game report",
  history: "History",
  watch: "Watch a search",
  fresh: "New game",
  rules: "Rules",
  share: "Share",
  print: "Print",
  keys: "Keys",
  settings: "Settings",
  redo: "Redo",
} as const;
