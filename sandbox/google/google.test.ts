import http from "node:http";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dispatch } from "../router";
import { challengeOf, openGrants } from "./grants";
import { googleService } from "./service";

const redirectUri = "http://localhost:3000/api/auth/callback/google";
const client = {
  id: "tests.apps.googleusercontent.com",
  secret: "s:e+c r%t",
  redirectUris: [redirectUri],
};
const verifier = "a-verifier-of-forty-three-characters-or-more";

let server: http.Server;
let issuer: string;
let now: number;

beforeEach(async () => {
  now = Date.now();
  const services = [
    await googleService(
      client,
      openGrants(() => now),
    ),
  ];
  server = http.createServer((request, response) => void dispatch(services, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  issuer = `http://127.0.0.1:${address.port}/google`;
});

afterEach(() => server.close());

function request(changes: Record<string, string> = {}): Record<string, string> {
  return {
    client_id: client.id,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid email profile",
    state: "some state",
    nonce: "some nonce",
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
    ...changes,
  };
}

async function get(path: string, headers: Record<string, string> = {}) {
  return fetch(`${issuer}${path}`, { headers, redirect: "manual" });
}

async function showPage(query: Record<string, string>) {
  return get(`/o/oauth2/v2/auth?${new URLSearchParams(query)}`);
}

/** Sends the page's form; the answer is the redirect back. */
async function signIn(fields: Record<string, string> = {}, query = request()): Promise<URL> {
  const response = await postPage(fields, query);
  return new URL(response.headers.get("location") ?? "http://nowhere");
}

async function postPage(fields: Record<string, string>, query = request()) {
  const own = Object.entries(query).map(([name, value]) => [`request.${name}`, value]);
  const body = new URLSearchParams({
    ...Object.fromEntries(own),
    email: "ada@example.org",
    name: "Ada King Lovelace",
    email_verified: "1",
    action: "continue",
    ...fields,
  });
  return fetch(`${issuer}/o/oauth2/v2/auth`, { method: "POST", body, redirect: "manual" });
}

const basic = `Basic ${Buffer.from(`${client.id}:${encodeURIComponent(client.secret)}`).toString("base64")}`;

async function exchange(code: string, changes: Record<string, string> = {}, authorization = basic) {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  });
  const headers: Record<string, string> = authorization ? { authorization } : {};
  const response = await fetch(`${issuer}/token`, { method: "POST", body, headers });
  return { status: response.status, body: await response.json() };
}

async function newCode(fields: Record<string, string> = {}): Promise<string> {
  return (await signIn(fields)).searchParams.get("code") ?? "";
}

async function idToken(fields: Record<string, string> = {}) {
  const { body } = await exchange(await newCode(fields));
  const discovery = await (await get("/.well-known/openid-configuration")).json();
  const keys = createRemoteJWKSet(new URL(discovery.jwks_uri));
  return (await jwtVerify(body.id_token, keys, { issuer, audience: client.id })).payload;
}

test("discovery names its endpoints under its own address", async () => {
  const discovery = await (await get("/.well-known/openid-configuration")).json();
  expect(discovery).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    authorization_response_iss_parameter_supported: true,
    code_challenge_methods_supported: ["S256"],
  });
});

test("the page keeps what the product asked for and leads nowhere else", async () => {
  const response = await showPage(request({ state: '"><script>alert(1)</script>' }));
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('name="request.nonce" value="some nonce"');
  expect(page).not.toContain("<script>");
  expect(response.headers.get("content-security-policy")).toContain(
    "form-action 'self' http://localhost:3000;",
  );
});

test("going on leads back with code, state and issuer; the code gives Google's claims", async () => {
  const back = await signIn();
  expect(back.origin + back.pathname).toBe(redirectUri);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    state: "some state",
    iss: issuer,
    code: expect.stringMatching(/^4\/0/),
  });
  expect(await idToken()).toEqual({
    iss: issuer,
    azp: client.id,
    aud: client.id,
    sub: expect.stringMatching(/^1\d{20}$/),
    email: "ada@example.org",
    email_verified: true,
    name: "Ada King Lovelace",
    given_name: "Ada King",
    family_name: "Lovelace",
    at_hash: expect.any(String),
    nonce: "some nonce",
    iat: expect.any(Number),
    exp: expect.any(Number),
  });
});

test("the account number belongs to the address, unless another is typed", async () => {
  const { sub } = await idToken();
  expect((await idToken({ email: "Ada@Example.org" })).sub).toBe(sub);
  expect((await idToken({ email: "eve@example.org" })).sub).not.toBe(sub);
  expect((await idToken({ sub: "42" })).sub).toBe("42");
});

test("an address without the tick is not verified, and a name may be missing", async () => {
  const claims = await idToken({ email_verified: "", name: "" });
  expect(claims.email_verified).toBe(false);
  expect(claims).not.toHaveProperty("name");
  expect(claims).not.toHaveProperty("given_name");
  expect(await idToken({ name: "Plato" })).toMatchObject({ name: "Plato", given_name: "Plato" });
});

test("userinfo tells the same person for the access token, and nobody without one", async () => {
  const { body } = await exchange(await newCode());
  const response = await get("/v1/userinfo", { authorization: `Bearer ${body.access_token}` });
  expect(await response.json()).toMatchObject({ email: "ada@example.org", email_verified: true });
  expect((await get("/v1/userinfo")).status).toBe(401);
  expect((await get("/v1/userinfo", { authorization: "Bearer x" })).status).toBe(401);
});

test("Cancel leads back with access_denied and the state, without a code", async () => {
  const back = await signIn({ action: "cancel", email: "" });
  expect(Object.fromEntries(back.searchParams)).toEqual({
    error: "access_denied",
    state: "some state",
    iss: issuer,
  });
});

test("no address leads nowhere: the page comes again and says so", async () => {
  const response = await postPage({ email: "ada" });
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain("Please type an email address.");
  expect(page).toContain('value="Ada King Lovelace"');
});

describe("a request that can't be trusted ends on Google's own page, never back", () => {
  test.each([
    ["another client", { client_id: "other" }, 401, "invalid_client"],
    [
      "an address that is not registered",
      { redirect_uri: "https://evil.example/" },
      400,
      "redirect_uri_mismatch",
    ],
    ["another response type", { response_type: "token" }, 400, "invalid_request"],
    ["no openid", { scope: "email" }, 400, "invalid_request"],
    ["a plain challenge", { code_challenge_method: "plain" }, 400, "invalid_request"],
  ])("%s", async (_, changes, status, code) => {
    for (const response of [
      await showPage(request(changes)),
      await postPage({}, request(changes)),
    ]) {
      expect(response.status).toBe(status);
      expect(response.headers.get("location")).toBeNull();
      expect(await response.text()).toContain(code);
    }
  });
});

describe("the token endpoint refuses", () => {
  test.each([
    [
      "another redirect address",
      { redirect_uri: "http://localhost:3000/" },
      400,
      "redirect_uri_mismatch",
    ],
    ["no verifier", { code_verifier: "" }, 400, "invalid_grant"],
    ["another verifier", { code_verifier: "x".repeat(43) }, 400, "invalid_grant"],
    ["another grant type", { grant_type: "password" }, 400, "unsupported_grant_type"],
    ["an unknown code", { code: "4/0abc" }, 400, "invalid_grant"],
    ["no code", { code: "" }, 400, "invalid_request"],
  ])("%s", async (_, changes, status, error) => {
    expect(await exchange(await newCode(), changes)).toMatchObject({ status, body: { error } });
  });

  test("a wrong secret or client, however it is sent", async () => {
    const wrong = `Basic ${Buffer.from(`${client.id}:wrong`).toString("base64")}`;
    const refused = { status: 401, body: { error: "invalid_client" } };
    expect(await exchange(await newCode(), {}, wrong)).toMatchObject(refused);
    expect(await exchange(await newCode(), {}, "")).toMatchObject(refused);
    const inBody = { client_id: client.id, client_secret: client.secret };
    expect((await exchange(await newCode(), inBody, "")).status).toBe(200);
    expect(await exchange(await newCode(), { ...inBody, client_secret: "x" }, "")).toMatchObject(
      refused,
    );
  });

  test("a code that comes twice, and then takes its access token back", async () => {
    const code = await newCode();
    const { body } = await exchange(code);
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    const userinfo = await get("/v1/userinfo", { authorization: `Bearer ${body.access_token}` });
    expect(userinfo.status).toBe(401);
  });

  test("a code that is older than a minute", async () => {
    const code = await newCode();
    now += 61_000;
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });
});
