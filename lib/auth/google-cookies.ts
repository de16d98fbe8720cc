import "server-only";
import { z } from "zod";
import { GOOGLE_FLOW_SECONDS, PENDING_LINK_SECONDS } from "./constants";
import { sealedCookie } from "./sealed-cookie";

/** What this browser set out to do when it went to Google. */
export const googleFlow = sealedCookie({
  name: "google-flow",
  seconds: GOOGLE_FLOW_SECONDS,
  schema: z.object({
    /** The page that was asked for; checked again before it is followed. */
    redirectTo: z.string().nullable(),
    /** Who wants to connect Google to their account; null to sign in. */
    connectUserId: z.string().nullable(),
  }),
});

export type GoogleFlow = { redirectTo: string | null; connectUserId: string | null };

/** A Google account that waits for the password of the account that it is to be connected to. */
export const pendingGoogleLink = sealedCookie({
  name: "google-link",
  seconds: PENDING_LINK_SECONDS,
  schema: z.object({
    /** Used up with the link, so that a copy of the cookie is worth nothing. */
    id: z.string(),
    userId: z.string(),
    googleId: z.string(),
    googleEmail: z.string(),
    redirectTo: z.string().nullable(),
  }),
});

export type PendingGoogleLink = {
  id: string;
  userId: string;
  googleId: string;
  googleEmail: string;
  redirectTo: string | null;
};
