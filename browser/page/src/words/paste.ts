export const unknown = "Unknown puzzle text.";
export const close = "Close";
