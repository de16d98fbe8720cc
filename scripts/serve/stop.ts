import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { finishAll } from "../../lib/on-stop.ts";

/** Milliseconds for work scheduled to run after an answer, and for the watchers of the development server. */
const CLOSING_MS = 2000;

type Stopping = {
  /** None in a process that serves nobody. */
  server?: Server;
  /** Closes what Next.js has open. */
  close: () => Promise<void>;
  /** Milliseconds for requests and jobs under way. */
  patience: number;
};

/**
 * Takes no new connections and no new jobs, lets requests and jobs under way finish for at most
 * `patience` milliseconds, closes what is left, and ends the process.
 */
export async function stopGracefully({ server, close, patience }: Stopping): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    if (server) server.close(() => resolve());
    else resolve();
  });
  server?.closeIdleConnections();
  // Sockets of hot reload belong to no request and would never finish.
  await Promise.race([Promise.all([answered, finishAll()]), wait(patience)]);
  server?.closeAllConnections();
  await Promise.race([close(), wait(CLOSING_MS)]);
  process.exit(0);
}
