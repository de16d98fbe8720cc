import { createParser } from "eventsource-parser";
import { now, type SeenRequest } from "../../sandbox/anthropic/requests.ts";

// How long a step is on its way: from the moment the stand-in for Claude finished writing it until a
// client of Stepwell has read it. Needs a running Stepwell whose Claude is a sandbox started with
// SANDBOX_ANTHROPIC=1, on this machine, so that both clocks are one.
//
//   node tests/bench/stream.ts http://localhost:3000 http://localhost:4010 [breakdowns]

const BAR_MS = 20;
const STEPS = 10;

const [app = "http://localhost:3000", sandbox = "http://localhost:4010", count = "10"] =
  process.argv.slice(2);

/** When the client has read each step, in milliseconds since 1970. */
async function readSteps(): Promise<number[]> {
  const response = await fetch(`${app}/api/decisions/breakdown`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ inputText: "Clean the kitchen", size: "tiny" }),
  });
  if (!response.ok || !response.body)
    throw new Error(`${response.status} ${await response.text()}`);
  const readAt: number[] = [];
  const parser = createParser({
    onEvent: ({ event }) => {
      if (event === "task") readAt.push(now());
    },
  });
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) parser.feed(text);
  return readAt;
}

async function finishedSteps(): Promise<number[]> {
  const requests: SeenRequest[] = await (await fetch(`${sandbox}/anthropic/requests`)).json();
  return requests.at(-1)?.stepsFinishedAt ?? [];
}

async function script(): Promise<void> {
  const steps = Array.from({ length: STEPS }, (_, index) => ({
    text: `Carry the plates of shelf ${index + 1} to the sink and rinse them`,
    minutes: index === 0 ? 2 : 5,
  }));
  const response = await fetch(`${sandbox}/anthropic/script`, {
    method: "PUT",
    body: JSON.stringify({ answers: [{ steps, delayMs: 60 }], repeat: true }),
  });
  if (!response.ok) throw new Error(`The sandbox does not play Claude: ${await response.text()}`);
}

await script();
await readSteps();
const delays: number[] = [];
for (let run = 0; run < Number(count); run++) {
  const readAt = await readSteps();
  const finishedAt = await finishedSteps();
  if (readAt.length !== STEPS || finishedAt.length !== STEPS) {
    throw new Error(`Expected ${STEPS} steps, read ${readAt.length}: does Claude answer at all?`);
  }
  delays.push(...readAt.map((at, index) => at - (finishedAt[index] ?? Number.NaN)));
}
delays.sort((a, b) => a - b);
const quantile = (share: number) => delays[Math.floor((delays.length - 1) * share)] ?? Number.NaN;
const median = quantile(0.5);
console.log(
  `${delays.length} steps: median ${median.toFixed(1)} ms, p95 ${quantile(0.95).toFixed(1)} ms, ` +
    `longest ${quantile(1).toFixed(1)} ms; bar ${BAR_MS} ms: ${median <= BAR_MS ? "holds" : "does not hold"}`,
);
process.exitCode = median <= BAR_MS ? 0 : 1;
