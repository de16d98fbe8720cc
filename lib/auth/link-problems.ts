/** The pages that a link leads to when it does not do what it was sent for. */
export const LINK_PROBLEMS = {
  deadReset: {
    title: "This link does not work",
    advice:
      "A link works once, for one hour, and only until a newer one is sent. Your password is as it was.",
  },
  verification: {
    title: "Verification failed",
    undecided:
      "The link may be expired or invalid, or the line was cut. Trying again does no harm.",
    refused: "The link may be expired or already used.",
    signedOut: "Nothing is lost. Log in, and we gladly send you a new link.",
    confirmedBefore: (email: string) =>
      `Nothing to worry about: ${email} is confirmed already, and there is nothing more to do.`,
    newLink: (email: string) => `Nothing is lost. We gladly send a new link to ${email}.`,
  },
  cutVerification: {
    title: "Invalid link",
    advice: "Perhaps it was cut in two: please open the whole link from the email.",
  },
  newAddress: {
    cut: {
      title: "Invalid link",
      reason: "The link may have been cut in two.",
      advice: "Please open the whole link from the email. Until then your old address stays.",
    },
    undecided: {
      title: "Not confirmed yet",
      advice: "Your old address stays until then. Trying again does no harm.",
    },
    taken: "This address is taken",
    refused: {
      title: "This link no longer works",
      reason: "It may be too old, used already, or replaced by a newer one.",
      advice:
        "Your account page says which address is yours, and sends a new link if one is waiting.",
    },
  },
  nothingToConnect: {
    title: "Nothing to connect",
    reason:
      "It took a little too long, or it is done already. Nothing is lost: you can start again with Google whenever you like.",
  },
} as const;

/** Where someone goes whose date of birth says that they can't have an account yet. */
export const AGE_PROBLEM = {
  title: "Not just yet",
  reason: "This service is for users 18 and older only.",
  advice:
    "Thank you for telling us honestly. We have removed everything that Google told us about you: no account and no data of yours are kept here. You are welcome back when you are 18.",
} as const;

/** What the screens of an account's door say (document 1, sections 4 and 8). */
export const ENTRY_PROBLEMS = {
  linkPasswordWrong: "That is not the password of this account. Please try again.",
  resetLinkFailed: "Request Failed",
  resetLinkFailedReason: "Failed to send reset link",
  resetFailed: "Reset Failed",
  resetFailedReason: "Failed to reset password",
  verificationFailed: "Verification Failed",
  verificationFailedReason: "Failed to verify email",
  verificationUndecided: "There was an error verifying your email.",
} as const;
