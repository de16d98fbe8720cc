import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { SECURITY_HEADERS } from "../../lib/security-headers.ts";
import type { BuiltPage } from "./built-pages.ts";

/** Answers a request and returns true, or leaves it alone and returns false. */
export type AnswerPage = (request: IncomingMessage, response: ServerResponse) => boolean;

type Form = { headers: OutgoingHttpHeaders; body: Buffer };
/** A page in each form that browsers read, the smallest first. */
type Answer = { coding: string; form: Form }[];

/** As Next.js sends them with a built page: one address also has answers for the router in the browser. */
const PAGE_HEADERS = {
  Vary: "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding",
  "Cache-Control": "s-maxage=31536000",
  "Content-Type": "text/html; charset=utf-8",
};

/** Whoever has one is led on from the landing page by the middleware. */
const SESSION_COOKIE = "authjs.session-token=";

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/**
 * Serves built pages from memory, compressed once: Next.js takes a request through its whole way and
 * compresses each answer anew, which is most of what such a page costs. Requests of the router in the
 * browser, with a query or with a session are left to Next.js, and so are Next's own pages ("/_…").
 */
export async function pageAnswersOf(pages: ReadonlyMap<string, BuiltPage>): Promise<AnswerPage> {
  const open = [...pages].filter(([route]) => !route.startsWith("/_"));
  const answers = new Map(
    await Promise.all(open.map(async ([route, page]) => [route, await answerOf(page)] as const)),
  );
  return (request, response) => {
    const answer = answers.get(request.url ?? "");
    if (!answer || !isPlainRead(request)) return false;
    const form = answer.find(({ coding }) => accepts(request, coding))?.form;
    if (!form) return false;
    response.writeHead(200, form.headers).end(form.body);
    return true;
  };
}

async function answerOf({ html, policy }: BuiltPage): Promise<Answer> {
  const headers = {
    "Content-Security-Policy": policy,
    ...Object.fromEntries(SECURITY_HEADERS.map(({ key, value }) => [key, value])),
    ...PAGE_HEADERS,
  };
  const [brotli, zipped] = await Promise.all([
    inBrotli(html, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }),
    inGzip(html, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const form = (body: Buffer, coding?: string): Form => ({
    headers: {
      ...headers,
      ...(coding ? { "Content-Encoding": coding } : {}),
      "Content-Length": body.length,
    },
    body,
  });
  return [
    { coding: "br", form: form(brotli, "br") },
    { coding: "gzip", form: form(zipped, "gzip") },
    { coding: "identity", form: form(html) },
  ];
}

function isPlainRead({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return headers.rsc === undefined && !headers.cookie?.includes(SESSION_COOKIE);
}

/** Whether a request takes an answer in this coding (RFC 9110, 12.5.3): named, and not with "q=0". */
function accepts({ headers }: IncomingMessage, coding: string): boolean {
  const named = headers["accept-encoding"]?.toString().toLowerCase().split(",") ?? [];
  const found = named.map((part) => part.split(";")).find(([name]) => name?.trim() === coding);
  if (!found) return coding === "identity";
  return !/^\s*q=0(\.0*)?\s*$/.test(found[1] ?? "");
}
