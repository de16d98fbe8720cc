import { checklistAddress } from "@/lib/checklists/address";
import { messageParams } from "@/lib/checklists/refinement/schema";
import { undoRefinement } from "@/lib/checklists/refinement/undo";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", params: messageParams }, async ({ session, params }) =>
    undoRefinement(checklistAddress(session, params.id), params.messageId),
  ),
});
