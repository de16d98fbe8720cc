import { randomUUID } from "node:crypto";
import { afterAll, inject, vi } from "vitest";
import { runStatements } from "../../scripts/postgres/databases.ts";
import { testEnvironment } from "../environment";
import { TEMPLATE_DATABASE } from "./global-setup";

// Handlers, loaders and actions run outside Next's server here; a Browser (support/browser) is their client.
vi.mock("next/headers", () => import("./support/next-headers"));
// No page is rendered after an action here.
vi.mock("next/cache", () => ({ refresh: () => undefined }));

// One fresh database for each test file, so that files run side by side without seeing each other.
const serverAddress = inject("serverAddress");
const name = `test_${randomUUID().replaceAll("-", "")}`;
await runStatements(serverAddress, [`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE}`]);

const address = new URL(serverAddress);
address.pathname = `/${name}`;
Object.assign(process.env, testEnvironment(address.href));

afterAll(async () => {
  await runStatements(serverAddress, [`DROP DATABASE ${name} WITH (FORCE)`]);
});
