import { Mark } from "@/components/shared/mark";

/** One side of the coin: the product's mark, or the number that the chosen option has in the list. */
export function CoinFace({ number }: { number: number | null }) {
  return (
    <>
      <CoinDisc />
      <div className="absolute inset-0 grid place-items-center text-(--gold-relief)">
        {number === null ? (
          <Mark className="size-15 -translate-y-px" />
        ) : (
          <span className="font-display text-5xl leading-none font-semibold">{number}</span>
        )}
      </div>
    </>
  );
}

/** The metal. Its colours are the stage's. */
function CoinDisc() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120">
      <circle cx="60" cy="60" r="60" fill="var(--gold-deep)" />
      <circle cx="60" cy="60" r="58" fill="var(--gold)" />
      <circle
        cx="60"
        cy="60"
        r="53"
        fill="none"
        stroke="var(--gold-deep)"
        strokeWidth="2"
        strokeDasharray="0 5.55"
        strokeLinecap="round"
      />
      <circle cx="60" cy="60" r="47.5" fill="none" stroke="var(--gold-deep)" />
      <circle cx="60" cy="60" r="46.5" fill="var(--gold-light)" opacity="0.55" />
      <path
        d="M19 45A43.5 43.5 0 0 1 45 19"
        fill="none"
        stroke="white"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.6"
      />
    </svg>
  );
}
