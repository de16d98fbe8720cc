/** Pages of plans that could not be shown (document 2, section 2). */
export const PLAN_PAGE_PROBLEMS = {
  plansFailed: "Failed to load your plans",
  planFailed: "Plan not found or failed to load",
  checklistMissing: "Checklist Not Found",
  checklistFailed: "Unable to Load Checklist",
  plansStillThere: "They are all still there. Something between us and them did not answer.",
  planFailedReason:
    "It may have been deleted, or the address may be incomplete. Your other plans are safe.",
  checklistFailedReason:
    "It may have been deleted, or it did not arrive. Your other plans are safe.",
  checklistMissingReason: "This address names no checklist. All your plans are on My Plans.",
} as const;
