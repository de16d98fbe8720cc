import type { Span } from "@/lib/safety/types";

/** A text in which what led to a verdict is marked. Spans are in their order and don't overlap. */
export function MarkedText({ text, spans }: { text: string; spans: readonly Span[] }) {
  return (
    <p
      dir="auto"
      className="max-h-40 overflow-y-auto rounded-lg bg-muted px-4 py-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]"
    >
      {spans.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(spans[index - 1]?.end ?? 0, start)}
          <mark className="rounded-sm bg-marigold-wash px-0.5 font-semibold text-foreground">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </p>
  );
}
