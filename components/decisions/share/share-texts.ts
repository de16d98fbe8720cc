/** What the share dialog says. */
export const DIALOG_TEXTS = {
  offline: "You are offline, so nothing was shared. Please try again when you are back.",
  unreachable: "Stepwell can't be reached right now. Please try again.",
  stopUnreachable:
    "Stepwell can't be reached right now, so the link still works. Please try again.",
  deviceFailed: "Your device could not share it. The link above can be copied instead.",
  ready: "The link is ready.",
  stopped: "The link no longer works. Nobody can see it any more.",
  endedElsewhere: "The link was stopped. Sharing again makes a new one.",
} as const;
