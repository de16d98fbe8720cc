import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SafetyReason } from "../../lib/safety/types.ts";

/** A text and what the safety check should say of it. */
export type LabelledText = { text: string; label: SafetyReason | "none"; kind: string };

const SETS = path.join(import.meta.dirname, "sets");

/**
 * The texts that the check is measured on, by the name of their set. Nothing is ever trained on them or
 * tuned to them.
 */
export function readSets(): Record<string, LabelledText[]> {
  const files = readdirSync(SETS).filter((file) => file.endsWith(".jsonl"));
  return Object.fromEntries(
    files.map((file) => [path.basename(file, ".jsonl"), readLines(path.join(SETS, file))]),
  );
}

/** One JSON object a line. */
export function readLines<Line = LabelledText>(file: string): Line[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line): Line => JSON.parse(line));
}
