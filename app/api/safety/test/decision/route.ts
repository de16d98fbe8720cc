import { handler, routes } from "@/lib/route-handler";
import { decisionTestSchema } from "@/lib/safety/schema";
import { testTexts } from "@/lib/safety/test-texts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", body: decisionTestSchema }, ({ session, body }) =>
    testTexts("demo_decision", [body.decision, ...body.options], session),
  ),
});
