import { newId } from "../ids.ts";
import type { PortalSession } from "../wire.ts";

type NewPortalSession = {
  customer: string;
  configuration: string;
  returnUrl: string | null;
  locale: string | null;
  /** Where the sandbox shows its pages. */
  pages: string;
};

export function newPortalSession(given: NewPortalSession, created: number): PortalSession {
  const id = newId("bps");
  return {
    id,
    object: "billing_portal.session",
    configuration: given.configuration,
    created,
    customer: given.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: given.locale,
    on_behalf_of: null,
    return_url: given.returnUrl,
    url: `${given.pages}/portal/${id}`,
  };
}
