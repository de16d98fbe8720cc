import { MESSAGES } from "@/lib/checklists/constants";
import { setStepCompleted } from "@/lib/checklists/mutations";
import { stepParams, toggleStepSchema } from "@/lib/checklists/schema";
import { todayIn } from "@/lib/dates";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: handler(
    { session: "required", params: stepParams, body: toggleStepSchema },
    async ({ session, params, body }) => {
      const address = {
        userId: session.user.id,
        checklistId: params.id,
        stepId: params.taskId,
        today: todayIn(session.user.timeZone),
      };
      const task = await setStepCompleted(address, body.completed);
      const message = task.completed ? MESSAGES.stepCompleted : MESSAGES.stepReopened;
      return { completed: task.completed, task, message };
    },
  ),
});
