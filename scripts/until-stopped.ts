import { reportFailure } from "./plain-error.ts";

/**
 * Runs a command to its end, or until it is asked to stop: by a signal, or through the channel to the
 * parent, whose end is one too. Then ends the process; what failed is reported, what was stopped is not.
 */
export async function untilStopped(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  process.on("message", stop);
  process.once("disconnect", stop);
  try {
    await run(stopping.signal);
  } catch (error) {
    if (!stopping.signal.aborted) reportFailure(error);
  }
  process.exit();
}
