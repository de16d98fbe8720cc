import { randomUUID } from "node:crypto";
import type { Answer, Browser } from "./browser";

export const PASSWORD = "analytical engine";

export type AuthAnswer = {
  success: boolean;
  message?: string;
  code?: string;
  errors?: { field?: string; message: string }[];
  token?: string;
  user?: Record<string, unknown>;
};

/** A complete sign-up form of a new person. */
export function registration(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: "Ada",
    lastName: "Lovelace",
    email: `${randomUUID()}@example.org`,
    birthdate: "1990-12-10",
    password: PASSWORD,
    confirmPassword: PASSWORD,
    tosAccepted: true,
    ...changes,
  };
}

/** Registers a new person in this browser; the address of the account comes back with the answer. */
export async function registered(
  browser: Browser,
): Promise<{ email: string; answer: Answer<AuthAnswer> }> {
  const email = `${randomUUID()}@example.org`;
  const answer = await browser.call<AuthAnswer>(
    "POST",
    "/api/auth/register",
    registration({ email }),
  );
  return { email, answer };
}
