import "server-only";
import { randomUUID } from "node:crypto";
import { cookies, headers } from "next/headers";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { appUrl } from "@/lib/app-url";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { consumeRateLimit, type RateLimit } from "@/lib/rate-limit";
import { clientAddress } from "@/lib/request";
import { safeRedirect } from "@/lib/safe-redirect";
import { noteSecurityEvent } from "@/lib/security-log";
import { authConfig } from "./auth.config";
import { giveSession } from "./begin-session";
import { type GoogleFlow, googleFlow, pendingGoogleLink } from "./google-cookies";
import { decideConnection, decideSignIn, type GoogleDecision } from "./google-decision";
import { type GoogleIdentity, readGoogleIdentity } from "./google-identity";
import type { GoogleProblem } from "./google-problems";
import { googleProvider, isGoogleOffered } from "./google-provider";
import { loginPath } from "./login-path";
import { AUTH_PROBLEMS } from "./problems";
import { readWelcomedSession } from "./session";
import { sessionCookieOptions } from "./session-token";
import { welcomePath } from "./welcome-path";

const CALLBACK_PATH = "/api/auth/callback/google";

/** Each start asks Google for its addresses, so visitors may not start without end. */
const GOOGLE_START_LIMIT: RateLimit = { name: "google-start", points: 60, seconds: 600 };

/**
 * Begins a visit to Google, to sign in or to connect Google to the account that is signed in.
 * Returns the address that the browser goes to: Google's page, or ours with what is wrong.
 * @throws AppError NOT_FOUND where Google is not set up
 */
export async function startGoogleSignIn(query: URLSearchParams): Promise<string> {
  requireGoogle();
  const redirectTo = safeRedirect(query.get("redirectTo"));
  const isConnecting = query.get("connect") === "1";
  const session = isConnecting ? await readWelcomedSession() : null;
  if (isConnecting && !session) return loginPath(redirectTo ?? "/account");
  const flow = { redirectTo, connectUserId: session?.user.id ?? null };
  // What an earlier visit left behind is not what this one is about.
  await pendingGoogleLink.clear();
  try {
    await consumeRateLimit(GOOGLE_START_LIMIT, await clientAddress());
  } catch (error) {
    if (error instanceof AppError) return problemPath("tooOften", flow);
    throw error;
  }
  const address = await authorizationAddress();
  if (!address) return problemPath("unavailable", flow);
  await googleFlow.write(flow);
  return address;
}

/**
 * Ends a visit to Google, with the query that Google sent along. Returns the path of ours that the
 * browser goes to; whatever went wrong leads back to where the visit began, with a message.
 * @throws AppError NOT_FOUND where Google is not set up
 */
export async function finishGoogleSignIn(query: URLSearchParams): Promise<string> {
  requireGoogle();
  const flow = await googleFlow.read();
  await googleFlow.clear();
  if (!flow) return problemPath("expired", { redirectTo: null, connectUserId: null });
  const isCancelled = query.get("error") === "access_denied";
  const profile = isCancelled ? null : await provedProfile(query);
  await clearChecks();
  if (!profile) return problemPath(isCancelled ? "cancelled" : "failed", flow);
  try {
    const identity = readGoogleIdentity(profile);
    return await carryOut(await decide(identity, flow), flow, identity.id);
  } catch (error) {
    // A person looks at the answer, and Google's page is behind them: they get a page, not JSON.
    logger.error({ error }, "google sign-in failed after google's answer");
    return problemPath("failed", flow);
  }
}

async function decide(
  identity: GoogleIdentity,
  { connectUserId }: GoogleFlow,
): Promise<GoogleDecision> {
  if (connectUserId === null) return decideSignIn(identity);
  const session = await readWelcomedSession();
  // Signed out, or in as someone else, while Google's page was open.
  if (session?.user.id !== connectUserId) return { kind: "refused", problem: "expired" };
  return decideConnection(identity, connectUserId);
}

async function carryOut(
  decision: GoogleDecision,
  flow: GoogleFlow,
  googleId: string,
): Promise<string> {
  const target = safeRedirect(flow.redirectTo);
  switch (decision.kind) {
    case "signIn":
      await giveSession(decision.userId, "google");
      return decision.isWelcomed ? (target ?? "/dashboard") : welcomePath(target);
    case "link": {
      const { userId, googleEmail } = decision;
      const { redirectTo } = flow;
      await pendingGoogleLink.write({
        id: randomUUID(),
        userId,
        googleId,
        googleEmail,
        redirectTo,
      });
      return "/link-google";
    }
    case "connected":
      return target ?? "/account";
    case "refused":
      await noteSecurityEvent("google refused", { how: decision.problem });
      return problemPath(decision.problem, flow);
  }
}

function requireGoogle(): void {
  if (isGoogleOffered()) return;
  throw new AppError("NOT_FOUND", {
    message: AUTH_PROBLEMS.googleOff,
  });
}

/** Back to where the visit began: the account page, or the log-in screen with the page asked for. */
function problemPath(problem: GoogleProblem, { redirectTo, connectUserId }: GoogleFlow): string {
  const target = safeRedirect(redirectTo);
  const path = connectUserId === null ? "/login" : (target ?? "/account");
  const url = new URL(path, env().APP_URL);
  if (connectUserId === null && target !== null) url.searchParams.set("redirectTo", target);
  url.searchParams.set("google", problem);
  return url.pathname + url.search;
}

/**
 * next-auth speaks OpenID Connect with Google and no more: it has no adapter, and its sign-in
 * callback always declines, so that it can neither make nor link an account nor begin a session.
 */
function openId(onProved: (profile: unknown) => void = () => undefined) {
  return NextAuth({
    ...authConfig,
    providers: [googleProvider()],
    callbacks: {
      signIn: ({ profile }) => {
        onProved(profile);
        return "/";
      },
    },
    logger: {
      error: (error) => logger.warn({ error }, "google sign-in failed"),
      warn: (code) => logger.warn({ code }, "next-auth warns"),
    },
  });
}

/** Google's page with a new state, nonce and challenge, whose cookies are set. Null when it is down. */
async function authorizationAddress(): Promise<string | null> {
  try {
    const address: unknown = await openId().signIn("google", { redirect: false, redirectTo: "/" });
    // next-auth answers a failure with a page of ours.
    const isGoogles =
      typeof address === "string" && new URL(address).origin !== new URL(env().APP_URL).origin;
    return isGoogles ? address : null;
  } catch (error) {
    logger.warn({ error }, "google sign-in does not start");
    return null;
  }
}

/** Whom Google's answer proves, or null when any of the checks fails. */
async function provedProfile(query: URLSearchParams): Promise<unknown> {
  let proved: unknown = null;
  const { handlers } = openId((profile) => {
    proved = profile;
  });
  // Only what the checks need; other headers could change how next-auth answers.
  const cookie = (await headers()).get("cookie") ?? "";
  await handlers.GET(new NextRequest(appUrl(`${CALLBACK_PATH}?${query}`), { headers: { cookie } }));
  return proved;
}

/** The checks are for one answer, whatever came of it. */
async function clearChecks(): Promise<void> {
  const jar = await cookies();
  const { state, pkceCodeVerifier, nonce, callbackUrl } = authConfig.cookies;
  for (const { name } of [state, pkceCodeVerifier, nonce, callbackUrl]) {
    jar.set(name, "", { ...sessionCookieOptions(), maxAge: 0 });
  }
}
