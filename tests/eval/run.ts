import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { createViteServer } from "vitest/node";
import { inProject, projectFolder } from "../../scripts/project.ts";
import { testEnvironment } from "../environment.ts";

// `npm run eval:plans`: one table of what the planners keep to. `-- --failures` prints each breach,
// `-- --plans 20` whole plans, `-- --every 10` asks only for each tenth goal, `-- --set blind` for
// another set. `-- --kinds` tells instead how often other words for a kind find it.

const { values } = parseArgs({
  options: {
    failures: { type: "boolean", default: false },
    plans: { type: "string", default: "0" },
    every: { type: "string", default: "1" },
    set: { type: "string", default: "known" },
    kinds: { type: "boolean", default: false },
  },
});

if (existsSync(inProject(".env"))) process.loadEnvFile(inProject(".env"));
for (const name of Object.keys(process.env)) {
  // Budgets would ask the database, and there is none here.
  if (name.startsWith("AI_MONTHLY_BUDGET")) delete process.env[name];
}
Object.assign(process.env, testEnvironment("postgresql://nobody@127.0.0.1:1/none"));

// The product's files name each other by "@/", which only a bundler reads.
const server = await createViteServer({
  root: projectFolder,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${projectFolder}/` },
      { find: "server-only", replacement: inProject("tests/server-only.ts") },
    ],
  },
});
try {
  const every = Math.max(1, Number(values.every));
  if (values.kinds) {
    const { evaluateKinds } = await server.ssrLoadModule("/tests/eval/kinds.ts");
    evaluateKinds(every);
  } else {
    const { evaluate } = await server.ssrLoadModule("/tests/eval/evaluate.ts");
    const { failures, plans, set } = values;
    await evaluate({ failures, plans: Number(plans), every, set });
  }
} finally {
  await server.close();
}
process.exit();
