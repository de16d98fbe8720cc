import { randomBytes, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { findFreePort } from "../../../scripts/ports.ts";
import { ensureDatabase } from "../../../scripts/postgres/databases.ts";
import { migrate } from "../../../scripts/postgres/migrate.ts";
import { choosePlace } from "../../../scripts/postgres/place.ts";
import { startServer } from "../../../scripts/postgres/server.ts";
import { dataFolder } from "../../../scripts/project.ts";

export type RestartablePostgres = {
  /** Address of a migrated database. */
  address: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good and removes what it wrote. */
  remove(): Promise<void>;
};

/**
 * A PostgreSQL server of a test's own, that can go away and come back with its data. `fill` makes the
 * tables of its database: this release's, unless it is told otherwise.
 */
export async function startRestartablePostgres(
  fill: (address: string) => Promise<void> = migrate,
): Promise<RestartablePostgres> {
  const wished = path.join(dataFolder, "test", `restartable-${randomUUID()}-${process.pid}`);
  const options = {
    place: await choosePlace(wished),
    port: await findFreePort(),
    password: randomBytes(16).toString("hex"),
    logFile: `${wished}.log`,
    durable: false,
  };
  let server = await startServer(options);
  await ensureDatabase(server.address("postgres"), "stepwell");
  await fill(server.address("stepwell"));
  return {
    address: server.address("stepwell"),
    stop: () => server.stop(),
    async start() {
      server = await startServer(options);
    },
    async remove() {
      await server.stop();
      for (const leftover of [options.place.folder, wished, options.logFile]) {
        rmSync(leftover, { recursive: true, force: true });
      }
    },
  };
}
