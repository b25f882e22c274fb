/* The words for numbers of solutions; numbers are written already. */

export const exactly = (count: string) => `${count} ${count === "1" ? "solution" : "solutions"} from here, counted exactly.`;
export const least = (count: string) => `At least ${count} ${count === "1" ? "solution" : "solutions"} from here.`;
export const about = (count: string, low: string, high: string) => `About ${count} solutions from here. Estimate, 95 % likely between ${low} and ${high}.`;
