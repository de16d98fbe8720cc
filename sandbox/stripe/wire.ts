import type Stripe from "stripe";

// Stripe's objects as they travel: JSON, with ids in place of the objects they name. Built on the
// types of the SDK, so that a field that it knows and an object here lacks does not compile.

type Replace<Type, Changes> = Omit<Type, keyof Changes> & Changes;

/** A decimal is a class in the SDK and a text on the wire. */
export type Price = Replace<
  Stripe.Price,
  {
    product: string;
    unit_amount: number;
    unit_amount_decimal: string;
    recurring: Stripe.Price.Recurring;
  }
>;

export type Plan = Replace<Stripe.Plan, { product: string; amount_decimal: string }>;

export type Product = Replace<Stripe.Product, { default_price: string | null }>;

export type Customer = Replace<
  Stripe.Customer,
  {
    email: string | null;
    name: string | null;
    next_invoice_sequence: number;
    invoice_prefix: string;
  }
>;

export type DeletedCustomer = Stripe.DeletedCustomer;

export type SubscriptionItem = Replace<Stripe.SubscriptionItem, { plan: Plan; price: Price }>;

export type SubscriptionStatus =
  | "active"
  | "canceled"
  | "incomplete"
  | "incomplete_expired"
  | "past_due"
  | "paused"
  | "trialing"
  | "unpaid";

export type Subscription = Replace<
  Stripe.Subscription,
  {
    customer: string;
    items: Stripe.ApiList<SubscriptionItem>;
    latest_invoice: string | null;
    status: SubscriptionStatus;
  }
>;

type InvoiceLine = Replace<
  Stripe.InvoiceLineItem,
  {
    quantity_decimal: string;
    subscription: string;
    pricing: Replace<Stripe.InvoiceLineItem.Pricing, { unit_amount_decimal: string }>;
  }
>;

export type Invoice = Replace<
  Stripe.Invoice,
  {
    customer: string;
    lines: Stripe.ApiList<InvoiceLine>;
    status: "draft" | "open" | "paid" | "uncollectible" | "void";
    parent: Stripe.Invoice.Parent & {
      subscription_details: { subscription: string; metadata: Stripe.Metadata };
    };
  }
>;

export type LineItem = Replace<Stripe.LineItem, { price: Price }>;

export type CheckoutSession = Replace<
  Stripe.Checkout.Session,
  {
    customer: string | null;
    invoice: string | null;
    subscription: string | null;
    status: "open" | "complete" | "expired";
    success_url: string;
  }
>;

export type PortalSession = Replace<Stripe.BillingPortal.Session, { configuration: string }>;

export type Event = Replace<
  Stripe.EventBase,
  { type: string; data: { object: EventObject; previous_attributes?: Record<string, unknown> } }
>;

/** What events tell about. */
export type EventObject = Customer | Subscription | Invoice | CheckoutSession;
