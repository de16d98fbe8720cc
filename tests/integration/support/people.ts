import { randomUUID } from "node:crypto";
import { encodeSessionToken, sessionCookieName } from "@/lib/auth/session-token";
import { prisma } from "@/lib/db";
import { Browser } from "./browser";

export type Person = { userId: string; email: string; sessionId: string; browser: Browser };

const day = 24 * 60 * 60 * 1000;

/** A grown person with an account (without password), signed in by cookie in a browser of their own. */
export async function signedIn(browser = new Browser()): Promise<Person> {
  const email = `${randomUUID()}@example.org`;
  const user = await prisma.user.create({
    data: {
      email,
      firstName: "Ada",
      lastName: "Lovelace",
      birthDate: new Date("1990-12-10"),
      termsAcceptedAt: new Date(),
    },
  });
  const sessionId = await openSession(user.id, browser);
  return { userId: user.id, email, sessionId, browser };
}

/** Opens one more session of a person and gives its cookie to the browser. */
export async function openSession(userId: string, browser: Browser): Promise<string> {
  const session = await prisma.session.create({
    data: { userId, device: "Firefox on Linux", expiresAt: new Date(Date.now() + 30 * day) },
  });
  const token = await encodeSessionToken({ userId, sessionId: session.id });
  browser.cookies.set(sessionCookieName(), token);
  return session.id;
}

/** Ends a session as a logout elsewhere does: the cookie stays, the row goes. */
export async function revoke(person: Person): Promise<void> {
  await prisma.session.delete({ where: { id: person.sessionId } });
}
