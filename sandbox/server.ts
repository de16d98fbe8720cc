import { mkdirSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { anthropicService } from "./anthropic/service.ts";
import { googleService } from "./google/service.ts";
import { openInbox } from "./mail/inbox.ts";
import { mailService } from "./mail/service.ts";
import { dispatch, type Service } from "./router.ts";
import { stripeService } from "./stripe/service.ts";
import { postTo } from "./stripe/webhooks.ts";

// Stand-ins for outside services: each speaks the HTTP protocol of the service, so that the product
// uses the official SDK and only a base address differs. Reachable from this machine alone.

const port = Number(process.env.SANDBOX_PORT ?? 4010);
const folder = process.env.SANDBOX_FOLDER ?? path.resolve(".data", "sandbox");
mkdirSync(folder, { recursive: true, mode: 0o700 });

/** How late the stand-in for Stripe may be with what time does to a subscription. */
const PASSING_TIME_MS = 60_000;

const services: Service[] = [mailService(openInbox(path.join(folder, "mail.jsonl")))];
// Claude's answers can't be made up, so its stand-in serves tests alone.
if (process.env.SANDBOX_ANTHROPIC === "1") services.push(anthropicService());
// Whoever types an address comes back as its owner, so this stand-in is there only when it is asked for.
if (process.env.SANDBOX_GOOGLE === "1") {
  const { GOOGLE_CLIENT_ID: id = "", GOOGLE_CLIENT_SECRET: secret = "", APP_URL } = process.env;
  const redirectUris = [`${APP_URL?.replace(/\/+$/, "")}/api/auth/callback/google`];
  services.push(await googleService({ id, secret, redirectUris }));
}
// Whoever presses "Pay" has paid, so this stand-in too is there only when it is asked for.
if (process.env.SANDBOX_STRIPE === "1") {
  const { STRIPE_SECRET_KEY = "", STRIPE_WEBHOOK_SECRET = "", STRIPE_PRICE_ID = "" } = process.env;
  const stripe = stripeService({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
    send: postTo(`${process.env.APP_URL?.replace(/\/+$/, "")}/api/stripe/webhook`),
    folder: path.join(folder, "stripe"),
  });
  services.push(stripe);
  stripe.passTime();
  setInterval(stripe.passTime, PASSING_TIME_MS).unref();
}

const server = http.createServer((request, response) => void dispatch(services, request, response));

server.listen(port, "127.0.0.1", () => {
  if (process.send) process.send({ ready: true });
  else console.log(`The sandbox listens on http://localhost:${port}`);
});
server.once("error", (error) => {
  console.error(`The sandbox cannot listen on port ${port}: ${error.message}`);
  process.exit(1);
});

function stop(): void {
  server.close(() => process.exit(0));
  server.closeAllConnections();
}

process.once("SIGTERM", stop);
// Under `npm start` the parent decides when to stop, also after Ctrl-C, and its end is ours.
process.on("SIGINT", () => process.connected || stop());
process.once("disconnect", stop);
