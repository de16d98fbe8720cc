import { Download } from "lucide-react";
import { AccountSection } from "@/components/account/account-section";
import { FormAlert } from "@/components/auth/form-alert";
import { Button } from "@/components/ui/button";
import { PRIVACY_MESSAGES } from "@/lib/privacy/constants";

const FILES = [
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
] as const;

/** What the address says after a download that could not be made. */
function problemOf(told: string | undefined): string | null {
  if (told === "limited") return PRIVACY_MESSAGES.exportLimited;
  return told === "failed" ? PRIVACY_MESSAGES.exportFailed : null;
}

/** Plain forms: the browser does the download, with its own progress, and no script is needed. */
export function ExportSection({ problem }: { problem: string | undefined }) {
  return (
    <AccountSection
      id="your-data"
      title="Your data"
      description="Take a copy along whenever you like. Only what would open your account is left out."
    >
      <FormAlert>{problemOf(problem)}</FormAlert>
      <ul className="grid divide-y">
        {FILES.map(({ file, label, about }) => (
          <li
            key={file}
            className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between"
          >
            <p id={`${file}-about`}>{about}</p>
            <form action={`/account/export/${file}`} method="post" className="shrink-0">
              <Button
                type="submit"
                variant="outline"
                aria-describedby={`${file}-about`}
                className="w-full sm:w-60"
              >
                <Download aria-hidden="true" />
                {label}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
