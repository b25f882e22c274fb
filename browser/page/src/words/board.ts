/* The words about cells, and about held pieces. */

import { plural } from "./language";

export const heldNow = (name: string) => `Holding ${name}.`;
export const letGo = "Esc to cancel.";
export const places = (places: number) => plural(places, { one: "It fits in 1 cell", other: `It fits in ${places} cells` });
export const placesNamed = (places: string, names: readonly string[]) => `${places}: ${names.join(", ")}`;
export const chooseEnd = "Choose an end cell.";
export const held = (label: string) => `${label}, held`;
export const goal = (label: string) => `${label}, can go here`;
export const selected = (cells: number) => plural(cells, { one: "1 cell selected.", other: `${cells} cells selected.` });
export const fits = (content: readonly string[]) => `Possible here: ${content.join(", ")}.`;
export const nothingFits = "Nothing is possible here.";
