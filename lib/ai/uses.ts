/**
 * What Claude is used for, and how much each may take: tokens of an answer, and milliseconds of the whole
 * call with its retries. The safety check's second opinion stands before everything else that a person
 * waits for.
 */
export const USES = {
  breakdown: { maximumTokens: 2_000, limitMs: 60_000 },
  sub_steps: { maximumTokens: 1_000, limitMs: 45_000 },
  refine: { maximumTokens: 4_000, limitMs: 60_000 },
  advise: { maximumTokens: 2_000, limitMs: 60_000 },
  reply: { maximumTokens: 1_500, limitMs: 60_000 },
  safety: { maximumTokens: 60, limitMs: 1_500 },
} as const;

export type AiUse = keyof typeof USES;
