import { describe, expect, test } from "vitest";
import { againstDescription } from "./against-description";
import { againstFixtures } from "./against-fixtures";
import type { Walk } from "./scenario";
import { walk } from "./scenario";

const portalSession = {
  id: "bps_1",
  object: "billing_portal.session",
  return_url: null,
  url: "https://billing.stripe.com/p/1",
};

const walked: Walk = {
  calls: [
    {
      method: "POST",
      path: "/v1/billing_portal/sessions",
      parameters: ["customer"],
      status: 200,
      body: portalSession,
    },
  ],
  webhooks: [],
};

const text = { type: "string" };

/** As Stripe writes descriptions, cut down to one call. */
function description(properties: object, parameters: object = { customer: text }) {
  const schema = { $ref: "#/components/schemas/billing_portal.session" };
  const form = { schema: { type: "object", properties: parameters } };
  const post = {
    requestBody: { content: { "application/x-www-form-urlencoded": form } },
    responses: { "200": { content: { "application/json": { schema } } } },
  };
  return {
    openapi: "3.0.0",
    paths: { "/v1/billing_portal/sessions": { post } },
    components: {
      schemas: {
        "billing_portal.session": {
          type: "object",
          required: Object.keys(properties),
          properties: {
            id: text,
            object: { ...text, enum: ["billing_portal.session"] },
            ...properties,
          },
        },
      },
    },
  };
}

describe("against the description", () => {
  test("what fits is no difference", () => {
    const fitting = description({ return_url: { ...text, nullable: true }, url: text });
    expect(againstDescription(fitting, walked)).toEqual([]);
  });

  test.each([
    ["a field that is missing", { return_url: {}, url: text, locale: text }, "'locale'"],
    ["a field that nobody knows", { url: text }, '"return_url"'],
    [
      "null where there must be a text",
      { return_url: text, url: text },
      "/return_url must be string",
    ],
    ["another kind", { return_url: {}, url: { type: "integer" } }, "/url must be integer"],
  ])("%s is one", (_, properties, what) => {
    expect(againstDescription(description(properties), walked)).toEqual([
      {
        where: "POST /v1/billing_portal/sessions 200",
        what: expect.stringContaining(what),
      },
    ]);
  });

  test("so is a parameter or a call that it does not have", () => {
    const known = { return_url: {}, url: text };
    expect(againstDescription(description(known, {}), walked)).toMatchObject([
      { what: "has no parameter customer" },
    ]);
    const nothing = { ...description(known), paths: {} };
    expect(againstDescription(nothing, walked)).toMatchObject([
      { what: "the description does not know it" },
      { what: "has no parameter customer" },
    ]);
  });
});

describe("against Stripe's examples", () => {
  const differencesTo = (example: object) =>
    againstFixtures({ resources: { "billing_portal.session": example } }, walked);

  test("what has the same fields and kinds is no difference", () => {
    expect(differencesTo({ ...portalSession, return_url: "https://example.com" })).toEqual([]);
  });

  test("fields that only one has, and values of another kind, are", () => {
    const { url: _, ...rest } = portalSession;
    expect(differencesTo({ ...rest, id: 1, locale: null })).toEqual([
      { where: "billing_portal.session.id", what: "is string, in Stripe's example number" },
      { where: "billing_portal.session.locale", what: "is missing" },
      { where: "billing_portal.session.url", what: "is not in Stripe's example" },
    ]);
  });
});

test("the walk comes by every call, and by every kind of event", async () => {
  const { calls, webhooks } = await walk();
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200, 400, 401, 404]));
  expect(calls.length).toBeGreaterThan(40);
  expect(webhooks.length).toBeGreaterThan(40);
});
