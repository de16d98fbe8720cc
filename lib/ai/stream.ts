import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import type { RawMessageStreamEvent } from "@anthropic-ai/sdk/resources/messages";
import type { z } from "zod";
import { env } from "@/lib/env";
import { anthropic, CALL_LIMIT_MS } from "./client";
import { AiError, toAiError } from "./errors";
import { fastModel } from "./models";
import { parametersOf, type StructuredRequest } from "./parameters";
import { ListReader, readStructured, TextReader } from "./structured";

const MAXIMUM_TRIES = 3;
const FIRST_PAUSE_MS = 300;
/** A service that asks for a longer pause than this is left alone: the person waits. */
const LONGEST_PAUSE_MS = 3_000;

export type ListRequest<Item, Answer> = StructuredRequest<Answer> & {
  /** The list in the answer whose items are told one by one, and the shape of an item. */
  field: string;
  item: z.ZodType<Item>;
};

export type WordsRequest<Answer> = StructuredRequest<Answer> & {
  /** The text in the answer that is told as it is written. It should be the first field of the schema. */
  field: string;
};

/** What of an answer has become known with each piece of it. */
type Reader<Told> = (piece: string) => Told[];

/**
 * Yields each item of a list as soon as the model has finished writing it, and returns the whole
 * checked answer. Tries again, with pauses that grow and vary, while nothing was yielded and the
 * service is only busy. Stops the model when the consumer stops reading or the signal ends.
 * @throws AiError
 */
export function streamList<Item, Answer>(
  request: ListRequest<Item, Answer>,
  signal: AbortSignal,
): AsyncGenerator<Item, Answer, undefined> {
  return streamStructured(request, signal, () => {
    const reader = new ListReader(request.field);
    return (piece) => reader.push(piece).map((item) => readStructured(request.item, item));
  });
}

/** As `streamList`, for one text: yields its characters as the model writes them. */
export function streamWords<Answer>(
  request: WordsRequest<Answer>,
  signal: AbortSignal,
): AsyncGenerator<string, Answer, undefined> {
  return streamStructured(request, signal, () => {
    const reader = new TextReader(request.field);
    return (piece) => [reader.push(piece)].filter((words) => words !== "");
  });
}

async function* streamStructured<Told, Answer>(
  request: StructuredRequest<Answer>,
  signal: AbortSignal,
  newReader: () => Reader<Told>,
): AsyncGenerator<Told, Answer, undefined> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(CALL_LIMIT_MS)]);
  let isTold = false;
  const onTold = () => {
    isTold = true;
  };
  for (let tries = 1; ; tries++) {
    try {
      return yield* readOnce(request, limited, newReader(), onTold);
    } catch (error) {
      const failure = signal.aborted ? new AiError("cancelled") : toAiError(error);
      const pause = pauseBefore(tries, failure.retryAfterMs);
      if (isTold || !failure.isPassing || tries === MAXIMUM_TRIES || pause > LONGEST_PAUSE_MS) {
        throw failure;
      }
      await delay(pause, undefined, { signal: limited }).catch(() => undefined);
    }
  }
}

/** Half of the pause is fixed and half is chance, so that many visitors do not come back at once. */
function pauseBefore(tries: number, askedMs = 0): number {
  const longest = FIRST_PAUSE_MS * 2 ** tries;
  return Math.max(askedMs, longest / 2 + (Math.random() * longest) / 2);
}

async function* readOnce<Told, Answer>(
  request: StructuredRequest<Answer>,
  signal: AbortSignal,
  read: Reader<Told>,
  onTold: () => void,
): AsyncGenerator<Told, Answer, undefined> {
  const silence = new AbortController();
  const clock = setTimeout(() => silence.abort(), env().ANTHROPIC_SILENCE_MS);
  const ended = AbortSignal.any([signal, silence.signal]);
  let text = "";
  let stop: string | null = null;
  try {
    const parameters = { ...parametersOf(request, fastModel()), stream: true } as const;
    const events = await anthropic().messages.create(parameters, { signal: ended });
    for await (const event of events) {
      clock.refresh();
      const piece = textOf(event);
      text += piece;
      for (const told of read(piece)) {
        onTold();
        yield told;
      }
      if (event.type === "message_delta") stop = event.delta.stop_reason;
    }
    // The SDK ends an aborted or a cut stream without an error.
    if (stop === null || ended.aborted) throw new AiError("cut");
  } catch (error) {
    throw ended.aborted ? new AiError("timeout", { cause: error }) : error;
  } finally {
    clearTimeout(clock);
    silence.abort();
  }
  if (stop === "refusal") throw new AiError("refused");
  if (stop !== "end_turn") throw new AiError("cut");
  return readStructured(request.schema, text);
}

function textOf(event: RawMessageStreamEvent): string {
  return event.type === "content_block_delta" && event.delta.type === "text_delta"
    ? event.delta.text
    : "";
}
