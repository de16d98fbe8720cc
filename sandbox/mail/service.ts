import type { IncomingMessage, ServerResponse } from "node:http";
import { queryOf, readJson, sendHtml, sendJson } from "../http.ts";
import type { Service } from "../router.ts";
import { rememberKeys } from "./idempotency.ts";
import type { Inbox } from "./inbox.ts";
import { inboxPage } from "./inbox-page.ts";
import { ResendError, readEmail } from "./resend-email.ts";

const MAXIMUM_BATCH = 100;

/** Resend's calls for sending under /resend, and what was sent under /mail. */
export function mailService(inbox: Inbox): Service {
  const idempotency = rememberKeys();

  const send = (path: string, deliver: (body: unknown) => unknown) => ({
    method: "POST" as const,
    path,
    async handle(request: IncomingMessage, response: ServerResponse) {
      const body = await readJson(request);
      try {
        requireKey(request);
        const key = request.headers["idempotency-key"]?.toString();
        sendJson(
          response,
          200,
          idempotency.once(key, body, () => deliver(body)),
        );
      } catch (error) {
        if (!(error instanceof ResendError)) throw error;
        const { statusCode, code, message } = error;
        sendJson(response, statusCode, { statusCode, name: code, message });
      }
    },
  });

  return {
    name: "mail",
    routes: [
      send("/resend/emails", (body) => {
        const [sent] = inbox.add([readEmail(body)]);
        return { id: sent?.id };
      }),
      send("/resend/emails/batch", (body) => {
        if (!Array.isArray(body) || body.length < 1 || body.length > MAXIMUM_BATCH) {
          throw new ResendError(422, "validation_error", "Send an array of 1 to 100 emails.");
        }
        return { data: inbox.add(body.map(readEmail)).map(({ id }) => ({ id })) };
      }),
      {
        method: "GET",
        path: "/mail",
        handle: (request, response) =>
          sendHtml(response, inboxPage(inbox.list(), queryOf(request))),
      },
      {
        method: "GET",
        path: "/mail/messages",
        handle: (_request, response) => sendJson(response, 200, inbox.list()),
      },
      {
        method: "DELETE",
        path: "/mail/messages",
        handle(_request, response) {
          inbox.clear();
          response.writeHead(204).end();
        },
      },
    ],
  };
}

/** Any key is good; a missing one is a mistake in the product's configuration. */
function requireKey(request: IncomingMessage): void {
  if (/^Bearer \S+$/.test(request.headers.authorization ?? "")) return;
  throw new ResendError(401, "missing_api_key", "Missing API key in the authorization header.");
}
