import type { Outbox, OutboxEvent } from "@/components/offline/outbox";
import type { KeptWrite } from "@/components/offline/waiting-writes";

/** What the line about the connection tells. */
export type Connection = {
  /** The browser says so, or the server could not be reached when something was to be sent. */
  isOffline: boolean;
  waiting: number;
  refused: readonly KeptWrite[];
};

export const CONNECTED: Connection = { isOffline: false, waiting: 0, refused: [] };

type OutboxListener = (event: OutboxEvent) => void;

let connection = CONNECTED;
let outbox: Outbox | null = null;
const connectionListeners = new Set<() => void>();
const outboxListeners = new Set<OutboxListener>();

export function readConnection(): Connection {
  return connection;
}

export function subscribeToConnection(listener: () => void): () => void {
  connectionListeners.add(listener);
  return () => connectionListeners.delete(listener);
}

export function noteConnection(change: Partial<Connection>): void {
  connection = { ...connection, ...change };
  for (const listener of connectionListeners) listener();
}

/** What keeps writes while there is no network; null where the browser, or this page, keeps nothing. */
export function currentOutbox(): Outbox | null {
  return outbox;
}

export function setOutbox(started: Outbox): void {
  outbox = started;
}

/** Hears what becomes of writes that were kept; of those that wait already it hears at once. */
export function subscribeToOutbox(listener: OutboxListener): () => void {
  outboxListeners.add(listener);
  void outbox?.read().then((writes) => {
    if (outboxListeners.has(listener)) tellOf(writes, listener);
  });
  return () => outboxListeners.delete(listener);
}

export function tellOutboxListeners(event: OutboxEvent): void {
  for (const listener of outboxListeners) listener(event);
}

function tellOf(writes: readonly KeptWrite[], listener: OutboxListener): void {
  for (const write of writes) {
    if (write.refusal === undefined) listener({ type: "kept", write });
  }
}
