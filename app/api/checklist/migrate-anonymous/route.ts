import { claimChecklist } from "@/lib/checklists/claim";
import { MESSAGES, MIGRATE_PLAN_LIMIT } from "@/lib/checklists/constants";
import { migrateAnonymousSchema } from "@/lib/checklists/schema";
import { readClaimTokenHash } from "@/lib/decisions/claim-token";
import { countUse } from "@/lib/decisions/owner";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler(
    { session: "required", body: migrateAnonymousSchema },
    async ({ session, body }) => {
      await countUse(MIGRATE_PLAN_LIMIT, session);
      const claim = { userId: session.user.id, claimTokenHash: await readClaimTokenHash() };
      await claimChecklist(claim, body.checklistId);
      return { message: MESSAGES.planMigrated };
    },
  ),
});
