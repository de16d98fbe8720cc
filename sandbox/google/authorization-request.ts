/** The product, as it would be registered in Google's console. */
export type Client = { id: string; secret: string; redirectUris: readonly string[] };

/** What the product asks for when it sends someone to the sign-in page. */
export type AuthorizationRequest = {
  redirectUri: string;
  state: string | undefined;
  nonce: string | undefined;
  codeChallenge: string | undefined;
  scope: string;
};

/** A request that can't be trusted to be led back: Google shows these on a page of its own. */
export class AuthorizationError extends Error {
  readonly status: 400 | 401;
  readonly code: string;

  constructor(status: 400 | 401, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Reads the parameters of the authorization endpoint.
 * https://developers.google.com/identity/protocols/oauth2/web-server#creatingclient
 * @throws AuthorizationError
 */
export function readAuthorizationRequest(
  query: URLSearchParams,
  client: Client,
): AuthorizationRequest {
  const get = (name: string) => query.get(name) ?? undefined;
  if (get("client_id") !== client.id) {
    throw new AuthorizationError(401, "invalid_client", "The OAuth client was not found.");
  }
  const redirectUri = get("redirect_uri");
  if (redirectUri === undefined || !client.redirectUris.includes(redirectUri)) {
    throw new AuthorizationError(
      400,
      "redirect_uri_mismatch",
      `The redirect address ${redirectUri ?? ""} is not registered. Known: ${client.redirectUris.join(", ")}`,
    );
  }
  const refuse = (message: string) => new AuthorizationError(400, "invalid_request", message);
  if (get("response_type") !== "code") throw refuse("The response_type must be code.");
  const scope = get("scope") ?? "";
  if (!scope.split(" ").includes("openid")) throw refuse("The scope must name openid.");
  const codeChallenge = get("code_challenge");
  if (codeChallenge !== undefined && get("code_challenge_method") !== "S256") {
    throw refuse("The code_challenge_method must be S256.");
  }
  return { redirectUri, state: get("state"), nonce: get("nonce"), codeChallenge, scope };
}
