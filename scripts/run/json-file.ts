import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { PlainError, systemErrorCode } from "../plain-error.ts";

/** Reads an object from a file; an empty one when there is no file. */
export function readJsonFile(file: string): Record<string, unknown> {
  let content: string;
  try {
    content = readFileSync(file, "utf8");
  } catch (error) {
    if (systemErrorCode(error) === "ENOENT") return {};
    throw new PlainError(`${file} cannot be read (${systemErrorCode(error)}).`);
  }
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Falls through: not JSON at all is as damaged as JSON of another shape.
  }
  throw new PlainError(`${file} is damaged. Restore it from a copy.`);
}

/** Writes an object, whole or not at all, also when the machine dies in between. Only the owner may read it. */
export function writeJsonFile(file: string, value: Record<string, unknown>): void {
  const unfinished = `${file}.new`;
  const descriptor = openSync(unfinished, "w", 0o600);
  try {
    writeSync(descriptor, `${JSON.stringify(value, null, 2)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(unfinished, file);
}
