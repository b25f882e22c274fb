/* What is said about printing, and on the sheets. */

export const title = "Print";
export const about = "The board on one page, with its goal, its ID, and a QR code that leads back to it.";
export const solution = "A solution on a second page";
export const print = "Print";
export const cancel = "Cancel";
export const solving = "Solving …";
export const none = "No solution was found to print.";
export const solutionOf = (title: string) => `${title}: a solution`;
