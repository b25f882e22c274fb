/* The words about the time of a game. */

export const time = "Time";
export const pause = "Pause";
export const resume = "Resume";
export const done = (time: string, help: string) => `Done in ${time}. ${help}.`;
