import type pg from "pg";
import type { EncryptionKeys } from "../../lib/env.ts";
import {
  unwrapKey,
  type WrappedKey,
  type WrappingKey,
  wrapKey,
  wrappingKeyOf,
} from "../../lib/users/key-wrapping.ts";
import { PlainError } from "../plain-error.ts";
import { say } from "./report.ts";

/** Keys that are wrapped anew in one statement. */
const BATCH = 200;

type Row = Pick<WrappedKey, "id" | "userId" | "wrappedKey" | "wrappingKeyId">;

/**
 * Wraps every person's key of private texts with the present key of the environment. A row changes
 * whole or not at all, so Stepwell may run meanwhile, and after any end it can be run again.
 * @throws PlainError when rows stay that none of the former keys opens
 */
export async function rotateKeys(
  client: pg.Client,
  { DATA_ENCRYPTION_KEY, DATA_ENCRYPTION_KEY_PREVIOUS }: EncryptionKeys,
  signal: AbortSignal,
): Promise<void> {
  const present = wrappingKeyOf(DATA_ENCRYPTION_KEY);
  const former = DATA_ENCRYPTION_KEY_PREVIOUS.map(wrappingKeyOf);
  let done = 0;
  for (;;) {
    const { wrapped, closed } = await rotateOnce(client, present, former, signal);
    done += wrapped;
    // Another round for those that were made in the meantime.
    if (wrapped > 0) continue;
    if (closed === 0) break;
    throw new PlainError(
      `keys wrapped anew: ${done}; left as they are: ${closed}, since no key in DATA_ENCRYPTION_KEY_PREVIOUS opens them. Add the one that wrapped them and run this again; keep the former keys until then.`,
    );
  }
  say(`Every key is wrapped by DATA_ENCRYPTION_KEY now; wrapped anew: ${done}`);
}

/** One round over all rows that another key wraps. */
async function rotateOnce(
  client: pg.Client,
  present: WrappingKey,
  former: readonly WrappingKey[],
  signal: AbortSignal,
): Promise<{ wrapped: number; closed: number }> {
  const sums = { wrapped: 0, closed: 0 };
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    if (signal.aborted) throw new PlainError("stopped. Run it again to go on.");
    const { rows } = await client.query<Row>(
      `SELECT id, user_id AS "userId", wrapped_key AS "wrappedKey",
          wrapping_key_id AS "wrappingKeyId"
        FROM data_keys WHERE wrapping_key_id <> $1 AND id > $2 ORDER BY id LIMIT ${BATCH}`,
      [present.id, last],
    );
    const end = rows.at(-1);
    if (!end) return sums;
    last = end.id;
    const opened = rows.flatMap((row) => opensWith(former, row));
    sums.closed += rows.length - opened.length;
    sums.wrapped += await wrapAnew(client, present, opened);
    if (opened.length > 0) say(`Keys wrapped anew: ${sums.wrapped}`);
  }
}

type Opened = { row: Row; dataKey: Buffer };

function opensWith(former: readonly WrappingKey[], row: Row): Opened[] {
  try {
    return [{ row, dataKey: unwrapKey(former, row) }];
  } catch {
    return [];
  }
}

/** Writes a batch; rows that were deleted or changed in the meantime are left alone. */
async function wrapAnew(
  client: pg.Client,
  present: WrappingKey,
  opened: readonly Opened[],
): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE data_keys d SET wrapped_key = n.wrapped_key, wrapping_key_id = $1
      FROM unnest($2::uuid[], $3::bytea[], $4::text[]) AS n (id, wrapped_key, former_id)
      WHERE d.id = n.id AND d.wrapping_key_id = n.former_id`,
    [
      present.id,
      opened.map(({ row }) => row.id),
      opened.map(({ row, dataKey }) => Buffer.from(wrapKey(present, row, dataKey).wrappedKey)),
      opened.map(({ row }) => row.wrappingKeyId),
    ],
  );
  return rowCount ?? 0;
}
