import { randomUUID } from "node:crypto";
import type { Message, RawMessageStreamEvent, Usage } from "@anthropic-ai/sdk/resources/messages";
import type { Piece, ScriptedMessage } from "./script.ts";

// The shapes of the real service, checked against the types of its SDK.

const usage: Usage = {
  cache_creation: null,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
  inference_geo: null,
  input_tokens: 600,
  output_tokens: 1,
  output_tokens_details: null,
  server_tool_use: null,
  service_tier: "standard",
  speed: "standard",
};

/** A message before its first word. */
export function emptyMessage(model: string): Message {
  return {
    id: `msg_${randomUUID().replaceAll("-", "")}`,
    type: "message",
    role: "assistant",
    model,
    content: [],
    container: null,
    diagnostics: null,
    stop_details: null,
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
}

/** The answer to a request that is not streamed. */
export function wholeMessage(
  model: string,
  scripted: ScriptedMessage,
  pieces: readonly Piece[],
): Message {
  const text = pieces.map((piece) => piece.text).join("");
  return {
    ...emptyMessage(model),
    content: [{ type: "text", text, citations: null }],
    stop_reason: scripted.stopReason,
    usage: { ...usage, output_tokens: tokensOf(text) },
  };
}

export function openingEvents(model: string): RawMessageStreamEvent[] {
  return [
    { type: "message_start", message: emptyMessage(model) },
    {
      type: "content_block_start",
      index: 0,
      content_block: { type: "text", text: "", citations: null },
    },
  ];
}

export function textEvent(text: string): RawMessageStreamEvent {
  return { type: "content_block_delta", index: 0, delta: { type: "text_delta", text } };
}

export function closingEvents(scripted: ScriptedMessage, text: string): RawMessageStreamEvent[] {
  return [
    { type: "content_block_stop", index: 0 },
    {
      type: "message_delta",
      delta: {
        container: null,
        stop_details: null,
        stop_reason: scripted.stopReason,
        stop_sequence: null,
      },
      usage: {
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
        input_tokens: usage.input_tokens,
        output_tokens: tokensOf(text),
        output_tokens_details: null,
        server_tool_use: null,
      },
    },
    { type: "message_stop" },
  ];
}

/** Source: Claude documentation, "Errors". */
const errorTypes: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  529: "overloaded_error",
};

/** The body of an HTTP error, and the data of an `error` event. */
export function errorBody(status: number, message: string): Record<string, unknown> {
  return { type: "error", error: { type: errorTypes[status] ?? "api_error", message } };
}

function tokensOf(text: string): number {
  return Math.max(1, Math.ceil(text.length / 4));
}
