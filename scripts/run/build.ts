import { rmSync } from "node:fs";
import path from "node:path";
import { buildFolder, inProject } from "../project.ts";
import { runNode } from "../run-node.ts";
import { compressFiles } from "./compress.ts";
import { say } from "./report.ts";
import { shareChunks } from "./share-chunks.ts";
import { hashOf, isCurrent, writeStamp } from "./stamp.ts";

const SOURCES = [
  "app",
  "components",
  "lib",
  "emails",
  "public",
  "prisma/generated",
  "middleware.ts",
  "instrumentation.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];

/** Builds for production unless the last build was made from the same sources and settings. */
export async function build(signal?: AbortSignal): Promise<void> {
  const stamp = path.join(buildFolder(), "made-from");
  const hash = hashOf(SOURCES, bakedSettings(), (file) => !/\.test\.tsx?$/.test(file));
  if (isCurrent(stamp, hash)) return;
  say("Building (half a minute or so)");
  // The route types of another build folder may be older than the sources, and would fail the check.
  for (const folder of [".next", ".next-test"]) {
    rmSync(inProject(folder, "types"), { recursive: true, force: true });
  }
  await runNode({
    args: ["node_modules/next/dist/bin/next", "build"],
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    failure: "the build failed.",
    signal,
  });
  await shareChunks(path.join(buildFolder(), "server", "chunks"));
  await compressFiles(path.join(buildFolder(), "static"));
  writeStamp(stamp, hash);
}

/** What prerendered pages (the privacy policy names EMAIL_FROM) and client code take from the environment. */
function bakedSettings(): string[] {
  return Object.entries(process.env)
    .filter(([name]) => ["APP_URL", "EMAIL_FROM"].includes(name) || name.startsWith("NEXT_PUBLIC_"))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
}
