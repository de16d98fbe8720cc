import type { SafetyNotice } from "@/lib/safety/types";

/** What every talk with a coach has: a question under way, and what came of the last one. */
export type TalkState = {
  /** What was asked and is not answered yet, with the coach's words so far. */
  pending: { text: string; words: string } | null;
  /** Why the message that was sent last stays with the person. */
  refusal: SafetyNotice | null;
  /** The last thing to be read out, once. */
  said: string;
};

export type TalkEvent =
  | { type: "asked"; text: string }
  | { type: "words came"; text: string }
  | { type: "ended" }
  | { type: "kept back"; safety: SafetyNotice };

export const NOTHING_SAID: TalkState = { pending: null, refusal: null, said: "" };

/** What an event changes of it. */
export function talkChange({ pending }: TalkState, event: TalkEvent): Partial<TalkState> {
  switch (event.type) {
    case "asked":
      return { pending: { text: event.text, words: "" }, refusal: null, said: "" };
    case "words came":
      return pending ? { pending: { ...pending, words: pending.words + event.text } } : {};
    case "ended":
      return { pending: null };
    case "kept back":
      return { pending: null, refusal: event.safety };
  }
}
