import { randomInt } from "node:crypto";
import net from "node:net";

/** True when nothing listens on the port; looks at all addresses unless a host is named. */
export async function isPortFree(port: number, host?: string): Promise<boolean> {
  const server = net.createServer();
  return await new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Below the ports that systems give to outgoing connections: 32,768 and up on Linux, 49,152 elsewhere. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const MOST_TRIES = 100;

/**
 * A port on which nobody listens, on any address. One that the system picks by itself may be given to a
 * connection before whoever asked for it listens; these are not.
 * @throws Error when a hundred tries found none
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port was found between ${LOWEST} and ${HIGHEST}`);
}
