import type { PlanStatus } from "./types";

/**
 * Which plans the address of My Plans asks for. Without a status: the open ones, and all when words
 * are searched for.
 */
export type PlansView = { status: PlanStatus | null; words: string; cursor: string };

/** The address of a view; the first page of the open plans is My Plans itself. */
export function plansAddress({
  status = null,
  words = "",
  cursor = "",
}: Partial<PlansView>): "/dashboard" | `/dashboard?${string}` {
  const isDefault = status === null || (status === "open" && !words);
  const query = new URLSearchParams([
    ...(words ? [["q", words]] : []),
    ...(isDefault ? [] : [["status", status]]),
    ...(cursor ? [["cursor", cursor]] : []),
  ]).toString();
  return query ? `/dashboard?${query}` : "/dashboard";
}

/** What a person sees who opens My Plans: open plans, from the newest. */
export function isFirstView({ status, words, cursor }: PlansView): boolean {
  return status === "open" && !words && !cursor;
}
