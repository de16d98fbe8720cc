import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { findFreePort } from "../../scripts/ports.ts";
import { ensureDatabase } from "../../scripts/postgres/databases.ts";
import { migrate } from "../../scripts/postgres/migrate.ts";
import { choosePlace } from "../../scripts/postgres/place.ts";
import { startServer } from "../../scripts/postgres/server.ts";
import { dataFolder } from "../../scripts/project.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test server's `postgres` database. */
    serverAddress: string;
  }
}

/** Every test file gets a copy of this database, made once with all migrations. */
export const TEMPLATE_DATABASE = "stepwell_template";

/** Starts a real PostgreSQL that lives only as long as this run, and migrates the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const wished = path.join(dataFolder, "test", `integration-${process.pid}`);
  mkdirSync(path.dirname(wished), { recursive: true, mode: 0o711 });
  const place = await choosePlace(wished);
  const server = await startServer({
    place,
    port: await findFreePort(),
    password: randomBytes(16).toString("hex"),
    logFile: `${wished}.log`,
    durable: false,
  });
  const tearDown = async () => {
    await server.stop();
    for (const leftover of [place.folder, wished, `${wished}.log`]) {
      rmSync(leftover, { recursive: true, force: true });
    }
  };
  try {
    await ensureDatabase(server.address("postgres"), TEMPLATE_DATABASE);
    await migrate(server.address(TEMPLATE_DATABASE));
    project.provide("serverAddress", server.address("postgres"));
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
