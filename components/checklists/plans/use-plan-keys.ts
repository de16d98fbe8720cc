"use client";

import { useShortcuts } from "@/components/shortcuts/use-shortcuts";

/** On each card, the link that opens its plan. */
const PLAN_LINKS = "a[data-plan]";

const WORDS = { j: "Next plan (Enter opens it)", k: "Previous plan" };

/** `j` and `k` go from card to card. */
export function usePlanKeys(enabled: boolean): void {
  useShortcuts({ j: () => focusPlan(1), k: () => focusPlan(-1) }, { enabled, words: WORDS });
}

/** From the card that has the focus to the next one; from elsewhere to the first. */
function focusPlan(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(PLAN_LINKS)];
  const here = document.activeElement?.closest("li")?.querySelector<HTMLElement>(PLAN_LINKS);
  const at = here ? links.indexOf(here) : -1;
  const next = links[at === -1 ? 0 : at + by];
  if (!next) return;
  next.focus({ preventScroll: true });
  next.closest("li")?.scrollIntoView({ block: "nearest" });
}
