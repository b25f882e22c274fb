/* The words about new versions. */

export const ready = "A new version is ready.";
export const reload = "Reload";
export const later = "Later";
