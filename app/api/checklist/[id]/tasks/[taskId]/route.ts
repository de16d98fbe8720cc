import { stepAddress } from "@/lib/checklists/address";
import { MESSAGES } from "@/lib/checklists/constants";
import { removeStep } from "@/lib/checklists/remove-step";
import { stepParams, updateStepSchema } from "@/lib/checklists/schema";
import { updateStep } from "@/lib/checklists/update-step";
import { handler, routes } from "@/lib/route-handler";
import { beside, refuseHarm } from "@/lib/safety/examine";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: handler(
    { session: "required", params: stepParams, body: updateStepSchema },
    async ({ session, params, body }) => {
      const { text } = body;
      const safety =
        text === undefined
          ? null
          : await refuseHarm({ surface: "task", texts: [text], person: session.user });
      const { step, parent, message } = await updateStep(stepAddress(session, params), body);
      const { completed } = step;
      return { completed, task: step, ...(parent ? { parent } : {}), message, ...beside(safety) };
    },
  ),
  DELETE: handler({ session: "required", params: stepParams }, async ({ session, params }) => {
    await removeStep(stepAddress(session, params));
    return { message: MESSAGES.stepRemoved };
  }),
});
