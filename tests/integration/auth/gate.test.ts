import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { GET } from "@/app/(auth)/session-ended/route";
import { requirePageSession } from "@/lib/auth/gate";
import { sessionCookieName } from "@/lib/auth/session-token";
import { Browser } from "../support/browser";
import { revoke, signedIn } from "../support/people";
import { redirectOf } from "../support/redirects";

function endSession(browser: Browser, redirectTo: string): Promise<Response> {
  const address = new URL("http://localhost:3000/session-ended");
  address.searchParams.set("redirectTo", redirectTo);
  return browser.run(() => GET(new NextRequest(address)));
}

test("the gate lets a living session in and knows its person", async () => {
  const { browser, userId } = await signedIn();
  const session = await browser.run(requirePageSession);
  expect(session.user.id).toBe(userId);
});

test("the gate sends a session that was ended away, though the middleware let it pass", async () => {
  const person = await signedIn();
  await revoke(person);
  expect(await redirectOf(person.browser.run(requirePageSession))).toBe(
    "/session-ended?redirectTo=%2Fdashboard",
  );
});

test("the dead cookie is taken back on the way to the log-in screen", async () => {
  const person = await signedIn();
  await revoke(person);
  const response = await endSession(person.browser, "/my-plans/1?a=b");
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/login?redirectTo=%2Fmy-plans%2F1%3Fa%3Db");
  expect(person.browser.cookies.has(sessionCookieName())).toBe(false);
});

test("a link to there neither ends a living session nor leads to another site", async () => {
  const { browser } = await signedIn();
  const response = await endSession(browser, "//evil.example");
  expect(response.headers.get("location")).toBe("/dashboard");
  expect(browser.cookies.has(sessionCookieName())).toBe(true);
  const visitor = await endSession(new Browser(), "https://evil.example");
  expect(visitor.headers.get("location")).toBe("/login?redirectTo=%2Fdashboard");
});
