import "server-only";
import { LRUCache } from "lru-cache";
import { clientAddress } from "@/lib/request";

/** What this process has shown to whom it can't count in the log: visitors, and everyone while it is away. */
const shown = new LRUCache<string, number>({ max: 10_000 });

/** How many notices this person or this visitor's address has had from this process before this one. */
export async function turnInProcess(userId: string | null): Promise<number> {
  const whom = userId ?? `address ${await clientAddress().catch(() => "unknown")}`;
  const turn = shown.get(whom) ?? 0;
  shown.set(whom, turn + 1);
  return turn;
}
