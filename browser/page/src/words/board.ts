/* What is said of cells, and of what is held. */

import { plural } from "./language";

export const heldNow = (name: string) => `Held: ${name}.`;
export const letGo = "Escape lets go.";
export const places = (places: number) => plural(places, { one: "It can go to 1 place", other: `It can go to ${places} places` });
export const placesNamed = (places: string, names: readonly string[]) => `${places}: ${names.join(", ")}`;
export const chooseEnd = "Choose an end cell.";
export const held = (label: string) => `${label}, held`;
export const goal = (label: string) => `${label}, can go here`;
export const selected = (cells: number) => plural(cells, { one: "1 cell selected.", other: `${cells} cells selected.` });
export const fits = (content: readonly string[]) => `Possible here: ${content.join(", ")}.`;
export const nothingFits = "Nothing is possible here.";
