import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { readBody, sendJson } from "../../http.ts";
import type { Params, Route } from "../../router.ts";
import { type Account, NO_CAUSE } from "../account.ts";
import { errorBody, StripeError } from "../errors.ts";
import { type Fields, readFields } from "../form.ts";
import { newId } from "../ids.ts";
import type { Script, Scripted } from "../script.ts";
import { API_VERSION } from "../shapes/event.ts";
import type { Endpoint } from "./endpoint.ts";
import { expanded } from "./expand.ts";
import { type Answer, fingerprintOf, type Idempotency } from "./idempotency.ts";

type Api = {
  account: Account;
  endpoints: readonly Endpoint[];
  idempotency: Idempotency;
  script: Script;
  secretKey: string;
};

/** Where Stripe's paths begin. */
const BASE = "/stripe";

export function apiRoutes(api: Api): Route[] {
  return api.endpoints.map((endpoint) => ({
    method: endpoint.method,
    path: `${BASE}${endpoint.path}`,
    handle: (request, response, params) => handle(api, endpoint, { request, response, params }),
  }));
}

type Exchange = { request: IncomingMessage; response: ServerResponse; params: Params };

async function handle(api: Api, endpoint: Endpoint, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const url = new URL(request.url ?? "/", "http://sandbox");
  const path = url.pathname.slice(BASE.length);
  const encoded = endpoint.method === "POST" ? await readBody(request) : url.search.slice(1);
  const idempotencyKey =
    endpoint.method === "POST" ? request.headers["idempotency-key"]?.toString() : undefined;
  let given: Fields = {};
  let problem: unknown;
  try {
    given = readFields(encoded);
  } catch (error) {
    problem = error;
  }
  const scripted = api.script.next(
    {
      method: endpoint.method,
      path,
      idempotencyKey,
      authorization: request.headers.authorization,
      parameters: given,
      receivedAt: Date.now(),
    },
    endpoint.path,
  );
  await misbehave(scripted, response, () => {
    const answered = answer(api, endpoint, exchange, { path, given, idempotencyKey, problem });
    if (idempotencyKey !== undefined) response.setHeader("Idempotency-Key", idempotencyKey);
    if (answered.isReplayed) {
      response.setHeader("Idempotent-Replayed", "true");
      response.setHeader("Original-Request", answered.answer.requestId);
    }
    response.setHeader("Request-Id", answered.answer.requestId);
    response.setHeader("Stripe-Version", request.headers["stripe-version"] ?? API_VERSION);
    return answered.answer;
  });
}

type Asked = {
  path: string;
  given: Fields;
  idempotencyKey: string | undefined;
  /** Why nothing could be read. */
  problem: unknown;
};

function answer(
  api: Api,
  endpoint: Endpoint,
  { request, params }: Exchange,
  { path, given, idempotencyKey, problem }: Asked,
): { answer: Answer; isReplayed: boolean } {
  const { account, idempotency, secretKey } = api;
  const requestId = newId("req");
  const request_ = fingerprintOf(endpoint.method, path, given);
  try {
    requireKey(request, secretKey);
    if (problem !== undefined) throw problem;
    const earlier = idempotency.find(idempotencyKey, request_);
    if (earlier) return { answer: earlier, isReplayed: true };
    account.cause = { id: requestId, idempotency_key: idempotencyKey ?? null };
    const pages = `http://${request.headers.host}${BASE}`;
    const done = endpoint.answer(account, { params, given, pages });
    const body = expanded(account, done, pathsIn(given));
    const made = { status: 200, body, requestId };
    idempotency.keep(idempotencyKey, request_, made);
    return { answer: made, isReplayed: false };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const body = errorBody(error, requestId);
    return { answer: { status: error.status, body, requestId }, isReplayed: false };
  } finally {
    account.cause = NO_CAUSE;
  }
}

function pathsIn({ expand }: Fields): string[] {
  return Array.isArray(expand) ? expand.filter((path) => typeof path === "string") : [];
}

/** https://docs.stripe.com/api/authentication */
function requireKey(request: IncomingMessage, secretKey: string): void {
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (key === secretKey) return;
  throw new StripeError(
    401,
    key === undefined
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
      : `Invalid API Key provided: ${hidden(key)}`,
  );
}

function hidden(key: string): string {
  return key.slice(0, 8) + "*".repeat(Math.max(0, key.length - 12)) + key.slice(-4);
}

/** Answers as the script says, or as Stripe does. */
async function misbehave(
  scripted: Scripted | undefined,
  response: ServerResponse,
  act: () => Answer,
): Promise<void> {
  const send = ({ status, body }: Answer) => sendJson(response, status, body);
  if (!scripted) return send(act());
  const { answer, replaced } = scripted;
  if ("silent" in answer) return;
  if ("cut" in answer) {
    if (answer.cut === "after") act();
    response.destroy();
  } else if ("body" in answer) {
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
  } else if ("status" in answer) {
    const { status, code, message, retryAfterSeconds } = answer;
    if (retryAfterSeconds !== undefined) response.setHeader("Retry-After", retryAfterSeconds);
    const error = new StripeError(status, message, code === undefined ? {} : { code });
    send({ status, body: errorBody(error, "req_scripted"), requestId: "req_scripted" });
  } else if ("held" in answer) {
    const done = answer.held === "after" ? act() : undefined;
    await replaced;
    send(done ?? act());
  } else {
    if ("delayMs" in answer) await wait(answer.delayMs);
    send(act());
  }
}
