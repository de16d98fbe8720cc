import next from "next";
import { stopGracefully } from "./serve/stop.ts";

// The worker alone: what `next build` made, prepared so that instrumentation.ts starts the work on jobs
// (RUN_JOBS=1), without a port. Run by `npm run worker`, or alone with a whole environment.

// Before Next.js reads its configuration, which then leaves the pages unloaded.
process.env.SERVE_PAGES = "0";

const app = next({ dev: false });
await app.prepare();

const stop = () => stopGracefully({ close: () => app.close(), patience: 5000 });
process.once("SIGTERM", stop);
// Under a parent, Ctrl-C reaches both, and the parent decides on the order; its end is ours.
process.on("SIGINT", () => process.connected || stop());
process.once("disconnect", stop);

process.send?.({ ready: true });
