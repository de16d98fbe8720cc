import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { queryOf, readJson, sendHtml, sendJson } from "../http.ts";
import type { Route, Service } from "../router.ts";
import { rememberKeys } from "./idempotency.ts";
import type { Inbox } from "./inbox.ts";
import { inboxPage } from "./inbox-page.ts";
import { ResendError, readEmail } from "./resend-email.ts";
import { openScript, type Script, type ScriptedAnswer, scriptSchema } from "./script.ts";

const MAXIMUM_BATCH = 100;

/** Resend's calls for sending under /resend, what was sent under /mail, and faults on command. */
export function mailService(inbox: Inbox): Service {
  const script = openScript();
  return { name: "mail", routes: [...resendRoutes(inbox, script), ...inboxRoutes(inbox, script)] };
}

function resendRoutes(inbox: Inbox, script: Script): Route[] {
  const idempotency = rememberKeys();

  const send = (path: string, deliver: (body: unknown) => unknown): Route => ({
    method: "POST",
    path,
    async handle(request, response) {
      const body = await readJson(request);
      const idempotencyKey = request.headers["idempotency-key"]?.toString();
      const accept = () => idempotency.once(idempotencyKey, body, () => deliver(body));
      const scripted = script.next({ idempotencyKey, receivedAt: Date.now() });
      try {
        requireKey(request);
        if (scripted && "held" in scripted) await script.replaced();
        else if (scripted) return misbehave(scripted, response, accept);
        sendJson(response, 200, accept());
      } catch (error) {
        if (!(error instanceof ResendError)) throw error;
        const { statusCode, code, message } = error;
        sendJson(response, statusCode, { statusCode, name: code, message });
      }
    },
  });

  return [
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
  ];
}

/** Answers as the script says. */
function misbehave(
  answer: Exclude<ScriptedAnswer, { held: true }>,
  response: ServerResponse,
  accept: () => unknown,
): void {
  if ("silent" in answer) return;
  if ("cut" in answer) {
    if (answer.cut === "after") accept();
    response.destroy();
  } else if ("body" in answer) {
    if (answer.accepts) accept();
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
  } else if ("name" in answer) {
    const { status, name, retryAfterSeconds } = answer;
    if (retryAfterSeconds !== undefined) response.setHeader("Retry-After", retryAfterSeconds);
    sendJson(response, status, { statusCode: status, name, message: "Scripted error" });
  } else {
    sendJson(response, 200, accept());
  }
}

function inboxRoutes(inbox: Inbox, script: Script): Route[] {
  return [
    {
      method: "GET",
      path: "/mail",
      handle: (request, response) => sendHtml(response, inboxPage(inbox.list(), queryOf(request))),
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
    {
      method: "PUT",
      path: "/mail/script",
      async handle(request, response) {
        const result = scriptSchema.safeParse(await readJson(request));
        if (!result.success) {
          sendJson(response, 400, { message: z.prettifyError(result.error) });
          return;
        }
        script.set(result.data.answers);
        sendJson(response, 200, { answers: result.data.answers.length });
      },
    },
    {
      method: "GET",
      path: "/mail/calls",
      handle: (_request, response) => sendJson(response, 200, script.seen()),
    },
  ];
}

/** Any key is good; a missing one is a mistake in the product's configuration. */
function requireKey(request: IncomingMessage): void {
  if (/^Bearer \S+$/.test(request.headers.authorization ?? "")) return;
  throw new ResendError(401, "missing_api_key", "Missing API key in the authorization header.");
}
