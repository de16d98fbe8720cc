import type { Account } from "../account.ts";
import { isDeleted, previousOf } from "../shapes/event.ts";
import { newInvoice } from "../shapes/invoice.ts";
import { itemOf } from "../shapes/subscription.ts";
import { DAY_SECONDS } from "../time.ts";
import type { Invoice, Subscription } from "../wire.ts";

const DAYS_TO_NEXT_ATTEMPT = 3;

/** Asks for the current period of a subscription: an open invoice, not tried yet. */
export function issueInvoice(
  account: Account,
  subscription: Subscription,
  reason: "subscription_create" | "subscription_cycle",
): Invoice {
  const customer = account.customers.get(subscription.customer);
  if (!customer || isDeleted(customer)) throw new Error(`${subscription.id} has no customer`);
  const amount = subscription.status === "trialing" ? 0 : itemOf(subscription).price.unit_amount;
  const draft = newInvoice({ customer, subscription, reason, amount }, account.now());
  account.invoices.put(draft.id, draft);
  account.tell("invoice.created", draft);
  const count = customer.next_invoice_sequence;
  account.customers.put(customer.id, { ...customer, next_invoice_sequence: count + 1 });
  return changeInvoice(account, draft, "invoice.finalized", {
    status: "open",
    effective_at: account.now(),
    number: `${customer.invoice_prefix}-${String(count).padStart(4, "0")}`,
    status_transitions: { ...draft.status_transitions, finalized_at: account.now() },
  });
}

export function payInvoice(account: Account, invoice: Invoice): Invoice {
  const paid = changeInvoice(account, invoice, "invoice.paid", {
    status: "paid",
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: account.now() },
  });
  account.tell("invoice.payment_succeeded", paid);
  return paid;
}

/** The card is declined; Stripe tries again some days later. */
export function failInvoice(account: Account, invoice: Invoice): Invoice {
  return changeInvoice(account, invoice, "invoice.payment_failed", {
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: account.now() + DAYS_TO_NEXT_ATTEMPT * DAY_SECONDS,
  });
}

/** Nobody tries to collect it any more, or it is void. */
export function endInvoice(account: Account, invoice: Invoice, isVoid: boolean): void {
  changeInvoice(account, invoice, isVoid ? "invoice.voided" : "invoice.updated", {
    auto_advance: false,
    next_payment_attempt: null,
    ...(isVoid
      ? {
          status: "void",
          status_transitions: { ...invoice.status_transitions, voided_at: account.now() },
        }
      : {}),
  });
}

/** Oldest first. */
export function openInvoices(account: Account, subscription: string): Invoice[] {
  return account.invoices
    .all()
    .filter(
      ({ parent, status }) =>
        status === "open" && parent.subscription_details.subscription === subscription,
    );
}

function changeInvoice(
  account: Account,
  invoice: Invoice,
  type: string,
  changes: Partial<Invoice>,
): Invoice {
  const after = { ...invoice, ...changes };
  account.invoices.put(after.id, after);
  // Only "updated" tells what was there before.
  const previous = type === "invoice.updated" ? previousOf(invoice, after) : undefined;
  account.tell(type, after, previous);
  return after;
}
