import path from "node:path";
import { newId } from "./ids.ts";
import { API_VERSION } from "./shapes/event.ts";
import { type NewPrice, newPrice, newProduct } from "./shapes/price.ts";
import { openShelf, type Shelf } from "./shelf.ts";
import { DAY_SECONDS } from "./time.ts";
import type {
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Event,
  EventObject,
  Invoice,
  PortalSession,
  Price,
  Product,
  Subscription,
} from "./wire.ts";

/** What a checkout is for, which Stripe keeps but does not tell in the session itself. */
export type Order = {
  price: string;
  trialDays: number | undefined;
  /** Of the subscription. */
  metadata: Record<string, string>;
};

/** Stripe tells about an event for so long. */
const EVENT_DAYS = 30;

/** One account at Stripe: everything it holds, its clock, and what happened to it. */
export type Account = {
  customers: Shelf<Customer | DeletedCustomer>;
  products: Shelf<Product>;
  prices: Shelf<Price>;
  subscriptions: Shelf<Subscription>;
  invoices: Shelf<Invoice>;
  checkoutSessions: Shelf<CheckoutSession>;
  /** By the id of the session. */
  orders: Shelf<Order>;
  portalSessions: Shelf<PortalSession>;
  events: Shelf<Event>;
  /** Seconds since 1970, by the clock of this account. */
  now(): number;
  /** Writes down what happened and tells those who listen. */
  tell(type: string, object: EventObject, previous?: Record<string, unknown>): Event;
  listen(hear: (event: Event) => void): void;
  /** The call that is answered just now, and so the cause of what happens meanwhile. */
  cause: NonNullable<Event["request"]>;
  addPrice(price: Partial<NewPrice> & { id: string }): Price;
};

export type AccountOptions = {
  /** The id that the product knows the price of Premium by. */
  priceId: string;
  /** Keeps everything over restarts; without it everything is in memory. */
  folder?: string | undefined;
  /** Milliseconds since 1970. */
  clock?: () => number;
};

export const NO_CAUSE: Account["cause"] = { id: null, idempotency_key: null };

const PRODUCT = "prod_StepwellPrem1";

export function openAccount({ priceId, folder, clock = Date.now }: AccountOptions): Account {
  const shelf = <Thing>(name: string, isWorthKeeping?: (thing: Thing) => boolean) =>
    openShelf<Thing>(folder && path.join(folder, `${name}.jsonl`), isWorthKeeping);
  const now = () => Math.floor(clock() / 1000);
  const oldestEvent = now() - EVENT_DAYS * DAY_SECONDS;
  const listeners: ((event: Event) => void)[] = [];
  const account: Account = {
    customers: shelf("customers"),
    products: shelf("products"),
    prices: shelf("prices"),
    subscriptions: shelf("subscriptions"),
    invoices: shelf("invoices"),
    checkoutSessions: shelf("checkout-sessions"),
    orders: shelf("orders"),
    portalSessions: shelf("portal-sessions"),
    events: shelf("events", (event) => event.created >= oldestEvent),
    now,
    cause: NO_CAUSE,
    tell(type, object, previous) {
      const event: Event = {
        id: newId("evt"),
        object: "event",
        api_version: API_VERSION,
        created: now(),
        data: { object, ...(previous ? { previous_attributes: previous } : {}) },
        livemode: false,
        pending_webhooks: 0,
        request: account.cause,
        type,
      };
      account.events.put(event.id, event);
      for (const hear of listeners) hear(event);
      return event;
    },
    listen: (hear) => void listeners.push(hear),
    addPrice(given) {
      const usual = {
        product: PRODUCT,
        unitAmount: 900,
        currency: "usd",
        interval: "month",
      } as const;
      const price = newPrice({ ...usual, ...given }, now());
      account.prices.put(price.id, price);
      return price;
    },
  };
  if (!account.products.get(PRODUCT)) {
    account.products.put(PRODUCT, newProduct(PRODUCT, priceId, now()));
  }
  if (!account.prices.get(priceId)) account.addPrice({ id: priceId });
  return account;
}
