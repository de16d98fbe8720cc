import { ApiError, api } from "@/lib/api-client";
import type { SafetyNotice, SafetyStats, Span } from "@/lib/safety/types";

/** A check that takes longer is given up. */
const GIVE_UP_AFTER_MS = 20_000;

export type DemoKind = "chat" | "journal" | "decision" | "text";

/** What is checked; options belong to a decision alone. */
export type DemoText = { text: string; options: readonly string[] };

/** What came of a check. */
export type DemoResult = {
  /** The server's word on it. */
  message: string;
  /** Null where it is simply let through. */
  notice: SafetyNotice | null;
  /** What led to it, in the text or in one of the options. */
  found: { text: string; spans: readonly Span[] } | null;
  /** From the question to the answer, as this browser saw it. */
  milliseconds: number;
};

/** What an answer tells, blocked or not; `option` is the place of the option that led to it, from 0. */
type Told = Partial<SafetyNotice> & { message: string; spans?: readonly Span[]; option?: number };

/**
 * Checks a text (document 2, section 7). A text that is blocked is a result as any other.
 * @throws ApiError, or fetch's error when the network fails
 */
export async function sendTest(kind: DemoKind, checked: DemoText): Promise<DemoResult> {
  const startedAt = performance.now();
  const { message, spans, option, ...rest } = await answerTo(kind, checked);
  return {
    message,
    notice: isNotice(rest) ? rest : null,
    found: foundIn(checked, spans, option),
    milliseconds: Math.max(1, Math.round(performance.now() - startedAt)),
  };
}

/** Of an option is told which it was, and no more. */
function foundIn(
  { text, options }: DemoText,
  spans: readonly Span[] = [],
  option: number | undefined,
): DemoResult["found"] {
  const chosen = option === undefined ? undefined : options[option];
  if (chosen !== undefined) return { text: chosen, spans: [{ start: 0, end: chosen.length }] };
  return spans.length > 0 ? { text, spans } : null;
}

async function answerTo(kind: DemoKind, checked: DemoText): Promise<Told> {
  try {
    return await api<Told>("POST", `/api/safety/test/${kind}`, {
      body: bodyOf(kind, checked),
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.safety)) throw error;
    const { spans, option } = error.answer as Partial<Told>;
    return {
      ...error.safety,
      message: error.message,
      ...(spans && { spans }),
      ...(option !== undefined && { option }),
    };
  }
}

/** @throws ApiError, or fetch's error when the network fails */
export async function readStats(): Promise<SafetyStats> {
  return api<SafetyStats>("GET", "/api/safety/admin/stats", {
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  });
}

function bodyOf(kind: DemoKind, { text, options }: DemoText): Record<string, unknown> {
  switch (kind) {
    case "chat":
      return { message: text };
    case "journal":
      return { entry: text };
    case "decision":
      return { decision: text, options };
    case "text":
      return { text };
  }
}

function isNotice(answer: Partial<SafetyNotice>): answer is SafetyNotice {
  return answer.safeMessage !== undefined && answer.resources !== undefined;
}
