/** Runs once before the server takes requests: a broken configuration stops the start. */
export async function register(): Promise<void> {
  // Middleware runs in a runtime of its own, without a database, files or jobs.
  // biome-ignore lint/style/noProcessEnv: the build puts the runtime's name in its place
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ env }, { loadCheck }] = await Promise.all([
    import("@/lib/env"),
    import("@/lib/safety/check/load-check"),
  ]);
  const { SERVE_PAGES, RUN_JOBS } = env();
  // Also reads the check's weights: without them nothing that people write may be let through.
  if (SERVE_PAGES) {
    (await loadCheck()).warmUp();
    const [{ warmUp }, { onListening }] = await Promise.all([
      import("@/lib/warm-up"),
      import("@/lib/on-listening"),
    ]);
    onListening((address) => warmUp(address));
  }
  if (!RUN_JOBS) return;
  const [{ startWorker }, { onStop }] = await Promise.all([
    import("@/lib/jobs/worker"),
    import("@/lib/on-stop"),
  ]);
  const worker = startWorker();
  onStop(() => worker.stop());
}
