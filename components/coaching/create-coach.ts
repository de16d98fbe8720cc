import { notePlanChange } from "@/components/checklists/state/plan-changes";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import {
  type AdviceWish,
  fetchSession,
  requestAdvice,
  requestReply,
  sendAcceptedTask,
} from "@/components/coaching/coach-requests";
import {
  type CoachEvent,
  type CoachState,
  coachReducer,
  NO_SESSION,
} from "@/components/coaching/coach-state";
import { adviceReadyReason, COACH_TEXTS } from "@/components/coaching/coach-texts";
import { createTalk } from "@/components/talk/create-talk";
import { toast } from "@/components/ui/toast-store";
import type { ApiError } from "@/lib/api-client";
import { COACH_PROBLEMS } from "@/lib/coaching/problems";
import type { SuggestedTask } from "@/lib/coaching/types";

/** Document 2, section 8: known by its words. */
const TURN_LIMIT = /Maximum conversation turns/;

export type Coach = {
  state: () => CoachState;
  subscribe: (listener: () => void) => () => void;
  generate: (wish: AdviceWish) => Promise<void>;
  /** True when the coach answered. */
  send: (text: string, checklistId: string | null) => Promise<boolean>;
  open: (id: string) => Promise<boolean>;
  /** `checklistId` is the plan that the task goes to; null when none is chosen. */
  accept: (task: SuggestedTask, checklistId: string | null) => Promise<void>;
  dismiss: (task: SuggestedTask) => void;
  /** The session is gone. */
  forget: (id: string) => void;
  /** Ends what is under way. */
  stop: () => void;
  /** As stop, for a page that nobody sees any more. */
  leave: () => void;
};

/** The coaching page as a store. `onStored` is called when something that the server lists has changed. */
export function createCoach(onStored: () => void): Coach {
  const talk = createTalk<CoachState, CoachEvent>(NO_SESSION, coachReducer);
  const { state, change } = talk;

  async function generate(wish: AdviceWish): Promise<void> {
    const { advising, pending } = state();
    if (advising !== null || pending) return;
    const signal = talk.begin();
    change({ type: "advice asked" });
    try {
      for await (const event of requestAdvice(wish, signal)) {
        if (signal.aborted) return;
        if (event.type === "words") {
          change({ type: "advice words", text: event.text });
          continue;
        }
        if (!event.answer.advice) throw new Error(COACH_PROBLEMS.adviceMissing);
        change({ type: "advised", answer: event.answer });
        const description = adviceReadyReason(event.answer.context.suggestedTasks.length);
        toast({ title: COACH_TEXTS.adviceReady, description });
      }
    } catch (error) {
      if (signal.aborted) return;
      change({ type: "advice ended" });
      const isMissing = error instanceof Error && error.message === COACH_PROBLEMS.adviceMissing;
      const reason = isMissing
        ? COACH_PROBLEMS.adviceMissing
        : failureReason(error, COACH_PROBLEMS.tryAgain);
      const retry = () => void generate(wish);
      tellFailure({ title: COACH_PROBLEMS.adviceFailed, reason, error, retry });
    } finally {
      // It may have been kept although its answer was lost on the way.
      onStored();
    }
  }

  async function send(text: string, checklistId: string | null): Promise<boolean> {
    const { session, advising, pending } = state();
    if (!session || advising !== null || pending) return false;
    const request = { message: text, conversationId: session.id, checklistId };
    return talk.ask({
      text,
      request: (signal) => requestReply(request, signal),
      take(answer) {
        if (!answer.response) throw new Error(COACH_PROBLEMS.replyMissing);
        // Document 2, section 9: an answer without its moment came now.
        const timestamp = answer.timestamp || new Date().toISOString();
        change({ type: "replied", answer: { ...answer, timestamp } });
      },
      isOver,
      onKeptBack({ safeMessage: description }) {
        toast({ title: COACH_PROBLEMS.safetyNotice, description });
      },
      wasAnswered,
      fail,
    });
  }

  function isOver({ message }: ApiError): boolean {
    if (!TURN_LIMIT.test(message)) return false;
    change({ type: "limit reached" });
    const { limitReached: title, limitReason: description } = COACH_PROBLEMS;
    toast({ variant: "destructive", title, description });
    return true;
  }

  function fail(error: unknown): void {
    const isMissing = error instanceof Error && error.message === COACH_PROBLEMS.replyMissing;
    const reason = isMissing
      ? COACH_PROBLEMS.replyMissing
      : failureReason(error, COACH_PROBLEMS.tryAgain);
    tellFailure({ title: COACH_PROBLEMS.messageFailed, reason, error });
  }

  async function wasAnswered(message: string): Promise<boolean> {
    const { session, messages } = state();
    if (!session) return false;
    const conversation = await fetchSession(session.id).catch(() => null);
    const newest = conversation?.messages.findLast(({ type }) => type === "user");
    const isAnswered =
      conversation !== null &&
      conversation.messages.length > messages.length &&
      newest?.content === message;
    if (isAnswered) change({ type: "opened", conversation });
    return isAnswered;
  }

  async function open(id: string): Promise<boolean> {
    try {
      const conversation = await fetchSession(id);
      talk.leave();
      change({ type: "opened", conversation });
      return true;
    } catch (error) {
      const reason = failureReason(error, COACH_PROBLEMS.tryAgain);
      tellFailure({
        title: COACH_PROBLEMS.sessionFailed,
        reason,
        error,
        retry: () => void open(id),
      });
      return false;
    }
  }

  async function accept(task: SuggestedTask, checklistId: string | null): Promise<void> {
    if (state().decided[task.id]) return;
    change({ type: "decided", taskId: task.id, decision: "accepted" });
    if (checklistId === null) {
      const { taskAccepted: title, taskAcceptedReason: description } = COACH_TEXTS;
      toast({ title, description });
      return;
    }
    try {
      await sendAcceptedTask(task.text, checklistId);
      toast({ title: COACH_TEXTS.taskAdded, description: task.text });
      notePlanChange();
      onStored();
    } catch (error) {
      change({ type: "decided", taskId: task.id, decision: null });
      const reason = failureReason(error, COACH_PROBLEMS.tryAgain);
      const retry = () => void accept(task, checklistId);
      tellFailure({ title: COACH_PROBLEMS.taskFailed, reason, error, retry });
    }
  }

  function dismiss({ id, text }: SuggestedTask): void {
    change({ type: "decided", taskId: id, decision: "dismissed" });
    const onSelect = () => change({ type: "decided", taskId: id, decision: null });
    toast({
      title: COACH_TEXTS.taskDismissed,
      description: text,
      action: { label: "Undo", onSelect },
    });
  }

  function stop(): void {
    const text = talk.stop();
    change({ type: "advice ended" });
    // The answer may have been written a moment before.
    if (text !== undefined) void wasAnswered(text);
    onStored();
  }

  return {
    state,
    subscribe: talk.subscribe,
    generate,
    send,
    open,
    accept,
    dismiss,
    forget: (id) => change({ type: "deleted", id }),
    stop,
    leave: talk.leave,
  };
}
