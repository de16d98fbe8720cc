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
/** Requests of a round that warms up, */
const warmUpRequests = 1_000;
/** of which there are at most so many, also where they get quicker and quicker. */
const mostWarmUpRounds = 16;
/**
 * The engine has compiled what matters once so many rounds in a row take at least so much of the quickest
 * before them. One is no sign: a large page gets quicker by fits and starts, and rounds scatter.
 */
const roundsAlike = 3;
const hardlyQuicker = 0.97;
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
    if (round % 2 === 1)
      results.baseline.push(await measure(baseline, { duration: lengths.baseline }));
    results.ours.push(await measure(ours, { duration: lengths.ours }));
    if (round % 2 === 0)
      results.baseline.push(await measure(baseline, { duration: lengths.baseline }));
  }
  return [medianOf(results.ours), medianOf(results.baseline)];
}

/** Warms a load up, and tells how long a round of it has to be. */
async function secondsFor(load: Load, seconds: number): Promise<number> {
  const perSecond = await warmUp(load);
  return Math.min(longestRound, Math.max(seconds, fewestRequests / perSecond));
}

/**
 * Asks until asking more makes a request hardly any quicker, and tells how many were answered in a
 * second then. By processor time where the system tells it: other programs don't change that.
 */
async function warmUp(load: Load): Promise<number> {
  let now = await measure(load, { amount: warmUpRequests });
  let quickest = costOf(now);
  let alike = 0;
  for (let round = 1; round < mostWarmUpRounds && alike < roundsAlike; round += 1) {
    now = await measure(load, { amount: warmUpRequests });
    alike = costOf(now) < quickest * hardlyQuicker ? 0 : alike + 1;
    quickest = Math.min(quickest, costOf(now));
  }
  return now.perSecond;
}

function costOf({ perSecond, processorMs: cost }: Measured): number {
  return Number.isNaN(cost) ? 1_000 / perSecond : cost;
}

/** A round of so many seconds, or of so many requests. */
async function measure(
  load: Load,
  round: { duration: number } | { amount: number },
): Promise<Measured> {
  const { server, path, method = "GET", headers, bodies } = load;
  const url = server.address + path;
  const requests = bodies?.map((body) => ({ body }));
  const before = processorMs(server.pid);
  const result = await autocannon({
    url,
    method,
    headers,
    connections,
    timeout,
    requests,
    ...round,
  });
  const after = processorMs(server.pid);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${method} ${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  await untilLeftBehind(load);
  const answered = result["2xx"];
  const used = before === null || after === null ? Number.NaN : after - before;
  return { perSecond: answered / result.duration, processorMs: used / answered };
}

/**
 * Requests that were on their way when the time was up are still at work, and two ticks of one step that
 * lock in another order stop each other. What is asked after them is answered after them.
 */
async function untilLeftBehind({ server, path, method = "GET", headers, bodies }: Load) {
  const body = bodies?.[0];
  const answer = await fetch(server.address + path, { method, headers, body });
  await answer.arrayBuffer();
}

function medianOf(all: readonly Measured[]): Measured {
  return {
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    processorMs: median(all.map((measured) => measured.processorMs)),
  };
}
