import { newId } from "../ids.ts";
import { DAY_SECONDS } from "../time.ts";
import type { CheckoutSession, Customer, LineItem, Price } from "../wire.ts";

export type NewCheckoutSession = {
  customer: Customer | null;
  customerEmail: string | null;
  price: Price;
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  expiresAt: number | undefined;
  allowPromotionCodes: boolean | null;
  locale: string | null;
  /** Where the sandbox shows its pages. */
  pages: string;
};

/** An open session of the page that Stripe hosts, for a subscription. */
export function newCheckoutSession(given: NewCheckoutSession, created: number): CheckoutSession {
  const id = newId("cs_test");
  const amount = given.price.unit_amount;
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: given.allowPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: given.price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer?.id ?? null,
    customer_account: null,
    customer_creation: given.customer ? null : "always",
    customer_details: customerDetails(given.customer?.email ?? given.customerEmail),
    customer_email: given.customerEmail,
    discounts: [],
    expires_at: given.expiresAt ?? created + DAY_SECONDS,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale,
    managed_payments: { enabled: false },
    metadata: given.metadata,
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ["always"],
      payment_method_remove: "disabled",
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${given.pages}/checkout/${id}`,
    wallet_options: null,
  };
}

function customerDetails(email: string | null): CheckoutSession["customer_details"] {
  if (email === null) return null;
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: "none",
    tax_ids: null,
  };
}

/** What is bought, as `checkout.sessions.listLineItems` tells it. */
export function lineItemOf(session: CheckoutSession, price: Price): LineItem {
  return {
    id: session.id.replace(/^cs_test_(.{24}).*$/, "li_$1"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: price.unit_amount,
    amount_tax: 0,
    amount_total: price.unit_amount,
    currency: price.currency,
    description: "Stepwell Premium",
    metadata: null,
    price,
    quantity: 1,
  };
}
