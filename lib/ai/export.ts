import "server-only";
import {
  after,
  EXPORT_PAGE_ROWS,
  type ExportSection,
  inPages,
  type LastRow,
  oldestFirst,
} from "@/lib/export";

/** What calls of a model cost; no text is kept with them. */
export const aiUsageExport: ExportSection = {
  name: "aiUsage",
  rows: (snapshot, userId) =>
    inPages((last: LastRow | undefined) =>
      snapshot.aiUsage.findMany({
        where: { userId, ...after(last) },
        select: {
          id: true,
          purpose: true,
          model: true,
          inputTokens: true,
          cacheWriteTokens: true,
          cacheReadTokens: true,
          outputTokens: true,
          isEstimated: true,
          costMicros: true,
          heldMicros: true,
          heldUntil: true,
          latencyMs: true,
          outcome: true,
          createdAt: true,
        },
        orderBy: [...oldestFirst],
        take: EXPORT_PAGE_ROWS,
      }),
    ),
};
