/** The modes of the combined screen. Document 1, section 2, "Combined auth screen". */
export type AuthMode = "login" | "signup" | "forgot-password";

type AuthText = { heading: string; text: string };

const plain: Record<AuthMode, AuthText> = {
  login: { heading: "Welcome back", text: "Your plans are where you left them." },
  signup: {
    heading: "Create your account",
    text: "Keep your plan, and come back to it whenever you like.",
  },
  "forgot-password": {
    heading: "Reset your password",
    text: "It happens. Tell us your email, and we send you a link to choose a new one.",
  },
};

const growthEntry: Record<AuthMode, AuthText> = {
  login: {
    heading: "Sign In to Continue",
    text: "Sign in to create your own plan based on your decision.",
  },
  signup: {
    heading: "Create Your Account",
    text: "Create a free account to make your own plan based on your decision.",
  },
  "forgot-password": {
    heading: "Reset your password",
    text: "We send you a link to choose a new one. Then you create your own plan based on your decision.",
  },
};

const goingOn: Record<AuthMode, AuthText> = {
  login: {
    heading: growthEntry.login.heading,
    text: "Sign in to go on to the page you asked for, or to create your own plan based on your decision.",
  },
  signup: {
    heading: growthEntry.signup.heading,
    text: "Create a free account to go on to the page you asked for, or to make your own plan based on your decision.",
  },
  "forgot-password": {
    heading: growthEntry["forgot-password"].heading,
    text: "We send you a link to choose a new one. Then you go on to the page you asked for.",
  },
};

/** Heading and text. Growth entry is a visit with `redirectTo`; a shared decision starts a new plan. */
export function authText(mode: AuthMode, redirectTo: string | null): AuthText {
  if (redirectTo === null) return plain[mode];
  return (redirectTo.startsWith("/checklist/new") ? growthEntry : goingOn)[mode];
}
