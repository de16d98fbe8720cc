export const DIALOG_PROBLEMS = {
  offline: "You are offline, so nothing was shared. Please try again when you are back.",
  unreachable: "Stepwell can't be reached right now, so nothing was shared. Please try again.",
  stopUnreachable:
    "Stepwell can't be reached right now, so the link still works. Please try again.",
  deviceFailed: "Your device could not share it. The link above can be copied instead.",
  copyFailed: "Copy failed: Please copy the link manually.",
  which: "Say which decision to share: its decisionId, or the shareId that it has already.",
} as const;

/** What a shared decision's address says when there is none (document 2, section 2). */
export const SHARED_PROBLEMS = {
  notFound: "Decision Not Found",
  notFoundReason:
    "The link may have lost its end, or whoever shared the decision has taken it back.",
  incomplete: "This link is incomplete",
  invalidLink: "Invalid share link. Please check the URL and try again.",
  incompleteReason: "Often the end of a link is lost when it is copied or broken over two lines.",
} as const;
