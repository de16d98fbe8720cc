import { env } from "@/lib/env";
import { warmUp } from "@/lib/safety/check/warm-up";

/** Runs once before the server takes requests: a broken configuration stops the start. */
export async function register(): Promise<void> {
  // Also reads the check's weights: without them nothing that people write may be let through.
  warmUp();
  if (!env().RUN_JOBS) return;
  const [{ startWorker }, { onStop }] = await Promise.all([
    import("@/lib/jobs/worker"),
    import("@/lib/on-stop"),
  ]);
  const worker = startWorker();
  onStop(() => worker.stop());
}
