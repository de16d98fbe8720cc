import {
  currentOutbox,
  noteConnection,
  setOutbox,
  tellOutboxListeners,
} from "@/components/offline/connection-store";
import { createOutbox, type OutboxEvent } from "@/components/offline/outbox";
import { sendWrite } from "@/components/offline/send-write";
import {
  dropWrite,
  keepWrite,
  readWrites,
  refuseWrite,
  settleWrite,
} from "@/components/offline/waiting-writes";
import { OUTBOX_NAME } from "@/lib/offline/constants";

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** From now on, writes of this person are kept without a network, and sent when there is one. */
export async function startOutbox(personId: string): Promise<void> {
  if (currentOutbox()) return;
  const channel = new BroadcastChannel(OUTBOX_NAME);
  const outbox = createOutbox({
    store: {
      keep: (write) => keepWrite(personId, write),
      read: () => readWrites(personId),
      drop: dropWrite,
      settle: settleWrite,
      refuse: refuseWrite,
    },
    send: sendWrite,
    alone,
    tell(event) {
      channel.postMessage(event);
      hear(event);
    },
  });

  let retryMs = FIRST_RETRY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    clearTimeout(retry);
    // The browser tells when it is worth while again.
    if (!navigator.onLine) return;
    const isEmpty = await outbox.flush();
    retryMs = isEmpty ? FIRST_RETRY_MS : Math.min(retryMs * 2, LONGEST_RETRY_MS);
    if (!isEmpty) retry = setTimeout(flush, retryMs);
  }

  async function count(): Promise<void> {
    const writes = await outbox.read();
    const refused = writes.filter(({ refusal }) => refusal !== undefined);
    noteConnection({ waiting: writes.length - refused.length, refused });
  }

  function hear(event: OutboxEvent): void {
    outbox.hear(event);
    tellOutboxListeners(event);
    void count();
    if (event.type !== "kept") return;
    clearTimeout(retry);
    retry = setTimeout(flush, retryMs);
  }

  channel.onmessage = ({ data }) => hear(data);
  window.addEventListener("offline", () => noteConnection({ isOffline: true }));
  window.addEventListener("online", () => {
    noteConnection({ isOffline: false });
    void flush();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void flush();
  });
  setOutbox(outbox);
  for (const write of await outbox.read()) {
    if (write.refusal === undefined) tellOutboxListeners({ type: "kept", write });
  }
  noteConnection({ isOffline: !navigator.onLine });
  await count();
  await flush();
}

/** Old browsers without locks rely on the keys of the writes alone. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(OUTBOX_NAME, work);
}
