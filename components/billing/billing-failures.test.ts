import { afterEach, describe, expect, test, vi } from "vitest";
import { dismissToast, readToasts } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api-client";
import { AppError } from "@/lib/errors";
import {
  portalAlert,
  tellPortalFailure,
  tellUpgradeFailure,
  upgradeAlert,
} from "./billing-failures";

function refused(status: number, message: string, code?: string): ApiError {
  return new ApiError(status, message, { code });
}

function withoutJson(status: number, message: string): ApiError {
  return new ApiError(status, message, { isJson: false });
}

const lost = new TypeError("Failed to fetch");
const html = withoutJson(502, "API endpoint returned HTML instead of JSON (Status: 502).");
const notJson = withoutJson(200, "Expected JSON response but got: text/plain");
const subscribed = new AppError("ALREADY_SUBSCRIBED");
const off = new AppError("BILLING_OFF");

vi.useFakeTimers();

afterEach(() => {
  for (const entry of readToasts()) dismissToast(entry.id);
  vi.runAllTimers();
  vi.unstubAllGlobals();
});

describe("the toast of a desktop", () => {
  const upgradeDefault = "Unable to start upgrade process. Please try again.";
  const portalDefault = "Unable to open billing portal. Please try again.";

  test.each([
    [refused(503, "Not now.", "BILLING_DOWN"), "Not now.", "Not now."],
    [refused(500, "Broken."), "Broken.", "Broken."],
    [lost, upgradeDefault, portalDefault],
    [html, upgradeDefault, portalDefault],
    [notJson, upgradeDefault, portalDefault],
    [new Error("The answer names no checkout"), upgradeDefault, portalDefault],
  ])("%o", (error, upgradeReason, portalReason) => {
    tellUpgradeFailure(error);
    expect(readToasts()).toMatchObject([
      { variant: "destructive", title: "Upgrade Failed", description: upgradeReason },
    ]);
    tellPortalFailure(error);
    expect(readToasts()).toMatchObject([
      { variant: "destructive", title: "Unable to Open Portal", description: portalReason },
    ]);
    expect(readToasts()[0]).not.toHaveProperty("action");
  });

  test("leads someone whose session has ended to the log-in screen and back here", () => {
    const assign = vi.fn();
    vi.stubGlobal("location", { pathname: "/my-plans/1", search: "?a=b", assign });
    tellPortalFailure(refused(401, "Please log in.", "UNAUTHENTICATED"));
    const [told] = readToasts();
    expect(told).toMatchObject({ description: "Please log in.", action: { label: "Log in" } });
    told?.action?.onSelect();
    expect(assign).toHaveBeenCalledWith("/login?redirectTo=%2Fmy-plans%2F1%3Fa%3Db");
  });
});

describe("the alert of a phone", () => {
  const portalDefault = "Unable to access subscription management. Please try again.";
  const checkoutDefault = "Unable to start checkout. Please try again.";

  test.each([
    [refused(401, "x"), "Please log in again to manage your subscription."],
    [refused(404, "x"), "No active subscription found to manage."],
    [refused(500, "x"), portalDefault],
    [refused(503, "x", "BILLING_DOWN"), portalDefault],
    [lost, portalDefault],
    [refused(503, off.message, "BILLING_OFF"), off.message],
  ])("of the portal: %o", (error, message) => {
    expect(portalAlert(error)).toBe(message);
  });

  test.each([
    [refused(401, "x"), checkoutDefault],
    [refused(500, "x"), checkoutDefault],
    [refused(429, "x", "RATE_LIMITED"), checkoutDefault],
    [lost, checkoutDefault],
    [new Error("The answer names no checkout"), checkoutDefault],
    // To try again would change nothing.
    [refused(409, subscribed.message, "ALREADY_SUBSCRIBED"), subscribed.message],
    [refused(503, off.message, "BILLING_OFF"), off.message],
  ])("of the checkout: %o", (error, message) => {
    expect(upgradeAlert(error)).toBe(message);
  });
});
