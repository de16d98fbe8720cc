import { Scene } from "@/components/shared/scene";
import { Button } from "@/components/ui/button";
import type { Day } from "@/lib/dates";

type NoEntriesProps = {
  /** The day that was asked for; null for the whole journal. */
  day: Day | null;
  onWrite: () => void;
};

/** What stands in place of the list while there is nothing in it. */
export function NoEntries({ day, onWrite }: NoEntriesProps) {
  if (day !== null) {
    return (
      <p className="rounded-xl border border-dashed bg-card p-6">
        Nothing was written on this day.
      </p>
    );
  }
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border border-dashed bg-card px-5 py-10 text-center sm:py-14">
      <Scene name="notebook" />
      <h3 className="font-display text-2xl">No journal entries yet</h3>
      <p className="max-w-md text-muted-foreground">
        What went well, what was hard, or just how the day feels. One line is an entry.
      </p>
      <Button variant="outline" onClick={onWrite} className="mt-2">
        Create your first entry
      </Button>
    </div>
  );
}
