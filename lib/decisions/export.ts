import "server-only";
import {
  after,
  EXPORT_PAGE_ROWS,
  type ExportSection,
  inPages,
  type LastRow,
  oldestFirst,
} from "@/lib/export";

/** Goals and decisions, with the steps that were suggested for them. */
export const decisionsExport: ExportSection = {
  name: "decisions",
  rows: (snapshot, userId) =>
    inPages((last: LastRow | undefined) =>
      snapshot.decision.findMany({
        where: { userId, ...after(last) },
        select: {
          id: true,
          inputText: true,
          parsedOptions: true,
          chosenOption: true,
          flipCount: true,
          suggestedTasks: true,
          planner: true,
          shareId: true,
          sharedAt: true,
          createdAt: true,
          updatedAt: true,
        },
        orderBy: [...oldestFirst],
        take: EXPORT_PAGE_ROWS,
      }),
    ),
};
