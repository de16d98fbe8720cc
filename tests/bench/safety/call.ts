import { setTimeout as wait } from "node:timers/promises";
import { chanceFrom } from "../../safety/chance.ts";
import { composeText } from "../../safety/compose.ts";
import { quantile } from "../../safety/score.ts";
import { readSets } from "../../safety/texts.ts";
import { startBench } from "../product.ts";
import { startBare } from "../servers.ts";
import { signUp } from "../speed.ts";
import type { SafetyFigure } from "./table.ts";

const AT_ONCE = 50;
const ROUNDS = 12;
/** For the client's own sake: a server that has begun has warmed itself (`lib/warm-up.ts`). */
const WARM_UP_ROUNDS = 2;
const UNTIL_WARM_MS = 5_000;
const LENGTHS = [200, 2_000, 10_000];

type Call = (body: string) => Promise<Response>;

/** The whole call to the demo's check, 50 at once, beside a bare page under the same load. */
export async function callFigures(): Promise<SafetyFigure[]> {
  const bench = await startBench();
  const bare = await startBare(bench.environment);
  try {
    await wait(UNTIL_WARM_MS);
    const parts = Object.values(readSets()).flatMap((texts) => texts.map(({ text }) => text));
    const figures: SafetyFigure[] = [];
    for (const length of LENGTHS) {
      const chance = chanceFrom(13);
      const nextBody = () => JSON.stringify({ text: composeText(parts, length, chance) });
      // A person each: the demo's limit counts per minute.
      const { headers } = await signUp(bench.address, `safety-${length}`);
      const call = (body: string) =>
        fetch(`${bench.address}/api/safety/test/text`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body,
        });
      const times = await timesOf(call, nextBody);
      figures.push(...figuresOf(length, times));
    }
    const bareTimes = await timesOf(() => fetch(bare.address));
    const ours = quantile(bareTimes, 0.5);
    return [...figures, { name: "a bare page, 50 at once, p50", ours, unit: "ms" }];
  } finally {
    await bare.stop();
    await bench.stop();
  }
}

function figuresOf(length: number, times: readonly number[]): SafetyFigure[] {
  const name = `whole call, 50 at once, ${length.toLocaleString("en")} characters`;
  const bar = { atMost: 200 };
  return [
    { name: `${name}, p50`, ours: quantile(times, 0.5), unit: "ms" },
    { name: `${name}, p99`, ours: quantile(times, 0.99), unit: "ms", bar },
    { name: `${name}, worst`, ours: times.at(-1) ?? Number.NaN, unit: "ms", bar },
  ];
}

/** The milliseconds of each call, sorted, the warm-up's left out. */
async function timesOf(call: Call, nextBody = () => ""): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    // Made beforehand: what the client does meanwhile would count for the server's.
    const bodies = Array.from({ length: AT_ONCE }, nextBody);
    const milliseconds = await Promise.all(bodies.map((body) => timeOf(() => call(body))));
    if (round >= WARM_UP_ROUNDS) times.push(...milliseconds);
  }
  return times.sort((a, b) => a - b);
}

async function timeOf(call: () => Promise<Response>): Promise<number> {
  const begin = performance.now();
  const answer = await call();
  const body = await answer.text();
  // A text that is blocked is answered by 422.
  if (!answer.ok && answer.status !== 422) throw new Error(`${answer.status} ${body}`);
  return performance.now() - begin;
}
