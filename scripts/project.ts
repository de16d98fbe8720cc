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

/** The folder of the production build; tests name one of their own (next.config.ts reads the same variable). */
export function buildFolder(): string {
  return inProject(process.env.DIST_FOLDER ?? ".next");
}
