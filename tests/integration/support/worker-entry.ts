import { startWorker } from "@/lib/jobs/worker";

// A worker alone, as `npm run worker` has it behind Next: for tests that kill the process.
startWorker();
process.on("message", () => process.send?.({ rss: process.memoryUsage.rss() }));
process.once("disconnect", () => process.exit());
process.send?.({ ready: true });
