import { describe, expect, it } from "vitest";
import { safeRedirect } from "./safe-redirect";

describe("safeRedirect", () => {
  it.each([
    ["/dashboard", "/dashboard"],
    ["/my-plans/1?tab=chat#last", "/my-plans/1?tab=chat#last"],
    ["/checklist/new?from=shared&shareId=a%2Fb", "/checklist/new?from=shared&shareId=a%2Fb"],
    ["/%64ashboard", "/%64ashboard"],
    ["/a/../journal", "/journal"],
    ["/journal?next=//evil.example", "/journal?next=//evil.example"],
    ["/login-help", "/login-help"],
    ["%2Fmy-plans%2F1", "/my-plans/1"],
  ])("leads %s to %s", (value, path) => {
    expect(safeRedirect(value)).toBe(path);
  });

  it.each([
    "",
    "dashboard",
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\u0000/dashboard",
    " //evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "%2F%2Fevil.example",
    "%2f%5cevil.example",
    "%2F%",
    "javascript:alert(1)",
    "data:text/html,x",
    "@evil.example",
    ".evil.example",
    "/dashboard\r\nLocation: https://evil.example",
    "/login",
    "/login?redirectTo=/login",
    "/LOGIN",
    "/signup/",
    "/auth",
    "/forgot-password",
    "/session-ended?redirectTo=/dashboard",
    "/api/auth/logout",
    `/${"a".repeat(2_000)}`,
    undefined,
    null,
    7,
    ["/dashboard"],
  ])("refuses %o", (value) => {
    expect(safeRedirect(value)).toBeNull();
  });
});
