import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the checkout. */
export const projectFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
