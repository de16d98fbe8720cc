import "server-only";
import {
  after,
  EXPORT_PAGE_ROWS,
  type ExportSection,
  inPages,
  type LastRow,
  oldestFirst,
} from "@/lib/export";

/** Sign-ins that are alive. */
export const sessionsExport: ExportSection = {
  name: "sessions",
  rows: (snapshot, userId) =>
    inPages((last: LastRow | undefined) =>
      snapshot.session.findMany({
        where: { userId, ...after(last) },
        select: { id: true, device: true, createdAt: true, lastSeenAt: true, expiresAt: true },
        orderBy: [...oldestFirst],
        take: EXPORT_PAGE_ROWS,
      }),
    ),
};

/** Connected ways to sign in (Google). */
export const connectedAccountsExport: ExportSection = {
  name: "connectedAccounts",
  async *rows(snapshot, userId) {
    yield* await snapshot.account.findMany({
      where: { userId },
      select: { provider: true, providerAccountId: true, email: true, createdAt: true },
    });
  },
};

/** Links that were sent by email and not used yet; what makes them work stays out. */
export const emailLinksExport: ExportSection = {
  name: "emailLinks",
  async *rows(snapshot, userId) {
    yield* await snapshot.emailToken.findMany({
      where: { userId },
      select: { id: true, purpose: true, newEmail: true, createdAt: true, expiresAt: true },
    });
  },
};
