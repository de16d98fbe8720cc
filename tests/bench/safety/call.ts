import { chanceFrom, pick } from "../../safety/chance.ts";
import { composeText } from "../../safety/compose.ts";
import { quantile } from "../../safety/score.ts";
import { readSets } from "../../safety/texts.ts";
import { startBench } from "../product.ts";
import { startBare } from "../servers.ts";
import { signUp } from "../speed.ts";
import type { SafetyFigure } from "./table.ts";

const AT_ONCE = 50;
const ROUNDS = 12;
const WARM_UP_ROUNDS = 4;
const LENGTHS = [60, 200, 2_000, 10_000];

type Call = (text: string) => Promise<Response>;

/** The whole call to the demo's check, 50 at once, beside a bare page under the same load. */
export async function callFigures(): Promise<SafetyFigure[]> {
  const bench = await startBench();
  const bare = await startBare(bench.environment);
  try {
    const { headers } = await signUp(bench.address, "safety");
    const times = await timesOf((text) =>
      fetch(`${bench.address}/api/safety/test/text`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ text }),
      }),
    );
    const bareTimes = await timesOf(() => fetch(bare.address));
    const name = "whole call, 50 at once";
    const p50 = quantile(times, 0.5);
    return [
      { name: `${name}, p50`, ours: p50, unit: "ms" },
      { name: `${name}, p99`, ours: quantile(times, 0.99), unit: "ms", bar: { atMost: 200 } },
      {
        name: `${name}, worst`,
        ours: times.at(-1) ?? Number.NaN,
        unit: "ms",
        bar: { atMost: 200 },
      },
      {
        name: `${name}, p50 against a bare page`,
        ours: p50 / quantile(bareTimes, 0.5),
        unit: "times",
      },
    ];
  } finally {
    await bare.stop();
    await bench.stop();
  }
}

/** The milliseconds of each call, sorted, the warm-up's left out. */
async function timesOf(call: Call): Promise<number[]> {
  const parts = Object.values(readSets()).flatMap((texts) => texts.map(({ text }) => text));
  const chance = chanceFrom(13);
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const texts = Array.from({ length: AT_ONCE }, () =>
      composeText(parts, pick(LENGTHS, chance), chance),
    );
    const milliseconds = await Promise.all(texts.map((text) => timeOf(call, text)));
    if (round >= WARM_UP_ROUNDS) times.push(...milliseconds);
  }
  return times.sort((a, b) => a - b);
}

async function timeOf(call: Call, text: string): Promise<number> {
  const begin = performance.now();
  const answer = await call(text);
  const body = await answer.text();
  // A text that is blocked is answered by 422.
  if (!answer.ok && answer.status !== 422) throw new Error(`${answer.status} ${body}`);
  return performance.now() - begin;
}
