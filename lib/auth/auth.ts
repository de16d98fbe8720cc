import "server-only";
import NextAuth from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { authConfig } from "./auth.config";
import { beginSession } from "./begin-session";
import { checkCredentials } from "./credentials";
import { loginSchema } from "./schema";

/**
 * next-auth for email address and password. Only `start-session.ts` calls it: limits and messages
 * stand there. It has no adapter: accounts are made and linked by our own rules alone (decision 041).
 */
export const { signIn } = NextAuth({
  ...authConfig,
  providers: [
    Credentials({
      credentials: { email: { type: "email" }, password: { type: "password" } },
      authorize: (credentials) => checkCredentials(loginSchema.parse(credentials)),
    }),
  ],
  callbacks: {
    /** A sign-in makes the row that its token names. */
    jwt: async ({ token, user }) => {
      if (!user?.id) return token;
      return { sub: user.id, sessionId: (await beginSession(user.id, "password")).id };
    },
  },
  logger: {
    error: (error) => {
      if (!(causeOf(error) instanceof AppError)) logger.error({ error }, "sign-in failed");
    },
    warn: (code) => logger.warn({ code }, "next-auth warns"),
  },
});

/** What `authorize` threw, under the error in which next-auth wraps it. */
export function causeOf(error: unknown): unknown {
  return error instanceof Error && isWrapping(error.cause) ? error.cause.err : error;
}

function isWrapping(cause: unknown): cause is { err: unknown } {
  return typeof cause === "object" && cause !== null && "err" in cause;
}
