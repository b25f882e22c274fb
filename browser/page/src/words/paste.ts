export const words = {
  unknown: "Unknown puzzle text.",
  close: "Close",
} as const;
