import { useSyncExternalStore } from "react";
import type { ShareSubject } from "@/components/decisions/share/share-subject";

/** What this page has learned about shares since it was rendered; other buttons on it know it, too. */
let learned: ReadonlyMap<string, string | null> = new Map();
const listeners = new Set<() => void>();

/** Notes the share of a decision, or with null that it has none any more. */
export function noteShare(decisionId: string, shareId: string | null): void {
  learned = new Map(learned).set(decisionId, shareId);
  for (const listener of listeners) listener();
}

/** Notes that a link is dead, wherever it was: the page's own word counts again. */
export function forgetShare(shareId: string): void {
  learned = new Map([...learned].filter(([, known]) => known !== shareId));
  for (const listener of listeners) listener();
}

/** The share id of a decision as far as this page knows. */
export function latestShareId({ id, shareId }: Pick<ShareSubject, "id" | "shareId">) {
  return learned.has(id) ? (learned.get(id) ?? null) : shareId;
}

/** As `latestShareId`, followed. */
export function useShareId(subject: Pick<ShareSubject, "id" | "shareId">): string | null {
  return useSyncExternalStore(
    subscribe,
    () => latestShareId(subject),
    () => subject.shareId,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
