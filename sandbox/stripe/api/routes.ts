import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { readBody, sendJson } from "../../http.ts";
import type { Params, Route, Service } from "../../router.ts";
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

/** A call that Stripe has perhaps and the sandbox has not. Not an error of Stripe's, a client takes it for a success. */
export const unknownCall: NonNullable<Service["unknown"]> = {
  below: `${BASE}/v1/`,
  handle(request, response) {
    const path = new URL(request.url ?? "/", "http://sandbox").pathname.slice(BASE.length);
    const message = `Unrecognized request URL (${request.method}: ${path}).`;
    send(response, failureOf(new StripeError(404, message), newId("req")));
  },
};

type Exchange = { request: IncomingMessage; response: ServerResponse; params: Params };

async function handle(api: Api, endpoint: Endpoint, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const asked = await read(endpoint, request);
  const { method, path, parameters, idempotencyKey } = asked;
  const { authorization } = request.headers;
  const receivedAt = Date.now();
  const scripted = api.script.next(
    { method, path, idempotencyKey, authorization, parameters, receivedAt },
    endpoint.path,
  );
  const act = () => {
    const { answer, isReplayed } = answerTo(api, endpoint, exchange, asked);
    response.setHeader("Request-Id", answer.requestId);
    response.setHeader("Stripe-Version", request.headers["stripe-version"] ?? API_VERSION);
    if (idempotencyKey !== undefined) response.setHeader("Idempotency-Key", idempotencyKey);
    if (isReplayed) {
      response.setHeader("Idempotent-Replayed", "true");
      response.setHeader("Original-Request", answer.requestId);
    }
    return answer;
  };
  let release: (() => void) | undefined;
  try {
    release = api.idempotency.use(idempotencyKey);
  } catch (error) {
    return send(response, failureOf(error, newId("req")));
  }
  try {
    const fingerprint = fingerprintOf(method, path, parameters);
    await misbehave(scripted, response, {
      act,
      remember: (answer) => api.idempotency.keep(idempotencyKey, fingerprint, answer),
    });
  } finally {
    release();
  }
}

type Asked = {
  method: Endpoint["method"];
  path: string;
  parameters: Fields;
  idempotencyKey: string | undefined;
  /** Why the parameters could not be read. */
  problem?: unknown;
};

async function read(endpoint: Endpoint, request: IncomingMessage): Promise<Asked> {
  const { method } = endpoint;
  const url = new URL(request.url ?? "/", "http://sandbox");
  const isPost = method === "POST";
  const encoded = isPost ? await readBody(request) : url.search.slice(1);
  const asked = {
    method,
    path: url.pathname.slice(BASE.length),
    idempotencyKey: isPost ? request.headers["idempotency-key"]?.toString() : undefined,
  };
  try {
    return { ...asked, parameters: readFields(encoded) };
  } catch (problem) {
    return { ...asked, parameters: {}, problem };
  }
}

function answerTo(
  { account, idempotency, secretKey }: Api,
  endpoint: Endpoint,
  { request, params }: Exchange,
  { method, path, parameters, idempotencyKey, problem }: Asked,
): { answer: Answer; isReplayed: boolean } {
  const requestId = newId("req");
  const fingerprint = fingerprintOf(method, path, parameters);
  try {
    requireKey(request, secretKey);
    if (problem !== undefined) throw problem;
    const earlier = idempotency.find(idempotencyKey, fingerprint);
    if (earlier) return { answer: earlier, isReplayed: true };
  } catch (error) {
    return { answer: failureOf(error, requestId), isReplayed: false };
  }
  account.cause = { id: requestId, idempotency_key: idempotencyKey ?? null };
  let answer: Answer;
  try {
    const pages = `http://${request.headers.host}${BASE}`;
    const done = endpoint.answer(account, { params, given: parameters, pages });
    const body = expanded(account, done, pathsIn(parameters));
    answer = { status: 200, body, requestId };
  } catch (error) {
    answer = failureOf(error, requestId);
    // What never got as far as being done is not remembered.
    if (isRefusal(error)) return { answer, isReplayed: false };
  } finally {
    account.cause = NO_CAUSE;
  }
  idempotency.keep(idempotencyKey, fingerprint, answer);
  return { answer, isReplayed: false };
}

/** @throws what is no error of Stripe's */
function failureOf(error: unknown, requestId: string): Answer {
  if (!(error instanceof StripeError)) throw error;
  return { status: error.status, body: errorBody(error, requestId), requestId };
}

function isRefusal(error: unknown): boolean {
  return error instanceof StripeError && error.code?.startsWith("parameter_") === true;
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

function send(response: ServerResponse, { status, body }: Answer): void {
  sendJson(response, status, body);
}

/** Answers as the script says, or as Stripe does. */
async function misbehave(
  scripted: Scripted | undefined,
  response: ServerResponse,
  { act, remember }: { act: () => Answer; remember: (answer: Answer) => void },
): Promise<void> {
  if (!scripted) return send(response, act());
  const { answer, replaced } = scripted;
  if ("silent" in answer) return;
  if ("cut" in answer) {
    if (answer.cut === "after") act();
    response.destroy();
  } else if ("body" in answer) {
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
  } else if ("status" in answer) {
    const { status, code, message = "Scripted error", remembered, retryAfterSeconds } = answer;
    if (retryAfterSeconds !== undefined) response.setHeader("Retry-After", retryAfterSeconds);
    const error = new StripeError(status, message, code === undefined ? {} : { code });
    const failure = failureOf(error, newId("req"));
    if (remembered) remember(failure);
    response.setHeader("Request-Id", failure.requestId);
    send(response, failure);
  } else if ("held" in answer) {
    const done = answer.held === "after" ? act() : undefined;
    await replaced;
    send(response, done ?? act());
  } else {
    if ("delayMs" in answer) await wait(answer.delayMs);
    send(response, act());
  }
}
