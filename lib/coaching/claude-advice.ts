import "server-only";
import { COACH_RULES, fencedFacts, streamAnswer } from "./claude-prompt";
import type { AdviceRequest, Answering } from "./coach";

const MOST_CHARACTERS = 1_500;

// The same words for everyone, so that the service can keep them cached.
const SYSTEM = `You are the AI coach of Stepwell, an app for adults with ADHD who turn goals into short steps. The person asks you for advice on where they stand. Starting is the wall for them; long advice and shame make them leave.

What you write
- "words": two or three short paragraphs, at most 900 characters in all. First what you see: what is done, what they worked on. Then the one step that you would do next, why that one, and how to begin it. Then leave to stop after it.

${COACH_RULES}`;

/** Advice by Claude. Throws AiError when it gives none that can be shown. */
export function claudeAdvice(
  userId: string,
  { facts }: AdviceRequest,
  signal: AbortSignal,
): Answering {
  return streamAnswer(
    {
      use: "advise",
      userId,
      system: SYSTEM,
      prompt: fencedFacts(facts).join("\n"),
      mostCharacters: MOST_CHARACTERS,
    },
    signal,
  );
}
