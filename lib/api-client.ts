import type { SafetyNotice } from "./safety/types";

/** Tells the server the browser's time zone, by which it knows whose crisis lines can be reached. */
export const TIME_ZONE_HEADER = "X-Time-Zone";

/** Document 1, section 8, "Shared request errors". */
const RAW_TEXT_MAX_CHARACTERS = 200;

/** An answer that is not the JSON of a success: what a screen needs to tell the person. */
export class ApiError extends Error {
  readonly status: number;
  /** False where the answer was no JSON: something between the browser and Stepwell gave it. */
  readonly isJson: boolean;
  readonly code: string | undefined;
  readonly errors: readonly { message: string }[];
  /** Whole seconds until a further try makes sense. */
  readonly retryAfter: number | undefined;
  /** Help and reasons, where the safety check kept a text with the person. */
  readonly safety: SafetyNotice | undefined;
  /** The answer's JSON, for what else it tells. */
  readonly answer: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.isJson = details.isJson ?? true;
    this.code = details.code;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
    this.safety = details.safety;
    this.answer = details.answer ?? {};
  }
}

type ErrorDetails = {
  isJson?: boolean;
  code?: string | undefined;
  errors?: { message: string }[];
  retryAfter?: number | undefined;
  safety?: SafetyNotice | undefined;
  answer?: Record<string, unknown> | undefined;
};

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type ApiRequest = {
  /** Sent as JSON; without one no content type is sent. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets a small write finish although the page is being left. */
  keepalive?: boolean;
};

/**
 * One call, whatever its answer's content type. Document 1, section 7, "Shared request behaviour";
 * the session travels in its httpOnly cookie, so there is no stored token to send.
 * @throws ApiError for a status other than 2xx; fetch's own error when the network or the signal ends it.
 */
export async function apiFetch(
  method: Method,
  url: string,
  { body, headers, signal, keepalive }: ApiRequest = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: {
      [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
    credentials: "include",
  });
  if (!response.ok) throw await readError(response);
  return response;
}

/**
 * One call that answers JSON. The caller names the answer's shape, which the server guarantees.
 * @throws ApiError as `apiFetch`, and for a success that is not JSON.
 */
export async function api<Answer>(
  method: Method,
  url: string,
  request?: ApiRequest,
): Promise<Answer> {
  return readJson<Answer>(await apiFetch(method, url, request));
}

/**
 * Loads data: a GET to the parts joined with `/`. With `returnNull` a 401 is null, not an error.
 * @throws ApiError
 */
export async function apiQuery<Answer>(
  parts: readonly string[],
  { onUnauthenticated = "throw", signal }: QueryOptions = {},
): Promise<Answer | null> {
  try {
    return await api<Answer>("GET", parts.join("/"), signal ? { signal } : {});
  } catch (error) {
    const isNull = onUnauthenticated === "returnNull";
    if (isNull && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

type QueryOptions = { onUnauthenticated?: "throw" | "returnNull"; signal?: AbortSignal };

/** The JSON of a success. @throws ApiError when it is something else. */
export async function readJson<Answer>(response: Response): Promise<Answer> {
  const contentType = response.headers.get("content-type") ?? "";
  const text = await response.text();
  if (isJson(contentType)) {
    const answer = parseJson(text);
    if (answer !== undefined) return answer as Answer;
  }
  throw new ApiError(
    response.status,
    isHtml(text) || contentType.startsWith("text/html")
      ? "Expected JSON response but got HTML. The API endpoint may not be working correctly."
      : `Expected JSON response but got: ${contentType || "unknown content type"}`,
    { isJson: false },
  );
}

async function readError(response: Response): Promise<ApiError> {
  const { status } = response;
  const statusText = response.statusText || `HTTP ${status}`;
  const retryAfter = secondsOf(response.headers.get("retry-after"));
  let text: string;
  try {
    text = await response.text();
  } catch {
    return new ApiError(status, statusText, { isJson: false, retryAfter });
  }
  if (isHtml(text)) {
    return new ApiError(
      status,
      `API endpoint returned HTML instead of JSON (Status: ${status}). This usually means the endpoint was not found or there was a server error.`,
      { isJson: false, retryAfter },
    );
  }
  const answer = parseJson(text);
  const told = isRecord(answer) ? answer : {};
  const { message, code, errors } = told;
  return new ApiError(
    status,
    typeof message === "string" && message !== "" ? message : cut(text) || statusText,
    {
      isJson: answer !== undefined,
      code: typeof code === "string" ? code : undefined,
      errors: Array.isArray(errors) ? errors.filter(hasMessage) : [],
      retryAfter,
      safety: readSafety(told),
      answer: told,
    },
  );
}

/** The server's notice: its shape is the server's to guarantee, its presence is not. */
function readSafety(answer: Record<string, unknown>): SafetyNotice | undefined {
  const { category, reason, severity, safeMessage, resources } = answer;
  if (typeof safeMessage !== "string" || !Array.isArray(resources)) return undefined;
  return { category, reason, severity, safeMessage, resources } as SafetyNotice;
}

function isJson(contentType: string): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType);
}

function isHtml(text: string): boolean {
  return /^\s*<(?:!doctype html|html)\b/i.test(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function cut(text: string): string {
  return text.length > RAW_TEXT_MAX_CHARACTERS
    ? `${text.slice(0, RAW_TEXT_MAX_CHARACTERS)}...`
    : text;
}

function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function hasMessage(value: unknown): value is { message: string } {
  return isRecord(value) && typeof value.message === "string";
}
