import { requirePremium } from "@/lib/billing/require-premium";
import { checklistAddress } from "@/lib/checklists/address";
import { addStep } from "@/lib/checklists/mutations";
import { COACHING_MESSAGES } from "@/lib/coaching/constants";
import { COACHING_PROBLEMS } from "@/lib/coaching/problems";
import { acceptTaskSchema } from "@/lib/coaching/schema";
import { handler, routes } from "@/lib/route-handler";
import { beside, refuseHarm } from "@/lib/safety/examine";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", body: acceptTaskSchema }, async ({ session, body }) => {
    const { user } = session;
    await requirePremium(user.id, COACHING_PROBLEMS.premium);
    const { taskText, checklistId } = body;
    const entry = { surface: "task", texts: [], planned: [taskText], person: user } as const;
    const safety = await refuseHarm(entry);
    // Pressed twice, or again after a lost answer, it is one step.
    const task = await addStep(checklistAddress(session, checklistId), taskText, { once: true });
    return { task, message: COACHING_MESSAGES.taskAdded, ...beside(safety) };
  }),
});
