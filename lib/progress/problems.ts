export const PROGRESS_PROBLEMS = {
  premiumRequired: "Premium subscription required to download your progress.",
} as const;
