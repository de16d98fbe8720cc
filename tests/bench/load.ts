import autocannon from "autocannon";
import type { WebServer } from "./servers.ts";
import { median } from "./table.ts";
import { processorMs } from "./usage.ts";

export type Load = {
  server: WebServer;
  path: string;
  method?: "GET" | "PATCH";
  headers?: Record<string, string>;
  /** One body after the other, in turn. */
  bodies?: string[];
};

/** What a load comes to: requests a second, and what one takes of the web process. */
export type Measured = {
  perSecond: number;
  /** Milliseconds of processor time; NaN where the system does not tell. */
  processorMs: number;
};

const connections = 10;
const rounds = 5;
/** A round has about so many requests also where a machine is so busy that they take longer, */
const fewestRequests = 60;
/** but no round is longer than so many seconds. */
const longestRound = 60;
/** Seconds after which a request counts as lost. */
const timeout = 120;

/**
 * Two loads, taken turn by turn in the same run, so that a machine that slows down slows both; the
 * median round of each. Each begins every other round. An answer that is not 2xx ends the bench.
 */
export async function compare(
  ours: Load,
  baseline: Load,
  seconds = 3,
): Promise<[Measured, Measured]> {
  const lengths = {
    ours: await secondsFor(ours, seconds),
    baseline: await secondsFor(baseline, seconds),
  };
  const results: { ours: Measured[]; baseline: Measured[] } = { ours: [], baseline: [] };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 1) results.baseline.push(await measure(baseline, lengths.baseline));
    results.ours.push(await measure(ours, lengths.ours));
    if (round % 2 === 0) results.baseline.push(await measure(baseline, lengths.baseline));
  }
  return [medianOf(results.ours), medianOf(results.baseline)];
}

/** Warms a load up, and tells how long a round of it has to be. */
async function secondsFor(load: Load, seconds: number): Promise<number> {
  const { perSecond } = await measure(load, 2);
  return Math.min(longestRound, Math.max(seconds, fewestRequests / perSecond));
}

async function measure(load: Load, duration: number): Promise<Measured> {
  const { server, path, method = "GET", headers, bodies } = load;
  const url = server.address + path;
  const requests = bodies?.map((body) => ({ body }));
  const before = processorMs(server.pid);
  const result = await autocannon({
    url,
    method,
    headers,
    connections,
    duration,
    timeout,
    requests,
  });
  const after = processorMs(server.pid);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${method} ${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  const answered = result["2xx"];
  const used = before === null || after === null ? Number.NaN : after - before;
  return { perSecond: answered / result.duration, processorMs: used / answered };
}

function medianOf(all: readonly Measured[]): Measured {
  return {
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    processorMs: median(all.map((measured) => measured.processorMs)),
  };
}
