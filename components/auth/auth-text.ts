/** The modes of the combined screen. Document 1, section 2, "Combined auth screen". */
export type AuthMode = "login" | "signup";

type AuthText = { heading: string; text: string };

const plain: Record<AuthMode, AuthText> = {
  login: { heading: "Welcome back", text: "Your plans are where you left them." },
  signup: {
    heading: "Create your account",
    text: "Keep your plan, and come back to it whenever you like.",
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
};

const goingOn: Record<AuthMode, AuthText> = {
  login: {
    heading: growthEntry.login.heading,
    text: "Sign in, and we take you straight to your own plan and the page you asked for.",
  },
  signup: {
    heading: growthEntry.signup.heading,
    text: "Create a free account, and we take you straight to the page you asked for.",
  },
};

/** Heading and text. Growth entry is a visit with `redirectTo`; a shared decision starts a new plan. */
export function authText(mode: AuthMode, redirectTo: string | null): AuthText {
  if (redirectTo === null) return plain[mode];
  return (redirectTo.startsWith("/checklist/new") ? growthEntry : goingOn)[mode];
}
