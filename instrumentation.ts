import { env } from "@/lib/env";
// Reads the weights of the safety check: without them nothing that people write may be let through.
import "@/lib/safety/check/weights";

/** Runs once before the server takes requests: a broken configuration stops the start. */
export async function register(): Promise<void> {
  if (!env().RUN_JOBS) return;
  const [{ startWorker }, { onStop }] = await Promise.all([
    import("@/lib/jobs/worker"),
    import("@/lib/on-stop"),
  ]);
  const worker = startWorker();
  onStop(() => worker.stop());
}
