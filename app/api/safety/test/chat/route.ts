import { handler, routes } from "@/lib/route-handler";
import { chatTestSchema } from "@/lib/safety/schema";
import { testTexts } from "@/lib/safety/test-texts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handler({ session: "required", body: chatTestSchema }, ({ session, body }) =>
    testTexts("demo_chat", [body.message], session),
  ),
});
