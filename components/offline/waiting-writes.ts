import {
  openDevice,
  type Refusal,
  type WaitingWrite,
  type WrittenChange,
} from "@/components/offline/device";

export type KeptWrite = Required<Pick<WaitingWrite, "order">> & WaitingWrite;

/**
 * Keeps a write until it can be sent. One that says something else of the same field takes the place
 * of an older one, at the end of the line. Undefined when this is somebody else's device by now.
 */
export async function keepWrite(
  personId: string,
  write: WaitingWrite,
): Promise<KeptWrite | undefined> {
  const transaction = (await openDevice()).transaction(["person", "writes"], "readwrite");
  const writes = transaction.objectStore("writes");
  if ((await transaction.objectStore("person").get("id")) !== personId) return undefined;
  for (const { order, change } of await writes.getAll()) {
    if (order !== undefined && isSameField(change, write.change)) await writes.delete(order);
  }
  const order = await writes.add(write);
  await transaction.done;
  return { ...write, order };
}

/** What waits to be sent and what was refused, in the order of keeping; nothing of anybody else's. */
export async function readWrites(personId: string): Promise<KeptWrite[]> {
  const transaction = (await openDevice()).transaction(["person", "writes"]);
  if ((await transaction.objectStore("person").get("id")) !== personId) return [];
  const writes = await transaction.objectStore("writes").getAll();
  return writes.flatMap((write) =>
    write.order === undefined ? [] : [{ ...write, order: write.order }],
  );
}

/** Forgets a write whose refusal the person has seen. */
export async function dropWrite(order: number): Promise<void> {
  await (await openDevice()).delete("writes", order);
}

/**
 * Forgets a write that was sent. What was done meanwhile to the task that it added is of `stepId` from
 * now on: all in one, so that whatever cuts this off, nothing of it is left behind.
 */
export async function settleWrite({ order, key }: KeptWrite, stepId?: string): Promise<void> {
  const transaction = (await openDevice()).transaction("writes", "readwrite");
  await transaction.store.delete(order);
  for (const write of await transaction.store.getAll()) {
    const { change } = write;
    if (stepId === undefined || change.type !== "field" || change.stepId !== key) continue;
    await transaction.store.put({ ...write, change: { ...change, stepId } });
  }
  await transaction.done;
}

/**
 * Keeps a write that the server does not take, until the person has seen why. What was done to a task
 * that can't be added goes with it.
 */
export async function refuseWrite({ order, key }: KeptWrite, refusal: Refusal): Promise<void> {
  const transaction = (await openDevice()).transaction("writes", "readwrite");
  const write = await transaction.store.get(order);
  if (write) await transaction.store.put({ ...write, refusal });
  for (const other of await transaction.store.getAll()) {
    const isOfIt = other.change.type === "field" && other.change.stepId === key;
    if (isOfIt && other.order !== undefined) await transaction.store.delete(other.order);
  }
  await transaction.done;
}

function isSameField(one: WrittenChange, other: WrittenChange): boolean {
  if (one.type === "add" || other.type === "add") return false;
  return one.stepId === other.stepId && one.field === other.field;
}
