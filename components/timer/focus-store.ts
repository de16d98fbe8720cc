/** The step that the focus view opens for. `minutes` is its estimate, null where nobody estimated. */
export type FocusTarget = {
  checklistId: string;
  stepId: string;
  text: string;
  minutes: number | null;
};

/** In the address of a plan's page: the id of the step that the focus view shows. */
export const FOCUS_PARAMETER = "focus";

/** Whether the page without the view lies right behind this one in the browser's history. */
let hasPlanBehind = false;
let latest: FocusTarget | null = null;

/**
 * Opens the focus view for a step, from anywhere in the browser. The address carries it, so Back
 * closes it and a reload keeps it; from another page the plan's own opens.
 */
export function openFocus(target: FocusTarget): void {
  const { checklistId, stepId } = target;
  const pages = [`/my-plans/${checklistId}`, `/checklist/${checklistId}`];
  if (!pages.includes(location.pathname)) {
    location.assign(`${pages[0]}?${FOCUS_PARAMETER}=${stepId}`);
    return;
  }
  latest = target;
  hasPlanBehind = true;
  history.pushState(null, "", withFocus(stepId));
}

/** Closes the focus view, as Back does. A session under way goes on. */
export function closeFocus(): void {
  if (hasPlanBehind) history.back();
  else history.replaceState(null, "", withFocus(null));
}

/** What `openFocus` was told of a step, for one that the page's list does not hold yet. */
export function latestTarget(stepId: string): FocusTarget | null {
  return latest?.stepId === stepId ? latest : null;
}

function withFocus(stepId: string | null): string {
  const address = new URL(location.href);
  if (stepId) address.searchParams.set(FOCUS_PARAMETER, stepId);
  else address.searchParams.delete(FOCUS_PARAMETER);
  return address.pathname + address.search + address.hash;
}
