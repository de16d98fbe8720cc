import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { FieldChange } from "@/components/checklists/state/step-fields";
import type { ChecklistStep } from "@/lib/checklists/types";
import { DEVICE_NAME, PLANS_STORE } from "@/lib/offline/constants";

/** A plan as this device last saw it. */
export type KeptPlan = {
  id: string;
  title: string;
  steps: readonly ChecklistStep[];
  /** The newest reading of the plan's page that these steps follow; later ones sort behind it. */
  stamp: string;
  /** Milliseconds since 1970. */
  seenAt: number;
};

/**
 * What can be done without a network: a task is added, a step is ticked, starred or rewritten. Until a
 * task that was added has been sent, the key of its write stands for its id.
 */
export type WrittenChange = { type: "add"; text: string } | ({ type: "field" } & WrittenField);

export type WrittenField = Extract<
  FieldChange,
  { field: "completed" | "priority" | "text" | "minutes" }
>;

/** Why the server did not take a write, in its words. */
export type Refusal = { reason: string };

/** Something that was done without a network and waits to be sent. */
export type WaitingWrite = {
  /** Made by the database, in the order of keeping. */
  order?: number;
  /** Names this write towards the server, so that it is never done twice. */
  key: string;
  checklistId: string;
  /** The words of the step. */
  text: string;
  change: WrittenChange;
  /** It was sent and not taken; it stays until the person has seen it. */
  refusal?: Refusal;
};

interface DeviceSchema extends DBSchema {
  /** One row: whose device this is for now. */
  person: { key: "id"; value: string };
  plans: { key: string; value: KeptPlan; indexes: { seenAt: number } };
  writes: { key: number; value: WaitingWrite };
}

export type Device = IDBPDatabase<DeviceSchema>;
export const DEVICE_STORES = ["person", PLANS_STORE, "writes"] as const;

let opened: Promise<Device> | undefined;

/** What this browser keeps for work without a network. @throws where the browser keeps nothing. */
export function openDevice(): Promise<Device> {
  opened ??= openDB<DeviceSchema>(DEVICE_NAME, 1, {
    upgrade(database) {
      database.createObjectStore("person");
      database.createObjectStore(PLANS_STORE, { keyPath: "id" }).createIndex("seenAt", "seenAt");
      database.createObjectStore("writes", { keyPath: "order", autoIncrement: true });
    },
    // A newer version in another tab does not have to wait.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Makes this the device of one person. What it kept for somebody else goes first. True when it did.
 */
export async function claimDevice(personId: string): Promise<boolean> {
  const transaction = (await openDevice()).transaction(DEVICE_STORES, "readwrite");
  const known = await transaction.objectStore("person").get("id");
  if (known !== undefined && known !== personId) {
    await Promise.all(DEVICE_STORES.map((store) => transaction.objectStore(store).clear()));
  }
  await transaction.objectStore("person").put(personId, "id");
  await transaction.done;
  return known !== undefined && known !== personId;
}

/** Takes away all that is kept of a person. */
export async function emptyDevice(): Promise<void> {
  const transaction = (await openDevice()).transaction(DEVICE_STORES, "readwrite");
  await Promise.all(DEVICE_STORES.map((store) => transaction.objectStore(store).clear()));
  await transaction.done;
}
