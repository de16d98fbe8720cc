import { takeEvent } from "@/lib/billing/webhook";
import { readText } from "@/lib/request";
import { handler, routes } from "@/lib/route-handler";

/** Stripe's own are a few kilobytes. */
const MAXIMUM_BYTES = 512 * 1024;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  // The signature is over the text as it came, so it is not read as JSON here.
  POST: handler({}, async ({ request }) => {
    const text = await readText(request, MAXIMUM_BYTES);
    await takeEvent(text, request.headers.get("stripe-signature"));
    return {};
  }),
});
