import type { SafetyNotice } from "@/lib/safety/types";

/**
 * What stands above a notice of the safety check: a label and no sentence, since it is the same each
 * time. The words below it are the server's, which never says the same twice in a row.
 */
export function noticeHeading({ category, severity }: SafetyNotice): string {
  if (category === "medical_emergency") return "If this is happening now";
  if (category === "self_harm") return "Support for right now";
  return severity === "support" ? "Help with this" : "Held back, and still here";
}

export const LINES_LABEL = "People you can reach";

/** What stands around private drafts. */
export const DRAFT_TEXTS = {
  keep: "Keep as a private draft on this device",
  untilLogOut: "Delete it when I log out",
  kept: "Kept in this browser, and nowhere else. You find it below, under “Private drafts on this device”.",
  title: "Private drafts on this device",
  where: "They stand in this browser alone. Whoever else signs in here doesn't see them.",
  putBack: "Put it back",
  isBack: "Your draft is back in the field",
  delete: "Delete",
  deleted: "Private draft deleted",
} as const;
