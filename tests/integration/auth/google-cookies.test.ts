import { afterAll, expect, test, vi } from "vitest";
import { Browser } from "../support/browser";
import type { Google } from "../support/google";

// The environment is read when the first module of the product is loaded.
const google: Google = await vi.hoisted(async () => {
  process.env.APP_URL = "https://stepwell.example";
  return (await import("../support/google")).startGoogle();
});
afterAll(() => google.stop());

test("on https every cookie of the way to Google belongs to this host alone", async () => {
  const response = await new Browser().fetch("/api/auth/google");
  const { searchParams } = new URL(response.headers.get("location") ?? "");
  expect(searchParams.get("redirect_uri")).toBe(
    "https://stepwell.example/api/auth/callback/google",
  );
  const lines = response.headers.getSetCookie();
  expect(lines.map((line) => line.split("=")[0]).sort()).toEqual([
    "__Host-authjs.callback-url",
    "__Host-authjs.nonce",
    "__Host-authjs.pkce.code_verifier",
    "__Host-authjs.state",
    "__Host-stepwell-google-flow",
    "__Host-stepwell-google-link",
  ]);
  for (const line of lines) {
    const attributes = line.toLowerCase().split("; ").slice(1);
    expect(attributes).toEqual(
      expect.arrayContaining(["path=/", "secure", "httponly", "samesite=lax"]),
    );
    expect(line).not.toMatch(/domain=/i);
  }
});
