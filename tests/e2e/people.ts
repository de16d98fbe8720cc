import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";

export type Person = { email: string; password: string; firstName: string; lastName: string };

/** Someone who has no account yet, with an email address that no other test uses. */
export function newPerson(): Person {
  return {
    email: `${randomUUID()}@example.org`,
    password: "a long enough password",
    firstName: "Ada",
    lastName: "Lovelace",
  };
}

/** Makes an account through the API; the browser is signed in afterwards. */
export async function signUp(context: BrowserContext, person: Person): Promise<void> {
  const response = await context.request.post("/api/auth/register", {
    data: {
      ...person,
      confirmPassword: person.password,
      birthdate: "1990-12-10",
      tosAccepted: true,
    },
  });
  if (!response.ok()) throw new Error(`Sign-up failed: ${await response.text()}`);
}

/** Opens a session through the API; the browser is signed in afterwards. */
export async function logIn(
  context: BrowserContext,
  person: Pick<Person, "email" | "password">,
): Promise<void> {
  const { email, password } = person;
  const response = await context.request.post("/api/auth/login", { data: { email, password } });
  if (!response.ok()) throw new Error(`Log-in failed: ${await response.text()}`);
}
