import "server-only";
import {
  after,
  EXPORT_PAGE_ROWS,
  type ExportSection,
  inPages,
  type LastRow,
  oldestFirst,
} from "@/lib/export";

/** Every focus session. */
export const focusSessionsExport: ExportSection = {
  name: "focusSessions",
  rows: (snapshot, userId) =>
    inPages((last: { startedAt: Date; id: string } | undefined) =>
      snapshot.timerSession.findMany({
        where: {
          userId,
          ...(last && {
            startedAt: { gte: last.startedAt },
            NOT: { startedAt: last.startedAt, id: { lte: last.id } },
          }),
        },
        select: {
          id: true,
          checklistId: true,
          stepId: true,
          status: true,
          plannedSeconds: true,
          durationSeconds: true,
          startedAt: true,
          endsAt: true,
          pausedAt: true,
          endedAt: true,
        },
        orderBy: [{ startedAt: "asc" }, { id: "asc" }],
        take: EXPORT_PAGE_ROWS,
      }),
    ),
};

/** What came to mind while focusing. */
export const parkedThoughtsExport: ExportSection = {
  name: "parkedThoughts",
  rows: (snapshot, userId) =>
    inPages((last: LastRow | undefined) =>
      snapshot.parkedThought.findMany({
        where: { userId, ...after(last) },
        select: {
          id: true,
          checklistId: true,
          stepId: true,
          timerSessionId: true,
          text: true,
          resolvedAt: true,
          createdAt: true,
        },
        orderBy: [...oldestFirst],
        take: EXPORT_PAGE_ROWS,
      }),
    ),
};
