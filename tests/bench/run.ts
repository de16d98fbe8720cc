import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { findFreePort } from "../../scripts/ports.ts";
import { ensureDatabase } from "../../scripts/postgres/databases.ts";
import { migrate } from "../../scripts/postgres/migrate.ts";
import { choosePlace } from "../../scripts/postgres/place.ts";
import { startServer } from "../../scripts/postgres/server.ts";
import { dataFolder } from "../../scripts/project.ts";
import { startBare, startOurs } from "./servers.ts";
import { speedFigures } from "./speed.ts";
import { holds, printTable } from "./table.ts";

// Measures the production build that stands in .next against a bare app, in one run.
const wished = path.join(dataFolder, "bench");
mkdirSync(path.dirname(wished), { recursive: true, mode: 0o711 });
const postgres = await startServer({
  place: await choosePlace(wished),
  port: await findFreePort(),
  password: randomBytes(16).toString("hex"),
  logFile: `${wished}.log`,
  durable: true,
});
await ensureDatabase(postgres.address("postgres"), "bench");
await migrate(postgres.address("bench"));
const environment = {
  DATABASE_URL: postgres.address("bench"),
  AUTH_SECRET: randomBytes(32).toString("hex"),
};
const client = new pg.Client({ connectionString: environment.DATABASE_URL });
await client.connect();
const bare = await startBare(environment);
const ours = await startOurs(environment);
try {
  const figures = await speedFigures(ours.address, bare.address, client);
  printTable(figures);
  process.exitCode = figures.every(holds) ? 0 : 1;
} finally {
  await client.end();
  await ours.stop();
  await bare.stop();
  await postgres.stop();
  rmSync(wished, { recursive: true, force: true });
}
