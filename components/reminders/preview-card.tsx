import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import {
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from "@/components/ui/card";
import { CLOSING_WORDS } from "@/lib/reminders/constants";
import type { ReminderPreview } from "@/lib/reminders/types";

/** What a reminder would say now (document 2, section 2). */
export function PreviewCard({ preview }: { preview: ReminderPreview }) {
  const { greeting, progressSummary, pendingTasks, moreTasks, plan } = preview;
  return (
    <section aria-labelledby="preview">
      <Card>
        <CardHeader>
          <CardTitle id="preview">Email Preview</CardTitle>
          <CardDescription>What it would say if it came now.</CardDescription>
        </CardHeader>
        <CardContent className="grid gap-3 wrap-anywhere">
          <p>{greeting}</p>
          <p>{progressSummary}</p>
          {pendingTasks.length > 0 ? (
            <>
              <h3 className="text-base">Your Pending Tasks:</h3>
              <ul className="grid list-disc gap-1.5 pl-5 marker:text-primary">
                {pendingTasks.map((task, place) => (
                  // Two steps may have the same words.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and never sorted.
                  <li key={place}>{task}</li>
                ))}
              </ul>
            </>
          ) : null}
          {moreTasks > 0 ? <p className="text-muted-foreground">and {moreTasks} more</p> : null}
          {plan ? <p>{CLOSING_WORDS}</p> : null}
        </CardContent>
        <CardFooter>
          {plan ? (
            <Link href={`/my-plans/${plan.id}`} className={buttonVariants({ variant: "outline" })}>
              Open Your Plan
            </Link>
          ) : (
            <Link href="/dashboard" className={buttonVariants({ variant: "outline" })}>
              Go to My Plans
            </Link>
          )}
        </CardFooter>
      </Card>
    </section>
  );
}
