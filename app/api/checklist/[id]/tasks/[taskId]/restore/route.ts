import { stepAddress } from "@/lib/checklists/address";
import { MESSAGES } from "@/lib/checklists/constants";
import { restoreStep } from "@/lib/checklists/remove-step";
import { stepParams } from "@/lib/checklists/schema";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", params: stepParams }, async ({ session, params }) => {
    const { step, order } = await restoreStep(stepAddress(session, params));
    return { task: step, order, message: MESSAGES.stepRestored };
  }),
});
