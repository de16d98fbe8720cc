import { describe, expect, test } from "vitest";
import type { SeenCall } from "./script";
import { errorOf, headerOf, priceId, type StandIn, secretKey, startStandIn } from "./test-stand-in";

const script = ({ origin }: StandIn, body: unknown) =>
  fetch(`${origin}/stripe/script`, { method: "PUT", body: JSON.stringify(body) });

const raw = ({ origin }: StandIn, path: string, init: RequestInit = {}) =>
  fetch(`${origin}/stripe${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${secretKey}`, ...init.headers },
  });

test("the price is the one that the product knows", async () => {
  const { stripe } = await startStandIn();
  expect(await stripe.prices.retrieve(priceId, { expand: ["product"] })).toMatchObject({
    id: priceId,
    unit_amount: 900,
    currency: "usd",
    recurring: { interval: "month", interval_count: 1 },
    product: { object: "product", name: "Stepwell Premium" },
  });
  expect((await stripe.products.list({ active: true })).data).toHaveLength(1);
});

test("a customer keeps what it is told and forgets what is emptied", async () => {
  const { stripe } = await startStandIn();
  const { id } = await stripe.customers.create({ metadata: { userId: "1", old: "x" } });
  await stripe.customers.update(id, { email: "ada@example.org", metadata: { old: "" } });
  expect(await stripe.customers.retrieve(id)).toMatchObject({
    email: "ada@example.org",
    metadata: { userId: "1" },
  });
  expect((await stripe.customers.list({ email: "ada@example.org" })).data).toHaveLength(1);
});

describe("what Stripe refuses", () => {
  test("a wrong key, and none", async () => {
    const standIn = await startStandIn();
    const error = await errorOf(standIn.clientWith("sk_test_another_one_1").customers.list());
    expect(error).toMatchObject({
      type: "StripeAuthenticationError",
      statusCode: 401,
      message: "Invalid API Key provided: sk_test_*********ne_1",
    });
    const none = await fetch(`${standIn.origin}/stripe/v1/customers`);
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ error: { type: "invalid_request_error" } });
  });

  test("what is not there", async () => {
    const { stripe } = await startStandIn();
    const missing = {
      type: "StripeInvalidRequestError",
      statusCode: 404,
      code: "resource_missing",
    };
    for (const call of [
      () => stripe.customers.retrieve("cus_never"),
      () => stripe.subscriptions.retrieve("sub_never"),
      () => stripe.prices.retrieve("price_never"),
      () => stripe.products.retrieve("prod_never"),
      () => stripe.invoices.retrieve("in_never"),
      () => stripe.events.retrieve("evt_never"),
      () => stripe.checkout.sessions.retrieve("cs_test_never"),
    ]) {
      expect(await errorOf(call())).toMatchObject(missing);
    }
    const ofNobody = await errorOf(stripe.subscriptions.list({ customer: "cus_never" }));
    expect(ofNobody).toMatchObject({
      statusCode: 400,
      code: "resource_missing",
      param: "customer",
    });
    const after = await errorOf(stripe.customers.list({ starting_after: "cus_never" }));
    expect(after).toMatchObject({ statusCode: 400, param: "starting_after" });
  });

  test("parameters that are unknown, missing, empty or of another kind", async () => {
    const standIn = await startStandIn();
    const refused = async (path: string, body: string) =>
      (await raw(standIn, path, { method: "POST", body })).json();
    expect(await refused("/v1/customers", "nmae=Ada")).toMatchObject({
      error: {
        type: "invalid_request_error",
        code: "parameter_unknown",
        param: "nmae",
        message: "Received unknown parameter: nmae",
        doc_url: "https://stripe.com/docs/error-codes/parameter-unknown",
      },
    });
    expect(await refused("/v1/billing_portal/sessions", "")).toMatchObject({
      error: { code: "parameter_missing", param: "customer" },
    });
    expect(await refused("/v1/billing_portal/sessions", "customer=")).toMatchObject({
      error: { code: "parameter_invalid_empty", param: "customer" },
    });
    const limit = await raw(standIn, "/v1/customers?limit=ten");
    expect(await limit.json()).toMatchObject({
      error: { code: "parameter_invalid_integer", param: "limit", message: "Invalid integer: ten" },
    });
    expect((await raw(standIn, "/v1/customers?limit=101")).status).toBe(400);
    expect((await raw(standIn, "/v1/customers?[x]=1")).status).toBe(400);
  });

  test("an address that is none", async () => {
    const { stripe } = await startStandIn();
    const refused = { statusCode: 400, code: "email_invalid", param: "email" };
    expect(await errorOf(stripe.customers.create({ email: "ada" }))).toMatchObject(refused);
    const { id } = await stripe.customers.create();
    expect(await errorOf(stripe.customers.update(id, { email: "ada@home" }))).toMatchObject(
      refused,
    );
  });

  test("a call that the sandbox does not have, in a way that a client takes for an error", async () => {
    const { stripe } = await startStandIn();
    expect(await errorOf(stripe.balance.retrieve())).toMatchObject({
      statusCode: 404,
      message: "Unrecognized request URL (GET: /v1/balance).",
    });
  });

  test("what can't be expanded", async () => {
    const { stripe } = await startStandIn();
    const error = await errorOf(stripe.prices.retrieve(priceId, { expand: ["currency"] }));
    expect(error).toMatchObject({
      statusCode: 400,
      message: "This property cannot be expanded (currency).",
    });
  });
});

describe("a call with an idempotency key", () => {
  test("that comes again gets the same answer and does nothing", async () => {
    const { stripe, account } = await startStandIn();
    const options = { idempotencyKey: "customer:1" };
    const made = await Promise.all(
      Array.from({ length: 20 }, () => stripe.customers.create({ name: "Ada" }, options)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(account.customers.all()).toHaveLength(1);
    const replayed = made.filter(
      ({ lastResponse }) => headerOf(lastResponse, "idempotent-replayed") === "true",
    );
    expect(replayed).toHaveLength(19);
    const [first] = replayed;
    expect(first && headerOf(first.lastResponse, "original-request")).toMatch(/^req_/);
  });

  test("with another body is refused", async () => {
    const { stripe } = await startStandIn();
    const options = { idempotencyKey: "customer:1" };
    await stripe.customers.create({ name: "Ada" }, options);
    expect(await errorOf(stripe.customers.create({ name: "Eve" }, options))).toMatchObject({
      type: "StripeIdempotencyError",
      statusCode: 400,
    });
  });

  test("while the first one is under way is a conflict", async () => {
    const standIn = await startStandIn();
    await script(standIn, { answers: [{ held: "after" }] });
    const options = { idempotencyKey: "customer:1" };
    const first = standIn.stripe.customers.create({}, options);
    await expect.poll(() => standIn.account.customers.all().length).toBe(1);
    expect(await errorOf(standIn.stripe.customers.create({}, options))).toMatchObject({
      statusCode: 409,
      code: "idempotency_key_in_use",
    });
    await script(standIn, { answers: [] });
    expect(await standIn.stripe.customers.create({}, options)).toMatchObject({
      id: (await first).id,
    });
  });

  test("is remembered for a day, failures too, but not what was refused unread", async () => {
    const standIn = await startStandIn();
    const { stripe, time } = standIn;
    const options = { idempotencyKey: "portal:1" };
    const open = () => stripe.billingPortal.sessions.create({ customer: "cus_never" }, options);
    await errorOf(open());
    expect(await errorOf(open())).toMatchObject({
      code: "resource_missing",
      headers: { "idempotent-replayed": "true" },
    });
    time.now += 25 * 60 * 60 * 1000;
    expect((await errorOf(open())).headers?.["idempotent-replayed"]).toBeUndefined();
    const unread = { idempotencyKey: "portal:2" };
    await errorOf(stripe.billingPortal.sessions.create({ customer: "" }, unread));
    const { id: customer } = await stripe.customers.create();
    expect(await stripe.billingPortal.sessions.create({ customer }, unread)).toMatchObject({
      customer,
    });
  });
});

describe("a scripted answer", () => {
  test.each([
    [{ status: 429, code: "rate_limit" }, "StripeRateLimitError"],
    [{ status: 500 }, "StripeAPIError"],
    [{ status: 402, code: "card_declined" }, "StripeCardError"],
    [{ cut: "before" }, "StripeConnectionError"],
    [{ status: 200, body: "<html>" }, "StripeAPIError"],
  ])("%j", async (answer, type) => {
    const standIn = await startStandIn();
    await script(standIn, { answers: [answer] });
    expect(await errorOf(standIn.stripe.customers.create())).toMatchObject({ type });
    expect(standIn.account.customers.all()).toEqual([]);
    await standIn.stripe.customers.create();
  });

  test("may cut the connection after all was done", async () => {
    const standIn = await startStandIn();
    await script(standIn, { answers: [{ cut: "after" }] });
    const options = { idempotencyKey: "customer:1" };
    await errorOf(standIn.stripe.customers.create({}, options));
    const { id } = await standIn.stripe.customers.create({}, options);
    expect(standIn.account.customers.all().map((customer) => customer.id)).toEqual([id]);
  });

  test("may be a failure that is remembered under its key", async () => {
    const standIn = await startStandIn();
    await script(standIn, { answers: [{ status: 500, remembered: true }] });
    const options = { idempotencyKey: "customer:1" };
    const first = await errorOf(standIn.stripe.customers.create({}, options));
    const again = await errorOf(standIn.stripe.customers.create({}, options));
    expect(again).toMatchObject({ statusCode: 500, headers: { "idempotent-replayed": "true" } });
    expect(again.headers?.["original-request"]).toBe(first.requestId);
  });

  test("may never come", async () => {
    const standIn = await startStandIn();
    await script(standIn, { answers: [{ silent: true }] });
    const call = standIn.stripe.customers.create({}, { timeout: 50 });
    expect(await errorOf(call)).toMatchObject({ type: "StripeConnectionError" });
  });

  test("meets the call, and the text, that it is for", async () => {
    const standIn = await startStandIn();
    const { stripe } = standIn;
    const { id: mine } = await stripe.customers.create();
    const { id: other } = await stripe.customers.create();
    const answers = [{ status: 503, call: "POST /v1/customers/:id" }];
    await script(standIn, { about: mine, answers });
    await stripe.customers.retrieve(mine);
    await stripe.customers.update(other, { name: "Eve" });
    expect(await errorOf(stripe.customers.update(mine, { name: "Ada" }))).toMatchObject({
      statusCode: 503,
    });
    await stripe.customers.update(mine, { name: "Ada" });
  });

  test("that makes no sense is refused", async () => {
    const standIn = await startStandIn();
    expect((await script(standIn, { answers: [{ stauts: 500 }] })).status).toBe(400);
  });
});

test("the calls are there to be asked for, and forgotten", async () => {
  const standIn = await startStandIn();
  await standIn.stripe.customers.create({ name: "Ada" }, { idempotencyKey: "customer:1" });
  const calls = `${standIn.origin}/stripe/calls`;
  const seen: SeenCall[] = await (await fetch(calls)).json();
  expect(seen).toMatchObject([
    {
      method: "POST",
      path: "/v1/customers",
      idempotencyKey: "customer:1",
      authorization: `Bearer ${secretKey}`,
      parameters: { name: "Ada" },
    },
  ]);
  await fetch(calls, { method: "DELETE" });
  expect(await (await fetch(calls)).json()).toEqual([]);
});
