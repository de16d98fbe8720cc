import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionCookieName } from "@/lib/auth/session-token";
import { prisma } from "@/lib/db";
import { type AuthAnswer, registered } from "../support/accounts";
import { Browser } from "../support/browser";
import {
  comeBack,
  fillGooglePage,
  type Google,
  goToGoogle,
  newVisitor,
  visitGoogle,
} from "../support/google";
import { openSession, signedIn } from "../support/people";

const google: Google = await vi.hoisted(async () =>
  (await import("../support/google")).startGoogle(),
);
afterAll(() => google.stop());
beforeEach(() => {
  google.isDown = false;
});

function me(browser: Browser) {
  return browser.call<AuthAnswer>("GET", "/api/auth/me");
}

/** Someone who came by Google before and has been through /welcome. */
async function returning() {
  const visitor = newVisitor();
  await visitGoogle(new Browser(), visitor);
  const user = await prisma.user.update({
    where: { email: visitor.email },
    data: { birthDate: new Date("1990-12-10"), termsAcceptedAt: new Date() },
  });
  return { visitor, userId: user.id };
}

describe("someone new", () => {
  test("gets an account without password and goes to /welcome, with the page asked for", async () => {
    const browser = new Browser();
    const visitor = newVisitor({ name: "Ada King Lovelace" });
    const path = await visitGoogle(browser, visitor, "?redirectTo=%2Fmy-plans%2F1%3Fa%3Db");
    expect(path).toBe("/welcome?redirectTo=%2Fmy-plans%2F1%3Fa%3Db");
    const user = await prisma.user.findUniqueOrThrow({
      where: { email: visitor.email },
      include: { accounts: true, sessions: true },
    });
    expect(user).toMatchObject({
      passwordHash: null,
      emailVerified: expect.any(Date),
      firstName: "Ada King",
      lastName: "Lovelace",
      birthDate: null,
      termsAcceptedAt: null,
    });
    expect(user.sessions).toHaveLength(1);
    expect(user.accounts).toEqual([
      {
        userId: user.id,
        provider: "google",
        providerAccountId: expect.stringMatching(/^\d{21}$/),
        email: visitor.email,
        createdAt: expect.any(Date),
      },
    ]);
    expect((await me(browser)).body.user).toMatchObject({ email: visitor.email, welcomed: false });
  });

  test("is one person, however Google writes the address, and names are cut to the limit", async () => {
    const visitor = newVisitor({ name: `${"🙂".repeat(80)} ${"x".repeat(120)}` });
    await visitGoogle(new Browser(), { ...visitor, email: visitor.email.toUpperCase() });
    const user = await prisma.user.findUniqueOrThrow({ where: { email: visitor.email } });
    expect(user.firstName).toBe("🙂".repeat(50));
    expect(user.lastName).toBe("x".repeat(100));
  });

  test("who comes twice at once gets one account", async () => {
    const visitor = newVisitor();
    const browsers = Array.from({ length: 4 }, () => new Browser());
    const pages = await Promise.all(browsers.map((browser) => goToGoogle(browser)));
    const backs = await Promise.all(pages.map((page) => fillGooglePage(page, visitor)));
    const ends = await Promise.all(
      browsers.map((browser, index) => comeBack(browser, backs[index] ?? "")),
    );
    expect(ends).toEqual(Array(4).fill("/welcome"));
    expect(await prisma.user.count({ where: { email: visitor.email } })).toBe(1);
  });

  test("is refused kindly when Google has not verified the address", async () => {
    const browser = new Browser();
    const visitor = newVisitor({ isVerified: false });
    expect(await visitGoogle(browser, visitor, "?redirectTo=%2Fjournal")).toBe(
      "/login?redirectTo=%2Fjournal&google=unverified",
    );
    expect(await prisma.user.count({ where: { email: visitor.email } })).toBe(0);
    expect(browser.cookies.size).toBe(0);
  });

  test("is refused when Google tells an address that is none", async () => {
    expect(await visitGoogle(new Browser(), newVisitor({ email: "ada@local" }))).toBe(
      "/login?google=unverified",
    );
  });
});

describe("someone who comes back", () => {
  test("is signed in and goes where they wanted to, with a session like any other", async () => {
    const { visitor, userId } = await returning();
    const browser = new Browser();
    expect(await visitGoogle(browser, visitor, "?redirectTo=%2Fjournal")).toBe("/journal");
    expect((await me(browser)).body.user).toMatchObject({ id: userId, welcomed: true });
    const copy = new Browser();
    copy.cookies.set(sessionCookieName(), browser.cookies.get(sessionCookieName()) ?? "");
    await browser.call("POST", "/api/auth/logout");
    expect((await me(copy)).status).toBe(401);
  });

  test("is known by Google's number, whatever the address has become", async () => {
    const { visitor, userId } = await returning();
    const account = await prisma.account.findFirstOrThrow({ where: { userId } });
    const moved = newVisitor({ googleId: account.providerAccountId });
    const browser = new Browser();
    expect(await visitGoogle(browser, moved)).toBe("/dashboard");
    expect((await me(browser)).body.user).toMatchObject({ id: userId, email: visitor.email });
    expect(await prisma.account.findFirst({ where: { userId } })).toMatchObject({
      email: moved.email,
    });
  });

  test("is not let in by another Google account with the same address", async () => {
    const { visitor, userId } = await returning();
    const browser = new Browser();
    expect(await visitGoogle(browser, { ...visitor, googleId: "4711" })).toBe(
      "/login?google=otherGoogle",
    );
    expect(browser.cookies.size).toBe(0);
    expect(await prisma.account.count({ where: { userId } })).toBe(1);
  });

  test("leaves the session that the browser brought behind, whosever it was", async () => {
    const { visitor, userId } = await returning();
    const eve = await signedIn();
    expect(await visitGoogle(eve.browser, visitor)).toBe("/dashboard");
    expect((await me(eve.browser)).body.user).toMatchObject({ id: userId });
    expect(await prisma.session.count({ where: { id: eve.sessionId } })).toBe(0);
  });

  test("a redirectTo to another site counts as none", async () => {
    const { visitor } = await returning();
    for (const target of ["//evil.example", "https://evil.example", "/api/auth/me", "/login"]) {
      const query = `?redirectTo=${encodeURIComponent(target)}`;
      expect(await visitGoogle(new Browser(), visitor, query)).toBe("/dashboard");
    }
  });
});

describe("the way to Google and back", () => {
  test("asks with state, nonce and challenge, and sets no cookie that scripts can read", async () => {
    const response = await new Browser().fetch("/api/auth/google");
    expect(response.status).toBe(303);
    const query = new URL(response.headers.get("location") ?? "").searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: "code",
      redirect_uri: "http://localhost:3000/api/auth/callback/google",
      scope: "openid email profile",
      prompt: "select_account",
      state: expect.stringMatching(/.{20,}/),
      nonce: expect.stringMatching(/.{20,}/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const lines = response.headers.getSetCookie().filter((line) => !/max-age=0/i.test(line));
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const line of lines) expect(line).toMatch(/;\s*httponly/i);
    for (const line of lines) expect(line).toMatch(/;\s*samesite=lax/i);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("leaves none of its cookies behind, and no token in any address", async () => {
    const browser = new Browser();
    const page = await goToGoogle(browser);
    const end = await comeBack(browser, await fillGooglePage(page, newVisitor()));
    expect([...browser.cookies.keys()]).toEqual([sessionCookieName()]);
    const token = browser.cookies.get(sessionCookieName()) ?? "-";
    for (const address of [page.href, end]) expect(address).not.toContain(token);
    expect(end).toBe("/welcome");
  });

  test("Cancel leads back with the page asked for, and signs nobody out", async () => {
    const person = await signedIn();
    const end = await visitGoogle(
      person.browser,
      newVisitor({ cancels: true }),
      "?redirectTo=%2Fjournal",
    );
    expect(end).toBe("/login?redirectTo=%2Fjournal&google=cancelled");
    expect((await me(person.browser)).status).toBe(200);
  });

  test("a callback that nobody started leads to log-in and signs nobody in", async () => {
    const browser = new Browser();
    const own = new Browser();
    const back = await fillGooglePage(await goToGoogle(own), newVisitor());
    // Another's answer, planted in this browser (login CSRF).
    for (const path of [
      "/api/auth/callback/google",
      "/api/auth/callback/google?code=1&state=2",
      back,
    ])
      expect(await comeBack(browser, path)).toBe("/login?google=expired");
    expect(browser.cookies.size).toBe(0);
  });

  test("the answer of another start is refused, though this browser started too", async () => {
    const victim = new Browser();
    await goToGoogle(victim);
    const planted = await fillGooglePage(await goToGoogle(new Browser()), newVisitor());
    expect(await comeBack(victim, planted)).toBe("/login?google=failed");
    expect(victim.cookies.size).toBe(0);
  });

  test("an answer works once", async () => {
    const browser = new Browser();
    const back = await fillGooglePage(await goToGoogle(browser), newVisitor());
    const before = new Map(browser.cookies);
    expect(await comeBack(browser, back)).toBe("/welcome");
    expect(await comeBack(browser, back)).toBe("/login?google=expired");
    // A copy of the cookies does not help: Google takes its code once.
    const copy = new Browser();
    for (const [name, value] of before) copy.cookies.set(name, value);
    expect(await comeBack(copy, back)).toBe("/login?google=failed");
    expect(copy.cookies.size).toBe(0);
  });

  test.each([
    ["authjs.state"],
    ["authjs.nonce"],
    ["authjs.pkce.code_verifier"],
    ["stepwell-google-flow"],
  ])("a changed or missing cookie %s ends the visit", async (name) => {
    for (const change of ["changed", "missing", "of another visit"]) {
      const browser = new Browser();
      const other = new Browser();
      await goToGoogle(other);
      const back = await fillGooglePage(await goToGoogle(browser), newVisitor());
      const value = browser.cookies.get(name) ?? "";
      expect(value).not.toBe("");
      if (change === "changed") browser.cookies.set(name, `${value.slice(0, -4)}AAAA`);
      if (change === "missing") browser.cookies.delete(name);
      if (change === "of another visit") browser.cookies.set(name, other.cookies.get(name) ?? "");
      const isFlow = name === "stepwell-google-flow";
      // The page asked for is no secret, so another visit's is as good; it belongs to nobody.
      const ends = isFlow && change === "of another visit" ? "/welcome" : "/login";
      expect(await comeBack(browser, back)).toMatch(new RegExp(`^${ends}`));
      expect(browser.cookies.has(sessionCookieName())).toBe(ends === "/welcome");
    }
  });

  test("a changed state, code or issuer in the address ends the visit", async () => {
    for (const name of ["state", "code", "iss"]) {
      for (const value of ["other", ""]) {
        const browser = new Browser();
        const back = await fillGooglePage(await goToGoogle(browser), newVisitor());
        const url = new URL(back, "http://localhost:3000");
        if (value) url.searchParams.set(name, value);
        else url.searchParams.delete(name);
        expect(await comeBack(browser, url.pathname + url.search)).toBe("/login?google=failed");
        expect(browser.cookies.size).toBe(0);
      }
    }
  });

  test("Google being down leads back with a message, at the start and at the end", async () => {
    const browser = new Browser();
    const back = await fillGooglePage(
      await goToGoogle(browser, "?redirectTo=%2Fjournal"),
      newVisitor(),
    );
    google.isDown = true;
    expect(await comeBack(browser, back)).toBe("/login?redirectTo=%2Fjournal&google=failed");
    const start = await goToGoogle(browser, "?redirectTo=%2Fjournal");
    expect(start.pathname + start.search).toBe("/login?redirectTo=%2Fjournal&google=unavailable");
    expect(browser.cookies.size).toBe(0);
  });

  test("a header that next-auth knows changes nothing", async () => {
    const browser = new Browser();
    const back = await fillGooglePage(await goToGoogle(browser), newVisitor());
    const response = await browser.fetch(back, { headers: { "x-auth-return-redirect": "1" } });
    expect(response.headers.get("location")).toBe("/welcome");
  });

  test("starting without end is held back, with a message", async () => {
    const browser = new Browser();
    const ends = [];
    for (let times = 0; times < 62; times += 1) ends.push((await goToGoogle(browser)).pathname);
    expect(ends.filter((path) => path === "/login")).toHaveLength(2);
  });

  test("no other door of next-auth stands open", async () => {
    for (const name of [
      "signin",
      "signin/google",
      "signout",
      "csrf",
      "session",
      "providers",
      "error",
    ])
      expect((await new Browser().call("GET", `/api/auth/${name}`)).status).toBe(404);
    expect((await new Browser().call("POST", "/api/auth/callback/google")).status).toBe(405);
    expect((await new Browser().call("POST", "/api/auth/callback/credentials")).status).toBe(404);
  });
});

test("an account with a password, and one that is signed in, are not signed in to by their address", async () => {
  const { email } = await registered(new Browser());
  const browser = new Browser();
  expect(await visitGoogle(browser, newVisitor({ email }))).toBe("/link-google");
  expect(browser.cookies.has(sessionCookieName())).toBe(false);
  expect((await me(browser)).status).toBe(401);
  const { id } = await prisma.user.findUniqueOrThrow({ where: { email } });
  expect(await prisma.account.count({ where: { userId: id } })).toBe(0);
  // A cookie of an ended session is nobody: next-auth's own linking would have trusted it.
  const session = await openSession(id, browser);
  await prisma.session.delete({ where: { id: session } });
  expect(await visitGoogle(browser, newVisitor())).toBe("/welcome");
  expect(await prisma.account.count({ where: { userId: id } })).toBe(0);
});
