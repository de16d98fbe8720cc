import { z } from "zod";
import { noSuchGiven } from "../errors.ts";
import { isDeleted } from "../shapes/event.ts";
import { newPortalSession } from "../shapes/portal-session.ts";
import type { Endpoint } from "./endpoint.ts";
import { expansion, read, text } from "./parameters.ts";

const creation = z.strictObject({
  ...expansion,
  configuration: text.optional(),
  customer: text,
  locale: text.optional(),
  return_url: z
    .string()
    .regex(/^https?:\/\/\S+$/, "Not a valid URL")
    .optional(),
});

/** The portal as it is set up in the dashboard. */
const USUAL_CONFIGURATION = "bpc_StepwellSandboxUsual1234";

export const portalSessionEndpoints: Endpoint[] = [
  {
    method: "POST",
    path: "/v1/billing_portal/sessions",
    answer(account, { given, pages }) {
      const asked = read(creation, given);
      const customer = account.customers.get(asked.customer);
      if (!customer || isDeleted(customer)) {
        throw noSuchGiven("customer", asked.customer, "customer");
      }
      const session = newPortalSession(
        {
          customer: customer.id,
          configuration: asked.configuration ?? USUAL_CONFIGURATION,
          returnUrl: asked.return_url ?? null,
          locale: asked.locale ?? null,
          pages,
        },
        account.now(),
      );
      account.portalSessions.put(session.id, session);
      return session;
    },
  },
];
