import "server-only";
import path from "node:path";
import { rolldown } from "rolldown";

const SOURCE = "lib/offline/worker/service-worker.ts";

/** The service worker as one script for browsers. Needs the sources, so it is for the build alone. */
export async function buildWorker(): Promise<string> {
  const bundle = await rolldown({
    input: path.join(/* turbopackIgnore: true */ process.cwd(), SOURCE),
    platform: "browser",
    transform: {
      define: {
        BUILD: JSON.stringify(crypto.randomUUID()),
        "process.env.NODE_ENV": '"production"',
      },
    },
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code;
}
