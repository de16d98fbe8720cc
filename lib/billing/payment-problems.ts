/** The pages of Premium where nothing can be, or was, bought. */
export const PAYMENT_PROBLEMS = {
  off: {
    title: "Premium is not on sale here yet",
    reason: "Payments are not set up on this site, so nothing can be bought and nobody is charged.",
    advice: "Everything in the Free Plan works today, and your plans stay yours.",
  },
  cancelled: {
    title: "Payment cancelled",
    reason:
      "Nothing was charged. You are on the Free Plan as before, and your plans are as you left them.",
  },
  unconfirmed:
    "Your payment is not confirmed yet. That can take a few minutes, and nothing is lost: as soon as it is, Premium is yours, also when you leave this page.",
  missing: {
    title: "Your last payment did not go through",
    reason: (until: string) =>
      `Premium goes on ${until}. Update your payment method, and it simply stays.`,
  },
  rests: {
    title: "Premium rests",
    reason:
      "A payment did not go through. Your plans stay as they are. Update your payment method, and Premium comes back.",
  },
  unsigned: "This is not a message that Stripe signed for this site.",
} as const;
