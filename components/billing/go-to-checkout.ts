import { api } from "@/lib/api-client";

/** Sends the whole page to Stripe's checkout. */
export async function goToCheckout(): Promise<"leaving"> {
  const { sessionUrl } = await api<{ sessionUrl?: string }>("POST", "/api/checkout/session");
  if (!sessionUrl) throw new Error("The answer names no checkout");
  location.assign(sessionUrl);
  return "leaving";
}
