import { globSync } from "node:fs";
import path from "node:path";
import { NextRequest } from "next/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { config } from "@/middleware";
import { guard } from "./guard";
import { decodeSessionToken, encodeSessionToken, sessionCookieName } from "./session-token";

const origin = "http://localhost:3000";
const userId = "01a1f8a1-556b-7068-bfac-aa4f5a8c71d1";
const sessionId = "01a1f8a1-5570-7068-bfac-aa4f5a8c71d2";
const start = new Date("2026-11-20T12:00:00Z");
const hour = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

type Asked = { token?: string; method?: string; headers?: Record<string, string> };

function ask(path: string, { token, method = "GET", headers = {} }: Asked = {}) {
  const request = new NextRequest(`${origin}${path}`, { method, headers });
  if (token) request.cookies.set(sessionCookieName(), token);
  return guard(request);
}

function location(response: Response): string | null {
  return response.headers.get("location")?.replace(origin, "") ?? null;
}

describe("guard", () => {
  it("leads a visitor from a guarded page to the log-in screen, with path and query", async () => {
    expect(location(await ask("/my-plans/1?tab=a b&x=%26"))).toBe(
      "/login?redirectTo=%2Fmy-plans%2F1%3Ftab%3Da%2520b%26x%3D%2526",
    );
  });

  it.each(["forged", "a.b.c.d.e"])("takes the cookie %s for a visitor's", async (token) => {
    expect(location(await ask("/dashboard", { token }))).toBe("/login?redirectTo=%2Fdashboard");
  });

  it("lets a signed cookie through and tells the page its own path, whatever the client says", async () => {
    const token = await encodeSessionToken({ userId, sessionId });
    const headers = { "x-current-path": "//evil.example" };
    const response = await ask("/journal?a=1", { token, headers });
    expect(location(response)).toBeNull();
    expect(response.headers.get("x-middleware-request-x-current-path")).toBe("/journal?a=1");
  });

  it.each(["/shared", "/shared/0a1b2c3d4e5f6g7h8i9j0k1l2"])(
    "opens %s to everybody, with a policy of its own for each answer",
    async (path) => {
      const token = await encodeSessionToken({ userId, sessionId });
      const answers = [await ask(path), await ask(path), await ask(path, { token })];
      expect(answers.map(location)).toEqual([null, null, null]);
      const policies = answers.map(({ headers }) => headers.get("content-security-policy"));
      expect(new Set(policies).size).toBe(3);
      for (const policy of policies) expect(policy).toContain("'nonce-");
      expect(config.matcher.some((entry) => entry === "/shared/:shareId")).toBe(true);
    },
  );

  it("leads a signed-in person from / to the dashboard, and leaves visitors there", async () => {
    const token = await encodeSessionToken({ userId, sessionId });
    expect(location(await ask("/", { token }))).toBe("/dashboard");
    expect(location(await ask("/", { token: "forged" }))).toBeNull();
  });

  it("gives the answer to the landing page's form a policy of its own, for its own scripts", async () => {
    const response = await ask("/", { method: "POST" });
    expect(location(response)).toBeNull();
    expect(response.headers.get("content-security-policy")).toMatch(/'nonce-[\w+/=]+'/);
    expect((await ask("/")).headers.get("content-security-policy")).toBeNull();
  });

  const linkScreens = [
    "/forgot-password",
    "/verify-email?token=a",
    "/reset-password?token=a",
    "/unsubscribe?token=a",
  ];

  it("leaves the sign-in screens open to visitors", async () => {
    for (const path of ["/auth", "/login?redirectTo=%2Fdashboard", "/signup", ...linkScreens]) {
      const response = await ask(path, { token: "forged" });
      expect(location(response)).toBeNull();
      expect(response.headers.get("content-security-policy")).toContain("'nonce-");
    }
  });

  it("leads a signed-in person from the sign-in screens to where they wanted to go", async () => {
    const token = await encodeSessionToken({ userId, sessionId });
    for (const path of ["/auth", "/login", "/signup?redirectTo=%2F%2Fevil.example"]) {
      expect(location(await ask(path, { token }))).toBe("/dashboard");
    }
    const asked = "/login?redirectTo=%2Fjournal%3Fa%3D1";
    expect(location(await ask(asked, { token }))).toBe("/journal?a=1");
    expect(location(await ask("/login", { token, method: "POST" }))).toBeNull();
    expect(location(await ask("/login?google=expired", { token }))).toBeNull();
  });

  it("leaves links from mails to whoever opens them, signed in or not", async () => {
    const token = await encodeSessionToken({ userId, sessionId });
    for (const path of linkScreens) expect(location(await ask(path, { token }))).toBeNull();
  });

  it("lets a write through to the action that answers it", async () => {
    expect(location(await ask("/dashboard", { method: "POST" }))).toBeNull();
  });

  it("renews a cookie after a day, for the same session", async () => {
    const token = await encodeSessionToken({ userId, sessionId });
    vi.setSystemTime(start.getTime() + 23 * hour);
    expect((await ask("/dashboard", { token })).cookies.getAll()).toEqual([]);
    vi.setSystemTime(start.getTime() + 25 * hour);
    const renewed = (await ask("/dashboard", { token })).cookies.get(sessionCookieName());
    expect(renewed).toMatchObject({ httpOnly: true, sameSite: "lax", maxAge: 30 * 24 * 3600 });
    expect(await decodeSessionToken(renewed?.value ?? "")).toMatchObject({ userId, sessionId });
  });

  it("gives every rendered page a nonce of its own", async () => {
    const [one, two] = [await ask("/login"), await ask("/login")];
    const policy = one.headers.get("content-security-policy");
    expect(policy).toContain("'nonce-");
    expect(one.headers.get("x-middleware-request-content-security-policy")).toBe(policy);
    expect(two.headers.get("content-security-policy")).not.toBe(policy);
  });
});

describe("middleware", () => {
  const guarded = ["(app)", "(welcome)"].flatMap((group) =>
    globSync("**/page.tsx", { cwd: `app/${group}` }).map(
      (file) => `/${path.dirname(file).replaceAll(/\[(\w+)\]/g, ":$1")}`,
    ),
  );

  it.each(guarded)("guards %s", (page) => {
    const isCovered = config.matcher.some((rule) => typeof rule === "string" && covers(rule, page));
    expect(isCovered).toBe(true);
  });

  it("guards nothing that is no page, whose answer has another policy", () => {
    expect(guarded.length).toBeGreaterThan(10);
    expect(config.matcher.filter((rule) => typeof rule === "string" && rule.includes("*"))).toEqual(
      [],
    );
  });

  it("stands before no built page but /, and there for a session or a form alone", () => {
    const built = globSync("**/page.tsx", { cwd: "app/(marketing)" }).map((file) =>
      path.join("/", path.dirname(file)),
    );
    expect(built).toContain("/terms-of-service");
    for (const page of built) expect(config.matcher).not.toContain(page);
    expect(config.matcher.filter((rule) => typeof rule !== "string")).toEqual(
      Array(3).fill(expect.objectContaining({ source: "/", has: expect.anything() })),
    );
  });

  it.each([
    "/auth",
    "/login",
    "/signup",
    "/forgot-password",
    "/verify-email",
    "/reset-password",
    "/unsubscribe",
  ])("gives %s a policy of its own", (path) => {
    expect(config.matcher).toContain(path);
  });

  it("knows the names of the session cookie", () => {
    const names = config.matcher
      .flatMap((rule) => (typeof rule === "string" ? [] : rule.has))
      .flatMap(({ type, key }) => (type === "cookie" ? [key] : []));
    expect(names).toEqual(["authjs.session-token", "__Host-authjs.session-token"]);
    expect(names).toContain(sessionCookieName());
  });
});

/** Whether a rule with parameters, each of one segment, fits a page's path. */
function covers(rule: string, page: string): boolean {
  const [wanted, given] = [rule.split("/"), page.split("/")];
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => segment.startsWith(":") || segment === given[at])
  );
}
