import type { IncomingMessage, ServerResponse } from "node:http";

const MAXIMUM_BODY_BYTES = 10 * 1024 * 1024;

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(JSON.stringify(body));
}

type PageOptions = {
  status?: number;
  /** Where posting the page's form may lead in the end; browsers hold redirects to it too. */
  formTarget?: string;
};

/** Answers with a page. */
export function sendHtml(
  response: ServerResponse,
  html: string,
  { status = 200, formTarget }: PageOptions = {},
): void {
  const formAction = formTarget ? `'self' ${new URL(formTarget).origin}` : "'self'";
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'; form-action ${formAction}; base-uri 'none'`,
    "Referrer-Policy": "no-referrer",
  });
  response.end(html);
}

/** The query of a request's address. */
export function queryOf(request: IncomingMessage): URLSearchParams {
  return new URL(request.url ?? "/", "http://sandbox").searchParams;
}

/** Reads a body to its end. Throws above 10 MB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const chunk = Buffer.from(part);
    bytes += chunk.byteLength;
    if (bytes > MAXIMUM_BODY_BYTES) throw new Error("The body is larger than 10 MB");
    parts.push(chunk);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Reads a body as JSON; undefined when it is none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await readBody(request));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Makes a text safe inside HTML and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
