import type { TestProject } from "vitest/node";
import { ensureDatabase } from "../../scripts/postgres/databases.ts";
import { migrate } from "../../scripts/postgres/migrate.ts";
import { startThrowawayServer } from "../../scripts/test/throwaway-postgres.ts";

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
  const server = await startThrowawayServer("integration");
  try {
    await ensureDatabase(server.address("postgres"), TEMPLATE_DATABASE);
    await migrate(server.address(TEMPLATE_DATABASE));
    project.provide("serverAddress", server.address("postgres"));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
}
