/**
 * An order of live steps with the removed ones put back between them, each behind the step that it stood
 * behind, so that a step that is brought back later lands where it was. `before` is the whole order so far.
 */
export function wholeOrder(live: readonly string[], before: readonly string[]): string[] {
  const isLive = new Set(live);
  const atFront: string[] = [];
  const behind = new Map<string, string[]>();
  let group = atFront;
  for (const id of before) {
    if (isLive.has(id)) {
      group = [];
      behind.set(id, group);
    } else group.push(id);
  }
  return [...atFront, ...live.flatMap((id) => [id, ...(behind.get(id) ?? [])])];
}
