const holder: typeof globalThis & { stepwellCheck?: Promise<typeof import("./check-text.ts")> } =
  globalThis;

/**
 * The check, one for the process. Each route's bundle has a copy of the modules that it imports, and would
 * read the weights and compile the rules for itself: up to a second at the first request of each.
 */
export function loadCheck(): Promise<typeof import("./check-text.ts")> {
  holder.stepwellCheck ??= import("./check-text.ts");
  return holder.stepwellCheck;
}
