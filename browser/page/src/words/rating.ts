/* The words about how hard a puzzle is. */

export const ask = "How hard?";
export const asking = "Rating … Stop";
export const er = (rating: string) => `ER ${rating}`;
export const notRated = (why: string) => `Not rated: ${why}.`;
export const tooLong = "it takes too long";
