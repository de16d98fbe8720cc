import { Mark } from "@/components/shared/mark";

/** A small coin for buttons and lines; decorative. */
export function CoinGlyph() {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-7 shrink-0 place-items-center rounded-full border-2 border-marigold bg-marigold-bright text-ink dark:text-paper"
    >
      <Mark className="size-4" />
    </span>
  );
}
