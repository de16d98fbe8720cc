import { randomUUID } from "node:crypto";
import http from "node:http";
import { googleService } from "../../../sandbox/google/service";
import { dispatch } from "../../../sandbox/router";
import type { Browser } from "./browser";

/** Whom one comes back from Google as. */
export type Visitor = {
  email: string;
  name?: string;
  isVerified?: boolean;
  /** Google's number of the account, where it is not the one of the address. */
  googleId?: string;
  cancels?: boolean;
};

export type Google = {
  /** Whether it answers at all. */
  isDown: boolean;
  stop(): void;
};

const origin = "http://localhost:3000";

/**
 * Starts the stand-in for Google and points this process's environment at it. Has to run before
 * product code is loaded (`vi.hoisted`), because the environment is read once.
 */
export async function startGoogle(): Promise<Google> {
  const client = { id: "tests.apps.googleusercontent.com", secret: "GOCSPX-tests" };
  const services = [
    await googleService({ ...client, redirectUris: [`${origin}/api/auth/callback/google`] }),
  ];
  const google: Google = { isDown: false, stop: () => server.close() };
  const server = http.createServer((request, response) => {
    if (google.isDown) response.writeHead(503).end();
    else void dispatch(services, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The stand-in has no port");
  Object.assign(process.env, {
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    GOOGLE_ISSUER: `http://127.0.0.1:${address.port}/google`,
  });
  return google;
}

/** Someone whom neither Google nor the product has met. */
export function newVisitor(changes: Partial<Visitor> = {}): Visitor {
  return { email: `${randomUUID()}@example.org`, name: "Ada Lovelace", ...changes };
}

/** Starts a visit: the address of Google's page. */
export async function goToGoogle(browser: Browser, query = ""): Promise<URL> {
  const response = await browser.fetch(`/api/auth/google${query}`);
  return new URL(response.headers.get("location") ?? "", origin);
}

/** Fills in Google's page: the path of ours that it leads back to. */
export async function fillGooglePage(page: URL, visitor: Visitor): Promise<string> {
  const own = [...page.searchParams].map(([name, value]) => [`request.${name}`, value]);
  const body = new URLSearchParams({
    ...Object.fromEntries(own),
    email: visitor.email,
    name: visitor.name ?? "",
    email_verified: visitor.isVerified === false ? "" : "1",
    sub: visitor.googleId ?? "",
    action: visitor.cancels ? "cancel" : "continue",
  });
  const response = await fetch(page.origin + page.pathname, {
    method: "POST",
    body,
    redirect: "manual",
  });
  const back = new URL(response.headers.get("location") ?? "");
  return back.pathname + back.search;
}

/** Where a whole visit to Google ends: a path of ours. */
export async function visitGoogle(browser: Browser, visitor: Visitor, query = ""): Promise<string> {
  return comeBack(browser, await fillGooglePage(await goToGoogle(browser, query), visitor));
}

/** Follows Google's redirect: the path of ours that it ends at. */
export async function comeBack(browser: Browser, path: string): Promise<string> {
  const response = await browser.fetch(path);
  return response.headers.get("location") ?? "";
}
