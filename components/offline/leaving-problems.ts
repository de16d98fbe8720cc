/** Logging out while something waits to be sent. */
export const UNSENT = {
  title: "Not everything is sent yet",
  description: "What you did offline is still here. Logging out now would lose it.",
} as const;
