/** What is said of new versions. */
export const words = {
  ready: "A new version is ready.",
  reload: "Reload",
  later: "Later",
} as const;
