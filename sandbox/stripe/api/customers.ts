import { z } from "zod";
import { changeCustomer, createCustomer, deleteCustomer } from "../acts/customers.ts";
import { noSuch, StripeError } from "../errors.ts";
import { isDeleted } from "../shapes/event.ts";
import type { Endpoint } from "./endpoint.ts";
import { listOf } from "./list.ts";
import { clearable, expansion, isIn, metadata, page, range, read } from "./parameters.ts";

const fields = z.strictObject({
  ...expansion,
  email: clearable.optional(),
  name: clearable.optional(),
  description: clearable.optional(),
  phone: clearable.optional(),
  metadata: metadata.optional(),
});

/** @throws StripeError for an address that Stripe does not take */
function requireAddress(email: string | null | undefined): void {
  if (email === null || email === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return;
  throw new StripeError(400, `Invalid email address: ${email}`, {
    code: "email_invalid",
    parameter: "email",
  });
}

export const customerEndpoints: Endpoint[] = [
  {
    method: "POST",
    path: "/v1/customers",
    answer(account, { given }) {
      const { expand: _, ...asked } = read(fields, given);
      requireAddress(asked.email);
      return createCustomer(account, asked);
    },
  },
  {
    method: "GET",
    path: "/v1/customers",
    answer(account, { given }) {
      const asked = read(
        z.strictObject({ ...page, created: range.optional(), email: z.string().optional() }),
        given,
      );
      const living = account.customers
        .all()
        .flatMap((customer) => (isDeleted(customer) ? [] : [customer]))
        .filter(({ email }) => asked.email === undefined || asked.email === email)
        .filter(({ created }) => isIn(created, asked.created));
      return listOf("/v1/customers", living, asked);
    },
  },
  {
    method: "GET",
    path: "/v1/customers/:id",
    answer(account, { params: { id = "" }, given }) {
      read(z.strictObject(expansion), given);
      const customer = account.customers.get(id);
      if (!customer) throw noSuch("customer", id);
      return customer;
    },
  },
  {
    method: "POST",
    path: "/v1/customers/:id",
    answer(account, { params: { id = "" }, given }) {
      const { expand: _, metadata: added, ...asked } = read(fields, given);
      requireAddress(asked.email);
      const known = account.customers.get(id);
      const before = known && !isDeleted(known) ? known.metadata : {};
      const changes = added ? { ...asked, metadata: mergedMetadata(before, added) } : asked;
      return changeCustomer(account, id, changes);
    },
  },
  {
    method: "DELETE",
    path: "/v1/customers/:id",
    answer(account, { params: { id = "" }, given }) {
      read(z.strictObject({}), given);
      return deleteCustomer(account, id);
    },
  },
];

/** Given keys join those that are there; an empty value takes one away. */
export function mergedMetadata(
  before: Record<string, string>,
  given: Record<string, string>,
): Record<string, string> {
  const entries = Object.entries({ ...before, ...given }).filter(([, value]) => value !== "");
  return Object.fromEntries(entries);
}
