/** What stands in the place of a page that was not kept. */
export const OFFLINE_PAGE = {
  title: "You are offline",
  reason:
    "This page was not kept on this device. Nothing is lost: it opens again when you are back.",
  kept: "These plans open without a network:",
  none: "Plans that you open with a network open here without one, too.",
  again: "Try Again",
} as const;
