import pg from "pg";
import { startBench } from "./product.ts";
import { startBare } from "./servers.ts";
import { speedFigures } from "./speed.ts";
import { streamFigure } from "./stream.ts";
import { type Figure, holds, printTable } from "./table.ts";
import { timingFigures } from "./timing.ts";

// Measures the production build that stands in .next against a bare app, in one run. Parts may be
// named: `npm run bench -- timing`.
const chosen = process.argv.slice(2);
const wants = (part: "stream" | "speed" | "timing") => chosen.length === 0 || chosen.includes(part);

const ours = await startBench();
const client = new pg.Client({ connectionString: ours.environment.DATABASE_URL });
await client.connect();
const bare = wants("speed") ? await startBare(ours.environment) : null;
try {
  const figures: Figure[] = [];
  if (wants("stream")) figures.push(await streamFigure(ours.address, ours.sandbox.address));
  if (bare) figures.push(...(await speedFigures(ours, bare, client)));
  if (wants("timing")) figures.push(...(await timingFigures(ours.address, client)));
  printTable(figures);
  process.exitCode = figures.every(holds) ? 0 : 1;
} finally {
  await client.end();
  await bare?.stop();
  await ours.stop();
}
