import Link from "next/link";
import { PremiumUpsell } from "@/components/billing/premium-upsell";
import { JOURNAL_TEXTS } from "@/components/journals/journal-texts";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";

/** What a person without Premium sees; what they wrote while they had it stays theirs. */
export function JournalUpsell({ entryCount }: { entryCount: number }) {
  const { heading, badge } = JOURNAL_TEXTS;
  const isOne = entryCount === 1;
  return (
    <PremiumUpsell
      heading={heading}
      badge={badge}
      scene={<Scene name="notebook" />}
      title="Personal Journaling"
      benefits={[
        "Private, secure storage with safety filters",
        "Link entries to your decisions and goals",
        "Track your emotional journey",
      ]}
    >
      {entryCount === 0 ? null : (
        <div className="grid justify-items-start gap-2 rounded-lg bg-muted px-4 py-3">
          <p>
            {isOne ? "Your entry is" : `Your ${entryCount.toLocaleString("en-US")} entries are`}{" "}
            kept. You can download {isOne ? "it" : "them"} at any time, and with Premium you read
            and write here again.
          </p>
          <Link
            href="/account#your-data"
            prefetch={false}
            className={buttonVariants({ variant: "link" })}
          >
            Download your journal
          </Link>
        </div>
      )}
    </PremiumUpsell>
  );
}
