import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { enqueue } from "@/lib/jobs/queue";
import { Prisma } from "@/prisma/generated/client";
import type { Hint } from "@/prisma/generated/enums";

export type NewUser = {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD */
  birthdate: string;
};

/**
 * Creates an account whose owner accepted the terms just now. The unique address decides between
 * parallel calls.
 * @throws AppError EMAIL_EXISTS
 */
export async function createUser(user: NewUser): Promise<{ id: string }> {
  const { birthdate, ...rest } = user;
  try {
    return await prisma.user.create({
      data: { ...rest, birthDate: new Date(birthdate), termsAcceptedAt: new Date() },
      select: { id: true },
    });
  } catch (error) {
    throw emailExists(error);
  }
}

/**
 * Gives a person an address that they proved to be theirs just now.
 * @throws AppError EMAIL_EXISTS
 */
export async function updateEmail(
  transaction: Prisma.TransactionClient,
  userId: string,
  email: string,
): Promise<void> {
  try {
    const data = { email, emailVerified: new Date() };
    await transaction.user.update({ where: { id: userId }, data });
  } catch (error) {
    throw emailExists(error);
  }
}

/** What the unique address says about a write, as an error of the product; any other error stays. */
function emailExists(error: unknown): unknown {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") {
    return error;
  }
  const { message } = new AppError("EMAIL_EXISTS");
  return new AppError("EMAIL_EXISTS", { errors: [{ field: "email", message }], cause: error });
}

/** Changes what a person is called. */
export async function updateName(
  transaction: Prisma.TransactionClient,
  userId: string,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await transaction.user.updateMany({ where: { id: userId }, data: name });
}

/** Changes a person's time zone, an IANA name; reminders follow it. */
export function updateTimeZone(userId: string, timeZone: string): Promise<void> {
  return moveTo(timeZone, { id: userId });
}

/** Notes the time zone of a person's browser, unless one is known already. */
export function noteTimeZone(userId: string, timeZone: string): Promise<void> {
  return moveTo(timeZone, { id: userId, timeZone: null });
}

async function moveTo(timeZone: string, where: { id: string; timeZone?: null }): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    const { count } = await transaction.user.updateMany({ where, data: { timeZone } });
    if (count > 0) await enqueue("reschedule-reminder", { userId: where.id }, transaction);
  });
}

/** A hint is not shown to a person any more, on any device. Two that are put away at once both are. */
export async function putHintAway(userId: string, hint: Hint): Promise<void> {
  await prisma.user.updateMany({
    where: { id: userId, NOT: { hintsPutAway: { has: hint } } },
    data: { hintsPutAway: { push: hint } },
  });
}

/** A person's row as it stands once nobody else is changing it, until the transaction ends. */
export async function lockUser(
  transaction: Prisma.TransactionClient,
  userId: string,
): Promise<{ email: string; firstName: string | null; passwordHash: string | null } | null> {
  await transaction.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  return transaction.user.findUnique({
    where: { id: userId },
    select: { email: true, firstName: true, passwordHash: true },
  });
}

/** Accounts that have not been through /welcome. */
const newcomer = { birthDate: null, termsAcceptedAt: null } as const;

/** Completes an account whose owner accepted the terms just now. False when it was complete before. */
export async function welcomeUser(
  transaction: Prisma.TransactionClient,
  userId: string,
  { birthdate, ...name }: { firstName: string; lastName: string; birthdate: string },
): Promise<boolean> {
  const { count } = await transaction.user.updateMany({
    where: { id: userId, ...newcomer },
    data: { ...name, birthDate: new Date(birthdate), termsAcceptedAt: new Date() },
  });
  return count > 0;
}

/** Deletes an account that was never completed, with everything that hangs on it; no other. */
export async function deleteNewcomer(userId: string): Promise<void> {
  await prisma.user.deleteMany({ where: { id: userId, ...newcomer } });
}

/** Notes that a person's address is theirs. Null when that was known before. */
export async function proveEmail(
  transaction: Prisma.TransactionClient,
  userId: string,
): Promise<{ email: string; firstName: string | null } | null> {
  const [proved] = await transaction.user.updateManyAndReturn({
    where: { id: userId, emailVerified: null },
    data: { emailVerified: new Date() },
    select: { email: true, firstName: true },
  });
  return proved ?? null;
}
