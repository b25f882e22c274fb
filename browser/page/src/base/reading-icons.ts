import { drawn } from "./icons";

/** Icons of lessons and the guide. */
export const learn = drawn("M12 5 2.5 9.5 12 14l9.5-4.5ZM6.5 11.5V16c3 2.5 8 2.5 11 0v-4.5M21.5 9.5V15");
export const search = drawn("M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5 20.5 20.5");
