import { safetyOf } from "@/components/safety/safety-of";
import type { TalkEvent, TalkState } from "@/components/talk/talk-state";
import { ApiError } from "@/lib/api-client";
import type { SafetyNotice } from "@/lib/safety/types";

/** A coach's answer on its way: words as they come, then the whole. */
type Coming<Answer> = { type: "words"; text: string } | { type: "answer"; answer: Answer };

/** A question, and what is done with what comes of it. */
export type Question<Answer> = {
  text: string;
  request: (signal: AbortSignal) => AsyncIterable<Coming<Answer>>;
  /** May throw: then the question has failed. */
  take: (answer: Answer) => void;
  /** Whether the server says that no more is answered, which is shown then. */
  isOver: (error: ApiError) => boolean;
  onKeptBack?: (safety: SafetyNotice) => void;
  /** Asks the server whether it had answered although its answer was lost, and shows it if so. */
  wasAnswered: (text: string) => Promise<boolean>;
  fail: (error: unknown) => void;
};

export type Talk<State, Event> = {
  state: () => State;
  subscribe: (listener: () => void) => () => void;
  change: (event: Event) => void;
  /** Begins something that Stop ends; what was under way ends. */
  begin: () => AbortSignal;
  isBusy: () => boolean;
  /** True when the coach answered. */
  ask: <Answer>(question: Question<Answer>) => Promise<boolean>;
  /** Ends what is under way. */
  leave: () => void;
  /** As leave, for a person who goes on talking. Gives the question that was under way. */
  stop: () => string | undefined;
};

/** A talk with a coach as a store, one question at a time. */
export function createTalk<State extends TalkState, Event extends { type: string }>(
  first: State,
  reduce: (state: State, event: Event | TalkEvent) => State,
): Talk<State, Event | TalkEvent> {
  const listeners = new Set<() => void>();
  let state = first;
  let work: AbortController | null = null;

  function change(event: Event | TalkEvent): void {
    state = reduce(state, event);
    for (const listener of listeners) listener();
  }

  function begin(): AbortSignal {
    work?.abort();
    work = new AbortController();
    return work.signal;
  }

  function leave(): void {
    work?.abort();
    work = null;
  }

  async function ask<Answer>(question: Question<Answer>): Promise<boolean> {
    const signal = begin();
    change({ type: "asked", text: question.text });
    try {
      for await (const event of question.request(signal)) {
        if (signal.aborted) return false;
        if (event.type === "answer") question.take(event.answer);
        else change({ type: "words came", text: event.text });
      }
      return true;
    } catch (error) {
      return !signal.aborted && recover(question, error);
    } finally {
      // After Stop, something newer may be under way.
      if (work?.signal === signal) work = null;
    }
  }

  /** True when the coach had answered after all: without an answer nobody knows, so the server is asked. */
  async function recover<Answer>(question: Question<Answer>, error: unknown): Promise<boolean> {
    const isAnswer = error instanceof ApiError;
    if (isAnswer && question.isOver(error)) return false;
    const safety = safetyOf(error);
    if (safety) {
      change({ type: "kept back", safety });
      question.onKeptBack?.(safety);
      return false;
    }
    if (!isAnswer && (await question.wasAnswered(question.text))) return true;
    change({ type: "ended" });
    question.fail(error);
    return false;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    begin,
    isBusy: () => work !== null,
    ask,
    leave,
    stop() {
      const text = state.pending?.text;
      leave();
      change({ type: "ended" });
      return text;
    },
  };
}
