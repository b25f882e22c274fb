/* The words around a board on any page. */

export const loading = "Loading …";
export const noPosition = "There is no position to show.";
export const puzzleMissing = "No puzzle is named here.";
export const noPuzzle = (name: string) => `There is no puzzle called “${name}”.`;
