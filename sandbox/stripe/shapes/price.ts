import type { Plan, Price, Product } from "../wire.ts";

export type NewPrice = {
  id: string;
  product: string;
  /** In the smallest unit of the currency. */
  unitAmount: number;
  currency: string;
  interval: "day" | "week" | "month" | "year";
  active?: boolean;
};

export function newProduct(id: string, price: string, created: number): Product {
  return {
    id,
    object: "product",
    active: true,
    created,
    default_price: price,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: "Stepwell Premium",
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: created,
    url: null,
  };
}

export function newPrice(given: NewPrice, created: number): Price {
  return {
    id: given.id,
    object: "price",
    active: given.active ?? true,
    billing_scheme: "per_unit",
    created,
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: given.product,
    recurring: {
      interval: given.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: given.unitAmount,
    unit_amount_decimal: String(given.unitAmount),
  };
}

/** The older shape of a price, which subscription items still carry. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
