import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the checkout. */
export const projectFolder = path.resolve(fileURLToPath(import.meta.url), "../..");

/** Everything that Stepwell keeps on this machine: database, secrets, remembered ports, mails, logs. */
export const dataFolder = path.join(projectFolder, ".data");

/** An absolute path inside the checkout. */
export function inProject(...parts: string[]): string {
  return path.join(projectFolder, ...parts);
}
