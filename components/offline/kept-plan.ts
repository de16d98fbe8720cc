import { v7 as uuidv7 } from "uuid";
import { type KeptPlan, openDevice } from "@/components/offline/device";
import { KEPT_PAGES_MAX } from "@/lib/offline/constants";

/**
 * Keeps a plan as the server last told it, unless this is somebody else's device by now. `stamp` is
 * that of the page's reading as long as nothing has changed since. The plans that were seen longest
 * ago make room.
 */
export async function keepPlan(
  personId: string,
  plan: Pick<KeptPlan, "id" | "title" | "steps">,
  stamp: string | null,
): Promise<void> {
  const transaction = (await openDevice()).transaction(["person", "plans"], "readwrite");
  const plans = transaction.objectStore("plans");
  if ((await transaction.objectStore("person").get("id")) === personId) {
    await plans.put({ ...plan, stamp: stamp ?? uuidv7(), seenAt: Date.now() });
    const ids = await plans.index("seenAt").getAllKeys();
    for (const id of ids.slice(0, Math.max(0, ids.length - KEPT_PAGES_MAX))) await plans.delete(id);
  }
  await transaction.done;
}

/** The steps of a plan as this device saw them at this reading of its page or later. */
export async function keptSince(id: string, stamp: string): Promise<KeptPlan | undefined> {
  const plan = await (await openDevice()).get("plans", id);
  return plan && plan.stamp >= stamp ? plan : undefined;
}
