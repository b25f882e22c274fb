export const first = "First steps";
export const close = "Close";
