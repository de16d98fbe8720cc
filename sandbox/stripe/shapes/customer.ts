import { newId } from "../ids.ts";
import type { Customer, DeletedCustomer } from "../wire.ts";

export type CustomerFields = {
  email: string | null;
  name: string | null;
  description: string | null;
  phone: string | null;
  metadata: Record<string, string>;
};

export function newCustomer(fields: Partial<CustomerFields>, created: number): Customer {
  const id = newId("cus");
  return {
    id,
    object: "customer",
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
    ...fields,
  };
}

export function deletedCustomer(id: string): DeletedCustomer {
  return { id, object: "customer", deleted: true };
}
