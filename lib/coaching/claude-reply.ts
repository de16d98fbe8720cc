import "server-only";
import { fenced } from "@/lib/ai/fenced";
import { COACH_RULES, fencedFacts, streamAnswer } from "./claude-prompt";
import type { Answering, ReplyRequest } from "./coach";

const MOST_CHARACTERS = 1_200;

// The same words for everyone, so that the service can keep them cached.
const SYSTEM = `You are the AI coach of Stepwell, an app for adults with ADHD who turn goals into short steps. You gave the person advice, and now they write to you. A conversation has five turns, so each answer stands by itself. Starting is the wall for them; long answers and shame make them leave.

What you write
- "words": one or two short paragraphs, at most 600 characters in all. Answer what they wrote first, then one next step where one helps. Don't say again what you have said.

${COACH_RULES}`;

/** An answer of Claude to a message. Throws AiError when it gives none that can be shown. */
export function claudeReply(userId: string, request: ReplyRequest, signal: AbortSignal): Answering {
  return streamAnswer(
    {
      use: "reply",
      userId,
      system: SYSTEM,
      prompt: promptFor(request),
      mostCharacters: MOST_CHARACTERS,
    },
    signal,
  );
}

function promptFor({ message, facts, advice, earlier }: ReplyRequest): string {
  return [
    ...fencedFacts(facts),
    ...(advice === "" ? [] : [fenced("advice", advice)]),
    ...(earlier.length > 0 ? [fenced("conversation", earlier)] : []),
    fenced("message", message),
  ].join("\n");
}
