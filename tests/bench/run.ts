import { randomBytes } from "node:crypto";
import pg from "pg";
import { ensureDatabase } from "../../scripts/postgres/databases.ts";
import { migrate } from "../../scripts/postgres/migrate.ts";
import { startThrowawayServer } from "../../scripts/test/throwaway-postgres.ts";
import { startBare, startOurs, startSandbox } from "./servers.ts";
import { speedFigures } from "./speed.ts";
import { streamFigure } from "./stream.ts";
import { type Figure, holds, printTable } from "./table.ts";
import { timingFigures } from "./timing.ts";

// Measures the production build that stands in .next against a bare app, in one run. Parts may be
// named: `npm run bench -- timing`.
const chosen = process.argv.slice(2);
const wants = (part: "stream" | "speed" | "timing") => chosen.length === 0 || chosen.includes(part);

const postgres = await startThrowawayServer("bench");
await ensureDatabase(postgres.address("postgres"), "bench");
await migrate(postgres.address("bench"));
const sandbox = await startSandbox();
const environment = {
  ANTHROPIC_API_KEY: "sandbox",
  ANTHROPIC_BASE_URL: `${sandbox.address}/anthropic`,
  DATABASE_URL: postgres.address("bench"),
  AUTH_SECRET: randomBytes(32).toString("hex"),
  DATA_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
  RESEND_API_KEY: "sandbox",
  RESEND_BASE_URL: `${sandbox.address}/resend`,
  // The comparison of times speaks for many clients.
  TRUST_PROXY: "1",
};
const client = new pg.Client({ connectionString: environment.DATABASE_URL });
await client.connect();
const bare = wants("speed") ? await startBare(environment) : null;
const ours = await startOurs(environment);
try {
  const figures: Figure[] = [];
  if (wants("stream")) figures.push(await streamFigure(ours.address, sandbox.address));
  if (bare) figures.push(...(await speedFigures(ours.address, bare.address, client)));
  if (wants("timing")) figures.push(...(await timingFigures(ours.address, client)));
  printTable(figures);
  process.exitCode = figures.every(holds) ? 0 : 1;
} finally {
  await client.end();
  await ours.stop();
  await bare?.stop();
  await sandbox.stop();
  await postgres.stop();
}
