import { describe, expect, test } from "vitest";
import { LOGIN_ACCOUNT_LIMIT } from "@/lib/auth/constants";
import { prisma } from "@/lib/db";
import { type AuthAnswer, registered } from "../support/accounts";
import { Browser } from "../support/browser";
import { statementsOf } from "../support/statements";
import { holdTheClock } from "../support/waiting";

holdTheClock();

// The time itself is compared by the bench, 500 times each; here, what it is made of.

async function known(): Promise<string> {
  return (await registered(new Browser())).email;
}

async function withGoogleOnly(): Promise<string> {
  const email = await known();
  await prisma.user.update({ where: { email }, data: { passwordHash: null } });
  return email;
}

async function unknown(): Promise<string> {
  return `${crypto.randomUUID()}@example.org`;
}

/** What a call about an address answers, and the statements that it takes. */
async function workOf(path: string, email: string) {
  const browser = new Browser();
  const body = { email, password: "difference engine" };
  let answer: { status: number; body: AuthAnswer } | undefined;
  const statements = await statementsOf(async () => {
    answer = await browser.call<AuthAnswer>("POST", path, body);
  });
  return { statements, status: answer?.status, body: answer?.body, cookies: [...browser.cookies] };
}

describe("a wrong password", () => {
  const path = "/api/auth/login";

  test("is the same work and the same answer for a known and an unknown address", async () => {
    const first = await workOf(path, await unknown());
    expect(first.statements).toHaveLength(3);
    expect(await workOf(path, await known())).toEqual(first);
  });

  test("is the same work for an account that uses Google alone", async () => {
    const { statements, cookies } = await workOf(path, await unknown());
    expect(await workOf(path, await withGoogleOnly())).toMatchObject({ statements, cookies });
  });

  test("is the same when it has to wait", async () => {
    const waiting = async (email: string) => {
      for (let times = 0; times < LOGIN_ACCOUNT_LIMIT.points; times += 1) await workOf(path, email);
      return workOf(path, email);
    };
    const first = await waiting(await unknown());
    expect(first.status).toBe(429);
    expect(await waiting(await known())).toEqual(first);
    expect(await waiting(await withGoogleOnly())).toEqual(first);
  });
});

describe("a forgotten password", () => {
  const path = "/api/auth/forgot-password";

  test("is the same work and the same answer for known, unknown and Google's", async () => {
    // The first call of a process opens the queue.
    await workOf(path, await unknown());
    const first = await workOf(path, await unknown());
    expect(first.status).toBe(200);
    expect(await workOf(path, await known())).toEqual(first);
    expect(await workOf(path, await withGoogleOnly())).toEqual(first);
  });
});
