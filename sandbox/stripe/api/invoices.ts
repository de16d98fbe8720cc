import { z } from "zod";
import { noSuch } from "../errors.ts";
import type { Endpoint } from "./endpoint.ts";
import { listOf } from "./list.ts";
import { expansion, isIn, page, range, read, text } from "./parameters.ts";
import { requireCustomer } from "./subscriptions.ts";

const list = z.strictObject({
  ...page,
  created: range.optional(),
  customer: text.optional(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
  subscription: text.optional(),
});

export const invoiceEndpoints: Endpoint[] = [
  {
    method: "GET",
    path: "/v1/invoices",
    answer(account, { given }) {
      const asked = read(list, given);
      requireCustomer(account, asked.customer);
      const of = asked.subscription;
      const found = account.invoices
        .all()
        .filter(({ customer }) => asked.customer === undefined || asked.customer === customer)
        .filter(({ status }) => asked.status === undefined || asked.status === status)
        .filter(({ parent }) => of === undefined || parent.subscription_details.subscription === of)
        .filter(({ created }) => isIn(created, asked.created));
      return listOf("/v1/invoices", found, asked);
    },
  },
  {
    method: "GET",
    path: "/v1/invoices/:id",
    answer(account, { params: { id = "" }, given }) {
      read(z.strictObject(expansion), given);
      const invoice = account.invoices.get(id);
      if (!invoice) throw noSuch("invoice", id);
      return invoice;
    },
  },
];
