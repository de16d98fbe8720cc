import { MESSAGES } from "@/lib/checklists/constants";
import { addStep } from "@/lib/checklists/mutations";
import { addStepSchema } from "@/lib/checklists/schema";
import { todayIn } from "@/lib/dates";
import { handler, idParams, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler(
    { session: "required", params: idParams, body: addStepSchema },
    async ({ session, params, body }) => {
      const address = {
        userId: session.user.id,
        checklistId: params.id,
        today: todayIn(session.user.timeZone),
      };
      const task = await addStep(address, body.text);
      return { task, message: MESSAGES.stepAdded };
    },
  ),
});
