import { randomBytes } from "node:crypto";
import { PlainError } from "../plain-error.ts";
import { readJsonFile, writeJsonFile } from "./json-file.ts";

export type Secrets = {
  /** A random text of 43 characters, made the first time and the same ever after. */
  text(name: string): string;
};

/** Opens the file of secrets that this machine made for itself (mode 0600). */
export function openSecrets(file: string): Secrets {
  const known = readJsonFile(file);
  return {
    text(name) {
      const value = known[name];
      if (typeof value === "string" && value.length >= 32) return value;
      if (value !== undefined) {
        throw new PlainError(`${file}: ${name} is damaged. Restore the file from a copy.`);
      }
      const made = randomBytes(32).toString("base64url");
      known[name] = made;
      writeJsonFile(file, known);
      return made;
    },
  };
}
