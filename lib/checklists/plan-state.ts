import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { isUniqueViolation } from "@/lib/unique-violation";
import { CHECKLIST_PROBLEMS } from "./problems";

/**
 * Deletes a person's plan; it is purged later and can be brought back until then. Deleting it again
 * changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function deleteChecklist(userId: string, id: string): Promise<void> {
  const deleted = await prisma.$executeRaw`
    UPDATE checklists SET deleted_at = coalesce(deleted_at, now()), updated_at = now()
    WHERE id = ${id}::uuid AND user_id = ${userId}::uuid`;
  if (deleted === 0) throw new AppError("NOT_FOUND");
}

/**
 * Brings a deleted plan back as it was. One that was never away stays as it is.
 * @throws AppError NOT_FOUND, CONFLICT when its decision has a newer live plan.
 */
export async function restoreChecklist(userId: string, id: string): Promise<void> {
  try {
    const restored = await prisma.checklist.updateMany({
      where: { id, userId },
      data: { deletedAt: null },
    });
    if (restored.count === 0) throw new AppError("NOT_FOUND");
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("CONFLICT", { message: CHECKLIST_PROBLEMS.newerPlan, cause: error });
  }
}

/**
 * Puts a person's plan away, or back into the list. Saying the same twice changes nothing.
 * Answers when it was archived, ISO 8601 in UTC; null when it is back.
 * @throws AppError NOT_FOUND
 */
export async function archiveChecklist(
  userId: string,
  id: string,
  archived: boolean,
): Promise<string | null> {
  const rows = await prisma.$queryRaw<{ archivedAt: Date | null }[]>`
    UPDATE checklists SET updated_at = now(),
      archived_at = CASE WHEN ${archived} THEN coalesce(archived_at, now()) END
    WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL
    RETURNING archived_at AS "archivedAt"`;
  if (!rows[0]) throw new AppError("NOT_FOUND");
  return rows[0].archivedAt?.toISOString() ?? null;
}
