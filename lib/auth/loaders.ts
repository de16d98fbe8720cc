import "server-only";
import { redirect } from "next/navigation";
import { cache } from "react";
import { findAccount } from "@/lib/users/data";
import type { Account } from "@/lib/users/types";
import { findPendingEmail, listSessions } from "./data";
import { requirePageSession } from "./gate";
import { findGoogleConnection, type GoogleConnection } from "./google";
import { isGoogleOffered } from "./google-provider";
import type { ListedSession } from "./types";

/** What the account page shows of a person. */
export type AccountView = {
  account: Account;
  /** The address that waits to be confirmed. */
  pendingEmail: string | null;
  sessions: ListedSession[];
  google: GoogleConnection | null;
  /** Google is connected, or could be. */
  hasGoogle: boolean;
};

/** The signed-in person's account. */
export const loadAccount = cache(async (): Promise<AccountView> => {
  const session = await requirePageSession();
  const { id } = session.user;
  const [account, pendingEmail, sessions, google] = await Promise.all([
    findAccount(id),
    findPendingEmail(id),
    listSessions(session),
    findGoogleConnection(id),
  ]);
  // Deleted in the instant after the gate: the next request is a visitor's.
  return {
    account: account ?? redirect("/login"),
    pendingEmail,
    sessions,
    google,
    hasGoogle: google !== null || isGoogleOffered(),
  };
});
