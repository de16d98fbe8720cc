import {
  DECISION_MESSAGES,
  SAVE_BREAKDOWN_LIMIT,
  SAVE_BREAKDOWN_MAX_BYTES,
} from "@/lib/decisions/constants";
import { saveBreakdown, saveDecisionSteps } from "@/lib/decisions/mutations";
import { countUse, ensureOwner, missing } from "@/lib/decisions/owner";
import { saveBreakdownSchema } from "@/lib/decisions/schema";
import { handler, routes } from "@/lib/route-handler";
import { refuseHarm } from "@/lib/safety/examine";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler(
    {
      session: "optional",
      body: saveBreakdownSchema,
      maximumBytes: SAVE_BREAKDOWN_MAX_BYTES,
    },
    async ({ session, body }) => {
      await countUse(SAVE_BREAKDOWN_LIMIT, session);
      const { decisionId, inputText, suggestedTasks } = body;
      const planned = suggestedTasks.map(({ text }) => text);
      const person = session?.user ?? null;
      await refuseHarm({ surface: "goal", texts: [inputText], planned, person });
      if (decisionId === undefined) {
        const decision = await saveBreakdown(await ensureOwner(session), body);
        return { decision, message: DECISION_MESSAGES.saved };
      }
      if (!session) throw missing(session);
      const decision = await saveDecisionSteps(session.user.id, decisionId, body);
      return { decision, message: DECISION_MESSAGES.saved };
    },
  ),
});
