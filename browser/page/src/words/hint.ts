/* The words on the card of a hint. */

export const hint = "Hint";
export const stage = (stage: number, stages: number) => `Hint ${stage} of ${stages}`;
export const more = "Tell me more";
export const close = "Close";
export const follow = "Do it";
