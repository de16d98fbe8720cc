import { Skeleton } from "@/components/ui/skeleton";

const ROWS = ["first", "second", "third"];

/** Three rows (document 2, section 9) while entries are on their way. */
export function EntrySkeletons() {
  return (
    <div data-slot="entry-skeletons" className="grid gap-5">
      <p role="status" className="sr-only">
        Loading...
      </p>
      {ROWS.map((row) => (
        <div key={row} className="grid gap-3 rounded-xl border bg-card p-5 sm:p-6">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      ))}
    </div>
  );
}
