/* The words about printing, and on the sheets. */

export const title = "Print";
export const what = "What to print";
export const one = "This position";
export const several = "A sheet of several";
export const about = "The board with its goal, its ID, and a QR code that leads back to it.";
export const aboutSeveral = "New puzzles like this one, with their numbers and a QR code each.";
export const size = "Size";
export const sizes = ["Whole page", "Half a page", "A quarter of a page"];
export const count = "Puzzles";
export const perPage = "On a page";
export const notes = "Your notes";
export const solution = "A solution on a second page";
export const solutions = "Solutions at the end";
export const code = "QR code";
export const print = "Print";
export const pdf = "Save PDF";
export const cancel = "Cancel";
export const solving = "Solving …";
export const none = "No solution was found to print.";
export const making = (number: number, count: number) => `Making puzzle ${number} of ${count} …`;
export const notMade = "The puzzles could not be made.";
export const saved = "The PDF file is saved.";
export const noServer = "PDF needs a connection. Print, and choose “Save as PDF”.";
export const solutionsOf = (title: string) => `${title}: solutions`;
export const solutionsOn = (page: number) => `Solutions are on page ${page}.`;
export const scan = "Scan to play, check, or get a hint.";
export const scanEach = "Scan a code to play, check, or get a hint.";
export const time = "Time";
export const pageOf = (page: number, all: number) => `${page} / ${all}`;
/** Of piles: what stands before their row. */
export const left = "left";
