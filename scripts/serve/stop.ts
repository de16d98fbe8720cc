import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds for work scheduled to run after an answer, and for the watchers of the development server. */
const CLOSING_MS = 2000;

/**
 * Takes no new connections, lets requests under way finish for at most `patience` milliseconds,
 * closes what is left, and ends the process.
 */
export async function stopGracefully(
  server: Server,
  close: () => Promise<void>,
  patience: number,
): Promise<void> {
  const finished = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // Sockets of hot reload belong to no request and would never finish.
  await Promise.race([finished, wait(patience)]);
  server.closeAllConnections();
  await Promise.race([close(), wait(CLOSING_MS)]);
  process.exit(0);
}
