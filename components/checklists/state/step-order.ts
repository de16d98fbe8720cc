type Listed = { id: string };

/** "Move this one behind that one", or to the front of its list. */
export type StepMove = { stepId: string; afterId: string | null };

/** The list with the move done; as it is when one of the two is not in it. */
export function movedStep<Step extends Listed>(
  steps: readonly Step[],
  { stepId, afterId }: StepMove,
): readonly Step[] {
  const step = steps.find(({ id }) => id === stepId);
  if (!step || stepId === afterId) return steps;
  const others = steps.filter((other) => other !== step);
  if (afterId === null) return [step, ...others];
  const at = others.findIndex(({ id }) => id === afterId);
  return at < 0 ? steps : [...others.slice(0, at + 1), step, ...others.slice(at + 1)];
}

/**
 * The list in the order that the server answered. A step that the answer does not name, because it
 * was removed here, keeps following the one before it.
 */
export function stepsInOrder<Step extends Listed>(
  steps: readonly Step[],
  order: readonly string[],
): readonly Step[] {
  const named = new Set(order);
  if (!steps.some(({ id }) => named.has(id))) return steps;
  const first: Step[] = [];
  const groups = new Map<string, Step[]>();
  let group = first;
  for (const step of steps) {
    if (named.has(step.id)) {
      group = [];
      groups.set(step.id, group);
    }
    group.push(step);
  }
  return [...first, ...order.flatMap((id) => groups.get(id) ?? [])];
}

/** A newer list with the removed steps of the older one put back where they stood. */
export function withRemovedKept<Step extends Listed>(
  fresh: readonly Step[],
  before: readonly Step[],
  removedIds: ReadonlySet<string>,
): readonly Step[] {
  if (removedIds.size === 0) return fresh;
  const merged = [...fresh];
  before.forEach((step, at) => {
    if (!removedIds.has(step.id) || merged.some(({ id }) => id === step.id)) return;
    const previousId = before[at - 1]?.id;
    merged.splice(merged.findIndex(({ id }) => id === previousId) + 1, 0, step);
  });
  return merged;
}
