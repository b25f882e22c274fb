/* The faults of a file of games, or of a game in it. */

export const tooLong = (millions: number) => `The file has more than ${millions} million characters.`;
export const notJson = "This is not a Tilewright file, or it is damaged.";
export const otherKind = "The file does not hold games of Tilewright.";
export const otherVersion = (version: string, known: number) =>
  `The file is of version ${version}; this page reads version ${known}. A newer page may read it.`;
export const tooMany = (most: number) => `The file holds more than ${most} games.`;
export const full = "the browser's storage is full or blocked";
/** The faults of a game in a file, with its field. */
export const faults = (longest: number, field = "") => ({
  object: "it is not an object",
  text: `its field ${field} is not a text`,
  time: `its field ${field} is not a time`,
  over: "its field over is neither true nor false",
  play: "its play is not one of its puzzle",
  long: `its play is longer than ${longest} characters`,
  extras: "its extras are not texts",
});
