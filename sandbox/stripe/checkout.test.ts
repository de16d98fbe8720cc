import { expect, test } from "vitest";
import {
  errorOf,
  post,
  premiumFor,
  priceId,
  type StandIn,
  startStandIn,
  subscribe,
} from "./test-stand-in";

async function newSession({ stripe }: StandIn) {
  const customer = await stripe.customers.create({ email: "ada@example.org" });
  return stripe.checkout.sessions.create({
    ...premiumFor(customer.id),
    metadata: { priceId },
    client_reference_id: "somebody",
  });
}

test("an open session tells what was asked for", async () => {
  const standIn = await startStandIn();
  const session = await newSession(standIn);
  expect(session).toMatchObject({
    id: expect.stringMatching(/^cs_test_/),
    object: "checkout.session",
    mode: "subscription",
    status: "open",
    payment_status: "unpaid",
    amount_total: 900,
    currency: "usd",
    metadata: { priceId },
    client_reference_id: "somebody",
    subscription: null,
    expires_at: session.created + 24 * 60 * 60,
  });
  const items = await standIn.stripe.checkout.sessions.listLineItems(session.id);
  expect(items.data).toMatchObject([{ object: "item", price: { id: priceId }, quantity: 1 }]);
});

test("paid: leads back with the session's id, and there is a subscription", async () => {
  const standIn = await startStandIn();
  const session = await newSession(standIn);
  const response = await post(session.url, { outcome: "paid" });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(
    `http://localhost:3000/premium/success?session_id=${session.id}`,
  );
  const complete = await standIn.stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription.latest_invoice", "customer"],
  });
  expect(complete).toMatchObject({
    status: "complete",
    payment_status: "paid",
    url: null,
    customer: { email: "ada@example.org" },
    subscription: { status: "active", latest_invoice: { status: "paid", amount_paid: 900 } },
  });
});

test("paid tells Stripe's story, the session last", async () => {
  const standIn = await startStandIn();
  await subscribe(standIn);
  expect(standIn.account.events.all().map(({ type }) => type)).toEqual([
    "customer.created",
    "customer.updated",
    "invoice.created",
    "invoice.finalized",
    "customer.subscription.created",
    "invoice.paid",
    "invoice.payment_succeeded",
    "checkout.session.completed",
  ]);
});

test("twice: the second says that it is done, and there is one subscription", async () => {
  const standIn = await startStandIn();
  const session = await newSession(standIn);
  await post(session.url, { outcome: "paid" });
  const again = await post(session.url, { outcome: "paid" });
  expect(again.status).toBe(200);
  expect(await again.text()).toContain("You’re all done here");
  expect(standIn.account.subscriptions.all()).toHaveLength(1);
});

test("declined: stays on the page, which says so, and can be paid after that", async () => {
  const standIn = await startStandIn();
  const session = await newSession(standIn);
  const declined = await post(session.url, { outcome: "declined" });
  expect(declined.status).toBe(200);
  expect(await declined.text()).toContain("Your card was declined.");
  expect(standIn.account.subscriptions.all()).toHaveLength(0);
  expect((await post(session.url, { outcome: "paid" })).status).toBe(303);
});

test("cancelled: leads back, and the session stays open", async () => {
  const standIn = await startStandIn();
  const session = await newSession(standIn);
  const response = await post(session.url, { outcome: "cancelled" });
  expect(response.headers.get("location")).toBe("http://localhost:3000/premium/failure");
  const { status } = await standIn.stripe.checkout.sessions.retrieve(session.id);
  expect(status).toBe("open");
});

test("a form without a choice changes nothing", async () => {
  const standIn = await startStandIn();
  const session = await newSession(standIn);
  const response = await post(session.url, {});
  expect(await response.text()).toContain("Please choose one of these.");
  expect(standIn.account.subscriptions.all()).toHaveLength(0);
});

test("expired: can't be paid, and can't be expired again", async () => {
  const standIn = await startStandIn();
  const session = await newSession(standIn);
  const { stripe } = standIn;
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({
    status: "expired",
    url: null,
  });
  expect((await post(session.url, { outcome: "paid" })).status).toBe(410);
  const error = await errorOf(stripe.checkout.sessions.expire(session.id));
  expect(error).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("This Checkout Session has a status of expired."),
  });
  expect(standIn.account.subscriptions.all()).toHaveLength(0);
});

test("the sessions of a customer are listed newest first", async () => {
  const { stripe } = await startStandIn();
  const customer = await stripe.customers.create();
  const first = await stripe.checkout.sessions.create(premiumFor(customer.id));
  const second = await stripe.checkout.sessions.create(premiumFor(customer.id));
  const { data } = await stripe.checkout.sessions.list({ customer: customer.id, limit: 1 });
  expect(data.map(({ id }) => id)).toEqual([second.id]);
  await stripe.checkout.sessions.expire(second.id);
  const open = await stripe.checkout.sessions.list({ customer: customer.id, status: "open" });
  expect(open.data.map(({ id }) => id)).toEqual([first.id]);
});

test("a trial begins without a charge", async () => {
  const standIn = await startStandIn();
  const subscription = await subscribe(standIn, { subscription_data: { trial_period_days: 14 } });
  expect(subscription).toMatchObject({
    status: "trialing",
    trial_end: subscription.created + 14 * 24 * 60 * 60,
  });
  const { data } = await standIn.stripe.invoices.list({ subscription: subscription.id });
  expect(data).toMatchObject([{ amount_due: 0, status: "paid" }]);
});

test("the page shows the price and no markup that came from outside", async () => {
  const { stripe } = await startStandIn();
  const customer = await stripe.customers.create({ email: "<script>alert(1)</script>@x.org" });
  const session = await stripe.checkout.sessions.create(premiumFor(customer.id));
  const response = await fetch(session.url ?? "");
  const html = await response.text();
  expect(html).toContain("$9.00 every month");
  expect(html).not.toContain("<script>");
  expect(response.headers.get("content-security-policy")).toContain(
    "form-action 'self' http://localhost:3000;",
  );
});

test("what Stripe refuses is refused", async () => {
  const { stripe, account } = await startStandIn();
  const { id } = await stripe.customers.create();
  const wanted = premiumFor(id);
  const refusal = (changes: object) =>
    errorOf(stripe.checkout.sessions.create({ ...wanted, ...changes }));
  expect(await refusal({ customer: "cus_never" })).toMatchObject({
    statusCode: 400,
    code: "resource_missing",
    param: "customer",
    message: "No such customer: 'cus_never'",
  });
  expect(await refusal({ line_items: [{ price: "price_never", quantity: 1 }] })).toMatchObject({
    code: "resource_missing",
    param: "line_items[0][price]",
  });
  expect(await refusal({ success_url: undefined })).toMatchObject({
    code: "parameter_missing",
    param: "success_url",
    message: "Missing required param: success_url.",
  });
  account.addPrice({ id: "price_old", active: false });
  expect(await refusal({ line_items: [{ price: "price_old", quantity: 1 }] })).toMatchObject({
    statusCode: 400,
    param: "line_items[0][price]",
  });
  expect(await refusal({ customer_email: "ada@example.org" })).toMatchObject({ statusCode: 400 });
});

test("a checkout of a deleted customer can't be paid", async () => {
  const standIn = await startStandIn();
  const session = await newSession(standIn);
  await standIn.stripe.customers.del(`${session.customer}`);
  expect((await post(session.url, { outcome: "paid" })).status).toBe(404);
  expect(standIn.account.subscriptions.all()).toHaveLength(0);
});
