/** What the product answers for each code, where nothing says it better. */
export const PROBLEM_BY_CODE = {
  VALIDATION: "Please check what you entered.",
  AGE_RESTRICTION: "This service is for users 18 and older only.",
  INVALID_LINK: "This link is invalid or has expired. Nothing has changed; a new link helps.",
  UNAUTHENTICATED: "Please log in to go on. Nothing is lost.",
  INVALID_CREDENTIALS: "Invalid email or password. Please check your credentials.",
  OAUTH_ONLY: "This account signs in with Google. Please continue with Google.",
  FOREIGN_ORIGIN:
    "This request came from another site and was not carried out. Nothing has changed; reload the page to go on.",
  WELCOME_REQUIRED: "Please tell us your date of birth and accept the terms first.",
  PREMIUM_REQUIRED: "Premium subscription required.",
  REFINEMENT_LIMIT:
    "You have used the free refinements of this plan. Your list is as it was, and you can change every task by hand.",
  TURN_LIMIT: "Maximum conversation turns reached.",
  NOT_FOUND:
    "We could not find that. It may have been removed, and the rest is as it was. Reloading shows what is there.",
  METHOD_NOT_ALLOWED: "This address does not take that method, so nothing was done.",
  CONFLICT: "Something else changed this at the same time. Nothing is lost. Please try again.",
  CHOICE_CHANGED:
    "The coin has been flipped again since, so these steps are for another choice. Reload the page to see it.",
  EMAIL_EXISTS: "An account with this email already exists. Please log in instead.",
  ALREADY_SUBSCRIBED:
    "You already have a subscription, so nothing was charged. Manage Subscription shows it.",
  TOO_LARGE:
    "That is more than we can take at once. Nothing is lost: please shorten it, and try again.",
  UNSAFE_CONTENT: "This text may be harmful. Please consider reaching out for support.",
  RATE_LIMITED:
    "That was a lot in a short time. Nothing is lost. Please wait a moment, then try again.",
  INTERNAL: "Something went wrong on our side. Nothing you typed is lost. Please try again.",
  UNAVAILABLE:
    "Stepwell can't reach its database right now. Nothing you typed is lost. Please try again in a moment.",
  BILLING_OFF:
    "Payments are not set up on this site, so nothing can be bought and nobody is charged.",
  BILLING_DOWN:
    "We can't reach our payment provider right now. Nothing was charged. Please try again in a moment.",
} as const;
