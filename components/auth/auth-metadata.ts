import type { Metadata } from "next";
import type { AuthPageProps } from "@/components/auth/auth-page";
import type { AuthMode } from "@/components/auth/auth-text";

const PAGES = {
  login: {
    title: "Sign In",
    description:
      "Sign in to Stepwell and go on where you left off: your plans, today's steps and the focus timer wait as you left them.",
  },
  signup: {
    title: "Create a Free Account",
    description:
      "Create a free Stepwell account to keep your plans, tick off small steps and come back on any device. No card needed; for adults of 18 and older.",
  },
  "forgot-password": {
    title: "Reset Password",
    description:
      "Forgot your Stepwell password? Tell us your email address, and we send you a link to choose a new one.",
  },
} as const satisfies Record<AuthMode, { title: string; description: string }>;

/**
 * What search engines are told of a sign-in screen. Only its bare address is for result pages: one
 * with a query (where to go on, what came of Google) belongs to one visit, and so does the form for a
 * forgotten password, which only people who have an account need.
 */
export async function authMetadata({ mode, searchParams }: AuthPageProps): Promise<Metadata> {
  const { redirectTo, google } = await searchParams;
  const isVisit = redirectTo !== undefined || google !== undefined;
  return {
    ...PAGES[mode],
    // A page that is not for result pages names no other in its place.
    ...(isVisit ? {} : { alternates: { canonical: `/${mode}` } }),
    ...(isVisit || mode === "forgot-password" ? { robots: { index: false } } : {}),
  };
}
