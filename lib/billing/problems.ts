export const BILLING_PROBLEMS = {
  upgradeFailed: "Upgrade Failed",
  upgradeFailedDefault: "Unable to start upgrade process. Please try again.",
  upgradeFailedInPlans: "Failed to start upgrade process. Please try again.",
  portalFailed: "Unable to Open Portal",
  portalFailedDefault: "Unable to open billing portal. Please try again.",
  /** Alerts of a phone. */
  portalSignedOut: "Please log in again to manage your subscription.",
  portalNone: "No active subscription found to manage.",
  portalFailedOnPhone: "Unable to access subscription management. Please try again.",
  checkoutFailedOnPhone: "Unable to start checkout. Please try again.",
  /** While a payment is missing. */
  paymentMissing: "Your last payment did not go through.",
  premiumRests:
    "Premium rests, because a payment did not go through. Everything you made is still here, and Premium comes back with the payment.",
} as const;
