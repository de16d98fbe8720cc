import http from "node:http";
import next from "next";
import { NO_DOCUMENT_POLICY } from "../lib/content-security-policy.ts";
import { tellListening } from "../lib/on-listening.ts";
import { reportFailure } from "./plain-error.ts";
import { buildFolder } from "./project.ts";
import { checkEnvironment } from "./run/environment.ts";
import { addressOf, replaceUnreadableAddress } from "./serve/address.ts";
import { NOT_FOUND_ROUTE, readBuiltPages } from "./serve/built-pages.ts";
import { prepareRequest } from "./serve/headers.ts";
import { boundGarbage } from "./serve/memory.ts";
import { refuseMethod } from "./serve/methods.ts";
import { pageAnswersOf } from "./serve/page-answers.ts";
import { staticFilesOf } from "./serve/static-files.ts";
import { stopGracefully } from "./serve/stop.ts";

// The web process: Next.js behind a plain Node server, which alone knows the client's address and
// finishes requests before it ends. Run by `npm start` and `npm run dev`, or alone with a whole environment.

// Next.js alone would go on and answer every request with an error.
try {
  checkEnvironment();
} catch (error) {
  reportFailure(error);
  process.exit();
}

boundGarbage();

const dev = process.env.STEPWELL_MODE === "dev";
const port = Number(process.env.PORT ?? 3000);
const trustProxy = process.env.TRUST_PROXY === "1";

const server = http.createServer({
  // Slow or endless headers and bodies hold a connection no longer than this.
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  // Longer than the usual 60 seconds of load balancers, so that they close idle connections first.
  keepAliveTimeout: 65_000,
});

const app = next({ dev, port, httpServer: server });
await app.prepare();
const handle = app.getRequestHandler();

// React's development build evaluates text, so only what was built for production has these.
const isSecure = process.env.APP_URL?.startsWith("https://") ?? false;
const answerStatic = dev ? () => false : staticFilesOf(buildFolder());
const pages = dev ? null : readBuiltPages(buildFolder(), isSecure);
// Next.js tells a collector of the requests that it answers itself.
const isTraced = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);
const answerPage = pages && !isTraced ? await pageAnswersOf(pages) : () => false;

/** The middleware puts the policy of a rendered page in the place of this one. */
function policyFor(url: string): string | undefined {
  const [pathname = "/"] = url.split("?", 1);
  if (!pages) return undefined;
  if (/^\/(_next|api)\//.test(pathname)) return NO_DOCUMENT_POLICY;
  return (pages.get(pathname) ?? pages.get(NOT_FOUND_ROUTE))?.policy;
}

server.on("request", (request, response) => {
  prepareRequest(request, response, trustProxy);
  if (refuseMethod(request, response) || answerStatic(request, response)) return;
  if (answerPage(request, response)) return;
  replaceUnreadableAddress(request);
  const policy = policyFor(request.url ?? "/");
  if (policy) response.setHeader("Content-Security-Policy", policy);
  handle(request, response).catch((error: unknown) => {
    console.error("A request failed outside of Next.js:", error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
});

const stop = () => stopGracefully({ server, close: () => app.close(), patience: dev ? 0 : 5000 });
process.once("SIGTERM", stop);
// Under a parent, Ctrl-C reaches both, and the parent decides on the order; its end is ours.
process.on("SIGINT", () => process.connected || stop());
process.once("disconnect", stop);

server.once("error", (error) => {
  console.error(`The web process cannot listen on port ${port}: ${error.message}`);
  process.exit(1);
});
server.listen({ port, host: process.env.HOST }, () => {
  process.send?.({ ready: true });
  if (!dev) tellListening(addressOf(server));
});
