import "server-only";
import { z } from "zod";
import { readSession, readWelcomedSession } from "./auth/session";
import type { CurrentSession } from "./auth/types";
import { AppError, toAppError } from "./errors";
import { logger } from "./logger";
import { readJsonBody, refuseForeignOrigin, requestId } from "./request";
import { noteRefusal } from "./security-log";
import { parseInput } from "./validation";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
type Route = (request: Request, context: RouteContext) => Promise<Response>;

/** 10,000 characters of four bytes, with room for the JSON around them. */
const defaultMaximumBytes = 128 * 1024;

type Session = "required" | "optional";
type SessionOf<Kind extends Session | undefined> = Kind extends "required"
  ? CurrentSession
  : Kind extends "optional"
    ? CurrentSession | null
    : undefined;

type HandlerInput<Body, Params, Kind extends Session | undefined> = {
  request: Request;
  body: Body;
  params: Params;
  session: SessionOf<Kind>;
};

type HandlerOptions<
  Body extends z.ZodType,
  Params extends z.ZodType,
  Kind extends Session | undefined,
> = {
  /** Shape of the JSON body. */
  body?: Body;
  /** Shape of the path's parameters; one that does not fit answers 404, as an unknown id does. */
  params?: Params;
  /** "required" answers 401 to visitors; without it the handler is not told who asks. */
  session?: Kind;
  /** Open also to someone who has yet to go through /welcome; all other calls refuse them with 403. */
  beforeWelcome?: boolean;
  maximumBytes?: number;
};

/**
 * A thin door to a domain's function. Checks origin, session, path and body in that order, then
 * calls `handle` and answers `{ success: true, … }` with what it returns, or the Response that it
 * returns. Whatever is thrown answers `{ success: false, message, code, errors? }`.
 */
export function handler<
  Body extends z.ZodType = z.ZodUndefined,
  Params extends z.ZodType = z.ZodUndefined,
  Kind extends Session | undefined = undefined,
>(
  options: HandlerOptions<Body, Params, Kind>,
  handle: (
    input: HandlerInput<z.output<Body>, z.output<Params>, Kind>,
  ) => Promise<Record<string, unknown> | Response>,
): Route {
  return async (request, context) => {
    const id = requestId(request);
    let session: CurrentSession | null | undefined;
    try {
      if (request.method !== "GET") refuseForeignOrigin(request);
      session = await sessionFor(options);
      const params = options.params ? parsePath(options.params, await context.params) : undefined;
      const body = options.body
        ? parseInput(
            options.body,
            await readJsonBody(request, options.maximumBytes ?? defaultMaximumBytes),
          )
        : undefined;
      const answer = await handle({
        request,
        body: body as z.output<Body>,
        params: params as z.output<Params>,
        session: session as SessionOf<Kind>,
      });
      if (!(answer instanceof Response)) return json({ success: true, ...answer }, 200, id);
      answer.headers.set("X-Request-Id", id);
      if (!answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", "no-store");
      return answer;
    } catch (error) {
      noteRefusal(toAppError(error), {
        headers: request.headers,
        method: request.method,
        pathname: new URL(request.url).pathname,
        userId: session?.user.id,
      });
      return errorResponse(error, request, id);
    }
  };
}

/**
 * The exports of a route file. Methods without a handler answer 405 in JSON with `Allow`.
 * `export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ POST: … })`
 */
export function routes(handlers: Partial<Record<Method, Route>>): Record<Method, Route> {
  const allow = Object.keys(handlers).join(", ");
  const refuse: Route = async (request) => {
    const response = errorResponse(new AppError("METHOD_NOT_ALLOWED"), request, requestId(request));
    response.headers.set("Allow", allow);
    return response;
  };
  return {
    GET: handlers.GET ?? refuse,
    POST: handlers.POST ?? refuse,
    PUT: handlers.PUT ?? refuse,
    PATCH: handlers.PATCH ?? refuse,
    DELETE: handlers.DELETE ?? refuse,
    OPTIONS: handlers.OPTIONS ?? refuse,
  };
}

/** The answer to an error: expected ones with their message, the rest logged and masked. */
export function errorResponse(error: unknown, request: Request, id: string): Response {
  const appError = toAppError(error);
  // That billing is off is how the site is set up, and no trouble.
  if (appError.status >= 500 && appError.code !== "BILLING_OFF") {
    const { pathname } = new URL(request.url);
    logger.error({ requestId: id, method: request.method, pathname, error }, "request failed");
  }
  const response = json(errorAnswer(appError), appError.status, id);
  if (appError.retryAfterSeconds !== undefined) {
    response.headers.set("Retry-After", String(appError.retryAfterSeconds));
  }
  return response;
}

/** The body of an error's answer; a stream sends the same in its `error` event. */
export function errorAnswer(error: AppError): Record<string, unknown> {
  return {
    success: false,
    message: error.message,
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
    ...(error.safety ?? {}),
  };
}

function json(body: Record<string, unknown>, status: number, id: string): Response {
  return Response.json(body, {
    status,
    headers: { "Cache-Control": "no-store", "X-Request-Id": id },
  });
}

async function sessionFor({
  session: kind,
  beforeWelcome = false,
}: {
  session?: Session;
  beforeWelcome?: boolean;
}): Promise<CurrentSession | null | undefined> {
  if (kind === undefined) return undefined;
  const session = beforeWelcome ? await readSession() : await readWelcomedSession();
  if (!session && kind === "required") throw new AppError("UNAUTHENTICATED");
  return session;
}

function parsePath<Params extends z.ZodType>(schema: Params, params: unknown): z.output<Params> {
  const result = schema.safeParse(params);
  if (!result.success) throw new AppError("NOT_FOUND");
  return result.data;
}

/** Path parameter of a row's id. */
export const idParams = z.object({ id: z.uuid() });

/** Sends the browser on; its next request is a GET, whatever this one was. */
export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, "Cache-Control": "no-store" },
  });
}
