import { MESSAGES } from "@/lib/checklists/constants";
import { setStepPriority } from "@/lib/checklists/mutations";
import { priorityStepSchema } from "@/lib/checklists/schema";
import { todayIn } from "@/lib/dates";
import { handler, idParams, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: handler(
    { session: "required", params: idParams, body: priorityStepSchema },
    async ({ session, params, body }) => {
      const address = {
        userId: session.user.id,
        checklistId: params.id,
        stepId: body.taskId,
        today: todayIn(session.user.timeZone),
      };
      const task = await setStepPriority(address, body.priority);
      return { task, message: task.priority ? MESSAGES.priorityOn : MESSAGES.priorityOff };
    },
  ),
});
