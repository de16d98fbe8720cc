import { describe, expect, it } from "vitest";
import { EnvironmentError, parseEnvironment } from "./env";

const complete = {
  DATABASE_URL: "postgresql://someone@localhost/stepwell",
  AUTH_SECRET: "a-secret-that-is-at-least-32-characters",
  DATA_ENCRYPTION_KEY: "a-key-that-only-tests-use-of-43-characters_",
};

function problemsOf(source: Record<string, string | undefined>): string[] {
  try {
    parseEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe("parseEnvironment", () => {
  it("fills in every default that a complete environment leaves open", () => {
    expect(parseEnvironment(complete)).toMatchObject({
      APP_URL: "http://localhost:3000",
      TRUST_PROXY: false,
      DATABASE_POOL_SIZE: 10,
      DATABASE_WAIT_SECONDS: 10,
      AI_PRICES: {},
      EMAIL_FROM: "Stepwell <hello@stepwell.example>",
    });
  });

  it("names every variable that is missing, each in a line of its own", () => {
    expect(problemsOf({})).toEqual([
      "DATABASE_URL is missing: the address of a PostgreSQL database",
      "AUTH_SECRET is missing: a random text of 32 characters or more",
      "DATA_ENCRYPTION_KEY is missing: 32 random bytes as base64",
    ]);
  });

  it("hears Google over https alone, but for a stand-in on this machine", () => {
    for (const GOOGLE_ISSUER of ["http://localhost:4010/google", "http://127.0.0.1:1/google", ""]) {
      expect(problemsOf({ ...complete, GOOGLE_ISSUER })).toEqual([]);
    }
    for (const GOOGLE_ISSUER of ["http://accounts.google.com", "http://localhost.evil.example/"]) {
      expect(problemsOf({ ...complete, GOOGLE_ISSUER })).toEqual([
        "GOOGLE_ISSUER must begin with https://",
      ]);
    }
  });

  it("refuses a short secret instead of signing sessions with it", () => {
    expect(problemsOf({ ...complete, AUTH_SECRET: "short" })).toEqual([
      "AUTH_SECRET must have 32 characters or more",
    ]);
  });

  it("reads former keys for private texts, with commas and spaces between them", () => {
    const key = complete.DATA_ENCRYPTION_KEY;
    for (const [typed, read] of [
      [undefined, []],
      ["", []],
      [" , ", []],
      [key, [key]],
      [` ${key} , ${"A".repeat(43)}=,`, [key, `${"A".repeat(43)}=`]],
    ] as const) {
      const { DATA_ENCRYPTION_KEY_PREVIOUS } = parseEnvironment({
        ...complete,
        DATA_ENCRYPTION_KEY_PREVIOUS: typed,
      });
      expect(DATA_ENCRYPTION_KEY_PREVIOUS).toEqual(read);
    }
    expect(problemsOf({ ...complete, DATA_ENCRYPTION_KEY_PREVIOUS: `${key},short` })).toEqual([
      "DATA_ENCRYPTION_KEY_PREVIOUS.1 must be keys of 32 bytes as base64, with commas between",
    ]);
  });

  it("refuses a key for private texts that has not 32 bytes", () => {
    for (const key of ["short", "a".repeat(44), `${"a".repeat(42)}!`]) {
      expect(problemsOf({ ...complete, DATA_ENCRYPTION_KEY: key })).toEqual([
        "DATA_ENCRYPTION_KEY must be 32 bytes as base64",
      ]);
    }
  });

  it("never repeats a wrong value, which may be a secret in the wrong place", () => {
    const message = problemsOf({ ...complete, DATABASE_URL: "sk-ant-very-secret" }).join();
    expect(message).toContain("DATABASE_URL");
    expect(message).not.toContain("very-secret");
  });

  it("takes an empty optional variable as not set", () => {
    const environment = parseEnvironment({
      ...complete,
      ANTHROPIC_API_KEY: " ",
      RESEND_BASE_URL: "",
      TRUST_PROXY: "",
    });
    expect(environment.ANTHROPIC_API_KEY).toBeUndefined();
    expect(environment.RESEND_BASE_URL).toBeUndefined();
    expect(environment.TRUST_PROXY).toBe(false);
  });

  it("reads what a collector of traces wants, and repeats none of it", () => {
    const read = (OTEL_EXPORTER_OTLP_HEADERS: string) =>
      parseEnvironment({ ...complete, OTEL_EXPORTER_OTLP_HEADERS }).OTEL_EXPORTER_OTLP_HEADERS;
    expect(read("")).toEqual({});
    expect(read("x-key=a=b%20c, other=")).toEqual({ "x-key": "a=b c", other: "" });
    for (const wrong of ["a-key-alone", "x=100%", "=x"]) {
      expect(problemsOf({ ...complete, OTEL_EXPORTER_OTLP_HEADERS: wrong })).toEqual([
        "OTEL_EXPORTER_OTLP_HEADERS must be name=value, with commas between",
      ]);
    }
  });

  it("wants what billing needs whole, or nothing of it", () => {
    const whole = {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_ID: "price_1",
    };
    expect(problemsOf({ ...complete, ...whole })).toEqual([]);
    expect(problemsOf({ ...complete, ...whole, STRIPE_WEBHOOK_SECRET: "" })).toEqual([
      "STRIPE_WEBHOOK_SECRET is missing: billing needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID, or none of them",
    ]);
    expect(problemsOf({ ...complete, STRIPE_PRICE_ID: "price_1" })).toHaveLength(2);
  });

  it("reads budgets and prices, and says what they look like", () => {
    const read = parseEnvironment({
      ...complete,
      AI_MONTHLY_BUDGET_USD: "12.50",
      AI_MONTHLY_BUDGET_PER_USER_USD: " ",
      AI_PRICES: '{"a-model":{"input":2,"output":10,"cacheRead":0.2}}',
    });
    expect(read.AI_MONTHLY_BUDGET_USD).toBe(12.5);
    expect(read.AI_MONTHLY_BUDGET_PER_USER_USD).toBeUndefined();
    const price = { input: 2, output: 10, cacheWrite: 2, cacheRead: 0.2 };
    expect(read.AI_PRICES).toEqual({ "a-model": price });
    for (const AI_PRICES of ["cheap", '{"a-model":2}', '{"a-model":{"input":"2","output":1}}']) {
      expect(problemsOf({ ...complete, AI_PRICES }).join()).toMatch(
        /^AI_PRICES.* must be JSON such as/,
      );
    }
    expect(problemsOf({ ...complete, AI_MONTHLY_BUDGET_USD: "ten" })).toEqual([
      "AI_MONTHLY_BUDGET_USD must be US dollars such as 20 or 0.50",
    ]);
  });

  it("drops the slash at the end of the public address", () => {
    expect(parseEnvironment({ ...complete, APP_URL: "https://stepwell.example/" }).APP_URL).toBe(
      "https://stepwell.example",
    );
  });
});
