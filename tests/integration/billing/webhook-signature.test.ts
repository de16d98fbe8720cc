import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import { logger } from "@/lib/logger";
import { browserOf, CALLERS } from "../support/callers";
import { signedIn } from "../support/people";
import { deliver, eventOf, sendText, signatureOf } from "../support/stripe-webhook";

vi.hoisted(() => {
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: "sk_test_of_the_tests",
    STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
    STRIPE_PRICE_ID: "price_of_the_tests",
    // Nobody listens there: none of these messages has a reason to ask Stripe.
    STRIPE_BASE_URL: "http://127.0.0.1:9",
  });
});

beforeEach(() => prisma.stripeEvent.deleteMany());

const stored = () => prisma.stripeEvent.findMany();
const refused = {
  status: 400,
  body: {
    success: false,
    code: "VALIDATION",
    message: "This is not a message that Stripe signed for this site.",
  },
};

const text = JSON.stringify(eventOf("cus_nobody"));
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

describe("refuses, and stores nothing of,", () => {
  test.each([
    ["a message without a signature", text, null],
    ["an empty signature", text, ""],
    ["a signature that is none", text, "Bearer 1234"],
    ["one without a time", text, signatureOf(text).replace(/t=\d+,/, "")],
    ["one of another scheme alone", text, signatureOf(text).replace("v1=", "v0=")],
    ["a shortened signature", text, signatureOf(text).slice(0, -2)],
    ["one with another secret", text, signatureOf(text, { secret: "whsec_of_another" })],
    ["one that is six minutes old", text, signatureOf(text, { at: ago(360) })],
    ["a time that was moved", text, signatureOf(text, { at: ago(360) }).replace(/t=\d+/, "t=1")],
    ["a text that was changed", text.replace("cus_nobody", "cus_others"), signatureOf(text)],
    ["a space more", `${text} `, signatureOf(text)],
    ["an empty text", "", signatureOf("")],
    ["no JSON, though signed", "{oops", signatureOf("{oops")],
    ["no event, though signed", "{}", signatureOf("{}")],
    ["a list, though signed", "[]", signatureOf("[]")],
    ["null, though signed", "null", signatureOf("null")],
  ])("%s", async (_, body, signature) => {
    expect(await sendText(body, signature)).toMatchObject(refused);
    expect(await stored()).toEqual([]);
  });

  test("a thin event of Stripe's second kind", async () => {
    const thin = JSON.stringify({ ...eventOf("cus_nobody"), object: "v2.core.event" });
    expect(await sendText(thin, signatureOf(thin))).toMatchObject(refused);
  });

  test("more than half a megabyte, announced or streamed", async () => {
    const long = `${text}${" ".repeat(512 * 1024)}`;
    expect((await sendText(long, signatureOf(long))).status).toBe(413);
    const response = await sendText(new Blob([long]), signatureOf(long));
    expect(response).toMatchObject({ status: 413, body: { code: "TOO_LARGE" } });
  });

  test.each(CALLERS)("whatever has no signature, whoever sends it: %s", async (caller) => {
    const browser = await browserOf(caller, await signedIn());
    expect(await sendText(text, null, browser)).toMatchObject(refused);
    expect((await sendText(text, signatureOf(text), browser)).status).toBe(200);
  });
});

test("a refusal is told to the log without the text, the secret or the signature", async () => {
  const told = vi.spyOn(logger, "warn");
  await sendText(text, signatureOf(text, { secret: "whsec_of_another" }));
  expect(told).toHaveBeenCalledWith(expect.anything(), "webhook refused");
  told.mockRestore();
});

test("takes a message that is signed with two secrets, as while one is being replaced", async () => {
  const other = signatureOf(text, { secret: "whsec_of_another" }).split(",").at(-1);
  expect((await sendText(text, `${signatureOf(text)},${other}`)).status).toBe(200);
});

test("takes one that was four minutes on its way, with letters of any script in it", async () => {
  const long = JSON.stringify({ ...eventOf("cus_nobody"), note: "Grüße, 日本語 🙂 \u2028" });
  expect((await sendText(long, signatureOf(long, { at: ago(240) }))).status).toBe(200);
});

describe("of no interest", () => {
  test.each(["price.updated", "customer.created", "charge.refunded", "made.up", "__proto__"])(
    "%s is answered and forgotten",
    async (type) => {
      expect(await deliver(eventOf("cus_nobody", { type }))).toBe(200);
      expect(await stored()).toEqual([]);
    },
  );

  test("a customer that is nobody's here is not asked for", async () => {
    const event = eventOf("cus_of_another_product");
    expect(await deliver(event)).toBe(200);
    expect(await stored()).toMatchObject([
      { id: event.id, type: event.type, processedAt: expect.any(Date) },
    ]);
  });

  test.each([null, "", { id: 7 }, 7, [], { id: "cus_nobody", deleted: true }])(
    "a customer of any shape: %j",
    async (customer) => {
      const object = { object: "checkout.session", customer };
      expect(await deliver(eventOf(null, { data: { object } }))).toBe(200);
    },
  );
});

describe("never answers 5xx", () => {
  const odd = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.jsonValue().map((it) => JSON.stringify(it)),
  );

  test("to a text without a signature", async () => {
    const signature = fc.option(
      fc.oneof(
        fc.string({
          unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
        }),
        fc.constantFrom("t=1,v1=2", "t=,v1=", ",,,=", `t=${"9".repeat(400)},v1=${"a".repeat(64)}`),
      ),
    );
    await fc.assert(
      fc.asyncProperty(odd, signature, async (body, header) => {
        expect((await sendText(body, header)).status).toBe(400);
      }),
      { numRuns: 200 },
    );
  });

  test("to a text that is signed", async () => {
    const event = fc.record(
      {
        id: fc.oneof(
          fc.uuid().map((id) => id.replaceAll("-", "")),
          odd,
          fc.jsonValue(),
        ),
        type: fc.oneof(
          { weight: 4, arbitrary: fc.constant("invoice.paid") },
          { weight: 1, arbitrary: fc.jsonValue() },
        ),
        created: fc.oneof(fc.nat(), fc.maxSafeInteger(), fc.double(), fc.jsonValue()),
        data: fc.oneof(fc.jsonValue(), fc.record({ object: fc.record({ customer: odd }) })),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          odd,
          event.map((it) => JSON.stringify(it)),
        ),
        async (body) => {
          // Lone surrogates can't be sent: what arrives is what UTF-8 makes of them.
          const sent = Buffer.from(body).toString();
          expect([200, 400]).toContain((await sendText(sent, signatureOf(sent))).status);
        },
      ),
      { numRuns: 300 },
    );
  });
});
