import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { RawMessageStreamEvent } from "@anthropic-ai/sdk/resources/messages";
import { z } from "zod";
import { readJson, sendJson } from "../http.ts";
import type { Route, Service } from "../router.ts";
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

/** What tests have scripted for one kind of request, and which of these came. */
class Desk {
  #scripts: { script: Script; used: number }[] = [];
  seen: SeenRequest[] = [];

  take(script: Script): void {
    const others = this.#scripts.filter(({ script: { about } }) => about !== script.about);
    this.#scripts = [{ script, used: 0 }, ...others];
    this.seen = [];
  }

  nextAnswer(body: unknown): ScriptedAnswer {
    const text = JSON.stringify(body);
    const current = this.#scripts.find(({ script }) => text.includes(script.about));
    if (!current) return { status: 529 };
    const { answers, repeat } = current.script;
    const index = repeat && answers.length > 0 ? current.used % answers.length : current.used;
    current.used += 1;
    return answers[index] ?? { status: 529 };
  }

  /** The calls by which a test scripts and reads this desk. */
  routes(path: string): Route[] {
    return [
      {
        method: "PUT",
        path: `${path}/script`,
        handle: async (request, response) => {
          const result = scriptSchema.safeParse(await readJson(request));
          if (!result.success) {
            sendJson(response, 400, { message: z.prettifyError(result.error) });
            return;
          }
          this.take(result.data);
          sendJson(response, 200, { answers: result.data.answers.length });
        },
      },
      {
        method: "GET",
        path: `${path}/requests`,
        handle: (_request, response) => sendJson(response, 200, this.seen),
      },
    ];
  }
}

/**
 * Stand-in for Anthropic's Messages API, driven by `PUT /anthropic/script`, and for the second opinions
 * of the safety check, which come beside other requests, by `PUT /anthropic/safety/script`. It knows no
 * answers of its own: beyond its scripts it is overloaded, so nothing ever passes by accident.
 */
export function anthropicService(): Service {
  const [writing, safety] = [new Desk(), new Desk()];
  return {
    name: "Anthropic",
    routes: [
      ...writing.routes("/anthropic"),
      ...safety.routes("/anthropic/safety"),
      {
        method: "POST",
        path: "/anthropic/v1/messages",
        async handle(request, response) {
          const body = await readJson(request);
          const desk = asksForOpinion(body) ? safety : writing;
          const record: SeenRequest = {
            receivedAt: now(),
            body,
            status: null,
            stepsFinishedAt: [],
            leftAt: null,
          };
          desk.seen.push(record);
          response.once("close", () => {
            if (!response.writableFinished) record.leftAt = now();
          });
          const problem = problemOf(request, body);
          if (problem) sendError(response, record, problem.status, problem.message);
          else await answer(desk.nextAnswer(body), requestSchema.parse(body), response, record);
        },
      },
    ],
  };
}

const opinionRequest = z.looseObject({
  output_config: z.looseObject({
    format: z.looseObject({
      schema: z.looseObject({ properties: z.looseObject({ meaning: z.unknown() }) }),
    }),
  }),
});

/** Told by the shape that is asked for: one field, the meaning of a text. */
function asksForOpinion(body: unknown): boolean {
  const { success, data } = opinionRequest.safeParse(body);
  return success && data.output_config.format.schema.properties.meaning !== undefined;
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
  else await writeWhole(scripted, model, response);
}

async function writeWhole(
  scripted: ScriptedMessage,
  model: string,
  response: ServerResponse,
): Promise<void> {
  const pieces = piecesOf(scripted);
  await delay(pieces.reduce((sum, { pauseMs }) => sum + pauseMs, 0));
  if (response.destroyed) return;
  if (scripted.end === "error") sendJson(response, 529, errorBody(529, "Overloaded"));
  else if (scripted.end === "whole") sendJson(response, 200, wholeMessage(model, scripted, pieces));
  else {
    const half = JSON.stringify(wholeMessage(model, scripted, pieces)).slice(0, 40);
    response.writeHead(200, { "Content-Type": "application/json" });
    await new Promise((resolve) => response.write(half, resolve));
    if (scripted.end === "cut") response.destroy();
  }
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
