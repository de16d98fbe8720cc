// The list's rows as the keyboard and the pointer meet them. Focus itself is the current row, so
// that going from row to row draws nothing anew.

const NEWS_ID = "task-list-news";

/** For the list's live region, which says what eyes see happen. */
export const listNewsProps = { id: NEWS_ID, role: "status", className: "sr-only" } as const;

/** Says a change of the list to screen readers. */
export function announce(news: string): void {
  const region = document.getElementById(NEWS_ID);
  if (region) region.textContent = news;
}

/** The row, of a step or a sub-step, that an element stands in. */
export function rowAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>("[data-step]") ?? null;
}

export function rowOf(stepId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-step="${CSS.escape(stepId)}"]`);
}

/** Puts the focus on a row's tick box and brings the row into view. */
export function focusRow(row: Element | null): void {
  row?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
  row?.scrollIntoView({ block: "nearest" });
}

/** Brings a row that has just moved into view, once it has been drawn in its new place. */
export function followRow(stepId: string): void {
  requestAnimationFrame(() => rowOf(stepId)?.scrollIntoView({ block: "nearest" }));
}

/** The focus must go on from a row that is about to go away: to the next, the one before, or the field below. */
export function focusBeside(stepId: string): void {
  const row = rowOf(stepId);
  const beside = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
  const field = row?.closest("section")?.querySelector<HTMLElement>("textarea");
  requestAnimationFrame(() => (beside ? focusRow(beside) : field?.focus()));
}

/**
 * Puts the focus on what a breakdown shows under a row: Stop, an answer to give, or the first smaller
 * step. Whoever is in that row already stays there.
 */
export function focusParts(stepId: string): void {
  const row = rowOf(stepId);
  if (row?.contains(document.activeElement)) return;
  const button = row?.querySelector<HTMLElement>("fieldset button");
  if (button) button.focus();
  else focusRow(row?.querySelector("li:has(input:not(:checked))") ?? row);
}

/** Puts the focus on the menu of a row, once it has been drawn. */
export function focusMenu(stepId: string): void {
  requestAnimationFrame(() =>
    rowOf(stepId)?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus(),
  );
}
