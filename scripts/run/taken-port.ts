import { PlainError } from "../plain-error.ts";
import { isPortFree } from "../ports.ts";

/** Stops with a hint when another program listens on a port. */
export async function refuseTakenPort(
  variable: string,
  port: number,
  what: string,
  host?: string,
): Promise<void> {
  if (await isPortFree(port, host)) return;
  throw new PlainError(
    `another program uses port ${port}, which ${what} needs. Choose another one: ${variable}=${port + 1} npm start`,
  );
}
