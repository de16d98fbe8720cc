import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { prisma } from "@/lib/db";
import { openBytes, sealBytes } from "@/lib/encryption";
import { env } from "@/lib/env";
import type { DataKey as DataKeyRow, Prisma } from "@/prisma/generated/client";

/** The key of a person's private texts, unwrapped: 32 bytes that never leave this process. */
export type DataKey = { id: string; key: Uint8Array };

const KEY_BYTES = 32;

/**
 * The key for what a person writes now, made at the first use; of parallel first uses all get the
 * same. A person has another one only where the environment's key was replaced.
 * @throws Error when the person's key was damaged
 */
export async function dataKeyFor(
  userId: string,
  client: Prisma.TransactionClient = prisma,
): Promise<DataKey> {
  const { key: wrappingKey, id: wrappingKeyId } = environmentKey();
  const known = await client.dataKey.findUnique({
    where: { userId_wrappingKeyId: { userId, wrappingKeyId } },
  });
  if (known) return unwrap(known);
  const id = uuidv7();
  const wrappedKey = sealBytes(wrappingKey, randomBytes(KEY_BYTES), contextOf({ id, userId }));
  // The unique pair of person and wrapping key decides which of several is kept.
  await client.dataKey.createMany({
    data: { id, userId, wrappedKey, wrappingKeyId },
    skipDuplicates: true,
  });
  const kept = await client.dataKey.findUniqueOrThrow({
    where: { userId_wrappingKeyId: { userId, wrappingKeyId } },
  });
  return unwrap(kept);
}

/**
 * All keys of a person by their ids, for reading. Null stands for one that this environment can't
 * open: what it encrypted stays closed.
 */
export async function openDataKeys(
  userId: string,
  client: Prisma.TransactionClient = prisma,
): Promise<Map<string, DataKey | null>> {
  const rows = await client.dataKey.findMany({ where: { userId } });
  return new Map(rows.map((row) => [row.id, tryUnwrap(row)]));
}

function tryUnwrap(row: DataKeyRow): DataKey | null {
  try {
    return unwrap(row);
  } catch {
    return null;
  }
}

function unwrap({ id, userId, wrappedKey }: DataKeyRow): DataKey {
  return { id, key: openBytes(environmentKey().key, wrappedKey, contextOf({ id, userId })) };
}

/** A wrapped key opens only in the row that it was made for. */
function contextOf({ id, userId }: { id: string; userId: string }): string {
  return `data key ${id} of ${userId}`;
}

/** The environment's key and a short name for it, from which the key can't be guessed. */
function environmentKey(): { key: Buffer; id: string } {
  const key = Buffer.from(env().DATA_ENCRYPTION_KEY, "base64url");
  const id = createHmac("sha256", key).update("stepwell wrapping key").digest("hex").slice(0, 16);
  return { key, id };
}
