import { expect, test, vi } from "vitest";
import { encodeSessionToken } from "@/lib/auth/session-token";
import { Browser } from "../support/browser";
import { sessionCookieLines } from "../support/cookie-lines";
import { signedIn } from "../support/people";

// The environment is read when the first module of the product is loaded.
vi.hoisted(() => {
  process.env.APP_URL = "https://stepwell.example";
});

test("on https the session cookie is out of reach of scripts, other sites and other hosts", async () => {
  const name = "__Host-authjs.session-token";
  const attributes = ["httponly", "path=/", "samesite=lax", "secure"];
  const value = expect.stringMatching(/./);
  expect(await sessionCookieLines()).toEqual([
    { name, value, attributes },
    { name, value, attributes },
    { name, value: "", attributes: expect.arrayContaining([...attributes, "max-age=0"]) },
  ]);
});

test("a cookie of an earlier name is nobody's, and breaks nothing", async () => {
  const { userId, sessionId } = await signedIn();
  const browser = new Browser();
  for (const name of ["authjs.session-token", "__Secure-authjs.session-token"]) {
    browser.cookies.set(name, await encodeSessionToken({ userId, sessionId }));
  }
  expect((await browser.call("GET", "/api/auth/me")).status).toBe(401);
});
