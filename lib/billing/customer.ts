import "server-only";
import Stripe from "stripe";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { enqueue } from "@/lib/jobs/queue";
import { logger } from "@/lib/logger";
import { findAccount } from "@/lib/users/data";
import { displayNameOf } from "@/lib/users/display-name";
import { Prisma } from "@/prisma/generated/client";
import { findCustomerId } from "./data";
import { makeOnce } from "./make-once";
import { billing, isGone, requireBilling } from "./stripe";

/**
 * The person's customer at Stripe, made at the first need. The body is the same whoever asks and
 * whenever, so parallel clicks get one customer, and so does whoever comes after a crash between
 * making and storing it.
 * @throws AppError UNAUTHENTICATED for an account that was deleted meanwhile; StripeError
 */
export async function ensureCustomer(userId: string): Promise<string> {
  return (await findCustomerId(userId)) ?? storeCustomer(userId, await makeCustomer(userId));
}

/**
 * Another customer in place of one that Stripe no longer has: deleted there by hand, or made in
 * another mode or account.
 * @throws as `ensureCustomer`
 */
export async function replaceCustomer(userId: string, goneId: string): Promise<string> {
  const stripeCustomerId = await makeCustomer(userId, goneId);
  logger.warn({ userId, goneId, stripeCustomerId }, "stripe has no such customer: made anew");
  await prisma.billingCustomer.deleteMany({ where: { userId, stripeCustomerId: goneId } });
  return storeCustomer(userId, stripeCustomerId);
}

/**
 * Tells Stripe the address and the name of the person behind a customer: they stand on receipts.
 * @throws StripeError
 */
export async function describeCustomer(userId: string, stripeCustomerId: string): Promise<void> {
  const account = await findAccount(userId);
  if (!account) return;
  const { customers } = requireBilling().stripe;
  const name = displayNameOf(account);
  try {
    await customers.update(stripeCustomerId, { email: account.email, name });
  } catch (error) {
    if (!isAddressRefused(error)) throw error;
    // Then its own pages ask for one that it takes.
    await customers.update(stripeCustomerId, { name });
  }
}

/**
 * After a change of address: Stripe is told the new one. Nothing to do for people without a customer.
 * @throws StripeError when it should be tried again
 */
export async function updateBillingCustomer(userId: string): Promise<void> {
  const stripeCustomerId = billing() && (await findCustomerId(userId));
  if (!stripeCustomerId) return;
  try {
    await describeCustomer(userId, stripeCustomerId);
  } catch (error) {
    // The next checkout makes another one.
    if (!isGone(error)) throw error;
  }
}

async function makeCustomer(userId: string, goneId?: string): Promise<string> {
  const { customers } = requireBilling().stripe;
  const idempotencyKey = goneId ? `customer:${userId}:${goneId}` : `customer:${userId}`;
  const customer = await makeOnce(idempotencyKey, (options) =>
    customers.create({ metadata: { userId } }, options),
  );
  return customer.id;
}

/** Keeps a customer unless another one is there already, and returns the one that is there. */
async function storeCustomer(userId: string, stripeCustomerId: string): Promise<string> {
  try {
    await prisma.billingCustomer.createMany({
      data: { userId, stripeCustomerId },
      skipDuplicates: true,
    });
  } catch (error) {
    if (!isOwnerGone(error)) throw error;
    await enqueue("end-billing", { stripeCustomerId });
    throw new AppError("UNAUTHENTICATED", { cause: error });
  }
  const stored = await findCustomerId(userId);
  if (!stored) throw new AppError("UNAUTHENTICATED");
  return stored;
}

function isOwnerGone(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2003";
}

function isAddressRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.param === "email";
}
