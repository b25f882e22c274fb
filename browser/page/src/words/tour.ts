export const words = {
  first: "First steps",
  close: "Close",
} as const;
