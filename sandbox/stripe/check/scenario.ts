import http from "node:http";
import { dispatch } from "../../router.ts";
import { type HappeningName, happen } from "../acts/happenings.ts";
import { readFields } from "../form.ts";
import { type StripeService, stripeService } from "../service.ts";
import type { Webhook } from "../webhooks.ts";

/** One call and its answer. */
export type Seen = {
  method: "GET" | "POST" | "DELETE";
  /** Without the query. */
  path: string;
  /** The names of the parameters that were sent, outermost ones only. */
  parameters: string[];
  status: number;
  body: unknown;
};

export type Walk = {
  calls: Seen[];
  /** Every event of the walk, as it is posted to the product. */
  webhooks: unknown[];
};

const secretKey = "sk_test_of_the_check";
const priceId = "price_OfTheCheckOneMonth1";

/** Walks through every call of the stand-in and every kind of event. */
export async function walk(): Promise<Walk> {
  const sent: Webhook[] = [];
  const service = stripeService({
    secretKey,
    webhookSecret: "whsec_of_the_check",
    priceId,
    send: async (webhook) => {
      sent.push(webhook);
      return 200;
    },
  });
  const server = http.createServer((request, response) => {
    void dispatch([service], request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const calls: Seen[] = [];
  try {
    await visit(service, caller(server, calls));
  } finally {
    service.webhooks.stop();
    server.close();
    server.closeAllConnections();
  }
  const events = service.account.events.all().map((event) => service.webhooks.webhookOf(event));
  return { calls, webhooks: events.map(({ payload }) => JSON.parse(payload)) };
}

type Call = (
  method: Seen["method"],
  path: string,
  encoded?: string,
  key?: string,
) => Promise<string>;

/** Makes calls, writes them down and returns the id of what was answered. */
function caller(server: http.Server, calls: Seen[]): Call {
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The stand-in has no port");
  const origin = `http://127.0.0.1:${address.port}/stripe`;
  return async (method, path, encoded = "", key = secretKey) => {
    const isPost = method === "POST";
    const query = isPost || encoded === "" ? "" : `?${encoded}`;
    const response = await fetch(`${origin}${path}${query}`, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        "Content-Type": "application/x-www-form-urlencoded",
      },
      ...(isPost ? { body: encoded } : {}),
    });
    const body: unknown = await response.json();
    const parameters = Object.keys(readFields(encoded));
    calls.push({ method, path, parameters, status: response.status, body });
    return typeof body === "object" && body !== null && "id" in body ? String(body.id) : "";
  };
}

async function visit(service: StripeService, call: Call): Promise<void> {
  await visitCatalogue(service, call);
  const customer = await visitCustomer(call);
  await visitCheckout(service, call, customer);
  await visitSubscriptions(service, call, customer);
  const [event] = service.account.events.all();
  await call("GET", "/v1/events", "limit=100&types[0]=invoice.paid&delivery_success=true");
  await call("GET", `/v1/events/${event?.id}`);
  await visitRefusals(call, customer);
  await call("DELETE", `/v1/customers/${customer}`);
  await call("GET", `/v1/customers/${customer}`);
}

async function visitCatalogue({ account }: StripeService, call: Call): Promise<void> {
  const [product] = account.products.all();
  await call("GET", "/v1/prices", "active=true&limit=3");
  await call("GET", `/v1/prices/${priceId}`, "expand[0]=product");
  await call("GET", "/v1/products", "active=true");
  await call("GET", `/v1/products/${product?.id}`);
}

async function visitCustomer(call: Call): Promise<string> {
  const id = await call("POST", "/v1/customers", "metadata[userId]=1");
  await call("POST", `/v1/customers/${id}`, "email=ada@example.org&name=Ada&metadata[seen]=1");
  await call("GET", "/v1/customers", "email=ada@example.org&created[gte]=1");
  await call("GET", `/v1/customers/${id}`);
  return id;
}

function checkoutFor(customer: string): string {
  return [
    `mode=subscription&customer=${customer}&client_reference_id=1&metadata[priceId]=${priceId}`,
    `line_items[0][price]=${priceId}&line_items[0][quantity]=1`,
    "success_url=https://stepwell.example/done&cancel_url=https://stepwell.example/back",
  ].join("&");
}

async function visitCheckout(
  { account }: StripeService,
  call: Call,
  customer: string,
): Promise<void> {
  const expired = await call("POST", "/v1/checkout/sessions", checkoutFor(customer));
  await call("POST", `/v1/checkout/sessions/${expired}/expire`);
  const trial = "&subscription_data[trial_period_days]=7&subscription_data[metadata][a]=b";
  for (const order of [checkoutFor(customer), checkoutFor(customer) + trial]) {
    const session = await call("POST", "/v1/checkout/sessions", order);
    await call("GET", `/v1/checkout/sessions/${session}/line_items`, "limit=1");
    const { url } = account.checkoutSessions.get(session) ?? {};
    await fetch(`${url}`, { method: "POST", body: "outcome=paid", redirect: "manual" });
    await call("GET", `/v1/checkout/sessions/${session}`, "expand[0]=subscription");
  }
  await call("GET", "/v1/checkout/sessions", `customer=${customer}&limit=1`);
  await call(
    "POST",
    "/v1/billing_portal/sessions",
    `customer=${customer}&return_url=https://stepwell.example/account`,
  );
}

async function visitSubscriptions(
  { account }: StripeService,
  call: Call,
  customer: string,
): Promise<void> {
  const [paid = "", trial = ""] = account.subscriptions.all().map(({ id }) => id);
  const look = (id: string) =>
    call("GET", `/v1/subscriptions/${id}`, "expand[0]=latest_invoice&expand[1]=customer");
  const looks: [string, HappeningName][] = [
    [paid, "renew"],
    [paid, "fail-payment"],
    [paid, "pay"],
    [paid, "cancel-at-period-end"],
    [paid, "resume"],
    [paid, "fail-payment"],
    [paid, "mark-unpaid"],
    [trial, "pause"],
  ];
  await look(trial);
  for (const [id, name] of looks) {
    happen(account, id, name);
    await look(id);
  }
  await call("GET", "/v1/subscriptions", `customer=${customer}&status=all&limit=100`);
  await call("POST", `/v1/subscriptions/${trial}/resume`);
  await call("POST", `/v1/subscriptions/${trial}`, "cancel_at_period_end=true");
  await call("POST", `/v1/subscriptions/${trial}`, "cancel_at_period_end=false&metadata[a]=c");
  await call("GET", "/v1/invoices", `customer=${customer}&status=open&subscription=${paid}`);
  const { latest_invoice: invoice } = account.subscriptions.get(paid) ?? {};
  await call("GET", `/v1/invoices/${invoice}`);
  await call("DELETE", `/v1/subscriptions/${paid}`);
}

async function visitRefusals(call: Call, customer: string): Promise<void> {
  await call("GET", "/v1/customers", "", "sk_test_wrong_key_1234");
  await call("GET", "/v1/customers/cus_never");
  await call("GET", "/v1/customers", "limit=many");
  await call("POST", "/v1/billing_portal/sessions", "");
  await call("POST", "/v1/customers", "unknown=1");
  await call("POST", `/v1/customers/${customer}`, "expand[0]=currency");
}
