import type { IncomingMessage, ServerResponse } from "node:http";
import { queryOf, readBody, sendHtml, sendJson } from "../http.ts";
import type { Service } from "../router.ts";
import {
  AuthorizationError,
  type Client,
  readAuthorizationRequest,
} from "./authorization-request.ts";
import { type Grants, openGrants } from "./grants.ts";
import { makeSigningKey } from "./keys.ts";
import { claimsOf } from "./profile.ts";
import { errorPage, signInPage } from "./sign-in-page.ts";
import { exchangeCode, TokenError } from "./token-request.ts";

/** Google's OpenID provider under /google. */
export async function googleService(
  client: Client,
  grants: Grants = openGrants(),
): Promise<Service> {
  const key = await makeSigningKey();
  return {
    name: "google",
    routes: [
      {
        method: "GET",
        path: "/google/.well-known/openid-configuration",
        handle: (request, response) => sendJson(response, 200, discovery(issuerOf(request))),
      },
      {
        method: "GET",
        path: "/google/oauth2/v3/certs",
        handle: (_request, response) => sendJson(response, 200, key.jwks),
      },
      {
        method: "GET",
        path: "/google/o/oauth2/v2/auth",
        handle: (request, response) => showSignIn(request, response, client),
      },
      {
        method: "POST",
        path: "/google/o/oauth2/v2/auth",
        handle: (request, response) => leadBack(request, response, client, grants),
      },
      {
        method: "POST",
        path: "/google/token",
        async handle(request, response) {
          const form = new URLSearchParams(await readBody(request));
          const { authorization } = request.headers;
          const provider = { client, grants, key, issuer: issuerOf(request) };
          try {
            sendJson(response, 200, await exchangeCode({ form, authorization }, provider));
          } catch (error) {
            if (!(error instanceof TokenError)) throw error;
            const { status, code, message } = error;
            sendJson(response, status, { error: code, error_description: message });
          }
        },
      },
      {
        method: "GET",
        path: "/google/v1/userinfo",
        handle(request, response) {
          const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
          const account = token ? grants.accountOf(token) : null;
          if (account) return sendJson(response, 200, claimsOf(account));
          response.setHeader("WWW-Authenticate", 'Bearer error="invalid_token"');
          sendJson(response, 401, {
            error: "invalid_request",
            error_description: "Invalid Credentials",
          });
        },
      },
    ],
  };
}

/** The address under which this request reached the sandbox, as the product knows it. */
function issuerOf(request: IncomingMessage): string {
  return `http://${request.headers.host}/google`;
}

/** https://developers.google.com/identity/openid-connect/reference#discovery-document */
function discovery(issuer: string): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/v1/userinfo`,
    jwks_uri: `${issuer}/oauth2/v3/certs`,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    authorization_response_iss_parameter_supported: true,
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: ["openid", "email", "profile"],
    token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
    claims_supported: [
      "aud",
      "email",
      "email_verified",
      "exp",
      "family_name",
      "given_name",
      "iat",
      "iss",
      "name",
      "sub",
    ],
    code_challenge_methods_supported: ["S256"],
    grant_types_supported: ["authorization_code"],
  };
}

function showSignIn(request: IncomingMessage, response: ServerResponse, client: Client): void {
  const query = queryOf(request);
  orErrorPage(response, () => {
    const { redirectUri } = readAuthorizationRequest(query, client);
    sendHtml(response, signInPage({ query }), { formTarget: redirectUri });
  });
}

/** What the form says: go on as this person, or not at all. */
async function leadBack(
  request: IncomingMessage,
  response: ServerResponse,
  client: Client,
  grants: Grants,
): Promise<void> {
  const form = new URLSearchParams(await readBody(request));
  const query = requestIn(form);
  orErrorPage(response, () => {
    const asked = readAuthorizationRequest(query, client);
    const { redirectUri, nonce, codeChallenge } = asked;
    const back = (answer: Record<string, string>) => {
      const target = new URL(redirectUri);
      target.search = new URLSearchParams({ iss: issuerOf(request), ...answer }).toString();
      if (asked.state !== undefined) target.searchParams.set("state", asked.state);
      response.writeHead(303, { Location: target.href, "Cache-Control": "no-store" }).end();
    };
    if (form.get("action") === "cancel") return back({ error: "access_denied" });
    const text = (name: string) => form.get(name)?.trim() ?? "";
    const typed = { email: text("email"), name: text("name") };
    if (!/^[^\s@]+@[^\s@]+$/.test(typed.email)) {
      const error = "Please type an email address.";
      return sendHtml(response, signInPage({ query, typed: { ...typed, error } }), {
        formTarget: redirectUri,
      });
    }
    const emailVerified = form.get("email_verified") === "1";
    const account = { ...typed, emailVerified, sub: text("sub") };
    const grant = { account, clientId: client.id, redirectUri, nonce, codeChallenge };
    back({ code: grants.issueCode(grant), scope: asked.scope, authuser: "0", prompt: "consent" });
  });
}

/** The product's own parameters, which the form carries under names of their own. */
function requestIn(form: URLSearchParams): URLSearchParams {
  const own = [...form].flatMap(([name, value]): [string, string][] =>
    name.startsWith("request.") ? [[name.slice("request.".length), value]] : [],
  );
  return new URLSearchParams(own);
}

function orErrorPage(response: ServerResponse, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof AuthorizationError)) throw error;
    const { status, code, message } = error;
    sendHtml(response, errorPage(status, code, message), { status });
  }
}
