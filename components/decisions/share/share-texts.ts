/** What the share dialog says. */
export const DIALOG_TEXTS = {
  ready: "The link is ready.",
  stopped: "The link no longer works. Nobody can see it any more.",
  endedElsewhere: "The link was stopped. Sharing again makes a new one.",
} as const;
