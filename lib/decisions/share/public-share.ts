import "server-only";
import { Prisma } from "@/prisma/generated/client";

/**
 * Whether the share of the decision `d` is public. A decision goes with its plan: once the plan was
 * thrown away after the share, the link is dead, and it works again when the plan is brought back.
 */
export const isPublic = Prisma.sql`(d.share_id IS NOT NULL AND (
  NOT EXISTS (
    SELECT 1 FROM checklists c WHERE c.decision_id = d.id AND c.deleted_at >= d.shared_at)
  OR EXISTS (SELECT 1 FROM checklists c WHERE c.decision_id = d.id AND c.deleted_at IS NULL)))`;
