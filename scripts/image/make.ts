import path from "node:path";
import { PlainError } from "../plain-error.ts";
import { build } from "../run/build.ts";
import { generateClient } from "../run/prisma-client.ts";
import { untilStopped } from "../until-stopped.ts";
import { collectInto } from "./collect.ts";

// Builds the product and puts what it needs to run into a folder (Dockerfile).
await untilStopped(async (signal) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new PlainError("say where to: node scripts/image/make.ts FOLDER");
  await generateClient();
  await build(signal);
  await collectInto(path.resolve(folder));
});
