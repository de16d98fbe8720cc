import type { Account } from "../account.ts";
import { noSuch } from "../errors.ts";
import { type CustomerFields, deletedCustomer, newCustomer } from "../shapes/customer.ts";
import { isDeleted, previousOf } from "../shapes/event.ts";
import { hasEnded } from "../shapes/subscription.ts";
import type { Customer, DeletedCustomer } from "../wire.ts";
import { cancelNow } from "./subscriptions.ts";

export function createCustomer(account: Account, fields: Partial<CustomerFields> = {}): Customer {
  const customer = newCustomer(fields, account.now());
  account.customers.put(customer.id, customer);
  account.tell("customer.created", customer);
  return customer;
}

/** @throws StripeError for one that is deleted or never was */
export function livingCustomer(account: Account, id: string): Customer {
  const customer = account.customers.get(id);
  if (!customer || isDeleted(customer)) throw noSuch("customer", id);
  return customer;
}

export function changeCustomer(account: Account, id: string, changes: Partial<Customer>): Customer {
  const before = livingCustomer(account, id);
  const after = { ...before, ...changes };
  const previous = previousOf(before, after);
  if (Object.keys(previous).length === 0) return after;
  account.customers.put(id, after);
  account.tell("customer.updated", after, previous);
  return after;
}

/** Ends the customer's subscriptions too. Its checkouts stay open but can't be paid any more. */
export function deleteCustomer(account: Account, id: string): DeletedCustomer {
  const customer = livingCustomer(account, id);
  for (const subscription of account.subscriptions.all()) {
    if (subscription.customer === id && !hasEnded(subscription))
      cancelNow(account, subscription.id);
  }
  account.customers.put(id, deletedCustomer(id));
  account.tell("customer.deleted", customer);
  return deletedCustomer(id);
}
