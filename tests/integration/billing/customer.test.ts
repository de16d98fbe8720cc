import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { saveName } from "@/lib/auth/account-actions";
import { confirmEmailChange } from "@/lib/auth/email-change";
import { issueEmailToken } from "@/lib/auth/email-token";
import { ensureCustomer, updateBillingCustomer } from "@/lib/billing/customer";
import { prisma } from "@/lib/db";
import { formOf } from "../support/forms";
import { runJobs } from "../support/jobs";
import { type Person, signedIn } from "../support/people";
import { customersOf } from "../support/stripe-things";

const stripe = await vi.hoisted(async () => (await import("../support/stripe")).startStripe());
afterAll(() => stripe.stop());
beforeEach(() => {
  stripe.script.set({ answers: [] });
  stripe.script.forget();
});

const customers = (person: Person) => customersOf(stripe.account, person.userId);

/** Changes a person's address by the link that was mailed to the new one. */
async function changeEmail({ userId, browser }: Person, newEmail: string): Promise<void> {
  const purpose = "change_email" as const;
  const token = await issueEmailToken(prisma, { userId, purpose, newEmail });
  await confirmEmailChange(token, browser.address);
}

test("a confirmed change of address reaches Stripe", async () => {
  const person = await signedIn();
  await ensureCustomer(person.userId);
  const newEmail = `new-${person.email}`;
  await changeEmail(person, newEmail);
  await runJobs();
  expect(customers(person)).toMatchObject([{ email: newEmail, name: "Ada Lovelace" }]);
});

test("so does a change of name", async () => {
  const person = await signedIn();
  await ensureCustomer(person.userId);
  const form = formOf({ firstName: "Augusta", lastName: "King" });
  expect(await person.browser.run(() => saveName(null, form))).toEqual({ ok: true, data: null });
  await runJobs();
  expect(customers(person)).toMatchObject([{ email: person.email, name: "Augusta King" }]);
});

test("nobody becomes a customer by it", async () => {
  const person = await signedIn();
  await changeEmail(person, `new-${person.email}`);
  await runJobs();
  expect(customers(person)).toEqual([]);
  expect(stripe.script.seen()).toEqual([]);
});

test("while Stripe is away the job is tried again", async () => {
  const person = await signedIn();
  await ensureCustomer(person.userId);
  stripe.script.set({ answers: [{ status: 500, message: "Scripted" }] });
  await expect(updateBillingCustomer(person.userId)).rejects.toMatchObject({ statusCode: 500 });
  await updateBillingCustomer(person.userId);
  expect(customers(person)).toMatchObject([{ email: person.email }]);
});

test("a customer that is gone, and an account that is gone, are done", async () => {
  const person = await signedIn();
  const id = await ensureCustomer(person.userId);
  stripe.account.customers.put(id, { id, object: "customer", deleted: true });
  await updateBillingCustomer(person.userId);
  await prisma.user.delete({ where: { id: person.userId } });
  await updateBillingCustomer(person.userId);
});

test("parallel first uses store one customer", async () => {
  const person = await signedIn();
  const ids = await Promise.all(Array.from({ length: 20 }, () => ensureCustomer(person.userId)));
  expect(new Set(ids).size).toBe(1);
  expect(customers(person).map(({ id }) => id)).toEqual([ids[0]]);
});
