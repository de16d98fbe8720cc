import { shortGap } from "@/components/safety/demo/gap";
import type { Span } from "@/lib/safety/types";

/**
 * What led to a verdict, marked in its text; of a long one no more than stands beside it. Spans are in their
 * order and don't overlap.
 */
export function MarkedText({ text, spans }: { text: string; spans: readonly Span[] }) {
  return (
    <p
      dir="auto"
      className="max-h-40 overflow-y-auto rounded-lg bg-muted px-4 py-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]"
    >
      {spans.map(({ start, end }, index) => (
        <span key={start}>
          {shortGap(text.slice(spans[index - 1]?.end ?? 0, start), index > 0, true)}
          <mark className="rounded-sm bg-marigold-wash px-0.5 font-semibold text-foreground">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {shortGap(text.slice(spans.at(-1)?.end ?? 0), true, false)}
    </p>
  );
}
