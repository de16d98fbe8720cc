import type { ExportFileRow } from "@/components/account/export-rows";

/** The downloads of a person's progress. */
export const PROGRESS_FILES: readonly ExportFileRow[] = [
  {
    file: "steps.csv",
    label: "Download tasks",
    about: "Every task with its plan, its estimate, the time focused and when it got done, as CSV.",
  },
  {
    file: "focus.csv",
    label: "Download focus time",
    about: "Every focus session with its plan and task, as CSV.",
  },
];
