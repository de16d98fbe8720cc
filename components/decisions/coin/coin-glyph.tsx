import { Mark } from "@/components/shared/mark";

const looks = {
  small: { coin: "size-7 border-2", mark: "size-4" },
  large: { coin: "size-12 border-3 sm:size-16", mark: "size-6 sm:size-8" },
};

/** A drawn coin that stays still; decorative. */
export function CoinGlyph({ size = "small" }: { size?: keyof typeof looks }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center rounded-full border-marigold bg-marigold-bright text-ink dark:text-paper ${looks[size].coin}`}
    >
      <Mark className={looks[size].mark} />
    </span>
  );
}
