import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { AppError } from "@/lib/errors";
import { findSession } from "./data";
import { decodeSessionToken, sessionCookieName } from "./session-token";
import type { CurrentSession } from "./types";

/**
 * Who makes this request: the session of its `Authorization: Bearer` token, else of its cookie.
 * Null for a visitor and for a token whose session was ended. Read once a request.
 */
export const readSession = cache(async (): Promise<CurrentSession | null> => {
  const token = await readToken();
  const claims = token ? await decodeSessionToken(token) : null;
  return claims ? findSession(claims) : null;
});

/**
 * As `readSession`, for what is open only to people who have told their age and accepted the terms.
 * @throws AppError WELCOME_REQUIRED for someone who has yet to go through /welcome
 */
export async function readWelcomedSession(): Promise<CurrentSession | null> {
  const session = await readSession();
  if (session && !session.user.welcomed) throw new AppError("WELCOME_REQUIRED");
  return session;
}

/** @throws AppError UNAUTHENTICATED for a visitor, WELCOME_REQUIRED as `readWelcomedSession` */
export async function requireSession(): Promise<CurrentSession> {
  const session = await readWelcomedSession();
  if (!session) throw new AppError("UNAUTHENTICATED");
  return session;
}

async function readToken(): Promise<string | undefined> {
  const authorization = (await headers()).get("authorization");
  const bearer = authorization?.match(/^Bearer ([\w.-]{1,4096})$/i)?.[1];
  if (authorization) return bearer;
  return (await cookies()).get(sessionCookieName())?.value;
}
