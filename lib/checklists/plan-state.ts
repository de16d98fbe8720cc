import "server-only";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";

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
