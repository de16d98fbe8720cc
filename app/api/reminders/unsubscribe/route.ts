import { MESSAGES } from "@/lib/reminders/constants";
import { unsubscribe } from "@/lib/reminders/unsubscribe-link";
import { handler, routes } from "@/lib/route-handler";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  // RFC 8058: a mail program sends a form that says what the address says, so it is not read.
  POST: handler({}, async ({ request }) => {
    await unsubscribe(new URL(request.url).searchParams.get("token") ?? "");
    return { message: MESSAGES.unsubscribed };
  }),
});
