import { answerSharedPreview } from "@/lib/decisions/share/preview";
import { sharedParams } from "@/lib/decisions/share/schema";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handler({ params: sharedParams }, ({ request, params }) =>
    answerSharedPreview(request, params.shareId),
  ),
});
