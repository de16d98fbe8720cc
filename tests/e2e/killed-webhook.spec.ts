import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import http from "node:http";
import pg from "pg";
import { dispatch } from "../../sandbox/router";
import { createCustomer } from "../../sandbox/stripe/acts/customers";
import { happen } from "../../sandbox/stripe/acts/happenings";
import { startSubscription } from "../../sandbox/stripe/acts/subscriptions";
import { type StripeService, stripeService } from "../../sandbox/stripe/service";
import type { Event } from "../../sandbox/stripe/wire";
import { findFreePort } from "../../scripts/ports";
import { emptyDatabase } from "./database";
import { expect, test } from "./fixtures";
import { end, launch } from "./processes";

// The web process is killed with SIGKILL between every two steps that it takes for a message of Stripe.
// Each step is held from outside: by a lock in the database, or by Stripe, which does not answer.

const KEYS = { secretKey: "sk_test_1", webhookSecret: "whsec_1", priceId: "price_1" };

type Scene = {
  stripe: StripeService;
  /** Holds locks. */
  locks: pg.Client;
  /** Looks at the database. */
  view: pg.Client;
  userId: string;
  customer: string;
  subscription: string;
  event: Event;
};

type Step = {
  /** Makes the process stand still before this step. */
  hold(scene: Scene): Promise<void>;
  /** Waits until it does. */
  reach(scene: Scene): Promise<void>;
  /** Whether it is the database that it waits for. */
  isLock?: boolean;
};

function locked(statement: string, valuesOf: (scene: Scene) => string[] = () => []): Step {
  return {
    isLock: true,
    async hold(scene) {
      await scene.locks.query("BEGIN");
      await scene.locks.query(statement, valuesOf(scene));
    },
    reach: ({ view }) =>
      becomesTrue(
        view,
        "SELECT count(*) > 0 AS yes FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      ),
  };
}

function unanswered(call: string): Step {
  return {
    hold: async ({ stripe }) => stripe.script.set({ answers: [{ call, held: "before" }] }),
    reach: ({ stripe }) =>
      expect
        .poll(() => stripe.script.seen().map(({ method, path }) => `${method} ${path}`))
        .toContain(call),
  };
}

const invoices = unanswered("GET /v1/invoices");
const eventRow = locked("SELECT 1 FROM stripe_events WHERE id = $1 FOR UPDATE", ({ event }) => [
  event.id,
]);

const STEPS: Record<string, Step> = {
  "the message is stored": locked("LOCK TABLE stripe_events IN SHARE MODE"),
  "the reading has its number": locked(
    "SELECT 1 FROM billing_customers WHERE user_id = $1 FOR UPDATE",
    ({ userId }) => [userId],
  ),
  "Stripe has told the subscriptions": unanswered("GET /v1/subscriptions"),
  "Stripe has told the open invoices": invoices,
  "the reading is known to be the latest": locked(
    "SELECT 1 FROM users WHERE id = $1 FOR UPDATE",
    ({ userId }) => [userId],
  ),
  "the subscription is written": locked("LOCK TABLE subscriptions IN SHARE MODE"),
  "what is written is committed": locked("SELECT pg_advisory_xact_lock(1)"),
  "the message is marked as worked on": {
    isLock: true,
    hold: invoices.hold,
    async reach(scene) {
      // The row to lock is there only now.
      await invoices.reach(scene);
      await eventRow.hold(scene);
      scene.stripe.script.set({ answers: [] });
      await eventRow.reach(scene);
    },
  },
  "Stripe has heard the answer": {
    hold: async () => undefined,
    reach: ({ view, event }) => becomesTrue(view, IS_PROCESSED, event.id),
  },
};

const IS_PROCESSED = "SELECT count(processed_at) > 0 AS yes FROM stripe_events WHERE id = $1";

async function becomesTrue(view: pg.Client, statement: string, ...values: string[]): Promise<void> {
  const ask = async () => (await view.query<{ yes: boolean }>(statement, values)).rows[0]?.yes;
  await expect.poll(ask, { timeout: 15_000, intervals: [20] }).toBe(true);
}

/** Without this nothing could stand between the last write and its commit. */
const HOLD_COMMIT = `
  CREATE FUNCTION hold_commit() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END';
  CREATE CONSTRAINT TRIGGER hold_commit AFTER INSERT OR UPDATE ON subscriptions
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_commit();`;

let databaseUrl: string;
let stripe: StripeService;
let server: http.Server;
let locks: pg.Client;
let view: pg.Client;
let web: ChildProcess;
let port: number;

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "the test" });
  await client.connect();
  return client;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  databaseUrl = await emptyDatabase();
  [locks, view] = [await connect(), await connect()];
  await view.query(HOLD_COMMIT);
  stripe = stripeService(KEYS);
  server = http.createServer((request, response) => void dispatch([stripe], request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = await findFreePort();
  web = await launchWeb();
});

test.afterAll(async () => {
  await end(web);
  await Promise.all([locks.end(), view.end()]);
  stripe.webhooks.stop();
  server.close();
  server.closeAllConnections();
});

function launchWeb(): Promise<ChildProcess> {
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The stand-in has no port");
  return launch("scripts/serve.ts", {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    RUN_JOBS: "0",
    // It is started again and again, and nobody looks at a page of it.
    SERVE_PAGES: "0",
    LOG_LEVEL: "silent",
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_PRICE_ID: KEYS.priceId,
    STRIPE_BASE_URL: `http://127.0.0.1:${address.port}/stripe`,
  });
}

/** Sends a message once; the status of the answer, or null when none came. */
async function send(event: Event): Promise<number | null> {
  const { payload, signature } = stripe.webhooks.webhookOf(event);
  try {
    const response = await fetch(`http://localhost:${port}/api/stripe/webhook`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
      body: payload,
    });
    return response.status;
  } catch {
    return null;
  }
}

/** A person whose payment has just failed, and the message that tells of it. */
async function newScene(): Promise<Scene> {
  const { account } = stripe;
  const [price] = account.prices.all();
  if (!price) throw new Error("no price");
  const { id: customer } = createCustomer(account);
  const { id: subscription } = startSubscription(account, { customer, price });
  happen(account, subscription, "fail-payment");
  const event = account.events.all().findLast(({ type }) => type === "invoice.payment_failed");
  if (!event) throw new Error("no message");
  const userId = randomUUID();
  await view.query("INSERT INTO users (id, email, updated_at) VALUES ($1, $2, now())", [
    userId,
    `${userId}@example.org`,
  ]);
  await view.query("INSERT INTO billing_customers (user_id, stripe_customer_id) VALUES ($1, $2)", [
    userId,
    customer,
  ]);
  stripe.script.set({ answers: [] });
  stripe.script.forget();
  return { stripe, locks, view, userId, customer, subscription, event };
}

for (const [name, step] of Object.entries(STEPS)) {
  // The database may still do what a process asked for that is no more, or hear that it is no more.
  for (const forgets of step.isLock ? [false, true] : [false]) {
    test(`killed before ${name}${forgets ? ", and the database drops what was asked" : ""}, nothing is lost`, async () => {
      test.setTimeout(90_000);
      const scene = await newScene();
      await step.hold(scene);
      const answer = send(scene.event);
      await step.reach(scene);
      await end(web, "SIGKILL");
      if (forgets) {
        await view.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'the test'",
        );
      }
      await locks.query("ROLLBACK");
      stripe.script.set({ answers: [] });
      // What was processed may have been answered, but then Stripe has not heard it.
      if (name !== "Stripe has heard the answer") expect(await answer).toBeNull();

      web = await launchWeb();
      expect(await send(scene.event)).toBe(200);
      const { rows } = await view.query(
        `SELECT s.stripe_subscription_id AS id, s.status, s.past_due_since IS NOT NULL AS "hasGrace",
          e.processed_at IS NOT NULL AS "isProcessed"
        FROM subscriptions s, stripe_events e WHERE s.user_id = $1 AND e.id = $2`,
        [scene.userId, scene.event.id],
      );
      expect(rows).toEqual([
        { id: scene.subscription, status: "past_due", hasGrace: true, isProcessed: true },
      ]);
    });
  }
}
