import "server-only";
import {
  after,
  EXPORT_PAGE_ROWS,
  type ExportSection,
  inPages,
  type LastRow,
  oldestFirst,
} from "@/lib/export";

/** What the safety check noted; it never holds the text. */
export const safetyLogExport: ExportSection = {
  name: "safetyLog",
  rows: (snapshot, userId) =>
    inPages((last: LastRow | undefined) =>
      snapshot.safetyLogEntry.findMany({
        where: { userId, ...after(last) },
        select: { id: true, surface: true, category: true, severity: true, createdAt: true },
        orderBy: [...oldestFirst],
        take: EXPORT_PAGE_ROWS,
      }),
    ),
};
