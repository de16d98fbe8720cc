import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import type { RawMessageStreamEvent } from "@anthropic-ai/sdk/resources/messages";
import type { z } from "zod";
import { env } from "@/lib/env";
import { Call } from "./call";
import { AiError, toAiError } from "./errors";
import type { StructuredRequest } from "./parameters";
import { ListReader, readStructured, TextReader } from "./structured";
import type { AiOutcome } from "./usage";
import { USES } from "./uses";

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
  const limited = AbortSignal.any([signal, AbortSignal.timeout(USES[request.use].limitMs)]);
  let isTold = false;
  const onTold = () => {
    isTold = true;
  };
  for (let tries = 1; ; tries++) {
    try {
      return yield* callOnce(request, signal, limited, newReader(), onTold);
    } catch (error) {
      const failure = failureOf(error, signal);
      const pause = pauseBefore(tries, failure.retryAfterMs);
      if (isTold || !failure.isPassing || tries === MAXIMUM_TRIES || pause > LONGEST_PAUSE_MS) {
        throw failure;
      }
      await delay(pause, undefined, { signal: limited }).catch(() => undefined);
    }
  }
}

function failureOf(error: unknown, signal: AbortSignal): AiError {
  return signal.aborted ? new AiError("cancelled") : toAiError(error);
}

/** Half of the pause is fixed and half is chance, so that many visitors do not come back at once. */
function pauseBefore(tries: number, askedMs = 0): number {
  const longest = FIRST_PAUSE_MS * 2 ** tries;
  return Math.max(askedMs, longest / 2 + (Math.random() * longest) / 2);
}

/** One try, and the note of what it cost. */
async function* callOnce<Told, Answer>(
  request: StructuredRequest<Answer>,
  signal: AbortSignal,
  limited: AbortSignal,
  read: Reader<Told>,
  onTold: () => void,
): AsyncGenerator<Told, Answer, undefined> {
  if (limited.aborted) throw new AiError("timeout");
  const call = await Call.open(request);
  // Who stops reading has enough, unless they left.
  let outcome: AiOutcome | null = null;
  try {
    const answer = yield* readOnce(request, call, limited, read, onTold);
    outcome = "done";
    return answer;
  } catch (error) {
    outcome = failureOf(error, signal).failure;
    throw error;
  } finally {
    call.end(outcome ?? (signal.aborted ? "cancelled" : "done"));
  }
}

async function* readOnce<Told, Answer>(
  request: StructuredRequest<Answer>,
  call: Call,
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
    for await (const event of await call.stream(ended)) {
      clock.refresh();
      const piece = textOf(event);
      call.wrote(piece);
      // What stands before the object is no part of the answer.
      const known = text === "" ? piece.slice(piece.search(/\{|$/)) : piece;
      text += known;
      for (const told of read(known)) {
        onTold();
        yield told;
      }
      if (event.type === "message_start") call.count(event.message.usage, false);
      if (event.type !== "message_delta") continue;
      call.count(event.usage, true);
      stop = event.delta.stop_reason;
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
