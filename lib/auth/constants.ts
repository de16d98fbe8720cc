import type { GrowingLimit, RateLimit } from "@/lib/rate-limit";
import type { EmailTokenPurpose } from "@/prisma/generated/enums";

/** Document 1, sections 5, 8 and 9. Lengths are JavaScript string lengths. */
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;
export const NAME_MAX_CHARACTERS = 100;
export const MINIMUM_AGE_YEARS = 18;
/** RFC 5321, section 4.5.3.1.3: a path holds 256 characters, two of them brackets. */
export const EMAIL_MAX_CHARACTERS = 254;
/** The earliest birth date that a living person can have, as YYYY-MM-DD. */
export const EARLIEST_BIRTHDATE = "1900-01-01";

/** A session ends after 30 days without a visit. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** However often somebody comes, they sign in anew after so many days (OWASP ASVS 5.0, 7.3.2). */
export const SESSION_LONGEST_DAYS = 180;
/** A visit with a cookie older than this gets a new one, so that the 30 days begin again. */
export const SESSION_ROLL_SECONDS = 24 * 60 * 60;
/** The list of a person's sessions shows at most so many; ending all of them ends all. */
export const SESSIONS_LISTED_MAX = 100;

/** After so many days an account goes whose owner came by Google and never told the birth date. */
export const UNFINISHED_ACCOUNT_DAYS = 30;

/** Google's page may be open for so long. The checks of next-auth live as long. */
export const GOOGLE_FLOW_SECONDS = 15 * 60;
/** So long may the password be asked for that connects a Google account. */
export const PENDING_LINK_SECONDS = 10 * 60;

/** How long the links in mails work: an address 24 hours, a password one (architecture, decision 6). */
export const EMAIL_TOKEN_SECONDS = {
  verify_email: 24 * 60 * 60,
  change_email: 24 * 60 * 60,
  reset_password: 60 * 60,
} as const satisfies Record<EmailTokenPurpose, number>;

/** Longer than any token that was ever sent; what is longer is not looked up. */
export const LINK_TOKEN_MAX_CHARACTERS = 200;

/** Request header in which the middleware tells the gate the path and query that were asked for. */
export const CURRENT_PATH_HEADER = "x-current-path";

/** Milliseconds between the success message and the next page. Document 1, section 9. */
export const REDIRECT_DELAY_MS = 1_000;
export const RESET_LINK_SENT_DELAY_MS = 2_000;
export const EMAIL_VERIFIED_DELAY_MS = 2_000;
export const PASSWORD_RESET_DELAY_MS = 3_000;

/** Where the browser keeps the question and choice of a shared decision that led to sign-up. */
export const GROWTH_ENTRY_KEY = "growthEntryContext";

export const AUTH_MESSAGES = {
  registered: "Welcome to Stepwell. Your account is ready.",
  loggedIn: "You are logged in.",
  loggedOut: "You are logged out.",
  resetLinkSent: "If an account with that email exists, we've sent a password reset link.",
  emailVerified: "Your email address is confirmed.",
  emailVerifiedBefore: "Your email address is confirmed already.",
  verificationSent: "We have sent you a new link. Earlier ones no longer work.",
  passwordReset: "Your password has been reset. Please log in with the new one.",
} as const;

/**
 * A browser is known to an account for a year after its owner last signed in there, and to at most so
 * many accounts.
 */
export const KNOWN_DEVICE_SECONDS = 365 * 24 * 60 * 60;
export const KNOWN_DEVICE_ACCOUNTS_MAX = 3;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** For an account: who goes on after the free tries comes down to one an hour. */
const perAccount = { firstWaitSeconds: 5, longestWaitSeconds: HOUR };
/** For a client's address: more generous, since a whole office or school may share one. */
const perAddress = { firstWaitSeconds: 5, longestWaitSeconds: 15 * MINUTE };

export const REGISTER_ADDRESS_LIMIT: GrowingLimit = {
  name: "register-address",
  points: 100,
  ...perAddress,
};
/** By the email address that wants an account. */
export const REGISTER_ACCOUNT_LIMIT: GrowingLimit = {
  name: "register-account",
  points: 20,
  ...perAccount,
};
/** Tries with a wrong password; a right one is not counted, so daily use never meets a limit. */
export const LOGIN_ADDRESS_LIMIT: GrowingLimit = {
  name: "login-address",
  points: 100,
  ...perAddress,
};
/** Of all browsers together that the account does not know. */
export const LOGIN_ACCOUNT_LIMIT: GrowingLimit = {
  name: "login-account",
  points: 10,
  ...perAccount,
};
/** Of one browser that the account knows. */
export const LOGIN_DEVICE_LIMIT: GrowingLimit = { name: "login-device", points: 10, ...perAccount };
/** Wrong passwords of someone who is signed in, by account. */
export const PASSWORD_PROOF_LIMIT: GrowingLimit = {
  name: "password-proof",
  points: 10,
  ...perAccount,
};
/** Mails to an address that is to become an account's, by account and by that address. */
export const EMAIL_CHANGE_LIMIT: RateLimit = { name: "email-change", points: 6, seconds: 3600 };
/** Asking for a reset link: each may be a mail to someone who did not ask for it. */
export const FORGOT_ADDRESS_LIMIT: GrowingLimit = {
  name: "forgot-address",
  points: 50,
  ...perAddress,
};
export const FORGOT_ACCOUNT_LIMIT: GrowingLimit = {
  name: "forgot-account",
  points: 5,
  ...perAccount,
};
/** Having the verification link sent once more. */
export const RESEND_ADDRESS_LIMIT: GrowingLimit = {
  name: "resend-address",
  points: 50,
  ...perAddress,
};
export const RESEND_ACCOUNT_LIMIT: GrowingLimit = {
  name: "resend-account",
  points: 5,
  ...perAccount,
};
/** Opening links. A link is the only name of the account that these calls bear. */
export const VERIFY_ADDRESS_LIMIT: GrowingLimit = {
  name: "verify-address",
  points: 100,
  ...perAddress,
};
export const VERIFY_LINK_LIMIT: GrowingLimit = { name: "verify-link", points: 10, ...perAccount };
export const RESET_ADDRESS_LIMIT: GrowingLimit = {
  name: "reset-address",
  points: 100,
  ...perAddress,
};
/** Also counts the passwords that will not do. */
export const RESET_LINK_LIMIT: GrowingLimit = { name: "reset-link", points: 20, ...perAddress };
