/* The words while somebody enters a puzzle of their own. */

export const title = "Your own puzzle";
export const about = "Enter the clues. Whether there is one solution is checked as you type.";
export const found = { 0: "No solution: some digits contradict each other.", 1: "Exactly one solution.", 2: "Several solutions so far." } as const;
export const counting = "Counting solutions …";
export const fix = "Digits become clues";
