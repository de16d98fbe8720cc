import { createParser } from "eventsource-parser";
import { now, type SeenRequest } from "../../sandbox/anthropic/requests.ts";
import { type Figure, median } from "./table.ts";

const STEPS = 10;
const BREAKDOWNS = 10;

/** When the client has read each step, in milliseconds since 1970. */
async function readSteps(app: string): Promise<number[]> {
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

async function finishedSteps(sandbox: string): Promise<number[]> {
  const requests: SeenRequest[] = await (await fetch(`${sandbox}/anthropic/requests`)).json();
  return requests.at(-1)?.stepsFinishedAt ?? [];
}

async function script(sandbox: string): Promise<void> {
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

/**
 * How long a step is on its way: from the moment the stand-in for Claude finished writing it until a
 * client of Stepwell has read it; the median. Both run on this machine, so their clocks are one.
 */
export async function streamFigure(app: string, sandbox: string): Promise<Figure> {
  await script(sandbox);
  await readSteps(app);
  const delays: number[] = [];
  for (let run = 0; run < BREAKDOWNS; run += 1) {
    const readAt = await readSteps(app);
    const finishedAt = await finishedSteps(sandbox);
    if (readAt.length !== STEPS || finishedAt.length !== STEPS) {
      throw new Error(`Expected ${STEPS} steps, read ${readAt.length}: does Claude answer at all?`);
    }
    delays.push(...readAt.map((at, index) => at - (finishedAt[index] ?? Number.NaN)));
  }
  const name = "a step from Claude's stand-in to the wire";
  return { name, ours: median(delays), baseline: 0, unit: "ms", bar: { atMost: 20 } };
}
