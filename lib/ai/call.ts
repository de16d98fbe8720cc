import "server-only";
import type { Message } from "@anthropic-ai/sdk/resources/messages";
import { v7 as uuidv7 } from "uuid";
import { toAiError } from "./errors";
import { modelFor } from "./models";
import { instructionsOf, type StructuredRequest, send, sendStreamed } from "./parameters";
import { costMicros, highestCostMicros } from "./prices";
import { readCounts, type TokenCounts, type ToldUsage } from "./token-counts";
import { type AiOutcome, type CallRow, holdBudget, noteUsage } from "./usage";
import { USES } from "./uses";

/** What the service adds to a prompt, such as the shape of the answer in its own words. */
const ADDED_TOKENS = 2_000;
/** Bytes of a token, about, where the service did not count. A token has one at least. */
const BYTES_OF_A_TOKEN = 4;

/** Failures after which the service may have worked, and asks money for it. */
const WORKED: readonly AiOutcome[] = [
  "done",
  "cancelled",
  "timeout",
  "cut",
  "refused",
  "malformed",
];

/**
 * One request to the service. Opening it keeps its highest cost free in the budgets, ending it notes what
 * it cost; each is done once.
 */
export class Call {
  readonly #request: StructuredRequest<unknown>;
  readonly #row: CallRow;
  readonly #settings;
  readonly #startedAt = performance.now();
  readonly #promptBytes: number;
  #tokens: TokenCounts = { input: 0, cacheWrite: 0, cacheRead: 0, output: 0 };
  #isCounted = false;
  #writtenBytes = 0;

  private constructor(request: StructuredRequest<unknown>) {
    const { use, userId } = request;
    this.#request = request;
    this.#settings = modelFor(use);
    this.#row = { id: uuidv7(), userId, use, model: this.#settings.model, begunAt: new Date() };
    this.#promptBytes = Buffer.byteLength(instructionsOf(request) + request.prompt);
  }

  /** @throws AiError over_budget */
  static async open(request: StructuredRequest<unknown>): Promise<Call> {
    const call = new Call(request);
    const { use, model } = call.#row;
    const read = call.#promptBytes + ADDED_TOKENS;
    try {
      await holdBudget(call.#row, highestCostMicros(model, read, USES[use].maximumTokens));
    } catch (error) {
      call.end(toAiError(error).failure);
      throw error;
    }
    return call;
  }

  stream(signal: AbortSignal) {
    return sendStreamed(this.#request, this.#settings, signal);
  }

  async answer(signal: AbortSignal): Promise<Message> {
    const message = await send(this.#request, this.#settings, signal);
    this.count(message.usage, true);
    return message;
  }

  /** Notes what the service says of the tokens; only the last time is it all of them. */
  count(told: ToldUsage, isAll: boolean): void {
    this.#tokens = readCounts(told, this.#tokens);
    this.#isCounted = isAll && typeof told?.output_tokens === "number";
  }

  /** Notes what was written, for the case that it breaks off. */
  wrote(piece: string): void {
    this.#writtenBytes += Buffer.byteLength(piece);
  }

  end(outcome: AiOutcome): void {
    const tokens = this.#isCounted ? this.#tokens : this.#estimate(outcome);
    noteUsage(this.#row, {
      tokens,
      isEstimated: !this.#isCounted && tokens.input + tokens.output > 0,
      costMicros: costMicros(this.#row.model, tokens),
      latencyMs: Math.round(performance.now() - this.#startedAt),
      outcome,
    });
  }

  #estimate(outcome: AiOutcome): TokenCounts {
    const known = this.#tokens;
    const output = Math.max(known.output, Math.ceil(this.#writtenBytes / BYTES_OF_A_TOKEN));
    const isRead = known.input + known.cacheWrite + known.cacheRead > 0;
    if (isRead || (output === 0 && !WORKED.includes(outcome))) return { ...known, output };
    return { ...known, input: Math.ceil(this.#promptBytes / BYTES_OF_A_TOKEN), output };
  }
}
