import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type Prisma, PrismaClient } from "@/prisma/generated/client";
import { env } from "./env";
import { logger } from "./logger";

type Database = { pool: pg.Pool; prisma: PrismaClient };

// Hot reload evaluates this module again; the connections are kept on the global object.
const holder: typeof globalThis & { stepwellDatabase?: Database } = globalThis;

/** Connections that stay open while nobody asks. */
const MOST_KEPT = 10;

function connect(): Database {
  const waitMs = env().DATABASE_WAIT_SECONDS * 1000;
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL_SIZE,
    // Opening one takes longer than a hundred statements; what serves people keeps those that it opened.
    min: env().SERVE_PAGES ? Math.min(MOST_KEPT, env().DATABASE_POOL_SIZE) : 0,
    connectionTimeoutMillis: waitMs,
    // A database that has stopped to answer would otherwise hold whoever asks, and all connections.
    query_timeout: waitMs,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that the server ends would otherwise end this process.
  pool.on("error", (error) => logger.warn({ error }, "database connection ended"));
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: waitMs, timeout: waitMs },
  });
  return { pool, prisma };
}

holder.stepwellDatabase ??= connect();

/** The one pool of connections of this process, shared by Prisma and the rate limits. */
export const pool = holder.stepwellDatabase.pool;

/** The Prisma client. Only data and mutations of a domain use it. */
export const prisma = holder.stepwellDatabase.prisma;

/**
 * The rows of a statement that is asked for each view of a page, straight from the pool: by way of
 * Prisma it takes the process twice the time. Instants arrive as Date, JSON parsed.
 */
export async function readRows<Row extends pg.QueryResultRow>(
  statement: Prisma.Sql,
): Promise<Row[]> {
  const { rows } = await pool.query<Row>(statement.text, statement.values);
  return rows;
}
