import { afterAll, describe, expect, test, vi } from "vitest";
import { knownDevice, rememberDevice } from "@/lib/auth/known-device";
import { AUTH_PROBLEMS } from "@/lib/auth/problems";
import { syncCustomer } from "@/lib/billing/sync";
import { pool, prisma } from "@/lib/db";
import { submitAccountDeletion } from "@/lib/privacy/actions";
import { openDataKeys } from "@/lib/users/data-keys";
import { PASSWORD } from "../support/accounts";
import { makeActionThings } from "../support/action-expectations";
import { Browser } from "../support/browser";
import { makeEverything, TEXTS } from "../support/everything";
import { runJobs } from "../support/jobs";
import { openSession, type Person, revoke, signedIn } from "../support/people";
import { makePlan } from "../support/plans";
import { sessionsOf, subscribed } from "../support/stripe-things";
import { dumpDatabase } from "../support/tables";

const stripe = await vi.hoisted(async () => (await import("../support/stripe")).startStripe());
const mailbox = await vi.hoisted(async () => (await import("../support/mail")).startMail());
afterAll(() => {
  mailbox.stop();
  stripe.stop();
});

/** Sends the deletion form, by script unless said otherwise. */
function deleteAs(browser: Browser, fields: Record<string, string> = {}, byScript = true) {
  const form = new FormData();
  const all = { confirmation: "delete my account", ...fields, ...(byScript && { byScript: "1" }) };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return browser.run(() => submitAccountDeletion(null, form));
}

async function personWithPassword(): Promise<Person> {
  const person = await signedIn();
  await makeActionThings(person, "Learn to swim");
  return person;
}

function remains(person: Person): Promise<number> {
  return prisma.user.count({ where: { id: person.userId } });
}

describe("everything goes", () => {
  test("no table has the person's id, address or texts any more", async () => {
    const person = await signedIn();
    await makeEverything(person.userId);
    await prisma.user.update({ where: { id: person.userId }, data: { passwordHash: null } });
    const before = await dumpDatabase();
    expect([...before.values()].join()).toContain(person.userId);

    const link = `/api/decisions/shared/share-${person.userId.slice(-12)}`;
    expect((await new Browser().call("GET", link)).status).toBe(200);

    expect(await deleteAs(person.browser)).toEqual({ ok: true, data: null });

    expect((await new Browser().call("GET", link)).status).toBe(404);
    const traces = [person.userId, person.email, ...Object.values(TEXTS), "marker-a", "google-"];
    const found = [...(await dumpDatabase())].flatMap(([table, content]) =>
      traces.filter((trace) => content.includes(trace)).map((trace) => `${table}: ${trace}`),
    );
    expect(found).toEqual([]);
  });

  test("the key of private texts is destroyed, so that no copy of their rows ever opens", async () => {
    const person = await signedIn();
    await makeEverything(person.userId);
    await prisma.user.update({ where: { id: person.userId }, data: { passwordHash: null } });
    const where = { userId: person.userId };
    const { wrappedKey } = await prisma.dataKey.findFirstOrThrow({ where });
    const { content } = await prisma.journalEntry.findFirstOrThrow({ where });
    const traces = [wrappedKey, content].map((bytes) => Buffer.from(bytes).toString("hex"));
    const dumped = async () => [...(await dumpDatabase()).values()].join("\n");
    for (const trace of traces) expect(await dumped()).toContain(trace);
    await deleteAs(person.browser);
    for (const trace of traces) expect(await dumped()).not.toContain(trace);
    expect((await openDataKeys(person.userId)).size).toBe(0);
  });

  test("what others have stays, and the records stay without the person", async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    await makeEverything(person.userId);
    await makeEverything(other.userId);
    await prisma.user.update({ where: { id: person.userId }, data: { passwordHash: null } });
    const counts = async () => ({
      plans: await prisma.checklist.count({ where: { userId: other.userId } }),
      steps: await prisma.step.count({ where: { checklist: { userId: other.userId } } }),
      keys: await prisma.dataKey.count({ where: { userId: other.userId } }),
      sessions: await prisma.session.count({ where: { userId: other.userId } }),
      safetyLog: await prisma.safetyLogEntry.count(),
      aiUsage: await prisma.aiUsage.count(),
    });
    const before = await counts();
    await deleteAs(person.browser);
    expect(await counts()).toEqual(before);
  });

  test("every session is dead at once, and the cookie is taken back", async () => {
    const person = await signedIn();
    const phone = new Browser();
    await openSession(person.userId, phone);
    const stolen = new Browser();
    stolen.bearer = [...phone.cookies.values()][0];
    await deleteAs(person.browser);
    expect([...person.browser.cookies.keys()]).toEqual(["stepwell-farewell"]);
    for (const browser of [phone, stolen]) {
      expect((await browser.call("GET", "/api/auth/me")).status).toBe(401);
    }
  });

  test("the browser is a stranger to the account, and stays known to others that use it", async () => {
    const person = await signedIn();
    await person.browser.run(() => rememberDevice("other@example.org"));
    await person.browser.run(() => rememberDevice(person.email));
    await deleteAs(person.browser);
    expect(await person.browser.run(() => knownDevice(person.email))).toBeNull();
    expect(await person.browser.run(() => knownDevice("other@example.org"))).not.toBeNull();
  });

  test("the address is free again", async () => {
    const person = await signedIn();
    await deleteAs(person.browser);
    await expect(prisma.user.create({ data: { email: person.email } })).resolves.toBeDefined();
  });
});

describe("what follows", () => {
  test("a last mail, and at Stripe the customer goes, with subscription and open pages", async () => {
    const person = await signedIn();
    await person.browser.call("POST", "/api/checkout/session");
    const { customer, id } = await subscribed(stripe.account, person.userId, "active");
    await syncCustomer(customer);
    await deleteAs(person.browser);
    const [mail, ...more] = await mailbox.to(person.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("subscription");
    expect(stripe.account.customers.get(customer)?.deleted).toBe(true);
    expect(stripe.account.subscriptions.get(id)?.status).toBe("canceled");
    expect(sessionsOf(stripe.account, person.userId)).toMatchObject([{ status: "expired" }]);
  });

  test("a subscription that no message told of ends as well", async () => {
    const person = await signedIn();
    const { id } = await subscribed(stripe.account, person.userId, "active");
    await deleteAs(person.browser);
    await runJobs();
    expect(stripe.account.subscriptions.get(id)?.status).toBe("canceled");
  });

  test("without a customer nothing is asked of Stripe", async () => {
    const person = await signedIn();
    await deleteAs(person.browser);
    expect(await runJobs()).not.toContain("end-billing");
  });

  test.each(["canceled", "incomplete_expired"] as const)(
    "the customer of one that is %s goes too, and the mail speaks of no subscription",
    async (status) => {
      const person = await signedIn();
      const { customer } = await subscribed(stripe.account, person.userId, status);
      await syncCustomer(customer);
      await deleteAs(person.browser);
      const [mail] = await mailbox.to(person.email);
      expect(mail?.text).not.toContain("subscription");
      expect(stripe.account.customers.get(customer)?.deleted).toBe(true);
    },
  );
});

describe("is refused", () => {
  test.each(["", "delete", "delete my accounts", "deletemyaccount"])(
    "without the words: %s",
    async (confirmation) => {
      const person = await signedIn();
      expect(await deleteAs(person.browser, { confirmation })).toMatchObject({
        ok: false,
        code: "VALIDATION",
        fieldErrors: { confirmation: "Please type “delete my account”." },
      });
      expect(await remains(person)).toBe(1);
    },
  );

  test.each([
    [undefined, "VALIDATION", AUTH_PROBLEMS.passwordRequired],
    ["", "VALIDATION", AUTH_PROBLEMS.passwordRequired],
    ["wrong password", "INVALID_CREDENTIALS", AUTH_PROBLEMS.passwordWrong],
    ["x".repeat(129), "VALIDATION", AUTH_PROBLEMS.passwordWrong],
  ])("without the password (%s)", async (password, code, message) => {
    const person = await personWithPassword();
    const answer = await deleteAs(person.browser, password === undefined ? {} : { password });
    expect(answer).toMatchObject({ ok: false, code, fieldErrors: { password: message } });
    expect(answer).not.toHaveProperty("values.password");
    expect(await remains(person)).toBe(1);
    expect((await person.browser.call("GET", "/api/auth/me")).status).toBe(200);
  });

  test("with a session that was ended, signed out, and by someone else", async () => {
    const person = await signedIn();
    const cookie = new Map(person.browser.cookies);
    await revoke(person);
    for (const browser of [person.browser, new Browser()]) {
      expect(await deleteAs(browser)).toMatchObject({ ok: false, code: "UNAUTHENTICATED" });
    }
    await deleteAs((await signedIn()).browser);
    expect(await remains(person)).toBe(1);
    expect(person.browser.cookies).toEqual(cookie);
  });

  test("to whoever guesses passwords, after as many tries as a log-in has", async () => {
    const person = await personWithPassword();
    const codes = new Set<string>();
    for (let tries = 0; tries < 40 && !codes.has("RATE_LIMITED"); tries += 1) {
      const answer = await deleteAs(person.browser, { password: `guess number ${tries}` });
      codes.add(answer?.ok === false ? answer.code : "deleted");
    }
    expect([...codes]).toEqual(["INVALID_CREDENTIALS", "RATE_LIMITED"]);
    expect(await remains(person)).toBe(1);
  });
});

describe("goes through", () => {
  test.each(["DELETE MY ACCOUNT", "  Delete  my\taccount "])(
    "however the words are written: %s",
    async (confirmation) => {
      const person = await personWithPassword();
      const answer = await deleteAs(person.browser, { confirmation, password: PASSWORD });
      expect(answer?.ok).toBe(true);
      expect(await remains(person)).toBe(0);
    },
  );

  test("once, when two tabs ask at the same time", async () => {
    const person = await personWithPassword();
    const tab = new Browser();
    for (const [name, value] of person.browser.cookies) tab.cookies.set(name, value);
    const answers = await Promise.all(
      [person.browser, tab].map((browser) => deleteAs(browser, { password: PASSWORD })),
    );
    // The slower one is told that it is done, or that its session has ended.
    for (const answer of answers) {
      expect(answer?.ok === true || answer?.code === "UNAUTHENTICATED").toBe(true);
    }
    expect(answers.some((answer) => answer?.ok)).toBe(true);
    expect(await mailbox.to(person.email)).toHaveLength(1);
  });

  test("while other tabs go on making plans", async () => {
    const person = await signedIn();
    await makePlan(person.browser);
    const tab = new Browser();
    for (const [name, value] of person.browser.cookies) tab.cookies.set(name, value);
    const writes = Array.from({ length: 8 }, () =>
      makePlan(tab).then(
        () => "made",
        () => "refused",
      ),
    );
    const answer = await deleteAs(person.browser);
    await Promise.all(writes);
    expect(answer).toEqual({ ok: true, data: null });
    const { rows } = await pool.query("SELECT 1 FROM decisions WHERE user_id = $1", [
      person.userId,
    ]);
    expect(rows).toEqual([]);
  });

  test("without scripts, and leads to the farewell page", async () => {
    const person = await signedIn();
    await expect(deleteAs(person.browser, {}, false)).rejects.toMatchObject({
      digest: expect.stringContaining("/goodbye"),
    });
    expect(await remains(person)).toBe(0);
  });
});
