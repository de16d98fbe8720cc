import autocannon from "autocannon";
import { median } from "./table.ts";

export type Load = {
  url: string;
  method?: "GET" | "PATCH";
  headers?: Record<string, string>;
  /** One body after the other, in turn. */
  bodies?: string[];
};

const connections = 10;
const rounds = 3;

/**
 * Requests a second of two loads, taken turn by turn in the same run, so that a machine that slows
 * down slows both; the median round of each. An answer that is not 2xx ends the bench.
 */
export async function compare(ours: Load, baseline: Load, seconds = 4): Promise<[number, number]> {
  await measure(ours, 2);
  await measure(baseline, 2);
  const results: { ours: number[]; baseline: number[] } = { ours: [], baseline: [] };
  for (let round = 0; round < rounds; round += 1) {
    results.ours.push(await measure(ours, seconds));
    results.baseline.push(await measure(baseline, seconds));
  }
  return [median(results.ours), median(results.baseline)];
}

async function measure(load: Load, duration: number): Promise<number> {
  const { url, method = "GET", headers, bodies } = load;
  const requests = bodies?.map((body) => ({ body }));
  const result = await autocannon({ url, method, headers, connections, duration, requests });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${method} ${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return result["2xx"] / result.duration;
}
