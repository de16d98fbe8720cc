import { SHARE_MESSAGES } from "@/lib/decisions/share/constants";
import { findSharedDecision } from "@/lib/decisions/share/data";
import { stopSharing } from "@/lib/decisions/share/mutations";
import { SHARED_PROBLEMS } from "@/lib/decisions/share/problems";
import { sharedParams } from "@/lib/decisions/share/schema";
import { AppError } from "@/lib/errors";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ params: sharedParams }, async ({ params }) => {
    const decision = await findSharedDecision(params.shareId);
    if (!decision) throw new AppError("NOT_FOUND", { message: SHARED_PROBLEMS.notFound });
    return { decision };
  }),
  DELETE: handler({ session: "required", params: sharedParams }, async ({ session, params }) => {
    await stopSharing(session.user.id, params.shareId);
    return { message: SHARE_MESSAGES.stopped };
  }),
});
