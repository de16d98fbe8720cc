import { randomBytes } from "node:crypto";
import pg from "pg";
import { ensureDatabase } from "../../scripts/postgres/databases.ts";
import { migrate } from "../../scripts/postgres/migrate.ts";
import { startThrowawayServer } from "../../scripts/test/throwaway-postgres.ts";
import { startBare, startOurs, startSandbox } from "./servers.ts";
import { speedFigures } from "./speed.ts";
import { streamFigure } from "./stream.ts";
import { holds, printTable } from "./table.ts";

// Measures the production build that stands in .next against a bare app, in one run.
const postgres = await startThrowawayServer("bench");
await ensureDatabase(postgres.address("postgres"), "bench");
await migrate(postgres.address("bench"));
const sandbox = await startSandbox();
const environment = {
  ANTHROPIC_API_KEY: "sandbox",
  ANTHROPIC_BASE_URL: `${sandbox.address}/anthropic`,
  DATABASE_URL: postgres.address("bench"),
  AUTH_SECRET: randomBytes(32).toString("hex"),
};
const client = new pg.Client({ connectionString: environment.DATABASE_URL });
await client.connect();
const bare = await startBare(environment);
const ours = await startOurs(environment);
try {
  const figures = [
    await streamFigure(ours.address, sandbox.address),
    ...(await speedFigures(ours.address, bare.address, client)),
  ];
  printTable(figures);
  process.exitCode = figures.every(holds) ? 0 : 1;
} finally {
  await client.end();
  await ours.stop();
  await bare.stop();
  await sandbox.stop();
  await postgres.stop();
}
