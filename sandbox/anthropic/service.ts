import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { RawMessageStreamEvent } from "@anthropic-ai/sdk/resources/messages";
import { z } from "zod";
import { readJson, sendJson } from "../http.ts";
import type { Service } from "../router.ts";
import { closingEvents, errorBody, openingEvents, textEvent, wholeMessage } from "./message.ts";
import { now, type SeenRequest } from "./requests.ts";
import {
  piecesOf,
  type Script,
  type ScriptedAnswer,
  type ScriptedMessage,
  scriptSchema,
} from "./script.ts";

const requestSchema = z.looseObject({
  model: z.string().min(1),
  max_tokens: z.number().int().min(1),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })).min(1),
  stream: z.boolean().optional(),
});

/**
 * Stand-in for Anthropic's Messages API, driven by `PUT /anthropic/script`. It knows no answers of
 * its own: beyond its script it is overloaded, so nothing ever passes by accident.
 */
export function anthropicService(): Service {
  let scripts: { script: Script; used: number }[] = [];
  let seen: SeenRequest[] = [];

  function nextAnswer(body: unknown): ScriptedAnswer {
    const text = JSON.stringify(body);
    const current = scripts.find(({ script }) => text.includes(script.about));
    if (!current) return { status: 529 };
    const { answers, repeat } = current.script;
    const index = repeat && answers.length > 0 ? current.used % answers.length : current.used;
    current.used += 1;
    return answers[index] ?? { status: 529 };
  }

  return {
    name: "Anthropic",
    routes: [
      {
        method: "PUT",
        path: "/anthropic/script",
        async handle(request, response) {
          const result = scriptSchema.safeParse(await readJson(request));
          if (!result.success) {
            sendJson(response, 400, { message: z.prettifyError(result.error) });
            return;
          }
          const script = result.data;
          const others = scripts.filter(({ script: { about } }) => about !== script.about);
          scripts = [{ script, used: 0 }, ...others];
          seen = [];
          sendJson(response, 200, { answers: script.answers.length });
        },
      },
      {
        method: "GET",
        path: "/anthropic/requests",
        handle: (_request, response) => sendJson(response, 200, seen),
      },
      {
        method: "POST",
        path: "/anthropic/v1/messages",
        async handle(request, response) {
          const body = await readJson(request);
          const record: SeenRequest = {
            receivedAt: now(),
            body,
            status: null,
            stepsFinishedAt: [],
            leftAt: null,
          };
          seen.push(record);
          response.once("close", () => {
            if (!response.writableFinished) record.leftAt = now();
          });
          const problem = problemOf(request, body);
          if (problem) sendError(response, record, problem.status, problem.message);
          else await answer(nextAnswer(body), requestSchema.parse(body), response, record);
        },
      },
    ],
  };
}

function problemOf(
  request: IncomingMessage,
  body: unknown,
): { status: number; message: string } | null {
  if (!request.headers["x-api-key"] && !request.headers.authorization) {
    return { status: 401, message: "x-api-key header is required" };
  }
  if (!request.headers["anthropic-version"]) {
    return { status: 400, message: "anthropic-version: header is required" };
  }
  const result = requestSchema.safeParse(body);
  return result.success ? null : { status: 400, message: z.prettifyError(result.error) };
}

async function answer(
  scripted: ScriptedAnswer,
  { model, stream }: z.infer<typeof requestSchema>,
  response: ServerResponse,
  record: SeenRequest,
): Promise<void> {
  if ("silent" in scripted) return;
  if ("status" in scripted) {
    if (scripted.retryAfterSeconds !== undefined) {
      response.setHeader("Retry-After", scripted.retryAfterSeconds);
    }
    sendError(response, record, scripted.status, "Scripted error");
    return;
  }
  record.status = 200;
  if (stream) await writeStream(scripted, model, response, record);
  else sendJson(response, 200, wholeMessage(model, scripted, piecesOf(scripted)));
}

async function writeStream(
  scripted: ScriptedMessage,
  model: string,
  response: ServerResponse,
  record: SeenRequest,
): Promise<void> {
  response.socket?.setNoDelay(true);
  response.writeHead(200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-cache",
  });
  const write = (event: RawMessageStreamEvent) => {
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  };
  openingEvents(model).forEach(write);
  response.write('event: ping\ndata: {"type":"ping"}\n\n');
  let text = "";
  for (const piece of piecesOf(scripted)) {
    if (piece.pauseMs > 0) await delay(piece.pauseMs);
    if (response.destroyed) return;
    if (piece.finishesStep) record.stepsFinishedAt.push(now());
    text += piece.text;
    write(textEvent(piece.text));
  }
  if (scripted.end === "stall") return;
  if (scripted.end === "error") {
    const body = errorBody(529, "Overloaded");
    response.end(`event: error\ndata: ${JSON.stringify(body)}\n\n`);
  } else if (scripted.end === "cut") {
    await new Promise((resolve) => response.write(": the connection breaks here\n\n", resolve));
    response.destroy();
  } else {
    closingEvents(scripted, text).forEach(write);
    response.end();
  }
}

function sendError(
  response: ServerResponse,
  record: SeenRequest,
  status: number,
  message: string,
): void {
  record.status = status;
  sendJson(response, status, errorBody(status, message));
}
