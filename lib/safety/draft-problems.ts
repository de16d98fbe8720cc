export const DRAFT_PROBLEMS = {
  tooLong: "This is longer than a private draft can be. Your text is still in the field.",
  full: "There is room for 50 private drafts. Delete one, then this one can be kept. Your text is still in the field.",
  blocked:
    "This browser has no room for it, or doesn't let Stepwell keep anything. Your text is still in the field.",
  unloaded: "This part could not be fetched. Your text is still in the field.",
} as const;
