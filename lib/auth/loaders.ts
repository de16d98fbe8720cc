import "server-only";
import { redirect } from "next/navigation";
import { cache } from "react";
import { findAccount } from "@/lib/users/data";
import type { Account } from "@/lib/users/types";
import { requirePageSession } from "./gate";

/** The signed-in person's account, for the account page. */
export const loadAccount = cache(async (): Promise<Account> => {
  const { user } = await requirePageSession();
  // Deleted in the instant after the gate: the next request is a visitor's.
  return (await findAccount(user.id)) ?? redirect("/login");
});
