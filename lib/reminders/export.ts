import "server-only";
import {
  after,
  EXPORT_PAGE_ROWS,
  type ExportSection,
  inPages,
  type LastRow,
  oldestFirst,
} from "@/lib/export";

/** When and how often the person wants to be reminded. */
export const reminderSettingsExport: ExportSection = {
  name: "reminderSettings",
  single: true,
  async *rows(snapshot, userId) {
    const settings = await snapshot.reminderSettings.findUnique({
      where: { userId },
      omit: { userId: true },
    });
    if (settings) yield settings;
  },
};

/** Reminders that were due, and what became of them. */
export const reminderDeliveriesExport: ExportSection = {
  name: "reminderDeliveries",
  rows: (snapshot, userId) =>
    inPages((last: LastRow | undefined) =>
      snapshot.reminderDelivery.findMany({
        where: { userId, ...after(last) },
        select: {
          id: true,
          dueAt: true,
          status: true,
          attempts: true,
          sentAt: true,
          inDoubtSince: true,
          createdAt: true,
          updatedAt: true,
        },
        orderBy: [...oldestFirst],
        take: EXPORT_PAGE_ROWS,
      }),
    ),
};
