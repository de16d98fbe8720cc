import { beforeEach, describe, expect, test, vi } from "vitest";
import { applyDefaults } from "./environment";

const secrets = { text: () => "a secret of one machine, long enough to sign with" };

beforeEach(() => {
  vi.unstubAllEnvs();
  for (const name of [
    "APP_URL",
    "DATABASE_URL",
    "GOOGLE_CLIENT_ID",
    "GOOGLE_CLIENT_SECRET",
    "GOOGLE_ISSUER",
    "PORT",
    "SANDBOX_GOOGLE",
    "SANDBOX_PORT",
    "SANDBOX_STRIPE",
    "STRIPE_BASE_URL",
    "STRIPE_PRICE_ID",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ]) {
    vi.stubEnv(name, undefined);
  }
  // What `applyDefaults` writes is put back with what is stubbed here.
  for (const name of ["AUTH_SECRET", "DATA_ENCRYPTION_KEY", "RESEND_API_KEY", "RESEND_BASE_URL"]) {
    vi.stubEnv(name, process.env[name]);
  }
  vi.stubEnv("MAIL_INBOX_URL", process.env.MAIL_INBOX_URL);
});

function standInsOf(changes: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(changes)) vi.stubEnv(name, value);
  applyDefaults(secrets);
  const { SANDBOX_GOOGLE, GOOGLE_CLIENT_ID, GOOGLE_ISSUER, ...rest } = process.env;
  const { SANDBOX_STRIPE, STRIPE_SECRET_KEY, STRIPE_PRICE_ID, STRIPE_BASE_URL } = rest;
  return {
    google: { SANDBOX_GOOGLE, GOOGLE_CLIENT_ID, GOOGLE_ISSUER },
    stripe: { SANDBOX_STRIPE, STRIPE_SECRET_KEY, STRIPE_PRICE_ID, STRIPE_BASE_URL },
  };
}

const noGoogle = {
  SANDBOX_GOOGLE: undefined,
  GOOGLE_CLIENT_ID: undefined,
  GOOGLE_ISSUER: undefined,
};

const noStripe = {
  SANDBOX_STRIPE: undefined,
  STRIPE_SECRET_KEY: undefined,
  STRIPE_PRICE_ID: undefined,
  STRIPE_BASE_URL: undefined,
};

describe("the stand-ins that let anyone in and let anyone pay", () => {
  test("serve a Stepwell of one machine alone", () => {
    expect(standInsOf({ SANDBOX_PORT: "4999" })).toEqual({
      google: {
        SANDBOX_GOOGLE: "1",
        GOOGLE_CLIENT_ID: expect.any(String),
        GOOGLE_ISSUER: "http://localhost:4999/google",
      },
      stripe: {
        SANDBOX_STRIPE: "1",
        STRIPE_SECRET_KEY: expect.stringMatching(/^sk_test_/),
        STRIPE_PRICE_ID: expect.stringMatching(/^price_/),
        STRIPE_BASE_URL: "http://localhost:4999/stripe",
      },
    });
    expect(process.env.STRIPE_WEBHOOK_SECRET).toBe(`whsec_${secrets.text()}`);
  });

  test.each([
    ["with a database of one's own", { DATABASE_URL: "postgresql://db.example/stepwell" }],
    ["at a public address", { APP_URL: "https://stepwell.example" }],
    [
      "at a name that only begins like this machine's",
      { APP_URL: "http://localhost.evil.example" },
    ],
    ["at an address that is none", { APP_URL: "stepwell" }],
    [
      "asked for by hand",
      { SANDBOX_GOOGLE: "1", SANDBOX_STRIPE: "1", DATABASE_URL: "postgresql://db.example/x" },
    ],
  ])("stay off %s", (_, changes) => {
    expect(standInsOf(changes)).toEqual({ google: noGoogle, stripe: noStripe });
  });

  test.each([
    [true, {}],
    [false, { APP_URL: "https://stepwell.example" }],
    [false, { DATABASE_URL: "postgresql://db.example/stepwell" }],
  ])("and an account with a known password is made there alone: %s", (isOneMachine, changes) => {
    for (const [name, value] of Object.entries(changes)) vi.stubEnv(name, value);
    expect(applyDefaults(secrets)).toMatchObject({ isOneMachine });
  });

  test("stay off where Google itself is set up", () => {
    const own = { GOOGLE_CLIENT_ID: "own", GOOGLE_CLIENT_SECRET: "secret" };
    expect(standInsOf(own).google).toEqual({ ...noGoogle, GOOGLE_CLIENT_ID: "own" });
  });

  test.each([
    ["whole", { STRIPE_SECRET_KEY: "sk_live_own", STRIPE_PRICE_ID: "price_own" }],
    ["in part, which the start refuses", { STRIPE_SECRET_KEY: "sk_live_own" }],
  ])("stay off where Stripe itself is set up %s", (_, own) => {
    expect(standInsOf(own).stripe).toEqual({ ...noStripe, ...own });
  });
});
