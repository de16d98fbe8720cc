import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { startBench } from "../product.ts";
import { seedPlans } from "../seed.ts";
import { signUp } from "../speed.ts";
import { median, printColumns } from "../table.ts";
import { megabytesNow, processorMs } from "../usage.ts";
import { livesADay, type Member } from "./person.ts";
import { Tally } from "./tally.ts";

// People who use the production build of .next at the same time, each at their own pace:
// `npm run bench:crowd -- --people 200 --minutes 10`. Ends with 1 after an error, or where memory grew.
const { values } = parseArgs({
  options: {
    people: { type: "string", default: "200" },
    minutes: { type: "string", default: "10" },
  },
});
const people = Number(values.people);
const minutes = Number(values.minutes);
const SAMPLE_SECONDS = 5;
const PLANS = 6;
/** Of memory in the last third against the second; the first is for getting warm. */
const MOST_GROWTH = 1.1;

const bench = await startBench();
const client = new pg.Client({ connectionString: bench.environment.DATABASE_URL });
await client.connect();
try {
  await haveClaudeWrite(bench.sandbox.address);
  const members: Member[] = [];
  for (let place = 0; place < people; place += 1) members.push(await join(place));
  await client.query("ANALYZE");
  console.log(`${people} people, ${minutes} minutes`);

  const tally = new Tally();
  const begin = Date.now();
  const until = begin + minutes * 60_000;
  const days = members.map((member) => livesADay(member, { server: bench.address, tally, until }));
  const memory = await watch(begin, until, tally);
  await Promise.all(days);

  console.log("");
  tally.print();
  const third = Math.floor(memory.length / 3);
  const growth = median(memory.slice(-third)) / median(memory.slice(third, -third));
  console.log(`\n${tally.requests} requests, ${tally.errors} errors`);
  console.log(`memory: ${growth.toFixed(2)} times in the last third what it was in the second`);
  process.exitCode = tally.errors === 0 && growth <= MOST_GROWTH ? 0 : 1;
} finally {
  await client.end();
  await bench.stop();
}

/** A person of the crowd, with an account, plans and, each fifth, Premium. */
async function join(place: number): Promise<Member> {
  const address = `198.18.${place >> 8}.${place & 255}`;
  const { id, headers } = await signUp(bench.address, `crowd-${place}`, address);
  await seedPlans(client, id, PLANS, 8);
  const hasPremium = place % 5 === 0;
  if (hasPremium) {
    await client.query(
      `INSERT INTO subscriptions (id, user_id, stripe_subscription_id, stripe_price_id, status,
         current_period_end, updated_at)
       VALUES (gen_random_uuid(), $1::uuid, 'sub_' || $1::text, 'price_1', 'active', now() + interval '20 days', now())`,
      [id],
    );
  }
  const { rows } = await client.query<{ id: string }>(
    "SELECT id FROM checklists WHERE user_id = $1",
    [id],
  );
  const planIds = rows.map((plan) => plan.id);
  return { address, cookie: headers.cookie ?? "", planIds, hasPremium };
}

/** The stand-in for Claude writes a step each 150 ms, as the real one does about. */
async function haveClaudeWrite(sandbox: string): Promise<void> {
  const steps = Array.from({ length: 7 }, (_, index) => ({
    text: `Carry the plates of shelf ${index + 1} to the sink and rinse them`,
    minutes: index === 0 ? 2 : 5,
  }));
  const response = await fetch(`${sandbox}/anthropic/script`, {
    method: "PUT",
    body: JSON.stringify({ answers: [{ steps, delayMs: 150 }], repeat: true }),
  });
  if (!response.ok) throw new Error(`The sandbox does not play Claude: ${await response.text()}`);
}

/** Prints a line each half minute, and returns the memory of the web process, a sample each five seconds. */
async function watch(begin: number, until: number, tally: Tally): Promise<number[]> {
  const memory: number[] = [];
  let last = { requests: 0, processor: processorMs(bench.pid) ?? Number.NaN };
  while (Date.now() < until) {
    await wait(SAMPLE_SECONDS * 1_000);
    memory.push(megabytesNow(bench.pid) ?? Number.NaN);
    if (memory.length % 6 !== 0) continue;
    const processor = processorMs(bench.pid) ?? Number.NaN;
    const seconds = 6 * SAMPLE_SECONDS;
    printColumns([
      [
        `${Math.round((Date.now() - begin) / 1_000)} s`,
        `${((tally.requests - last.requests) / seconds).toFixed(0)} requests/s`,
        `${((processor - last.processor) / seconds / 10).toFixed(0)} % of a processor`,
        `${Math.round(memory.at(-1) ?? Number.NaN)} MB`,
        `${tally.errors} errors`,
      ],
    ]);
    last = { requests: tally.requests, processor };
  }
  return memory;
}
