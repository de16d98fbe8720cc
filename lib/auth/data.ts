import "server-only";
import { pool, prisma } from "@/lib/db";
import { HINT_DAYS } from "@/lib/users/constants";
import { visitNoted } from "@/lib/users/visits";
import type { Prisma } from "@/prisma/generated/client";
import { SESSION_LONGEST_DAYS, SESSIONS_LISTED_MAX } from "./constants";
import type { SessionClaims } from "./session-token";
import type { CurrentSession, ListedSession, SessionUser } from "./types";

type SessionRow = Omit<SessionUser, "id"> & { id: string };

// Every guarded request asks it, so it goes to the pool as it is: by way of Prisma it takes twice the time.
const FIND_SESSION = `WITH session AS (
    SELECT id, user_id, last_seen_at FROM sessions
    WHERE id = $1::uuid AND user_id = $2::uuid AND expires_at > now()
  ), seen AS (
    UPDATE sessions SET last_seen_at = now(), expires_at = least(
        now() + interval '30 days', created_at + make_interval(days => ${SESSION_LONGEST_DAYS}))
    WHERE id = (SELECT id FROM session WHERE last_seen_at < now() - interval '5 minutes')
  ), visit AS (${visitNoted("(SELECT user_id FROM session)")})
  SELECT u.id, u.email, u.email_verified IS NOT NULL AS "emailVerified",
    u.first_name AS "firstName", u.last_name AS "lastName", u.role::text AS role,
    u.time_zone AS "timeZone",
    u.birth_date IS NOT NULL AND u.terms_accepted_at IS NOT NULL AS welcomed,
    CASE WHEN u.created_at > now() - make_interval(days => ${HINT_DAYS})
      THEN u.hints_put_away::text[] END AS "hintsPutAway"
  FROM session JOIN users u ON u.id = session.user_id`;

/**
 * The living session that a token names, with its person, in one statement. Null when the row was
 * ended, has expired (30 days after the last visit, and in any case 180 after the sign-in) or belongs to someone else. Notes the visit at most every five minutes.
 */
export async function findSession(claims: SessionClaims): Promise<CurrentSession | null> {
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
