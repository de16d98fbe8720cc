/** Runs in the page: waits until every animation that ends has ended. */
export async function endOfMotion(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === "running" && endTime !== Number.POSITIVE_INFINITY;
    })
    .map(({ finished }) => finished);
  await Promise.allSettled(ending);
}
