import { expect, test } from "vitest";
import { isGoogleOffered } from "@/lib/auth/google-provider";
import { Browser } from "../support/browser";

test("where Google is not set up nobody is offered it, and its calls say so plainly", async () => {
  expect(isGoogleOffered()).toBe(false);
  const browser = new Browser();
  for (const path of ["/api/auth/google", "/api/auth/callback/google?code=1&state=2"]) {
    expect(await browser.call("GET", path)).toMatchObject({
      status: 404,
      body: {
        success: false,
        message: "Signing in with Google is not set up here. Please use your email and password.",
      },
    });
  }
  expect(browser.cookies.size).toBe(0);
});
