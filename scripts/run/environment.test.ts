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
  ]) {
    vi.stubEnv(name, undefined);
  }
  // What `applyDefaults` writes is put back with what is stubbed here.
  for (const name of ["AUTH_SECRET", "DATA_ENCRYPTION_KEY", "RESEND_API_KEY", "RESEND_BASE_URL"]) {
    vi.stubEnv(name, process.env[name]);
  }
  vi.stubEnv("MAIL_INBOX_URL", process.env.MAIL_INBOX_URL);
});

function googleOf(changes: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(changes)) vi.stubEnv(name, value);
  applyDefaults(secrets);
  const { SANDBOX_GOOGLE, GOOGLE_CLIENT_ID, GOOGLE_ISSUER } = process.env;
  return { SANDBOX_GOOGLE, GOOGLE_CLIENT_ID, GOOGLE_ISSUER };
}

const nothing = {
  SANDBOX_GOOGLE: undefined,
  GOOGLE_CLIENT_ID: undefined,
  GOOGLE_ISSUER: undefined,
};

describe("the stand-in for Google, which lets anyone in under any address", () => {
  test("serves a Stepwell of one machine alone", () => {
    expect(googleOf({ SANDBOX_PORT: "4999" })).toEqual({
      SANDBOX_GOOGLE: "1",
      GOOGLE_CLIENT_ID: expect.any(String),
      GOOGLE_ISSUER: "http://localhost:4999/google",
    });
  });

  test.each([
    ["with a database of one's own", { DATABASE_URL: "postgresql://db.example/stepwell" }],
    ["at a public address", { APP_URL: "https://stepwell.example" }],
    [
      "at a name that only begins like this machine's",
      { APP_URL: "http://localhost.evil.example" },
    ],
    ["at an address that is none", { APP_URL: "stepwell" }],
    ["asked for by hand", { SANDBOX_GOOGLE: "1", DATABASE_URL: "postgresql://db.example/x" }],
  ])("stays off %s", (_, changes) => {
    expect(googleOf(changes)).toEqual(nothing);
  });

  test("stays off where Google itself is set up", () => {
    expect(googleOf({ GOOGLE_CLIENT_ID: "own", GOOGLE_CLIENT_SECRET: "secret" })).toEqual({
      ...nothing,
      GOOGLE_CLIENT_ID: "own",
    });
  });
});
