import { checklistAddress } from "@/lib/checklists/address";
import { MESSAGES } from "@/lib/checklists/constants";
import { addStep } from "@/lib/checklists/mutations";
import { addStepSchema } from "@/lib/checklists/schema";
import { handler, idParams, routes } from "@/lib/route-handler";
import { beside, refuseHarm } from "@/lib/safety/examine";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler(
    { session: "required", params: idParams, body: addStepSchema },
    async ({ session, params, body }) => {
      const { text, idempotencyKey } = body;
      const safety = await refuseHarm({ surface: "task", texts: [text], person: session.user });
      const task = await addStep(checklistAddress(session, params.id), text, { idempotencyKey });
      return { task, message: MESSAGES.stepAdded, ...beside(safety) };
    },
  ),
});
