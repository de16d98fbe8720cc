/** Runs once before the server takes requests: a broken configuration stops the start. */
export async function register(): Promise<void> {
  // Middleware runs in a runtime of its own, without a database, files or jobs.
  // biome-ignore lint/style/noProcessEnv: the build puts the runtime's name in its place
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ env }, { loadCheck }] = await Promise.all([
    import("@/lib/env"),
    import("@/lib/safety/check/load-check"),
  ]);
  const { SERVE_PAGES, RUN_JOBS, OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  if (OTEL_EXPORTER_OTLP_ENDPOINT) await tellOfRequests(OTEL_EXPORTER_OTLP_ENDPOINT);
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

/** Loaded where there is a collector, and nowhere else. */
async function tellOfRequests(endpoint: string): Promise<void> {
  const [{ env }, { startTracing }, { onStop }] = await Promise.all([
    import("@/lib/env"),
    import("@/lib/telemetry/tracing"),
    import("@/lib/on-stop"),
  ]);
  const exporter = startTracing({
    endpoint,
    headers: env().OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env().OTEL_SERVICE_NAME,
    share: env().OTEL_TRACES_SAMPLER_ARG,
  });
  onStop(() => exporter.flush());
}
