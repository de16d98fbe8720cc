import { stepAddress } from "@/lib/checklists/address";
import { MESSAGES } from "@/lib/checklists/constants";
import { setStepPriority } from "@/lib/checklists/mutations";
import { priorityStepSchema } from "@/lib/checklists/schema";
import { handler, idParams, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: handler(
    { session: "required", params: idParams, body: priorityStepSchema },
    async ({ session, params, body }) => {
      const address = stepAddress(session, { id: params.id, taskId: body.taskId });
      const task = await setStepPriority(address, body.priority);
      return { task, message: task.priority ? MESSAGES.priorityOn : MESSAGES.priorityOff };
    },
  ),
});
