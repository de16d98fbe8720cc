const kept: RegExp[] = [];

/** Keeps a pattern for `compileAll`. */
export function compiled(pattern: RegExp): RegExp {
  kept.push(pattern);
  return pattern;
}

/**
 * Has all patterns compiled that were made by `compiled`: the engine does it at the first two uses, which
 * takes the long ones a tenth of a second.
 */
export function compileAll(): void {
  for (const pattern of kept) {
    for (let use = 0; use < 2; use += 1) {
      pattern.lastIndex = 0;
      pattern.test("a");
    }
    pattern.lastIndex = 0;
  }
}
