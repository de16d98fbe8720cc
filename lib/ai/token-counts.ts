import "server-only";
import type { Usage } from "@anthropic-ai/sdk/resources/messages";

/** Tokens of one call, as the service counts them: what its cache took and gave is not in `input`. */
export type TokenCounts = { input: number; cacheWrite: number; cacheRead: number; output: number };

/** What a server tells. Those that are not Anthropic's leave some of it out, or all. */
export type ToldUsage = { [Key in keyof Usage]?: unknown } | null | undefined;

/** What has become known with each word on usage. Numbers that are none leave the one before. */
export function readCounts(told: ToldUsage, before: TokenCounts): TokenCounts {
  return {
    input: readCount(told?.input_tokens, before.input),
    cacheWrite: readCount(told?.cache_creation_input_tokens, before.cacheWrite),
    cacheRead: readCount(told?.cache_read_input_tokens, before.cacheRead),
    output: readCount(told?.output_tokens, before.output),
  };
}

/** No model reads or writes as many. */
const MOST = 10_000_000;

function readCount(told: unknown, before: number): number {
  return typeof told === "number" && told >= 0 && told <= MOST ? Math.ceil(told) : before;
}
