import { checklistAddress } from "@/lib/checklists/address";
import { MESSAGES } from "@/lib/checklists/constants";
import { addStep } from "@/lib/checklists/mutations";
import { addStepSchema } from "@/lib/checklists/schema";
import { handler, idParams, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler(
    { session: "required", params: idParams, body: addStepSchema },
    async ({ session, params, body }) => {
      const task = await addStep(checklistAddress(session, params.id), body.text);
      return { task, message: MESSAGES.stepAdded };
    },
  ),
});
