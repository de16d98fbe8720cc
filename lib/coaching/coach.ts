import type { TalkMessage } from "./data";
import type { CoachFacts } from "./facts";

/** What a coach says: its words, and the steps that it suggests, each one line. */
export type CoachAnswer = { text: string; tasks: readonly string[] };

/** Yields the words of an answer as they come; the answer itself has the last word. */
export type Answering = AsyncGenerator<string, CoachAnswer, undefined>;

/** What an advice is asked about. */
export type AdviceRequest = {
  facts: CoachFacts;
  /** How many conversations the person had before, so that words without a model take turns. */
  turn: number;
};

/** A message in a conversation, and what was said before it. */
export type ReplyRequest = {
  message: string;
  /** As in an advice. */
  turn: number;
  facts: CoachFacts;
  /** The advice that the conversation began with; empty where it began with a message. */
  advice: string;
  /** Oldest first. */
  earlier: readonly { author: TalkMessage["author"]; content: string }[];
};
