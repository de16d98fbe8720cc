import { Check } from "lucide-react";
import { cn } from "@/lib/cn";

type CoinOptionsProps = { options: readonly string[]; chosen: string | null };

/** What the coin was asked about; its choice is marked. */
export function CoinOptions({ options, chosen }: CoinOptionsProps) {
  return (
    <ol aria-label="Options" className="grid grid-cols-1 gap-1.5">
      {options.map((option, index) => {
        const isChosen = option === chosen;
        return (
          <li
            key={option}
            className={cn(
              "flex items-baseline gap-3 rounded-lg px-3 py-1.5",
              isChosen ? "bg-marigold-wash font-semibold" : "text-muted-foreground",
            )}
          >
            <span aria-hidden="true" className="w-4 shrink-0 text-end tabular-nums">
              {index + 1}
            </span>
            <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {option}
            </span>
            {isChosen ? (
              <>
                <Check aria-hidden="true" className="size-4 shrink-0 self-center text-marigold" />
                <span className="sr-only">the coin&apos;s choice</span>
              </>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
