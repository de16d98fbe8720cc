/** Days that Premium goes on after a payment failed. */
export const GRACE_DAYS = 7;
