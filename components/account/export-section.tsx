import { AccountSection } from "@/components/account/account-section";
import { type ExportFileRow, ExportRows } from "@/components/account/export-rows";
import { FormAlert } from "@/components/auth/form-alert";
import { PROGRESS_FILES } from "@/components/progress/progress-files";
import { PRIVACY_PROBLEMS } from "@/lib/privacy/problems";

const FILES: readonly ExportFileRow[] = [
  {
    file: "everything.json",
    label: "Download everything",
    about: "All that Stepwell keeps about you, as JSON for other programs.",
  },
  {
    file: "plans.md",
    label: "Download plans",
    about: "Your plans with their steps, as Markdown to read and print.",
  },
  {
    file: "journal.md",
    label: "Download journal",
    about: "Your journal entries, as Markdown to read and print.",
  },
  ...PROGRESS_FILES.map((row) => ({ ...row, feature: "downloads for a spreadsheet" })),
];

const PROBLEMS = new Map<string, string>([
  ["limited", PRIVACY_PROBLEMS.exportLimited],
  ["premium", PRIVACY_PROBLEMS.exportPremium],
  ["failed", PRIVACY_PROBLEMS.exportFailed],
]);

/** `problem` is what the address says after a download that could not be made. */
export function ExportSection({ problem = "" }: { problem: string | undefined }) {
  return (
    <AccountSection
      id="your-data"
      title="Your data"
      description="Take a copy along whenever you like. Only what would open your account is left out."
    >
      <FormAlert>{PROBLEMS.get(problem) ?? null}</FormAlert>
      <ExportRows files={FILES} />
    </AccountSection>
  );
}
