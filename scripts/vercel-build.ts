import { migrate } from "./postgres/migrate.ts";
import { inProject } from "./project.ts";
import { generateClient } from "./run/prisma-client.ts";
import { runNode } from "./run-node.ts";
import { untilStopped } from "./until-stopped.ts";

// The build on Vercel (vercel.json): the tables first, since older code lives with newer tables and not
// the other way round. A preview shares no database with production: give it one of its own, or none.
await untilStopped(async (signal) => {
  await generateClient();
  const database = process.env.DATABASE_URL_UNPOOLED || process.env.DATABASE_URL;
  if (database) await migrate(database);
  const next = inProject("node_modules/next/dist/bin/next");
  await runNode({ args: [next, "build"], failure: "the build failed.", loud: true, signal });
});
