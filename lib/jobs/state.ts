/** How this process stands towards jobs: "elsewhere" where it works on none. */
export type JobsState = "elsewhere" | "starting" | "working" | "stopped";

// Instrumentation and each route have copies of this module; all know the global object.
const holder: typeof globalThis & { stepwellJobsState?: JobsState } = globalThis;

/** What the worker of this process last said of itself. */
export function jobsState(): JobsState {
  return holder.stepwellJobsState ?? "elsewhere";
}

/** Notes how the worker of this process stands. */
export function setJobsState(state: JobsState): void {
  holder.stepwellJobsState = state;
}
