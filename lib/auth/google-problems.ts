/** Why a visit to Google led to no sign-in, as the next screen says it. The keys stand in addresses. */
export const GOOGLE_PROBLEMS = {
  cancelled: "Signing in with Google was cancelled. Nothing is lost.",
  failed:
    "Signing in with Google did not work this time. Nothing is lost. Please try again, or use your email and password.",
  unavailable:
    "Google can't be reached right now. Nothing is lost. Please try again in a moment, or use your email and password.",
  tooOften:
    "That was a lot in a short time. Nothing is lost. Please wait ten minutes, or use your email and password.",
  unverified:
    "Google has not verified the email address of that account, so we can't sign you in with it. Please verify it with Google first, or use an email and password here.",
  otherGoogle:
    "Your Stepwell account is connected to another Google account. Please continue with that one, or use your email and password.",
  identityTaken:
    "That Google account belongs to another Stepwell account, so it can't be connected to this one. Nothing has changed; another Google account works.",
  addressTaken:
    "Another Stepwell account uses the email address of that Google account, so it can't be connected to this one. Nothing has changed; another Google account works.",
  connectedAlready:
    "Another Google account is connected to your account. Please disconnect it first.",
  confirmFirst:
    "Please confirm your email address first. After that you can connect a Google account that has another address.",
  expired: "That took a little too long, so we stopped to be safe. Please start again with Google.",
} as const;

export type GoogleProblem = keyof typeof GOOGLE_PROBLEMS;

/** The message behind a `google` parameter, or null for anything else. */
export function googleProblemMessage(value: unknown): string | null {
  return typeof value === "string" && isProblem(value) ? GOOGLE_PROBLEMS[value] : null;
}

function isProblem(value: string): value is GoogleProblem {
  return Object.hasOwn(GOOGLE_PROBLEMS, value);
}
