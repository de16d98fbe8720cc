import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Account } from "./account.ts";
import { newId } from "./ids.ts";
import { customerOf } from "./shapes/event.ts";
import { openShelf } from "./shelf.ts";
import { signatureOf } from "./signature.ts";
import type { Event } from "./wire.ts";

/** What becomes of the events of a customer, or of all. */
export type Rule = {
  rule: "deliver" | "hold" | "drop" | "duplicate";
  /** Pause before the first try. */
  delayMs?: number | undefined;
};

export type Delivery = {
  id: string;
  eventId: string;
  type: string;
  customer: string | null;
  state: "held" | "dropped" | "waiting" | "delivered" | "failed";
  attempts: number;
  /** Status of the last answer; null when there was none. */
  lastStatus: number | null;
};

/** What is posted to the product: the body and the header that signs it. */
export type Webhook = { payload: string; signature: string };

export type Webhooks = {
  setRule(rule: Rule, customer?: string): void;
  /** Sends held ones; resolves when each was tried. */
  release(wanted: Release): Promise<Delivery[]>;
  /** Oldest first. */
  deliveries(customer?: string): Delivery[];
  /** How many deliveries of an event have not come through, as Stripe counts them. */
  pending(eventId: string): number;
  /** An event as it is posted, for a test that does so itself. */
  webhookOf(event: Event): Webhook;
  stop(): void;
};

export type Release = {
  customer?: string | undefined;
  order?: "sent" | "reversed" | "shuffled" | undefined;
  times?: number | undefined;
};

/** Brings a webhook to the product; the status of the answer, or null when none came in time. */
export type Send = (webhook: Webhook, stop: AbortSignal) => Promise<number | null>;

type WebhookOptions = {
  /** Without it only what a rule holds or drops is written down. */
  send?: Send | undefined;
  secret: string;
  folder?: string | undefined;
  /** Pauses before the tries after the first; the last one is used again and again. */
  retryDelaysMs?: readonly number[];
  /** When Stripe gives up. */
  maximumAttempts?: number;
};

const ANSWER_MS = 20_000;
const RETRY_DELAYS_MS = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000];
const MAXIMUM_ATTEMPTS = 200;

/** Sends what happens in an account to the product, as Stripe does, or as a test commands. */
export function openWebhooks(
  account: Account,
  {
    send,
    secret,
    folder,
    retryDelaysMs = RETRY_DELAYS_MS,
    maximumAttempts = MAXIMUM_ATTEMPTS,
  }: WebhookOptions,
): Webhooks {
  const deliveries = openShelf<Delivery>(
    folder && path.join(folder, "deliveries.jsonl"),
    ({ eventId }) => account.events.get(eventId) !== undefined,
  );
  const rules = new Map<string | undefined, Rule>();
  const stopping = new AbortController();

  const webhookOf = (event: Event): Webhook => {
    const payload = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    return { payload, signature: signatureOf(payload, secret, account.now()) };
  };

  const idsByEvent = new Map<string, Set<string>>();
  const index = ({ id, eventId }: Delivery) =>
    idsByEvent.set(eventId, (idsByEvent.get(eventId) ?? new Set()).add(id));
  deliveries.all().forEach(index);

  const change = (delivery: Delivery, changes: Partial<Delivery>): Delivery => {
    const changed = { ...delivery, ...changes };
    deliveries.put(changed.id, changed);
    index(changed);
    return changed;
  };

  /** One try. Never throws. */
  const attempt = async (delivery: Delivery): Promise<Delivery> => {
    const event = account.events.get(delivery.eventId);
    if (!event || !send) return change(delivery, { state: "failed" });
    const status = await send(webhookOf(event), stopping.signal);
    const attempts = delivery.attempts + 1;
    if (stopping.signal.aborted) return delivery;
    if (status !== null && status >= 200 && status < 300) {
      return change(delivery, { state: "delivered", attempts, lastStatus: status });
    }
    const state = attempts >= maximumAttempts ? "failed" : "waiting";
    return change(delivery, { state, attempts, lastStatus: status });
  };

  /** Tries until it is delivered, or Stripe gives up, or the sandbox stops. */
  const insist = async (delivery: Delivery, firstPauseMs: number): Promise<void> => {
    let current = delivery;
    let pauseMs = firstPauseMs;
    while (current.state === "waiting") {
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted) return;
      current = await attempt(current);
      pauseMs = retryDelaysMs[Math.min(current.attempts, retryDelaysMs.length) - 1] ?? 0;
    }
  };

  const newDelivery = (event: Event, state: Delivery["state"]): Delivery => {
    const { id: eventId, type } = event;
    const customer = customerOf(event);
    const id = newId("wd");
    return change({ id, eventId, type, customer, state, attempts: 0, lastStatus: null }, {});
  };

  account.listen((event) => {
    const customer = customerOf(event) ?? undefined;
    const { rule, delayMs = 0 } = rules.get(customer) ??
      rules.get(undefined) ?? { rule: "deliver" };
    if (rule === "hold") newDelivery(event, "held");
    else if (rule === "drop") newDelivery(event, "dropped");
    else if (send) {
      for (let count = rule === "duplicate" ? 2 : 1; count > 0; count--) {
        void insist(newDelivery(event, "waiting"), delayMs);
      }
    }
  });

  // What a restart of the sandbox cut off goes on.
  for (const delivery of deliveries.all()) {
    if (delivery.state === "waiting") void insist(delivery, retryDelaysMs[0] ?? 0);
  }

  return {
    setRule: (rule, customer) => void rules.set(customer, rule),
    async release({ customer, order = "sent", times = 1 }) {
      const held = deliveries
        .all()
        .filter(({ state }) => state === "held")
        .filter((delivery) => customer === undefined || delivery.customer === customer);
      const sent: Delivery[] = [];
      for (let round = 1; round <= times; round++) {
        for (const delivery of inOrder(held, order)) {
          const waiting = change(delivery, { state: "waiting" });
          const tried = await attempt(waiting);
          sent.push(tried);
          if (round === times && tried.state === "waiting")
            void insist(tried, retryDelaysMs[0] ?? 0);
        }
      }
      return sent;
    },
    deliveries: (customer) =>
      deliveries.all().filter((one) => customer === undefined || one.customer === customer),
    pending: (eventId) =>
      [...(idsByEvent.get(eventId) ?? [])].filter((id) => deliveries.get(id)?.state !== "delivered")
        .length,
    webhookOf,
    stop: () => stopping.abort(),
  };
}

/** Posts webhooks to an address, as Stripe does. */
export function postTo(url: string): Send {
  return async ({ payload, signature }, stop) => {
    try {
      const response = await fetch(url, {
        method: "POST",
        redirect: "manual",
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Stripe-Signature": signature,
          "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        },
        body: payload,
        signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  };
}

function inOrder<Thing>(things: readonly Thing[], order: NonNullable<Release["order"]>): Thing[] {
  if (order === "sent") return [...things];
  if (order === "reversed") return things.toReversed();
  return things
    .map((thing) => ({ thing, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}
