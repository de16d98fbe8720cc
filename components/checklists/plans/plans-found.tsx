import { CARDS_PER_PAGE } from "@/lib/checklists/constants";

type PlansFoundProps = { words: string; count: number; hasMore: boolean; isFirstPage: boolean };

/** How the search went, also for screen readers; an empty list speaks for itself. */
export function PlansFound({ words, count, hasMore, isFirstPage }: PlansFoundProps) {
  return (
    <p role="status" className="text-muted-foreground empty:hidden">
      {words && count > 0 ? (
        <>
          {countInWords(count, hasMore, isFirstPage)} <bdi className="font-semibold">“{words}”</bdi>
        </>
      ) : null}
    </p>
  );
}

function countInWords(count: number, hasMore: boolean, isFirstPage: boolean): string {
  if (!isFirstPage) return "Older plans with";
  if (hasMore) return `More than ${CARDS_PER_PAGE} plans with`;
  return count === 1 ? "One plan with" : `${count} plans with`;
}
