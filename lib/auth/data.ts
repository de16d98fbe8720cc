import "server-only";
import { pool, prisma } from "@/lib/db";
import { gathered } from "@/lib/gathered";
import { HINT_DAYS } from "@/lib/users/constants";
import { visitNoted } from "@/lib/users/visits";
import type { Prisma } from "@/prisma/generated/client";
import { SESSION_LONGEST_DAYS, SESSIONS_LISTED_MAX } from "./constants";
import type { SessionClaims } from "./session-token";
import type { CurrentSession, ListedSession, SessionUser } from "./types";

type SessionRow = Omit<SessionUser, "id"> & { id: string };

// Every guarded request asks it, so it goes to the pool as it is: by way of Prisma it takes twice the time.
const PERSON = `u.id, u.email, u.email_verified IS NOT NULL AS "emailVerified",
    u.first_name AS "firstName", u.last_name AS "lastName", u.role::text AS role,
    u.time_zone AS "timeZone",
    u.birth_date IS NOT NULL AND u.terms_accepted_at IS NOT NULL AS welcomed,
    CASE WHEN u.created_at > now() - make_interval(days => ${HINT_DAYS})
      THEN u.hints_put_away::text[] END AS "hintsPutAway"`;

const FIND_SESSION = `WITH session AS (
    SELECT id, user_id, last_seen_at FROM sessions
    WHERE id = $1::uuid AND user_id = $2::uuid AND expires_at > now()
  ), seen AS (
    UPDATE sessions SET last_seen_at = now(), expires_at = least(
        now() + interval '30 days', created_at + make_interval(days => ${SESSION_LONGEST_DAYS}))
    WHERE id = (SELECT id FROM session WHERE last_seen_at < now() - interval '5 minutes')
  ), visit AS (${visitNoted("(SELECT user_id FROM session)")})
  SELECT ${PERSON} FROM session JOIN users u ON u.id = session.user_id`;

// Only reads: rows that are written together in any order could wait for each other for good.
const FIND_SESSIONS = `SELECT session.id AS "sessionId", ${PERSON},
    least(session.last_seen_at, u.last_seen_at) < now() - interval '5 minutes' AS "isDue"
  FROM unnest($1::uuid[], $2::uuid[]) AS asked (session_id, user_id)
  JOIN sessions session ON session.id = asked.session_id AND session.user_id = asked.user_id
    AND session.expires_at > now()
  JOIN users u ON u.id = session.user_id`;

/**
 * The living session that a token names, with its person. Null when the row was ended, has expired (30 days
 * after the last visit, and in any case 180 after the sign-in) or belongs to someone else. Notes the visit at
 * most every five minutes. One statement for all that are asked for at once, and one for each visit noted.
 */
export const findSession = gathered(async (asked: readonly SessionClaims[]) => {
  const each = [...new Map(asked.map((claims) => [keyOf(claims), claims])).values()];
  const rows = each.length > 1 ? await findMany(each) : null;
  const found = new Map(each.map((claims) => [keyOf(claims), sessionOf(claims, rows)]));
  return asked.map((claims) => found.get(keyOf(claims)) ?? null);
});

/** From the rows that were read, or of its own where it is the only one or the visit is to be noted. */
function sessionOf(
  claims: SessionClaims,
  rows: ReadonlyMap<string, FoundRow> | null,
): CurrentSession | null | Promise<CurrentSession | null> {
  if (!rows) return findAndNote(claims);
  const row = rows.get(keyOf(claims));
  if (!row) return null;
  if (row.isDue) return findAndNote(claims);
  const { sessionId, isDue: _, ...user } = row;
  return { sessionId, user };
}

type FoundRow = SessionRow & { sessionId: string; isDue: boolean };

function keyOf({ sessionId, userId }: SessionClaims): string {
  return `${sessionId} ${userId}`;
}

async function findMany(asked: readonly SessionClaims[]): Promise<Map<string, FoundRow>> {
  const { rows } = await pool.query<FoundRow>({
    name: "session-find-many",
    text: FIND_SESSIONS,
    values: [asked.map(({ sessionId }) => sessionId), asked.map(({ userId }) => userId)],
  });
  return new Map(rows.map((row) => [keyOf({ sessionId: row.sessionId, userId: row.id }), row]));
}

/** No row has this id. */
export const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Has two connections learn the statements, with nobody to find. */
export async function prepareSessions(): Promise<void> {
  const nobody = { sessionId: NOBODY, userId: NOBODY };
  await Promise.all([findAndNote(nobody), findMany([nobody])]);
}

async function findAndNote(claims: SessionClaims): Promise<CurrentSession | null> {
  const { rows } = await pool.query<SessionRow>({
    name: "session-find",
    text: FIND_SESSION,
    values: [claims.sessionId, claims.userId],
  });
  const user = rows[0];
  return user ? { sessionId: claims.sessionId, user } : null;
}

/** Where a person is signed in: this session first, then those seen last; at most 100. */
export async function listSessions({ sessionId, user }: CurrentSession): Promise<ListedSession[]> {
  const rows = await prisma.session.findMany({
    where: { userId: user.id, expiresAt: { gt: new Date() } },
    select: { id: true, device: true, createdAt: true, lastSeenAt: true },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    take: SESSIONS_LISTED_MAX,
  });
  const sessions = rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** The address that a person asked to change to and has not confirmed yet, or null. */
export async function findPendingEmail(
  userId: string,
  client: Prisma.TransactionClient = prisma,
): Promise<string | null> {
  const token = await client.emailToken.findFirst({
    where: { userId, purpose: "change_email", expiresAt: { gt: new Date() } },
    select: { newEmail: true },
  });
  return token?.newEmail ?? null;
}
