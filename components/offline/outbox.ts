import type { ChangedStep } from "@/components/checklists/state/checklist-requests";
import type { Refusal, WaitingWrite } from "@/components/offline/device";
import type { KeptWrite } from "@/components/offline/waiting-writes";

/** What the server says now of the step that a write was of; nothing of a star. */
export type SentAnswer = Partial<Pick<ChangedStep, "task" | "parent">>;

/** What becomes of a write, for every tab that shows its plan. */
export type OutboxEvent =
  | { type: "kept"; write: KeptWrite }
  | { type: "sent"; write: KeptWrite; answer: SentAnswer }
  | { type: "refused"; write: KeptWrite }
  | { type: "dropped" };

/** What came of sending: an answer, a refusal for good, or no answer for now. */
export type Sending =
  | { result: "sent"; answer: SentAnswer }
  | { result: "refused"; refusal: Refusal }
  | { result: "later" };

export type OutboxStore = {
  keep: (write: WaitingWrite) => Promise<KeptWrite | undefined>;
  read: () => Promise<KeptWrite[]>;
  drop: (order: number) => Promise<void>;
  /** Forgets a write that was sent; `stepId` is that of the task which it added. */
  settle: (write: KeptWrite, stepId?: string) => Promise<void>;
  refuse: (write: KeptWrite, refusal: Refusal) => Promise<void>;
};

export type OutboxOptions = {
  store: OutboxStore;
  send: (write: KeptWrite) => Promise<Sending>;
  /** Runs the work when no other tab runs it. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Tells this tab and the others. */
  tell: (event: OutboxEvent) => void;
};

export type Outbox = {
  /** False where this browser does not keep it. */
  keep: (write: WaitingWrite) => Promise<boolean>;
  /** Sends what waits, one after the other in the order of keeping. True when nothing waits any more. */
  flush: () => Promise<boolean>;
  read: OutboxStore["read"];
  drop: (order: number) => Promise<void>;
  /** Takes in what this tab, or another, has told. */
  hear: (event: OutboxEvent) => void;
};

/**
 * Keeps what is done without a network and sends it later: in order, one tab at a time, and each write
 * under its own key. Nothing leaves before the server has answered, so what was cut off is sent again.
 */
export function createOutbox({ store, send, alone, tell }: OutboxOptions): Outbox {
  /** The ids of tasks that were added, by the keys of their writes: a tap may come too late. */
  const addedIds = new Map<string, string>();

  function withId<Write extends WaitingWrite>(write: Write): Write {
    const { change } = write;
    const stepId = change.type === "field" ? addedIds.get(change.stepId) : undefined;
    return change.type === "add" || stepId === undefined
      ? write
      : { ...write, change: { ...change, stepId } };
  }

  async function sendAll(): Promise<boolean> {
    for (;;) {
      const waiting = (await store.read()).find(({ refusal }) => refusal === undefined);
      if (!waiting) return true;
      const write = withId(waiting);
      const sending = await send(write);
      if (sending.result === "later") return false;
      if (sending.result === "refused") {
        await store.refuse(write, sending.refusal);
        tell({ type: "refused", write: { ...write, refusal: sending.refusal } });
      } else {
        const added = write.change.type === "add" ? sending.answer.task?.id : undefined;
        await store.settle(write, added);
        tell({ type: "sent", write, answer: sending.answer });
      }
    }
  }

  return {
    async keep(write) {
      const kept = await store.keep(withId(write));
      if (kept) tell({ type: "kept", write: kept });
      return kept !== undefined;
    },
    async flush() {
      let isEmpty = false;
      await alone(async () => {
        isEmpty = await sendAll();
      });
      return isEmpty;
    },
    read: store.read,
    async drop(order) {
      await store.drop(order);
      tell({ type: "dropped" });
    },
    hear(event) {
      if (event.type !== "sent" || event.write.change.type !== "add" || !event.answer.task) return;
      addedIds.set(event.write.key, event.answer.task.id);
    },
  };
}
