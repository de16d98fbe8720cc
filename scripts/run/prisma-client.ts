import { inProject } from "../project.ts";
import { runNode } from "../run-node.ts";
import { say } from "./report.ts";
import { hashOf, isCurrent, writeStamp } from "./stamp.ts";

/** Generates the Prisma client unless it is there and made from the present models. */
export async function generateClient(): Promise<void> {
  const stamp = inProject("prisma/generated/.made-from");
  const hash = hashOf(["prisma", "prisma.config.ts", "package-lock.json"], [], isInput);
  if (isCurrent(stamp, hash)) return;
  say("Generating the database client");
  await runNode({
    args: ["node_modules/prisma/build/index.js", "generate"],
    // Generating needs no engine; without this it would look for one to download.
    env: { PRISMA_SCHEMA_ENGINE_BINARY: "/bin/true", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
    failure: "the database client could not be generated.",
  });
  writeStamp(stamp, hash);
}

function isInput(file: string): boolean {
  return !file.startsWith("prisma/generated/") && !file.endsWith(".sql");
}
