import { stepAddress } from "@/lib/checklists/address";
import { MESSAGES } from "@/lib/checklists/constants";
import { moveStep } from "@/lib/checklists/move-step";
import { moveStepSchema } from "@/lib/checklists/schema";
import { handler, idParams, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: handler(
    { session: "required", params: idParams, body: moveStepSchema },
    async ({ session, params, body }) => {
      const address = stepAddress(session, { id: params.id, taskId: body.taskId });
      const order = await moveStep(address, body.afterTaskId);
      return { order, message: MESSAGES.stepMoved };
    },
  ),
});
