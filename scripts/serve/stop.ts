import type { Server } from "node:http";

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
  const timer = setTimeout(() => server.closeAllConnections(), patience);
  await finished;
  clearTimeout(timer);
  // Work scheduled to run after an answer, and the watchers of the development server.
  await Promise.race([close(), new Promise((resolve) => setTimeout(resolve, 3000))]);
  process.exit(0);
}
