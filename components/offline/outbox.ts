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
  refuse: (order: number, refusal: Refusal) => Promise<void>;
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
};

/**
 * Keeps what is done without a network and sends it later: in order, one tab at a time, and each write
 * under its own key. Nothing leaves before the server has answered, so what was cut off is sent again.
 */
export function createOutbox({ store, send, alone, tell }: OutboxOptions): Outbox {
  async function sendAll(): Promise<boolean> {
    for (;;) {
      const write = (await store.read()).find(({ refusal }) => refusal === undefined);
      if (!write) return true;
      const sending = await send(write);
      if (sending.result === "later") return false;
      if (sending.result === "refused") {
        await store.refuse(write.order, sending.refusal);
        tell({ type: "refused", write: { ...write, refusal: sending.refusal } });
      } else {
        await store.drop(write.order);
        tell({ type: "sent", write, answer: sending.answer });
      }
    }
  }

  return {
    async keep(write) {
      const kept = await store.keep(write);
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
  };
}
