import "server-only";
import { randomBytes } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { prisma } from "@/lib/db";
import { env } from "@/lib/env";
import type { Prisma } from "@/prisma/generated/client";
import {
  unwrapKey,
  type WrappedKey,
  type WrappingKey,
  wrapKey,
  wrappingKeyOf,
} from "./key-wrapping";

/** The key of a person's private texts, unwrapped: 32 bytes that never leave this process. */
export type DataKey = { id: string; key: Uint8Array };

const KEY_BYTES = 32;

/**
 * The key for what a person writes now, made at the first use; of parallel first uses all get the
 * same. A person has another one only where the environment's key was lost.
 * @throws Error when the person's key was damaged
 */
export async function dataKeyFor(userId: string): Promise<DataKey> {
  const wrappingKeys = environmentKeys();
  const known = await findKey(prisma, userId, wrappingKeys);
  if (known) return known;
  return prisma.$transaction((transaction) => makeKey(transaction, userId, wrappingKeys));
}

/**
 * All keys of a person by their ids, for reading. Null stands for one that this environment can't
 * open: what it encrypted stays closed.
 */
export async function openDataKeys(
  userId: string,
  client: Prisma.TransactionClient = prisma,
): Promise<Map<string, DataKey | null>> {
  const wrappingKeys = environmentKeys();
  const rows = await client.dataKey.findMany({ where: { userId } });
  return new Map(rows.map((row) => [row.id, tryUnwrap(wrappingKeys, row)]));
}

async function findKey(
  client: Prisma.TransactionClient,
  userId: string,
  wrappingKeys: WrappingKeys,
): Promise<DataKey | null> {
  const known = await client.dataKey.findFirst({
    where: { userId, wrappingKeyId: { in: wrappingKeys.map(({ id }) => id) } },
    orderBy: { id: "asc" },
  });
  return known && { id: known.id, key: unwrapKey(wrappingKeys, known) };
}

async function makeKey(
  transaction: Prisma.TransactionClient,
  userId: string,
  wrappingKeys: WrappingKeys,
): Promise<DataKey> {
  // Of parallel first uses one makes the key; the others wait here and then find it.
  await transaction.$queryRaw`
    SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  const known = await findKey(transaction, userId, wrappingKeys);
  if (known) return known;
  const id = uuidv7();
  const key = randomBytes(KEY_BYTES);
  const wrapped = wrapKey(wrappingKeys[0], { id, userId }, key);
  await transaction.dataKey.create({ data: { id, userId, ...wrapped } });
  return { id, key };
}

function tryUnwrap(wrappingKeys: WrappingKeys, row: WrappedKey): DataKey | null {
  try {
    return { id: row.id, key: unwrapKey(wrappingKeys, row) };
  } catch {
    return null;
  }
}

/** The key that wraps new ones, then those that are still good for reading. */
type WrappingKeys = readonly [WrappingKey, ...WrappingKey[]];

function environmentKeys(): WrappingKeys {
  const { DATA_ENCRYPTION_KEY, DATA_ENCRYPTION_KEY_PREVIOUS } = env();
  return [wrappingKeyOf(DATA_ENCRYPTION_KEY), ...DATA_ENCRYPTION_KEY_PREVIOUS.map(wrappingKeyOf)];
}
